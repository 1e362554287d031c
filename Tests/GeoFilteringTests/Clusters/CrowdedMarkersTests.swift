import GeoFiltering
import MartTestSupport
import Testing

/// More places than the last zoom can tell apart, in a few clusters.
@Suite("Markers of a crowd")
struct CrowdedMarkersTests {
  struct Crowd: Sendable {
    var latitudes: ClosedRange<Double>
    var longitudes: ClosedRange<Double>
    var zooms: ClosedRange<Int>

    /// 2,000 random places.
    func places() throws -> [Coordinate] {
      var random = SplitMix64(seed: 0xC40D)
      return try (0..<2_000).map { _ in
        try place(
          Double.random(in: latitudes, using: &random),
          Double.random(in: longitudes, using: &random))
      }
    }
  }

  static let crowds = [
    Crowd(latitudes: 37.5...37.5004, longitudes: 127...127.0004, zooms: 14...18),
    Crowd(latitudes: 37.5...37.501, longitudes: 127...127.001, zooms: 14...18),
    Crowd(latitudes: 37.5...37.5, longitudes: 127...127.004, zooms: 14...18),
    Crowd(latitudes: 33.2...38.6, longitudes: 126...129.5, zooms: 0...6),
    Crowd(latitudes: 33.2...38.6, longitudes: 126...129.5, zooms: 2...8),
  ]

  private func markers(
    _ places: [Coordinate], _ ids: [Int], _ zooms: ClosedRange<Int>,
    rank: (Int) -> Int = { _ in 0 }
  ) throws -> (clusters: MarkerClusters<Int>, markers: [[MarkerCluster<Int>]]) {
    let world = try #require(MarkerClustersTests.world)
    let clusters = MarkerClusters(
      zip(ids, places).map { (id: $0, coordinate: $1) }, zooms: zooms, rank: rank)
    return (clusters, zooms.map { clusters.clusters(in: world, zoom: $0) })
  }

  @Test("They partition the places, are parts of those before, and keep apart", arguments: crowds)
  func partition(crowd: Crowd) throws {
    let places = try crowd.places()
    let (clusters, markers) = try markers(places, Array(places.indices), crowd.zooms)
    var wholes = [Int](repeating: 0, count: places.count)
    for (zoom, markers) in zip(crowd.zooms, markers) {
      var owners = [Int](repeating: -1, count: places.count)
      for (index, marker) in markers.enumerated() {
        #expect(marker.coordinate == places[marker.lead])
        let members = clusters.members(of: marker)
        #expect(Set(members.map { wholes[$0] }).count == 1, "zoom \(zoom)")
        for member in members {
          #expect(owners[member] < 0)
          owners[member] = index
        }
        for other in markers[..<index] {
          #expect(
            MarkerClustersTests.points(marker.coordinate, other.coordinate, zoom: zoom) > 60 - 1e-6)
        }
      }
      #expect(!owners.contains(-1), "zoom \(zoom)")
      wholes = owners
    }
  }

  @Test(
    "They do not depend on the order of the input, and stand at the same places whatever the ids are",
    arguments: crowds)
  func order(crowd: Crowd) throws {
    var random = SplitMix64(seed: 0x1D5)
    var places = try crowd.places()
    let ids = Array(places.indices)
    let expected = try markers(places, ids, crowd.zooms).markers
    let reversed = try markers(places.reversed(), ids.reversed(), crowd.zooms).markers
    #expect(reversed == expected)
    places.shuffle(using: &random)
    let shuffled = try markers(places, ids, crowd.zooms).markers
    #expect(shuffled.map { Set($0.map(\.id)) } == expected.map { Set($0.map(\.id)) })
  }

  @Test("The best rank leads", arguments: crowds)
  func ranks(crowd: Crowd) throws {
    let places = try crowd.places()
    let (clusters, markers) = try markers(places, Array(places.indices), crowd.zooms) { $0 % 5 }
    for marker in markers.joined() {
      #expect(clusters.members(of: marker).map { $0 % 5 }.min() == marker.lead % 5)
    }
  }
}
