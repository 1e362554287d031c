public import KoreanCalendar
public import MartModels

extension HolidaySchedule {
  /// The closings of the schedule as recurrences of RFC 5545.
  ///
  /// Rules end with their periods, a swap is an EXDATE and an RDATE, and unknown days are left out,
  /// because a calendar file cannot express them. Days on which the store is out of business are
  /// left out too; they are a state, see `state(on:)`. A rule ends with the list where it has
  /// exceptions, and where the schedule knows more of a later day, such as a swap.
  ///
  /// - Parameters:
  ///   - first: the first date.
  ///   - last: the date through which dates are listed.
  ///   - calendar: the public holidays, with days that were designated since.
  public func recurrence(
    from first: CivilDate, listedThrough last: CivilDate,
    calendar: PublicHolidayCalendar = .southKorea
  ) -> RecurrenceSet {
    RecurrenceSet(
      recurrences: identifiedRecurrences(from: first, listedThrough: last, calendar).map {
        $0.recurrence
      })
  }

  /// The recurrences, each with the first day of the period of its rule; `nil` without one.
  package func identifiedRecurrences(
    from first: CivilDate, listedThrough last: CivilDate, _ calendar: PublicHolidayCalendar
  ) -> [(recurrence: RecurrenceSet.Recurrence, since: CivilDate?)] {
    guard first <= last else { return [] }
    var writer = RecurrenceWriter(dates: first...last, calendar: calendar)
    let lastInBusiness = lastDayInBusiness
    let lastListed = lastDayKnownApart.flatMap { $0 > last ? last : nil }
    for period in rules {
      // A rule of a store that does not reopen ends with the store.
      let end = [period.through, lastInBusiness, lastListed].compactMap { $0 }.min()
      let from = max(period.from ?? first, first)
      let through = min(end ?? last, last)
      guard from <= through else { continue }
      writer.add(period.rule, in: from...through, until: end, since: period.from)
    }
    writer.correct(to: closings(in: first...last, calendar: calendar).map { $0.date })
    return writer.recurrences
  }
}
