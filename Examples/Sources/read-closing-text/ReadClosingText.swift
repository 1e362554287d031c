import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit

/// The arguments of the program and its loop over the lines.
struct ReadClosingText: ParsableCommand {
  static let configuration = CommandConfiguration.example(
    "read-closing-text", "휴무 안내문을 읽습니다.", "Reads what stores write about their closing days.",
    details: (
      "표준 입력의 한 줄을 JSON 객체 하나로 바꾸고, 읽지 못한 말을 표준 오류에 요약합니다.",
      """
      Turns each line of standard input into one JSON object, and sums up on standard error what \
      was not read.
      """
    ))

  /// How many lines are read between two looks at the clock for the progress line.
  private static let linesPerProgress = 8_192

  @Option(
    help: .text(
      "안내문을 본 날; 없으면 한국의 오늘.", "The day the texts were seen; by default today in Korea.",
      valueName: "yyyy-MM-dd"))
  var date: String?

  @Flag(
    help: .text(
      "각 줄은 휴무일만 적는 항목의 값.", "Each line is the value of a field that lists closings."))
  var field = false

  @Flag(
    help: .text("단계별 풀이와 밑줄.", "Shows each stage of the reading, its words underlined."))
  var explain = false

  @Flag(help: .text("앞으로 석 달의 휴무일.", "Prints the closings of the next three months."))
  var schedule = false

  @Option(
    help: .text(
      "안내문에서 찾을 지점; --schedule과 함께.",
      "The branch to take from a text that names several; with --schedule.", valueName: "name"))
  var branch: String?

  @OptionGroup var languages: LanguageOptions

  func run() throws {
    guard branch == nil || schedule else {
      throw ExampleFailure.option("--branch", needs: "--schedule")
    }
    let date = try KoreaToday.parse(date)
    let language = Language.ofRun
    StandardError.say(waitingFor: "안내문을 한 줄에 하나씩 입력하세요.", "Type one notice on each line.")
    var output = StandardOutput()
    var summary = ReadingSummary()
    var progress = LineProgress(isShown: isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0)
    var lines = InputLines()
    while let line = try lines.next() {
      switch line {
      case .text(let text): summary.add(try show(text, date, language, &output))
      case .refused(let reason):
        summary.addRefused()
        progress.clear()
        StandardError.print(summary.message(about: reason, language))
      }
      if summary.lines % Self.linesPerProgress == 0 { progress.show(summary.lines) }
    }
    try output.flush()
    progress.clear()
    for line in summary.text(language) { StandardError.print(line) }
  }

  /// Shows one line in the form that was asked for.
  private func show(
    _ text: String, _ date: CivilDate, _ language: Language, _ output: inout StandardOutput
  ) throws -> HolidayText {
    let kind: HolidayText.Kind = field ? .closingField : .notice
    let notice = HolidayText(text, relativeTo: date, as: kind)
    guard explain || schedule else {
      NoticeJSON.append(notice, to: &output.bytes)
      try output.endLine()
      return notice
    }
    try output.print(UnderlinedText.plain(text))
    if explain {
      let page = ExplanationPage(
        HolidayText.explanation(of: text, relativeTo: date, as: kind), language)
      for line in page.lines { try output.print(line) }
    }
    if schedule {
      let page = SchedulePage(notice, for: branch, from: date, language)
      for line in page.lines { try output.print(line) }
    }
    try output.print("")
    return notice
  }
}
