import Foundation
import GeoFiltering
import Testing

@Suite("Search radius")
struct SearchRadiusTests {
  @Test("Defect of the original app: a slider at 0 asks for 1 km, which the server accepts")
  func clamping() {
    #expect(SearchRadius(clamping: 0).kilometers == 1)
    #expect(SearchRadius(clamping: -3).kilometers == 1)
    #expect(SearchRadius(clamping: 8).kilometers == 8)
    #expect(SearchRadius(clamping: 51).kilometers == 50)
  }

  @Test("Only 1…50 km can be written down")
  func range() {
    #expect(SearchRadius(kilometers: 0) == nil)
    #expect(SearchRadius(kilometers: 51) == nil)
    #expect((1...50).allSatisfy { SearchRadius(kilometers: $0)?.kilometers == $0 })
    #expect(SearchRadius(kilometers: 2)?.meters == 2_000)
    #expect(SearchRadius(kilometers: 2)?.description == "2 km")
  }

  @Test(
    "The zoom is the one of the app's table",
    arguments: [(1, 13), (2, 13), (3, 11), (6, 11), (7, 10), (8, 10), (9, 15), (50, 15)])
  func zoom(kilometers: Int, zoom: Int) throws {
    let radius = try #require(SearchRadius(kilometers: kilometers))
    #expect(radius.mapZoom == zoom)
    #expect(try #require(SearchRadius.kilometers(atMapZoom: zoom)).contains(kilometers))
    #expect(try #require(SearchRadius(mapZoom: zoom)) >= radius)
    #expect(SearchRadius(mapZoom: zoom)?.mapZoom == zoom)
  }

  @Test("A zoom that no radius has gives no radius")
  func unknownZoom() {
    for zoom in [0, 9, 12, 14, 16] { #expect(SearchRadius(mapZoom: zoom) == nil) }
  }

  @Test("The stored form is the number of kilometers")
  func storage() throws {
    let radius = try JSONDecoder().decode([SearchRadius].self, from: Data("[3]".utf8))
    #expect(radius == [SearchRadius(clamping: 3)])
    #expect(String(decoding: try JSONEncoder().encode(radius), as: UTF8.self) == "[3]")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([SearchRadius].self, from: Data("[0]".utf8))
    }
  }
}
