import CPostgres
import Foundation
import MartStore

/// One connection to PostgreSQL; it is used by one thread at a time.
///
/// It makes no call of libpq that waits by itself: a server that accepts a connection and says
/// nothing, or that was stopped, would block the caller for hours. The one exception is the lookup
/// of a host name.
final class PostgresConnection: SQLConnection {
  private let connection: OpaquePointer
  /// When the current call is given up.
  var limit: PostgresLimit

  /// The types of PostgreSQL that hold whole numbers: `int8`, `int2` and `int4`.
  private static let integerTypes: Set<Oid> = [20, 21, 23]
  /// `float8`.
  private static let realType: Oid = 701

  init(_ settings: String, _ limit: PostgresLimit) throws {
    guard let connection = PQconnectStart(settings) else {
      throw PostgresError(message: "out of memory", state: "", isConnectionLost: false)
    }
    self.connection = connection
    self.limit = limit
    // With the state in its message, an error while connecting says what it is in any language.
    PQsetErrorVerbosity(connection, PQERRORS_VERBOSE)
    try connect()
    PQsetErrorVerbosity(connection, PQERRORS_DEFAULT)
    PQsetnonblocking(connection, 1)
    // No notices about tables that exist already. And the server, too, ends a statement that the
    // client has given up.
    try execute("SET client_min_messages = warning")
    try execute("SET statement_timeout = \(limit.millisecondsOfAttempt)")
    try execute("SET idle_in_transaction_session_timeout = \(2 * limit.millisecondsOfAttempt)")
  }

  deinit { PQfinish(connection) }

  private var isLost = false

  var isUsable: Bool { !isLost && PQstatus(connection) == CONNECTION_OK }

  /// Makes the next transaction use a new connection.
  func giveUp() { isLost = true }

  private func connect() throws {
    guard PQstatus(connection) != CONNECTION_BAD else { throw connectError() }
    var state = PGRES_POLLING_WRITING
    while true {
      switch state {
      case PGRES_POLLING_OK: return
      case PGRES_POLLING_READING: try wait(POLLIN)
      case PGRES_POLLING_WRITING: try wait(POLLOUT)
      default: throw connectError()
      }
      state = PQconnectPoll(connection)
    }
  }

  private func connectError() -> PostgresError {
    let text = message
    // As in `FATAL:  28P01: password authentication failed`.
    let state = text.firstMatch(of: #/[A-Z]+:\s+([0-9A-Z]{5}): /#).map { String($0.1) }
    return PostgresError(message: text, state: state ?? "", isConnectionLost: true)
  }

  private var message: String {
    // The first line says it; the others are the place in the server's own source.
    Self.text(PQerrorMessage(connection)).split(separator: "\n").first.map { String($0) } ?? ""
  }

  /// Waits until the socket can be read or written, as `events` asks.
  private func wait(_ events: Int32) throws {
    while true {
      guard !limit.isOver else {
        isLost = true
        throw PostgresError(
          message: "PostgreSQL did not answer in time", state: "", isConnectionLost: true)
      }
      var socket = pollfd(fd: PQsocket(connection), events: Int16(events), revents: 0)
      let count = poll(&socket, 1, 50)
      if count > 0 { return }
      guard count == 0 || errno == EINTR else {
        isLost = true
        throw PostgresError(message: "no socket", state: "", isConnectionLost: true)
      }
    }
  }

  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow] {
    let result = try run(sql, values)
    defer { PQclear(result) }
    let columns = 0..<PQnfields(result)
    let types = columns.map { PQftype(result, $0) }
    return try (0..<PQntuples(result)).map { row in
      SQLRow(
        try columns.map { column in
          guard PQgetisnull(result, row, column) == 0 else { return .null }
          return try Self.value(Self.text(PQgetvalue(result, row, column)), types[Int(column)])
        })
    }
  }

  private static func value(_ text: String, _ type: Oid) throws -> SQLValue {
    if integerTypes.contains(type), let number = Int(text) { return .integer(number) }
    if type == realType, let number = Double(text) { return .real(number) }
    guard !integerTypes.contains(type), type != realType else {
      throw MartStoreError(.damagedFile, "no number")
    }
    return .text(text)
  }

  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    let result = try run(sql, values)
    defer { PQclear(result) }
    return Int(Self.text(PQcmdTuples(result))) ?? 0
  }

  /// Runs a statement that the server plans anew each time.
  ///
  /// A prepared statement keeps its plan. A plan for a table that was empty when the night began
  /// reads the whole table for every page, even when it has grown to a million rows. Planning takes
  /// a fraction of the time of a page.
  private func run(_ sql: String, _ values: [SQLValue]) throws -> OpaquePointer? {
    let texts = values.map { value -> UnsafeMutablePointer<CChar>? in
      switch value {
      case .null: nil
      case .integer(let number): strdup(String(number))
      case .real(let number): strdup(String(number))
      case .text(let text): strdup(text)
      }
    }
    defer { texts.forEach { free($0) } }
    let pointers = texts.map { UnsafePointer($0) }
    guard PQsendQueryParams(connection, sql, Int32(values.count), nil, pointers, nil, nil, 0) == 1
    else { throw lost() }
    while true {
      let left = PQflush(connection)
      if left == 0 { break }
      guard left > 0 else { throw lost() }
      try wait(POLLIN | POLLOUT)
      guard PQconsumeInput(connection) == 1 else { throw lost() }
    }
    var last: OpaquePointer?
    while let result = try next() {
      if let last { PQclear(last) }
      last = result
    }
    return try checked(last)
  }

  private func next() throws -> OpaquePointer? {
    while PQisBusy(connection) == 1 {
      try wait(POLLIN)
      guard PQconsumeInput(connection) == 1 else { throw lost() }
    }
    return PQgetResult(connection)
  }

  private func lost() -> PostgresError {
    isLost = true
    return PostgresError(message: message, state: "", isConnectionLost: true)
  }

  private func checked(_ result: OpaquePointer?) throws -> OpaquePointer? {
    let status = PQresultStatus(result)
    if status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK { return result }
    defer { PQclear(result) }
    let state = Self.text(PQresultErrorField(result, Int32(UInt8(ascii: "C"))))
    // The server gives every error a state; one without comes from libpq, which did not reach it.
    if state.isEmpty { isLost = true }
    // The details are left out: they may contain secrets, such as the name of a subscriber.
    let primary = Self.text(PQresultErrorField(result, Int32(UInt8(ascii: "M"))))
    throw PostgresError(
      message: primary.isEmpty ? message : primary, state: state, isConnectionLost: !isUsable)
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}

/// How long a call may take.
struct PostgresLimit {
  /// When the current attempt is given up for another one.
  var end: ContinuousClock.Instant
  /// How long an attempt takes at most.
  let attempt: Duration
  /// Whether somebody wants the program to end now.
  let isStopped: @Sendable () -> Bool

  var isOver: Bool { ContinuousClock.now >= end || isStopped() }

  var millisecondsOfAttempt: Int { Int(attempt / .milliseconds(1)) }
}

/// What PostgreSQL answered, or that it did not.
struct PostgresError: Error {
  let message: String
  /// The five characters of an SQLSTATE; empty when there was no answer.
  let state: String
  let isConnectionLost: Bool

  /// Whether the server rejects the user, password or database, which waiting does not change.
  var isDenied: Bool { state.hasPrefix("28") || state == "3D000" || state == "42501" }

  /// Whether the same transaction may succeed in a while.
  ///
  /// The server is stopping or starting, another transaction was in the way, or the statement took
  /// too long.
  var isPassing: Bool {
    guard !isDenied else { return false }
    guard !state.isEmpty else { return isConnectionLost }
    return ["08", "57", "40", "53", "55P", "25P"].contains { state.hasPrefix($0) }
  }
}
