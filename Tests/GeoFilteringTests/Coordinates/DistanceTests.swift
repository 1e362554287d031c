import Foundation
import GeoFiltering
import MartTestSupport
import Testing

@Suite("Distance and direction")
struct DistanceTests {
  @Test("Every pair is within 1 cm of the geodesic up to 100 km and within 1 m up to 500 km")
  func geodesics() throws {
    var (near, far) = (0, 0)
    for pair in try GeodesicTable.load().pairs() where pair.meters <= 500_000 {
      let error = abs(pair.from.distance(to: pair.to) - pair.meters)
      if pair.meters <= 100_000 {
        #expect(error <= 0.01, "\(pair)")
        near += 1
      } else {
        #expect(error <= 1, "\(pair)")
        far += 1
      }
    }
    #expect(near == 220)
    #expect(far > 20)
  }

  @Test("The direction is within 0.02° of the geodesic's, and none between equal places")
  func azimuths() throws {
    for pair in try GeodesicTable.load().pairs() {
      guard let azimuth = pair.azimuth else {
        #expect(pair.from.bearing(to: pair.to) == nil)
        continue
      }
      // Below a meter the table's own rounding to 1e-7° turns the direction.
      guard pair.meters > 1 else { continue }
      let bearing = try #require(pair.from.bearing(to: pair.to))
      let turn = (bearing - azimuth).truncatingRemainder(dividingBy: 360)
      #expect(min(abs(turn), 360 - abs(turn)) < 0.02, "\(pair)")
    }
  }

  @Test("Defect of the original server: equal coordinates are 0 m apart, never NaN or more")
  func identical() throws {
    // The spherical law of cosines gives NaN for 2 % of these and up to 13 cm for another 13 %.
    var random = SplitMix64(seed: 0x1DE)
    for _ in 0..<20_000 {
      let here = try place(
        Double.random(in: 33...38.7, using: &random), Double.random(in: 124.5...132, using: &random)
      )
      #expect(here.distance(to: here) == 0, "seed 0x1DE")
    }
  }

  @Test("The way back is as long as the way there, and both are finite")
  func metric() throws {
    var random = SplitMix64(seed: 0x3E7)
    for _ in 0..<2_000 {
      let places = try (0..<3).map { _ in
        try place(
          Double.random(in: -90...90, using: &random), Double.random(in: -180...180, using: &random)
        )
      }
      let direct = places[0].distance(to: places[2])
      #expect(direct == places[2].distance(to: places[0]), "seed 0x3E7")
      #expect(direct.isFinite && direct >= 0)
    }
  }

  @Test("Half of the Earth's circumference is the largest distance")
  func antipodes() throws {
    let distance = try place(0, 0).distance(to: place(0, 180))
    #expect(abs(distance - .pi * 6_371_008.77) < 1)
    let poles = try place(90, 0).distance(to: place(-90, 0))
    #expect(abs(poles - 20_003_931) < 0.05 * 20_003_931)
  }

  @Test("The two names of the 180th meridian are one place")
  func meridian() throws {
    #expect(try place(37, 180).distance(to: place(37, -180)) == 0)
  }

  @Test(
    "A bearing is rounded to the nearest of eight directions",
    arguments: [
      (0.0, CompassPoint.north), (22.4, .north), (22.5, .northeast), (90, .east), (135, .southeast),
      (180, .south), (225, .southwest), (270, .west), (315, .northwest), (337.5, .north),
      (359.9, .north), (-45, .northwest), (765, .northeast),
    ])
  func compass(bearing: Double, point: CompassPoint) {
    #expect(CompassPoint(bearing: bearing) == point)
  }

  @Test("Places that are nearer than any number can tell have no bearing")
  func tinySteps() throws {
    let tiny = try #require(Coordinate(latitude: .leastNonzeroMagnitude, longitude: 0))
    for other in [(1e-300, 0), (0, 1e-300), (1e-200, 1e-200), (0, 0)] {
      let place = try #require(Coordinate(latitude: other.0, longitude: other.1))
      #expect(tiny.bearing(to: place) == nil)
    }
    let north = try #require(Coordinate(latitude: 1e-7, longitude: 0))
    #expect(tiny.bearing(to: north) == 0)
  }

  @Test("A bearing that is no number has no direction")
  func compassRefusals() {
    #expect(CompassPoint(bearing: .nan) == nil)
    #expect(CompassPoint(bearing: .infinity) == nil)
  }

  @Test("The directions have Korean and English names and an abbreviation")
  func compassNames() {
    #expect(
      CompassPoint.allCases.map(\.koreanName)
        == ["북쪽", "북동쪽", "동쪽", "남동쪽", "남쪽", "남서쪽", "서쪽", "북서쪽"])
    #expect(
      CompassPoint.allCases.map(\.englishName) == [
        "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest",
      ])
    #expect(
      CompassPoint.allCases.map(\.abbreviation) == ["N", "NE", "E", "SE", "S", "SW", "W", "NW"])
  }
}
