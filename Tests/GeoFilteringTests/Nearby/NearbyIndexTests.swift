import GeoFiltering
import MartTestSupport
import Testing

@Suite("Nearby index")
struct NearbyIndexTests {
  /// Places as stores lie: half of them in two crowded regions, some on the same spot.
  static func places(_ count: Int, seed: UInt64) throws -> [Place<Int>] {
    var random = SplitMix64(seed: seed)
    var places: [Place<Int>] = []
    for id in 0..<count {
      if id % 8 == 7, let twin = places.randomElement(using: &random) {
        places.append(Place(id: id, coordinate: twin.coordinate))
        continue
      }
      let (latitudes, longitudes) =
        switch id % 4 {
        case 0: (37.4...37.7, 126.8...127.2)
        case 1: (35.0...35.3, 128.9...129.2)
        default: (33.1...38.6, 126.0...129.5)
        }
      places.append(
        Place(
          id: id,
          coordinate: try place(
            Double.random(in: latitudes, using: &random),
            Double.random(in: longitudes, using: &random))))
    }
    return places
  }

  /// The answer of measuring every place and sorting.
  static func sorted<ID: Comparable>(
    _ places: [Place<ID>], from here: Coordinate
  ) -> [(id: ID, meters: Double)] {
    places.map { (id: $0.element, meters: here.distance(to: $0.coordinate)) }
      .sorted { $0.meters == $1.meters ? $0.id < $1.id : $0.meters < $1.meters }
  }

  @Test("All published answers are given, in order")
  func published() throws {
    let table = try GeodesicTable.load()
    let index = NearbyIndex(
      try table.points().enumerated().map { (id: $0.offset, coordinate: $0.element) })
    for query in table.queries {
      let here = try place(query.at[0], query.at[1])
      let nearest = index.nearest(to: here, count: 10)
      #expect(nearest.map(\.element) == query.nearest.map { Int($0[0]) }, "\(query.at)")
      for (neighbor, expected) in zip(nearest, query.nearest) where expected[1] < 100_000 {
        #expect(abs(neighbor.meters - expected[1]) < 0.01)
      }
      for (meters, ids) in query.within {
        let radius = try #require(Double(meters))
        #expect(
          index.within(meters: radius, of: here).map(\.element).sorted() == ids,
          "\(query.at) \(meters)")
      }
    }
    #expect(table.queries.count == 25)
  }

  @Test(
    "The answers are those of measuring every place",
    arguments: [
      (0, 20), (1, 50), (10, 400), (16, 50), (17, 50), (65, 50), (400, 200), (9_999, 8),
      (10_001, 8),
    ])
  func bruteForce(count: Int, queries: Int) throws {
    let seed = UInt64(count)
    let places = try Self.places(count, seed: seed)
    let index = NearbyIndex(places.reversed())
    #expect(index.count == count)
    var random = SplitMix64(seed: ~seed)
    for round in 0..<queries {
      let here: Coordinate
      if round.isMultiple(of: 5), let spot = places.randomElement(using: &random) {
        here = spot.coordinate
      } else {
        here = try place(
          Double.random(in: 33...38.7, using: &random), Double.random(in: 125...131, using: &random)
        )
      }
      let expected = Self.sorted(places, from: here)
      for wanted in [0, 1, 10, 33] {
        let answer = index.nearest(to: here, count: wanted)
        #expect(answer.map(\.element) == expected.prefix(wanted).map(\.id), "seed \(seed)")
        #expect(answer.map(\.meters) == expected.prefix(wanted).map(\.meters), "seed \(seed)")
      }
      for meters in [0, 800, 20_000.0] {
        #expect(
          index.within(meters: meters, of: here).map(\.element)
            == expected.prefix { $0.meters <= meters }.map(\.id), "seed \(seed)")
      }
      let box = try #require(
        BoundingBox(
          south: here.latitude - 0.2, west: here.longitude - 0.3, north: here.latitude + 0.1,
          east: here.longitude + 0.2))
      #expect(
        index.within(box).map(\.element)
          == places.filter { box.contains($0.coordinate) }.map(\.element), "seed \(seed)")
    }
  }

  @Test("All places come out when all are asked for")
  func everything() throws {
    let places = try Self.places(500, seed: 500)
    let index = NearbyIndex(places)
    let here = try place(37.5, 127)
    let expected = Self.sorted(places, from: here).map(\.id)
    #expect(index.nearest(to: here, count: .max).map(\.element) == expected)
    #expect(index.within(meters: .infinity, of: here).map(\.element) == expected)
    #expect(index.within(.southKorea).map(\.element) == Array(0..<500))
  }

  @Test("Equal distances come in the order of the ids, whatever the order of the input")
  func ties() throws {
    let here = try place(37.5, 127)
    let corner = try place(37.6, 127.1)
    for round in 0..<20 {
      var random = SplitMix64(seed: UInt64(round))
      let places = (0..<100).map { Place(id: $0, coordinate: corner) }.shuffled(using: &random)
      let index = NearbyIndex(places)
      #expect(index.nearest(to: here, count: 7).map(\.element) == Array(0..<7), "seed \(round)")
    }
    // East and west of a place are equally far. In Seoul their chords differ in the last bit at
    // most, on the meridian of Greenwich not at all.
    let world = try #require(BoundingBox(south: -90, west: -180, north: 90, east: 180))
    for step in 1...200 {
      let offset = Double(step) * 0.001
      let gulfOfGuinea = try place(0, 0)
      for (here, west, east) in [
        (here, "a", "b"), (here, "b", "a"), (gulfOfGuinea, "a", "b"), (gulfOfGuinea, "b", "a"),
      ] {
        let index = NearbyIndex([
          (id: east, coordinate: try place(here.latitude, here.longitude + offset)),
          (id: west, coordinate: try place(here.latitude, here.longitude - offset)),
        ])
        let answer = index.nearest(to: here, count: 2)
        let expected = Self.sorted(index.within(world), from: here)
        #expect(answer.map(\.element) == expected.map(\.id))
        #expect(index.nearest(to: here, count: 1).map(\.element) == [expected[0].id])
      }
    }
  }

  @Test("The index works at the poles, at the 180th meridian and across the whole Earth")
  func world() throws {
    var random = SplitMix64(seed: 0xEA)
    let places = try (0..<2_000).map { id in
      let latitude: Double
      switch id % 4 {
      case 0: latitude = Double.random(in: 89...90, using: &random)
      case 1: latitude = Double.random(in: -90 ... -89, using: &random)
      default: latitude = Double.random(in: -90...90, using: &random)
      }
      let longitude =
        id % 3 == 0
        ? Double.random(in: 179...180, using: &random) * (id.isMultiple(of: 2) ? 1 : -1)
        : Double.random(in: -180...180, using: &random)
      return Place(id: id, coordinate: try place(latitude, longitude))
    }
    let index = NearbyIndex(places)
    for _ in 0..<100 {
      let here = try place(
        Double.random(in: -90...90, using: &random), Double.random(in: -180...180, using: &random))
      let expected = Self.sorted(places, from: here)
      #expect(
        index.nearest(to: here, count: 12).map(\.element) == expected.prefix(12).map(\.id),
        "seed 0xEA")
      let south = Double.random(in: -90...80, using: &random)
      let box = try #require(
        BoundingBox(
          south: south, west: Double.random(in: -180...180, using: &random),
          north: Double.random(in: south...90, using: &random),
          east: Double.random(in: -180...180, using: &random)))
      #expect(
        index.within(box).map(\.element)
          == places.filter { box.contains($0.coordinate) }.map(\.element),
        "seed 0xEA \(box)")
    }
  }

  @Test("Values come back with their meters, and those without a place are left out and counted")
  func values() throws {
    struct Store: Equatable {
      var name: String
      var place: Coordinate?
    }
    let stores = [
      Store(name: "양재점", place: try place(37.4636, 127.0368)), Store(name: "온라인", place: nil),
      Store(name: "양평점", place: try place(37.5281, 126.8622)),
    ]
    let index = NearbyIndex(stores, id: \.name, coordinate: \.place)
    #expect(index.count == 2)
    #expect(index.withoutCoordinate == 1)
    #expect(!index.isEmpty)
    let here = try place(37.5, 126.8)
    let nearest = index.nearest(to: here, count: 9)
    #expect(nearest.map(\.element) == [stores[2], stores[0]])
    #expect(nearest.map(\.meters) == nearest.map { here.distance(to: $0.coordinate) })
    #expect(index.within(.southKorea).map(\.element) == [stores[0], stores[2]])
    #expect(
      index.within(try #require(SearchRadius(kilometers: 5)), of: try place(37.4979, 127.0276)).map(
        \.element.name) == ["양재점"])
    let pairs = NearbyIndex([(id: 1, coordinate: here), (id: 2, coordinate: nil)])
    #expect(pairs.count == 1)
    #expect(pairs.withoutCoordinate == 1)
  }

  @Test("Values with an id of their own lend it to their places")
  func identities() throws {
    struct Store: Identifiable {
      var id: Int
      var place: Coordinate?
    }
    let here = try place(37.5, 127)
    let stores = [9, 4, 7, 4].map { Store(id: $0, place: here) }
    let index = NearbyIndex(stores, id: \.id, coordinate: \.place)
    #expect(index.nearest(to: here, count: 4).map(\.element.id) == [4, 4, 7, 9])
    #expect(index.within(.southKorea).map(\.element.id) == [4, 4, 7, 9])
  }

  @Test("A distance that is none has nothing within it")
  func noDistance() throws {
    let here = try place(37.5, 127)
    let index = NearbyIndex([Place(id: 1, coordinate: here)])
    #expect(index.within(meters: -1, of: here).isEmpty)
    #expect(index.within(meters: .nan, of: here).isEmpty)
    #expect(index.within(meters: 0, of: here).map(\.element) == [1])
  }

  @Test("A negative count is a programmer's error")
  func negativeCount() async {
    await #expect(processExitsWith: .failure) {
      if let here = Coordinate(latitude: 37.5, longitude: 127) {
        _ = NearbyIndex([Place(id: 1, coordinate: here)]).nearest(to: here, count: -1)
      }
    }
  }
}
