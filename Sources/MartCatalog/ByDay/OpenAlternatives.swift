import KoreanCalendar
public import MartModels

/// Stores to go to instead of one that is closed, the best first.
///
/// First come the stores that are known to be open at the minute, then those that are open on the
/// day but whose hours are not known. Within each, nearer stores come first. If the distance is
/// unknown because one of the two stores has no coordinate, stores in the same district follow, and
/// then those in the same region; `Nearness` says which it is.
public struct OpenAlternatives: RandomAccessCollection, Sendable {
  /// How near a store is.
  public enum Nearness: Hashable, Sendable {
    /// This many meters away.
    case distance(meters: Double)
    /// In the same city, county or district.
    case sameDistrict(String)
    /// In the same region.
    case sameRegion(String)
  }

  /// One store.
  public struct Alternative: Identifiable, Hashable, Sendable {
    /// The store.
    public let branch: Branch
    /// Whether it is open: `.open(closes:)` or `.openHoursUnknown`.
    public let opening: OpeningAnswer
    /// What is known about the day.
    public let status: HolidayStatus
    /// How near it is.
    public let nearness: Nearness

    /// The store's id.
    public var id: Int { branch.id }
  }

  /// The store that is closed.
  public let branch: Branch
  /// The minute.
  public let time: WallTime
  /// The number of stores known to be open at the minute.
  public let openCount: Int
  let alternatives: [Alternative]

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of stores.
  public var endIndex: Int { alternatives.count }

  /// The store at an index.
  ///
  /// - Precondition: the index is that of a store.
  public subscript(position: Int) -> Alternative { alternatives[position] }
}
