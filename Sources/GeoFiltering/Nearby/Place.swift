/// Something with a place, such as a branch or the id of one.
@frozen
public struct Place<Element> {
  /// The element at the place.
  public let element: Element
  /// Where it is.
  public let coordinate: Coordinate

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - element: the element at the place.
  ///   - coordinate: where it is.
  @inlinable
  public init(_ element: Element, at coordinate: Coordinate) {
    self.element = element
    self.coordinate = coordinate
  }

  /// Makes the place of an id.
  ///
  /// - Parameters:
  ///   - id: the id of the element.
  ///   - coordinate: where it is.
  @inlinable
  public init(id: Element, coordinate: Coordinate) {
    self.init(id, at: coordinate)
  }
}

extension Place: Equatable where Element: Equatable {}
extension Place: Hashable where Element: Hashable {}
extension Place: Sendable where Element: Sendable {}
extension Place: Identifiable where Element: Identifiable {
  /// The id of the element.
  @inlinable
  public var id: Element.ID { element.id }
}

/// A place with its distance from the point of a query.
@frozen
public struct Neighbor<Element> {
  /// The element at the place.
  public let element: Element
  /// Where it is.
  public let coordinate: Coordinate
  /// The distance on the ground in meters, as `Coordinate.distance(to:)` computes it.
  public let meters: Double

  /// Makes a place with its distance, for tests and previews of an app.
  ///
  /// - Parameters:
  ///   - element: the element at the place.
  ///   - coordinate: where it is.
  ///   - meters: the distance in meters.
  @inlinable
  public init(_ element: Element, at coordinate: Coordinate, meters: Double) {
    self.element = element
    self.coordinate = coordinate
    self.meters = meters
  }
}

extension Neighbor: Equatable where Element: Equatable {}
extension Neighbor: Hashable where Element: Hashable {}
extension Neighbor: Sendable where Element: Sendable {}
extension Neighbor: Identifiable where Element: Identifiable {
  /// The id of the element.
  @inlinable
  public var id: Element.ID { element.id }
}
