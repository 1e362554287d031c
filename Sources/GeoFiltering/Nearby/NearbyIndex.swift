/// Answers which places are nearest, exactly and in microseconds, for ten places or a million.
///
/// An answer is what measuring every place and sorting would give: the metres of
/// `Coordinate.distance(to:)`, equal metres in the order of the ids. It does not depend on the order
/// in which the places were given. The index never changes; another set of places is another index,
/// and 10,000 of them take about a millisecond.
///
/// It refuses nothing but what is no coordinate: two places may share a coordinate, as a mart and
/// the hypermarket above it do, and even an id.
///
/// ```swift
/// import MartHolidayKit
///
/// let index = NearbyIndex([
///   (id: 1, coordinate: Coordinate(latitude: 37.4636, longitude: 127.0368)),
///   (id: 2, coordinate: Coordinate(latitude: 37.5281, longitude: 126.8622)),
///   (id: 3, coordinate: nil),
/// ])
/// let here = Coordinate(latitude: 37.4979, longitude: 127.0276)
/// here.map { index.nearest(to: $0, count: 5).map(\.id) }  // [1, 2]
/// here.map { index.within(meters: 5_000, of: $0).map(\.id) }  // [1]
/// ```
public struct NearbyIndex<ID: Comparable> {
  /// The ids in the order of the tree's curve; a slot of the tree is an index into them.
  @usableFromInline let ids: [ID]
  @usableFromInline let tree: PointTree

  /// Makes an index of places.
  ///
  /// - Parameter places: the places in any order.
  /// - Complexity: O(*n*) for places in the order of their ids, O(*n* log *n*) otherwise.
  @inlinable
  public init(_ places: some Sequence<Place<ID>>) {
    var sorted = Array(places)
    // Equal ids are told apart by their places, so that the input's order cannot show.
    func precedes(_ first: Place<ID>, _ second: Place<ID>) -> Bool {
      if first.id != second.id { return first.id < second.id }
      let (one, other) = (first.coordinate, second.coordinate)
      return one.latitude == other.latitude
        ? one.longitude < other.longitude : one.latitude < other.latitude
    }
    let isSorted = sorted.indices.dropFirst().allSatisfy { !precedes(sorted[$0], sorted[$0 - 1]) }
    if !isSorted { sorted.sort(by: precedes) }
    tree = PointTree(sorted.map { $0.coordinate })
    ids = tree.order.map { sorted[$0].id }
  }

  /// Makes an index of pairs.
  ///
  /// - Parameter places: the places in any order.
  /// - Complexity: O(*n*) for places in the order of their ids, O(*n* log *n*) otherwise.
  @inlinable
  public init(_ places: some Sequence<(id: ID, coordinate: Coordinate)>) {
    self.init(places.map { Place(id: $0.id, coordinate: $0.coordinate) })
  }

  /// Makes an index of pairs, without those that have no coordinate.
  ///
  /// - Parameter places: the places in any order.
  /// - Complexity: O(*n*) for places in the order of their ids, O(*n* log *n*) otherwise.
  @inlinable
  public init(_ places: some Sequence<(id: ID, coordinate: Coordinate?)>) {
    self.init(
      places.compactMap { place in
        place.coordinate.map { Place(id: place.id, coordinate: $0) }
      })
  }

  /// Makes an index of values that have an id and perhaps a coordinate, such as branches.
  ///
  /// - Parameters:
  ///   - elements: the values in any order.
  ///   - id: the id of a value.
  ///   - coordinate: the place of a value; a value without one is left out.
  /// - Complexity: O(*n*) for values in the order of their ids, O(*n* log *n*) otherwise.
  @inlinable
  public init<Element>(
    _ elements: some Sequence<Element>, id: (Element) -> ID, coordinate: (Element) -> Coordinate?
  ) {
    self.init(
      elements.compactMap { element in
        coordinate(element).map { Place(id: id(element), coordinate: $0) }
      })
  }

  /// The number of places.
  @inlinable
  public var count: Int { ids.count }

  /// Whether there is no place.
  @inlinable
  public var isEmpty: Bool { ids.isEmpty }
}

extension NearbyIndex: Sendable where ID: Sendable {}

extension NearbyIndex {
  /// The places nearest to a point, nearest first, equal distances in the order of the ids.
  ///
  /// - Parameters:
  ///   - coordinate: where somebody is.
  ///   - count: how many to return at most, not negative.
  /// - Precondition: the count is not negative.
  /// - Complexity: about O(log *n* + *k* log *k*).
  @inlinable
  public func nearest(to coordinate: Coordinate, count: Int) -> [Neighbor<ID>] {
    precondition(count >= 0, "a count of \(count) places is negative")
    return tree.nearest(to: coordinate, count: count).map(neighbor)
  }

  /// The places within a distance of a point, nearest first, equal distances in the ids' order.
  ///
  /// - Parameters:
  ///   - meters: the largest distance, itself included; a negative one or NaN has no place within.
  ///   - coordinate: where somebody is.
  /// - Complexity: about O(log *n* + *k* log *k*) for *k* places.
  @inlinable
  public func within(meters: Double, of coordinate: Coordinate) -> [Neighbor<ID>] {
    tree.within(meters: meters, of: coordinate).map(neighbor)
  }

  /// The places within a radius of a point, nearest first, equal distances in the ids' order.
  ///
  /// - Parameters:
  ///   - radius: the largest distance, itself included.
  ///   - coordinate: where somebody is.
  /// - Complexity: about O(log *n* + *k* log *k*) for *k* places.
  @inlinable
  public func within(_ radius: SearchRadius, of coordinate: Coordinate) -> [Neighbor<ID>] {
    within(meters: radius.meters, of: coordinate)
  }

  /// The places in a box, its edges included, in the order of their ids.
  ///
  /// - Parameter box: the box, which may cross the 180th meridian.
  /// - Complexity: about O(log *n* + *k* log *k*) for *k* places.
  @inlinable
  public func within(_ box: BoundingBox) -> [Place<ID>] {
    tree.within(box).map { Place(id: ids[$0], coordinate: tree.coordinates[$0]) }
  }

  @inlinable
  func neighbor(_ hit: PointTree.Hit) -> Neighbor<ID> {
    Neighbor(id: ids[hit.slot], coordinate: tree.coordinates[hit.slot], meters: hit.meters)
  }
}
