import Foundation
import MartHolidayFoundation
import MartHolidayKit

/// The body of a request that describes a subscriber.
///
/// It is all of `AlertSubscriber`, or what `FavoritesSync` sends. Either may have the push token of
/// a device.
struct SubscriberBody {
  private let bytes: [UInt8]
  private let name: String
  private let isDevice: Bool

  /// The most favorites of one subscriber.
  private static let mostFavorites = 100
  /// The most bytes of a push token.
  private static let longestToken = 4_096

  /// - Parameter isDevice: whether it comes from a device itself, which need not say its name.
  init(_ bytes: [UInt8], name: String, isDevice: Bool) {
    self.bytes = bytes
    self.name = name
    self.isDevice = isDevice
  }

  /// - Throws: `ServerError`, `DecodingError`.
  func contents() throws -> (subscriber: AlertSubscriber, token: String?) {
    let extras = try JSONDecoder().decode(Extras.self, from: Data(bytes))
    if let token = extras.token { try Self.check(token) }
    let subscriber = try subscriber(extras)
    guard subscriber.id == name else {
      throw ServerError.badFields([("id", "주소의 이름과 같아야 합니다.")])
    }
    guard subscriber.favorites.count <= Self.mostFavorites else {
      throw ServerError.badFields([("favorites", "\(Self.mostFavorites)개까지 가능합니다.")])
    }
    guard Set(subscriber.favorites).count == subscriber.favorites.count else {
      throw ServerError.badFields([("favorites", "같은 지점이 두 번 있습니다.")])
    }
    return (subscriber, extras.token)
  }

  private func subscriber(_ extras: Extras) throws -> AlertSubscriber {
    if extras.names.subtracting(["token"]) == ["favorites"] {
      guard let read = AlertSubscriber(id: name, favoritesBody: bytes) else {
        throw ServerError.badFields([("favorites", "지점 번호의 목록이어야 합니다.")])
      }
      return read
    }
    var data = Data(bytes)
    // A device does not know its name before it has one.
    if isDevice, !extras.names.contains("id"), extras.names.contains("favorites"),
      var object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    {
      object["id"] = name
      data = try JSONSerialization.data(withJSONObject: object)
    }
    return try JSONDecoder.makeMartHolidayDecoder().decode(AlertSubscriber.self, from: data)
  }

  private static func check(_ token: String) throws {
    let isWord = token.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    guard !token.isEmpty, token.utf8.count <= longestToken, isWord else {
      throw ServerError.badFields([("token", "푸시 토큰이어야 합니다.")])
    }
  }

  /// The names of all fields of an object, and the push token among them.
  private struct Extras: Decodable {
    let names: Set<String>
    let token: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      names = Set(container.allKeys.map { $0.stringValue })
      token = try container.decodeIfPresent(String.self, forKey: AnyKey(stringValue: "token"))
    }

    private struct AnyKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }
}
