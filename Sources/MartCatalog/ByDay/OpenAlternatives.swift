import KoreanCalendar
public import MartModels

/// Stores to go to instead of one that is closed, the best first.
///
/// The order is: stores that are open at the minute before those that are open on the day but whose
/// hours are unknown; then those in the same district or within 5 km; then those known to be open
/// before those only expected to be; then the nearer ones. A store whose distance is unknown, because
/// one of the two has no coordinate, may still be in the same district or region; see `Nearness`.
///
/// Stores beyond `reach` are left out. If nothing is known about where the closed store is,
/// `placeIsUnknown` is true, and the phrase asks for the place.
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
    /// Whether it is open: `.open(closes:)` or `.openHoursUnknown`, with its basis.
    public let opening: OpeningAnswer
    /// What is known about the day.
    public let status: HolidayStatus
    /// How near it is.
    public let nearness: Nearness

    /// The store's id.
    public var id: Int { branch.id }

    /// The basis of the answer that the store is open.
    public var basis: HolidayStatus.Basis? { opening.basis ?? status.basis }

    /// Whether the store is only expected to be open.
    public var isExpected: Bool { basis?.isExpected ?? false }
  }

  /// The store that is closed.
  public let branch: Branch
  /// The minute.
  public let time: WallTime
  /// How far a store may be, in meters.
  public let reach: Double
  /// Whether nothing is known about where the closed store is, so that no store can be near it.
  ///
  /// It does not mean that no store is near: ask for an address or a position.
  public let placeIsUnknown: Bool
  let alternatives: [Alternative]

  /// The number of stores known to be open at the minute.
  public var openCount: Int { count(ofKnown: true) }
  /// The number of stores expected to be open at the minute, which nobody has confirmed.
  public var expectedCount: Int { count(ofKnown: false) }
  /// The number of stores that are open that day, as far as is known, but whose hours are not known.
  public var hoursUnknownCount: Int { count - openCount - expectedCount }
  /// The least certain basis of the stores, or `nil` without any.
  public var basis: HolidayStatus.Basis? { alternatives.compactMap { $0.basis }.min() }

  private func count(ofKnown isKnown: Bool) -> Int {
    alternatives.count { alternative in
      if case .open = alternative.opening { alternative.isExpected != isKnown } else { false }
    }
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of stores.
  public var endIndex: Int { alternatives.count }

  /// The store at an index.
  ///
  /// - Precondition: the index is that of a store.
  public subscript(position: Int) -> Alternative { alternatives[position] }
}
