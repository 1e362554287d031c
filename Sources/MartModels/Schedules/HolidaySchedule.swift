public import KoreanCalendar

/// Everything known about the closings of one store.
///
/// The facts form layers, and the strongest with an answer for a date decides: the state of the
/// store, then overrides, then published months, then the rule that applies on the date, then what
/// the municipality has designated. Without any, the answer is `unknown`; a month that is not
/// published never means that the store is open.
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
  /// The rules with the dates between which each applies, earliest first, without overlap.
  public var rules: [RulePeriod] {
    hasMunicipalRules ? periods.filter { !$0.isMunicipal } : periods
  }
  /// What the municipality has designated for dates without a known rule, earliest first.
  public var municipal: [RulePeriod] {
    hasMunicipalRules ? periods.filter { $0.isMunicipal } : []
  }
  /// The published months, earliest first, each once.
  public var published: [PublishedMonth] { facts.published }
  /// The single days that were announced separately, in the order of their dates, each once.
  public var overrides: [ScheduleOverride] { facts.overrides }
  /// The periods in which the store is closed for a while, earliest first, each once.
  public var closures: [StoreClosure] { facts.closures }
  /// The first day without the store, if it closes for good; otherwise `nil`.
  public var closedForGoodFrom: CivilDate? { facts.closedForGoodFrom }

  /// Behind one reference, so that schedules and branches are cheap to copy.
  private let facts: Facts

  /// What the overrides say, one entry for each day, in order.
  var overriddenDays: [OverriddenDay] { facts.overriddenDays }
  /// The rules, and between them the designations of the municipality.
  var periods: [RulePeriod] { facts.periods }
  /// Whether any rule has doubtful days; checked first, because few have.
  var hasTentativeRules: Bool { facts.hasTentativeRules }
  /// Whether any of the periods is the municipality's.
  var hasMunicipalRules: Bool { facts.hasMunicipalRules }
  /// The months with more than one rule, in order.
  var layers: [MonthLayers] { facts.layers }
  /// What the municipality has designated, on the dates of a known rule too: the rule may end.
  package var designations: [RulePeriod] { facts.designations }
  /// The periods in which the store does not open at all, in order and separate.
  package var shutPeriods: [ShutPeriod] { facts.shutPeriods }

  /// Makes a schedule from the facts about a store, in any order.
  ///
  /// - Parameters:
  ///   - rules: the rules with their dates; no two may share a day.
  ///   - published: the published months; two publications of one month must agree on days that
  ///     both cover.
  ///   - overrides: the single days that were announced separately; no two may contradict each
  ///     other.
  ///   - closures: the periods in which the store is closed for a while.
  ///   - closedForGoodFrom: the first day without the store, if it closes for good.
  ///   - municipal: what the municipality has designated; no two may share a day. They count only
  ///     where no rule is known.
  /// - Throws: `HolidayScheduleError` that names the facts that contradict each other.
  /// - Complexity: O(*n* log *n*) in the number of facts.
  public init(
    rules: [RulePeriod] = [], published: [PublishedMonth] = [],
    overrides: [ScheduleOverride] = [], closures: [StoreClosure] = [],
    closedForGoodFrom: CivilDate? = nil, municipal: [RulePeriod] = []
  ) throws(HolidayScheduleError) {
    let (overrides, overriddenDays) = try Self.sortedOverrides(overrides)
    var rules = try Self.sortedRules(rules)
    let municipal = try Self.sortedRules(municipal.map { $0.municipal(during: $0.dates) })
    if !municipal.isEmpty {
      rules = Self.filled(rules, with: municipal) { $0.municipal(during: $1) }
    }
    let published = try Self.mergedPublications(published)
    self.init(
      uncheckedPeriods: rules, designations: municipal, published: published,
      overrides: overrides, overriddenDays: overriddenDays,
      layers: Self.layers(rules, published, overriddenDays), closures: closures,
      closedForGoodFrom: closedForGoodFrom)
  }

  /// Makes a schedule from facts in which later ones have already replaced earlier ones; what still
  /// contradicts another fact is left out.
  package init(
    agreeing rules: [RulePeriod], published: [PublishedMonth], overrides: [ScheduleOverride],
    closures: [StoreClosure], closedForGoodFrom: CivilDate?, municipal: [RulePeriod] = []
  ) {
    do throws(HolidayScheduleError) {
      self = try HolidaySchedule(
        rules: rules, published: published, overrides: overrides, closures: closures,
        closedForGoodFrom: closedForGoodFrom, municipal: municipal)
    } catch {
      assertionFailure("the facts contradict each other: \(error)")
      self.init(
        uncheckedPeriods: [], closures: closures, closedForGoodFrom: closedForGoodFrom)
    }
  }

  /// Makes a schedule from publications in the order of their months, each month once.
  package init(inOrder published: [PublishedMonth]) {
    assert(
      zip(published, published.dropFirst()).allSatisfy { $0.month < $1.month },
      "publications out of order")
    self.init(
      uncheckedPeriods: [], published: published, layers: published.map { MonthLayers($0) })
  }

  /// Makes a schedule from one rule that always applies.
  public init(rule: HolidayRule) {
    self.init(uncheckedPeriods: [RulePeriod(rule, during: .earliest ... .latest)])
  }

  /// A schedule without any facts: every status is unknown.
  public init() { self.init(uncheckedPeriods: []) }

  /// Makes a schedule from another one, with its own closures.
  init(_ other: HolidaySchedule, closures: [StoreClosure], closedForGoodFrom: CivilDate?) {
    self.init(
      uncheckedPeriods: other.periods, designations: other.designations,
      published: other.published, overrides: other.overrides, overriddenDays: other.overriddenDays,
      layers: other.layers, closures: closures,
      closedForGoodFrom: closedForGoodFrom)
  }

  /// Every path that makes a schedule ends here; everything but the closures is in order and
  /// consistent.
  private init(
    uncheckedPeriods periods: [RulePeriod], designations: [RulePeriod] = [],
    published: [PublishedMonth] = [],
    overrides: [ScheduleOverride] = [], overriddenDays: [OverriddenDay] = [],
    layers: [MonthLayers] = [], closures: [StoreClosure] = [], closedForGoodFrom: CivilDate? = nil
  ) {
    facts = Facts(
      periods: periods, designations: designations, published: published, overrides: overrides,
      overriddenDays: overriddenDays, layers: layers, closures: closures,
      closedForGoodFrom: closedForGoodFrom)
  }

  /// The content of a schedule; it does not change.
  private final class Facts: Sendable {
    let periods: [RulePeriod]
    let designations: [RulePeriod]
    let published: [PublishedMonth]
    let overrides: [ScheduleOverride]
    let overriddenDays: [OverriddenDay]
    let layers: [MonthLayers]
    let closures: [StoreClosure]
    let shutPeriods: [ShutPeriod]
    let closedForGoodFrom: CivilDate?
    let hasTentativeRules: Bool
    let hasMunicipalRules: Bool

    init(
      periods: [RulePeriod], designations: [RulePeriod], published: [PublishedMonth],
      overrides: [ScheduleOverride], overriddenDays: [OverriddenDay], layers: [MonthLayers],
      closures: [StoreClosure], closedForGoodFrom: CivilDate?
    ) {
      self.periods = periods
      self.designations = designations
      self.published = published
      self.overrides = overrides
      self.overriddenDays = overriddenDays
      self.layers = layers
      self.closures = HolidaySchedule.inOrder(closures)
      self.closedForGoodFrom = closedForGoodFrom
      shutPeriods = ShutPeriod.periods(of: self.closures, until: closedForGoodFrom)
      hasMunicipalRules = periods.contains { $0.isMunicipal }
      hasTentativeRules = hasMunicipalRules || periods.contains { $0.tentative != nil }
    }
  }
}

extension HolidaySchedule: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if lhs.facts === rhs.facts { return true }
    return lhs.periods == rhs.periods && lhs.designations == rhs.designations
      && lhs.published == rhs.published
      && lhs.overrides == rhs.overrides && lhs.closures == rhs.closures
      && lhs.closedForGoodFrom == rhs.closedForGoodFrom
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(periods)
    hasher.combine(designations)
    hasher.combine(published)
    hasher.combine(overrides)
    hasher.combine(closures)
    hasher.combine(closedForGoodFrom)
  }
}

/// What the overrides say about one day.
struct OverriddenDay: Hashable, Sendable {
  let date: CivilDate
  let isClosed: Bool
  /// The index of the override in the schedule's list.
  let index: Int
}
