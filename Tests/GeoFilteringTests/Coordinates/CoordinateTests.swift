import Foundation
import GeoFiltering
import MartTestSupport
import Testing

@Suite("Coordinates")
struct CoordinateTests {
  @Test(
    "A number that is not finite or out of range makes no coordinate",
    arguments: [
      (Double.nan, 127.0), (37.5, .nan), (.infinity, 127), (37.5, -.infinity), (90.000_000_1, 0),
      (-90.000_000_1, 0), (0, 180.000_000_1), (0, -180.000_000_1), (-180, -180),
      (.greatestFiniteMagnitude, .greatestFiniteMagnitude),
    ])
  func refused(latitude: Double, longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }

  @Test(
    "The ends of the ranges are coordinates",
    arguments: [(90.0, 180.0), (-90, -180), (90, -180), (-90, 180), (0, 0)])
  func ends(latitude: Double, longitude: Double) throws {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(coordinate.latitude == latitude)
    #expect(coordinate.longitude == longitude)
  }

  @Test("Text and JSON give back the same coordinate")
  func roundTrip() throws {
    var random = SplitMix64(seed: 0xC00D)
    for _ in 0..<1_000 {
      let coordinate = try #require(
        Coordinate(
          latitude: Double.random(in: -90...90, using: &random),
          longitude: Double.random(in: -180...180, using: &random)))
      #expect(Coordinate(coordinate.description) == coordinate, "seed 0xC00D")
      let decoded = try JSONDecoder().decode(
        Coordinate.self, from: JSONEncoder().encode(coordinate))
      #expect(decoded == coordinate, "seed 0xC00D")
    }
  }

  @Test("The stored form is an object with both names")
  func storedForm() throws {
    let coordinate = try #require(Coordinate(latitude: 37.5, longitude: 127.25))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(coordinate), as: UTF8.self)
    #expect(text == #"{"latitude":37.5,"longitude":127.25}"#)
  }

  @Test(
    "A stored place that is no coordinate is an error, never 0,0",
    arguments: [
      #"{"latitude":126.978,"longitude":37.5665e9}"#, #"{"latitude":91,"longitude":127}"#,
      #"{"latitude":37.5}"#, #"{"latitude":null,"longitude":null}"#, "{}",
    ])
  func storedFormRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Coordinate.self, from: Data(text.utf8))
    }
  }

  @Test(
    "The strict text reader accepts only what printing emits",
    arguments: [
      "", ",", "37.5", "37.5, 127.0", "+37.5,127.0", "37.50,127.0", "nan,127.0", "91.0,1.0",
    ])
  func strictText(text: String) {
    #expect(Coordinate(text) == nil)
  }
}
