public import ArgumentParser
import Foundation
import MartHolidayKit

/// How every example starts and ends: a failure is one line on standard error and an exit code.
///
/// Nothing has been printed on standard output by then, as long as a command computes first and
/// prints last.
public enum ExampleProgram {
  /// What `--version` prints; the version of the library, which is not released yet.
  public static let version = "unreleased"

  /// Parses the arguments and runs the command.
  public static func run(_ type: (some ParsableCommand).Type) -> Never {
    do {
      var command = try type.parseAsRoot()
      try command.run()
      exit(0)
    } catch {
      end(type, error)
    }
  }

  /// Parses the arguments and runs the command, which may wait.
  public static func run(_ type: (some AsyncParsableCommand).Type) async -> Never {
    do {
      var command = try type.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      exit(0)
    } catch {
      end(type, error)
    }
  }

  private static func end(_ type: any ParsableCommand.Type, _ error: any Error) -> Never {
    let name = type.configuration.commandName ?? "example"
    if let failure = error as? ExampleFailure {
      // Also a failure before the arguments are known speaks the language that was asked for.
      let language: Language = CommandLine.arguments.contains("--english") ? .english : .korean
      StandardError.print("\(name): \(failure.text(language))")
      exit(failure.exitCode.rawValue)
    }
    let code = type.exitCode(for: error)
    guard code != .success else {
      print(type.fullMessage(for: error))
      exit(0)
    }
    let message = type.message(for: error)
    StandardError.print("\(name): \(oneLine(message))")
    exit(code.rawValue)
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// The standard error stream.
public enum StandardError {
  /// Prints one line.
  public static func print(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
