package import KoreanCalendar

extension HolidaySchedule {
  /// The last day through which the answers of a range are as certain as on its first day: certain,
  /// or expected for the same reason.
  ///
  /// - Parameters:
  ///   - dates: the days to consider.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) in the days of months with several facts, and in the months otherwise.
  package func lastDayExpected(
    likeFirstOf dates: ClosedRange<CivilDate>, _ calendar: PublicHolidayCalendar
  ) -> CivilDate {
    let first = doubt(on: dates.lowerBound, calendar)
    var last = dates.lowerBound
    while last < dates.upperBound {
      let day = last.adding(days: 1)
      guard doubt(on: day, calendar) == first else { return last }
      // A month with at most one rule has one basis.
      let isEven =
        layers(of: day.yearMonth, calendar) == nil && !hasTentativeRules && shutPeriods.isEmpty
      last = isEven ? min(dates.upperBound, day.yearMonth.lastDay) : day
    }
    return last
  }

  /// What the answer for a date rests on if it is only expected, or `nil`.
  private func doubt(
    on date: CivilDate, _ calendar: PublicHolidayCalendar
  ) -> HolidayStatus.Basis? {
    let basis = status(on: date, calendar: calendar).basis
    return basis?.isExpected == true ? basis : nil
  }
}
