public import GeoFiltering
public import MartModels

extension BranchCatalog {
  /// The branches within a radius of a place, nearest first, with their distances, and how many
  /// have no known place.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let yangjae = Coordinate(latitude: 37.4636, longitude: 127.0368)
  /// let catalog = BranchCatalog([Branch(id: 7, mart: .costco, name: "양재점", coordinate: yangjae)])
  /// guard let here = Coordinate(latitude: 37.4979, longitude: 127.0276) else { return }
  /// let near = catalog.nearby(within: SearchRadius(clamping: 5), of: here)
  /// near.map(\.element.displayName)  // ["코스트코 양재점"]
  /// near[0].meters < 4_000  // true
  /// near.phrase(in: .korean)  // "반경 5킬로미터 이내에 매장이 1곳 있습니다."
  /// ```
  ///
  /// - Parameters:
  ///   - radius: the largest distance, inclusive.
  ///   - coordinate: where somebody is.
  /// - Complexity: about O(log *n* + *k* log *k*) for *k* branches.
  public func nearby(
    within radius: SearchRadius, of coordinate: Coordinate
  ) -> NearbyBranches {
    NearbyBranches(
      nearby(withinMeters: radius.meters, of: coordinate), within: radius, of: coordinate,
      withoutCoordinate: withoutCoordinate)
  }

  /// The branches within a distance of a place, nearest first, with their distances.
  ///
  /// - Parameters:
  ///   - meters: the largest distance, inclusive; a negative number or NaN finds nothing.
  ///   - coordinate: where somebody is.
  /// - Complexity: about O(log *n* + *k* log *k*) for *k* branches.
  public func nearby(
    withinMeters meters: Double, of coordinate: Coordinate
  ) -> [Neighbor<Branch>] {
    places.within(meters: meters, of: coordinate).compactMap(neighbor)
  }

  /// The branches in a box, its edges included, in the order of their numbers.
  ///
  /// - Parameter box: the box, such as what a map shows.
  /// - Complexity: about O(log *n* + *k* log *k*) for *k* branches.
  public func branches(in box: BoundingBox) -> [Branch] {
    places.within(box).compactMap { self[$0.element] }
  }

  /// The branches nearest to a place, nearest first, with their distances; equal distances in the
  /// order of the numbers.
  ///
  /// - Parameters:
  ///   - coordinate: where somebody is.
  ///   - count: the maximum number, not negative.
  /// - Precondition: the count is not negative.
  /// - Complexity: about O(log *n* + *k* log *k*).
  public func nearest(to coordinate: Coordinate, count: Int) -> [Neighbor<Branch>] {
    places.nearest(to: coordinate, count: count).compactMap(neighbor)
  }

  /// The number of branches without a place, which are never near.
  public var withoutCoordinate: Int { places.withoutCoordinate }

  private func neighbor(_ place: Neighbor<Int>) -> Neighbor<Branch>? {
    self[place.element].map { Neighbor($0, at: place.coordinate, meters: place.meters) }
  }
}
