import KoreanCalendar

/// Days as a text names them.
package struct DayPhrase: Equatable {
  package var term: DayTerm
  package var frame = DayFrame()
  package var join = Join.first
  /// What the words leave open; the next stage decides or reports it.
  package var ambiguity: Ambiguity?
  /// The particle behind it.
  package var role: KoreanToken.Particle?
  package var cells: Range<Int>
  /// Whether the months are those of a season: 동절기(12~2월).
  package var isSeason = false
  /// What stands beside it; few have any.
  package var details = Rare<DayDetails>.nothing

  package init(
    term: DayTerm, frame: DayFrame = DayFrame(), join: Join = .first, ambiguity: Ambiguity? = nil,
    role: KoreanToken.Particle? = nil, cells: Range<Int>
  ) {
    self.term = term
    self.frame = frame
    self.join = join
    self.ambiguity = ambiguity
    self.role = role
    self.cells = cells
  }

  /// How a day hangs on the one before it.
  package enum Join: String, Equatable {
    case first = "days"
    /// · 와 및, or glued.
    case tight = "joined"
    /// , + and similar signs.
    case loose = "next"
    /// " / " or the end of a line.
    case apart
    /// Nothing between them.
    case beside
  }

  package enum Ambiguity: String, Equatable {
    /// 첫째 월요일, 일요일: every Sunday, or the first.
    case ordinalsReach = "the ordinals may reach here"
    /// 설, 추석연휴: the day of Seollal, or its 연휴.
    case partReaches = "the part may reach back"
    /// 월요일부터 수요일까지: of every week, or of one.
    case mayBeOnce = "of every week, or of one"
    /// 추석 이틀간: the day, and the one before or behind it.
    case daysCounted = "a number of days beside it"
  }
}

package enum DayTerm: Equatable {
  case weekdays(WeekdaySet, OrdinalSet)
  /// 둘째, 넷째주 without a weekday.
  case ordinals(OrdinalSet)
  case everyOther(WeekdaySet, anchor: DateText?)
  case date(DateText)
  case range(DateText, DateText)
  case festival(FestivalSet, FestivalDays)
  case lastDay
  /// The months of the frame and nothing more.
  case months
  /// 당일, 전날 and 다음날 by themselves.
  case elliptic(DayOffsets)
  /// 다음 평일.
  case nextWorkday
  /// 휴일.
  case restDay
  case doubtful(UnreadReason)
}

/// The days of a festival that are meant, and whether the text says so.
package struct FestivalDays: Equatable {
  package var offsets: DayOffsets = .day
  package var isExplicit = false

  /// Whether the festival stands for the days around it too.
  package var isSpan: Bool { offsets.isSuperset(of: .span) }
}

/// A day of the calendar as it is written; what is missing is `nil`.
package struct DateText: Hashable {
  @Held<Int16> package var year: Int? = nil
  @Held<Int8> package var month: Int? = nil
  package var day: Int
  /// The weekday beside it, in days after Sunday.
  @Held<Int8> package var weekday: Int? = nil
  package var isLunar = false
  /// 이번 달 is 0, 다음 달 is 1.
  @Held<Int8> package var monthOffset: Int? = nil
  /// A hint at the month, from the words before a day that has none.
  package var clue: MonthClue?
  /// The ordinal of its weekday that stands beside it.
  package var ordinals: OrdinalSet?
  /// The festival beside it.
  package var festival: FestivalSet?

  package init(year: Int? = nil, month: Int? = nil, day: Int, monthOffset: Int? = nil) {
    self.day = day
    self.year = year
    self.month = month
    self.monthOffset = monthOffset
  }

  /// Hashes what most dates differ in, as two numbers.
  ///
  /// To hash each property was most of the work on long lists.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(((year ?? 0) << 8 | (month ?? 0)) << 8 | day)
    hasher.combine((weekday ?? -1) << 8 | (monthOffset ?? -1))
  }
}

extension DateText {
  /// Whether a month is said with it.
  package var hasMonth: Bool { month != nil || monthOffset != nil }

  /// The festival, beside or before a day without a month, that tells its month.
  package var festivalOfMonth: FestivalSet? {
    guard month == nil else { return nil }
    if case .festival(let festivals) = clue { return festivals }
    return monthOffset == nil && festival?.isSingleDay == true ? festival : nil
  }

  /// 31일, 1일: whether a month ends between the date that was said before it and this one.
  package func isBehindMonth(of before: DateText) -> Bool { day <= 5 && before.day >= 26 }

  /// How many days a month has; without a year, a February has 29 of them at most.
  package static func numberOfDays(in month: Int, of year: Int?) -> Int? {
    YearMonth(year: year ?? 2000, month: month)?.numberOfDays
  }

  /// Takes the month of the date that was said before it, where it has none: 12월 13일, 27일.
  ///
  /// 12월 31일, 1일: the month ends between them.
  package mutating func takeMonth(of before: DateText?) {
    guard !hasMonth, let before else { return }
    let isOfNext = isBehindMonth(of: before)
    guard before.hasMonth else {
      monthOffset = isOfNext ? 1 : nil
      return
    }
    // 9월 2일로 옮겼어요! 31일은 …: of another month, whichever that is
    if let month = before.month, !isOfNext,
      let last = Self.numberOfDays(in: month, of: nil), day > last
    {
      return
    }
    month = before.month.map { isOfNext ? $0 % 12 + 1 : $0 }
    monthOffset = before.monthOffset.map { isOfNext ? $0 + 1 : $0 }
    year = year ?? before.year.map { isOfNext && before.month == 12 ? $0 + 1 : $0 }
  }

  /// Takes the month of the day on which a range begins, or the next, 12월 28일~3일.
  ///
  /// Two weeks and no more: 12월 20일~19일 is a slip of the pen.
  package mutating func endRange(from first: DateText) {
    guard !hasMonth else { return }
    let isOfNext = day <= first.day - 17
    month = first.month.map { isOfNext ? $0 % 12 + 1 : $0 }
    guard first.month == nil else { return }
    monthOffset = isOfNext ? (first.monthOffset ?? 0) + 1 : first.monthOffset
  }
}

/// How a day phrase begins, whatever its term turns out to be.
struct DayHead {
  var frame: DayFrame
  var join: DayPhrase.Join
  /// The place of its first token.
  var start: Int
}

extension DayPhrase {
  init(
    _ term: DayTerm, _ head: DayHead, ambiguity: Ambiguity? = nil, cells: Range<Int>
  ) {
    self.init(
      term: term, frame: head.frame, join: head.join, ambiguity: ambiguity, cells: cells)
  }
}

/// What stands before a day and may hold for the days behind it.
package struct DayFrame: Equatable {
  /// 매월, 매주, 매년.
  package var isMonthly = false
  package var isWeekly = false
  package var isYearly = false
  /// The months, bit *n* for the month *n*.
  package var months: UInt16 = 0
  @Held<Int16> package var year: Int? = nil
  /// 이번 달 is 0, 다음 달 is 1.
  @Held<Int8> package var relativeMonth: Int? = nil
  /// 이번, 올해.
  package var isComing = false
  package var isLunar = false
  /// Whether 은 sets the months off against others.
  package var isContrast = false

  package init() {}

  /// Whether nothing but 이번, 음력 or 은 stands there.
  package var isEmpty: Bool {
    !isMonthly && !isWeekly && !isYearly && months == 0 && year == nil && relativeMonth == nil
  }

  /// The month, when there is exactly one.
  package var singleMonth: Int? { months.nonzeroBitCount == 1 ? months.trailingZeroBitCount : nil }

  /// Adds the months from one through another, over the end of the year when need be.
  package mutating func insert(months first: Int, through last: Int) {
    var month = first
    months |= 1 << UInt16(month)
    while month != last {
      month = month % 12 + 1
      months |= 1 << UInt16(month)
    }
  }
}

extension DayPhrase {
  /// Whether the days are some of the calendar.
  package var isDated: Bool {
    switch term {
    case .date, .range: true
    default: gloss.contains { $0.isDated }
    }
  }

  /// Whether the phrase is a single date.
  package var date: DateText? { if case .date(let date) = term { date } else { nil } }

  /// Takes how many days a festival is said to last.
  ///
  /// 추석 3일간 is 추석 연휴, which has three days by law; which days any other number means is open.
  package mutating func count(_ days: Int) {
    guard case .festival(let festivals, let own) = term, gloss.isEmpty,
      festivals == .both || festivals.isSingleDay, own.offsets.days.count != days
    else { return }
    if days == DayOffsets.span.days.count, !own.isExplicit {
      term = .festival(festivals, FestivalDays(offsets: .span, isExplicit: true))
    } else {
      ambiguity = .daysCounted
    }
  }

  /// Whether it is a festival and no date.
  package var isFestival: Bool {
    if case .festival = term { !isDated } else { false }
  }

  /// Whether it is the months of its frame and nothing more.
  package var isMonths: Bool { if case .months = term { true } else { false } }
  /// Whether it is a date that names no month.
  package var waitsForMonth: Bool { date.map { !$0.hasMonth } ?? false && frame.isEmpty }

  /// Whether its days are doubtful for a reason.
  package func isDoubtful(_ reason: UnreadReason) -> Bool {
    if case .doubtful(let own) = term { own == reason } else { false }
  }

  /// Whether the days come back.
  package var repeats: Bool {
    switch term {
    case .weekdays, .everyOther, .festival, .lastDay: true
    default: false
    }
  }

  /// Whether it is a day of every month: 매월 10일.
  package var isOfEveryMonth: Bool {
    if case .date(let date) = term { frame.isMonthly && date.month == nil } else { false }
  }

  /// The weekdays of every week, if it has nothing else.
  package var everyWeek: WeekdaySet? {
    if case .weekdays(let days, []) = term { days } else { nil }
  }

  /// Whether it is of weekdays of every week in every month.
  package var isOfAllWeeks: Bool { everyWeek != nil && frame.isEmpty }

  /// Whether every day of the week is meant.
  package var isEveryDay: Bool { everyWeek == .all }
}

extension DayPhrase {
  /// The date, or the end of the range in whose month a day is.
  package func end(near day: Int) -> DateText? {
    guard case .range(let first, var last) = term else {
      // 추석 연휴(9/14~9/16)
      return date ?? gloss.first?.end(near: day)
    }
    if last.month == nil { last.takeMonth(of: first) }
    return first.month != last.month && day < first.day ? last : first
  }
}
