public import KoreanCalendar

/// A rule with the dates between which it applies at a store.
///
/// A rule is useless without its dates: Seocho moved from Sundays to Wednesdays in January 2024,
/// and an app that applies today's rule to last year, or last year's to today, is wrong.
public struct RulePeriod: Hashable, Sendable {
  /// The rule.
  public let rule: HolidayRule
  /// The first day on which the rule is known to apply; `nil` if it always has.
  public let from: CivilDate?
  /// The last day on which the rule applies; `nil` while no end is known.
  public let through: CivilDate?
  /// How the rule is known, for people; `nil` when nothing is recorded.
  public let source: String?
  /// The days on which the rule is doubtful; `nil` when there are none.
  ///
  /// A text may name a rule and a condition that was not understood. The days that the condition
  /// may affect have the certainty `tentative`, whether the rule closes them or not.
  public let tentative: HolidayRule?
  /// Whether the municipality says so, and not the store.
  package let isMunicipal: Bool

  /// Makes a period.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - from: the first day on which it is known to apply.
  ///   - through: the last day on which it applies.
  ///   - source: how the rule is known, for people.
  ///   - tentative: the days on which the rule is doubtful.
  /// - Throws: `HolidayScheduleError` with the code `reversedPeriod`.
  public init(
    _ rule: HolidayRule, from: CivilDate? = nil, through: CivilDate? = nil, source: String? = nil,
    tentative: HolidayRule? = nil
  ) throws(HolidayScheduleError) {
    if let from, let through, through < from {
      throw HolidayScheduleError(.reversedPeriod, value: "\(from) – \(through)")
    }
    self.init(
      uncheckedRule: rule, from: from, through: through, source: source, tentative: tentative)
  }

  /// Makes a period from a range of dates; the first and the last date of the calendar mean no
  /// limit.
  package init(
    _ rule: HolidayRule, during dates: ClosedRange<CivilDate>, source: String? = nil,
    tentative: HolidayRule? = nil
  ) {
    self.init(
      uncheckedRule: rule, from: dates.lowerBound == .earliest ? nil : dates.lowerBound,
      through: dates.upperBound == .latest ? nil : dates.upperBound, source: source,
      tentative: tentative)
  }

  /// Both initializers end here.
  private init(
    uncheckedRule rule: HolidayRule, from: CivilDate?, through: CivilDate?, source: String?,
    tentative: HolidayRule?, isMunicipal: Bool = false
  ) {
    assert(
      (from ?? .earliest) <= (through ?? .latest), "a rule does not hold from its end to its start")
    self.rule = rule
    self.from = from
    self.through = through
    self.source = source
    self.tentative = tentative
    self.isMunicipal = isMunicipal
  }

  /// The designation of a municipality, or the part of one that lies within a range.
  func municipal(during dates: ClosedRange<CivilDate>) -> RulePeriod {
    RulePeriod(
      uncheckedRule: rule, from: dates.lowerBound == .earliest ? nil : dates.lowerBound,
      through: dates.upperBound == .latest ? nil : dates.upperBound, source: source,
      tentative: nil, isMunicipal: true)
  }

  /// The rule during some of its dates.
  package func during(_ dates: ClosedRange<CivilDate>) -> RulePeriod {
    RulePeriod(rule, during: dates, source: source, tentative: tentative)
  }

  /// Whether the rule is known to apply on a date.
  public func contains(_ date: CivilDate) -> Bool { dates.contains(date) }

  /// The dates on which the rule is known to apply.
  public var dates: ClosedRange<CivilDate> { (from ?? .earliest)...(through ?? .latest) }
}

extension RulePeriod {
  /// The basis of the rule on a date, as if stores did not swap closings in its month.
  package func basisOfRule(
    on date: CivilDate, _ calendar: PublicHolidayCalendar
  ) -> HolidayStatus.Basis {
    if isMunicipal { return .municipal }
    return tentative?.closes(on: date, calendar: calendar) == true ? .tentativeRule : .rule
  }

  /// The basis of an answer from the rule.
  @inline(__always)
  func basis(
    on date: CivilDate, _ parts: CivilDate.Parts, _ calendar: PublicHolidayCalendar
  ) -> HolidayStatus.Basis {
    if isMunicipal { return .municipal }
    if let tentative, tentative.plan.closes(on: date, parts, calendar) { return .tentativeRule }
    return HolidaySchedule.ruleBasis(in: parts.yearMonth)
  }
}
