// Nearest stores, markers and decisions where there is no C library: the printed bits must be those
// of every other platform. Generic code is compiled for Embedded Swift only where it is used.
import GeoFiltering

/// Places spread evenly over South Korea.
var places: [Place<Int>] = []
for id in 0..<2_000 {
  let north = Double(id) * 0.754_877_666_246_693
  let east = Double(id) * 0.569_840_290_998_053_3
  let latitude = 34.6 + 3.6 * (north - Double(Int(north)))
  let longitude = 126.3 + 3.1 * (east - Double(Int(east)))
  if let coordinate = Coordinate(latitude: latitude, longitude: longitude) {
    places.append(Place(id: id, coordinate: coordinate))
  }
}

let index = NearbyIndex(places)
let clusters = MarkerClusters(places, rank: { $0 % 3 })
var bits: UInt64 = 0
var ids = 0
for place in places {
  for neighbor in index.nearest(to: place.coordinate, count: 5) {
    bits = (bits << 1 | bits >> 63) ^ neighbor.meters.bitPattern
    ids = (ids &* 31 &+ neighbor.element) & 0xFFFFFF
  }
  ids = (ids &+ index.within(meters: 20_000, of: place.coordinate).count) & 0xFFFFFF
}
print("nearest " + String(ids) + " " + String(bits, radix: 16))

var markers = ""
for zoom in 5...12 {
  let found = clusters.clusters(in: .southKorea, zoom: zoom)
  var members = 0
  for marker in found { members += clusters.members(of: marker).count }
  markers += " " + String(found.count) + "/" + String(members)
}
print("markers" + markers)

var filter = LocationFilter(policy: .meters(50, accuracyFactor: 2))
var searches = 0
for place in places {
  if case .search(let found) = filter.decide(LocationFix(place.coordinate, horizontalAccuracy: 9)) {
    filter.markSearched(found)
    searches += 1
  }
}
print("searches " + String(searches))

let document = GeoJSON(index.within(.southKorea).prefix(2), id: { .integer($0) })
print(document.text)
