package import KoreanCalendar

/// Days on which a store does not open at all, all known in the same way.
///
/// Closures that touch each other are one state. It is several periods if only some of its days are
/// announced.
package struct ShutPeriod: Hashable, Sendable {
  /// The first day.
  package let first: CivilDate
  /// The last day; the last of the calendar while no end is known.
  package let last: CivilDate
  /// The basis of each day.
  package let basis: HolidayStatus.Basis
  /// The state of the store.
  let state: StoreState

  /// The first day of the period on or after a date, with its basis.
  func firstClosing(onOrAfter date: CivilDate) -> Closing {
    Closing(date: max(first, date), basis: basis)
  }
}

extension ShutPeriod {
  /// The periods of a store, in order and separate.
  ///
  /// - Parameters:
  ///   - closures: the closures in the order of their first days.
  ///   - end: the first day after the store has closed for good.
  static func periods(of closures: [StoreClosure], until end: CivilDate?) -> [ShutPeriod] {
    let stretches = stretches(
      of: closures, before: end?.dayNumber ?? CivilDate.latest.dayNumber + 1)
    var periods: [ShutPeriod] = []
    var start = 0
    for (place, stretch) in stretches.enumerated() {
      let next = place + 1
      if next < stretches.count, stretches[next].days.lowerBound == stretch.days.upperBound {
        continue
      }
      // Without a reopening, the last day would look like the day before one.
      let reopens = stretch.isAnnounced && stretch.days.upperBound != end?.dayNumber
      let state = StoreState.temporarilyClosed(
        from: stretches[start].first, through: reopens ? stretch.last : nil)
      periods += stretches[start...place].map { part in
        ShutPeriod(
          first: part.first, last: part.last,
          basis: part.isAnnounced ? .temporarilyClosed : .closedUntilFurtherNotice, state: state)
      }
      start = next
    }
    if let end {
      periods.append(
        ShutPeriod(
          first: end, last: .latest, basis: .closedForGood, state: .closedForGood(from: end)))
    }
    return periods
  }

  /// Days of closures, all of them announced or none.
  private struct Stretch {
    var days: Range<Int32>
    /// Whether a closure with an end covers the days.
    let isAnnounced: Bool

    var first: CivilDate { CivilDate(dayNumber: days.lowerBound) ?? .earliest }
    var last: CivilDate { CivilDate(dayNumber: days.upperBound - 1) ?? .latest }
  }

  /// The days of the closures before a day, in order, as few stretches as possible.
  private static func stretches(of closures: [StoreClosure], before end: Int32) -> [Stretch] {
    var stretches: [Stretch] = []
    // The first day that no closure so far covers, and whether one without an end has begun.
    var (next, isEndless) = (CivilDate.earliest.dayNumber, false)
    func take(through upper: Int32, isAnnounced: Bool) {
      guard next < min(upper, end) else { return }
      if let last = stretches.last, last.days.upperBound == next, last.isAnnounced == isAnnounced {
        stretches[stretches.count - 1].days = last.days.lowerBound..<min(upper, end)
      } else {
        stretches.append(Stretch(days: next..<min(upper, end), isAnnounced: isAnnounced))
      }
      next = min(upper, end)
    }
    for closure in closures {
      let from = closure.from.dayNumber
      if isEndless { take(through: from, isAnnounced: false) }
      next = max(next, from)
      if let through = closure.through {
        take(through: through.dayNumber + 1, isAnnounced: true)
      } else {
        isEndless = true
      }
    }
    if isEndless { take(through: end, isAnnounced: false) }
    return stretches
  }
}
