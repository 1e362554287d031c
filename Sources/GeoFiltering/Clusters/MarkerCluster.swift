/// Places that a map shows as one marker at some zoom, or a single place.
///
/// The marker stands at the place of its lead, the member with the best rank, and not at the mean of
/// the members: it stands on a store and not in the sea, it does not jump while the map zooms, and
/// two markers of one zoom are never nearer than the radius of the clusters.
public struct MarkerCluster<Member> {
  /// The identity of a cluster: its lead and its number of members.
  ///
  /// It follows from the members alone. A cluster keeps it while the map zooms, and when the
  /// clusters are made again from the same places, so that a selection survives a refresh.
  public struct ID {
    /// The member with the best rank.
    public let lead: Member
    /// The number of members.
    public let count: Int

    @inlinable
    init(lead: Member, count: Int) {
      self.lead = lead
      self.count = count
    }
  }

  /// The identity of the cluster.
  public let id: ID
  /// Where the marker stands, which is where its lead is.
  public let coordinate: Coordinate
  /// The mean of the members' latitudes and longitudes.
  public let center: Coordinate
  /// The smallest box around the members, to which a map can zoom.
  public let bounds: BoundingBox
  /// The smallest zoom at which the cluster comes apart, or `nil` when none separates its members.
  public let expansionZoom: Int?

  @inlinable
  init(
    id: ID, coordinate: Coordinate, center: Coordinate, bounds: BoundingBox, expansionZoom: Int?
  ) {
    self.id = id
    self.coordinate = coordinate
    self.center = center
    self.bounds = bounds
    self.expansionZoom = expansionZoom
  }

  /// The member with the best rank.
  @inlinable
  public var lead: Member { id.lead }

  /// The number of members, 1 for a single place.
  @inlinable
  public var count: Int { id.count }

  /// Whether several members share one place, so that a list must show them, for no zoom can.
  @inlinable
  public var neverExpands: Bool { count > 1 && expansionZoom == nil }
}

extension MarkerCluster.ID: Equatable where Member: Equatable {}
extension MarkerCluster.ID: Hashable where Member: Hashable {}
extension MarkerCluster.ID: Sendable where Member: Sendable {}
extension MarkerCluster: Equatable where Member: Equatable {}
extension MarkerCluster: Hashable where Member: Hashable {}
extension MarkerCluster: Identifiable where Member: Hashable {}
extension MarkerCluster: Sendable where Member: Sendable {}
