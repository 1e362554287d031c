import MartHolidayKit

/// What a write did to a row.
public enum WriteResult: Hashable, Sendable {
  case created
  case replaced
}

extension MartStore {
  /// The subscriber of a name with the tag of its document, or `nil` when there is none.
  public func subscriber(
    _ id: String
  ) async throws -> (subscriber: AlertSubscriber, tag: DocumentTag)? {
    try await database.read { db in
      try Self.document(ofSubscriber: id, db).map { document in
        (try Documents.value(AlertSubscriber.self, of: document), DocumentTag(of: document))
      }
    }
  }

  /// Stores a subscriber, and replaces one of the same name.
  ///
  /// - Parameters:
  ///   - subscriber: the subscriber.
  ///   - seconds: now, in seconds since 1970.
  ///   - condition: what has to hold for the present document.
  /// - Returns: what was done, and the tag of the new document.
  /// - Throws: `MartStoreError.Code.preconditionFailed`.
  public func setSubscriber(
    _ subscriber: AlertSubscriber, at seconds: Int,
    if condition: @escaping WriteCondition = { _ in true }
  ) async throws -> (result: WriteResult, tag: DocumentTag) {
    let document = try Documents.text(of: subscriber)
    let old = try await write(alone: subscriber.id) { db in
      let old = try Self.document(ofSubscriber: subscriber.id, if: condition, db)
      let sql = """
        INSERT INTO subscriber VALUES ($1, $2, $3) ON CONFLICT (id)
        DO UPDATE SET document = excluded.document, updated_at = excluded.updated_at
        """
      try db.execute(sql, [.text(subscriber.id), .text(document), .integer(seconds)])
      try Self.tellWorkers(of: subscriber.id, db)
      return old
    }
    return (old == nil ? .created : .replaced, DocumentTag(of: document))
  }

  /// Deletes a subscriber.
  ///
  /// - Returns: whether there was one.
  /// - Throws: `MartStoreError.Code.preconditionFailed`.
  public func deleteSubscriber(
    _ id: String, if condition: @escaping WriteCondition = { _ in true }
  ) async throws -> Bool {
    try await write(alone: id) { db in
      guard try Self.document(ofSubscriber: id, if: condition, db) != nil else { return false }
      try db.execute("DELETE FROM subscriber WHERE id = $1", [.text(id)])
      return true
    }
  }

  /// How many subscribers there are.
  public func subscriberCount() async throws -> Int {
    try await database.read {
      try $0.rows("SELECT COUNT(*) FROM subscriber", []).first?.integer(0) ?? 0
    }
  }

  private static func document(ofSubscriber id: String, _ db: any SQLConnection) throws -> String? {
    try db.rows("SELECT document FROM subscriber WHERE id = $1", [.text(id)]).first?.text(0)
  }

  /// The document that a write replaces; throws if the condition of the write does not hold.
  static func document(
    ofSubscriber id: String, if condition: WriteCondition, _ db: any SQLConnection
  ) throws -> String? {
    let document = try document(ofSubscriber: id, db)
    guard condition(document.map { DocumentTag(of: $0) }) else {
      throw MartStoreError(.preconditionFailed)
    }
    return document
  }

  /// Tells workers of a new or changed subscriber, for a night that has begun.
  static func tellWorkers(of id: String, _ db: any SQLConnection) throws {
    try db.execute(
      "INSERT INTO subscriber_news VALUES ($1) ON CONFLICT (id) DO NOTHING", [.text(id)])
  }
}
