public import ArgumentParser
import Foundation
import MartHolidayKit

/// How every example starts and ends: a failure is one line on standard error and an exit code.
///
/// Nothing has been printed on standard output by then, as long as a command computes first and
/// prints last.
public enum ExampleProgram {
  /// What `--version` prints, the version of the library.
  public static let version = "0.1.0"

  /// Parses the arguments and runs the command.
  public static func run(_ type: (some ParsableCommand).Type) -> Never {
    // When the reader has gone, a write fails instead, and `StandardOutput` handles that.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try type.parseAsRoot(ArgumentList.ofRun)
      try command.run()
      end(type)
    } catch {
      end(type, error)
    }
  }

  /// Parses the arguments and runs the command, which may wait.
  public static func run(_ type: (some AsyncParsableCommand).Type) async -> Never {
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try type.parseAsRoot(ArgumentList.ofRun)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      end(type)
    } catch {
      end(type, error)
    }
  }

  private static func end(
    _ type: any ParsableCommand.Type, _ error: (any Error)? = nil
  ) -> Never {
    do {
      let code = try error.map { try conclude(type, $0) } ?? .success
      try StandardOutput.close()
      exit(code.rawValue)
    } catch {
      let failure =
        error as? ExampleFailure
        ?? ExampleFailure(.unexpected, korean: "예상하지 못한 오류: \(error)", english: "\(error)")
      let text = failure.text(.ofRun).split(whereSeparator: \.isNewline).joined(separator: " ")
      StandardError.print("\(type.configuration.commandName ?? "example"): \(text)")
      exit(failure.exitCode.rawValue)
    }
  }

  /// Prints the help or the version, where that ended the run, and returns the exit code.
  ///
  /// - Throws: any other error, as an `ExampleFailure` where the arguments are wrong.
  private static func conclude(
    _ type: any ParsableCommand.Type, _ error: any Error
  ) throws -> ExitCode {
    if error is ExampleFailure { throw error }
    if let code = error as? ExitCode { return code }
    switch type.exitCode(for: error) {
    case .success:
      // The parser breaks no line here: it would count a wide character as one column.
      let text = type.fullMessage(for: error, columns: .max / 2)
      if text.hasPrefix("OVERVIEW: ") {
        let page = HelpPage(language: .ofRun, width: PageWidth.ofRun ?? 80)
        try StandardOutput.show(page.lines(text))
      } else {
        try StandardOutput.write(text + "\n")
      }
      return .success
    case .validationFailure: throw ArgumentList.failure(type.message(for: error))
    default: throw error
    }
  }
}
