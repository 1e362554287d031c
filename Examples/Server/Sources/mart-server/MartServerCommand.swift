import ArgumentParser
import Foundation
import MartStore

/// The server of marts and their closing days.
@main
struct MartServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mart-server",
    abstract: "Answers when marts are closed, from one SQLite file.",
    subcommands: [Serve.self, Load.self, BackUp.self, Restore.self, Migrate.self],
    defaultSubcommand: Serve.self)

  static func main() async {
    // The file holds push tokens: what is made here is nobody else's to read.
    umask(0o077)
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error as StoreError {
      FileHandle.standardError.write(Data("mart-server: \(error)\n".utf8))
      Foundation.exit(error.exitCode)
    } catch {
      exit(withError: error)
    }
  }
}

extension StoreError {
  /// The code of `sysexits.h` for the command line.
  var exitCode: Int32 {
    switch code {
    case .missingFile: 66
    case .damagedFile, .newerSchema: 65
    case .fileInUse: 75
    case .fileExists: 73
    default: 74
    }
  }
}

/// Where the database is.
struct DatabaseOption: ParsableArguments {
  @Option(help: "The database file; MART_DATABASE in the environment.")
  var database = ProcessInfo.processInfo.environment["MART_DATABASE"] ?? "mart.sqlite"
}

/// Says a line on standard output.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
