public import KoreanCalendar
public import MartModels

/// The days on which two rules differ within a range of dates.
///
/// ```swift
/// import MartHolidayKit
///
/// let november = YearMonth(2026, 11).dates
/// let diff = RuleDiff(from: .nth([2, 4], .sunday), to: .nth([2, 4], .wednesday), in: november)
/// diff.added.map(\.day)  // [11, 25]
/// diff.removed.map(\.day)  // [8, 22]
/// ```
public struct RuleDiff: Hashable, Sendable {
  /// The days that were compared.
  public let dates: ClosedRange<CivilDate>
  /// The days on which only the second rule closes, in order.
  public let added: [CivilDate]
  /// The days on which only the first rule closes, in order.
  public let removed: [CivilDate]

  /// Compares two rules.
  ///
  /// - Parameters:
  ///   - old: the first rule.
  ///   - new: the second rule.
  ///   - dates: the days to compare.
  ///   - calendar: the public holidays, including any that the app has added.
  /// - Complexity: O(*n*) in the number of months.
  public init(
    from old: HolidayRule, to new: HolidayRule, in dates: ClosedRange<CivilDate>,
    calendar: PublicHolidayCalendar = .southKorea
  ) {
    var added: [CivilDate] = []
    var removed: [CivilDate] = []
    for month in dates.lowerBound.yearMonth...dates.upperBound.yearMonth {
      let before = old.closings(in: month, calendar: calendar)
      let after = new.closings(in: month, calendar: calendar)
      let days = month.days(within: dates)
      added += month.dates(of: after.subtracting(before).intersection(days))
      removed += month.dates(of: before.subtracting(after).intersection(days))
    }
    self.dates = dates
    self.added = added
    self.removed = removed
  }

  /// The days on which the rules differ, in order.
  public var days: [CivilDate] { (added + removed).sorted() }

  /// Whether the rules agree on every day.
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
