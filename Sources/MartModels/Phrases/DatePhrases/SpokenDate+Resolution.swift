import KoreanCalendar
import KoreanText

extension SpokenDate {
  /// The one date that is meant by a speaker on a date, or `nil`.
  func date(
    relativeTo reference: CivilDate, _ calendar: PublicHolidayCalendar
  ) -> CivilDate? {
    let date = dateItself(relativeTo: reference, calendar)
    return weekday.map { date?.weekday == Weekday($0) } ?? true ? date : nil
  }

  private func dateItself(
    relativeTo reference: CivilDate, _ calendar: PublicHolidayCalendar
  ) -> CivilDate? {
    // 음력 12월 말일, 음력 크리스마스
    if let day, day.frame.isLunar, !day.mayBeLunar { return nil }
    switch start {
    case .day(let length, let sign)?:
      guard let date = reference.shifted(length, sign) else { return nil }
      return day == nil || day?.weekday == date.weekday ? date : nil
    case .week(let weeks)?:
      return day?.weekday.flatMap { reference.shifted(days: $0.after(reference) + 7 * weeks) }
    case .which(let which)?:
      if let weekday = day?.weekday {
        return which.days(to: weekday.after(reference)).flatMap { reference.shifted(days: $0) }
      }
      return date(which, reference, calendar)
    case .year(let years)?:
      guard day?.frame.year == nil, day?.date?.year == nil else { return nil }
      return date(in: reference.year + years, reference)
    case nil: return date(in: day?.frame.year ?? day?.date?.year, reference)
    }
  }

  /// The day of a month or the public holiday before or after a date: 오는 25일, 다음 공휴일.
  private func date(
    _ which: SpokenWord.Which, _ reference: CivilDate, _ calendar: PublicHolidayCalendar
  ) -> CivilDate? {
    guard let day, day.frame.isEmpty else { return nil }
    switch (which, day.term) {
    case (.next, .festival(.publicHolidays, let days)),
      (.coming, .festival(.publicHolidays, let days)):
      guard days.offsets == .day, !days.isExplicit else { return nil }
      return reference.shifted(days: 1).flatMap { calendar.nextHoliday(onOrAfter: $0)?.date }
    case (.coming, .date(let date)) where date.year == nil && !date.isLunar:
      return reference.shifted(days: 1).flatMap { self.date(in: nil, $0) }
    case (.last, .date(let date)) where date.year == nil && !date.isLunar:
      return date.lastDate(before: reference)
    case (.last, .festival): return festival(reference) { $0.last { $0 < reference } }
    case (.coming, .festival): return festival(reference) { $0.first { $0 > reference } }
    case (.this, .festival):
      // What has passed this year is the last one to some.
      return festival(reference) {
        $0.first { $0.year == reference.year }.flatMap { $0 < reference ? nil : $0 }
      }
    default: return nil
    }
  }

  /// One of the days that a festival has in the years around a date.
  ///
  /// 지난 설 다음 날 is the day after the last Seollal, or the last such day. Where these differ,
  /// people mean either, unless it is today.
  private func festival(
    _ reference: CivilDate, _ one: ([CivilDate]) -> CivilDate?
  ) -> CivilDate? {
    let days = (reference.year - 1...reference.year + 1).compactMap { festival(in: $0) }
    guard let chosen = one(days.map { $0.day }) else { return nil }
    guard chosen != reference else { return chosen }
    return one(days.map { $0.festival }) == days.first { $0.day == chosen }?.festival ? chosen : nil
  }

  /// A festival in a year, and the day that is told from it, such as its eve.
  private func festival(in year: Int) -> (festival: CivilDate, day: CivilDate)? {
    guard case .festival(let festival, let days)? = day?.term, days.offsets.days.count == 1,
      let offset = days.offsets.days.first, let date = festival.statutoryDay?.date(in: year)
    else { return nil }
    return date.shifted(days: offset).map { (date, $0) }
  }

  /// The day in a year or, without one, the first on or after a date.
  private func date(in year: Int?, _ reference: CivilDate) -> CivilDate? {
    guard let day, !day.frame.isMonthly, !day.frame.isWeekly, !day.frame.isYearly,
      let months = MonthReference(
        of: day, year: year, reference: reference, isInLeapMonth: isInLeapMonth)
    else { return nil }
    switch day.term {
    case .weekdays(_, []):
      guard year == nil, let weekday = day.weekday else { return nil }
      return reference.shifted(days: (weekday.after(reference) + 7) % 7)
    case .weekdays(let days, let ordinals):
      guard let weekday = Weekday(days), ordinals.rawValue.nonzeroBitCount == 1 else { return nil }
      let date = months.first(skipsMonths: false) { $0.date(ordinals, weekday) }
      guard countsWeeks, let month = date?.yearMonth else { return date }
      // Some count weeks and some count weekdays; if they disagree, the phrase means two days.
      let areOne =
        ordinals == .last
        ? weekday.after(month.lastDay) <= 0 : weekday.after(month.firstDay) >= 0
      return areOne ? date : nil
    case .lastDay:
      // 올해 마지막 날
      if let year, months.month == nil { return CivilDate(year: year, month: 12, day: 31) }
      return months.first { $0.lastDay }
    case .date(let date): return months.date(date)
    case .festival(let festival, let days):
      guard months.month == nil else { return nil }
      // New Year's Eve 2026 is at the end of that year, and the day before its beginning.
      if festival == .newYear, days.offsets == .eve, year != nil { return nil }
      guard let year else { return self.festival(reference) { $0.first { $0 >= reference } } }
      return self.festival(in: year)?.day
    default: return nil
    }
  }
}

/// The month that a phrase names, or the months that it may mean.
private struct MonthReference {
  let month: Int?
  let year: Int?
  let reference: CivilDate
  /// Whether it is the month of the lunar year that repeats the number of the one before it.
  let isInLeapMonth: Bool

  /// The month that a day says, or `nil` where it says several, or what contradicts itself.
  init?(of day: DayPhrase, year: Int?, reference: CivilDate, isInLeapMonth: Bool) {
    let month = day.date?.month ?? day.frame.singleMonth
    // 3월·9월 말일 are two days, and 3월 12월 25일 is none.
    guard day.frame.months == 0 || day.frame.months == 1 << UInt16(month ?? 0) else { return nil }
    self.reference = reference
    self.isInLeapMonth = isInLeapMonth
    guard let offset = day.date?.monthOffset ?? day.frame.relativeMonth else {
      (self.month, self.year) = (month, year)
      return
    }
    // 지난달 12월 25일 tells the year; 다음 달 음력 1일 is in either of two lunar months.
    guard let named = reference.yearMonth.shifted(offset), !day.frame.isLunar,
      month ?? named.month == named.month, year ?? named.year == named.year
    else { return nil }
    (self.month, self.year) = (named.month, named.year)
  }

  /// The date in the named month or, without one, the first on or after the reference.
  ///
  /// - Parameter skipsMonths: whether a named month without the day is passed over, as February is
  ///   for its 29th.
  func first(skipsMonths: Bool = true, _ date: (YearMonth) -> CivilDate?) -> CivilDate? {
    guard let month else {
      guard year == nil else { return nil }
      // No day of the month is missing for a whole year.
      return (0...12).compactMap { reference.yearMonth.shifted($0).flatMap(date) }
        .first { $0 >= reference }
    }
    if let year { return YearMonth(year: year, month: month).flatMap(date) }
    // A leap day comes every four years, or after eight.
    for year in reference.year...reference.year + 8 {
      guard let month = YearMonth(year: year, month: month) else { return nil }
      if let found = date(month) {
        if found >= reference { return found }
      } else if !skipsMonths, month.lastDay >= reference {
        return nil
      }
    }
    return nil
  }

  /// The date in the named year or, without one, the first on or after the reference.
  func firstOfYear(_ date: (Int) -> CivilDate?) -> CivilDate? {
    if let year { return date(year) }
    // The twelfth month of the lunar year that has begun before it is in this one. Years without a
    // leap month of that number are passed over; one comes after decades.
    let last = isInLeapMonth ? LunarDate.years.upperBound : reference.year + 1
    for year in reference.year - 1...max(reference.year, last) {
      if let found = date(year), found >= reference { return found }
    }
    return nil
  }

  func date(_ text: DateText) -> CivilDate? {
    guard let found = text.isLunar ? lunarDate(text) : first({ $0.date(day: text.day) }) else {
      return nil
    }
    guard let weekday = text.weekday, found.weekday.rawValue != weekday else { return found }
    // 11월 20일 (금) on the 21st is yesterday: next year's is not a Friday.
    guard !text.isLunar, year == nil, let month,
      let past = CivilDate(year: reference.year, month: month, day: text.day), past < reference,
      past.weekday.rawValue == weekday
    else { return nil }
    return past
  }

  private func lunarDate(_ text: DateText) -> CivilDate? {
    guard let month else { return nil }
    let found = firstOfYear { year in
      LunarDate(year: year, month: month, isLeapMonth: isInLeapMonth, day: 1)
        .flatMap { CivilDate($0).shifted(days: text.day - 1) }
    }
    // A month without a 30th is not passed over.
    return found.flatMap { LunarDate($0)?.day == text.day ? $0 : nil }
  }
}

extension DateText {
  /// The latest such day before a date, of the months that have one.
  fileprivate func lastDate(before reference: CivilDate) -> CivilDate? {
    guard monthOffset == nil, let last = reference.shifted(days: -1) else { return nil }
    let months = month.map { month in
      (0...8).compactMap { YearMonth(year: reference.year - $0, month: month) }
    }
    let found = (months ?? (0...12).compactMap { last.yearMonth.shifted(-$0) })
      .compactMap { $0.date(day: day) }.first { $0 <= last }
    return weekday.map { found?.weekday.rawValue == $0 } ?? true ? found : nil
  }
}

extension SpokenWord.Which {
  /// The number of days to the weekday that is meant; `nil` where people disagree.
  ///
  /// - Parameter inWeek: the days from today to that weekday in this week, negative if it is over.
  fileprivate func days(to inWeek: Int) -> Int? {
    switch self {
    case .coming: inWeek <= 0 ? inWeek + 7 : inWeek
    // This week's is over; some mean it, and some mean the next one.
    case .this: inWeek < 0 ? nil : inWeek
    // This week's is still to come; some mean it, and some mean the one after it.
    case .next: inWeek > 0 ? nil : inWeek + 7
    case .last: inWeek < 0 ? nil : inWeek - 7
    }
  }
}

extension DayPhrase {
  /// Whether 음력 before it names a day: with 1월 1일 and with 추석, and not with 말일.
  fileprivate var mayBeLunar: Bool {
    if case .festival(let festival, _) = term { return festival.statutoryDay?.isLunar == true }
    return date != nil
  }

  /// The weekday, if it is one and nothing else.
  fileprivate var weekday: Weekday? {
    everyWeek.flatMap { frame == DayFrame() ? Weekday($0) : nil }
  }
}

extension Weekday {
  /// The only weekday of a set.
  fileprivate init?(_ set: WeekdaySet) {
    guard set.isSingle else { return nil }
    self.init(index: UInt32(set.rawValue.trailingZeroBitCount))
  }

  /// The days from a date to this weekday in its week, which begins on a Monday.
  fileprivate func after(_ date: CivilDate) -> Int {
    (rawValue + 6) % 7 - (date.weekday.rawValue + 6) % 7
  }
}

extension CivilDate {
  /// The date some time away, or `nil` outside the calendar or where the month has no such day.
  fileprivate func shifted(_ length: KoreanToken.Length, _ sign: Int = 1) -> CivilDate? {
    switch length {
    case .days(let days): shifted(days: sign * Int(days))
    case .weeks(let weeks): shifted(days: 7 * sign * Int(weeks))
    case .months(let months): yearMonth.shifted(sign * Int(months))?.date(day: day)
    case .years(let years): yearMonth.shifted(12 * sign * Int(years))?.date(day: day)
    }
  }

  fileprivate func shifted(days: Int) -> CivilDate? {
    Int32(exactly: Int(dayNumber) + days).flatMap { CivilDate(dayNumber: $0) }
  }
}

extension YearMonth {
  fileprivate func shifted(_ months: Int) -> YearMonth? {
    let index = Int(self.index) + months
    return index < 0 ? nil : YearMonth(year: index / 12, month: index % 12 + 1)
  }

  /// The nth or the last of its weekday in the month.
  fileprivate func date(_ ordinal: OrdinalSet, _ weekday: Weekday) -> CivilDate? {
    let toFirst = (weekday.rawValue - firstDay.weekday.rawValue + 7) % 7
    if ordinal == .last { return date(day: 29 + toFirst) ?? date(day: 22 + toFirst) }
    return date(day: 1 + toFirst + 7 * ordinal.rawValue.trailingZeroBitCount)
  }
}
