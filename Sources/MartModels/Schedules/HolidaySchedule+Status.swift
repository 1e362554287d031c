public import KoreanCalendar

extension HolidaySchedule {
  /// Whether the store is closed on a date, and how anyone knows.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
  /// schedule.status(on: CivilDate(2026, 11, 22))  // .closed(.rule)
  /// schedule.status(on: CivilDate(2027, 2, 14))  // .closed(.tentativeRule)
  /// ```
  ///
  /// - Complexity: O(log *n*) in the number of facts, without allocation.
  public func status(on date: CivilDate) -> HolidayStatus {
    if let basis = stateBasis(on: date) { return .closed(basis) }
    let fields = date.fields
    let month = YearMonth(uncheckedYear: fields.year, month: fields.month)
    if let layers = layers(of: month) {
      if layers.overridden.contains(fields.day) {
        return layers.overriddenClosed.contains(fields.day) ? .closed(.override) : .open(.override)
      }
      if layers.published.contains(fields.day) {
        return layers.publishedClosed.contains(fields.day) ? .closed(.published) : .open(.published)
      }
    }
    guard let index = ruleIndex(on: date) else { return .unknown }
    let basis: HolidayStatus.Basis = Self.swapsAreLikely(in: month) ? .tentativeRule : .rule
    return rules[index].rule.plan.closes(on: date, fields) ? .closed(basis) : .open(basis)
  }

  /// The state of the store when it does not open at all on a date.
  private func stateBasis(on date: CivilDate) -> HolidayStatus.Basis? {
    if let closedForGoodFrom, date >= closedForGoodFrom { return .closedForGood }
    for closure in closures where closure.contains(date) {
      return closure.through == nil ? .closedUntilFurtherNotice : .temporarilyClosed
    }
    return nil
  }

  /// What the overrides say of a date.
  func overriddenDay(on date: CivilDate) -> OverriddenDay? {
    let index = partitionIndex(overriddenDays.count) { overriddenDays[$0].date < date }
    guard index < overriddenDays.count, overriddenDays[index].date == date else { return nil }
    return overriddenDays[index]
  }

  /// What the overrides and publications say of a month.
  func layers(of month: YearMonth) -> MonthLayers? {
    guard let last = layers.last, month <= last.month else { return nil }
    let index = partitionIndex(layers.count) { layers[$0].month < month }
    return layers[index].month == month ? layers[index] : nil
  }

  /// The place of the rule that is known to hold on a date.
  func ruleIndex(on date: CivilDate) -> Int? {
    let index = partitionIndex(rules.count) { (rules[$0].from ?? .earliest) <= date } - 1
    guard index >= 0, date <= (rules[index].through ?? .latest) else { return nil }
    return index
  }

  /// The rule period that is known to hold on a date.
  ///
  /// - Returns: `nil` when none is.
  public func rulePeriod(on date: CivilDate) -> RulePeriod? {
    ruleIndex(on: date).map { rules[$0] }
  }

  /// Whether stores often swap closing days in a month: it has Seollal or Chuseok, or lies in the
  /// season of one in a year for which the almanac is not known.
  static func swapsAreLikely(in month: YearMonth) -> Bool {
    let monthOfYear = month.month
    if monthOfYear <= 2 {
      guard let seollal = LunarFestivals.seollal(in: month.year) else { return true }
      return seollal.month == monthOfYear
    }
    if monthOfYear == 9 || monthOfYear == 10 {
      guard let chuseok = LunarFestivals.chuseok(in: month.year) else { return true }
      return chuseok.month == monthOfYear
    }
    return false
  }
}

extension HolidayStatus.Basis {
  /// The store has closed for good.
  public static let closedForGood = Self(.closedForGood, .confirmed)
  /// The store is closed for a time whose end is announced.
  public static let temporarilyClosed = Self(.temporarilyClosed, .confirmed)
  /// The store is closed for a time, and no reopening is announced yet.
  public static let closedUntilFurtherNotice = Self(.temporarilyClosed, .tentative)
  /// A single day that was announced apart from the regular closings.
  public static let override = Self(.override, .confirmed)
  /// The dates that the store published for the month.
  public static let published = Self(.published, .confirmed)
  /// A rule, in an ordinary month.
  public static let rule = Self(.rule, .projected)
  /// A rule, in a month with Seollal or Chuseok, when stores swap their closing days.
  public static let tentativeRule = Self(.rule, .tentative)
}

/// The first index for which a predicate that is true and then false is false.
func partitionIndex(_ count: Int, _ precedes: (Int) -> Bool) -> Int {
  var base = 0
  var length = count
  // Without a branch on the answer: it is as often yes as no, and a wrong guess costs more than
  // the rest of the search.
  while length > 0 {
    let half = (length &+ 1) >> 1
    base = precedes(base &+ half &- 1) ? base &+ half : base
    length &-= half
  }
  return base
}
