/// What to do with a position: search around it, or skip it for a stated reason.
///
/// It is not a Boolean, because "you are in Tokyo" and "you have not moved" need different words on
/// the screen.
public enum LocationDecision: Hashable, Sendable {
  /// Search around this place, and tell the filter if the search succeeded.
  case search(Coordinate)
  /// Keep what is on the screen.
  case skip(Reason)

  /// Why a position is skipped, in the order of the filter's checks.
  ///
  /// The list is complete: it is the list of the filter's checks.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// A number is NaN or infinite.
    case notFinite
    /// A number is not a latitude or longitude, as in the invalid constants −180,−180 and
    /// `DBL_MAX`.
    case outOfRange
    /// Within about a kilometer of 0,0, which is what an unknown position looks like.
    case nullIsland
    /// Latitude and longitude are exchanged; the corrected pair is in the service area.
    case swapped
    /// A place where the service has no stores.
    case outsideServiceArea
    /// The reported accuracy is invalid or too coarse.
    case inaccurate
    /// The position was measured too long ago, or in the future.
    case stale
    /// Too near to the place of the last successful search.
    case withinThreshold
  }
}

extension LocationDecision.Reason: CustomStringConvertible {
  /// The name of the reason, such as `withinThreshold`.
  public var description: String { rawValue }
}
