import AlertQueue
import Dispatch
import Logging

/// A database of PostgreSQL on one connection, which is made anew whenever it is lost.
final class PostgresDatabase: SQLDatabase, @unchecked Sendable {
  let dialect = SQLDialect.postgres
  private let settings: String
  private let patience: Duration
  private let logger: Logger
  /// Guards the connection; libpq's calls block, which must not hold up a thread of the tasks.
  private let queue = DispatchQueue(label: "PostgresDatabase")
  private var connection: PostgresConnection?

  private static let firstWait = Duration.milliseconds(50)
  private static let longestWait = Duration.seconds(2)

  init(_ settings: String, patience: Duration, logger: Logger) {
    self.settings = settings
    self.patience = patience
    self.logger = logger
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await persisting { try body($0) }
  }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await persisting { connection in
      try connection.execute("BEGIN")
      do {
        let result = try body(connection)
        try connection.execute("COMMIT")
        return result
      } catch {
        // A connection that cannot even go back is given up, and the server goes back by itself.
        do { try connection.execute("ROLLBACK") } catch { connection.giveUp() }
        throw error
      }
    }
  }

  /// Runs a body until it succeeds, fails for good, or the database has been away for too long.
  private func persisting<Result: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws -> Result
  ) async throws -> Result {
    let deadline = ContinuousClock.now + patience
    var wait = Self.firstWait
    while true {
      do {
        return try await once(body)
      } catch let error as PostgresError {
        guard error.isPassing else {
          throw QueueError(.refused, "PostgreSQL refuses (\(error.state)): \(error.message)")
        }
        guard ContinuousClock.now + wait < deadline else {
          throw QueueError(.unavailable, "PostgreSQL does not come back: \(error.message)")
        }
        logger.warning("PostgreSQL is away", metadata: ["wait": "\(wait)"])
        try await Task.sleep(for: wait)
        wait = min(wait * 2, Self.longestWait)
      }
    }
  }

  private func once<Result: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(with: Swift.Result { try body(self.connected()) })
      }
    }
  }

  private func connected() throws -> PostgresConnection {
    if let connection, connection.isUsable { return connection }
    connection = nil
    let made = try PostgresConnection(settings)
    connection = made
    return made
  }
}

extension SQLAlertQueue {
  /// Opens the queue in a database of PostgreSQL and brings its tables to their form.
  ///
  /// - Parameters:
  ///   - settings: what libpq takes, such as `host=/run/postgresql dbname=mart`.
  ///   - patience: how long a database that is away is waited for, each time.
  public static func postgres(
    _ settings: String, patience: Duration = .seconds(60), logger: Logger
  ) async throws -> SQLAlertQueue {
    let queue = SQLAlertQueue(PostgresDatabase(settings, patience: patience, logger: logger))
    try await queue.prepare()
    return queue
  }
}
