import GeoFiltering
import MartTestSupport
import Testing

@Suite("Boxes of a map's region")
struct RegionTests {
  @Test(
    "A region has its edges half a span from its center, ends at the poles and goes on beyond 180°",
    arguments: [
      (37.5, 127, 1.0, 2.0, [37.0, 126, 38, 128]), (37.5, 127, 0, 0, [37.5, 127, 37.5, 127]),
      (89.5, 0, 2, 2, [88.5, -1, 90, 1]), (-89.5, 0, 200, 2, [-90, -1, 10.5, 1]),
      (0, 179, 2, 4, [-1, 177, 1, -179]), (0, -179, 2, 4, [-1, 179, 1, -177]),
      (0, 178, 2, 4, [-1, 176, 1, 180]), (0, -178, 2, 4, [-1, -180, 1, -176]),
      (0, 10, 180, 360, [-90, -180, 90, 180]), (0, 10, 500, 1e300, [-90, -180, 90, 180]),
      (0, 10, 2, 350, [-1, -165, 1, -175]), (0, 0, 2, 359, [-1, -179.5, 1, 179.5]),
    ] as [(Double, Double, Double, Double, [Double])])
  func region(
    latitude: Double, longitude: Double, height: Double, width: Double, edges: [Double]
  ) throws {
    let center = try place(latitude, longitude)
    let box = try #require(
      BoundingBox(center: center, latitudeSpan: height, longitudeSpan: width))
    #expect(
      [
        box.southWest.latitude, box.southWest.longitude, box.northEast.latitude,
        box.northEast.longitude,
      ] == edges)
    #expect(box.contains(center))
  }

  @Test("A region holds the places within half its spans and no other")
  func contents() throws {
    var random = SplitMix64(seed: 0x4E6)
    for _ in 0..<2_000 {
      let center = try place(
        Double.random(in: -90...90, using: &random), Double.random(in: -180...180, using: &random))
      let height = Double.random(in: 0...200, using: &random)
      let width = Double.random(in: 0...400, using: &random)
      let box = try #require(
        BoundingBox(center: center, latitudeSpan: height, longitudeSpan: width))
      for _ in 0..<20 {
        let other = try place(
          Double.random(in: -90...90, using: &random),
          Double.random(in: -180...180, using: &random))
        let east = abs(other.longitude - center.longitude)
        #expect(
          box.contains(other)
            == (abs(other.latitude - center.latitude) <= height / 2
              && min(east, 360 - east) <= width / 2),
          "seed 0x4E6")
      }
    }
  }

  @Test(
    "Spans that are none make no box", arguments: [-1, .nan, Double.infinity, -Double.infinity])
  func refusals(span: Double) throws {
    let center = try place(37.5, 127)
    #expect(BoundingBox(center: center, latitudeSpan: span, longitudeSpan: 1) == nil)
    #expect(BoundingBox(center: center, latitudeSpan: 1, longitudeSpan: span) == nil)
  }
}
