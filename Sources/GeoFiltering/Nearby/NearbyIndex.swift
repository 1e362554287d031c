/// Answers which places are nearest, exactly and in microseconds, for ten places or a million.
///
/// An answer is what measuring every place and sorting would give: the meters of
/// `Coordinate.distance(to:)`, equal meters in the order of the ids. The order of the input does
/// not matter. The index never changes; for other places make a new one, which takes about a
/// millisecond for 10,000.
///
/// Make it from values with an id and an optional coordinate, or from ids with coordinates; answers
/// have these values or ids. Two places may share a coordinate, like a mart and the hypermarket above
/// it, and even an id.
///
/// ```swift
/// import MartHolidayKit
///
/// struct Store {
///   var name: String
///   var place: Coordinate?
/// }
/// let stores = [
///   Store(name: "양재점", place: Coordinate(latitude: 37.4636, longitude: 127.0368)),
///   Store(name: "양평점", place: Coordinate(latitude: 37.5281, longitude: 126.8622)),
///   Store(name: "온라인", place: nil),
/// ]
/// let index = NearbyIndex(stores, id: \.name, coordinate: \.place)
/// index.withoutCoordinate  // 1
/// let here = Coordinate(latitude: 37.4979, longitude: 127.0276)
/// here.map { index.nearest(to: $0, count: 5).map(\.element.name) }  // ["양재점", "양평점"]
/// here.map { index.within(meters: 5_000, of: $0).map(\.element.name) }  // ["양재점"]
/// ```
public struct NearbyIndex<Element> {
  /// The elements in the order of the tree's curve; a slot of the tree is an index into them.
  @usableFromInline let elements: [Element]
  @usableFromInline let tree: PointTree
  /// The number of values left out because they have no coordinate.
  public let withoutCoordinate: Int

  /// Makes an index of values that have an id and perhaps a coordinate, such as branches.
  ///
  /// - Parameters:
  ///   - elements: the values in any order.
  ///   - id: the id of a value, which decides between equal distances.
  ///   - coordinate: the place of a value; a value without one is left out and counted.
  /// - Complexity: O(*n*) for values in the order of their ids, O(*n* log *n*) otherwise.
  @inlinable
  public init<ID: Comparable>(
    _ elements: some Sequence<Element>, id: (Element) -> ID, coordinate: (Element) -> Coordinate?
  ) {
    var entries: [(place: Place<ID>, element: Element)] = []
    entries.reserveCapacity(elements.underestimatedCount)
    var withoutCoordinate = 0
    for element in elements {
      if let coordinate = coordinate(element) {
        entries.append((Place(id(element), at: coordinate), element))
      } else {
        withoutCoordinate += 1
      }
    }
    let order = entries.indices.sorted { first, second in
      let (one, other) = (entries[first].place, entries[second].place)
      // Elements that share both differ only in the order of the input.
      return one.precedes(other) || (!other.precedes(one) && first < second)
    }
    let tree = PointTree(order.map { entries[$0].place.coordinate })
    self.init(
      tree, elements: tree.order.map { entries[order[$0]].element },
      withoutCoordinate: withoutCoordinate)
  }

  /// Every path that makes an index ends here; it is not inlined.
  ///
  /// So a later version may add properties when the library is built for evolution.
  @usableFromInline
  init(_ tree: PointTree, elements: [Element], withoutCoordinate: Int) {
    self.elements = elements
    self.tree = tree
    self.withoutCoordinate = withoutCoordinate
  }

  @inlinable
  init(sorted places: [Place<Element>], withoutCoordinate: Int) {
    let tree = PointTree(places.map { $0.coordinate })
    self.init(
      tree, elements: tree.order.map { places[$0].element }, withoutCoordinate: withoutCoordinate)
  }

  /// The number of places.
  @inlinable
  public var count: Int { elements.count }

  /// Whether there is no place.
  @inlinable
  public var isEmpty: Bool { elements.isEmpty }
}

extension NearbyIndex: Sendable where Element: Sendable {}

extension Place where Element: Comparable {
  /// The order of the ids; equal ids are ordered by place, so that the order of the input does not
  /// matter.
  @inlinable
  func precedes(_ other: Place) -> Bool {
    if element != other.element { return element < other.element }
    return coordinate.latitude == other.coordinate.latitude
      ? coordinate.longitude < other.coordinate.longitude
      : coordinate.latitude < other.coordinate.latitude
  }
}

extension NearbyIndex where Element: Comparable {
  /// Makes an index of ids with places.
  ///
  /// - Parameter places: the places in any order.
  /// - Complexity: O(*n*) for places in the order of their ids, O(*n* log *n*) otherwise.
  @inlinable
  public init(_ places: some Sequence<Place<Element>>) {
    self.init(places: Array(places), withoutCoordinate: 0)
  }

  /// Makes an index of pairs of an id and a coordinate.
  ///
  /// - Parameter places: the places in any order.
  /// - Complexity: O(*n*) for places in the order of their ids, O(*n* log *n*) otherwise.
  @inlinable
  public init(_ places: some Sequence<(id: Element, coordinate: Coordinate)>) {
    self.init(places: places.map { Place($0.id, at: $0.coordinate) }, withoutCoordinate: 0)
  }

  /// Makes an index of pairs, without those that have no coordinate.
  ///
  /// - Parameter places: the places in any order.
  /// - Complexity: O(*n*) for places in the order of their ids, O(*n* log *n*) otherwise.
  @inlinable
  public init(_ places: some Sequence<(id: Element, coordinate: Coordinate?)>) {
    var count = 0
    let placed = places.compactMap { place in
      count += 1
      return place.coordinate.map { Place(place.id, at: $0) }
    }
    self.init(places: placed, withoutCoordinate: count - placed.count)
  }

  @inlinable
  init(places: [Place<Element>], withoutCoordinate: Int) {
    var sorted = places
    let isSorted = sorted.indices.dropFirst().allSatisfy {
      !sorted[$0].precedes(sorted[$0 - 1])
    }
    if !isSorted { sorted.sort { $0.precedes($1) } }
    self.init(sorted: sorted, withoutCoordinate: withoutCoordinate)
  }
}
