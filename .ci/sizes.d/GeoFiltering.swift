import GeoFiltering

if let place = Coordinate(latitude: 37.4979, longitude: 127.0276) {
  let index = NearbyIndex([7014], id: { $0 }, coordinate: { _ in place })
  print("\(index.nearest(to: place, count: 1).count)")
}
