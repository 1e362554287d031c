import GeoFiltering

let geoFilteringHotCalls: [HotCall] = [
  HotCall("Coordinate.distance(to:)") {
    let places = placesOnAGrid(256).map(\.coordinate)
    return { count in
      var sum = 0.0
      for step in 0..<count { sum += places[step & 255].distance(to: places[(step + 7) & 255]) }
      return Int(sum)
    }
  },
  HotCall("PlaneCoordinate.coordinate() of EPSG:5174") {
    let planes = placesOnAGrid(256).compactMap {
      $0.coordinate.planeCoordinate(in: .modifiedCentralBelt1985)
    }
    return { count in
      var sum = 0.0
      for step in 0..<count {
        sum += (try? planes[step % planes.count].coordinate())?.latitude ?? 0
      }
      return Int(sum)
    }
  },
  HotCall("Coordinate.planeCoordinate(in:) of EPSG:5174") {
    let places = placesOnAGrid(256).map(\.coordinate)
    return { count in
      var sum = 0.0
      for step in 0..<count {
        sum += places[step & 255].planeCoordinate(in: .modifiedCentralBelt1985)?.x ?? 0
      }
      return Int(sum)
    }
  },
  decision("LocationFilter.decide, 0.0005°", .degrees(0.0005)),
  decision("LocationFilter.decide, 50 m", .meters(50, accuracyFactor: 2)),
  nearest(of: 400),
  nearest(of: 10_000),
  HotCall("NearbyIndex.within 2 km of 10000", count: 1_000) {
    let places = placesOnAGrid(10_000)
    let index = NearbyIndex(places)
    return { count in
      var sum = 0
      for step in 0..<count {
        sum &+= index.within(meters: 2_000, of: places[(step &* 39) % 10_000].coordinate).count
      }
      return sum
    }
  },
  HotCall("MarkerClusters of 400", count: 10) {
    let places = placesOnAGrid(400)
    return { count in
      var sum = 0
      for _ in 0..<count { sum &+= MarkerClusters(places, zooms: 0...16).count }
      return sum
    }
  },
]

private func decision(_ name: String, _ policy: LocationFilter.Policy) -> HotCall {
  HotCall(name) {
    let places = placesOnAGrid(256).map(\.coordinate)
    var filter = LocationFilter(policy: policy)
    filter.markSearched(places[0])
    let fixes = places.enumerated().map { index, place in
      index.isMultiple(of: 4)
        ? LocationFix(place, horizontalAccuracy: 20, age: 1)
        : LocationFix(
          latitude: places[0].latitude + Double(index) * 4e-6, longitude: places[0].longitude,
          horizontalAccuracy: 20, age: 1)
    }
    return { [filter] count in
      var sum = 0
      for step in 0..<count {
        if case .search = filter.decide(fixes[step & 255]) { sum &+= 1 }
      }
      return sum
    }
  }
}

private func nearest(of size: Int) -> HotCall {
  HotCall("NearbyIndex.nearest 10 of \(size)", count: 1_000) {
    let places = placesOnAGrid(size)
    let index = NearbyIndex(places)
    return { count in
      var sum = 0
      for step in 0..<count {
        let here = places[(step &* 39) % size].coordinate
        sum &+= index.nearest(to: here, count: 10)[3].element
      }
      return sum
    }
  }
}

/// Places all over South Korea that no two runs and no random generator can make different.
private func placesOnAGrid(_ count: Int) -> [Place<Int>] {
  (0..<count).compactMap { id in
    // Multiples of two irrational numbers, without their whole parts, spread evenly.
    let north = Double(id) * 0.754_877_666_246_693
    let east = Double(id) * 0.569_840_290_998_053_3
    return Coordinate(
      latitude: 34.6 + 3.6 * (north - north.rounded(.down)),
      longitude: 126.3 + 3.1 * (east - east.rounded(.down))
    ).map { Place(id: id, coordinate: $0) }
  }
}
