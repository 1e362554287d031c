/// Something with an identity and a place, such as a branch.
public struct Place<ID> {
  /// What is there.
  public let id: ID
  /// Where it is.
  public let coordinate: Coordinate

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - id: what is there.
  ///   - coordinate: where it is.
  @inlinable
  public init(id: ID, coordinate: Coordinate) {
    self.id = id
    self.coordinate = coordinate
  }
}

extension Place: Equatable where ID: Equatable {}
extension Place: Hashable where ID: Hashable {}
extension Place: Sendable where ID: Sendable {}

/// A place with its distance from where somebody asked.
public struct Neighbor<ID> {
  /// What is there.
  public let id: ID
  /// Where it is.
  public let coordinate: Coordinate
  /// The distance on the ground in metres, the one that a coordinate computes to this place.
  public let meters: Double

  @inlinable
  init(id: ID, coordinate: Coordinate, meters: Double) {
    self.id = id
    self.coordinate = coordinate
    self.meters = meters
  }
}

extension Neighbor: Equatable where ID: Equatable {}
extension Neighbor: Hashable where ID: Hashable {}
extension Neighbor: Sendable where ID: Sendable {}

extension Place: Identifiable where ID: Hashable {}
extension Neighbor: Identifiable where ID: Hashable {}
