import MartHolidayKit

/// The keys of a device that registered itself, as hashes.
public struct StoredDevice: Hashable, Sendable {
  /// The hash of the key with which it changes or deletes its own registration.
  public let writeKey: String
  /// The hash of the key with which its calendar is read.
  public let feedKey: String

  public init(writeKey: String, feedKey: String) {
    self.writeKey = writeKey
    self.feedKey = feedKey
  }
}

extension MartStore {
  /// Stores a device that registers itself.
  ///
  /// - Parameters:
  ///   - subscriber: its wishes, under a name that nobody else has.
  ///   - device: the hashes of its keys.
  ///   - token: its push token; an older registration with the same token is deleted, because a
  ///     device that was set up anew has forgotten its keys.
  ///   - seconds: now, in seconds since 1970.
  public func register(
    _ subscriber: AlertSubscriber, as device: StoredDevice, token: String?, at seconds: Int
  ) async throws {
    let document = try Documents.text(of: subscriber)
    try await write(alone: Self.devices) { connection in
      try Self.forgetOthers(than: subscriber.id, with: token, connection)
      try connection.execute(
        "INSERT INTO subscriber VALUES ($1, $2, $3)",
        [.text(subscriber.id), .text(document), .integer(seconds)])
      try connection.execute(
        "INSERT INTO device (subscriber, write_key, feed_key, push_token) VALUES ($1, $2, $3, $4)",
        [
          .text(subscriber.id), .text(device.writeKey), .text(device.feedKey), SQLValue(token),
        ])
      try Self.tellWorkers(of: subscriber.id, connection)
    }
  }

  /// Replaces the wishes of a device.
  ///
  /// - Parameters:
  ///   - subscriber: its wishes, under its name.
  ///   - token: another push token, or `nil` for the one that it has.
  ///   - seconds: now, in seconds since 1970.
  ///   - condition: what has to hold for the present document.
  /// - Returns: the new tag, or `nil` for a deleted device: stored again, it would have no keys.
  /// - Throws: `MartStoreError.Code.preconditionFailed`.
  public func changeDevice(
    _ subscriber: AlertSubscriber, token: String?, at seconds: Int,
    if condition: @escaping WriteCondition = { _ in true }
  ) async throws -> DocumentTag? {
    let document = try Documents.text(of: subscriber)
    return try await write(alone: subscriber.id) { [dialect = database.dialect] connection in
      let id = subscriber.id
      if token != nil { try connection.lock(dialect, Self.devices) }
      guard try Self.document(ofSubscriber: id, if: condition, connection) != nil,
        try connection.execute(
          "UPDATE subscriber SET document = $2, updated_at = $3 WHERE id = $1",
          [.text(id), .text(document), .integer(seconds)]) == 1
      else { return nil }
      if let token {
        try Self.forgetOthers(than: id, with: token, connection)
        try connection.execute(
          "UPDATE device SET push_token = $2 WHERE subscriber = $1", [.text(id), .text(token)])
      }
      try Self.tellWorkers(of: id, connection)
      return DocumentTag(of: document)
    }
  }

  /// The device of a name, or `nil` for one that did not register itself.
  public func device(of subscriber: String) async throws -> StoredDevice? {
    try await database.read { connection in
      try connection.rows(
        "SELECT write_key, feed_key FROM device WHERE subscriber = $1", [.text(subscriber)]
      ).first.map { StoredDevice(writeKey: try $0.text(0), feedKey: try $0.text(1)) }
    }
  }

  private static let devices = "devices"

  private static func forgetOthers(
    than id: String, with token: String?, _ connection: any SQLConnection
  ) throws {
    guard let token else { return }
    try connection.execute(
      """
      DELETE FROM subscriber WHERE id <> $1 AND id IN (
        SELECT subscriber FROM device WHERE push_token = $2)
      """, [.text(id), .text(token)])
  }
}
