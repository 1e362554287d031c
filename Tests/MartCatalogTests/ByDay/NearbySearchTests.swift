import Fetching
import GeoFiltering
import MartCatalog
import MartModels
import Testing

@Suite("The search around the user")
struct NearbySearchTests {
  let seoul = LocationFix(latitude: 37.5665, longitude: 126.978)
  let suwon = LocationFix(latitude: 37.2636, longitude: 127.0286)
  let five = SearchRadius(clamping: 5)
  let answer = CatalogResponse([
    CatalogRow(
      Branch(id: 1, mart: .emart, name: "성수점", coordinate: Coordinate("37.5665,126.978")))
  ])

  @Test("A radius chosen during the first search is asked for, and only its answer is shown")
  func duringTheFirstSearch() throws {
    var search = NearbySearch()
    let first = search.request(at: seoul, now: 0)
    let wider = search.request(within: five)
    #expect(wider?.query == "latitude=37.5665&longitude=126.978&distance=5")
    search.receive(.success(answer), to: try #require(first), at: 1)
    #expect(search.markers.shown == nil)
    search.receive(.success(answer), to: try #require(wider), at: 2)
    #expect(search.markers.shown?.radius == five)
  }

  @Test("A radius chosen during a later search keeps the place of that search")
  func duringALaterSearch() throws {
    var search = NearbySearch()
    let first = search.request(at: seoul, now: 0)
    search.receive(.success(answer), to: try #require(first), at: 1)
    let second = search.request(at: suwon, now: 2)
    #expect(second != nil)
    let wider = search.request(within: five)
    #expect(wider?.query == "latitude=37.2636&longitude=127.0286&distance=5")
  }

  @Test("A radius without a place asks nothing, and is that of the next search")
  func withoutAPlace() {
    var search = NearbySearch()
    let early = search.request(within: five)
    #expect(early == nil)
    let request = search.request(at: seoul, now: 0)
    #expect(request?.query == "latitude=37.5665&longitude=126.978&distance=5")
    let same = search.request(within: five)
    #expect(same == nil)
  }

  @Test(
    "An answer at a moment that no calendar has is shown",
    arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func impossibleMoment(_ now: Double) throws {
    var search = NearbySearch()
    let request = search.request(at: seoul, now: 0)
    search.receive(.success(answer), to: try #require(request), at: now)
    #expect(search.markers.shown?.entries.map(\.element.id) == [1])
  }
}
