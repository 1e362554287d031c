package import KoreanCalendar

extension HolidaySchedule {
  /// The last day of a range up to which answers stay certain, or stay expected for the same reason, as
  /// on its first day.
  ///
  /// - Parameter dates: the days to consider.
  /// - Complexity: O(*n*) in the days of months with several facts, and in the months otherwise.
  package func lastDayExpected(likeFirstOf dates: ClosedRange<CivilDate>) -> CivilDate {
    let first = doubt(on: dates.lowerBound)
    var last = dates.lowerBound
    while last < dates.upperBound {
      let day = last.adding(days: 1)
      guard doubt(on: day) == first else { return last }
      // A month with at most one rule has one basis.
      let isEven = layers(of: day.yearMonth) == nil && !hasTentativeRules && shutPeriods.isEmpty
      last = isEven ? min(dates.upperBound, day.yearMonth.lastDay) : day
    }
    return last
  }

  /// What the answer for a date rests on if it is only expected, or `nil`.
  private func doubt(on date: CivilDate) -> HolidayStatus.Basis? {
    let basis = status(on: date).basis
    return basis?.isExpected == true ? basis : nil
  }
}
