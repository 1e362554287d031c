public import KoreanCalendar
public import MartModels

extension HolidaySchedule {
  /// The closings in a value of `opening_hours`.
  ///
  /// Hours are ignored, dates become overrides, and rules between two dates become periods. What has
  /// the comment `매장 확인 전` is tentative and what has `규칙 예상` is of a rule, so their dates are
  /// periods, too.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let value = try OpeningHoursExpression(
  ///   "Mo-Su 10:00-23:00; 2023 Feb 10-2030 Dec 31 Mo[2,4] off; 2026 Oct 12 10:00-23:00")
  /// let schedule = try HolidaySchedule(value)
  /// schedule.status(on: CivilDate(2026, 11, 9))  // .closed(.rule)
  /// schedule.status(on: CivilDate(2026, 10, 12))  // .open(.override)
  /// ```
  ///
  /// - Parameters:
  ///   - expression: the value.
  ///   - calendar: the public holidays, which decide which single dates a later rule replaces.
  /// - Throws: `OpeningHoursExpressionError` with the code `notAHolidayRule` and the rule, for
  ///   values that say more than a schedule can, such as fallback rules, weeks of the year and
  ///   school holidays. The position is then the number of the rule, from 0.
  public init(
    _ expression: OpeningHoursExpression, calendar: PublicHolidayCalendar = .southKorea
  ) throws(OpeningHoursExpressionError) {
    let closings = try ExpressionClosings(expression, calendar)
    let periods = closings.periods()
    do throws(HolidayScheduleError) {
      try self.init(rules: periods, overrides: closings.overrides(beside: periods))
    } catch {
      throw OpeningHoursExpressionError(.notAHolidayRule, at: 0, found: error.description)
    }
  }
}

extension HolidayRule {
  /// The rule in a value of `opening_hours`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let value = try OpeningHoursExpression("Mo-Su 10:00-23:00; We[2],Su[4] off")
  /// try HolidayRule(value).description  // "매월 둘째 수요일, 매월 넷째 일요일"
  /// ```
  ///
  /// - Parameters:
  ///   - expression: the value.
  ///   - calendar: the public holidays, which decide which single dates a later rule replaces.
  /// - Throws: `OpeningHoursExpressionError` with the code `notAHolidayRule` when the value says
  ///   more than one rule, such as dates of a year or a doubt; then read it as a `HolidaySchedule`.
  public init(
    _ expression: OpeningHoursExpression, calendar: PublicHolidayCalendar = .southKorea
  ) throws(OpeningHoursExpressionError) {
    let schedule = try HolidaySchedule(expression, calendar: calendar)
    guard schedule.rules.count == 1, let period = schedule.rules.first, period.from == nil,
      period.through == nil, period.tentative == nil, schedule.overrides.isEmpty
    else {
      throw OpeningHoursExpressionError(
        .notAHolidayRule, at: 0, found: expression.description)
    }
    self = period.rule
  }
}
