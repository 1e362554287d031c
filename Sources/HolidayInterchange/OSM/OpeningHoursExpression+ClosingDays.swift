public import KoreanCalendar

extension OpeningHoursExpression {
  /// The days of a month on which the store does not open.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let hours = try OpeningHoursExpression("Mo-Su 10:00-23:00; Su[2,4] off")
  /// hours.closings(in: YearMonth(2026, 11))  // [8, 22]
  /// ```
  ///
  /// Hours after midnight that belong to the evening before do not count: a store that is open
  /// until two in the morning is closed on a Sunday if no session begins then.
  ///
  /// - Parameters:
  ///   - month: the month.
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Complexity: O(*n*) in the number of rules for weekdays and ordinals; dates, weeks and
  ///   holidays are checked day by day.
  public func closings(
    in month: YearMonth, calendar: PublicHolidayCalendar = .southKorea
  ) -> DaySet {
    let shape = MonthShape(month)
    var open: UInt32 = 0
    // Days with a rule that closes some hours; `opens` decides whether other hours are left.
    var doubtful: UInt32 = 0
    for index in digests.indices {
      let digest = digests[index]
      if digest.state != .closed {
        open |= days(index, in: shape, calendar)
      } else if digest.joiner == .fallback {
        // It closes only where the store is closed anyway.
      } else if digest.hasTimes {
        let days = days(index, in: shape, calendar)
        doubtful |= digest.runsPastMidnight ? days | days << 1 | 1 << 1 : days
      } else {
        open &= ~days(index, in: shape, calendar)
      }
    }
    doubtful &= open
    while doubtful != 0 {
      let day = doubtful.trailingZeroBitCount
      doubtful &= doubtful - 1
      if let date = month.date(day: day), !opens(on: date, calendar) {
        open &= ~(1 << UInt32(day))
      }
    }
    return DaySet(bits: shape.allDays & ~open)
  }

  /// The days of a month on which a rule holds.
  private func days(
    _ index: Int, in shape: MonthShape, _ calendar: PublicHolidayCalendar
  ) -> UInt32 {
    if let days = digests[index].days(in: shape) { return days }
    // A rule for school holidays may open any day, and closes none for certain.
    let holidays = ExpressionHolidays(
      calendar: calendar, isSchoolHoliday: digests[index].state != .closed)
    var bits: UInt32 = 0
    for day in 1...shape.month.numberOfDays {
      guard let date = shape.month.date(day: day) else { continue }
      if rules[index].holds(on: ExpressionDay(date), holidays) { bits |= 1 << UInt32(day) }
    }
    return bits
  }

  /// Whether a session begins on a date, whether its hours are certain or not.
  private func opens(on date: CivilDate, _ calendar: PublicHolidayCalendar) -> Bool {
    let today = ExpressionDay(date)
    let plain = ExpressionHolidays(calendar: calendar)
    let school = ExpressionHolidays(calendar: calendar, isSchoolHoliday: true)
    let first = firstEffectiveRule(on: today, plain).index
    for index in first..<rules.count
    where rules[index].modifier != .off && rules[index].holds(on: today, school) {
      if rules[index].times.isEmpty {
        if isOpenAtSomeEdge(on: date, from: 0, until: 1_440, calendar) { return true }
      } else {
        for times in rules[index].times
        where times.start < 1_440
          && isOpenAtSomeEdge(
            on: date, from: times.start, until: min(times.end, 1_440), calendar)
        {
          return true
        }
      }
    }
    return false
  }

  /// Whether the store is not closed at some minute of a part of a day.
  ///
  /// States change only where the times of a rule begin or end, so only those minutes are tried.
  private func isOpenAtSomeEdge(
    on date: CivilDate, from start: Int, until end: Int, _ calendar: PublicHolidayCalendar
  ) -> Bool {
    if isOpen(on: date, start, calendar) { return true }
    for rule in rules {
      for times in rule.times {
        for edge in [times.start, times.end, times.end - 1_440]
        where edge > start && edge < end {
          if isOpen(on: date, edge, calendar) { return true }
        }
      }
    }
    return false
  }

  /// Whether the sessions that begin on a date leave the store open or unknown at a minute.
  private func isOpen(
    on date: CivilDate, _ minute: Int, _ calendar: PublicHolidayCalendar
  ) -> Bool {
    decision(on: date, minuteOfDay: minute, calendar, countsNightBefore: false).state != .closed
  }
}

/// A month whose days of a weekday or an ordinal are found as bits; bit *n* is day *n*.
struct MonthShape {
  let month: YearMonth
  let allDays: UInt32
  private let firstWeekday: Int

  init(_ month: YearMonth) {
    self.month = month
    allDays = month.allDays.bits
    firstWeekday = month.firstDay.weekday.rawValue
  }

  /// The day of the first of a weekday.
  private func firstDay(of weekday: Int) -> Int { (weekday - firstWeekday + 7) % 7 + 1 }

  /// The days on plain weekdays, bit 0 for Sunday.
  func days(on weekdays: UInt8) -> UInt32 {
    if weekdays & 0x7F == 0x7F { return allDays }
    var days: UInt32 = 0
    var rest = weekdays & 0x7F
    while rest != 0 {
      // The first of a weekday and each seventh day after it.
      days |= 0x1020_4081 << UInt32(firstDay(of: rest.trailingZeroBitCount))
      rest &= rest - 1
    }
    return days & allDays
  }

  /// The days of ordinals, bit 7 × (ordinal − 1) + weekday, from the first day or from the last.
  func days(ordinals: UInt64, fromEnd: Bool) -> UInt32 {
    var days: UInt32 = 0
    var rest = ordinals
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      let all = self.days(on: 1 << UInt8(bit % 7))
      let first = fromEnd ? 31 - all.leadingZeroBitCount : all.trailingZeroBitCount
      let day = fromEnd ? first - bit / 7 * 7 : first + bit / 7 * 7
      if day > 0 && day < 32 { days |= 1 << UInt32(day) }
    }
    return days & allDays
  }
}
