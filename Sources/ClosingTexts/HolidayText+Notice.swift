public import KoreanCalendar
public import MartModels

extension HolidayText {
  /// What a text says about some branches, or about a part of a store.
  public struct Notice: Hashable, Sendable {
    /// The names as written, such as 일산점 or 수영장.
    public package(set) var names: [String] = []
    /// What repeats, and since when.
    private var regular = RegularDays()
    /// The closing dates, in order, each once.
    public package(set) var closedDates: [CivilDate] = []
    /// The dates stated as open, in order, each once.
    public package(set) var openDates: [CivilDate] = []
    /// Closing days that moved; their dates are also in the two lists.
    public package(set) var moves: [Move] = []
    /// The eves on which the store closes early.
    public package(set) var earlyClosings: [EarlyClosing] = []
    /// The periods in which everything is closed.
    public package(set) var closures: [Closure] = []
    /// About which days the text leaves a doubt.
    private var doubt = DoubtfulDays()
    /// The opening hours as written, or `nil` when there are none.
    public package(set) var hoursText: String?
    /// How its dates stand to others.
    private var listing = DateListing()

    package init() {}

    /// The opening hours, or `nil` when there are none or they are unclear; computed on each use.
    public var hours: OpeningHours? { hoursText.flatMap { OpeningHours($0) } }
  }

  /// How the dates of a notice stand to those that it does not name.
  private struct DateListing: Hashable, Sendable {
    /// Whether they are all closing days up to the last of them.
    var isComplete = false
    /// Whether 도 or 추가 adds those of a branch to those of all.
    var adds = false
  }

  /// What repeats, and since when.
  private struct RegularDays: Hashable, Sendable {
    var rule: HolidayRule?
    var openRule: HolidayRule?
    var effectiveFrom: CivilDate?
    var formerRule: HolidayRule?
    var conditions: [Condition] = []
  }

  /// Days about which a text leaves a doubt.
  private struct DoubtfulDays: Hashable, Sendable {
    var rule: HolidayRule?
    var dates: [CivilDate] = []
  }

  /// A closing day that moved to another date.
  public struct Move: Hashable, Sendable {
    /// The date on which the store would have closed, which is open now.
    public let from: CivilDate
    /// The date on which it closes instead.
    public let to: CivilDate

    package init(from: CivilDate, to: CivilDate) {
      self.from = from
      self.to = to
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

    /// The days that the condition is about; `nil` for those before it.
    public let days: HolidayRule?
    /// The days that they must fall on.
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

extension HolidayText.Notice {
  /// What repeats; `nil` when no regular rule is stated, `.never` for 연중무휴.
  public package(set) var rule: HolidayRule? {
    get { regular.rule }
    set { regular.rule = newValue }
  }
  /// What repeats among the days stated as open; the rule already excludes them.
  public package(set) var openRule: HolidayRule? {
    get { regular.openRule }
    set { regular.openRule = newValue }
  }
  /// The date from which the rule applies.
  public package(set) var effectiveFrom: CivilDate? {
    get { regular.effectiveFrom }
    set { regular.effectiveFrom = newValue }
  }
  /// The rule that applies until `effectiveFrom`, if the text says which one changes.
  public package(set) var formerRule: HolidayRule? {
    get { regular.formerRule }
    set { regular.formerRule = newValue }
  }
  /// The conditions that were read.
  public package(set) var conditions: [HolidayText.Condition] {
    get { regular.conditions }
    set { regular.conditions = newValue }
  }
  /// The recurring days that the text leaves in doubt.
  public package(set) var tentativeRule: HolidayRule? {
    get { doubt.rule }
    set { doubt.rule = newValue }
  }
  /// The dates that the text leaves in doubt.
  public package(set) var tentativeDates: [CivilDate] {
    get { doubt.dates }
    set { doubt.dates = newValue }
  }
  /// What the text lists as all closing days up to the last of them.
  package var isList: Bool {
    get { listing.isComplete }
    set { listing.isComplete = newValue }
  }
  /// Whether 도 or 추가 adds the dates of a branch to those of all.
  package var addsDates: Bool {
    get { listing.adds }
    set { listing.adds = newValue }
  }
}
