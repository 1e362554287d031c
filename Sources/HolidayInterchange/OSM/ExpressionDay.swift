import KoreanCalendar

/// A date with the fields that selectors ask for.
struct ExpressionDay {
  let date: CivilDate
  private let parts: CivilDate.Parts
  let weekday: Int
  /// The bit of the date among the weekdays of its month.
  let bit: UInt64

  init(_ date: CivilDate) {
    self.date = date
    parts = date.parts
    weekday = date.weekday.rawValue
    bit = 1 << UInt64(truncatingIfNeeded: (parts.day &- 1) / 7 &* 7 &+ weekday)
  }

  var year: Int { parts.year }
  var month: Int { parts.month }
  var day: Int { parts.day }

  /// The bit of the date among the weekdays of its month counted from the end.
  var bitFromEnd: UInt64 {
    let length = parts.yearMonth.numberOfDays
    return 1 << UInt64(truncatingIfNeeded: (length &- day) / 7 &* 7 &+ weekday)
  }

  /// The number of the week by ISO 8601, whose first week has the year's first Thursday.
  var week: Int {
    let mondayFirst = (weekday + 6) % 7
    let thursday = Int(date.dayNumber) - mondayFirst + 3
    // Thursdays beyond the range of dates belong to the same week as their neighbors.
    let clamped = min(
      max(thursday, Int(CivilDate.earliest.dayNumber)), Int(CivilDate.latest.dayNumber))
    guard let date = CivilDate(dayNumber: Int32(clamped)) else { return 1 }
    let newYear = YearMonth(date.year, 1).firstDayNumber
    return Int(date.dayNumber - newYear) / 7 + 1
  }
}

extension ExpressionWeekdays {
  func contains(_ day: ExpressionDay) -> Bool {
    if plain & (1 << UInt8(truncatingIfNeeded: day.weekday)) != 0 { return true }
    if fromStart & day.bit != 0 { return true }
    if fromEnd != 0, fromEnd & day.bitFromEnd != 0 { return true }
    for moved in moved {
      guard let date = day.date.checkedAdding(days: -moved.offset) else { continue }
      let origin = ExpressionDay(date)
      if moved.fromStart & origin.bit != 0 { return true }
      if moved.fromEnd != 0, moved.fromEnd & origin.bitFromEnd != 0 { return true }
    }
    return false
  }
}

/// The holidays by which a day is judged.
struct ExpressionHolidays {
  let calendar: PublicHolidayCalendar
  /// Whether the day counts as a school holiday; there is no table of them, so both are tried.
  var isSchoolHoliday = false

  func contains(_ holiday: ExpressionHoliday, on date: CivilDate) -> Bool {
    if holiday.isSchoolHoliday { return isSchoolHoliday }
    guard let day = date.checkedAdding(days: -holiday.offset) else { return false }
    return calendar.isPublicHoliday(day)
  }
}

extension ExpressionDates {
  func contains(_ day: ExpressionDay) -> Bool {
    switch self {
    case .months(let year, let first, let last):
      if let year, year != day.year { return false }
      return first <= last
        ? day.month >= first && day.month <= last : day.month >= first || day.month <= last
    case .single(let date):
      return date.existingDate(in: date.year ?? day.year) == day.date
        || (date.year == nil && date.offset != 0 && date.isOffsetDate(day))
    case .from(let date):
      guard let start = date.date(in: date.year ?? day.year) else { return false }
      return day.date >= start
    case .range(let first, let last, let step):
      guard first.year == nil else {
        return Self.contains(day, first, last, step: step, year: first.year ?? day.year)
      }
      // A range of last year may reach into this one, and offsets move its ends further.
      let reach = first.offset == 0 && last.offset == 0 ? 0 : 2
      for year in (day.year - 1 - reach)...(day.year + reach)
      where Self.contains(day, first, last, step: step, year: year) {
        return true
      }
      return false
    }
  }

  /// Whether a day is in the range that begins in a year.
  private static func contains(
    _ day: ExpressionDay, _ first: ExpressionDate, _ last: ExpressionDate, step: Int, year: Int
  ) -> Bool {
    // Year 0 is outside the calendar, so a range that begins in it takes its dates from year 1.
    guard let start = first.date(in: max(year, 1)),
      var end = last.lastDate(in: max(last.year ?? year, 1))
    else { return false }
    if start > end {
      guard last.year == nil else { return false }
      if year < 1 { return year == 0 && day.date <= end }
      end = last.lastDate(in: year + 1) ?? .latest
    } else if year < 1 {
      return false
    }
    guard day.date >= start, day.date <= end else { return false }
    return step == 1 || start.days(until: day.date) % step == 0
  }
}

extension ExpressionDate {
  /// The date in a year, 1 March for 29 February in a common year; `nil` outside the calendar.
  func date(in year: Int) -> CivilDate? { anchorDate(in: year, leapDay: .firstOfMarch) }

  /// The date as the last of a range, 28 February for 29 February in a common year.
  func lastDate(in year: Int) -> CivilDate? { anchorDate(in: year, leapDay: .lastOfFebruary) }

  /// The date in a year, `nil` in a year that does not have it.
  func existingDate(in year: Int) -> CivilDate? { anchorDate(in: year, leapDay: .none) }

  /// Whether a day is this date of the year before or after, moved over the turn of the year.
  fileprivate func isOffsetDate(_ day: ExpressionDay) -> Bool {
    existingDate(in: day.year - 1) == day.date || existingDate(in: day.year + 1) == day.date
  }

  private enum LeapDay { case none, firstOfMarch, lastOfFebruary }

  private func anchorDate(in year: Int, leapDay: LeapDay) -> CivilDate? {
    switch anchor {
    case .monthDay(let month, let day):
      if let date = CivilDate(year: year, month: month, day: day) {
        return date.checkedAdding(days: offset)
      }
      switch leapDay {
      case .none: return nil
      case .firstOfMarch:
        return CivilDate(year: year, month: 3, day: 1)?.checkedAdding(days: offset)
      case .lastOfFebruary:
        return CivilDate(year: year, month: 2, day: 28)?.checkedAdding(days: offset)
      }
    case .nth(let ordinal, let weekday, let month):
      guard let month = YearMonth(year: year, month: month) else { return nil }
      let first = month.firstDay
      let delay = (weekday.rawValue - first.weekday.rawValue + 7) % 7
      let count = (month.numberOfDays - delay + 6) / 7
      // A fifth weekday that the month lacks is a week beyond the fourth, as in other evaluators.
      let index = ordinal > 0 ? ordinal - 1 : count + ordinal
      return first.checkedAdding(days: delay + 7 * index + offset)
    case .easter:
      return Self.easter(in: year)?.checkedAdding(days: offset)
    }
  }

  /// Easter Sunday of the western churches.
  ///
  /// Source: J. Meeus, "Astronomical Algorithms", chapter 8, after an anonymous author in Nature,
  /// 20 April 1876.
  private static func easter(in year: Int) -> CivilDate? {
    let a = year % 19
    let b = year / 100
    let c = year % 100
    let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let n = h + l - 7 * m + 114
    return CivilDate(year: year, month: n / 31, day: n % 31 + 1)
  }
}

extension CivilDate {
  /// The date some days later, or `nil` outside the calendar.
  func checkedAdding(days: Int) -> CivilDate? {
    guard days != 0 else { return self }
    return CivilDate(dayNumber: dayNumber &+ Int32(truncatingIfNeeded: days))
  }
}
