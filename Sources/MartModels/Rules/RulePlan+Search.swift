import KoreanCalendar

// The search for a closing in later months, which ends however rare the closings are.
extension RulePlan {
  /// After this many years without a closing a rule never closes again.
  ///
  /// A year is one of fourteen kinds, by its first weekday and its length. The rarest returns after
  /// 40 years, across a century year without a leap day, or after 68 if weeks count as even and
  /// odd. The whole calendar repeats after 400 years, and with its weeks after 800.
  private var longestGapInYears: Int {
    // Closings that depend on this year and a neighboring one have no longer gap.
    let looksFar = others.map { $0.reach.before + $0.reach.after > 10 } ?? false
    return switch (looksFar, span.countsWeeks) {
    case (false, false): 40
    case (false, true): 68
    case (true, false): 400
    case (true, true): 800
    }
  }

  /// The first closing after a month, or `nil` as soon as it is certain that there is none.
  func firstClosing(
    after start: MonthFacts, _ calendar: PublicHolidayCalendar
  ) -> CivilDate? {
    guard months != 0 else { return nil }
    var facts = start
    // Most rules close soon and do not need the rest.
    let soon = start.month.advanced(byUpTo: 24)
    if let date = firstClosing(after: &facts, through: soon, calendar) { return date }
    let span = span
    guard facts.month.index < span.last else { return nil }
    if facts.month.index < span.first - 1 {
      facts = MonthFacts(facts.month.advanced(toIndex: span.first - 1))
    }
    if span.isPeriodic, staysInYear, !closesInSomeYear { return nil }
    let settled = facts.month.advanced(toIndex: max(facts.month.index, span.settled))
    let last = settled.advanced(byUpTo: 12 * (longestGapInYears + 1))
    return firstClosing(
      after: &facts, through: min(last, facts.month.advanced(toIndex: span.last)), calendar)
  }

  private func firstClosing(
    after facts: inout MonthFacts, through last: YearMonth, _ calendar: PublicHolidayCalendar
  ) -> CivilDate? {
    while facts.month < last {
      facts = facts.next
      guard months & (1 << UInt16(truncatingIfNeeded: facts.monthOfYear)) != 0 else { continue }
      let days = closings(in: facts, calendar)
      if !days.isEmpty {
        return facts.month.firstDay.adding(days: days.bits.trailingZeroBitCount - 1)
      }
    }
    return nil
  }

  /// Whether no closing depends on a February of a different year.
  private var staysInYear: Bool {
    others.map { $0.reach.before <= 10 && $0.reach.after <= 1 } ?? true
  }

  /// Whether a periodic rule closes in any of the fourteen kinds of year.
  private var closesInSomeYear: Bool {
    // Bit n is the year 2000 + n: seven leap and seven common years, each beginning on a different
    // weekday.
    let kinds: UInt32 = 0b1_0001_0001_0001_0111_0111_1111
    for offset in 0..<25 where kinds & (1 << UInt32(offset)) != 0 {
      var facts = MonthFacts(YearMonth(2000 + offset, 1))
      for _ in 0..<12 {
        // What repeats depends on no calendar.
        if !closings(in: facts, .southKorea).isEmpty { return true }
        facts = facts.next
      }
    }
    return false
  }
}

extension YearMonth {
  /// The month a number of months later, or the last one of the calendar.
  fileprivate func advanced(byUpTo months: Int) -> YearMonth {
    adding(months: min(months, self.months(until: .latest)))
  }

  /// The month that a span names.
  fileprivate func advanced(toIndex index: Int32) -> YearMonth {
    adding(months: Int(index) - Int(self.index))
  }
}
