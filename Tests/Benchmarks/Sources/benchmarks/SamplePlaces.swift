import Foundation
import GeoFiltering

/// Places in South Korea's mainland, as many in and around Seoul as everywhere else.
func samplePlaces(_ count: Int) -> [Place<Int>] {
  var random = SplitMix(state: UInt64(count))
  return (0..<count).compactMap { id in
    let (latitudes, longitudes) =
      id.isMultiple(of: 2) ? (37.2...37.75, 126.6...127.3) : (34.6...38.2, 126.3...129.4)
    return Coordinate(
      latitude: .random(in: latitudes, using: &random),
      longitude: .random(in: longitudes, using: &random)
    ).map { Place(id: id, coordinate: $0) }
  }
}

/// Where the questions are asked.
let sampleQueries = samplePlaces(256).map(\.coordinate)

/// A random generator of one's own, so that every run measures the same places.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The usual formula on a sphere.
func haversine(_ a: Coordinate, _ b: Coordinate) -> Double {
  let radian = Double.pi / 180
  let north = sin((b.latitude - a.latitude) * radian / 2)
  let east = sin((b.longitude - a.longitude) * radian / 2)
  let square =
    north * north + cos(a.latitude * radian) * cos(b.latitude * radian) * east * east
  return 2 * 6_371_008.8 * asin(min(1, square.squareRoot()))
}

/// The nearest places by measuring every place and keeping the best.
func haversineNearest(
  _ wanted: Int, of places: [Place<Int>], from here: Coordinate
) -> [(id: Int, meters: Double)] {
  var best: [(id: Int, meters: Double)] = []
  for place in places {
    let meters = haversine(here, place.coordinate)
    if best.count == wanted, meters >= best[wanted - 1].meters { continue }
    if best.count == wanted { best.removeLast() }
    let position = best.firstIndex { $0.meters > meters } ?? best.endIndex
    best.insert((place.element, meters), at: position)
  }
  return best
}
