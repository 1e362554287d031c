public import KoreanCalendar

/// The closing days that a store published for one month.
///
/// Days not in the set are open, but only among the covered days: a list that was read in the
/// middle of a month often leaves out earlier days.
public struct PublishedMonth: Hashable, Sendable {
  /// The month.
  public let month: YearMonth
  /// The days on which the store is closed.
  public let closed: DaySet
  /// The days that the publication covers; normally the whole month.
  public let covered: DaySet
  /// The covered days whose answer may well change; normally none.
  ///
  /// In a month in which stores swap closing days, a list that was computed from a rule is no more
  /// certain than the rule.
  public let tentative: DaySet

  /// Makes the publication of a month.
  ///
  /// - Parameters:
  ///   - month: the month.
  ///   - closed: the days on which the store is closed; an empty set means open throughout.
  ///   - covered: the days that the publication covers; `nil` for the whole month. Closed days are
  ///     always covered.
  ///   - tentative: the days that may well change; those that are not covered are ignored.
  /// - Throws: `HolidayScheduleError` with the code `noSuchDay` for a day that the month lacks.
  public init(
    _ month: YearMonth, closed: DaySet, covered: DaySet? = nil, tentative: DaySet = DaySet()
  ) throws(HolidayScheduleError) {
    let all = month.allDays
    let covered = covered ?? all
    guard let stray = closed.union(covered).union(tentative).subtracting(all).first else {
      self.init(
        uncheckedMonth: month, closed: closed, covered: covered, tentative: tentative)
      return
    }
    throw HolidayScheduleError(.noSuchDay, value: "\(month)-\(padded(stray, 2))")
  }

  /// The publications from a list of closing dates; each month in the list is published as a whole.
  ///
  /// If a list does not say how far it reaches, pass its last date as `lastCovered`: later days may
  /// be open, or not listed yet.
  ///
  /// - Parameters:
  ///   - dates: the closing dates, in any order, repeats allowed.
  ///   - firstCovered: the day on which the list was made, if it leaves out earlier days.
  ///   - lastCovered: the last day that the list covers, if that is not the end of its last month.
  ///     With both days, months without closings between them are published too.
  /// - Returns: one publication for each month, in order.
  public static func months(
    of dates: some Sequence<CivilDate>, coveredFrom firstCovered: CivilDate? = nil,
    through lastCovered: CivilDate? = nil
  ) -> [PublishedMonth] {
    var bits: [YearMonth: UInt32] = [:]
    if let firstCovered, let lastCovered, firstCovered <= lastCovered {
      for month in firstCovered.yearMonth...lastCovered.yearMonth { bits[month] = 0 }
    }
    for date in dates { bits[date.yearMonth, default: 0] |= 1 << UInt32(date.day) }
    let covered = (firstCovered ?? .earliest, lastCovered ?? .latest)
    return Array(bits).inOrder { $0.key.index }.map { month, bits in
      PublishedMonth(
        uncheckedMonth: month, closed: DaySet(bits: bits),
        covered: covered.0 <= covered.1 ? month.days(within: covered.0...covered.1) : DaySet())
    }
  }

  private init(
    uncheckedMonth month: YearMonth, closed: DaySet, covered: DaySet, tentative: DaySet = DaySet()
  ) {
    self.month = month
    self.closed = closed
    self.covered = covered.union(closed)
    self.tentative = tentative.intersection(covered.union(closed))
  }

  /// Makes a publication from days that the month has.
  package init(
    checked month: YearMonth, closed: DaySet, covered: DaySet, tentative: DaySet = DaySet()
  ) {
    assert(closed.union(covered).isSubset(of: month.allDays), "a day that the month lacks")
    self.init(uncheckedMonth: month, closed: closed, covered: covered, tentative: tentative)
  }

  /// The publication without what it says about some days.
  package func without(_ days: DaySet) -> PublishedMonth {
    PublishedMonth(
      uncheckedMonth: month, closed: closed.subtracting(days), covered: covered.subtracting(days),
      tentative: tentative)
  }

  /// The days on which the publication is not expected to change.
  private var certain: DaySet { covered.subtracting(tentative) }

  /// Both publications of the month together, or `nil` when they contradict each other.
  package func merged(with other: PublishedMonth) -> PublishedMonth? {
    let shared = covered.intersection(other.covered)
    guard closed.symmetricDifference(other.closed).isDisjoint(with: shared) else { return nil }
    return PublishedMonth(
      uncheckedMonth: month, closed: closed.union(other.closed),
      covered: covered.union(other.covered),
      // A day that is certain in one of the two is certain.
      tentative: tentative.union(other.tentative).subtracting(certain).subtracting(other.certain))
  }
}
