package import KoreanCalendar

// What the schedule and the hours of a branch say together about a day.
extension Branch {
  /// Whether the branch is closed on a date.
  ///
  /// A day that the schedule takes for open and on which the hours open nothing, such as a Monday
  /// beside 월요일 휴무 or a second Sunday beside 둘째 일요일 휴무, is expected to be closed. That is no more than an expectation, because one of
  /// the two may be out of date.
  package func status(on date: CivilDate, calendar: PublicHolidayCalendar) -> HolidayStatus {
    guard let hours else { return schedule.status(on: date, calendar: calendar) }
    let status = hours.status(on: date, schedule, calendar)
    guard case .open(let basis) = status,
      hours.openNothing(on: date, basis, schedule, calendar)
    else { return status }
    return .closed(.tentativeRule)
  }

  /// The closings within a range of dates, by the schedule or by the hours, in order.
  ///
  /// - Complexity: that of a question to the schedule; where the hours leave out some day, O(*n*) in
  ///   the days.
  package func closings(
    in dates: ClosedRange<CivilDate>, calendar: PublicHolidayCalendar
  ) -> [Closing] {
    guard let hours, !hours.openEveryDay else {
      return Array(schedule.closings(in: dates, calendar: calendar))
    }
    return dates.compactMap { day in
      guard schedule.state(on: day) == .operating,
        case .closed(let basis) = status(on: day, calendar: calendar)
      else { return nil }
      return Closing(date: day, basis: basis)
    }
  }

  /// The next closing on or after a date, by the schedule or by the hours.
  ///
  /// - Complexity: that of a question to the schedule; where the hours leave out some day, O(*n*) in
  ///   the days until the next closing, at most 366.
  package func nextClosing(
    onOrAfter date: CivilDate, calendar: PublicHolidayCalendar
  ) -> NextClosing {
    let next = schedule.nextClosing(onOrAfter: date, calendar: calendar)
    guard let hours, !hours.openEveryDay else { return next }
    let end: CivilDate? =
      switch next {
      case .closing(let closing): closing.date
      case .state(let state): state.firstClosedDay
      case .unknown(let from, _): from
      case .never: nil
      }
    let count = min(366, date.days(until: end ?? .latest))
    for place in 0..<max(0, count) {
      let day = date.adding(days: place)
      if case .closed(let basis) = status(on: day, calendar: calendar) {
        return .closing(Closing(date: day, basis: basis))
      }
    }
    return next
  }
}
