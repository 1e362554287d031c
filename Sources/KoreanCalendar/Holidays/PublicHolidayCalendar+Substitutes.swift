extension PublicHolidayCalendar {
  /// The substitute holidays, 대체공휴일, of each month as a `DaySet`, January 1949 first.
  ///
  /// They belong to the built-in calendar; only rules about substitutes need them separately.
  private static let substituteWords: [UInt32] = {
    var words = Array(repeating: UInt32(0), count: years.count * 12)
    for (position, year) in years.enumerated() {
      for holiday in southKorea.holidays(in: year) where holiday.kind == .substitute {
        let parts = holiday.date.parts
        words[position * 12 + parts.month - 1] |= 1 << UInt32(truncatingIfNeeded: parts.day)
      }
    }
    return words
  }()

  /// The substitute holidays of the built-in calendar in a month, for the rule engine.
  ///
  /// - Parameter month: any month; outside 1949…2100 the set is empty.
  /// - Complexity: O(1), without allocation; the first call computes the table.
  package static func substituteDays(in month: YearMonth) -> DaySet {
    let index = Int(month.index) &- years.lowerBound &* 12
    guard index >= 0, index < substituteWords.count else { return DaySet() }
    return DaySet(bits: substituteWords[index])
  }
}
