import Foundation
import Hummingbird
import MartHolidayFoundation
import MartHolidayKit
import MartStore

/// Those who are told of closings: kept under the push token or another name that they give.
///
/// A name is as good as a password here, so it is in no log and in no error.
struct SubscriberRoutes {
  let server: Server

  /// The most bytes of a name; tokens of push services have some two hundred.
  private static let longestName = 1_024
  /// The most favorites of one subscriber.
  private static let mostFavorites = 100

  func add(to table: RouteTable) {
    table.add(
      "/api/subscribers/{subscriber}",
      [
        .get: { try await get($0, $1) }, .put: { try await put($0, $1) },
        .delete: { try await delete($0, $1) },
      ])
  }

  private func get(_ request: Request, _ context: MartContext) async throws -> Response {
    try server.authorize(request)
    guard let found = try await server.store.subscriber(Self.name(context)) else {
      throw ServerError.notFound
    }
    return try request.answer(tag: EntityTag(found.tag), cacheControl: "private, no-cache") {
      try JSONAnswer.response(found.subscriber, headers: $0)
    }
  }

  private func put(_ request: Request, _ context: MartContext) async throws -> Response {
    try server.authorize(request)
    let subscriber = try Self.subscriber(
      named: Self.name(context), in: await server.body(of: request))
    let (result, tag) = try await server.store.setSubscriber(
      subscriber, at: server.settings.seconds, if: request.writeCondition)
    return try JSONAnswer.response(
      subscriber, status: result == .created ? .created : .ok,
      headers: [.eTag: EntityTag(tag).field])
  }

  private func delete(_ request: Request, _ context: MartContext) async throws -> Response {
    try server.authorize(request)
    let name = try Self.name(context)
    guard try await server.store.deleteSubscriber(name, if: request.writeCondition) else {
      throw ServerError.notFound
    }
    return Response(status: .noContent)
  }

  /// The name in the path.
  static func name(_ context: MartContext) throws -> String {
    let name = context.part("subscriber") ?? ""
    guard !name.isEmpty, name.utf8.count <= longestName else { throw ServerError.badRequest }
    return name
  }

  /// Reads a subscriber, or the body that `FavoritesSync` sends for one.
  private static func subscriber(
    named name: String, in body: [UInt8]
  ) throws -> AlertSubscriber {
    let keys = try JSONDecoder().decode(Keys.self, from: Data(body)).names
    let subscriber: AlertSubscriber
    if keys == ["favorites"] {
      guard let read = AlertSubscriber(id: name, favoritesBody: body) else {
        throw ServerError.badFields([("favorites", "지점 번호의 목록이어야 합니다.")])
      }
      subscriber = read
    } else {
      subscriber = try JSONDecoder.makeMartHolidayDecoder()
        .decode(AlertSubscriber.self, from: Data(body))
    }
    guard subscriber.id == name else {
      throw ServerError.badFields([("id", "주소의 이름과 같아야 합니다.")])
    }
    guard subscriber.favorites.count <= mostFavorites else {
      throw ServerError.badFields([("favorites", "\(mostFavorites)개까지 가능합니다.")])
    }
    guard Set(subscriber.favorites).count == subscriber.favorites.count else {
      throw ServerError.badFields([("favorites", "같은 지점이 두 번 있습니다.")])
    }
    return subscriber
  }

  /// The names of the fields of an object.
  private struct Keys: Decodable {
    let names: Set<String>

    init(from decoder: any Decoder) throws {
      names = Set(try decoder.container(keyedBy: AnyKey.self).allKeys.map { $0.stringValue })
    }

    private struct AnyKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }
}
