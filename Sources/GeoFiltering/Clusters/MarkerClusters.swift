/// The markers of a map at every zoom: places too near each other on the screen share one.
///
/// The clusters of a zoom partition the places, and those of the next zoom are parts of them. They
/// depend only on the places and their ranks, not on the order of the input, and on ids only if
/// places share a coordinate. Clusters do not cross the 180th meridian.
///
/// Make them from values with an id and an optional coordinate, or from ids with coordinates; markers
/// have these values or ids. Clusters never change: for a filter or new data make new ones, which
/// takes less than a millisecond for 400 places.
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
public struct MarkerClusters<Element> {
  /// The elements by their rank, equal ranks in the order of their ids; an entry of the tree is an
  /// index into them.
  @usableFromInline let elements: [Element]
  @usableFromInline let places: [Coordinate]
  @usableFromInline let tree: ClusterTree
  /// What was left out because of a repeated id, one for each such id, in the order of the ids.
  ///
  /// Only one place for each id is shown: the southernmost, and among those the westernmost.
  public let duplicates: [Element]
  /// The number of values left out because they have no coordinate.
  public let withoutCoordinate: Int
  /// The zooms with clusters; beyond the last one only places with equal coordinates share a marker.
  public let zooms: ClosedRange<Int>
  /// The minimum distance between two markers of one zoom, in screen points.
  public let radius: Double

  /// Clusters values that have an id and perhaps a place, such as branches.
  ///
  /// - Parameters:
  ///   - elements: the values in any order.
  ///   - id: the id of a value.
  ///   - coordinate: the place of a value; a value without one is left out and counted.
  ///   - radius: how far apart two markers must be, in points of a map that is 256 points wide at
  ///     zoom 0; larger than 0.
  ///   - zooms: the zooms to cluster for, within 0…30.
  ///   - rank: the rank of a value; the smallest of a cluster leads it.
  /// - Precondition: the radius is finite and positive, and the zooms are within 0…30.
  /// - Complexity: about O(*n*) for each zoom, after sorting.
  @inlinable
  public init<ID: Comparable>(
    _ elements: some Sequence<Element>, id: (Element) -> ID, coordinate: (Element) -> Coordinate?,
    radius: Double = 60, zooms: ClosedRange<Int> = 0...18, rank: (Element) -> Int = { _ in 0 }
  ) {
    var entries: [MarkerEntry<ID, Element>] = []
    entries.reserveCapacity(elements.underestimatedCount)
    var withoutCoordinate = 0
    for element in elements {
      if let coordinate = coordinate(element) {
        entries.append(
          MarkerEntry(
            place: Place(id(element), at: coordinate), element: element, rank: rank(element)))
      } else {
        withoutCoordinate += 1
      }
    }
    self.init(entries, radius: radius, zooms: zooms, withoutCoordinate: withoutCoordinate)
  }

  @inlinable
  init<ID: Comparable>(
    _ entries: [MarkerEntry<ID, Element>], radius: Double, zooms: ClosedRange<Int>,
    withoutCoordinate: Int
  ) {
    precondition(
      radius > 0 && radius.isFinite && zooms.lowerBound >= 0 && zooms.upperBound <= 30,
      "no clusters of the radius \(radius) at the zooms \(zooms.lowerBound)…\(zooms.upperBound)")
    var unique = entries
    unique.sort { $0.place.precedes($1.place) }
    var duplicates: [Element] = []
    var kept = 0
    var isNamed = false
    for index in unique.indices {
      if kept > 0, unique[kept - 1].place.element == unique[index].place.element {
        if !isNamed { duplicates.append(unique[index].element) }
        isNamed = true
      } else {
        unique[kept] = unique[index]
        kept += 1
        isNamed = false
      }
    }
    unique.removeLast(unique.count - kept)
    var order = Array(unique.indices)
    if !unique.allSatisfy({ $0.rank == unique[0].rank }) {
      order.sort { first, second in
        unique[first].rank == unique[second].rank
          ? first < second : unique[first].rank < unique[second].rank
      }
    }
    // The ranks as 0, 1, 2 …, whatever numbers the caller has.
    var ranks: [Int32] = []
    ranks.reserveCapacity(order.count)
    for (position, index) in order.enumerated() {
      let isNext = position > 0 && unique[order[position - 1]].rank < unique[index].rank
      ranks.append((ranks.last ?? 0) + (isNext ? 1 : 0))
    }
    self.init(
      elements: order.map { unique[$0].element },
      places: order.map { unique[$0].place.coordinate }, ranks: ranks, radius: radius,
      zooms: zooms, duplicates: duplicates, withoutCoordinate: withoutCoordinate)
  }

  /// Every path that makes clusters ends here; it is not inlined.
  ///
  /// So a later version may add properties when the library is built for evolution.
  @usableFromInline
  init(
    elements: [Element], places: [Coordinate], ranks: [Int32], radius: Double,
    zooms: ClosedRange<Int>, duplicates: [Element], withoutCoordinate: Int
  ) {
    self.duplicates = duplicates
    self.withoutCoordinate = withoutCoordinate
    self.zooms = zooms
    self.radius = radius
    self.elements = elements
    self.places = places
    tree = ClusterTree(places, ranks: ranks, radius: radius, zooms: zooms)
  }

  /// The number of places.
  @inlinable
  public var count: Int { elements.count }

  /// Whether there is no place.
  @inlinable
  public var isEmpty: Bool { elements.isEmpty }
}

extension MarkerClusters: Sendable where Element: Sendable {}

/// What a marker may stand for.
@usableFromInline
@frozen
struct MarkerEntry<ID, Element> {
  @usableFromInline let place: Place<ID>
  @usableFromInline let element: Element
  @usableFromInline let rank: Int

  @inlinable
  init(place: Place<ID>, element: Element, rank: Int) {
    self.place = place
    self.element = element
    self.rank = rank
  }
}
