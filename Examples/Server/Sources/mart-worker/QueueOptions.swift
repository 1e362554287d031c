import AlertQueue
import ArgumentParser
import Foundation
import Logging
import MartStore
import ProgramSupport

#if POSTGRES
  import PostgresStore
#endif

/// Which store a command is about.
struct QueueOptions: ParsableArguments {
  @Option(help: "The server's SQLite file; MART_DATABASE in the environment.")
  var database = ProcessInfo.processInfo.environment["MART_DATABASE"] ?? "mart.sqlite"

  @Option(
    help: ArgumentHelp(
      "What libpq takes to connect, instead of a file; MART_DATABASE_SERVER in the environment.",
      valueName: "host=… dbname=…"))
  var postgres: String?

  @Option(help: "How many seconds to wait for PostgreSQL when it is away.")
  var patience = 60

  func validate() throws {
    guard (0...86_400).contains(patience) else { throw ValidationError("--patience is 0…86400") }
  }

  /// - Parameter stop: ends every wait for PostgreSQL five seconds after it was raised.
  func store(_ logger: Logger, stop: StopSignal = StopSignal()) async throws -> MartStore {
    guard let postgres = postgres ?? ProcessInfo.processInfo.environment["MART_DATABASE_SERVER"]
    else {
      guard FileManager.default.fileExists(atPath: database) else {
        throw MartStoreError(.missingFile, database)
      }
      return try MartStore(path: database, for: .worker)
    }
    #if POSTGRES
      return try await MartStore.postgres(
        postgres, for: .worker, patience: .seconds(patience),
        isStopped: { stop.wasRaised(before: .seconds(5)) }, logger: logger)
    #else
      throw ValidationError("built without PostgreSQL; see Examples/Server/README.md")
    #endif
  }

  func open(_ logger: Logger, stop: StopSignal = StopSignal()) async throws -> SQLAlertQueue {
    try await SQLAlertQueue(store(logger, stop: stop))
  }
}

extension Logger {
  /// The log of a worker, on standard error.
  static let worker = Logger(label: "mart-worker") { JSONLines(label: $0) }
}
