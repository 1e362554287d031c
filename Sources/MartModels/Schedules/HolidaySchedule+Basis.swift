package import KoreanCalendar

extension HolidaySchedule {
  /// The last day through which each day of a range has the basis of the first.
  ///
  /// - Parameters:
  ///   - dates: the days to consider.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) in the days of months with several facts, and in the months otherwise.
  package func lastDay(
    withBasisOfFirstOf dates: ClosedRange<CivilDate>, _ calendar: PublicHolidayCalendar
  ) -> CivilDate {
    let first = status(on: dates.lowerBound, calendar: calendar).basis
    var last = dates.lowerBound
    while last < dates.upperBound {
      let day = last.adding(days: 1)
      guard status(on: day, calendar: calendar).basis == first else { return last }
      // A month with at most one rule has one basis.
      let isEven = layers(of: day.yearMonth, calendar) == nil && !hasTentativeRules
      let end =
        shutPeriod(on: day)?.last ?? (isEven && shutPeriods.isEmpty ? day.yearMonth.lastDay : day)
      last = min(dates.upperBound, end)
    }
    return last
  }
}
