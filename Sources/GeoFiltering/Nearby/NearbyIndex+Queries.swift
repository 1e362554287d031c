extension NearbyIndex {
  /// The places nearest to a point, nearest first, equal distances in the order of the ids.
  ///
  /// - Parameters:
  ///   - coordinate: where somebody is.
  ///   - count: the maximum number to return, not negative.
  /// - Precondition: the count is not negative.
  /// - Complexity: about O(log *n* + *k* log *k*).
  @inlinable
  public func nearest(to coordinate: Coordinate, count: Int) -> [Neighbor<Element>] {
    precondition(count >= 0, "a count of \(count) places is negative")
    return tree.nearest(to: coordinate, count: count).map(neighbor)
  }

  /// The places within a distance of a point, nearest first, equal distances in the ids' order.
  ///
  /// - Parameters:
  ///   - meters: the largest distance, inclusive; a negative number or NaN finds nothing.
  ///   - coordinate: where somebody is.
  /// - Complexity: about O(log *n* + *k* log *k*) for *k* places.
  @inlinable
  public func within(meters: Double, of coordinate: Coordinate) -> [Neighbor<Element>] {
    tree.within(meters: meters, of: coordinate).map(neighbor)
  }

  /// The places within a radius of a point, nearest first, equal distances in the ids' order.
  ///
  /// - Parameters:
  ///   - radius: the largest distance, inclusive.
  ///   - coordinate: where somebody is.
  /// - Complexity: about O(log *n* + *k* log *k*) for *k* places.
  @inlinable
  public func within(_ radius: SearchRadius, of coordinate: Coordinate) -> [Neighbor<Element>] {
    within(meters: radius.meters, of: coordinate)
  }

  /// The places in a box, its edges included, in the order of their ids.
  ///
  /// - Parameter box: the box, which may cross the 180th meridian.
  /// - Complexity: about O(log *n* + *k* log *k*) for *k* places.
  @inlinable
  public func within(_ box: BoundingBox) -> [Place<Element>] {
    tree.within(box).map { Place(elements[$0], at: tree.coordinates[$0]) }
  }

  @inlinable
  func neighbor(_ hit: PointTree.Hit) -> Neighbor<Element> {
    Neighbor(elements[hit.slot], at: tree.coordinates[hit.slot], meters: hit.meters)
  }
}
