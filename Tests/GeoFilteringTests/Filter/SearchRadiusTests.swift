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
    #expect(radius.originalMapZoom == zoom)
    #expect(try #require(SearchRadius(originalMapZoom: zoom)) >= radius)
    #expect(SearchRadius(originalMapZoom: zoom)?.originalMapZoom == zoom)
  }

  @Test("A zoom that no radius has gives no radius")
  func unknownZoom() {
    for zoom in [0, 9, 12, 14, 16] { #expect(SearchRadius(originalMapZoom: zoom) == nil) }
  }

  @Test(
    "A fitted zoom shows the whole circle, and the next one does not",
    arguments: [33.2, 37.5, 38.6], [(1, 320.0), (2, 375), (8, 768), (50, 414)])
  func fitting(latitude: Double, view: (kilometers: Int, points: Double)) throws {
    let here = try #require(Coordinate(latitude: latitude, longitude: 127))
    let radius = SearchRadius(clamping: view.kilometers)
    let zoom = here.mapZoom(showing: radius, in: view.points)
    // The points of the circle's edges on the map, by the formulas of Web Mercator on a sphere.
    func edges(at zoom: Int) -> (width: Double, height: Double) {
      let size = 256 * pow(2, Double(zoom))
      let degrees = radius.meters / 6_371_008.8 * 180 / .pi
      func y(_ latitude: Double) -> Double {
        log(tan((45 + latitude / 2) * .pi / 180)) / (2 * .pi) * size
      }
      let width = 2 * degrees / cos(latitude * .pi / 180) / 360 * size
      return (width, y(latitude + degrees) - y(latitude - degrees))
    }
    let (width, height) = edges(at: zoom)
    #expect(max(width, height) <= view.points)
    let next = edges(at: zoom + 1)
    #expect(max(next.width, next.height) > 0.98 * view.points)
  }

  @Test("A view without a size has the zoom of the whole world")
  func noView() throws {
    let here = try #require(Coordinate(latitude: 37.5, longitude: 127))
    for points in [0, -1, .nan, 0.01] {
      #expect(here.mapZoom(showing: SearchRadius(clamping: 2), in: points) == 0)
    }
    #expect(here.mapZoom(showing: SearchRadius(clamping: 2), in: .infinity) == 22)
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
