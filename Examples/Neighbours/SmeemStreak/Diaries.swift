import ExampleSupport
import MartHolidayKit

/// The days on which somebody wrote.
struct Diaries: Hashable {
  /// How far the calendar of the diaries reaches beyond its month on both sides, in days.
  static let reach = 7
  /// After how many days an old diary is offered again.
  static let anniversary = 30

  private let days: Set<CivilDate>
  /// How many diaries there are; a day may have several.
  let count: Int

  init(_ dates: [CivilDate]) {
    days = Set(dates)
    count = dates.count
  }

  /// Diaries by the moments at which they were written, in seconds since 1970.
  init(writtenAt moments: [Double]) {
    self.init(moments.compactMap { CivilDate.koreaStandardTime(at: $0) })
  }

  /// How many days in a row there is a diary, up to today or yesterday.
  func streak(on today: CivilDate) -> Int {
    DayRuns(days.filter { $0 <= today }).current(asOf: today)?.count ?? 0
  }

  /// The most days in a row with a diary.
  var longestStreak: Int { DayRuns(days).longest?.count ?? 0 }

  /// On how many days of the week of a date there is a diary, from Monday through Sunday.
  func daysInWeek(of date: CivilDate) -> Int {
    let sinceMonday = (date.weekday.rawValue + 6) % 7
    return (0..<7).compactMap { date.moved(by: $0 - sinceMonday) }.filter(days.contains).count
  }

  /// The days of the calendar: from a week before the month through a week after it.
  static func calendar(_ month: YearMonth) -> ClosedRange<CivilDate> {
    let (first, last) = (month.firstDay, month.lastDay)
    return (first.moved(by: -reach) ?? first)...(last.moved(by: reach) ?? last)
  }

  /// The day whose diary is offered again, if there is one.
  func offered(on today: CivilDate) -> CivilDate? {
    today.moved(by: -Self.anniversary).flatMap { days.contains($0) ? $0 : nil }
  }
}

extension CivilDate {
  /// The date some days later; `nil` where the calendar ends.
  func moved(by days: Int) -> CivilDate? { CivilDate(dayNumber: dayNumber + Int32(days)) }
}

/// How often somebody wants to write each week; without a goal there is no such value.
struct WeeklyGoal: Hashable {
  let days: Int

  /// A goal of some days a week.
  ///
  /// - Returns: `nil` outside 1…7.
  init?(days: Int) {
    guard 1...7 ~= days else { return nil }
    self.days = days
  }

  /// A cell for each day of the goal, lit for those that are done.
  func cells(done: Int) -> [Bool] { (0..<days).map { $0 < done } }

  func isReached(done: Int) -> Bool { done >= days }
}

/// Whether a text is a diary: it has a letter of the language that is learnt.
enum DiaryText {
  enum Script { case foreign, korean }

  static func isValid(_ text: String, _ script: Script) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch script {
      case .foreign: "a"..."z" ~= scalar || "A"..."Z" ~= scalar
      case .korean: scalar.isHangulSyllable || scalar.isHangulConsonant || scalar.isHangulVowel
      }
    }
  }
}
