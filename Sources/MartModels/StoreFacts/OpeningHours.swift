public import KoreanCalendar
import KoreanText

/// The daily hours of a store, read from its own text.
///
/// ```swift
/// import MartHolidayKit
///
/// let hours = OpeningHours("오전 10:00 - 오후 10:00")
/// hours?.description  // "10:00-22:00"
/// hours?.isOpen(at: WallTime(CivilDate(2026, 11, 21), 21, 59))  // true
/// hours?.isOpen(at: WallTime(CivilDate(2026, 11, 21), 22, 0))  // false
/// ```
///
/// Hours are those of a week and know no dates; `opening(at:schedule:calendar:)` combines them with a
/// `HolidaySchedule`. A closing in the same text is kept in `remarks`, for `HolidayText` to read; a day
/// that the text closes, and that only a rule of the schedule takes for open, is expected to be closed.
public struct OpeningHours: Hashable, Sendable {
  /// The text as the store wrote it.
  public let text: String
  /// The times between which the store is open, from Monday.
  public let sessions: [Session]
  /// The eves on which the store closes early, or `nil` when the text names none.
  public let earlyClosing: EarlyClosing?
  /// Whether the store closes on every public holiday, as after 일·공휴일 휴무.
  public let closesOnPublicHolidays: Bool
  /// The parts of the text that say something other than hours.
  public let remarks: [String]

  /// The days that the text closes and that hours of a week cannot hold: 둘째 일요일 휴무, 설날 휴무.
  let closingDays: HolidayRule?
  /// Whether there are any, which a question to a schedule asks first.
  let hasClosingDays: Bool
  /// Whether public holidays differ from other days: some sessions are for them, or none are.
  let hasHolidayHours: Bool
  /// Whether some sessions are of some months only.
  let hasSeasons: Bool
  /// Whether any session ends after the next midnight.
  package let runsPastMidnight: Bool
  /// The months in which the store may close early, which exclude most days.
  let earlyMonths: MonthSet
  /// The minute at which the store closes early, beyond any session if it never does.
  let earliestLimit: Int

  /// Weekdays with the same hours, the months in which they have them, and whether public holidays
  /// have them too.
  public struct Days: Hashable, Sendable {
    /// Bit *n* is the weekday whose raw value is *n*, bit 7 the public holidays, and bit 7 + *m* the
    /// month *m*.
    let bits: UInt32

    /// Bit *n* is the weekday whose raw value is *n*.
    package var weekdayBits: UInt8 { UInt8(truncatingIfNeeded: bits & 0x7F) }
    /// The months; all of them unless the hours differ by season.
    package var months: MonthSet { MonthSet(bits: UInt16(truncatingIfNeeded: bits >> 7)) }
    /// Whether public holidays have these hours, whatever their weekday.
    public var includesPublicHolidays: Bool { bits & 0x80 != 0 }

    package init(
      weekdayBits: UInt8, months: MonthSet = .all, includesPublicHolidays: Bool = false
    ) {
      bits =
        UInt32(weekdayBits & 0x7F) | UInt32(months.bits) << 7 | (includesPublicHolidays ? 0x80 : 0)
    }

    /// Makes a group of days.
    ///
    /// - Parameters:
    ///   - weekdays: the days of the week.
    ///   - includesPublicHolidays: whether public holidays are included, whatever their weekday.
    public init(_ weekdays: some Sequence<Weekday>, includesPublicHolidays: Bool = false) {
      let bits = weekdays.reduce(UInt8(0)) { $0 | 1 << UInt8($1.rawValue) }
      self.init(weekdayBits: bits, includesPublicHolidays: includesPublicHolidays)
    }

    /// Every day of the week.
    public static let everyDay = Days(weekdayBits: 0x7F)
    /// Monday through Friday, 평일.
    public static let weekdays = Days(weekdayBits: 0b011_1110)
    /// Saturday and Sunday, 주말.
    public static let weekend = Days(weekdayBits: 0b100_0001)

    /// Whether a weekday is in the group.
    public func contains(_ weekday: Weekday) -> Bool {
      weekdayBits & (1 << UInt8(weekday.rawValue)) != 0
    }

    /// Whether the days have these hours in a month, 1…12; `false` for any other number.
    ///
    /// ```swift
    /// import MartHolidayKit
    ///
    /// let hours = OpeningHours("하절기(3월~10월) 09:00~19:00 / 동절기(11월~2월) 09:00~18:00")
    /// hours?.sessions[0].days.contains(month: 11)  // false
    /// hours?.sessions(on: CivilDate(2026, 11, 21))  // [540..<1080]
    /// ```
    public func contains(month: Int) -> Bool {
      1...12 ~= month && months.contains(month)
    }
  }

  /// One opening and closing time.
  public struct Session: Hashable, Sendable {
    /// The days on which the session begins.
    public package(set) var days: Days
    /// The minute of the day at which the store opens, 0…1439.
    public let opens: Int
    /// The minute at which it closes, counted from the midnight before it opened; above 1440 when
    /// it closes after the next midnight.
    public let closes: Int

    package init(days: Days, opens: Int, closes: Int) {
      assert(opens >= 0 && opens < 1_440 && closes > opens && closes <= opens + 1_440)
      self.days = days
      self.opens = opens
      self.closes = closes
    }
  }

  package init(
    text: String, sessions: [Session], earlyClosing: EarlyClosing?,
    closesOnPublicHolidays: Bool = false, closingDays: HolidayRule? = nil, remarks: [String]
  ) {
    assert(!sessions.isEmpty)
    assert(!closesOnPublicHolidays || !sessions.contains { $0.days.includesPublicHolidays })
    self.text = text
    self.sessions = sessions
    self.earlyClosing = earlyClosing
    self.closesOnPublicHolidays = closesOnPublicHolidays
    self.closingDays = closingDays
    self.remarks = remarks
    hasClosingDays = closingDays != nil
    hasHolidayHours =
      closesOnPublicHolidays || sessions.contains { $0.days.includesPublicHolidays }
    hasSeasons = sessions.contains { $0.days.months != .all }
    runsPastMidnight = sessions.contains { $0.closes > 1_440 }
    earlyMonths = earlyClosing?.days.node.possibleMonths ?? MonthSet(bits: 0)
    earliestLimit = earlyClosing?.closes ?? .max
  }

  /// Reads hours as stores write them.
  ///
  /// It understands times such as `10:00`, `오전 10:00`, `10시 30분` and `10 PM`, every common dash
  /// and tilde between them, closing times of 24:00 and past midnight, `24시간`, groups such as
  /// 평일, 주말, 월~금 and 공휴일, breaks, and an early closing on the eve of a festival.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// OpeningHours("평일 10:00~23:00, 주말 10:00~24:00")?.sessions.count  // 2
  /// OpeningHours("홈페이지 참조")  // nil
  /// ```
  ///
  /// `9:00~6:00` is not read: most shops mean 6 in the evening, some the next morning. `10:00~02:00`
  /// is read, because the leading zero shows a 24-hour clock. Hours of 하절기 and 동절기 are read when
  /// the text says which months these are. Not read either are hours of some months or of one weekday
  /// without the others, hours of a part of the store, and hours next to words that may change them on
  /// some days (일요일 예약제).
  ///
  /// If the text also says that the store closes every Monday, Mondays have no session, and after
  /// 공휴일 휴무 and 공휴일 제외 public holidays have none; the closing stays in `remarks`.
  ///
  /// - Parameter text: the text.
  /// - Returns: `nil` when the text has no hours, or when it is not clear on which days they apply
  ///   or when they end; nothing is guessed.
  /// - Complexity: O(*n*) in the length of the text.
  public init?(_ text: String) {
    if let span = HoursSpan(plain: text), let minutes = span.minutes {
      let session = Session(
        days: .everyDay, opens: minutes.lowerBound, closes: minutes.upperBound)
      self.init(text: text, sessions: [session], earlyClosing: nil, remarks: [])
      return
    }
    let normalized = NormalizedText(text)
    let written = WrittenHours(normalized)
    guard written.refused == nil else { return nil }
    if let spans = written.everyDay {
      self.init(everyDay: spans, of: text)
      return
    }
    self.init(HoursTable(written.clauses), of: text, normalized)
  }

  /// Makes hours that are the same every day.
  ///
  /// - Parameters:
  ///   - opens: the minute of the day at which the store opens, 0…1439.
  ///   - closes: the minute at which it closes, after `opens` and at most a day later; above 1440
  ///     when it closes after midnight.
  /// - Returns: `nil` outside these ranges.
  public init?(dailyFrom opens: Int, to closes: Int) {
    guard opens >= 0, opens < 1_440, closes > opens, closes <= opens + 1_440 else { return nil }
    let session = Session(days: .everyDay, opens: opens, closes: closes)
    self.init(
      text: session.clockText, sessions: [session], earlyClosing: nil, remarks: [])
  }
}

extension OpeningHours {
  /// The sessions that begin on a date.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Returns: ranges of minutes counted from the midnight at which the date begins; a session
  ///   that ends after the next midnight has an end above 1440.
  public func sessions(
    on date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) -> [Range<Int>] {
    let day = day(date, calendar)
    return sessions.compactMap { minutes(of: $0, on: day) }
  }

  /// Whether the store is open at a minute of Korean time, by the hours of its week alone.
  ///
  /// A session that began the evening before and runs past midnight counts.
  ///
  /// - Parameters:
  ///   - time: the date and the minute.
  ///   - calendar: the public holidays, including any that the app has added.
  public func isOpen(
    at time: WallTime, calendar: PublicHolidayCalendar = .southKorea
  ) -> Bool {
    if closing(day(time.date, calendar), at: time.minuteOfDay) != nil { return true }
    guard runsPastMidnight, time.date > .earliest else { return false }
    let before = day(time.date.adding(days: -1), calendar)
    return closing(before, at: time.minuteOfDay + 1_440) != nil
  }
}
