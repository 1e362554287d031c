public import KoreanCalendar

extension HolidayRule {
  /// Whether the rule closes on a date.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// HolidayRule.nth([2, 4], .sunday).closes(on: CivilDate(2026, 11, 22))  // true
  /// ```
  ///
  /// - Parameters:
  ///   - date: the day to ask about.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) in the parts of the rule, without allocation; with more than three nested
  ///   moves, such as deferrals of deferrals, O(parts × moves) with allocation.
  public func closes(
    on date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) -> Bool {
    guard calendar.isBuiltIn else { return closesByOther(on: date, calendar) }
    return plan.closes(on: date, .southKorea)
  }

  /// Kept apart, so that the built-in calendar is a constant in the copy above.
  @inline(never)
  private func closesByOther(on date: CivilDate, _ calendar: PublicHolidayCalendar) -> Bool {
    plan.closes(on: date, calendar)
  }

  /// The days of a month on which the rule closes.
  ///
  /// - Parameters:
  ///   - month: the month to ask about.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: as that of `closes(on:calendar:)`.
  public func closings(
    in month: YearMonth, calendar: PublicHolidayCalendar = .southKorea
  ) -> DaySet {
    plan.closings(in: MonthFacts(month), calendar)
  }

  /// The first day on or after a date on which the rule closes.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let fifth = HolidayRule.nth(5, .sunday)
  /// fifth.next(onOrAfter: CivilDate(2026, 11, 30))?.description  // "2027-01-31"
  /// ```
  ///
  /// - Parameters:
  ///   - date: the first day to consider.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Returns: `nil` when the rule never closes again. Lunar dates and public holidays are known
  ///   through 2100, everything else through 9999.
  /// - Complexity: bounded, however rare the closings are: the search looks at the months of at
  ///   most forty years, 68 if every other week counts, and for lunar dates and public holidays
  ///   also at those through 2100.
  public func next(
    onOrAfter date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) -> CivilDate? {
    plan.next(onOrAfter: date, calendar)
  }

  /// The closings within a range of dates, in order, computed on demand.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let twoYears = CivilDate(2027, 1, 1)...CivilDate(2028, 12, 31)
  /// HolidayRule.seollal.closings(in: twoYears).map(\.description)
  /// // ["2027-02-07", "2028-01-27"]
  /// ```
  ///
  /// - Parameters:
  ///   - dates: the first and the last day to consider.
  ///   - calendar: the public holidays, including any that the app has added.
  public func closings(
    in dates: ClosedRange<CivilDate>, calendar: PublicHolidayCalendar = .southKorea
  ) -> Closings {
    Closings(plan: plan, dates: dates, calendar: calendar)
  }
}

extension HolidayRule {
  /// The closings of a rule within a range of dates, in order.
  public struct Closings: Sequence, Sendable {
    let plan: RulePlan
    let dates: ClosedRange<CivilDate>
    let calendar: PublicHolidayCalendar

    package init(
      plan: RulePlan, dates: ClosedRange<CivilDate>, calendar: PublicHolidayCalendar
    ) {
      self.plan = plan
      self.dates = dates
      self.calendar = calendar
    }

    /// An iterator over the closings, earliest first.
    public struct Iterator: IteratorProtocol, Sendable {
      private let plan: RulePlan
      private let calendar: PublicHolidayCalendar
      private let last: CivilDate
      private var facts: MonthFacts
      private var firstDay: CivilDate
      private var remaining: DaySet

      fileprivate init(_ closings: Closings) {
        plan = closings.plan
        calendar = closings.calendar
        last = closings.dates.upperBound
        let first = closings.dates.lowerBound
        facts = MonthFacts(first.yearMonth)
        firstDay = facts.month.firstDay
        remaining = plan.closings(in: facts, calendar).onOrAfter(first.day)
      }

      /// The next closing, or `nil` after the last of the range.
      public mutating func next() -> CivilDate? {
        if remaining.isEmpty, !moveToNextClosingMonth() { return nil }
        let day = remaining.bits.trailingZeroBitCount
        let date = firstDay.adding(days: day - 1)
        guard date <= last else { return nil }
        remaining = DaySet(bits: remaining.bits & (remaining.bits &- 1))
        return date
      }

      private mutating func moveToNextClosingMonth() -> Bool {
        // A closing within the year is found by stepping; a rarer one by the bounded search.
        for _ in 0..<12 {
          guard firstDay.days(until: last) >= facts.numberOfDays else { return false }
          firstDay = firstDay.adding(days: facts.numberOfDays)
          facts = facts.next
          remaining = plan.closings(in: facts, calendar)
          if !remaining.isEmpty { return true }
        }
        guard let date = plan.next(onOrAfter: facts.month.lastDay, calendar), date <= last else {
          return false
        }
        facts = MonthFacts(date.yearMonth)
        firstDay = facts.month.firstDay
        remaining = plan.closings(in: facts, calendar)
        return true
      }
    }

    public func makeIterator() -> Iterator { Iterator(self) }
  }
}
