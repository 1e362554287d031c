/// The markers of a map at every zoom: places too near to each other on the screen become one.
///
/// The clusters of a zoom partition the places, and those of the next zoom are parts of them. They
/// depend on the places alone, not on the order in which they were given. Clusters do not reach over
/// the 180th meridian.
///
/// The clusters never change; a filter or new data makes new ones, which takes a fraction of a
/// millisecond for 400 places. Clustering a selection is not the same as selecting from clusters.
///
/// ```swift
/// import MartHolidayKit
///
/// let clusters = MarkerClusters([
///   (id: 1, coordinate: Coordinate(latitude: 37.4636, longitude: 127.0368)),
///   (id: 2, coordinate: Coordinate(latitude: 37.4636, longitude: 127.0368)),
///   (id: 3, coordinate: Coordinate(latitude: 37.5281, longitude: 126.8622)),
/// ])
/// clusters.clusters(in: .southKorea, zoom: 7).map(\.count)  // [3]
/// clusters.clusters(in: .southKorea, zoom: 15).map(\.lead)  // [1, 3]
/// clusters.clusters(in: .southKorea, zoom: 15).map(\.neverExpands)  // [true, false]
/// ```
public struct MarkerClusters<ID: Comparable> {
  /// The ids by their rank, equal ranks in ascending order; an entry of the tree is an index into them.
  @usableFromInline let ids: [ID]
  /// The entries in the order of their ids.
  @usableFromInline let entriesByID: [Int]
  @usableFromInline let tree: ClusterTree
  @usableFromInline let places: [Coordinate]
  /// The ids that were given more than once, each once and in ascending order.
  ///
  /// A marker's identity is its id, so only one place of such an id is shown: the southernmost, and
  /// of these the westernmost.
  public let duplicates: [ID]
  /// The zooms with clusters; beyond the last one only places with equal coordinates share a marker.
  public let zooms: ClosedRange<Int>
  /// How far apart two markers of one zoom are at least, in points of the screen.
  public let radius: Double

  /// Clusters places.
  ///
  /// - Parameters:
  ///   - places: the places in any order.
  ///   - radius: how far apart two markers must be, in points of a map that is 256 points wide at
  ///     zoom 0; larger than 0.
  ///   - zooms: the zooms to cluster for, within 0…30.
  ///   - rank: the rank of a place; in a cluster the smallest leads, and of equal ones the smallest id.
  /// - Precondition: the radius is finite and positive, and the zooms are within 0…30.
  /// - Complexity: about O(*n*) for each zoom, after sorting.
  @inlinable
  public init(
    _ places: some Sequence<Place<ID>>, radius: Double = 60, zooms: ClosedRange<Int> = 0...18,
    rank: (ID) -> Int = { _ in 0 }
  ) {
    self.init(
      ranked: places.map { (place: $0, rank: rank($0.id)) }, radius: radius, zooms: zooms)
  }

  @inlinable
  init(ranked places: [(place: Place<ID>, rank: Int)], radius: Double, zooms: ClosedRange<Int>) {
    precondition(
      radius > 0 && radius.isFinite && zooms.lowerBound >= 0 && zooms.upperBound <= 30,
      "no clusters of the radius \(radius) at the zooms \(zooms.lowerBound)…\(zooms.upperBound)")
    var unique = places
    unique.sort { first, second in
      if first.place.id != second.place.id { return first.place.id < second.place.id }
      let (one, other) = (first.place.coordinate, second.place.coordinate)
      return one.latitude == other.latitude
        ? one.longitude < other.longitude : one.latitude < other.latitude
    }
    var duplicates: [ID] = []
    var kept = 0
    for index in unique.indices {
      let id = unique[index].place.id
      if kept > 0, unique[kept - 1].place.id == id {
        if duplicates.last != id { duplicates.append(id) }
      } else {
        unique[kept] = unique[index]
        kept += 1
      }
    }
    unique.removeLast(unique.count - kept)
    let order = unique.indices.sorted { first, second in
      unique[first].rank == unique[second].rank
        ? first < second : unique[first].rank < unique[second].rank
    }
    var entries = [Int](repeating: 0, count: order.count)
    for (entry, index) in order.enumerated() { entries[index] = entry }
    self.duplicates = duplicates
    self.zooms = zooms
    self.radius = radius
    ids = order.map { unique[$0].place.id }
    self.places = order.map { unique[$0].place.coordinate }
    entriesByID = entries
    tree = ClusterTree(self.places, radius: radius, zooms: zooms)
  }

  /// The number of places.
  @inlinable
  public var count: Int { ids.count }

  /// Whether there is no place.
  @inlinable
  public var isEmpty: Bool { ids.isEmpty }
}

extension MarkerClusters: Sendable where ID: Sendable {}

extension MarkerClusters {
  /// Clusters pairs of an id and a place.
  ///
  /// - Parameters:
  ///   - places: the places in any order.
  ///   - radius: how far apart two markers must be, in points; larger than 0.
  ///   - zooms: the zooms to cluster for, within 0…30.
  ///   - rank: the rank of a place; in a cluster the smallest leads, and of equal ones the smallest id.
  /// - Precondition: the radius is finite and positive, and the zooms are within 0…30.
  @inlinable
  public init(
    _ places: some Sequence<(id: ID, coordinate: Coordinate)>, radius: Double = 60,
    zooms: ClosedRange<Int> = 0...18, rank: (ID) -> Int = { _ in 0 }
  ) {
    self.init(
      places.map { Place(id: $0.id, coordinate: $0.coordinate) }, radius: radius, zooms: zooms,
      rank: rank)
  }

  /// Clusters pairs of an id and perhaps a place; those without one are left out.
  ///
  /// - Parameters:
  ///   - places: the places in any order.
  ///   - radius: how far apart two markers must be, in points; larger than 0.
  ///   - zooms: the zooms to cluster for, within 0…30.
  ///   - rank: the rank of a place; in a cluster the smallest leads, and of equal ones the smallest id.
  /// - Precondition: the radius is finite and positive, and the zooms are within 0…30.
  @inlinable
  public init(
    _ places: some Sequence<(id: ID, coordinate: Coordinate?)>, radius: Double = 60,
    zooms: ClosedRange<Int> = 0...18, rank: (ID) -> Int = { _ in 0 }
  ) {
    self.init(
      places.compactMap { place in
        place.coordinate.map { Place(id: place.id, coordinate: $0) }
      }, radius: radius, zooms: zooms, rank: rank)
  }

  /// Clusters values that have an id and perhaps a place, such as branches.
  ///
  /// - Parameters:
  ///   - elements: the values in any order.
  ///   - id: the id of a value.
  ///   - coordinate: the place of a value; a value without one is left out.
  ///   - radius: how far apart two markers must be, in points; larger than 0.
  ///   - zooms: the zooms to cluster for, within 0…30.
  ///   - rank: the rank of a value; in a cluster the smallest leads, and of equal ones the smallest id.
  /// - Precondition: the radius is finite and positive, and the zooms are within 0…30.
  @inlinable
  public init<Element>(
    _ elements: some Sequence<Element>, id: (Element) -> ID, coordinate: (Element) -> Coordinate?,
    radius: Double = 60, zooms: ClosedRange<Int> = 0...18, rank: (Element) -> Int = { _ in 0 }
  ) {
    self.init(
      ranked: elements.compactMap { element in
        coordinate(element).map {
          (place: Place(id: id(element), coordinate: $0), rank: rank(element))
        }
      }, radius: radius, zooms: zooms)
  }
}
