public import KoreanCalendar
public import MartModels

/// A change from one rule of closing days to another at a store.
///
/// ```swift
/// import MartHolidayKit
///
/// let sundays = try HolidaySchedule(rules: [RulePeriod(.nth([2, 4], .sunday))])
/// let (last, first) = (CivilDate(2026, 11, 24), CivilDate(2026, 11, 25))
/// let wednesdays = try HolidaySchedule(rules: [
///   RulePeriod(.nth([2, 4], .sunday), through: last),
///   RulePeriod(.nth([2, 4], .wednesday), from: first),
/// ])
/// func catalog(_ schedule: HolidaySchedule) -> BranchCatalog {
///   BranchCatalog(
///     [Branch(id: 7, mart: .emart, name: "동래점", schedule: schedule)], asOf: CivilDate(2026, 11, 20))
/// }
/// let diff = CatalogDiff(from: catalog(sundays), to: catalog(wednesdays))
/// diff.closings[0].rule?.phrase(in: .korean, relativeTo: last)
/// // "11월 25일 (수)부터 둘째·넷째 일요일 → 둘째·넷째 수요일"
/// ```
public struct RuleChange: Hashable, Sendable {
  /// The rule that applied before.
  public let old: HolidayRule
  /// The rule that applies from then on.
  public let new: HolidayRule
  /// The first day to which the new rule applies.
  ///
  /// If no beginning is recorded, it is the first day of the comparison on which the rules differ.
  public let from: CivilDate
  /// The basis of the new rule.
  public let basis: HolidayStatus.Basis

  /// The days that were closed by the old rule and are open by the new one, or the other way round.
  let days: Set<CivilDate>

  /// The first change from one rule to another between two schedules, or `nil` when single days
  /// describe it better.
  ///
  /// - Parameters:
  ///   - changed: the days on which the schedules differ, in order.
  ///   - dates: the days that were compared.
  init?(
    from old: HolidaySchedule, to new: HolidaySchedule, explaining changed: [CivilDate],
    in dates: ClosedRange<CivilDate>, _ calendar: PublicHolidayCalendar
  ) {
    guard let (before, after, start) = Self.firstPair(old, new, in: dates) else { return nil }
    let end = min(before.through ?? .latest, after.through ?? .latest)
    // A day that a publication or an override decides follows from no rule, whatever the rules say of it.
    let days = changed.filter { day in
      let (was, isNow) = (
        before.rule.closes(on: day, calendar: calendar),
        after.rule.closes(on: day, calendar: calendar)
      )
      return day >= start && day <= end && was != isNow
        && old.status(on: day, calendar: calendar).isClosed == was
        && new.status(on: day, calendar: calendar).isClosed == isNow
    }
    guard let first = days.first else { return nil }
    // One day more or less is reported as that day.
    let isSwap =
      days.contains { before.rule.closes(on: $0, calendar: calendar) }
      && days.contains { after.rule.closes(on: $0, calendar: calendar) }
    guard isSwap || days.count > 2 else { return nil }
    self.old = before.rule
    self.new = after.rule
    from = after.from.flatMap { $0 <= first ? $0 : nil } ?? first
    basis = after.basisOfRule(on: first, calendar)
    self.days = Set(days)
  }

  /// The first periods with different rules that apply on the same day, and that day.
  private static func firstPair(
    _ old: HolidaySchedule, _ new: HolidaySchedule, in dates: ClosedRange<CivilDate>
  ) -> (RulePeriod, RulePeriod, CivilDate)? {
    let periods = old.rules + old.municipal + new.rules + new.municipal
    var starts: Set<CivilDate> = [dates.lowerBound]
    for period in periods {
      if let from = period.from, dates.contains(from) { starts.insert(from) }
      if let through = period.through, through < .latest, dates.contains(through.adding(days: 1)) {
        starts.insert(through.adding(days: 1))
      }
    }
    for start in starts.sorted() {
      guard let before = old.rulePeriod(on: start), let after = new.rulePeriod(on: start),
        before.rule != after.rule
      else { continue }
      return (before, after, start)
    }
    return nil
  }
}

extension RuleChange {
  /// Whether a changed day follows from the rules.
  package func explains(_ day: CivilDate) -> Bool { days.contains(day) }

  /// Whether the rules change a day on or after a date.
  package func changesDay(onOrAfter date: CivilDate) -> Bool { days.contains { $0 >= date } }
}

extension HolidayStatus {
  fileprivate var isClosed: Bool { if case .closed = self { true } else { false } }
}
