import Foundation
import GeoFiltering
import MartTestSupport
import Testing

/// The long comparison with measuring every place; it runs with `MART_LONG_PROOFS=1`.
@Suite(
  "Nearby index, long proof",
  .enabled(if: ProcessInfo.processInfo.environment["MART_LONG_PROOFS"] == "1"))
struct NearbyProofTests {
  @Test(
    "10,000 queries are answered as measuring every place answers them",
    arguments: [10, 400, 9_999, 10_001, 100_000])
  func proof(count: Int) throws {
    let seed = UInt64(count) &* 31
    let places = try NearbyIndexTests.places(count, seed: seed)
    let index = NearbyIndex(places.reversed())
    var random = SplitMix64(seed: ~seed)
    var disagreements = 0
    for round in 0..<10_000 {
      let here: Coordinate
      if round.isMultiple(of: 7), let spot = places.randomElement(using: &random) {
        here = spot.coordinate
      } else {
        here = try place(
          Double.random(in: 33...38.7, using: &random), Double.random(in: 125...131, using: &random)
        )
      }
      let radius = [500.0, 2_000, 8_000][round % 3]
      var best: [(meters: Double, id: Int)] = []
      var within: [(meters: Double, id: Int)] = []
      for place in places {
        let item = (meters: here.distance(to: place.coordinate), id: place.element)
        if item.meters <= radius { within.append(item) }
        if best.count == 10, item >= best[9] { continue }
        if best.count == 10 { best.removeLast() }
        best.insert(item, at: best.firstIndex { item < $0 } ?? best.count)
      }
      within.sort { $0 < $1 }
      let nearest = index.nearest(to: here, count: 10)
      let near = index.within(meters: radius, of: here)
      if nearest.map(\.element) != best.map(\.id) || nearest.map(\.meters) != best.map(\.meters)
        || near.map(\.element) != within.map(\.id)
      {
        disagreements += 1
      }
    }
    #expect(disagreements == 0, "seed \(seed)")
  }
}
