public import KoreanCalendar

extension HolidaySchedule {
  /// The next closing on or after a date, which includes the date itself.
  ///
  /// A store that is closed for a time or for good has a state instead of closing days; if the
  /// first closed day belongs to a state, that state is the answer.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let november = try PublishedMonth(YearMonth(2026, 11), closed: [8, 22])
  /// let schedule = try HolidaySchedule(published: [november])
  /// schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 22)).date  // CivilDate(2026, 11, 22)
  /// schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 23))
  /// // .unknown(from: CivilDate(2026, 12, 1), nextKnown: nil)
  /// ```
  ///
  /// - Parameters:
  ///   - date: the first day to consider, normally today.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: bounded by the number of future facts, without allocation.
  public func nextClosing(
    onOrAfter date: CivilDate, calendar: PublicHolidayCalendar = .southKorea
  ) -> NextClosing {
    let shut = shutPeriod(endingOnOrAfter: date)
    if let shut, shut.first <= date { return .state(shut.state) }
    var unknown: CivilDate?
    let end = shut?.first.adding(days: -1) ?? .latest
    if let closing = firstClosing(from: date, through: end, calendar, firstUnknown: &unknown) {
      return unknown.map { .unknown(from: $0, nextKnown: closing) } ?? .closing(closing)
    }
    if let unknown {
      return .unknown(from: unknown, nextKnown: shut?.firstClosing(onOrAfter: date))
    }
    return shut.map { .state($0.state) } ?? .never(basis: leastBasis(from: date, calendar))
  }

  /// The basis of the least certain day on or after a date, for a store that never closes again.
  ///
  /// Each such day is decided by a layer or a rule. A month with Seollal or Chuseok is no less
  /// certain here: a store without closings has none to swap.
  private func leastBasis(
    from date: CivilDate, _ calendar: PublicHolidayCalendar
  ) -> HolidayStatus.Basis {
    var least = HolidayStatus.Basis.rule
    for period in periods where (period.through ?? .latest) >= date {
      let start = max(date, period.from ?? .earliest)
      if period.isMunicipal {
        least = min(least, .municipal)
      } else if let doubtful = period.tentative?.next(onOrAfter: start, calendar: calendar),
        doubtful <= period.through ?? .latest
      {
        least = min(least, .tentativeRule)
      }
    }
    for index in layers.indices where layers[index].month >= date.yearMonth {
      let days = layers(at: index, calendar)
      for day in days.published.onOrAfter(days.month == date.yearMonth ? date.day : 1) {
        least = min(least, days.basis(ofDay: day))
      }
    }
    return least
  }

  /// The known closings within a range of dates, in order, computed on demand.
  ///
  /// Unknown days are skipped; `firstUnknown(in:)` says whether there are any. Days on which the
  /// store is out of business are not closings; `state(on:)` reports them.
  ///
  /// - Parameters:
  ///   - dates: the first and the last day to consider.
  ///   - calendar: the public holidays, including any that the app has added.
  public func closings(
    in dates: ClosedRange<CivilDate>, calendar: PublicHolidayCalendar = .southKorea
  ) -> Closings {
    Closings(schedule: self, dates: dates, calendar: calendar)
  }

  /// The known closings of a month, in order, computed on demand.
  ///
  /// - Parameters:
  ///   - month: the month to ask about.
  ///   - calendar: the public holidays, including any that the app has added.
  public func closings(
    in month: YearMonth, calendar: PublicHolidayCalendar = .southKorea
  ) -> Closings {
    closings(in: month.dates, calendar: calendar)
  }

  /// The first day within a range of dates for which nothing is known.
  ///
  /// - Parameter dates: the first and the last day to consider.
  /// - Returns: `nil` when the status of every day is known.
  /// - Complexity: O(*n*) in the number of facts within the range, without allocation.
  public func firstUnknown(in dates: ClosedRange<CivilDate>) -> CivilDate? {
    var cursor = dates.lowerBound
    while cursor <= dates.upperBound {
      if let shut = shutPeriod(on: cursor) {
        guard shut.last < dates.upperBound else { return nil }
        cursor = shut.last.adding(days: 1)
        continue
      }
      let month = cursor.yearMonth
      let end: CivilDate
      // Which days are known depends on no calendar.
      if let layers = layers(of: month, .southKorea) {
        end = month.lastDay
        let shut = daysOutOfBusiness(in: month)
        let unknown = month.allDays.subtracting(layers.known).subtracting(shut)
          .onOrAfter(cursor.day).first
        if let unknown {
          let date = month.firstDay.adding(days: unknown - 1)
          return date <= dates.upperBound ? date : nil
        }
      } else if ruleIndex(on: cursor) == nil {
        return cursor
      } else {
        let index = partitionIndex(layers.count) { layers[$0].month <= month }
        end = index < layers.count ? layers[index].month.firstDay.adding(days: -1) : .latest
      }
      guard end < dates.upperBound else { return nil }
      cursor = end.adding(days: 1)
    }
    return nil
  }

  /// The days of a month on which the store is closed, and the days whose status is known.
  ///
  /// It is for drawing a month grid: besides closings it includes the days on which the store is
  /// out of business.
  ///
  /// - Parameters:
  ///   - month: the month to ask about.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) in the number of closures, without allocation.
  public func daysKnown(
    in month: YearMonth, calendar: PublicHolidayCalendar = .southKorea
  ) -> (closed: DaySet, known: DaySet) {
    let shut = daysOutOfBusiness(in: month)
    if let layers = layers(of: month, calendar) {
      return (layers.closed.union(shut), layers.known.union(shut))
    }
    guard let index = ruleIndex(on: month.firstDay) else { return (shut, shut) }
    let closed = periods[index].rule.closings(in: month, calendar: calendar)
    return (closed.union(shut), month.allDays)
  }

  /// The regular closings of a month and the known days, without those on which the store is out of
  /// business.
  package func regularDays(
    in month: YearMonth, _ calendar: PublicHolidayCalendar
  ) -> (closed: DaySet, known: DaySet) {
    let (closed, known) = daysKnown(in: month, calendar: calendar)
    if shutPeriods.isEmpty { return (closed, known) }
    let shut = daysOutOfBusiness(in: month)
    return (closed.subtracting(shut), known.subtracting(shut))
  }

  /// The first state on or after a date in which the store does not open; `operating` without one.
  package func nextState(onOrAfter date: CivilDate) -> StoreState {
    shutPeriod(endingOnOrAfter: date)?.state ?? .operating
  }

  private func daysOutOfBusiness(in month: YearMonth) -> DaySet {
    var days = DaySet()
    for period in shutPeriods { days = days.union(month.days(within: period.first...period.last)) }
    return days
  }
}

extension HolidaySchedule {
  /// The first known closing within a range in which the store is in business, and the first unknown
  /// day before it.
  ///
  /// Months with layers are words. Between them there is a single rule or none, and the rule's own
  /// bounded search does the work.
  func firstClosing(
    from date: CivilDate, through last: CivilDate, _ calendar: PublicHolidayCalendar,
    firstUnknown: inout CivilDate?
  ) -> Closing? {
    let parts = date.parts
    var month = parts.yearMonth
    var day = parts.day
    var index = layers.isEmpty ? 0 : partitionIndex(layers.count) { layers[$0].month < month }
    var cursor = date
    while cursor <= last {
      if index < layers.count, layers[index].month == month {
        let closing = layers(at: index, calendar).firstClosing(
          fromDay: day, through: last, firstUnknown: &firstUnknown)
        if let closing { return closing.date <= last ? closing : nil }
        index += 1
        guard month < .latest else { return nil }
        month = month.adding(months: 1)
      } else {
        if let rule = ruleIndex(on: cursor) {
          let end = index < layers.count ? layers[index].month.firstDay : nil
          if let found = periods[rule].rule.plan.next(onOrAfter: cursor, calendar),
            end.map({ found < $0 }) ?? true
          {
            guard found <= last else { return nil }
            return Closing(date: found, basis: basis(of: rule, on: found, calendar))
          }
        } else if firstUnknown == nil {
          firstUnknown = cursor
        }
        guard index < layers.count else { return nil }
        month = layers[index].month
      }
      day = 1
      cursor = month.firstDay
    }
    return nil
  }
}

extension MonthLayers {
  /// The first closing of the month on or after a day, and the first unknown day before it.
  ///
  /// - Parameters:
  ///   - day: the first day to consider.
  ///   - last: the last date on which an unknown day counts.
  ///   - firstUnknown: receives the unknown day if it is still `nil`.
  fileprivate func firstClosing(
    fromDay day: Int, through last: CivilDate, firstUnknown: inout CivilDate?
  ) -> Closing? {
    let firstDay = month.firstDay
    let closedDay = closed.onOrAfter(day).first
    if firstUnknown == nil {
      let unknown = month.allDays.subtracting(known).onOrAfter(day).first
      if let unknown, unknown < closedDay ?? 32 {
        let date = firstDay.adding(days: unknown - 1)
        if date <= last { firstUnknown = date }
      }
    }
    guard let closedDay else { return nil }
    return Closing(
      date: firstDay.adding(days: closedDay - 1), basis: basis(ofDay: closedDay))
  }
}
