/// A database for the statements of this package: a file of SQLite, or PostgreSQL.
package protocol SQLDatabase: Sendable {
  var dialect: SQLDialect { get }

  /// Runs statements that change nothing.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result

  /// Runs statements in one transaction that writes.
  ///
  /// - Parameters:
  ///   - mayRepeat: whether running the body twice has the same effect as once. If so, it runs
  ///     again after a lost connection, even if its commit may have arrived; if not, an error says
  ///     that nobody knows whether the change was made.
  ///   - body: the statements.
  func write<Result: Sendable>(
    mayRepeat: Bool, _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result

  /// Ends all reading and writing.
  func close() throws
}

extension SQLDatabase {
  package func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await write(mayRepeat: true, body)
  }
}

/// A connection inside a transaction; parameters are written `$1`, `$2`.
package protocol SQLConnection {
  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow]

  /// - Returns: how many rows were changed.
  @discardableResult
  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int
}

extension SQLConnection {
  @discardableResult
  package func execute(_ sql: String) throws -> Int { try execute(sql, []) }

  /// Keeps out all others who ask for the same, until the transaction ends.
  package func lock(_ dialect: SQLDialect, _ name: String) throws {
    if let lock = dialect.lock { _ = try rows(lock, [.text(name)]) }
  }
}

package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  package init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }
  package init(_ number: Double?) { self = number.map { .real($0) } ?? .null }
  package init(_ text: String?) { self = text.map { .text($0) } ?? .null }
}

package struct SQLRow: Sendable {
  let values: [SQLValue]

  package init(_ values: [SQLValue]) { self.values = values }

  package func integer(_ column: Int) throws -> Int {
    guard case .integer(let number) = values[column] else { throw damaged(column) }
    return number
  }

  package func text(_ column: Int) throws -> String {
    guard case .text(let text) = values[column] else { throw damaged(column) }
    return text
  }

  package func textIfAny(_ column: Int) throws -> String? {
    values[column] == .null ? nil : try text(column)
  }

  package func integerIfAny(_ column: Int) throws -> Int? {
    values[column] == .null ? nil : try integer(column)
  }

  package func realIfAny(_ column: Int) throws -> Double? {
    switch values[column] {
    case .null: nil
    case .real(let number): number
    case .integer(let number): Double(number)
    case .text: throw damaged(column)
    }
  }

  private func damaged(_ column: Int) -> MartStoreError {
    MartStoreError(.damagedFile, "column \(column) is of another type")
  }
}

/// Where the two databases differ.
package struct SQLDialect: Sendable {
  /// The time of the database in milliseconds since 1970, which all who use it share.
  package let now: String
  /// The first parameter, a JSON array of arrays, as a table with one array in each `value`.
  package let rowsOfFirstParameter: String
  /// A text among `elements(_:)`, compared by its bytes.
  package let element: String
  /// A table of the texts in a JSON array, to be put in the place of `%`.
  private let elements: String
  /// Makes a claim skip the shards that other claims are locking at this moment.
  package let skipLocked: String
  /// The type of names, compared by their bytes.
  package let name: String
  /// Ends the definition of a table that is read only by its primary key.
  package let keyed: String
  /// Locks a name until the transaction ends; `nil` for a file, which has one writer anyway.
  package let lock: String?
  /// Tells the planner of the database about rows that were just added.
  package let analyze: String
  /// Deletes all rows of a table at once.
  package let empty: String

  /// A table of the texts in a column that is a JSON array.
  package func elements(_ column: String) -> String { elements.replacing("%", with: column) }

  package static let sqlite = SQLDialect(
    now: "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    rowsOfFirstParameter: "json_each($1)", element: "element.value",
    elements: "json_each(%) AS element", skipLocked: "", name: "TEXT", keyed: " WITHOUT ROWID",
    lock: nil, analyze: "PRAGMA optimize", empty: "DELETE FROM")

  package static let postgres = SQLDialect(
    now: "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)",
    rowsOfFirstParameter: "json_array_elements(CAST($1 AS json)) AS rows(value)",
    element: "(element.value COLLATE \"C\")",
    elements: "json_array_elements_text(CAST(% AS json)) AS element(value)",
    skipLocked: " FOR UPDATE SKIP LOCKED", name: "TEXT COLLATE \"C\"", keyed: "",
    lock: "SELECT pg_advisory_xact_lock(1296913493, hashtext($1))",
    analyze: "ANALYZE alert_member, alert_favorite", empty: "TRUNCATE")
}
