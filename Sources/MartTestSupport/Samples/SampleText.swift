public import ClosingTexts
public import KoreanCalendar

/// A closing text for tests, with what it shows.
///
/// All are read relative to `SampleText.seenOn`, Friday 20 November 2026.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// SampleText.sundays.reading.rule  // .nth([2, 4], .sunday)
/// SampleText.exchangedSunday.reading.openDates  // [CivilDate(2026, 11, 22)]
/// SampleText.withoutWeekday.reading.rule == nil  // true
/// SampleText.withoutWeekday.reading.unread.isEmpty  // false
/// ```
public struct SampleText: Hashable, Sendable {
  /// What the sample shows; its name in Swift.
  public let name: String
  /// The text as a store writes it.
  public let text: String
  /// What the text is known to be.
  public let kind: HolidayText.Kind

  /// The day on which the texts were seen: Friday 20 November 2026.
  public static let seenOn = CivilDate(2026, 11, 20)

  private init(name: String, text: String, kind: HolidayText.Kind = .notice) {
    self.name = name
    self.text = text
    self.kind = kind
  }

  /// What the library reads from the text.
  public var reading: HolidayText { HolidayText(text, relativeTo: Self.seenOn, as: kind) }
}

extension SampleText {
  /// A rule and opening hours.
  public static let sundays = SampleText(
    name: "sundays", text: "영업시간 10:00~23:00, 매월 2,4번째 일요일 휴무")
  /// Dates of one month and no rule.
  public static let dates = SampleText(name: "dates", text: "11월 휴무일: 8일(일), 22일(일)")
  /// The field of a server that lists closings, in which nothing says that they are.
  public static let field = SampleText(
    name: "field", text: "11/22, 12/13, 12/27", kind: .closingField)
  /// A Sunday that is open, and another that is closed instead.
  public static let exchangedSunday = SampleText(
    name: "exchangedSunday", text: "11월 22일(일) 정상영업, 11월 29일(일) 휴무")
  /// A closing that was moved from one day to another.
  public static let moved = SampleText(
    name: "moved", text: "11월 휴무일이 22일(일)에서 25일(수)로 변경되었습니다.")
  /// The two festivals.
  public static let festivals = SampleText(name: "festivals", text: "설날, 추석 당일 휴무")
  /// A rule for all branches, and a notice for one of them.
  public static let oneBranch = SampleText(
    name: "oneBranch", text: "매월 둘째·넷째 일요일 휴무. 일산점은 11월 22일 정상영업")
  /// A rule for the store and another for its pool.
  public static let pool = SampleText(
    name: "pool", text: "매월 첫째·셋째 월요일 휴무, 수영장은 매주 일요일 휴장")
  /// No closings at all.
  public static let neverCloses = SampleText(name: "neverCloses", text: "연중무휴")
  /// Ordinals without a weekday, which are not guessed.
  public static let withoutWeekday = SampleText(name: "withoutWeekday", text: "2,4째주 의무 휴업")
  /// Words that say nothing about a closing.
  public static let elsewhere = SampleText(name: "elsewhere", text: "자세한 내용은 매장으로 문의 바랍니다.")
  /// Nothing.
  public static let empty = SampleText(name: "empty", text: "")
}

extension SampleText: CaseIterable {
  /// All samples, for tests with arguments.
  public static let allCases: [SampleText] = [
    sundays, dates, field, exchangedSunday, moved, festivals, oneBranch, pool, neverCloses,
    withoutWeekday, elsewhere, empty,
  ]
}

extension SampleText: CustomStringConvertible {
  /// What the sample shows, for the printed arguments of a test.
  public var description: String { name }
}
