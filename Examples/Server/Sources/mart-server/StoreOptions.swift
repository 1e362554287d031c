import ArgumentParser
import Foundation
import Logging
import MartStore

#if POSTGRES
  import PostgresStore
#endif

/// Where the database file is.
struct DatabaseOption: ParsableArguments {
  @Option(help: "The database file; MART_DATABASE in the environment.")
  var database = ProcessInfo.processInfo.environment["MART_DATABASE"] ?? "mart.sqlite"
}

/// The database file, or PostgreSQL in its place.
struct StoreOptions: ParsableArguments {
  @OptionGroup var file: DatabaseOption
  @Option(
    help: ArgumentHelp(
      "What libpq takes to connect, instead of a file; MART_DATABASE_SERVER in the environment.",
      valueName: "host=… dbname=…"))
  var postgres: String?

  /// - Parameter patience: how long to wait, each time, for PostgreSQL when it is away.
  func open(patience: Duration, _ logger: Logger = Logger(label: "mart-server")) async throws
    -> MartStore
  {
    guard let postgres = postgres ?? ProcessInfo.processInfo.environment["MART_DATABASE_SERVER"]
    else { return try MartStore(path: file.database) }
    return try await Self.postgres(postgres, patience: patience, logger)
  }

  static func postgres(
    _ settings: String, patience: Duration, _ logger: Logger
  ) async throws -> MartStore {
    #if POSTGRES
      return try await MartStore.postgres(
        settings, for: .server, patience: patience, logger: logger)
    #else
      throw ValidationError("built without PostgreSQL; see Examples/Server/README.md")
    #endif
  }
}
