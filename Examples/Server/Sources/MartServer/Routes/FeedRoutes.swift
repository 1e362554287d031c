import HTTPTypes
import Hummingbird
import MartHolidayKit
import MartStore

/// Calendars of closings that people subscribe to.
struct FeedRoutes {
  let server: Server

  /// How many months a feed reaches ahead.
  private static let months = 12

  func add(to table: RouteTable) {
    table.add("/api/feeds/marts.ics", [.get: { request, _ in try branches(request) }])
    table.add("/api/subscribers/{subscriber}/feed.ics", [.get: { try await subscriber($0, $1) }])
  }

  private func branches(_ request: Request) throws -> Response {
    let image = try server.catalog.image()
    guard let text = try request.query("ids"), case let ids = try MartRoutes.ids(text), !ids.isEmpty
    else { throw ServerError.badParameter("지점 번호(ids)가 필요합니다.") }
    let found = ids.compactMap { image.catalog[$0] }
    guard !found.isEmpty else { throw ServerError.notFound }
    return try feed(of: found, image, request, tag: image.tag, cacheControl: "max-age=3600")
  }

  private func subscriber(_ request: Request, _ context: MartContext) async throws -> Response {
    let name = try SubscriberRoutes.name(context)
    // A device's calendar needs its key; a wrong key gets the same answer as an unknown name.
    if let device = try await server.store.device(of: name) {
      guard DeviceKey.matches(try request.query("key"), device.feedKey) else {
        throw ServerError.notFound
      }
    }
    guard let (subscriber, tag) = try await server.store.subscriber(name) else {
      throw ServerError.notFound
    }
    let image = try server.catalog.image()
    let found = subscriber.favorites.compactMap { image.catalog[$0] }
    return try feed(
      of: found, image, request, tag: EntityTag("\(image.tag.text)-\(tag)"),
      cacheControl: "private, max-age=3600", subscriber.language)
  }

  private func feed(
    of branches: [Branch], _ image: CatalogImage, _ request: Request, tag: EntityTag,
    cacheControl: String, _ usual: PhraseLanguage = .korean
  ) throws -> Response {
    let language = try request.query("language").map { PhraseLanguage(languageTag: $0) } ?? usual
    // Each language has a tag of its own, compressed and not compressed.
    let isCompressed = Compression.isWanted(request)
    let form = (language == .korean ? "" : "-en") + (isCompressed ? "-gz" : "")
    let tag = EntityTag(tag.text + form)
    return request.answer(tag: tag, cacheControl: cacheControl) { headers in
      // The stamp is the time of the last change, so that an unchanged feed has the same bytes.
      var feed = HolidayFeed(
        branches, from: image.today, months: Self.months, stamp: image.changedAt,
        sequence: image.version.number)
      feed.language = language
      var fields = headers
      fields[.contentType] = "text/calendar; charset=utf-8"
      fields[.vary] = "Accept-Encoding"
      var body = ByteBuffer(string: feed.text())
      if isCompressed, let smaller = Compression.gzip(body) {
        body = smaller
        fields[.contentEncoding] = "gzip"
      }
      return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: body))
    }
  }
}
