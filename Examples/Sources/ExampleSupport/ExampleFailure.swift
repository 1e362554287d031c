import MartHolidayKit

/// A reason to end a program, in one line, with the exit code that says what kind it is.
public struct ExampleFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exit codes, those of `sysexits.h`.
  public enum ExitCode: Int32, Hashable, Sendable {
    /// Nothing was found.
    case notFound = 1
    /// The arguments make no sense.
    case usage = 64
    /// A file is not what it should be.
    case badData = 65
    /// A file cannot be read.
    case noInput = 66
    /// Something that belongs to the program is missing.
    case unavailable = 69
    /// An error that no program expects.
    case unexpected = 70
    /// A file cannot be written.
    case cannotWrite = 73
    /// What was written to standard output is lost.
    case lostOutput = 74
  }

  /// What kind of failure it is.
  public let exitCode: ExitCode
  /// The reason in Korean, one line.
  public let korean: String
  /// The reason in English, one line.
  public let english: String

  /// Makes a failure.
  ///
  /// - Parameters:
  ///   - exitCode: what kind of failure it is.
  ///   - korean: the reason, one line.
  ///   - english: the reason, one line.
  public init(_ exitCode: ExitCode, korean: String, english: String) {
    self.exitCode = exitCode
    self.korean = korean
    self.english = english
  }

  /// The failure of an option that needs another one.
  public static func option(_ option: String, needs other: String) -> ExampleFailure {
    ExampleFailure(
      .usage, korean: "\(option) 옵션은 \(other) 옵션과 함께 씁니다.",
      english: "\(option) is used with \(other)")
  }

  /// The failure of an option that excludes another one.
  public static func option(_ option: String, excludes other: String) -> ExampleFailure {
    ExampleFailure(
      .usage, korean: "\(option) 옵션은 \(other) 옵션과 함께 쓸 수 없습니다.",
      english: "\(option) cannot be used with \(other)")
  }

  /// The reason in a language.
  public func text(_ language: Language) -> String {
    language(korean, english)
  }

  /// The reason in English.
  public var description: String { english }
}
