public import KoreanCalendar

/// Everything that is known about the closings of one store.
///
/// The facts lie in layers, and the strongest that speaks for a date decides: the state of the
/// store, then overrides, then the published months, then the rule that holds on the date. Where no
/// layer speaks, the answer is `unknown`; that nothing is published never means that the store is
/// open.
///
/// ```swift
/// import MartHolidayKit
///
/// let schedule = try HolidaySchedule(
///   rules: [RulePeriod(.nth([2, 4], .sunday), from: CivilDate(2026, 10, 1))],
///   published: [PublishedMonth(YearMonth(2026, 12), closed: [13, 27])],
///   overrides: [.moved(from: CivilDate(2026, 12, 27), to: CivilDate(2026, 12, 25))])
/// schedule.status(on: CivilDate(2026, 12, 25))  // .closed(.override)
/// schedule.status(on: CivilDate(2026, 9, 30))  // .unknown
/// ```
public struct HolidaySchedule: Sendable {
  /// The rules with the dates between which each is known to hold, earliest first, without overlap.
  public let rules: [RulePeriod]
  /// The published months, earliest first, each once.
  public let published: [PublishedMonth]
  /// The single days that were announced apart, in the order of their dates.
  public let overrides: [ScheduleOverride]
  /// The times in which the store is closed for a while, earliest first.
  public let closures: [StoreClosure]
  /// The first day after the store has closed for good; `nil` while it has not.
  public let closedForGoodFrom: CivilDate?

  /// What the overrides say, one entry a day, in the order of the days.
  let overriddenDays: [OverriddenDay]
  /// The months in which anything but one rule or closure speaks, in order.
  let layers: [MonthLayers]

  /// Makes a schedule of the facts about a store, in any order.
  ///
  /// - Parameters:
  ///   - rules: the rules with their dates; no two may share a day.
  ///   - published: the published months; two publications of one month must agree where both speak.
  ///   - overrides: the single days that were announced apart; no two may contradict each other.
  ///   - closures: the times in which the store is closed for a while.
  ///   - closedForGoodFrom: the first day after the store has closed for good.
  /// - Throws: `HolidayScheduleError` that names the facts that contradict each other.
  /// - Complexity: O(*n* log *n*) in the number of facts.
  public init(
    rules: [RulePeriod] = [], published: [PublishedMonth] = [],
    overrides: [ScheduleOverride] = [], closures: [StoreClosure] = [],
    closedForGoodFrom: CivilDate? = nil
  ) throws(HolidayScheduleError) {
    self.rules = try Self.sortedRules(rules)
    self.published = try Self.mergedPublications(published)
    (self.overrides, overriddenDays) = try Self.sortedOverrides(overrides)
    self.closures = closures.sorted { $0.from < $1.from }
    self.closedForGoodFrom = closedForGoodFrom
    layers = Self.layers(
      self.rules, self.published, overriddenDays, self.closures, closedForGoodFrom)
  }

  /// Makes a schedule of one rule that always holds.
  public init(rule: HolidayRule) {
    rules = [RulePeriod(uncheckedRule: rule)]
    published = []
    overrides = []
    closures = []
    closedForGoodFrom = nil
    overriddenDays = []
    layers = []
  }

  /// A schedule without a single fact: every status is unknown.
  public init() {
    rules = []
    published = []
    overrides = []
    closures = []
    closedForGoodFrom = nil
    overriddenDays = []
    layers = []
  }
}

extension HolidaySchedule: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rules == rhs.rules && lhs.published == rhs.published && lhs.overrides == rhs.overrides
      && lhs.closures == rhs.closures && lhs.closedForGoodFrom == rhs.closedForGoodFrom
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rules)
    hasher.combine(published)
    hasher.combine(overrides)
    hasher.combine(closures)
    hasher.combine(closedForGoodFrom)
  }
}

/// What the overrides say of one day.
struct OverriddenDay: Hashable, Sendable {
  let date: CivilDate
  let isClosed: Bool
  /// The place of the override in the schedule's list.
  let index: Int
}
