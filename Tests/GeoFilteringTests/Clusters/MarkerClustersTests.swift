import Foundation
import GeoFiltering
import MartTestSupport
import Testing

@Suite("Marker clusters")
struct MarkerClustersTests {
  static let world = BoundingBox(south: -90, west: -180, north: 90, east: 180)

  /// The distance of two places in points of the screen, by the C library.
  static func points(_ first: Coordinate, _ second: Coordinate, zoom: Int) -> Double {
    func y(_ coordinate: Coordinate) -> Double {
      log(tan(.pi / 4 + coordinate.latitude * .pi / 360)) / (2 * .pi)
    }
    let dx = (first.longitude - second.longitude) / 360
    let dy = y(first) - y(second)
    return (dx * dx + dy * dy).squareRoot() * 256 * Double(1 << zoom)
  }

  @Test("At every zoom the members partition the places, and the next zoom refines it")
  func partition() throws {
    let places = try NearbyIndexTests.places(400, seed: 41)
    let clusters = MarkerClusters(places)
    let world = try #require(Self.world)
    #expect(clusters.count == 400)
    var wholes: [Int: Int] = [:]
    for zoom in 0...20 {
      let markers = clusters.clusters(in: world, zoom: zoom)
      #expect(markers.map(\.count).reduce(0, +) == 400, "zoom \(zoom)")
      var owner: [Int: Int] = [:]
      for (index, marker) in markers.enumerated() {
        let members = clusters.members(of: marker)
        #expect(members.count == marker.count)
        for member in members { #expect(owner.updateValue(index, forKey: member) == nil) }
        #expect(Set(members.map { wholes[$0] ?? 0 }).count == 1, "zoom \(zoom) does not refine")
      }
      #expect(owner.count == 400, "zoom \(zoom)")
      wholes = owner
    }
    #expect(clusters.clusters(in: world, zoom: 0).count == 1)
  }

  @Test("The clusters do not depend on the order of the input")
  func order() throws {
    var random = SplitMix64(seed: 100)
    var places = try NearbyIndexTests.places(150, seed: 42)
    let world = try #require(Self.world)
    func answer(_ clusters: MarkerClusters<Int>) -> [[MarkerCluster<Int>]] {
      (0...19).map { clusters.clusters(in: world, zoom: $0) }
    }
    let expected = answer(MarkerClusters(places) { $0 % 3 })
    for _ in 0..<100 {
      places.shuffle(using: &random)
      #expect(answer(MarkerClusters(places) { $0 % 3 }) == expected, "seed 100")
    }
  }

  @Test(
    "Every marker of the next zoom has one near that may lead it", arguments: [60.0, 25, 140])
  func covering(radius: Double) throws {
    let places = try NearbyIndexTests.places(220, seed: UInt64(radius))
    let clusters = MarkerClusters(places, radius: radius, zooms: 3...16) { $0 % 3 }
    let world = try #require(Self.world)
    for zoom in 3...16 {
      let markers = clusters.clusters(in: world, zoom: zoom)
      for part in clusters.clusters(in: world, zoom: zoom + 1) {
        let reached = markers.filter {
          Self.points($0.coordinate, part.coordinate, zoom: zoom) <= radius + 1e-6
        }
        #expect(reached.contains { $0.lead % 3 <= part.lead % 3 }, "zoom \(zoom) \(part.id)")
      }
    }
  }

  @Test("Two markers of a zoom are never nearer than the radius, and stand on their lead")
  func spacing() throws {
    let places = try NearbyIndexTests.places(300, seed: 43)
    let clusters = MarkerClusters(places, radius: 70)
    let world = try #require(Self.world)
    for zoom in 0...18 {
      let markers = clusters.clusters(in: world, zoom: zoom)
      for (index, marker) in markers.enumerated() {
        #expect(marker.coordinate == places[marker.lead].coordinate)
        for other in markers[(index + 1)...] {
          #expect(Self.points(marker.coordinate, other.coordinate, zoom: zoom) > 70 - 1e-6)
        }
      }
    }
  }

  @Test("A cluster is whole before its expansion zoom and in parts from there")
  func expansion() throws {
    let clusters = MarkerClusters(try NearbyIndexTests.places(400, seed: 44))
    let world = try #require(Self.world)
    let ids = (0...30).map { zoom in
      Set(clusters.clusters(in: world, zoom: zoom).map(\.id))
    }
    var expanding = 0
    for zoom in 0...19 {
      for marker in clusters.clusters(in: world, zoom: zoom) {
        #expect(clusters.expansionZoom(of: marker) == marker.expansionZoom)
        guard let expansion = marker.expansionZoom else {
          #expect(marker.neverExpands == (marker.count > 1))
          #expect(ids[30].contains(marker.id))
          continue
        }
        expanding += 1
        #expect(expansion > zoom)
        #expect(!marker.neverExpands)
        #expect(ids[expansion - 1].contains(marker.id))
        #expect(!ids[expansion].contains(marker.id))
        #expect(clusters.cluster(withID: marker.id) == marker)
      }
    }
    #expect(expanding > 100)
  }

  @Test("Places with one coordinate stay one marker at every zoom and are flagged")
  func coincident() throws {
    let spot = try place(37.5, 127)
    let clusters = MarkerClusters([
      (id: 3, coordinate: spot), (id: 1, coordinate: spot),
      (id: 2, coordinate: try place(37.6, 127)),
    ])
    for zoom in [15, 18, 19, 25] {
      let markers = clusters.clusters(in: .southKorea, zoom: zoom)
      #expect(markers.map(\.lead) == [1, 2])
      #expect(markers.map(\.neverExpands) == [true, false])
      #expect(clusters.expansionZoom(of: markers[0]) == nil)
      #expect(clusters.members(of: markers[0]) == [1, 3])
      #expect(markers[0].center == spot)
    }
  }

  @Test("Neighbors too near for the last zoom come apart beyond it")
  func beyondTheLastZoom() throws {
    let clusters = MarkerClusters([
      (id: 1, coordinate: try place(37.5, 127)), (id: 2, coordinate: try place(37.5, 127.00001)),
    ])
    let marker = try #require(clusters.clusters(in: .southKorea, zoom: 18).first)
    #expect(marker.count == 2)
    #expect(marker.expansionZoom == 19)
    #expect(clusters.clusters(in: .southKorea, zoom: 19).map(\.count) == [1, 1])
    #expect(clusters.clusters(in: .southKorea, zoom: 18.9).map(\.count) == [2])
    #expect(clusters.clusters(in: .southKorea, zoom: Double.infinity).map(\.count) == [1, 1])
    #expect(clusters.clusters(in: .southKorea, zoom: -Double.infinity).map(\.count) == [2])
    #expect(clusters.clusters(in: .southKorea, zoom: Double.nan).map(\.count) == [2])
  }

  @Test("A member with the smallest rank leads, and the members come by rank and id")
  func ranks() throws {
    let places = try NearbyIndexTests.places(200, seed: 45)
    let clusters = MarkerClusters(places) { 7 - $0 % 8 }
    let world = try #require(Self.world)
    for zoom in 0...18 {
      for marker in clusters.clusters(in: world, zoom: zoom) {
        let members = clusters.members(of: marker)
        #expect(members == members.sorted { (7 - $0 % 8, $0) < (7 - $1 % 8, $1) })
        #expect(7 - marker.lead % 8 == members.map { 7 - $0 % 8 }.min())
        #expect(members.contains(marker.lead))
      }
    }
  }

  @Test("The center lies in the smallest box around the members")
  func centers() throws {
    let places = try NearbyIndexTests.places(300, seed: 46)
    let clusters = MarkerClusters(places)
    let world = try #require(Self.world)
    for zoom in 0...18 {
      for marker in clusters.clusters(in: world, zoom: zoom) {
        let members = clusters.members(of: marker).map { places[$0].coordinate }
        #expect(marker.bounds == BoundingBox(enclosing: members))
        #expect(marker.bounds.contains(marker.center))
        let mean = members.map(\.latitude).reduce(0, +) / Double(members.count)
        #expect(abs(marker.center.latitude - mean) < 1e-8)
        #expect(marker.bounds.contains(marker.coordinate))
      }
    }
  }

  @Test("The markers in a box are those of the whole map that stand in it")
  func boxes() throws {
    let clusters = MarkerClusters(try NearbyIndexTests.places(1_000, seed: 47))
    let world = try #require(Self.world)
    var random = SplitMix64(seed: 48)
    for _ in 0..<100 {
      let south = Double.random(in: 33...38, using: &random)
      let west = Double.random(in: 125...129, using: &random)
      let box = try #require(
        BoundingBox(
          south: south, west: west, north: south + .random(in: 0...1, using: &random),
          east: west + .random(in: 0...1.5, using: &random)))
      let zoom = Int.random(in: 0...20, using: &random)
      #expect(
        clusters.clusters(in: box, zoom: zoom)
          == clusters.clusters(in: world, zoom: zoom).filter { box.contains($0.coordinate) },
        "seed 48")
    }
  }

  @Test("A crowd at the last zoom becomes markers of the best rank, 60 points apart")
  func crowd() throws {
    var random = SplitMix64(seed: 49)
    var places: [Place<Int>] = []
    for id in 0..<20_000 {
      // A third stands within ten meters, the others within four hundred.
      let side = id % 3 == 0 ? 1e-4 : 4e-3
      let latitude: Double = 37.5 + .random(in: 0...side, using: &random)
      let longitude: Double = 127 + .random(in: 0...side, using: &random)
      places.append(Place(id: id, coordinate: try place(latitude, longitude)))
    }
    let clusters = MarkerClusters(places) { $0 < 100 ? 0 : 1 }
    let world = try #require(Self.world)
    #expect(clusters.clusters(in: world, zoom: 8).map(\.count) == [20_000])
    let markers = clusters.clusters(in: world, zoom: 16)
    #expect(markers.count > 4)
    #expect(markers.map(\.count).reduce(0, +) == 20_000)
    #expect(Set(markers.flatMap { clusters.members(of: $0) }).count == 20_000)
    for (index, marker) in markers.enumerated() {
      #expect(marker.lead < 100 || clusters.members(of: marker).allSatisfy { $0 >= 100 })
      for other in markers[..<index] {
        #expect(Self.points(marker.coordinate, other.coordinate, zoom: 16) > 60)
      }
    }
    #expect(clusters.clusters(in: world, zoom: 30).count == 20_000)
    let reversed = MarkerClusters(places.reversed()) { $0 < 100 ? 0 : 1 }
    #expect(reversed.clusters(in: world, zoom: 16) == markers)
  }
}
