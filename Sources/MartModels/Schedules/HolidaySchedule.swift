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
  /// Whether any rule has days on which it is doubtful; asked first, because few have.
  let hasTentativeRules: Bool
  /// The months in which anything but one rule speaks, in order.
  let layers: [MonthLayers]
  /// The times in which the store does not open at all, in order and apart from each other.
  let shutPeriods: [ShutPeriod]

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
    let (overrides, overriddenDays) = try Self.sortedOverrides(overrides)
    let rules = try Self.sortedRules(rules)
    let published = try Self.mergedPublications(published)
    self.init(
      uncheckedRules: rules, published: published, overrides: overrides,
      overriddenDays: overriddenDays,
      layers: Self.layers(rules, published, overriddenDays), closures: closures,
      closedForGoodFrom: closedForGoodFrom)
  }

  /// Makes a schedule of facts of which the later replace the earlier already, so that none of them
  /// contradict each other; what does all the same is left out.
  package init(
    agreeing rules: [RulePeriod], published: [PublishedMonth], overrides: [ScheduleOverride],
    closures: [StoreClosure], closedForGoodFrom: CivilDate?
  ) {
    do throws(HolidayScheduleError) {
      self = try HolidaySchedule(
        rules: rules, published: published, overrides: overrides, closures: closures,
        closedForGoodFrom: closedForGoodFrom)
    } catch {
      assertionFailure("the facts contradict each other: \(error)")
      self.init(
        uncheckedRules: [], closures: closures, closedForGoodFrom: closedForGoodFrom)
    }
  }

  /// Makes a schedule of publications that are in the order of their months, each month once.
  package init(inOrder published: [PublishedMonth]) {
    assert(
      zip(published, published.dropFirst()).allSatisfy { $0.month < $1.month },
      "publications out of order")
    self.init(
      uncheckedRules: [], published: published, layers: published.map { MonthLayers($0) })
  }

  /// Makes a schedule of one rule that always holds.
  public init(rule: HolidayRule) {
    self.init(uncheckedRules: [RulePeriod(rule, during: .earliest ... .latest)])
  }

  /// A schedule without a single fact: every status is unknown.
  public init() { self.init(uncheckedRules: []) }

  /// Makes a schedule of another one with closures of its own.
  init(_ other: HolidaySchedule, closures: [StoreClosure], closedForGoodFrom: CivilDate?) {
    self.init(
      uncheckedRules: other.rules, published: other.published, overrides: other.overrides,
      overriddenDays: other.overriddenDays, layers: other.layers, closures: closures,
      closedForGoodFrom: closedForGoodFrom)
  }

  /// Every path that makes a schedule ends here; all but the closures is in order and agrees.
  private init(
    uncheckedRules rules: [RulePeriod], published: [PublishedMonth] = [],
    overrides: [ScheduleOverride] = [], overriddenDays: [OverriddenDay] = [],
    layers: [MonthLayers] = [], closures: [StoreClosure] = [], closedForGoodFrom: CivilDate? = nil
  ) {
    self.rules = rules
    hasTentativeRules = rules.contains { $0.tentative != nil }
    self.published = published
    self.overrides = overrides
    self.overriddenDays = overriddenDays
    self.layers = layers
    self.closures = closures.sorted { $0.from < $1.from }
    self.closedForGoodFrom = closedForGoodFrom
    shutPeriods = ShutPeriod.periods(of: self.closures, until: closedForGoodFrom)
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
