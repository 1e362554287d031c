import GeoFiltering
import MartCatalog
import MartModels
import Testing

@Suite("The way from an address to a place")
struct GeocodingWalkTests {
  let mixed = "서울 송파구 신천동 올림픽로300"
  let first = "서울 송파구 신천동 올림픽로300"
  let second = "서울 송파구 올림픽로 300"

  @Test("No result leads to the next candidate, and at last to the reason")
  func noResult() {
    var walk = GeocodingWalk(address: mixed)
    #expect(walk.step == .ask(first))
    walk.receive(.noResult)
    #expect(walk.step == .ask(second))
    walk.receive(.noResult)
    #expect(walk.step == .givenUp(.notFound(tried: [first, second])))
    walk.receive(.unreachable)
    walk.resume()
    #expect(walk.step == .givenUp(.notFound(tried: [first, second])))
  }

  @Test("Without a network the same candidate is asked for later, as often as it takes")
  func unreachable() {
    var walk = GeocodingWalk(address: mixed)
    walk.receive(.noResult)
    for _ in 0..<3 {
      walk.receive(.unreachable)
      #expect(walk.step == .askLater(second))
      walk.resume()
      #expect(walk.step == .ask(second))
    }
  }

  @Test("A place ends the walk, one outside the country does not")
  func found() throws {
    let seoul = try #require(Coordinate(latitude: 37.51, longitude: 127.1))
    let tokyo = try #require(Coordinate(latitude: 35.68, longitude: 139.76))
    var walk = GeocodingWalk(address: mixed)
    walk.receive(.found(tokyo))
    #expect(walk.step == .ask(second))
    walk.receive(.found(seoul))
    #expect(walk.step == .found(seoul))
    walk.receive(.noResult)
    #expect(walk.step == .found(seoul))
    var outside = GeocodingWalk(address: mixed)
    outside.receive(.found(tokyo))
    outside.receive(.noResult)
    #expect(outside.step == .givenUp(.outsideServiceArea(tried: [first, second])))
  }

  @Test("A store without an address is given up at once", arguments: [nil, "", "123"])
  func noAddress(_ address: String?) {
    #expect(GeocodingWalk(address: address).step == .givenUp(.noAddress))
  }
}
