public import KoreanCalendar
public import MartModels

/// How public holidays are written in the `opening_hours` notation.
public struct PublicHolidayNotation: Hashable, Sendable {
  private let isSymbol: Bool

  private init(isSymbol: Bool) { self.isSymbol = isSymbol }

  /// As dates of the given years; every evaluator reads them alike.
  public static let dates = PublicHolidayNotation(isSymbol: false)

  /// As `PH`, which is short and permanent, if the reader knows Korean holidays.
  ///
  /// Few readers do: opening_hours.js 3.14 has no table of them, and the table of opening-hours-rs
  /// 2.1 lacks most substitutes.
  public static let symbol = PublicHolidayNotation(isSymbol: true)

  fileprivate func canSay(_ node: RuleNode) -> Bool {
    node.isYearly || (isSymbol && node.holidayParts != nil)
  }
}

extension HolidayRule {
  /// The rule as a value of OpenStreetMap's `opening_hours`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let rule: HolidayRule = [.nth([2, 4], .sunday), .newYearsDay, .chuseok]
  /// rule.openingHoursExpression(hours: OpeningHours("10:00~23:00"), years: 2026...2027).description
  /// // "Mo-Su 10:00-23:00; Jan 01 off; Su[2,4] off; 2026 Sep 25,2027 Sep 15 off"
  /// ```
  ///
  /// Weekdays and days of the month are permanent. What the notation cannot express, such as a day
  /// of the lunar calendar, every other week or an exception, is written as dates in the given
  /// years; after them the value does not include it.
  ///
  /// - Parameters:
  ///   - hours: the daily hours; without them the value begins with `open`, around the clock.
  ///   - years: the years for which dates are written.
  ///   - publicHolidays: how public holidays are written.
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Precondition: the years are within 1…9999.
  public func openingHoursExpression(
    hours: OpeningHours? = nil, years: ClosedRange<Int>,
    publicHolidays: PublicHolidayNotation = .dates,
    calendar: PublicHolidayCalendar = .southKorea
  ) -> OpeningHoursExpression {
    let closesHolidays = hours?.closesOnPublicHolidays ?? false
    let rule: HolidayRule = closesHolidays ? [self, .publicHolidays] : self
    let said = SaidRule(rule, years: years, calendar) { publicHolidays.canSay($0) }
    var writer = ExpressionWriter(hours: hours, calendar)
    writer.close(said.parts)
    writer.shutEarly(in: years) { rule.closes(on: $0, calendar: calendar) }
    writer.open(on: said.surplus)
    writer.close(on: said.missing)
    return writer.expression
  }
}

extension HolidaySchedule {
  /// The schedule as a value of OpenStreetMap's `opening_hours`.
  ///
  /// Rules with dates are limited to them, overrides and published months become dates, and a day
  /// that is open again repeats the hours. Unknown days are written `unknown`, and so are days that the
  /// store announced as open and that have no hours.
  ///
  /// - Parameters:
  ///   - hours: the daily hours; without them the value begins with `open`, around the clock.
  ///   - years: the years for which the value is written; outside them only rules without dates
  ///     apply.
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Precondition: the years are within 1…9999.
  /// - Complexity: O(*n*) in the number of days in the years.
  public func openingHoursExpression(
    hours: OpeningHours? = nil, years: ClosedRange<Int>,
    calendar: PublicHolidayCalendar = .southKorea
  ) -> OpeningHoursExpression {
    var writer = ExpressionWriter(hours: hours, calendar)
    var said: [(dates: ClosedRange<CivilDate>, plan: RulePlan)] = []
    let months = SaidRule.months(of: years)
    guard let first = months.first?.firstDay, let last = months.last?.lastDay else {
      return writer.expression
    }
    for period in rules {
      let isLimited = period.from != nil || period.through != nil
      let parts = SaidRule(
        period.rule, years: years.lowerBound...years.lowerBound, calendar
      ) { node in
        isLimited ? node.isMonthly && !node.isDays : node.isYearly
      }.parts
      let from = max(period.from ?? first, first)
      let through = min(period.through ?? last, last)
      guard from <= through else { continue }
      writer.close(parts, within: isLimited ? from...through : nil)
      said.append((isLimited ? from...through : first...last, RulePlan(.union(of: parts))))
    }
    var closed: [CivilDate] = []
    var open: [CivilDate] = []
    var unknown: [CivilDate] = []
    var withoutHours: [CivilDate] = []
    for date in first...last {
      let isSaid = said.contains {
        $0.dates.contains(date) && $0.plan.closes(on: date, calendar)
      }
      switch status(on: date, calendar: calendar) {
      case .closed: if !isSaid { closed.append(date) }
      case .open(let basis):
        if let hours, hours.areMissing(on: date, basis, self, calendar) {
          withoutHours.append(date)
        } else if isSaid {
          open.append(date)
        } else if hours?.closesOnPublicHolidays == true, calendar.isPublicHoliday(date) {
          closed.append(date)
        }
      case .unknown: unknown.append(date)
      }
    }
    writer.shutEarly(in: years) { date in
      if case .open = status(on: date, calendar: calendar) { return false }
      return true
    }
    writer.open(on: open)
    writer.close(on: closed)
    writer.leaveUnknown(unknown, comment: "휴무일 미게시")
    writer.leaveUnknown(withoutHours, comment: "영업시간 미게시")
    return writer.expression
  }
}

extension RuleNode {
  fileprivate var isDays: Bool {
    if case .days = self { return true }
    return false
  }
}
