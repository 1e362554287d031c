import Foundation
import GeoFiltering
import MartTestSupport
import Testing

@Suite("What marker clusters are made of")
struct MarkerClusterInputTests {
  @Test("An id that is given twice is shown once and named")
  func duplicates() throws {
    let clusters = MarkerClusters([
      (id: "b", coordinate: try place(37, 127)), (id: "a", coordinate: try place(36, 128)),
      (id: "b", coordinate: try place(35, 129)), (id: "b", coordinate: try place(35, 128)),
    ])
    #expect(clusters.duplicates == ["b"])
    #expect(clusters.count == 2)
    let places = clusters.clusters(in: .southKorea, zoom: 15)
    #expect(places.map(\.coordinate) == [try place(36, 128), try place(35, 128)])
  }

  @Test("Clusters of nothing have no markers, and a foreign cluster has no members")
  func nothing() throws {
    let empty = MarkerClusters([Place<Int>]())
    #expect(empty.isEmpty)
    #expect(empty.clusters(in: .southKorea, zoom: 5).isEmpty)
    let other = MarkerClusters([
      (id: 1, coordinate: try place(37, 127)), (id: 2, coordinate: try place(37, 127)),
    ])
    let marker = try #require(other.clusters(in: .southKorea, zoom: 5).first)
    #expect(empty.members(of: marker).isEmpty)
    #expect(empty.expansionZoom(of: marker) == nil)
    #expect(empty.cluster(withID: marker.id) == nil)
    let single = MarkerClusters([(id: 1, coordinate: try place(37, 127))])
    #expect(single.members(of: marker).isEmpty)
  }

  @Test("Nothing and a single place have clusters of any radius at any zooms")
  func hugeRadius() throws {
    let alone = [Place(1, at: try place(37, 127))]
    for radius in [Double.leastNonzeroMagnitude, 60, 3_600, 1e19, .greatestFiniteMagnitude] {
      for zooms in [2...7, 0...30, 30...30] {
        let empty = MarkerClusters([Place<Int>](), radius: radius, zooms: zooms)
        #expect(empty.clusters(in: .southKorea, zoom: zooms.lowerBound).isEmpty)
        let single = MarkerClusters(alone, radius: radius, zooms: zooms)
        #expect(single.clusters(in: .southKorea, zoom: zooms.lowerBound).map(\.lead) == [1])
      }
    }
  }

  @Test("Values without a place are left out")
  func withoutPlace() throws {
    struct Store {
      var id: Int
      var place: Coordinate?
      var popularity: Int
    }
    let spot = try place(37, 127)
    let clusters = MarkerClusters(
      [
        Store(id: 1, place: spot, popularity: 5), Store(id: 2, place: nil, popularity: 99),
        Store(id: 3, place: spot, popularity: 50),
      ], id: \.id, coordinate: \.place, rank: { -$0.popularity })
    #expect(clusters.clusters(in: .southKorea, zoom: 5).map(\.lead.id) == [3])
    #expect(clusters.count == 2)
    #expect(clusters.withoutCoordinate == 1)
    let pairs = MarkerClusters([(id: 1, coordinate: spot), (id: 2, coordinate: nil)])
    #expect(pairs.count == 1)
    #expect(pairs.withoutCoordinate == 1)
  }

  @Test("Values come back as they were given, and a selection outlives their changes")
  func values() throws {
    struct Store: Identifiable, Equatable {
      var id: String
      var place: Coordinate?
      var isOpen = true
    }
    var stores = [
      Store(id: "b", place: try place(37, 127)), Store(id: "a", place: try place(37.001, 127)),
      Store(id: "c", place: try place(35, 129)), Store(id: "c", place: try place(36, 129)),
    ]
    let clusters = MarkerClusters(stores, id: \.id, coordinate: \.place)
    #expect(clusters.duplicates == [stores[3]])
    let marker = try #require(clusters.clusters(in: .southKorea, zoom: 8).first { $0.count == 2 })
    #expect(clusters.members(of: marker) == [stores[1], stores[0]])
    #expect(clusters.members(of: marker).contains(marker.lead))
    stores[0].isOpen = false
    let later = MarkerClusters(stores, id: \.id, coordinate: \.place)
    #expect(later.cluster(withID: marker.id)?.count == 2)
    #expect(later.members(of: marker.id) == [stores[1], stores[0]])
  }

  @Test("The whole Earth clusters, its poles and its edges included")
  func earth() throws {
    var random = SplitMix64(seed: 50)
    let places = try (0..<500).map { id in
      Place(
        id: id,
        coordinate: try place(
          id % 50 == 0 ? (id % 100 == 0 ? 90 : -90) : Double.random(in: -90...90, using: &random),
          id % 49 == 0 ? 180 : Double.random(in: -180...180, using: &random)))
    }
    let clusters = MarkerClusters(places)
    let world = try #require(MarkerClustersTests.world)
    for zoom in 0...19 {
      #expect(clusters.clusters(in: world, zoom: zoom).map(\.count).reduce(0, +) == 500)
    }
  }

  @Test("A radius or zooms that are none are a programmer's error")
  func preconditions() async {
    await #expect(processExitsWith: .failure) { _ = MarkerClusters([Place<Int>](), radius: 0) }
    await #expect(processExitsWith: .failure) { _ = MarkerClusters([Place<Int>](), radius: .nan) }
    await #expect(processExitsWith: .failure) {
      _ = MarkerClusters([Place<Int>](), zooms: 0...31)
    }
  }
}
