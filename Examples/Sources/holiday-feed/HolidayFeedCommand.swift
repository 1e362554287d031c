import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit

/// Writes the closings of some branches as a calendar file.
struct HolidayFeedCommand: ParsableCommand {
  static let configuration = CommandConfiguration.example(
    "holiday-feed", "휴무일을 캘린더 파일로 씁니다.", "Writes closing days as a calendar file.",
    details: (
      "인수가 없으면 예시 매장 세 곳의 24개월을 표준 출력에 씁니다.",
      "Without arguments it writes two years of three sample branches to standard output."
    ))

  @Option(
    help: .text(
      "첫날; 없으면 한국의 오늘.", "The first day; by default today in Korea.", valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(help: .branch)
  var branch: [String] = []

  @Option(help: .text("개월 수 1…120.", "How many months, 1…120."))
  var months = 24

  @Option(
    help: .text(
      "쓸 캘린더 파일, 예: closings.ics.", "The file to write, such as closings.ics.", valueName: "file"))
  var output: String?

  @Option(
    help: .text(
      "전날 저녁 알림, 예: 20:00.", "Remind on the evening before, such as 20:00.",
      valueName: "HH:mm"))
  var alarm: String?

  @Option(
    help: .text(
      "SEQUENCE 값; 사실이 바뀌면 커짐.", "The version of the facts, which grows when they change."))
  var sequence = 0

  @Flag(help: .text("규칙은 반복 일정으로.", "Writes recurrences where a rule recurs."))
  var recurring = false

  @Option(help: .catalog)
  var catalog: String?

  @OptionGroup var languages: LanguageOptions

  func run() throws {
    let first = try KoreaToday.parse(date)
    guard (1...120).contains(months) else {
      throw ExampleFailure(
        .usage, korean: "개월 수는 1…120입니다: \(months)", english: "the months are 1…120: \(months)")
    }
    guard sequence >= 0 else {
      throw ExampleFailure(
        .usage, korean: "SEQUENCE는 0 이상입니다: \(sequence)",
        english: "the sequence is 0 or more: \(sequence)")
    }
    let branches = try ExampleCatalog.branches(named: branch, in: catalog)
    var feed = HolidayFeed(
      branches, from: first, months: months, stamp: try stamp(first), sequence: sequence,
      domain: "example.com")
    feed.language = .ofRun
    feed.form = recurring ? .recurring : .dated
    feed.alarm = try ClockArgument.time(alarm)
    let text = feed.text()
    guard let output else { return try StandardOutput.write(text) }
    try OutputFile.write(text, to: output)
    let count = text.components(separatedBy: "BEGIN:VEVENT").count - 1
    try StandardOutput.show([
      feed.language(
        "\(output): 매장 \(branches.count)곳의 일정 \(count)개를 썼습니다.",
        "\(output): \(count) events of \(branches.count) branches.")
    ])
  }

  /// The time of writing; with `--date` it is fixed, so that the file is the same each time.
  private func stamp(_ first: CivilDate) throws -> WallTime {
    guard date == nil else { return WallTime(first, 0, 0) }
    return WallTime(koreaStandardTimeAt: Date().timeIntervalSince1970)
  }
}
