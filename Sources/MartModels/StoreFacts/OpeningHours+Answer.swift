package import KoreanCalendar

extension OpeningHours {
  /// Whether a store with these hours is open at a minute, given when it closes for the day.
  ///
  /// A closing day cancels the sessions that begin on it, but not one that began the evening before
  /// and runs past midnight.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// guard let hours = OpeningHours("10:00~23:00") else { return }
  /// let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
  /// let evening = WallTime(CivilDate(2026, 11, 21), 23, 30)
  /// hours.opening(at: evening, schedule: schedule)
  /// // .closed(opens: WallTime(CivilDate(2026, 11, 23), 10, 0))
  /// ```
  ///
  /// - Parameters:
  ///   - time: the minute to ask about.
  ///   - schedule: what is known about the closing days.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Returns: the answer; `openHoursUnknown` only on a day that the store announced as open and
  ///   that has no hours, such as a Monday next to 월요일 휴무.
  /// - Complexity: O(*n*) in the days until the next change, at most 366, without allocation.
  public func opening(
    at time: WallTime, schedule: HolidaySchedule, calendar: PublicHolidayCalendar = .southKorea
  ) -> OpeningAnswer {
    let (date, minute) = (time.date, time.minuteOfDay)
    var isUnknown = false
    // The basis of "closed", if the store would be open by its hours.
    var least: HolidayStatus.Basis?
    if runsPastMidnight, date > .earliest {
      let before = date.adding(days: -1)
      let evening = day(before, calendar)
      if let closes = closing(evening, at: minute + 1_440) {
        switch self.status(on: before, schedule, calendar) {
        case .open(let basis):
          return .open(closes: end(ofOpeningOn: evening, through: closes, schedule, basis))
        case .unknown: isUnknown = true
        case .closed(let basis): least = basis
        }
      }
    }
    let today = day(date, calendar)
    let status = self.status(on: date, schedule, calendar)
    if let closes = closing(today, at: minute) {
      switch status {
      case .open(let basis):
        return .open(closes: end(ofOpeningOn: today, through: closes, schedule, basis))
      case .unknown: isUnknown = true
      case .closed(let basis): least = least.map { min($0, basis) } ?? basis
      }
    }
    if isUnknown { return .unknown }
    if case .open(let basis) = status, areMissing(on: today, basis, schedule) {
      return .openHoursUnknown(basis: basis)
    }
    return .closed(opens: nextOpening(after: time, today, status, schedule, least, calendar))
  }

  /// Whether a store opens on a day of which the hours of its week say that it does not: an override, a
  /// publication where the rule closes, or a holiday that its rule spares.
  package func areMissing(
    on date: CivilDate, _ basis: HolidayStatus.Basis, _ schedule: HolidaySchedule,
    _ calendar: PublicHolidayCalendar
  ) -> Bool {
    areMissing(on: day(date, calendar), basis, schedule)
  }

  private func areMissing(
    on day: OpeningDay, _ basis: HolidayStatus.Basis, _ schedule: HolidaySchedule
  ) -> Bool {
    guard !sessions.contains(where: { day.has($0) }) else { return false }
    if basis.source == .override { return true }
    guard let rule = schedule.rulePeriod(on: day.date)?.rule else { return false }
    if basis.source == .published { return rule.closes(on: day.date, calendar: day.calendar) }
    // 월요일 휴관(공휴일 제외): the rule would close this day, were it no holiday.
    guard basis.source == .rule, day.calendar.isPublicHoliday(day.date) else { return false }
    return rule.closes(on: day.date, calendar: .withoutHolidays)
  }

  /// Whether no session begins on a day that a schedule takes for open, and nothing says that it does.
  func openNothing(
    on date: CivilDate, _ basis: HolidayStatus.Basis, _ schedule: HolidaySchedule,
    _ calendar: PublicHolidayCalendar
  ) -> Bool {
    let day = day(date, calendar)
    return !sessions.contains { minutes(of: $0, on: day) != nil }
      && !areMissing(on: day, basis, schedule)
  }

  /// Whether some session begins on every day, a public holiday or not; `false` where that takes seasons together,
  /// and where the text closes some days.
  var openEveryDay: Bool {
    if hasClosingDays { return false }
    let always = sessions.lazy.filter { $0.days.months == .all && $0.opens < earliestLimit }
    let days = always.reduce(0) { $0 | $1.days.bits } & 0xFF
    return days == 0xFF || days == 0x7F && !hasHolidayHours
  }

  /// How many days ahead to look for a change.
  private static var horizon: Int { 366 }

  /// The end of an opening, with sessions joined that have no gap between them.
  ///
  /// - Parameters:
  ///   - day: a day on which the store opens.
  ///   - end: the minute through which it is known to be open, from the midnight of that day.
  ///   - basis: what is known about that day.
  /// - Returns: `nil` when no end is in sight.
  private func end(
    ofOpeningOn day: OpeningDay, through end: Int, _ schedule: HolidaySchedule,
    _ basis: HolidayStatus.Basis
  ) -> WallTime? {
    let end = self.end(day, continuing: end)
    // Unless a session begins at midnight, the next day cannot continue this one.
    guard end >= 1_440 else {
      return WallTime(uncheckedDate: day.date, minuteOfDay: end, basisCode: basis.code)
    }
    return self.end(pastMidnightOf: day.date, through: end, schedule, basis, day.calendar)
  }

  /// The end of an opening that runs into the day after a date.
  private func end(
    pastMidnightOf date: CivilDate, through end: Int, _ schedule: HolidaySchedule,
    _ basis: HolidayStatus.Basis, _ calendar: PublicHolidayCalendar
  ) -> WallTime? {
    var (date, end, least) = (date, end, basis)
    func time(_ basis: HolidayStatus.Basis) -> WallTime {
      WallTime(uncheckedDate: date, minuteOfDay: end, basisCode: basis.code)
    }
    for _ in 0..<Self.horizon {
      guard date < .latest else { return nil }
      date = date.adding(days: 1)
      end -= 1_440
      let day = day(date, calendar)
      if closing(day, at: end) == nil { return time(least) }
      switch status(on: date, schedule, calendar) {
      case .open(let basis): least = min(least, basis)
      case .closed(let basis): return time(min(least, basis))
      case .unknown: return nil
      }
      end = self.end(day, continuing: end)
      guard end >= 1_440 else { return time(least) }
    }
    return nil
  }

  /// The first minute after a given one at which a session begins, if every day until then is
  /// known, with the least certain basis of these days.
  private func nextOpening(
    after time: WallTime, _ today: OpeningDay, _ status: HolidayStatus,
    _ schedule: HolidaySchedule, _ basis: HolidayStatus.Basis?, _ calendar: PublicHolidayCalendar
  ) -> WallTime? {
    var (date, least) = (time.date, basis)
    var opens = opening(today, after: time.minuteOfDay)
    var status = status
    for _ in 0..<Self.horizon {
      if let opens {
        switch status {
        case .open(let basis):
          return WallTime(
            uncheckedDate: date, minuteOfDay: opens,
            basisCode: (least.map { min($0, basis) } ?? basis).code)
        case .unknown: return nil
        case .closed(let basis): least = least.map { min($0, basis) } ?? basis
        }
      }
      if let shut = schedule.shutPeriod(on: date) { date = shut.last }
      guard date < .latest else { return nil }
      date = date.adding(days: 1)
      let day = day(date, calendar)
      opens = opening(day, after: -1)
      status = self.status(on: date, schedule, calendar)
      if opens == nil, case .open(let basis) = status, areMissing(on: day, basis, schedule) {
        return nil
      }
    }
    return nil
  }
}

/// The sessions that begin on a date.
struct OpeningDay {
  let date: CivilDate
  /// Its weekday or the public holidays, and its month where the hours differ by season.
  let bits: UInt32
  let calendar: PublicHolidayCalendar

  @inline(__always)
  func has(_ session: OpeningHours.Session) -> Bool {
    session.days.bits & bits == bits
  }
}

extension OpeningHours {
  /// What determines the sessions of a date.
  func day(_ date: CivilDate, _ calendar: PublicHolidayCalendar) -> OpeningDay {
    let isHoliday = hasHolidayHours && calendar.isPublicHoliday(date)
    let day: UInt32 = isHoliday ? 0x80 : 1 << UInt32(truncatingIfNeeded: date.weekday.rawValue)
    let month: UInt32 = hasSeasons ? 0x80 << UInt32(truncatingIfNeeded: date.month) : 0
    return OpeningDay(date: date, bits: day | month, calendar: calendar)
  }

  /// The minute at which a store shuts on a date on which it would be open for longer, or `nil`.
  package func earlyClosing(
    on date: CivilDate, _ calendar: PublicHolidayCalendar
  ) -> Int? {
    let day = day(date, calendar)
    let isCut = sessions.contains { session in
      session.opens < earliestLimit && session.closes > earliestLimit && day.has(session)
    }
    return isCut && shutsEarly(on: day) ? earliestLimit : nil
  }

  /// The minutes of a session, or `nil` when it does not begin on the date.
  func minutes(of session: Session, on day: OpeningDay) -> Range<Int>? {
    guard day.has(session) else { return nil }
    let closes = closes(session, on: day)
    return session.opens < closes ? session.opens..<closes : nil
  }

  /// When a session of a day ends; a store that closes before it would open does not open.
  ///
  /// Whether the day is an eve is checked last, and only for a session that an eve would shorten.
  @inline(__always)
  private func closes(_ session: Session, on day: OpeningDay) -> Int {
    session.closes > earliestLimit && shutsEarly(on: day) ? earliestLimit : session.closes
  }

  private func shutsEarly(on day: OpeningDay) -> Bool {
    let parts = day.date.parts
    guard earlyMonths.contains(parts.month) else { return false }
    // Only the plan is taken out: copying the whole rule would count the references of its tree.
    return earlyClosing?.days.plan.closes(on: day.date, parts, day.calendar) ?? false
  }

  /// When the session that contains a minute of the day ends, or `nil` when there is none.
  func closing(_ day: OpeningDay, at minute: Int) -> Int? {
    for session in sessions
    where session.opens <= minute && minute < session.closes && day.has(session) {
      let closes = closes(session, on: day)
      if minute < closes { return closes }
    }
    return nil
  }

  /// When the first session of a day after a minute begins.
  fileprivate func opening(_ day: OpeningDay, after minute: Int) -> Int? {
    var first: Int?
    for session in sessions
    where session.opens > minute && session.opens < first ?? .max && day.has(session) {
      if session.opens < earliestLimit || session.opens < closes(session, on: day) {
        first = session.opens
      }
    }
    return first
  }

  /// The end of an opening that continues in the sessions of a day.
  fileprivate func end(_ day: OpeningDay, continuing end: Int) -> Int {
    var end = end
    var isLonger = true
    while isLonger {
      isLonger = false
      for session in sessions
      where session.opens <= end && session.closes > end && day.has(session) {
        let closes = closes(session, on: day)
        if closes > end {
          end = closes
          isLonger = true
        }
      }
    }
    return end
  }
}
