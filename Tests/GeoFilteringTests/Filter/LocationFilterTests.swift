import GeoFiltering
import MartTestSupport
import Testing

@Suite("Location filter")
struct LocationFilterTests {
  private func filter(
    searchedAt latitude: Double, _ longitude: Double,
    policy: LocationFilter.Policy = .degrees(0.0005)
  ) throws -> LocationFilter {
    var filter = LocationFilter(policy: policy)
    filter.markSearched(try place(latitude, longitude))
    return filter
  }

  private func moves(_ filter: LocationFilter, _ latitude: Double, _ longitude: Double) -> Bool {
    filter.decide(LocationFix(latitude: latitude, longitude: longitude)) != .skip(.withinThreshold)
  }

  @Test(
    "Each invalid position is skipped for its own reason",
    arguments: [
      (0.0, 0.0, LocationDecision.Reason.nullIsland), (0.0001, -0.0001, .nullIsland),
      (-0.0, 0, .nullIsland), (.nan, 126.978, .notFinite), (37.5, .infinity, .notFinite),
      (-.infinity, .nan, .notFinite), (-180, -180, .outOfRange),
      (.greatestFiniteMagnitude, .greatestFiniteMagnitude, .outOfRange), (91, 127, .outOfRange),
      (37.5, 181, .outOfRange), (90, 180, .outsideServiceArea), (126.978, 37.5665, .swapped),
      (39.0194, 125.7381, .outsideServiceArea), (35.6812, 139.7671, .outsideServiceArea),
      (33.5902, 130.4017, .outsideServiceArea), (34.2, 129.29, .outsideServiceArea),
      (37.3349, -122.009, .outsideServiceArea), (37.785834, -122.406417, .outsideServiceArea),
      (37.5665, 0, .outsideServiceArea), (0, 126.978, .outsideServiceArea),
    ])
  func refused(latitude: Double, longitude: Double, reason: LocationDecision.Reason) {
    let fix = LocationFix(latitude: latitude, longitude: longitude)
    #expect(LocationFilter().decide(fix) == .skip(reason))
  }

  @Test(
    "A first valid position is searched",
    arguments: [
      (37.5665, 126.978), (37.97, 124.715), (37.484, 130.905), (37.241, 131.865), (34.684, 125.435),
      (34.06, 125.12), (33.117, 126.268), (38.5869, 128.3748),
    ])
  func accepted(latitude: Double, longitude: Double) throws {
    let fix = LocationFix(latitude: latitude, longitude: longitude)
    #expect(LocationFilter().decide(fix) == .search(try place(latitude, longitude)))
  }

  @Test(
    "Defect of the original app: moves to the north and east count like moves to the south and west",
    arguments: [
      (0.0006, 0.0), (-0.0006, 0), (0, 0.0006), (0, -0.0006), (0.01, 0.01), (-0.01, -0.01),
    ])
  func everyDirection(north: Double, east: Double) throws {
    let filter = try filter(searchedAt: 37.5, 127)
    #expect(moves(filter, 37.5 + north, 127 + east))
  }

  @Test(
    "Both axes must stay below the threshold to be skipped",
    arguments: [
      (37.5, 127.0, false), (37.5004, 127, false), (37.5005, 127, true), (37.50050001, 127, true),
      (37.5006, 127, true), (37.4994, 127, true), (37.5, 127.0006, true), (37.5, 126.9994, true),
      (37.5004, 127.0004, false), (37.4996, 127.0004, false), (37.50036, 127.00036, false),
      (37.49, 126.99, true), (37.51, 127.01, true),
    ])
  func degreesTable(latitude: Double, longitude: Double, isMovement: Bool) throws {
    #expect(moves(try filter(searchedAt: 37.5, 127), latitude, longitude) == isMovement)
  }

  @Test(
    "With 50 m the same positions are decided by their distance",
    arguments: [
      (37.5004, 127.0, false), (37.5005, 127, true), (37.5, 127.0006, true), (37.5, 126.9994, true),
      (37.5004, 127.0004, true), (37.4996, 127.0004, true), (37.50036, 127.00036, true),
      (37.49, 126.99, true), (37.5, 127, false),
    ])
  func metersTable(latitude: Double, longitude: Double, isMovement: Bool) throws {
    let filter = try filter(searchedAt: 37.5, 127, policy: .meters(50))
    #expect(moves(filter, latitude, longitude) == isMovement)
  }

  @Test("Exactly 0.0005° is movement and 0.00049999° is not, in every direction at 1,000 places")
  func threshold() throws {
    var random = SplitMix64(seed: 0x0005)
    for round in 0..<1_000 {
      var latitude = Double.random(in: 33.1...38.6, using: &random)
      var longitude = Double.random(in: 126...128.9, using: &random)
      if round.isMultiple(of: 2) {
        latitude = (latitude * 1e7).rounded() / 1e7
        longitude = (longitude * 1e7).rounded() / 1e7
      }
      let filter = try filter(searchedAt: latitude, longitude)
      for sign in [-1.0, 1] {
        #expect(moves(filter, latitude + sign * 0.0005, longitude), "seed 0x0005")
        #expect(moves(filter, latitude, longitude + sign * 0.0005), "seed 0x0005")
        #expect(!moves(filter, latitude + sign * 0.00049999, longitude), "seed 0x0005")
        #expect(!moves(filter, latitude, longitude + sign * 0.00049999), "seed 0x0005")
      }
    }
  }

  @Test("Defect of the original app: slow drift adds up against the last searched place")
  func drift() throws {
    var filter = try filter(searchedAt: 37.5, 127)
    var searches: [Int] = []
    for step in 1...20 {
      let fix = LocationFix(latitude: 37.5 + Double(step) * 0.0001, longitude: 127)
      if case .search(let place) = filter.decide(fix) {
        searches.append(step)
        filter.markSearched(place)
      }
    }
    #expect(searches == [5, 10, 15, 20])
  }

  @Test("A failed search does not move the reference point")
  func failedSearch() throws {
    var filter = try filter(searchedAt: 37.5, 127)
    let fix = LocationFix(latitude: 37.51, longitude: 127)
    let decision = filter.decide(fix)
    #expect(decision == .search(try place(37.51, 127)))
    #expect(filter.decide(fix) == decision)
    #expect(filter.lastSearched == (try place(37.5, 127)))
    filter.markSearched(try place(37.51, 127))
    #expect(filter.decide(fix) == .skip(.withinThreshold))
    filter.reset()
    #expect(filter.decide(fix) == decision)
  }

  @Test(
    "An accuracy that is invalid or too coarse is skipped",
    arguments: [
      (-1.0, false), (.nan, false), (.infinity, false), (1_000.1, false), (1_000, true), (0, true),
    ])
  func accuracy(meters: Double, isSearched: Bool) throws {
    let fix = LocationFix(latitude: 37.5, longitude: 127, horizontalAccuracy: meters)
    let expected: LocationDecision =
      isSearched ? .search(try place(37.5, 127)) : .skip(.inaccurate)
    #expect(LocationFilter().decide(fix) == expected)
  }

  @Test(
    "A position that is too old or from the future is skipped",
    arguments: [(300.1, false), (-300.1, false), (.nan, false), (300, true), (0, true), (-1, true)])
  func age(seconds: Double, isSearched: Bool) throws {
    let fix = LocationFix(
      latitude: 37.5, longitude: 127, timestamp: 1_000_000 - seconds, now: 1_000_000)
    let expected: LocationDecision = isSearched ? .search(try place(37.5, 127)) : .skip(.stale)
    #expect(LocationFilter().decide(fix) == expected)
    #expect(
      LocationFilter().decide(LocationFix(try place(37.5, 127), age: seconds)) == expected)
  }

  @Test("The first reason in the documented order is given")
  func order() throws {
    var filter = LocationFilter()
    filter.markSearched(try place(37.5, 127))
    let inaccurate = LocationFix(latitude: 37.5, longitude: 127, horizontalAccuracy: -1, age: 9_999)
    #expect(filter.decide(inaccurate) == .skip(.inaccurate))
    let stale = LocationFix(latitude: 37.5, longitude: 127, age: 9_999)
    #expect(filter.decide(stale) == .skip(.stale))
    let abroad = LocationFix(latitude: 35.68, longitude: 139.77, horizontalAccuracy: -1)
    #expect(filter.decide(abroad) == .skip(.outsideServiceArea))
  }

  @Test("A reported accuracy raises the distance that counts as movement")
  func accuracyFactor() throws {
    let filter = try filter(searchedAt: 37.5, 127, policy: .meters(50, accuracyFactor: 2))
    // 0.0006° to the north is 66.6 m.
    func fix(accuracy: Double?) -> LocationFix {
      LocationFix(latitude: 37.5006, longitude: 127, horizontalAccuracy: accuracy)
    }
    let moved = LocationDecision.search(try place(37.5006, 127))
    #expect(filter.decide(fix(accuracy: nil)) == moved)
    #expect(filter.decide(fix(accuracy: 5)) == moved)
    #expect(filter.decide(fix(accuracy: 33)) == moved)
    #expect(filter.decide(fix(accuracy: 34)) == .skip(.withinThreshold))
    #expect(
      try self.filter(searchedAt: 37.5, 127, policy: .meters(50)).decide(fix(accuracy: 34)) == moved
    )
  }

  @Test("A distance equal to the threshold is movement, at any length")
  func exactMeters() throws {
    let origin = try place(37.5, 127)
    for step in [0.00001, 0.0006, 0.01, 0.3, 1] {
      let there = try place(37.5 + step, 127)
      let distance = origin.distance(to: there)
      #expect(moves(try filter(searchedAt: 37.5, 127, policy: .meters(distance)), 37.5 + step, 127))
      #expect(
        !moves(
          try filter(searchedAt: 37.5, 127, policy: .meters(distance.nextUp)), 37.5 + step, 127))
    }
  }

  @Test("With a policy in meters every decision is the one that the distance makes")
  func metersAgreeWithDistance() throws {
    var random = SplitMix64(seed: 0x3A7)
    let world = try #require(BoundingBox(south: -90, west: -180, north: 90, east: 180))
    for round in 0..<20_000 {
      let latitude = Double.random(in: -89...89, using: &random)
      let longitude = Double.random(in: -180...180, using: &random)
      // Guard the neighborhood of 0,0, where the filter refuses every position.
      guard abs(latitude) > 1 else { continue }
      let spread = [1e-4, 1e-3, 0.04, 0.06, 1, 60][round % 6]
      let there = try place(
        min(max(latitude + Double.random(in: -spread...spread, using: &random), -90), 90),
        min(max(longitude + Double.random(in: -spread...spread, using: &random), -180), 180))
      let origin = try place(latitude, longitude)
      let distance = origin.distance(to: there)
      let factor = [0.5, 0.97, 0.9999999, 1, 1.0000001, 1.03, 2][round % 7]
      var filter = LocationFilter(
        policy: .meters(distance * factor), serviceArea: ServiceArea([world]))
      filter.markSearched(origin)
      #expect(
        moves(filter, there.latitude, there.longitude) == (distance >= distance * factor),
        "seed 0x3A7, \(origin) to \(there)")
    }
  }

  @Test("A service elsewhere recognizes exchanged numbers that are both latitudes")
  func otherArea() throws {
    let box = try #require(BoundingBox(south: 45, west: 5, north: 48, east: 11))
    let filter = LocationFilter(serviceArea: ServiceArea([box]))
    #expect(filter.decide(LocationFix(latitude: 8.5, longitude: 47.4)) == .skip(.swapped))
    #expect(
      filter.decide(LocationFix(latitude: 47.4, longitude: 8.5)) == .search(try place(47.4, 8.5)))
  }

  @Test("The 180th meridian is no distance")
  func meridian() throws {
    let world = try #require(BoundingBox(south: -90, west: -180, north: 90, east: 180))
    var filter = LocationFilter(serviceArea: ServiceArea([world]))
    filter.markSearched(try place(-17, 179.9999))
    #expect(!moves(filter, -17, -179.9999))
    #expect(moves(filter, -17, -179.9995))
  }

  @Test("Thresholds that are no thresholds are a programmer's error")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = LocationFilter.Policy.degrees(-0.1) }
    await #expect(processExitsWith: .failure) { _ = LocationFilter.Policy.degrees(.nan) }
    await #expect(processExitsWith: .failure) { _ = LocationFilter.Policy.meters(.infinity) }
    await #expect(processExitsWith: .failure) {
      _ = LocationFilter.Policy.meters(50, accuracyFactor: -1)
    }
  }

  @Test("The reasons are listed in the order of the questions")
  func reasons() {
    #expect(
      LocationDecision.Reason.allCases.map(\.description) == [
        "notFinite", "outOfRange", "nullIsland", "swapped", "outsideServiceArea", "inaccurate",
        "stale", "withinThreshold",
      ])
  }
}
