import ArgumentParser
import Foundation
import MartStore
import ProgramSupport

/// The server of marts and their closing days.
@main
struct MartServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mart-server",
    abstract: "Answers when marts are closed, from a SQLite file or PostgreSQL.",
    version: Program.version,
    subcommands: [Serve.self, Load.self, BackUp.self, Restore.self, Migrate.self, Move.self],
    defaultSubcommand: Serve.self)

  static func main() async {
    // The store holds push tokens: nobody else may read the files that are made here.
    umask(0o077)
    await Program.run(Self.self) { ($0 as? MartStoreError)?.exitCode }
  }
}
