import BenchmarkHarness
import Foundation
import GeoFiltering

let geoFilteringBenchmarks = BenchmarkSuite(
  "GeoFiltering",
  [
    filterDecision("decision, 0.0005°", .degrees(0.0005)),
    filterDecision("decision, 50 m by accuracy", .meters(50, accuracyFactor: 2)),
    Benchmark("distance", target: Target(allocations: 0)) {
      let here = samplePlaces(1_024).map(\.coordinate)
      return { count in
        var sum = 0.0
        for step in 0..<count { sum += here[step & 1_023].distance(to: here[(step + 7) & 1_023]) }
        return Int(sum)
      }
    }
    .beside("haversine", agreeing: false) {
      let here = samplePlaces(1_024).map(\.coordinate)
      return { count in
        var sum = 0.0
        for step in 0..<count { sum += haversine(here[step & 1_023], here[(step + 7) & 1_023]) }
        return Int(sum)
      }
    },
    place(on: .modifiedCentralBelt1985, "EPSG:5174"),
    place(on: .unified2002, "EPSG:5179"),
    planeCoordinate(in: .modifiedCentralBelt1985, "EPSG:5174"),
    planeCoordinate(in: .unified2002, "EPSG:5179"),
    nearest(10, of: 400, limit: 2_000),
    nearest(10, of: 10_000, limit: 4_000),
    nearest(10, of: 1_000_000, limit: 6_000),
    within2km(of: 400, limit: nil),
    within2km(of: 10_000, limit: 5_000),
    building(400, limit: nil),
    building(10_000, limit: nil),
    building(1_000_000, limit: 350_000_000),
    building(1_000_000, limit: nil, shuffled: true),
    clustering(400, limit: 2_000_000),
    clustering(10_000, limit: 40_000_000),
    clustering(1_000_000, limit: nil),
    inView(of: 400, zoom: 11, limit: 20_000),
    inView(of: 10_000, zoom: 8, limit: 20_000),
    inView(of: 10_000, zoom: 11, limit: 20_000),
    inView(of: 10_000, zoom: 14, limit: 20_000),
  ])

/// A decision about one of 1,024 positions near the last searched place and around the country.
private func filterDecision(_ name: String, _ policy: LocationFilter.Policy) -> Benchmark {
  Benchmark(name, target: Target(nanoseconds: 15, allocations: 0)) {
    var filter = LocationFilter(policy: policy)
    let places = samplePlaces(1_024).map(\.coordinate)
    filter.markSearched(places[0])
    let fixes = places.enumerated().map { index, place in
      let home = places[0]
      return index.isMultiple(of: 4)
        ? LocationFix(place, horizontalAccuracy: 20, age: 1)
        : LocationFix(
          latitude: home.latitude + Double(index) * 1e-6, longitude: home.longitude,
          horizontalAccuracy: 20, age: 1)
    }
    return { [filter] count in
      var sum = 0
      for step in 0..<count {
        if case .search = filter.decide(fixes[step & 1_023]) { sum &+= 1 }
      }
      return sum
    }
  }
}

/// The place of a row of a register.
private func place(on grid: KoreanGrid, _ name: String) -> Benchmark {
  Benchmark("place of \(name)", target: Target(nanoseconds: 200, allocations: 0)) {
    let planes = samplePlaces(1_024).compactMap { $0.coordinate.planeCoordinate(in: grid) }
    return { count in
      var sum = 0.0
      for step in 0..<count {
        if let place = try? planes[step % planes.count].coordinate() { sum += place.latitude }
      }
      return Int(sum * 1_000)
    }
  }
}

private func planeCoordinate(in grid: KoreanGrid, _ name: String) -> Benchmark {
  Benchmark("\(name) of a place", target: Target(nanoseconds: 200, allocations: 0)) {
    let places = samplePlaces(1_024).map(\.coordinate)
    return { count in
      var sum = 0.0
      for step in 0..<count { sum += places[step & 1_023].planeCoordinate(in: grid)?.x ?? 0 }
      return Int(sum)
    }
  }
}

private func nearest(_ wanted: Int, of size: Int, limit: Double) -> Benchmark {
  Benchmark("nearest \(wanted) of \(size)", target: Target(nanoseconds: limit)) {
    let index = NearbyIndex(samplePlaces(size))
    let queries = sampleQueries
    return { count in
      var sum = 0
      for step in 0..<count {
        sum &+= index.nearest(to: queries[step & 255], count: wanted)[0].element
      }
      return sum
    }
  }
  .beside("haversine scan", agreeing: false) {
    let places = samplePlaces(size)
    let queries = sampleQueries
    return { count in
      var sum = 0
      for step in 0..<count {
        sum &+= haversineNearest(wanted, of: places, from: queries[step & 255])[0].id
      }
      return sum
    }
  }
}

private func within2km(of size: Int, limit: Double?) -> Benchmark {
  Benchmark("within 2 km of \(size)", target: Target(nanoseconds: limit)) {
    let index = NearbyIndex(samplePlaces(size))
    let queries = sampleQueries
    return { count in
      var sum = 0
      for step in 0..<count {
        sum &+= index.within(meters: 2_000, of: queries[step & 255]).count
      }
      return sum
    }
  }
  .beside("haversine scan", agreeing: false) {
    let places = samplePlaces(size)
    let queries = sampleQueries
    return { count in
      var sum = 0
      for step in 0..<count {
        let here = queries[step & 255]
        sum &+=
          places.lazy.map { (id: $0.element, meters: haversine(here, $0.coordinate)) }
          .filter { $0.meters <= 2_000 }.sorted { $0.meters < $1.meters }.count
      }
      return sum
    }
  }
}

private func building(_ size: Int, limit: Double?, shuffled: Bool = false) -> Benchmark {
  Benchmark(
    "index of \(size)" + (shuffled ? ", ids mixed" : ""), target: Target(nanoseconds: limit)
  ) {
    var places = samplePlaces(size)
    if shuffled {
      var random = SplitMix(state: 7)
      places.shuffle(using: &random)
    }
    return { [places] count in
      var sum = 0
      for _ in 0..<count { sum &+= NearbyIndex(places).count }
      return sum
    }
  }
}

private func clustering(_ size: Int, limit: Double?) -> Benchmark {
  Benchmark("clusters of \(size)", target: Target(nanoseconds: limit)) {
    let places = samplePlaces(size)
    return { count in
      var sum = 0
      for _ in 0..<count { sum &+= MarkerClusters(places, zooms: 0...16).count }
      return sum
    }
  }
}

/// The markers on a screen of 400 × 800 points.
private func inView(of size: Int, zoom: Int, limit: Double?) -> Benchmark {
  Benchmark("in view at zoom \(zoom) of \(size)", target: Target(nanoseconds: limit)) {
    let clusters = MarkerClusters(samplePlaces(size), zooms: 0...16)
    let width = 400 / 256 / Double(1 << zoom) * 360
    let views = sampleQueries.compactMap { center in
      BoundingBox(
        south: center.latitude - width * 0.79, west: center.longitude - width / 2,
        north: center.latitude + width * 0.79, east: center.longitude + width / 2)
    }
    return { count in
      var sum = 0
      for step in 0..<count {
        sum &+= clusters.clusters(in: views[step & 255], zoom: zoom).count
      }
      return sum
    }
  }
}
