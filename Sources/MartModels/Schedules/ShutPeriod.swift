package import KoreanCalendar

/// A period in which a store does not open at all, joined from closures that touch each other.
package struct ShutPeriod: Hashable, Sendable {
  /// The first day.
  package let first: CivilDate
  /// The last day; the last of the calendar while no end is known.
  package let last: CivilDate
  /// The last day that the store has announced; a day before `first` when it announced no end.
  package let confirmedThrough: CivilDate
  /// The state of the store.
  let state: StoreState

  /// The basis of a closed day in the period.
  func basis(on date: CivilDate) -> HolidayStatus.Basis {
    if case .closedForGood = state { return .closedForGood }
    return date <= confirmedThrough ? .temporarilyClosed : .closedUntilFurtherNotice
  }

  /// The first day of the period on or after a date, with its basis.
  func firstClosing(onOrAfter date: CivilDate) -> Closing {
    let day = max(first, date)
    return Closing(date: day, basis: basis(on: day))
  }
}

extension ShutPeriod {
  /// The periods of a store, in order and separate.
  ///
  /// - Parameters:
  ///   - closures: the closures in the order of their first days.
  ///   - end: the first day after the store has closed for good.
  static func periods(of closures: [StoreClosure], until end: CivilDate?) -> [ShutPeriod] {
    var periods: [ShutPeriod] = []
    var open: Span?
    for closure in closures {
      if let end, closure.from >= end { break }
      guard var span = open else {
        open = Span(closure)
        continue
      }
      if span.take(closure) {
        open = span
      } else {
        periods.append(span.period(until: end))
        open = Span(closure)
      }
    }
    if let open { periods.append(open.period(until: end)) }
    if let end {
      periods.append(
        ShutPeriod(
          first: end, last: .latest, confirmedThrough: .latest, state: .closedForGood(from: end)))
    }
    return periods
  }

  /// Closures that touch, while they are being joined.
  private struct Span {
    let from: CivilDate
    var through: CivilDate?
    /// The day before the first one that only an open-ended closure covers.
    var confirmedThrough: Int32

    init(_ closure: StoreClosure) {
      from = closure.from
      through = closure.through
      confirmedThrough = (closure.through ?? closure.from.previous).dayNumber
    }

    /// Adds a closure that begins no earlier.
    ///
    /// - Returns: whether it touches the others.
    mutating func take(_ closure: StoreClosure) -> Bool {
      if let through, closure.from.dayNumber > through.dayNumber + 1 { return false }
      if let last = closure.through, closure.from.dayNumber <= confirmedThrough + 1 {
        confirmedThrough = max(confirmedThrough, last.dayNumber)
      }
      if let through, let last = closure.through {
        self.through = max(through, last)
      } else {
        through = nil
      }
      return true
    }

    /// The period of the closures, ending where the store closes for good.
    func period(until end: CivilDate?) -> ShutPeriod {
      var last = through ?? .latest
      var reopens = through != nil
      if let end, last.dayNumber + 1 >= end.dayNumber {
        last = end.previous
        // Otherwise the last day would look like the day before a reopening.
        reopens = false
      }
      return ShutPeriod(
        first: from, last: last,
        confirmedThrough: CivilDate(dayNumber: confirmedThrough) ?? from.previous,
        state: .temporarilyClosed(from: from, through: reopens ? last : nil))
    }
  }
}

extension CivilDate {
  /// The day before, or the date itself when it is the first of all.
  fileprivate var previous: CivilDate { self > .earliest ? adding(days: -1) : self }
}
