import Foundation
import GeoFiltering
import MartTestSupport
import Testing

@Suite("Plane coordinates as text, as JSON and for other programs")
struct PlaneFormTests {
  @Test("JSON has the numbers and the number of the grid, and gives them back")
  func json() throws {
    let plane = try #require(PlaneCoordinate(x: 198_000.5, y: -45, in: .modifiedCentralBelt1985))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(plane)
    #expect(String(decoding: data, as: UTF8.self) == #"{"epsg":5174,"x":198000.5,"y":-45}"#)
    #expect(try JSONDecoder().decode(PlaneCoordinate.self, from: data) == plane)
  }

  @Test(
    "JSON of an unknown grid or without a number is refused",
    arguments: [
      #"{"epsg":4326,"x":1,"y":2}"#, #"{"epsg":5174,"x":1}"#, #"{"x":1,"y":2}"#,
      #"{"epsg":"5174","x":1,"y":2}"#, #"{"epsg":5174,"x":"∞","y":2}"#,
    ])
  func refused(json: String) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "?")
    #expect(throws: DecodingError.self) {
      try decoder.decode(PlaneCoordinate.self, from: Data(json.utf8))
    }
  }

  @Test("The error says in one line what does not fit and what would")
  func error() throws {
    let plane = try #require(PlaneCoordinate(x: 953_901, y: 1_952_032, in: .centralBelt2010))
    #expect(plane.description == "953901.0,1952032.0 EPSG:5186")
    let error = #expect(throws: PlaneCoordinateError.self) { try plane.coordinate() }
    #expect(
      error?.description
        == "not in South Korea: 953901.0,1952032.0 EPSG:5186; it would be in EPSG:5179, EPSG:5178")
    let nowhere = try #require(PlaneCoordinate(x: 0, y: 0, in: .unified2002))
    let other = #expect(throws: PlaneCoordinateError.self) { try nowhere.coordinate() }
    #expect(other?.description == "not in South Korea: 0.0,0.0 EPSG:5179")
  }

  @Test("Random places are written for another program that projects")
  func peer() throws {
    let folder = ProcessInfo.processInfo.environment["MART_PLANES_OUT"]
    var random = SplitMix64(seed: 0x9_2026)
    var lines = ""
    for index in 0..<(folder == nil ? 60 : 100_000) {
      let box = ServiceArea.southKorea.boxes[index % 5 < 3 ? 0 : index % 5 - 2]
      let place = try place(
        Double.random(in: box.southWest.latitude...box.northEast.latitude, using: &random),
        Double.random(in: box.southWest.longitude...box.northEast.longitude, using: &random))
      for grid in KoreanGrid.all {
        let plane = try #require(place.planeCoordinate(in: grid))
        // A place on the very edge may come back outside, and one at 0,0 of a grid is refused.
        guard let back = try? plane.coordinate(), folder != nil else { continue }
        lines += "\(grid.epsgCode)\t\(place.latitude)\t\(place.longitude)\t\(plane.x)\t\(plane.y)\t"
        lines += "\(back.latitude)\t\(back.longitude)\n"
      }
    }
    if let folder {
      try lines.write(toFile: folder + "/planes.tsv", atomically: true, encoding: .utf8)
    }
  }
}
