import GeoFiltering
import MartTestSupport
import Testing

/// Half of the Earth's circumference is the largest distance, so places around an antipode are often
/// equally far away although the straight lines to them differ.
@Suite("Nearby index, the far side of the Earth")
struct AntipodeTests {
  /// Places within some degrees of the antipode of a place, some of them at the same spot.
  private func places(
    around here: Coordinate, within degrees: Double, using random: inout SplitMix64
  ) throws -> [Place<Int>] {
    try (0..<120).map { id in
      let latitude = -here.latitude + Double.random(in: -degrees...degrees, using: &random)
      let opposite = here.longitude > 0 ? here.longitude - 180 : here.longitude + 180
      let longitude = opposite + Double.random(in: -degrees...degrees, using: &random)
      return Place(
        id: id,
        coordinate: try place(
          min(max(latitude, -90), 90), min(max(longitude, -180), 180)))
    }
  }

  @Test(
    "Near the antipode the order is that of the meters and then of the ids",
    arguments: [0, 0.000_1, 0.01, 0.5, 3, 20])
  func antipode(degrees: Double) throws {
    var random = SplitMix64(seed: 0xA47)
    var saturated = 0
    for round in 0..<20 {
      // The line through the Earth is longest between places on the equator.
      let latitude = round.isMultiple(of: 2) ? 0 : Double.random(in: -90...90, using: &random)
      let here = try place(latitude, Double.random(in: -179...179, using: &random))
      let places = try places(around: here, within: degrees, using: &random)
      let index = NearbyIndex(places.shuffled(using: &random))
      let expected = NearbyIndexTests.sorted(places, from: here)
      let largest = try #require(expected.last).meters
      saturated += expected.count { $0.meters == largest }
      for count in [1, 2, 7, 40, 64, 65, 100, 120] {
        let answer = index.nearest(to: here, count: count)
        #expect(
          answer.map(\.element) == expected.prefix(count).map(\.id), "seed 0xA47, \(degrees)°")
        #expect(answer.map(\.meters) == expected.prefix(count).map(\.meters))
      }
      let median = expected[60].meters
      #expect(
        index.within(meters: median, of: here).map(\.element)
          == expected.prefix { $0.meters <= median }.map(\.id))
    }
    #expect(saturated > 20, "no place was as far away as the largest distance")
  }
}
