public import ArgumentParser
import Foundation

/// How the programs of this package start, write output and exit.
public enum Program {
  /// The version of the example programs, which is that of the library.
  public static let version = "0.1.0"

  /// Runs a command and ends the program.
  ///
  /// An error is one line on standard error, with the usage after a wrong command line. The program
  /// exits with 64 for a wrong command line, 74 for lost output, and else with `exitCode`.
  ///
  /// - Parameters:
  ///   - command: the command of the program.
  ///   - exitCode: the code of `sysexits.h` for an error of the program, `nil` for another error.
  public static func run(
    _ command: any AsyncParsableCommand.Type, exitCode: @Sendable (any Error) -> Int32?
  ) async -> Never {
    // When a reader of the output goes away, the write fails instead of ending the program.
    signal(SIGPIPE, SIG_IGN)
    do {
      var parsed = try command.parseAsRoot()
      if var parsed = parsed as? any AsyncParsableCommand {
        try await parsed.run()
      } else {
        try parsed.run()
      }
    } catch let error as OutputError {
      end(EX_IOERR, "\(command._commandName): \(error)")
    } catch {
      if let code = exitCode(error) { end(code, "\(command._commandName): \(error)") }
      let code = command.exitCode(for: error).rawValue
      let message = command.fullMessage(for: error)
      guard code == 0 else { end(code, message) }
      do { try say(message) } catch { end(EX_IOERR, "\(command._commandName): \(error)") }
    }
    end(0, "")
  }

  /// Says a line on standard output.
  ///
  /// - Throws: `OutputError` when the line is lost.
  public static func say(_ line: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      throw OutputError()
    }
  }

  private static func end(_ code: Int32, _ line: String) -> Never {
    if !line.isEmpty { LineLog.standardError.add(Array((line + "\n").utf8)) }
    LineLog.standardError.drain()
    Foundation.exit(code)
  }
}

/// Output that could not be written.
public struct OutputError: Error, CustomStringConvertible {
  public init() {}

  public var description: String { "the output cannot be written" }
}
