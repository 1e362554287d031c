public import KoreanCalendar
public import MartModels

extension HolidaySchedule {
  /// The schedule as a value of OpenStreetMap's `opening_hours`.
  ///
  /// Rules with dates are limited to them, overrides and published months become dates, and a day
  /// that is open again repeats the hours. Unknown days are written `unknown`, and so are days that the
  /// store announced as open and that have no hours. A store that is closed for a time or for good is
  /// `off` for as long, in other years as well.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
  ///   .adding(closedForGoodFrom: CivilDate(2026, 11, 21))
  /// schedule.openingHoursExpression(hours: OpeningHours("10:00~22:00"), years: 2026...2026).description
  /// // "Mo-Su 10:00-22:00; Su[2,4] off; 2026 Nov 21-2026 Dec 31 off; 2027+ off"
  /// ```
  ///
  /// What the store has not confirmed has the comment `매장 확인 전`, and a day of a rule that has to be
  /// written as a date `규칙 예상`; `HolidaySchedule(_:)` reads them back as tentative and as projected. A
  /// rule that stands without dates has no comment for the months of Seollal and Chuseok, in which every
  /// rule is tentative.
  ///
  /// - Parameters:
  ///   - hours: the daily hours; without them the value begins with `open`, around the clock.
  ///   - years: the years for which the value is written. In other years it repeats a rule without
  ///     dates, and the days that the store announced or published. Without such a rule, and if weekdays
  ///     and days of the month do not say all of it and of the hours, or if only some of its days are in
  ///     doubt, it is `unknown` there, from 1901 on, the first year that other readers accept.
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Precondition: the years are within 1…9999.
  /// - Complexity: O(*n*) in the number of days in the years.
  public func openingHoursExpression(
    hours: OpeningHours? = nil, years: ClosedRange<Int>,
    calendar: PublicHolidayCalendar = .southKorea
  ) -> OpeningHoursExpression {
    let months = SaidRule.months(of: years)
    let dates = months[0].firstDay...months[months.count - 1].lastDay
    let said = (rules + municipal).compactMap { SaidPeriod($0, within: dates, calendar) }
    let permanent = said.first { $0.isPermanent }
    var writer = ExpressionWriter(hours: hours, calendar, mark: permanent?.mark)
    for period in said {
      let limits = period.isPermanent ? nil : period.dates
      if period.isTentative, let limits { writer.open(on: Array(limits), .tentative) }
      writer.close(period.parts, within: limits, period.mark)
    }
    let holdsAlways = permanent?.isWhole == true && !writer.needsDates
    let others = holdsAlways ? announcedDays : []
    let earlier = others.filter { $0 < dates.lowerBound }
    let days = earlier + dates + others.filter { $0 > dates.upperBound }
    SaidDays(self, said, hours, calendar, days, eves: writer.shorterEves(in: years))
      .write(to: &writer)
    if !holdsAlways {
      writer.leaveUnknown(outside: years)
    }
    for isTentative in [false, true] {
      let shut = shutPeriods.filter { $0.basis.isTentative == isTentative }
      writer.close(during: shut.map { $0.first...$0.last }, isTentative ? .tentative : nil)
    }
    return writer.expression
  }

  /// The days that the store announced or published, in order.
  private var announcedDays: [CivilDate] {
    var days = Set(published.flatMap { $0.month.dates(of: $0.covered) })
    for override in overrides {
      switch override.change {
      case .closed(let date), .open(let date): days.insert(date)
      case .moved(let from, let to): days.formUnion([from, to])
      }
    }
    return days.sorted()
  }
}

/// What a value says of the days of one rule period.
private struct SaidPeriod {
  /// The days on which the rule applies, among those for which the value is written.
  let dates: ClosedRange<CivilDate>
  /// Whether the rule applies without limits, also beyond `dates`.
  let isPermanent: Bool
  /// What the notation can say of the rule.
  let parts: [RuleNode]
  let plan: RulePlan
  /// Whether all days of the rule are doubtful, whatever their month.
  let isTentative: Bool
  /// What a comment says of the days of the rule.
  var mark: ExpressionMark? { isTentative ? .tentative : nil }
  /// Whether the parts are the rule and its doubts are said: it has none, or all of its days are doubtful.
  let isWhole: Bool

  init?(
    _ period: RulePeriod, within dates: ClosedRange<CivilDate>, _ calendar: PublicHolidayCalendar
  ) {
    guard period.dates.overlaps(dates) else { return nil }
    self.dates = period.dates.clamped(to: dates)
    let isPermanent = period.from == nil && period.through == nil
    self.isPermanent = isPermanent
    let year = dates.lowerBound.year
    let said = SaidRule(period.rule, years: year...year, calendar) { node in
      isPermanent ? node.isYearly : node.isMonthly && !node.isDays
    }
    parts = said.parts
    plan = RulePlan(.union(of: parts))
    isTentative = period.isMunicipal || period.tentative?.node == .days(.all)
    isWhole = isTentative || period.tentative == nil && said.isWhole
  }
}

/// The days of which the rules of a value do not yet say what a schedule does.
private struct SaidDays {
  private typealias Certainty = HolidayStatus.Basis.Certainty

  /// Dates by how certain they are.
  private struct Lists {
    private var confirmed: [CivilDate] = []
    private var projected: [CivilDate] = []
    private var tentative: [CivilDate] = []

    mutating func append(_ date: CivilDate, _ certainty: Certainty) {
      switch certainty {
      case .confirmed: confirmed.append(date)
      case .projected: projected.append(date)
      case .tentative: tentative.append(date)
      }
    }

    func forEach(_ body: (_ dates: [CivilDate], _ mark: ExpressionMark?) -> Void) {
      body(confirmed, nil)
      body(projected, .projected)
      body(tentative, .tentative)
    }
  }

  private var eves = Lists()
  private var open = Lists()
  private var closed = Lists()
  private var unknown: [CivilDate] = []
  private var withoutHours: [CivilDate] = []

  init(
    _ schedule: HolidaySchedule, _ said: [SaidPeriod], _ hours: OpeningHours?,
    _ calendar: PublicHolidayCalendar, _ days: [CivilDate], eves: [CivilDate]
  ) {
    let shorter = Set(eves)
    for date in days where schedule.state(on: date) == .operating {
      let period = said.first { $0.isPermanent || $0.dates.contains(date) }
      let isSaidClosed = period?.plan.closes(on: date, calendar) ?? false
      let isSaidTentative = period?.isTentative ?? false
      let status = schedule.status(on: date, calendar: calendar)
      guard let basis = status.basis else {
        unknown.append(date)
        continue
      }
      // Every rule is doubtful in a month with many swaps, and need not say so.
      let isRead =
        isSaidTentative == basis.isTentative
        || basis.isTentative && HolidaySchedule.swapsAreLikely(in: date.yearMonth)
      if case .closed = status {
        if !isSaidClosed || !isRead { closed.append(date, basis.certainty) }
        continue
      }
      if let hours, hours.areMissing(on: date, basis, schedule, calendar) {
        withoutHours.append(date)
        continue
      }
      if shorter.contains(date) {
        // Where the rules of the value open the store too, the date adds no more than its hours.
        let isOfRules = !isSaidTentative && !isSaidClosed && isRead
        self.eves.append(date, isOfRules ? .confirmed : basis.certainty)
      }
      if !isSaidClosed, hours?.closesOnPublicHolidays == true, calendar.isPublicHoliday(date) {
        closed.append(date, min(basis.certainty, .projected))
      } else if isSaidClosed || !isRead {
        open.append(date, basis.certainty)
      }
    }
  }

  func write(to writer: inout ExpressionWriter) {
    eves.forEach { writer.openShorter(on: $0, $1) }
    open.forEach { writer.open(on: $0, $1) }
    closed.forEach { writer.close(on: $0, $1) }
    writer.leaveUnknown(unknown, comment: ExpressionWriter.unpublished)
    writer.leaveUnknown(withoutHours, comment: "영업시간 미게시")
  }
}

extension RuleNode {
  fileprivate var isDays: Bool {
    if case .days = self { return true }
    return false
  }
}
