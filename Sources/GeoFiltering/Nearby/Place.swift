/// Something with a place, such as a branch or the id of one.
public struct Place<Element> {
  /// What is there.
  public let element: Element
  /// Where it is.
  public let coordinate: Coordinate

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - element: what is there.
  ///   - coordinate: where it is.
  @inlinable
  public init(_ element: Element, at coordinate: Coordinate) {
    self.element = element
    self.coordinate = coordinate
  }

  /// Makes the place of an id.
  ///
  /// - Parameters:
  ///   - id: the id of what is there.
  ///   - coordinate: where it is.
  @inlinable
  public init(id: Element, coordinate: Coordinate) {
    self.init(id, at: coordinate)
  }

  /// What is there, by the name that it has in the form with ids.
  ///
  /// An element with an id of its own lends it to its place.
  @inlinable
  public var id: Element { element }
}

extension Place: Equatable where Element: Equatable {}
extension Place: Hashable where Element: Hashable {}
extension Place: Sendable where Element: Sendable {}
extension Place: Identifiable where Element: Identifiable {
  /// The id of what is there.
  @inlinable
  public var id: Element.ID { element.id }
}

/// A place with its distance from where somebody asked.
public struct Neighbor<Element> {
  /// What is there.
  public let element: Element
  /// Where it is.
  public let coordinate: Coordinate
  /// The distance on the ground in meters, the one that a coordinate computes to this place.
  public let meters: Double

  /// Makes a place with its distance, as the tests and previews of an app need it.
  ///
  /// - Parameters:
  ///   - element: what is there.
  ///   - coordinate: where it is.
  ///   - meters: the distance in meters.
  @inlinable
  public init(_ element: Element, at coordinate: Coordinate, meters: Double) {
    self.element = element
    self.coordinate = coordinate
    self.meters = meters
  }

  /// What is there, by the name that it has in the form with ids.
  ///
  /// An element with an id of its own lends it to its place.
  @inlinable
  public var id: Element { element }
}

extension Neighbor: Equatable where Element: Equatable {}
extension Neighbor: Hashable where Element: Hashable {}
extension Neighbor: Sendable where Element: Sendable {}
extension Neighbor: Identifiable where Element: Identifiable {
  /// The id of what is there.
  @inlinable
  public var id: Element.ID { element.id }
}
