import MartCatalog
import Testing

@Suite("Nearby branches in a list of an app")
struct NearbyIdentityTests {
  /// Asks what SwiftUI's `ForEach` asks of its data.
  func forEach<Data: RandomAccessCollection>(_ data: Data) -> [Data.Element.ID]
  where Data.Element: Identifiable {
    data.map { $0.id }
  }

  let here: Coordinate
  let catalog: BranchCatalog

  init() throws {
    here = try #require(Coordinate(latitude: 37.4979, longitude: 127.0276))
    catalog = BranchCatalog([
      Branch(
        id: 7, mart: .costco, name: "양평점",
        coordinate: Coordinate(latitude: 37.5281, longitude: 126.8622)),
      Branch(
        id: 3, mart: .costco, name: "양재점",
        coordinate: Coordinate(latitude: 37.4636, longitude: 127.0368)),
    ])
  }

  @Test("A neighbor has the id of its branch, by name and by key path")
  func neighbors() {
    let near = catalog.nearby(within: SearchRadius(clamping: 5), of: here)
    #expect(near[0].id == 3)
    #expect(near.map(\.id) == [3])
    #expect(catalog.nearest(to: here, count: 2).map(\.id) == [3, 7])
    #expect(forEach(catalog.nearest(to: here, count: 2)) == [3, 7])
  }

  @Test("A place in a box has the id of its branch too")
  func places() {
    let index = NearbyIndex(catalog.branches, id: \.id, coordinate: \.coordinate)
    let places = index.within(.southKorea)
    #expect(places[0].id == 3)
    #expect(places.map(\.id) == [3, 7])
    #expect(forEach(places) == [3, 7])
  }

  @Test("An index of plain ids answers with them as its elements")
  func plainIDs() {
    let index = NearbyIndex(catalog.branches.map { (id: $0.id, coordinate: $0.coordinate) })
    #expect(index.nearest(to: here, count: 2).map(\.element) == [3, 7])
    #expect(index.within(.southKorea).map(\.element) == [3, 7])
  }
}
