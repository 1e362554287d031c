public import GeoFiltering
public import MartModels

extension BranchCatalog {
  /// The branches within a radius of a place, nearest first, with their distances.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let yangjae = Coordinate(latitude: 37.4636, longitude: 127.0368)
  /// let catalog = BranchCatalog([Branch(id: 7, mart: .costco, name: "양재점", coordinate: yangjae)])
  /// guard let here = Coordinate(latitude: 37.4979, longitude: 127.0276) else { return }
  /// let near = catalog.nearby(within: SearchRadius(clamping: 5), of: here)
  /// near.map(\.element.displayName)  // ["코스트코 양재점"]
  /// near[0].meters  // ≈ 3893.5
  /// ```
  ///
  /// - Parameters:
  ///   - radius: the largest distance, itself included.
  ///   - coordinate: where somebody is.
  /// - Complexity: about O(log *n* + *k* log *k*) for *k* branches.
  public func nearby(
    within radius: SearchRadius, of coordinate: Coordinate
  ) -> [Neighbor<Branch>] {
    nearby.within(radius, of: coordinate)
  }

  /// The branches nearest to a place, nearest first, with their distances.
  ///
  /// - Parameters:
  ///   - coordinate: where somebody is.
  ///   - count: how many at most, not negative.
  /// - Precondition: the count is not negative.
  /// - Complexity: about O(log *n* + *k* log *k*).
  public func nearest(to coordinate: Coordinate, count: Int) -> [Neighbor<Branch>] {
    nearby.nearest(to: coordinate, count: count)
  }
}
