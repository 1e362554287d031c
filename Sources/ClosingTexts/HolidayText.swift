public import KoreanCalendar
public import MartModels

/// What a store wrote about its closing days, as far as it can be read without guessing.
///
/// Stores write closing days in their own words. The reader takes what is stated, and reports every
/// word that it did not use, with the place and the reason:
///
/// ```swift
/// import MartHolidayKit
///
/// let notice = HolidayText(
///   "매월 둘째 수요일, 넷째 일요일 휴무. 2/10 정상영업", relativeTo: CivilDate(2026, 2, 1))
/// notice.rule  // [.nth(2, .wednesday), .nth(4, .sunday)]
/// notice.openDates  // [CivilDate(2026, 2, 10)]
/// notice.unread.isEmpty  // true
/// ```
///
/// It does not fill gaps. `2,4째주 의무 휴업` names no weekday, so `rule` is `nil` and `unread`
/// says `missingWeekday`; most stores mean Sunday, but for the others the answer would be wrong
/// with certainty. A rule that is not stated is `nil`, which differs from `.never`: that is stated,
/// as 연중무휴.
///
/// The properties of the text itself apply to every branch that it covers. What it says about named
/// branches or parts of a store is only in `branchNotices` and `facilityNotices`. To ask which days
/// are closed, make a `HolidaySchedule(reading:for:asOf:)` from it.
public struct HolidayText: Hashable, Sendable {
  /// The original text.
  public let text: String
  /// What holds for every branch.
  package var general: Notice
  /// What applies only to named branches, in the order of the text.
  public package(set) var branchNotices: [Notice] = []
  /// What applies to parts of a store, such as 수영장, and not to the store.
  public package(set) var facilityNotices: [Notice] = []
  /// Everything that was not used, in the order of the text.
  public package(set) var unread: [Remainder] = []
  /// The reference day for dates without a year.
  public let reference: CivilDate
  /// What the text is known to be.
  public package(set) var kind: Kind

  package init(
    text: String, reference: CivilDate, kind: Kind = .notice, general: Notice = Notice()
  ) {
    self.text = text
    self.reference = reference
    self.kind = kind
    self.general = general
  }
}

extension HolidayText {
  /// What repeats; `nil` when the text states no regular rule, `.never` when it says 연중무휴.
  public var rule: HolidayRule? { general.rule }
  /// What repeats among the days stated as open, such as 공휴일 정상영업; the rule already excludes
  /// them.
  public var openRule: HolidayRule? { general.openRule }
  /// The dates on which the store closes, in order, each once.
  public var closedDates: [CivilDate] { general.closedDates }
  /// The dates that the text says are open, 정상영업, in order, each once.
  public var openDates: [CivilDate] { general.openDates }
  /// Closing days that moved; their dates are also in `openDates` and `closedDates`.
  public var moves: [ClosingMove] { general.moves }
  /// The eves on which the store closes early.
  public var earlyClosings: [EarlyClosing] { general.earlyClosings }
  /// The periods in which the store is closed throughout, such as three weeks of construction.
  public var closures: [Closure] { general.closures }
  /// The first day after the store has closed for good, if the text says so: 12월 28일부로 영업을 종료합니다.
  ///
  /// The last day itself is tentative, because the text does not say at what hour it ends.
  public var closedForGoodFrom: CivilDate? { general.closedForGoodFrom }
  /// The date from which the rule applies, if the text names it.
  public var effectiveFrom: CivilDate? { general.effectiveFrom }
  /// The rule that applies until `effectiveFrom`, if the text says which one changes.
  public var formerRule: HolidayRule? { general.formerRule }
  /// The conditions that were read, such as 공휴일이면 다음 날; the rule already includes them.
  public var conditions: [Condition] { general.conditions }
  /// The days of the rule, or of every month, that the text leaves in doubt.
  public var tentativeRule: HolidayRule? { general.tentativeRule }
  /// The dates that the text leaves in doubt.
  public var tentativeDates: [CivilDate] { general.tentativeDates }

  /// The opening hours in the text, or `nil` when there are none or they are unclear; computed from
  /// the text on each use.
  public var hours: OpeningHours? { general.hours }
}

extension HolidayText {
  /// The longest text that is read, in bytes of UTF-8; longer ones are not read at all.
  public static var longestText: Int { 4 << 20 }

  /// What a text is known to be.
  public enum Kind: String, Hashable, Sendable {
    /// Anything that a store writes: a day is a closing only where a closing word, a heading or a
    /// sentence of nothing but days says so.
    case notice
    /// The value of a field that lists closings, such as a column 휴관일: days in it are closings.
    case closingField
  }

  /// Reads any text.
  ///
  /// A field that is known to list closings is read as one, and anything else as a notice, in which
  /// days without a closing word are reported:
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let today = CivilDate(2026, 11, 21)
  /// HolidayText("12/25, 1/1 기념품 증정", relativeTo: today).closedDates  // []
  /// HolidayText("12/25, 1/1", relativeTo: today, as: .closingField).closedDates.count  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - text: what the store wrote, plain or as HTML.
  ///   - reference: a day near the time of writing, such as that of the crawl. A date without a
  ///     year falls between two months before it and ten months after. A day without a month is in
  ///     the month of the reference, or in the next or previous month if its weekday fits only
  ///     there.
  ///   - kind: what the text is known to be.
  ///   - calendar: the public holidays, with days that were designated since; they matter where a
  ///     text names all closings of a month, which opens the other days of its rule.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    _ text: String, relativeTo reference: CivilDate, as kind: Kind = .notice,
    calendar: PublicHolidayCalendar = .southKorea
  ) {
    self.init(text: text, reference: reference, kind: kind)
    read(calendar)
  }

  private mutating func read(_ calendar: PublicHolidayCalendar) {
    if text.utf8.count > Self.longestText {
      unread = [
        Remainder(text: text, reason: .tooLong, utf8Range: 0..<text.utf8.count, date: nil)
      ]
      general.tentativeRule = .everyDay
    } else if let rule = HolidayRule(text) {
      // The canonical text of a rule does not go through the four stages.
      general.rule = rule
    } else {
      // In place, because a result that is handed back would be copied.
      Reading(text, relativeTo: reference, as: kind).write(into: &self, calendar)
    }
  }
}
