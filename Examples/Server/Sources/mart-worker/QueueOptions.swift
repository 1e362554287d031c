import AlertQueue
import ArgumentParser
import Logging
import ProgramSupport

#if POSTGRES
  import PostgresQueue
#endif

/// Which queue a command is about.
struct QueueOptions: ParsableArguments {
  @Option(help: "The server's SQLite file.")
  var database = "mart.sqlite"

  @Option(
    help: ArgumentHelp(
      "What libpq takes to connect, instead of a file.",
      valueName: "host=… dbname=…"))
  var postgres: String?

  @Option(help: "How long a database that is away is waited for.")
  var patience = 60

  func open(_ logger: Logger) async throws -> any AlertQueue {
    guard let postgres else { return try await SQLAlertQueue.sqlite(path: database) }
    #if POSTGRES
      return try await SQLAlertQueue.postgres(
        postgres, patience: .seconds(patience), logger: logger)
    #else
      throw ValidationError("built without PostgreSQL: \(postgres); see Examples/Server/README.md")
    #endif
  }
}

extension Logger {
  /// The log of a worker, on standard error.
  static let worker = Logger(label: "mart-worker") { JSONLines(label: $0) }
}
