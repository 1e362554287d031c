public import KoreanCalendar

/// The closing days that a store published for one month.
///
/// What is not in the set is open, but only among the covered days: a list that was read in the
/// middle of a month often leaves out the days that were past by then.
public struct PublishedMonth: Hashable, Sendable {
  /// The month.
  public let month: YearMonth
  /// The days on which the store is closed.
  public let closed: DaySet
  /// The days for which the publication speaks; normally the whole month.
  public let covered: DaySet
  /// The covered days on which the store may well do something else, closed or open; normally none.
  ///
  /// A list that somebody projected from a rule is worth no more than the rule in a month in which
  /// stores swap their closing days.
  public let tentative: DaySet

  /// Makes the publication of a month.
  ///
  /// - Parameters:
  ///   - month: the month.
  ///   - closed: the days on which the store is closed; none says that it is open throughout.
  ///   - covered: the days for which the publication speaks; `nil` for the whole month. Closed days
  ///     are always covered.
  ///   - tentative: the days on which what it says may well change; days that are not covered do not
  ///     count.
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

  /// The publications of a list of closing dates, each month that occurs in it published whole.
  ///
  /// A list that does not say how far it reaches is best given its last date as `lastCovered`: what
  /// it leaves out behind that date may be open, or not listed yet.
  ///
  /// - Parameters:
  ///   - dates: the closing dates, in any order, repeats allowed.
  ///   - firstCovered: the day on which the list was made, when it leaves out the days before.
  ///   - lastCovered: the last day for which the list speaks, when it does not reach to the end of
  ///     its last month. With both days, the months between them that have no closing are published
  ///     too.
  /// - Returns: one publication a month, in order.
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
    return bits.sorted { $0.key < $1.key }.map { month, bits in
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

  /// Makes the publication of days that the month has.
  package init(
    checked month: YearMonth, closed: DaySet, covered: DaySet, tentative: DaySet = DaySet()
  ) {
    assert(closed.union(covered).isSubset(of: month.allDays), "a day that the month lacks")
    self.init(uncheckedMonth: month, closed: closed, covered: covered, tentative: tentative)
  }

  /// The publication without what it says of some days.
  package func without(_ days: DaySet) -> PublishedMonth {
    PublishedMonth(
      uncheckedMonth: month, closed: closed.subtracting(days), covered: covered.subtracting(days),
      tentative: tentative)
  }

  /// The days on which what the publication says is not expected to change.
  private var certain: DaySet { covered.subtracting(tentative) }

  /// Both publications of the month together, or `nil` when they contradict each other.
  package func merged(with other: PublishedMonth) -> PublishedMonth? {
    let shared = covered.intersection(other.covered)
    guard closed.symmetricDifference(other.closed).isDisjoint(with: shared) else { return nil }
    return PublishedMonth(
      uncheckedMonth: month, closed: closed.union(other.closed),
      covered: covered.union(other.covered),
      // What one of the two is sure of is sure.
      tentative: tentative.union(other.tentative).subtracting(certain).subtracting(other.certain))
  }
}
