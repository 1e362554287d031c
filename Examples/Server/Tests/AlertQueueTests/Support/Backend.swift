import Foundation
import Logging
import MartHolidayKit
import Testing

@testable import AlertQueue
@testable import MartStore

#if POSTGRES
  @testable import PostgresStore
#endif

/// A database that the queue's promises are tested on.
enum Backend: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case sqlite
  #if POSTGRES
    case postgres
  #endif

  var testDescription: String { rawValue }

  /// Those that are on this machine.
  static let present = allCases.filter {
    #if POSTGRES
      if $0 == .postgres { return PostgresServer.settings != nil }
    #endif
    return true
  }

  /// A queue of its own, empty but for subscribers.
  func place(_ subscribers: [Registration] = []) async throws -> any Place {
    let place: any Place
    switch self {
    case .sqlite: place = try SQLitePlace()
    #if POSTGRES
      case .postgres: place = try await PostgresPlace()
    #endif
    }
    try await place.open().store.load(
      BranchCatalog(Sample.branches), at: Int(Date().timeIntervalSince1970))
    try await place.add(subscribers)
    return place
  }
}

/// A row of the subscribers' table.
struct Registration: Sendable {
  let id: String
  var document = #"{"id":"device","favorites":[1]}"#
  var updatedAt = 1
}

/// Where a queue is kept; every `open` is like another process.
protocol Place: Sendable {
  func open() async throws -> SQLAlertQueue
}

extension Place {
  func add(_ subscribers: [Registration]) async throws {
    try await open().database.write { connection in
      for row in subscribers {
        try connection.execute(
          """
          INSERT INTO subscriber VALUES ($1, $2, $3)
          ON CONFLICT (id) DO UPDATE SET document = excluded.document,
            updated_at = excluded.updated_at
          """, [.text(row.id), .text(row.document), .integer(row.updatedAt)])
      }
    }
  }

  func names() async throws -> Set<String> {
    try await open().database.read {
      Set(try $0.rows("SELECT id FROM subscriber", []).map { try $0.text(0) })
    }
  }
}

/// A file as the server makes it.
private final class SQLitePlace: Place {
  /// Where the files of all tests are, which outlive their places: a file that is gone is noticed.
  private static let folders: URL = {
    let folders = FileManager.default.temporaryDirectory.appending(
      path: "mart-queues-\(ProcessInfo.processInfo.processIdentifier)")
    atexit { try? FileManager.default.removeItem(at: SQLitePlace.folders) }
    return folders
  }()
  private let folder = SQLitePlace.folders.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func open() async throws -> SQLAlertQueue {
    try await SQLAlertQueue(
      MartStore(path: folder.appending(path: "mart.sqlite").path, for: .worker))
  }
}

#if POSTGRES
  /// A schema of its own in the server of the tests.
  private final class PostgresPlace: Place {
    private let settings: String

    init() async throws {
      let schema = "t" + UUID().uuidString.replacing("-", with: "").lowercased()
      let server = PostgresServer.settings ?? ""
      try await Self.database(server).write { _ = try $0.execute("CREATE SCHEMA \(schema)") }
      settings = server + " options='-c search_path=\(schema)'"
    }

    func open() async throws -> SQLAlertQueue {
      try await SQLAlertQueue(
        .postgres(settings, for: .worker, logger: Logger(label: "test")))
    }

    private static func database(_ settings: String) -> any SQLDatabase {
      PostgresDatabase(settings, patience: .seconds(10), logger: Logger(label: "test"))
    }
  }

  /// The server that all tests share; it is stopped when they end.
  enum PostgresServer {
    private static let folder = "/tmp/mart-queue-\(ProcessInfo.processInfo.processIdentifier)"

    /// What libpq needs to connect, or `nil` where PostgreSQL is not installed.
    static let settings: String? = {
      let settings = run("start")
      if settings != nil {
        atexit {
          _ = PostgresServer.run("stop", "immediate")
          try? FileManager.default.removeItem(atPath: PostgresServer.folder)
        }
      }
      return settings
    }()

    @discardableResult
    static func run(_ command: String, _ mode: String? = nil) -> String? {
      let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Proofs/postgres").standardizedFileURL
      let process = Process()
      process.executableURL = script
      process.arguments = [command, folder] + (mode.map { [$0] } ?? [])
      let pipe = Pipe()
      process.standardOutput = pipe
      guard (try? process.run()) != nil else { return nil }
      // The server inherits the pipe and keeps it open, so the end of the script is the end.
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { return nil }
      let output = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      return output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
#endif
