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
  /// let rule: HolidayRule = [.nth([2, 4], .sunday), .newYearsDay]
  /// rule.openingHoursExpression(hours: OpeningHours("10:00~23:00"), years: 2026...2026).description
  /// // "Mo-Su 10:00-23:00; Jan 01 off; Su[2,4] off"
  /// HolidayRule.chuseok.openingHoursExpression(years: 2026...2027).description
  /// // "open; 2026 Sep 25,2027 Sep 15 off \"규칙 예상\"; 1901-2025,2028+ unknown \"휴무일 미게시\""
  /// ```
  ///
  /// Weekdays and days of the month are permanent. What the notation cannot express, such as a day
  /// of the lunar calendar, every other week or an exception, is written as dates in the given
  /// years, and then the value is `unknown` in all others. Such dates have the comment `규칙 예상`, by
  /// which `HolidaySchedule(_:)` knows that the store did not announce them.
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
    writer.openShorter(
      on: writer.shorterEves(in: years).filter { !rule.closes(on: $0, calendar: calendar) }, nil)
    writer.open(on: said.surplus, .projected)
    writer.close(on: said.missing, .projected)
    if !said.isWhole || hours?.earlyClosing != nil { writer.leaveUnknown(outside: years) }
    return writer.expression
  }
}
