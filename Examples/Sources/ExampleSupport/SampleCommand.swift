public import ArgumentParser
import Foundation
public import MartHolidayKit

/// The file that a program reads, and the lines that it prints about it.
public protocol SampleReport: Decodable, Sendable {
  /// The words about the program.
  static var program: SampleProgram { get }
  /// What the program prints.
  func lines(in language: Language) async throws -> [String]
}

/// A report that depends on the day.
public protocol DatedSampleReport: SampleReport {
  /// The day that counts as today.
  var today: CivilDate { get set }
}

/// The words about a program that reads a file or its sample.
public struct SampleProgram: Sendable {
  let name: String
  let does: (korean: String, english: String)
  let korean: String
  let english: String

  /// Makes the words.
  ///
  /// - Parameters:
  ///   - name: what it is called, which is also the name of its sample.
  ///   - does: what it does.
  ///   - korean: what its file holds.
  ///   - english: what its file holds.
  public init(
    _ name: String, does: (korean: String, english: String), korean: String, english: String
  ) {
    self.name = name
    self.does = does
    self.korean = korean
    self.english = english
  }

  var configuration: CommandConfiguration {
    .example(name, does.korean, does.english)
  }

  /// A file, or the sample that comes with the examples.
  ///
  /// - Throws: `ExampleFailure` when the installation has lost its sample.
  func input(_ file: String?) throws -> InputFile {
    let sample = Bundle.module.url(
      forResource: name, withExtension: "json", subdirectory: "Resources")
    guard let path = file ?? sample?.path else {
      throw ExampleFailure(
        .unavailable, korean: "포함된 예시 파일을 찾을 수 없습니다.", english: "the bundled sample is missing")
    }
    return InputFile(path, korean: korean, english: english)
  }
}

/// The arguments of every program that reads a file or its sample.
public struct SampleArguments: ParsableArguments {
  @Argument(
    help: .text(
      "JSON 파일, 또는 표준 입력인 -; 없으면 포함된 예시.",
      "A file, or - for standard input; without it, the sample."))
  var file: String?

  @OptionGroup var languages: LanguageOptions

  /// Makes arguments that were not given.
  public init() {}

  func report<Report: SampleReport>(_ type: Report.Type) throws -> Report {
    try type.program.input(file).decoded(as: type)
  }

  /// Prints what a report says, without characters that control a terminal.
  func print(_ report: some SampleReport) async throws {
    let lines = try await report.lines(in: .ofRun)
    var output = StandardOutput()
    for line in lines { try output.print(line.withoutControls) }
    try output.flush()
  }
}

/// The command of a program that reads a file or its sample.
public struct SampleCommand<Report: SampleReport>: AsyncParsableCommand {
  /// How it is called.
  public static var configuration: CommandConfiguration { Report.program.configuration }

  @OptionGroup var arguments: SampleArguments

  /// Makes a command without arguments.
  public init() {}

  /// Reads the file and prints what the report says.
  public func run() async throws { try await arguments.print(arguments.report(Report.self)) }
}

/// The command of a program whose report depends on the day.
public struct DatedSampleCommand<Report: DatedSampleReport>: AsyncParsableCommand {
  /// How it is called.
  public static var configuration: CommandConfiguration { Report.program.configuration }

  @OptionGroup var arguments: SampleArguments

  @Option(
    help: .text(
      "오늘로 볼 날; 없으면 파일에 있는 날.", "The day that counts as today; without it, that of the file.",
      valueName: "yyyy-MM-dd"))
  var date: String?

  /// Makes a command without arguments.
  public init() {}

  /// Reads the file and prints what the report says.
  public func run() async throws {
    let date = try date.map { try KoreaToday.parse($0) }
    var report = try arguments.report(Report.self)
    if let date { report.today = date }
    try await arguments.print(report)
  }
}
