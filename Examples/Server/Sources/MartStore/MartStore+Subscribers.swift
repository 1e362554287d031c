import GRDB
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
    try await pool.read { db in
      try Self.document(ofSubscriber: id, db).map { document in
        (try Documents.value(AlertSubscriber.self, of: document), DocumentTag(of: document))
      }
    }
  }

  /// Puts a subscriber in the place of the one of its name, or beside the others.
  ///
  /// - Parameters:
  ///   - subscriber: the subscriber.
  ///   - seconds: now, in seconds since 1970.
  ///   - condition: what has to hold for what is there.
  /// - Throws: `MartStoreError.Code.preconditionFailed`.
  public func setSubscriber(
    _ subscriber: AlertSubscriber, at seconds: Int,
    if condition: @escaping WriteCondition = { _ in true }
  ) async throws -> (result: WriteResult, tag: DocumentTag) {
    let document = try Documents.text(of: subscriber)
    let old = try await pool.write { db in
      let old = try Self.document(ofSubscriber: subscriber.id, db)
      guard condition(old.map { DocumentTag(of: $0) }) else {
        throw MartStoreError(.preconditionFailed)
      }
      let sql = """
        INSERT INTO subscriber VALUES (?, ?, ?) ON CONFLICT (id)
        DO UPDATE SET document = excluded.document, updated_at = excluded.updated_at
        """
      try db.execute(sql: sql, arguments: [subscriber.id, document, seconds])
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
    try await pool.write { db in
      let old = try Self.document(ofSubscriber: id, db)
      guard condition(old.map { DocumentTag(of: $0) }) else {
        throw MartStoreError(.preconditionFailed)
      }
      guard old != nil else { return false }
      try db.execute(sql: "DELETE FROM subscriber WHERE id = ?", arguments: [id])
      return true
    }
  }

  /// How many subscribers there are.
  public func subscriberCount() async throws -> Int {
    try await pool.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM subscriber") ?? 0 }
  }

  private static func document(ofSubscriber id: String, _ db: Database) throws -> String? {
    try String.fetchOne(
      db, sql: "SELECT document FROM subscriber WHERE id = ?", arguments: [id])
  }
}
