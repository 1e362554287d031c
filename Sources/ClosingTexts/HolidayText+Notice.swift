public import KoreanCalendar
public import MartModels

extension HolidayText {
  /// What a text says about some branches, or about a part of a store.
  public struct Notice: Hashable, Sendable {
    /// The names as written, such as 일산점 or 수영장.
    public package(set) var names: [String] = []
    /// What repeats; `nil` when no regular rule is stated, `.never` for 연중무휴.
    public package(set) var rule: HolidayRule?
    /// What repeats among the days stated as open; the rule already excludes them.
    public package(set) var openRule: HolidayRule?
    /// The date from which the rule applies.
    public package(set) var effectiveFrom: CivilDate?
    /// The rule that applies until `effectiveFrom`, if the text says which one changes.
    public package(set) var formerRule: HolidayRule?
    /// The conditions that were read.
    public package(set) var conditions: [Condition] = []
    /// The closing dates, in order, each once.
    public package(set) var closedDates: [CivilDate] = []
    /// The dates stated as open, in order, each once.
    public package(set) var openDates: [CivilDate] = []
    /// Closing days that moved; their dates are also in the two lists.
    public package(set) var moves: [ClosingMove] = []
    /// The eves on which the store closes early.
    public package(set) var earlyClosings: [EarlyClosing] = []
    /// The periods in which everything is closed.
    public package(set) var closures: [Closure] = []
    /// The first day after the store has closed for good: 12월 28일을 끝으로 영업을 종료합니다.
    public package(set) var closedForGoodFrom: CivilDate?
    /// The recurring days that the text leaves in doubt.
    public package(set) var tentativeRule: HolidayRule?
    /// The dates that the text leaves in doubt.
    public package(set) var tentativeDates: [CivilDate] = []
    /// The opening hours as written, or `nil` when there are none.
    public package(set) var hoursText: String?
    /// Whether the closing dates are all closings of their months, up to the last date.
    package var isList = false
    /// Whether 도 or 추가 adds the dates of a branch to those of all.
    package var addsDates = false
    /// Dates that the text names without a word that says what they are, which are in doubt where a known rule closes.
    package var namedDates: [CivilDate] = []
    /// Whether the rule is of days of a year, such as festivals, and nothing says that it is all of the closings, so that
    /// another rule holds as before: 추석 당일 휴무, and neither 추석 당일만 휴무 nor 연중무휴(추석 당일 제외).
    package var addsRule = false
    /// Whether a closure that is known may be over, because the store is said to open and no date is named, or a period
    /// has moved: 오늘부터 정상 운영합니다, 휴관이 1월 25일~2월 5일로 미뤄졌습니다.
    package var mayEndClosures = false

    package init() {}

    /// The opening hours with the early closings, or `nil` when there are none or they are unclear.
    ///
    /// - Complexity: O(*n*) in the length of the text; computed on each use.
    public var hours: OpeningHours? {
      guard let hours = hoursText.flatMap({ OpeningHours($0) }) else { return nil }
      return earlyClosings.isEmpty ? hours : hours.closing(earlyOn: earlyClosings)
    }
  }

  /// A period in which everything is closed.
  public struct Closure: Hashable, Sendable {
    /// The first closed day; `nil` when the text says only that it has begun: 27일까지 임시휴관.
    public let from: CivilDate?
    /// The last closed day.
    public let through: CivilDate

    package init(from: CivilDate?, through: CivilDate) {
      self.from = from
      self.through = through
    }
  }

  /// A condition that was read.
  public struct Condition: Hashable, Sendable {
    /// What happens on a day that meets it.
    public enum Outcome: String, Hashable, Sendable {
      /// The day is open.
      case opens
      /// The day is closed.
      case closes
      /// The closing moves to the next day that does not meet the condition.
      case movesToNextDay
      /// The same, but neither to a Saturday nor to a Sunday.
      case movesToNextWorkday
    }

    /// The days that the condition is about; `nil` for the days named before the condition.
    public let days: HolidayRule?
    /// The days that they must fall on, such as public holidays.
    public let test: HolidayRule
    /// What happens then.
    public let outcome: Outcome

    package init(days: HolidayRule?, test: HolidayRule, outcome: Outcome) {
      self.days = days
      self.test = test
      self.outcome = outcome
    }
  }
}
