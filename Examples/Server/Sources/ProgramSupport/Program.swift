public import ArgumentParser
import Foundation

/// A program of this package: how it begins, what it says, and how it ends.
public enum Program {
  /// The version of the example programs, which is that of the library.
  public static let version = "0.1.0"

  /// Runs a command and ends the program.
  ///
  /// What goes wrong is one line on standard error. A wrong command line ends with 64, lost output with
  /// 74, and an error of the program with the code that it is given.
  ///
  /// - Parameters:
  ///   - command: the command of the program.
  ///   - exitCode: the code of `sysexits.h` for an error, or `nil` for one that is not the program's own.
  public static func run(
    _ command: any AsyncParsableCommand.Type, exitCode: @Sendable (any Error) -> Int32?
  ) async -> Never {
    // A reader of the log or of the output that goes away is an error of that write, not the end.
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
