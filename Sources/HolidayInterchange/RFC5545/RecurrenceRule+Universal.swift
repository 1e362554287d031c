import KoreanCalendar

extension RecurrenceRule {
  /// The rule of days in Korea, of one whose days in UTC are each the day before.
  ///
  /// Saturdays at 15:00 UTC are Sundays in Korea. What ends a month in UTC begins one in Korea, so
  /// days of the month are carried over only where every month has both.
  ///
  /// - Parameter first: the first date in Korea.
  /// - Throws: `RecurrenceError` with the code `unsupported` for ordinals, positions, months, and
  ///   days of the month that are last days in UTC.
  func onDaysAfter(universal first: CivilDate) throws(RecurrenceError) -> RecurrenceRule {
    var rule = self
    // A month of weekdays would be cut at other days.
    let cutsMonths = !months.isEmpty && (monthDays.isEmpty || !days.isEmpty)
    guard positions.isEmpty, !cutsMonths, days.allSatisfy({ $0.ordinal == 0 }) else {
      throw RecurrenceError(.unsupported, value: description)
    }
    rule.days = days.map { Day($0.weekday.following) }
    rule.firstWeekday = frequency == .weekly && interval > 1 ? firstWeekday.following : firstWeekday
    let countsMonths = frequency == .monthly || frequency == .yearly
    // Without a part that says it, the day of the month is that of the first date.
    let implied = days.isEmpty && monthDays.isEmpty && countsMonths ? [first.day - 1] : []
    guard (monthDays + implied).allSatisfy({ 1...27 ~= $0 }),
      days.isEmpty || !countsMonths || interval == 1
    else { throw RecurrenceError(.unsupported, value: description) }
    rule.monthDays = monthDays.map { $0 + 1 }
    return rule
  }
}

extension Weekday {
  fileprivate var following: Weekday { Weekday(rawValue: (rawValue + 1) % 7) ?? self }
}
