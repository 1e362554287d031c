import KoreanCalendar

/// How the closings of neighboring months, one word each, combine into those of a month after
/// moves.
enum MonthMoves {
  /// The days a number of days before closings.
  ///
  /// - Parameters:
  ///   - here: the closings of the month.
  ///   - next: the closings of the month that follows.
  ///   - days: 1…27.
  @inline(__always)
  static func before(here: UInt32, next: UInt32, days: Int, in facts: MonthFacts) -> DaySet {
    let moved = (UInt64(next) << UInt64(facts.numberOfDays)) >> UInt64(days)
    return DaySet(bits: here >> UInt32(days) | UInt32(truncatingIfNeeded: moved))
      .intersection(DaySet(throughDay: facts.numberOfDays))
  }

  /// The days a number of days after closings.
  ///
  /// - Parameters:
  ///   - here: the closings of the month.
  ///   - previous: the closings of the month before.
  ///   - length: the number of days of the month before.
  ///   - days: 1…27.
  @inline(__always)
  static func after(
    here: UInt32, previous: UInt32, length: Int, days: Int, in facts: MonthFacts
  ) -> DaySet {
    let moved = (UInt64(previous) << UInt64(days)) >> UInt64(length)
    let kept = UInt64(here) << UInt64(days) | moved
    return DaySet(bits: UInt32(truncatingIfNeeded: kept))
      .intersection(DaySet(throughDay: facts.numberOfDays))
  }

  /// The closings, with those on days to avoid moved to the first later free day.
  ///
  /// Two earlier months are considered, because a closing moves by up to 31 days and February is
  /// shorter.
  ///
  /// - Parameters:
  ///   - closings: the closings of a month a number of months earlier, at most 2.
  ///   - avoided: the days of that month that closings move past.
  @inline(__always)
  static func deferred(
    in facts: MonthFacts, closings: (Int, MonthFacts) -> UInt32,
    avoided: (Int, MonthFacts) -> UInt32
  ) -> DaySet {
    // Day n of the month is bit 31 + n; the 31 days before it are the bits below.
    var closed = UInt64(closings(0, facts)) << 31
    var taken = UInt64(avoided(0, facts)) << 31
    if facts.month > .earliest {
      let previous = facts.previous
      let before = avoided(1, previous)
      // Nothing moves in from a month that does not end with a day to avoid.
      if before >> UInt32(previous.numberOfDays) & 1 != 0 {
        let place = UInt64(31 &- previous.numberOfDays)
        closed |= UInt64(closings(1, previous)) << place
        taken |= UInt64(before) << place
        if before.nonzeroBitCount == previous.numberOfDays, previous.month > .earliest {
          let first = previous.previous
          let place = UInt64(previous.numberOfDays &+ first.numberOfDays &- 31)
          closed |= UInt64(closings(2, first)) >> place
          taken |= UInt64(avoided(2, first)) >> place
        }
      }
    }
    let moved = firstDaysAfter(closed & taken, avoiding: taken)
    return DaySet(bits: UInt32(truncatingIfNeeded: (closed & ~taken | moved) >> 31))
      .intersection(DaySet(throughDay: facts.numberOfDays))
  }

  /// The first free day after each day of a run to avoid, if it comes within 31 days.
  private static func firstDaysAfter(_ days: UInt64, avoiding avoided: UInt64) -> UInt64 {
    guard days != 0 else { return 0 }
    // The days fill the run that they are in, by 1, 2, 4, 8 and 15 days: 30 in all.
    var flooded = days
    var run = avoided
    for step: UInt64 in [1, 2, 4, 8] {
      flooded |= run & (flooded << step)
      run &= run << step
    }
    flooded |= run & (flooded << 15)
    return (flooded << 1) & ~avoided
  }
}
