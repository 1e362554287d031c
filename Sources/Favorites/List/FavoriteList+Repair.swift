/// What a repair had to drop to make a list of favourites.
public struct FavoriteRepairReport<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The favourites that occurred again, in order; the first occurrence was kept.
  public internal(set) var duplicates: [FavoriteList<ID>.Entry] = []
  /// The favourites that did not fit below the limit, in order.
  public internal(set) var overLimit: [FavoriteList<ID>.Entry] = []

  /// Makes a report of a repair that dropped nothing.
  public init() {}

  /// Whether nothing was dropped.
  public var isClean: Bool { duplicates.isEmpty && overLimit.isEmpty }
}

extension FavoriteList {
  /// Makes a list of whatever came from outside and says what it had to drop.
  ///
  /// The first occurrence of a favourite is kept; it takes the note of a later one only when it has
  /// none itself. Strict initializers are the rule: this one is for the moment when the alternative
  /// is to lose all favourites because one is wrong.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var report = FavoriteRepairReport<Int>()
  /// let list = FavoriteList(repairing: [7, 7, 3], limit: 1, report: &report)
  /// Array(list)                  // [7]
  /// report.overLimit.map(\.id)   // [3]
  /// report.duplicates.map(\.id)  // [7]
  /// ```
  ///
  /// - Parameters:
  ///   - ids: the favourites in order.
  ///   - limit: the greatest number of favourites; `nil` for no limit, and below 0 is taken as 0.
  ///   - report: receives what was dropped.
  /// - Complexity: O(*n*)
  public init(
    repairing ids: some Sequence<ID>, limit: Int? = 3, report: inout FavoriteRepairReport<ID>
  ) {
    self.init(repairing: ids.map { Entry($0) }, limit: limit, report: &report)
  }

  /// Makes a list of whatever entries came from outside and says what it had to drop.
  ///
  /// - Parameters:
  ///   - entries: the favourites in order, with their notes.
  ///   - limit: the greatest number of favourites; `nil` for no limit, and below 0 is taken as 0.
  ///   - report: receives what was dropped.
  /// - Complexity: O(*n*)
  public init(
    repairing entries: some Sequence<Entry>, limit: Int? = 3,
    report: inout FavoriteRepairReport<ID>
  ) {
    let limit = limit.map { Swift.max(0, $0) }
    report = FavoriteRepairReport()
    var kept: [Entry] = []
    var positions: [ID: Int] = [:]
    for entry in entries {
      if let position = positions[entry.id] {
        if position < kept.count, kept[position].note == nil {
          kept[position] = Entry(entry.id, note: entry.note)
        }
        report.duplicates.append(entry)
      } else if let limit, kept.count >= limit {
        positions[entry.id] = .max
        report.overLimit.append(entry)
      } else {
        positions[entry.id] = kept.count
        kept.append(entry)
      }
    }
    self.init(unchecked: kept, limit: limit)
  }
}
