package import KoreanCalendar

extension HolidaySchedule {
  /// The last day of a range up to which answers stay expected, or stay certain, as on its first day.
  ///
  /// - Parameter dates: the days to consider.
  /// - Complexity: O(*n*) in the days of months with several facts, and in the months otherwise.
  package func lastDayExpected(likeFirstOf dates: ClosedRange<CivilDate>) -> CivilDate {
    let first = isExpected(on: dates.lowerBound)
    var last = dates.lowerBound
    while last < dates.upperBound {
      let day = last.adding(days: 1)
      guard isExpected(on: day) == first else { return last }
      // A month with at most one rule has one basis.
      let isEven = layers(of: day.yearMonth) == nil && !hasTentativeRules && shutPeriods.isEmpty
      last = isEven ? min(dates.upperBound, day.yearMonth.lastDay) : day
    }
    return last
  }

  private func isExpected(on date: CivilDate) -> Bool {
    status(on: date).basis?.isExpected ?? false
  }
}
