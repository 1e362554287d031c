import CPostgres
import Dispatch
import Foundation
public import Logging
import MartHolidayKit
public import MartStore

/// A database of PostgreSQL on a few connections, each made anew whenever it is lost.
final class PostgresDatabase: SQLDatabase, @unchecked Sendable {
  /// A connection with the thread that uses it; waiting for the server must not hold up the tasks.
  private final class Lane: @unchecked Sendable {
    let queue = DispatchQueue(label: "PostgresDatabase")
    var connection: PostgresConnection?
  }

  let dialect = SQLDialect.postgres
  private let settings: String
  private let patience: Duration
  private let attempt: Duration
  private let isStopped: @Sendable () -> Bool
  private let logger: Logger
  private let most: Int
  private let lock = NSLock()
  /// The lanes with how many use each or wait for it.
  private var lanes: [(lane: Lane, users: Int)]

  private static let backOff = BackOff(first: 0.05, longest: 2)
  /// How many attempts of equal length fit into the patience.
  ///
  /// When a single backend hangs, another attempt may reach another one.
  private static let attempts = 3

  /// - Parameters:
  ///   - patience: how long to wait, each time, for a server that is away.
  ///   - connections: how many transactions run side by side.
  ///   - most: how many may run or wait; more fail at once.
  ///   - isStopped: whether a call in progress has to end now.
  init(
    _ settings: String, patience: Duration, connections: Int = 1, most: Int = .max,
    isStopped: @escaping @Sendable () -> Bool = { false }, logger: Logger
  ) {
    self.settings = settings
    self.patience = patience
    attempt = max(.seconds(1), patience / Self.attempts)
    self.isStopped = isStopped
    self.logger = logger
    self.most = most
    lanes = (0..<connections).map { _ in (Lane(), 0) }
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await persisting(mayRepeat: true) { try body($0) }
  }

  func write<Result: Sendable>(
    mayRepeat: Bool, _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await persisting(mayRepeat: mayRepeat) { connection in
      try connection.execute("BEGIN")
      let result: Result
      do {
        result = try body(connection)
      } catch {
        // A connection that cannot roll back is given up; the server then rolls back by itself.
        do { try connection.execute("ROLLBACK") } catch { connection.giveUp() }
        throw error
      }
      do {
        try connection.execute("COMMIT")
      } catch let error as PostgresError where error.isConnectionLost && !mayRepeat {
        connection.giveUp()
        throw MartStoreError(.unavailable, "nobody knows whether the change was made")
      }
      return result
    }
  }

  func close() throws {
    lock.withLock { for lane in lanes { lane.lane.queue.async { lane.lane.connection = nil } } }
  }

  /// Runs a body until it succeeds, fails for good, or the database has been away for too long.
  private func persisting<Result: Sendable>(
    mayRepeat: Bool, _ body: @escaping @Sendable (PostgresConnection) throws -> Result
  ) async throws -> Result {
    let deadline = ContinuousClock.now + patience
    var failures = 0
    while true {
      do {
        return try await once(body, until: deadline)
      } catch let error as PostgresError {
        guard !error.isDenied else {
          throw MartStoreError(.accessDenied, "PostgreSQL (\(error.state)): \(error.message)")
        }
        guard error.isPassing else {
          throw MartStoreError(.refused, "PostgreSQL refuses (\(error.state)): \(error.message)")
        }
        failures += 1
        let wait = Duration.seconds(Self.backOff.wait(afterFailures: failures))
        guard ContinuousClock.now + wait < deadline, !isStopped() else {
          throw MartStoreError(.unavailable, "PostgreSQL does not come back: \(error.message)")
        }
        logger.warning("PostgreSQL is away", metadata: ["reason": "\(error.message)"])
        // All workers lose a server at once; they should not all come back at once.
        try await Task.sleep(for: wait * Double.random(in: 0.5...1))
      }
    }
  }

  private func once<Result: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws -> Result,
    until deadline: ContinuousClock.Instant
  ) async throws -> Result {
    let place = try enter()
    defer { lock.withLock { lanes[place].users -= 1 } }
    let lane = lock.withLock { lanes[place].lane }
    return try await withCheckedThrowingContinuation { continuation in
      lane.queue.async { [self] in
        continuation.resume(
          with: Swift.Result {
            // The attempt begins after the wait for the lane, and gets at least a second.
            let end = max(min(.now + attempt, deadline), .now + .seconds(1))
            return try body(
              connected(lane, PostgresLimit(end: end, attempt: attempt, isStopped: isStopped)))
          })
      }
    }
  }

  /// Enters the lane with the fewest users.
  private func enter() throws -> Int {
    try lock.withLock {
      guard lanes.reduce(0, { $0 + $1.users }) < most else {
        throw MartStoreError(.busy, "too many statements wait")
      }
      let place = lanes.indices.min { lanes[$0].users < lanes[$1].users } ?? 0
      lanes[place].users += 1
      return place
    }
  }

  private func connected(_ lane: Lane, _ limit: PostgresLimit) throws -> PostgresConnection {
    if let connection = lane.connection, connection.isUsable {
      connection.limit = limit
      return connection
    }
    lane.connection = nil
    let made = try PostgresConnection(settings, limit)
    lane.connection = made
    return made
  }
}

extension MartStore {
  /// Opens a database of PostgreSQL and brings its tables to the newest form.
  ///
  /// - Parameters:
  ///   - settings: what libpq takes, such as `host=/run/postgresql dbname=mart`.
  ///   - role: who uses it.
  ///   - patience: how long to wait, each time, for a server that is away.
  ///   - isStopped: whether a call in progress has to end now.
  ///   - logger: where lost connections are reported.
  /// - Throws: `MartStoreError`; `.accessDenied` at once for a wrong name or password.
  public static func postgres(
    _ settings: String, for role: Role, patience: Duration = .seconds(60),
    isStopped: @escaping @Sendable () -> Bool = { false }, logger: Logger
  ) async throws -> MartStore {
    try check(settings)
    let database = PostgresDatabase(
      settings, patience: patience, connections: role == .server ? 4 : 1, most: role.mostWrites,
      isStopped: isStopped, logger: logger)
    return try await MartStore(postgres: database)
  }

  /// - Throws: `MartStoreError.Code.accessDenied` for what libpq cannot read.
  private static func check(_ settings: String) throws {
    var message: UnsafeMutablePointer<CChar>?
    let options = PQconninfoParse(settings, &message)
    defer {
      PQconninfoFree(options)
      PQfreemem(message)
    }
    // libpq's message is not used: it quotes a part of the settings, which may be a password.
    guard options != nil else {
      throw MartStoreError(.accessDenied, "libpq cannot read the settings of --postgres")
    }
  }
}
