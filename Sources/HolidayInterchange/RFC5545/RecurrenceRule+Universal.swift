import KoreanCalendar

extension RecurrenceRule {
  /// This rule of days in UTC as the rule of the days after them, which they are in Korea.
  ///
  /// Saturdays at 15:00 UTC are Sundays in Korea. The last day of a month in UTC is the first of
  /// the next month in Korea, so only the days 1…27 of a month are moved.
  ///
  /// - Parameter first: the first date in Korea.
  /// - Throws: `RecurrenceError` with the code `unsupported` for ordinals and positions, for
  ///   BYMONTH without BYMONTHDAY or with BYDAY, for BYDAY, or a start on the last day of a month, in a
  ///   monthly or yearly rule with an interval, and for days of the month outside 1…27.
  func onDaysAfter(universal first: CivilDate) throws(RecurrenceError) -> RecurrenceRule {
    var rule = self
    // The months of the two zones begin and end on different days.
    let cutsMonths = !months.isEmpty && (monthDays.isEmpty || !days.isEmpty)
    guard positions.isEmpty, !cutsMonths, days.allSatisfy({ $0.ordinal == 0 }) else {
      throw RecurrenceError(.unsupported, value: description)
    }
    rule.days = days.map { Day($0.weekday.following) }
    rule.firstWeekday = frequency == .weekly && interval > 1 ? firstWeekday.following : firstWeekday
    let countsMonths = frequency == .monthly || frequency == .yearly
    // Without a part that says it, the day of the month is that of the first date.
    let implied = days.isEmpty && monthDays.isEmpty && countsMonths ? [first.day - 1] : []
    // Months are counted from that of the start, which is another one where the zones are in different months.
    let startsApart = first.day == 1
    guard (monthDays + implied).allSatisfy({ 1...27 ~= $0 }),
      days.isEmpty && !startsApart || !countsMonths || interval == 1
    else { throw RecurrenceError(.unsupported, value: description) }
    rule.monthDays = monthDays.map { $0 + 1 }
    return rule
  }
}

extension Weekday {
  fileprivate var following: Weekday { Weekday(rawValue: (rawValue + 1) % 7) ?? self }
}
