import AlertQueue
import CPostgres
import Foundation

/// One connection to PostgreSQL; it is used by one thread at a time.
final class PostgresConnection: SQLConnection {
  private let connection: OpaquePointer

  /// The types of PostgreSQL that hold whole numbers: `int8`, `int2` and `int4`.
  private static let integerTypes: Set<Oid> = [20, 21, 23]

  init(_ settings: String) throws {
    guard let connection = PQconnectdb(settings) else {
      throw PostgresError(message: "out of memory", state: "", isConnectionLost: false)
    }
    self.connection = connection
    guard PQstatus(connection) == CONNECTION_OK else {
      throw PostgresError(
        message: Self.text(PQerrorMessage(connection)), state: "", isConnectionLost: true)
    }
    // What exists already is not worth a line in the log.
    try execute("SET client_min_messages = warning")
  }

  deinit { PQfinish(connection) }

  private var isLost = false

  var isUsable: Bool { !isLost && PQstatus(connection) == CONNECTION_OK }

  /// Has the next transaction begin on a connection of its own.
  func giveUp() { isLost = true }

  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow] {
    let result = try run(sql, values)
    defer { PQclear(result) }
    let columns = 0..<PQnfields(result)
    let isInteger = columns.map { Self.integerTypes.contains(PQftype(result, $0)) }
    return try (0..<PQntuples(result)).map { row in
      SQLRow(
        try columns.map { column in
          guard PQgetisnull(result, row, column) == 0 else { return .null }
          let text = Self.text(PQgetvalue(result, row, column))
          guard isInteger[Int(column)] else { return .text(text) }
          guard let number = Int(text) else { throw QueueError(.damaged, "no number: \(text)") }
          return .integer(number)
        })
    }
  }

  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    let result = try run(sql, values)
    defer { PQclear(result) }
    return Int(Self.text(PQcmdTuples(result))) ?? 0
  }

  /// Runs a statement that the server plans anew each time.
  ///
  /// A prepared one keeps a plan: that of a table which was empty when the night began reads the
  /// whole table for every page when it has grown to a million rows. Planning takes a fraction of
  /// what a page does.
  private func run(_ sql: String, _ values: [SQLValue]) throws -> OpaquePointer? {
    let texts = values.map { value -> UnsafeMutablePointer<CChar>? in
      switch value {
      case .null: nil
      case .integer(let number): strdup(String(number))
      case .text(let text): strdup(text)
      }
    }
    defer { texts.forEach { free($0) } }
    let pointers = texts.map { UnsafePointer($0) }
    return try checked(
      PQexecParams(connection, sql, Int32(values.count), nil, pointers, nil, nil, 0))
  }

  private func checked(_ result: OpaquePointer?) throws -> OpaquePointer? {
    let status = PQresultStatus(result)
    if status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK { return result }
    defer { PQclear(result) }
    let state = Self.text(PQresultErrorField(result, Int32(UInt8(ascii: "C"))))
    // The server gives every error a state; one without comes from libpq, which did not reach it.
    if state.isEmpty { isLost = true }
    throw PostgresError(
      message: Self.text(PQerrorMessage(connection)), state: state, isConnectionLost: !isUsable)
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}

/// What PostgreSQL answered, or that it did not.
struct PostgresError: Error {
  let message: String
  /// The five characters of an SQLSTATE; empty when there was no answer.
  let state: String
  let isConnectionLost: Bool

  /// Whether the same transaction may succeed in a while: the server is going down or coming up, or
  /// another transaction was in the way.
  var isPassing: Bool {
    isConnectionLost || state.hasPrefix("08") || state.hasPrefix("57P") || state.hasPrefix("40")
      || state.hasPrefix("53")
  }
}
