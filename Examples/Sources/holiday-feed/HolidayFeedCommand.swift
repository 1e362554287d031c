import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit

/// Writes the closings of some branches as a calendar file.
struct HolidayFeedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "holiday-feed",
    abstract: "휴무일을 캘린더 파일로 씁니다. Writes closing days as a calendar file.",
    discussion: """
      인수가 없으면 예시 매장 세 곳의 24개월을 표준 출력에 씁니다.
      Without arguments it writes two years of three sample branches to standard output.
      """)

  @Option(help: ArgumentHelp("첫날. The first day; today in Korea.", valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(help: "매장 이름; 여러 번 쓸 수 있음. The name of a branch; may be repeated.")
  var branch: [String] = []

  @Option(help: "개월 수 1…120. How many months.")
  var months = 24

  @Option(help: "캘린더 파일. The file to write, such as closings.ics.")
  var output: String?

  @Option(
    help: ArgumentHelp(
      "전날 저녁 알림. Remind on the evening before, such as 20:00.", valueName: "HH:mm"))
  var alarm: String?

  @Option(help: "SEQUENCE 값. The version of the facts, which grows when they change.")
  var sequence = 0

  @Flag(help: "반복 규칙으로. Writes recurrences where a rule recurs.")
  var recurring = false

  @Option(help: "매장 목록 파일. A file with the branches to use.")
  var catalog: String?

  @Flag(help: "영어로 출력. Prints in English.")
  var english = false

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
    feed.language = english ? .english : .korean
    feed.form = recurring ? .recurring : .dated
    feed.alarmMinute = try ClockArgument.minute(alarm)
    guard let output else {
      var standard = StandardOutput()
      standard.bytes += feed.text().utf8
      try standard.flush()
      return
    }
    let text = feed.text()
    try OutputFile.write(text, to: output)
    let count = text.components(separatedBy: "BEGIN:VEVENT").count - 1
    print(
      feed.language(
        "\(output): 매장 \(branches.count)곳의 일정 \(count)개를 썼습니다.",
        "\(output): \(count) events of \(branches.count) branches."))
  }

  /// A file that is written for a day given by hand is the same each time.
  private func stamp(_ first: CivilDate) throws -> WallTime {
    guard date == nil else { return WallTime(first, 0, 0) }
    return WallTime(koreaStandardTimeAt: Date().timeIntervalSince1970)
  }
}
