/// Places that a map shows as one marker at some zoom, or a single place.
///
/// The marker stands at the place of its lead, one of the members with the best rank, not at their
/// mean: it stands on a store and not in the sea, and two markers of one zoom are never nearer than
/// the radius of the clusters. Among equal ranks, the best-placed member leads.
@frozen
public struct MarkerCluster<Element> {
  /// The identity of a cluster: the place of its marker and its number of members.
  ///
  /// It depends only on the members. A cluster keeps it while the map zooms, and when the clusters
  /// are made again from the same places, so that a selection survives a refresh.
  @frozen
  public struct ID: Hashable, Sendable {
    /// Where the marker stands.
    public let coordinate: Coordinate
    /// The number of members.
    public let count: Int

    @inlinable
    init(coordinate: Coordinate, count: Int) {
      self.coordinate = coordinate
      self.count = count
    }
  }

  /// The member at whose place the marker stands, one of those with the best rank.
  public let lead: Element
  /// The identity of the cluster.
  public let id: ID
  /// The mean of the members' latitudes and longitudes.
  public let center: Coordinate
  /// The smallest box around the members, to which a map can zoom.
  public let bounds: BoundingBox
  /// The smallest zoom at which the cluster splits, or `nil` when none separates its members.
  public let expansionZoom: Int?

  @inlinable
  init(lead: Element, id: ID, center: Coordinate, bounds: BoundingBox, expansionZoom: Int?) {
    self.lead = lead
    self.id = id
    self.center = center
    self.bounds = bounds
    self.expansionZoom = expansionZoom
  }

  /// Where the marker stands, which is where its lead is.
  @inlinable
  public var coordinate: Coordinate { id.coordinate }

  /// The number of members, 1 for a single place.
  @inlinable
  public var count: Int { id.count }

  /// Whether all members share one place, so that only a list can show them, not a zoom.
  @inlinable
  public var neverExpands: Bool { count > 1 && expansionZoom == nil }
}

extension MarkerCluster: Identifiable {}
extension MarkerCluster: Equatable where Element: Equatable {}
extension MarkerCluster: Hashable where Element: Hashable {}
extension MarkerCluster: Sendable where Element: Sendable {}
