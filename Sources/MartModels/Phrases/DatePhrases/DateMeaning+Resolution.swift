import KoreanCalendar
import KoreanText

extension DateMeaning {
  /// The one date that the phrase means for a speaker on a date, or `nil`.
  func date(relativeTo reference: CivilDate) -> CivilDate? {
    guard let date = day.date(relativeTo: reference) else { return nil }
    guard let weekday, date.weekday != weekday else { return date }
    // 11월 20일 (금) on the 21st is yesterday: next year's is not a Friday.
    guard case .dayOfMonth(let day, .month(let month, .unsaid)) = self.day,
      let past = CivilDate(year: reference.year, month: month, day: day), past < reference,
      past.weekday == weekday
    else { return nil }
    return past
  }
}

extension DateMeaning.Day {
  func date(relativeTo reference: CivilDate) -> CivilDate? {
    switch self {
    case .days(let days): reference.shifted(days)
    case .months(let months):
      reference.yearMonth.shifted(months).flatMap { $0.date(day: reference.day) }
    case .weekday(let weekday, let week): week.date(weekday, reference)
    case .dayOfMonth(let day, let month): month.first(from: reference) { $0.date(day: day) }
    case .lastDay(let month): month.first(from: reference) { $0.lastDay }
    case .nthWeekday(let ordinal, let weekday, let isWeek, let month):
      month.first(from: reference) { $0.date(ordinal, weekday) }.flatMap { date in
        // Some count weeks and some count weekdays; if they disagree, the phrase means two days.
        isWeek && date.yearMonth.week(ordinal, weekday) != date ? nil : date
      }
    case .holiday(let holiday, let offset, let year):
      year.first(from: reference) { holiday.date(in: $0)?.shifted(offset) }
    }
  }
}

extension DateMeaning.WeekReference {
  fileprivate func date(_ weekday: Weekday, _ reference: CivilDate) -> CivilDate? {
    let inWeek = weekday.daysAfterMonday - reference.weekday.daysAfterMonday
    let onOrAfter = inWeek < 0 ? inWeek + 7 : inWeek
    return switch self {
    case .week(let weeks): reference.shifted(inWeek + 7 * weeks)
    case .unsaid: reference.shifted(onOrAfter)
    case .coming: reference.shifted(inWeek <= 0 ? inWeek + 7 : inWeek)
    // This week's is over; some mean it, and some mean the next one.
    case .this: inWeek < 0 ? nil : reference.shifted(inWeek)
    // The first one to come is in this week; some mean it, and some mean the next one.
    case .next: inWeek > 0 ? nil : reference.shifted(inWeek + 7)
    case .last: inWeek < 0 ? nil : reference.shifted(inWeek - 7)
    }
  }
}

extension DateMeaning.MonthReference {
  /// The date in the named month or, without one, the first one on or after a given date.
  fileprivate func first(
    from reference: CivilDate, _ date: (YearMonth) -> CivilDate?
  ) -> CivilDate? {
    switch self {
    case .relative(let months): return reference.yearMonth.shifted(months).flatMap(date)
    case .month(let month, let year):
      return year.first(from: reference) { YearMonth(year: $0, month: month).flatMap(date) }
    case .unsaid:
      // No day of the month is missing for a whole year.
      for months in 0...12 {
        guard let month = reference.yearMonth.shifted(months) else { return nil }
        if let found = date(month), found >= reference { return found }
      }
      return nil
    }
  }
}

extension DateMeaning.YearReference {
  /// The date in the named year or, without one, the first one on or after a given date.
  fileprivate func first(from reference: CivilDate, _ date: (Int) -> CivilDate?) -> CivilDate? {
    switch self {
    case .relative(let years): return date(reference.year + years)
    case .year(let year): return date(year)
    case .unsaid:
      // A fifth Sunday of February comes every 28 years, or after 40 around a skipped leap day.
      for year in reference.year...reference.year + 40 {
        if let found = date(year), found >= reference { return found }
      }
      return nil
    }
  }
}

extension CivilDate {
  /// The date a number of days away, or `nil` outside the calendar.
  fileprivate func shifted(_ days: Int) -> CivilDate? {
    Int32(exactly: Int(dayNumber) + days).flatMap { CivilDate(dayNumber: $0) }
  }
}

extension YearMonth {
  fileprivate func shifted(_ months: Int) -> YearMonth? {
    let index = Int(self.index) + months
    guard index >= 0 else { return nil }
    return YearMonth(year: index / 12, month: index % 12 + 1)
  }

  /// The nth or the last of its weekday in the month.
  fileprivate func date(_ ordinal: KoreanToken.Ordinal, _ weekday: Weekday) -> CivilDate? {
    let toFirst = (weekday.rawValue - firstDay.weekday.rawValue + 7) % 7
    switch ordinal {
    case .nth(let number): return date(day: 1 + toFirst + 7 * (number - 1))
    case .last: return date(day: 29 + toFirst) ?? date(day: 22 + toFirst)
    }
  }

  /// The weekday in the nth or the last week, which begins on a Monday and has a day in the month.
  fileprivate func week(_ ordinal: KoreanToken.Ordinal, _ weekday: Weekday) -> CivilDate? {
    let monday =
      switch ordinal {
      case .nth(let number): 1 - firstDay.weekday.daysAfterMonday + 7 * (number - 1)
      case .last: numberOfDays - lastDay.weekday.daysAfterMonday
      }
    return date(day: monday + weekday.daysAfterMonday)
  }
}

extension KoreanHolidayWord {
  /// The day of the holiday in a year, or `nil` when it is not a single day.
  fileprivate func date(in year: Int) -> CivilDate? {
    let day: (Int, Int)
    switch self {
    case .seollal: return LunarFestivals.seollal(in: year)
    case .chuseok: return LunarFestivals.chuseok(in: year)
    case .buddhasBirthday: return LunarFestivals.buddhasBirthday(in: year)
    case .newYear: day = (1, 1)
    case .independenceMovementDay: day = (3, 1)
    case .labourDay: day = (5, 1)
    case .childrensDay: day = (5, 5)
    case .memorialDay: day = (6, 6)
    case .constitutionDay: day = (7, 17)
    case .liberationDay: day = (8, 15)
    case .nationalFoundationDay: day = (10, 3)
    case .hangeulDay: day = (10, 9)
    case .christmas: day = (12, 25)
    case .festivals, .publicHolidays, .somePublicHolidays, .schoolHolidays: return nil
    }
    return CivilDate(year: year, month: day.0, day: day.1)
  }
}
