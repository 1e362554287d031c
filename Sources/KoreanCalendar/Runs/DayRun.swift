/// One or more consecutive days, such as Seollal with its eve.
///
/// A screen shows a run as one entry and a push server sends one message for it.
///
/// ```swift
/// import MartHolidayKit
///
/// let eve = try CivilDate(validatingYear: 2026, month: 2, day: 16)
/// let runs = DayRuns([eve.adding(days: 1), eve, eve.adding(days: 6)])
/// runs.map(\.description)  // ["2026-02-16/2026-02-17", "2026-02-22"]
/// ```
///
/// A run has no gaps and is never empty; days that are only near each other are two runs.
public struct DayRun: Hashable, Sendable {
  /// The first day.
  public let first: CivilDate
  /// The last day, equal to the first in a run of one day.
  public let last: CivilDate

  /// Every path that makes a run ends here.
  init(uncheckedFrom first: CivilDate, through last: CivilDate) {
    assert(first <= last, "a run cannot go from \(first) back to \(last)")
    self.first = first
    self.last = last
  }

  /// Makes a run of the days from one through another.
  ///
  /// - Parameters:
  ///   - first: the first day.
  ///   - last: the last day.
  /// - Returns: `nil` when the last day is before the first.
  public init?(from first: CivilDate, through last: CivilDate) {
    guard first <= last else { return nil }
    self.init(uncheckedFrom: first, through: last)
  }

  /// The number of days, at least 1.
  public var count: Int { first.days(until: last) + 1 }
  /// The days, first to last.
  public var dates: ClosedRange<CivilDate> { first...last }

  /// Whether a date is one of the days.
  public func contains(_ date: CivilDate) -> Bool { first <= date && date <= last }
}

extension DayRun: Comparable {
  /// Orders runs by their first day, then by their last.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.first, lhs.last) < (rhs.first, rhs.last)
  }
}

extension DayRun: CustomStringConvertible, LosslessStringConvertible {
  /// The day, or the first and the last as an ISO 8601 interval, `2026-02-16/2026-02-18`.
  public var description: String { first == last ? "\(first)" : "\(first)/\(last)" }

  /// Reads exactly the form that `description` prints.
  ///
  /// - Parameter text: a date, or two dates separated by a slash.
  /// - Returns: `nil` for any other form, and when the last day is not after the first.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let dates = parts.compactMap { CivilDate(String($0)) }
    guard let first = dates.first, let last = dates.last, dates.count == parts.count,
      dates.count <= 2, dates.count == 1 || first < last
    else { return nil }
    self.init(uncheckedFrom: first, through: last)
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension DayRun: Codable {
    /// Reads the run from a string: a date, or two dates separated by a slash.
    ///
    /// - Throws: `DecodingError.dataCorrupted` that names the text.
    public init(from decoder: any Decoder) throws {
      self = try decodeText(from: decoder) { DayRun($0) }
    }

    public func encode(to encoder: any Encoder) throws { try encodeText(description, to: encoder) }
  }
#endif
