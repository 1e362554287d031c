import Foundation
import HTTPTypes
import Hummingbird
import MartHolidayFoundation
import MartHolidayKit
import MartStore

/// The subscribers, who are told of closings.
///
/// A device registers itself: it gets a random name, a key to change its own registration, and one
/// to read its calendar. The administrator may also add subscribers under chosen names; such a name
/// is as good as a password. Names and keys are in no log and in no error.
struct SubscriberRoutes {
  let server: Server

  /// The most bytes of a name; tokens of push services have some two hundred.
  private static let longestName = 1_024

  func add(to table: RouteTable) {
    table.add("/api/subscribers", [.post: { try await register($0, $1) }])
    table.add(
      "/api/subscribers/{subscriber}",
      [
        .get: { try await get($0, $1) }, .put: { try await put($0, $1) },
        .delete: { try await delete($0, $1) },
      ])
  }

  private struct Registered: Encodable {
    let id: String
    let writeKey: String
    let feedKey: String
    let feed: String
  }

  private func register(_ request: Request, _ context: MartContext) async throws -> Response {
    guard let registrations = server.registrations else { throw ServerError.writesAreOff }
    let body = try await server.body(of: request)
    let (id, write, feed) = (DeviceKey(prefix: "d-"), DeviceKey(), DeviceKey())
    let (subscriber, token) = try SubscriberBody(body, name: id.text, isDevice: true).contents()
    // Only valid registrations count against the address.
    if let seconds = registrations.secondsToWait(context.client.description) {
      throw ServerError.tooManyRequests(seconds)
    }
    try await server.store.register(
      subscriber, as: StoredDevice(writeKey: write.hash, feedKey: feed.hash), token: token,
      at: server.settings.seconds)
    let path = "/api/subscribers/\(id.text)"
    return try JSONAnswer.response(
      Registered(
        id: id.text, writeKey: write.text, feedKey: feed.text,
        feed: "\(path)/feed.ics?key=\(feed.text)"),
      status: .created, headers: [.location: path, .cacheControl: "no-store"])
  }

  /// Refuses everybody but the device itself and the administrator.
  ///
  /// - Returns: whether the subscriber is a device.
  private func authorize(_ request: Request, _ name: String) async throws -> Bool {
    guard let key = request.key else {
      throw server.settings.token == nil ? ServerError.writesAreOff : ServerError.noToken
    }
    let device = try await server.store.device(of: name)
    if let device, DeviceKey.matches(key, device.writeKey) { return true }
    // An unknown name is refused in the same way as somebody else's.
    try server.authorize(request)
    return device != nil
  }

  private func get(_ request: Request, _ context: MartContext) async throws -> Response {
    let name = try Self.name(context)
    _ = try await authorize(request, name)
    guard let found = try await server.store.subscriber(name) else { throw ServerError.notFound }
    return try request.answer(tag: EntityTag(found.tag), cacheControl: "private, no-cache") {
      try JSONAnswer.response(found.subscriber, headers: $0)
    }
  }

  private func put(_ request: Request, _ context: MartContext) async throws -> Response {
    let name = try Self.name(context)
    let isDevice = try await authorize(request, name)
    let body = SubscriberBody(try await server.body(of: request), name: name, isDevice: isDevice)
    let (subscriber, token) = try body.contents()
    guard isDevice || token == nil else {
      throw ServerError.badFields([("token", "스스로 등록한 기기만 쓸 수 있습니다.")])
    }
    let seconds = server.settings.seconds
    var result = WriteResult.replaced
    let tag: DocumentTag
    if isDevice {
      let changed = try await server.store.changeDevice(
        subscriber, token: token, at: seconds, if: request.writeCondition)
      // A device that was deleted meanwhile is refused in the same way as an unknown name.
      guard let changed else {
        try server.authorize(request)
        throw ServerError.notFound
      }
      tag = changed
    } else {
      (result, tag) = try await server.store.setSubscriber(
        subscriber, at: seconds, if: request.writeCondition)
    }
    return try JSONAnswer.response(
      subscriber, status: result == .created ? .created : .ok,
      headers: [.eTag: EntityTag(tag).field])
  }

  private func delete(_ request: Request, _ context: MartContext) async throws -> Response {
    let name = try Self.name(context)
    _ = try await authorize(request, name)
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
}
