extension MarkerClusters where Element: Comparable {
  /// Clusters ids with places.
  ///
  /// - Parameters:
  ///   - places: the places in any order.
  ///   - radius: how far apart two markers must be, in points; larger than 0.
  ///   - zooms: the zooms to cluster for, within 0…30.
  ///   - rank: the rank of an id; the smallest of a cluster leads it.
  /// - Precondition: the radius is finite and positive, and the zooms are within 0…30.
  @inlinable
  public init(
    _ places: some Sequence<Place<Element>>, radius: Double = 60,
    zooms: ClosedRange<Int> = 0...18, rank: (Element) -> Int = { _ in 0 }
  ) {
    self.init(
      places.map { MarkerEntry(place: $0, element: $0.element, rank: rank($0.element)) },
      radius: radius, zooms: zooms, withoutCoordinate: 0)
  }

  /// Clusters pairs of an id and a place.
  ///
  /// - Parameters:
  ///   - places: the places in any order.
  ///   - radius: how far apart two markers must be, in points; larger than 0.
  ///   - zooms: the zooms to cluster for, within 0…30.
  ///   - rank: the rank of an id; the smallest of a cluster leads it.
  /// - Precondition: the radius is finite and positive, and the zooms are within 0…30.
  @inlinable
  public init(
    _ places: some Sequence<(id: Element, coordinate: Coordinate)>, radius: Double = 60,
    zooms: ClosedRange<Int> = 0...18, rank: (Element) -> Int = { _ in 0 }
  ) {
    self.init(
      places.map { Place($0.id, at: $0.coordinate) }, radius: radius, zooms: zooms, rank: rank)
  }

  /// Clusters pairs of an id and an optional place; those without one are left out and counted.
  ///
  /// - Parameters:
  ///   - places: the places in any order.
  ///   - radius: how far apart two markers must be, in points; larger than 0.
  ///   - zooms: the zooms to cluster for, within 0…30.
  ///   - rank: the rank of an id; the smallest of a cluster leads it.
  /// - Precondition: the radius is finite and positive, and the zooms are within 0…30.
  @inlinable
  public init(
    _ places: some Sequence<(id: Element, coordinate: Coordinate?)>, radius: Double = 60,
    zooms: ClosedRange<Int> = 0...18, rank: (Element) -> Int = { _ in 0 }
  ) {
    var count = 0
    let entries = places.compactMap { place in
      count += 1
      return place.coordinate.map {
        MarkerEntry(place: Place(place.id, at: $0), element: place.id, rank: rank(place.id))
      }
    }
    self.init(
      entries, radius: radius, zooms: zooms, withoutCoordinate: count - entries.count)
  }
}
