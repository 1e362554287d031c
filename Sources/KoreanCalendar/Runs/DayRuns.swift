/// Days grouped into runs of consecutive days, in order.
///
/// ```swift
/// import MartHolidayKit
///
/// let day = try CivilDate(validatingYear: 2026, month: 3, day: 2)
/// let runs = DayRuns([day, day.adding(days: 1), day.adding(days: 3)])
/// runs.longest?.count                                // 2
/// runs.current(asOf: day.adding(days: 4))?.count     // 1
/// runs.current(asOf: day.adding(days: 5)) == nil     // true
/// ```
public struct DayRuns: Hashable, Sendable {
  private let runs: [DayRun]

  /// Groups days.
  ///
  /// - Parameter dates: days in any order; a day given twice counts once.
  /// - Complexity: O(n log n) for n days.
  public init(_ dates: some Sequence<CivilDate>) {
    var runs: [DayRun] = []
    for date in dates.sorted() {
      guard let open = runs.last, open.last.days(until: date) <= 1 else {
        runs.append(DayRun(uncheckedFrom: date, through: date))
        continue
      }
      runs[runs.count - 1] = DayRun(uncheckedFrom: open.first, through: date)
    }
    self.runs = runs
  }

  /// The run with the most days, the earliest if several have as many, or `nil` when there is none.
  public var longest: DayRun? {
    runs.reduce(nil) { longest, run in
      guard let longest, longest.count >= run.count else { return run }
      return longest
    }
  }

  /// The run that a date is in, or `nil`.
  ///
  /// - Complexity: O(log n) for n runs.
  public func run(containing date: CivilDate) -> DayRun? {
    guard let run = lastRun(startingOnOrBefore: date), run.contains(date) else { return nil }
    return run
  }

  /// The run that is not broken yet on a date, or `nil`.
  ///
  /// It ends on the date or later, or on the day before: a day that is not over yet does not break
  /// a run.
  ///
  /// - Parameter date: today.
  /// - Complexity: O(log n) for n runs.
  public func current(asOf date: CivilDate) -> DayRun? {
    guard let run = lastRun(startingOnOrBefore: date), run.last.days(until: date) <= 1 else {
      return nil
    }
    return run
  }

  private func lastRun(startingOnOrBefore date: CivilDate) -> DayRun? {
    let index = partitionIndex(runs.count) { runs[$0].first <= date }
    return index > 0 ? runs[index - 1] : nil
  }
}

extension DayRuns: RandomAccessCollection {
  public var startIndex: Int { runs.startIndex }
  public var endIndex: Int { runs.endIndex }
  /// The run at an index.
  ///
  /// - Precondition: the index is that of a run.
  public subscript(position: Int) -> DayRun { runs[position] }
}
