import Foundation
import GeoFiltering
import MartTestSupport
import Testing

@Suite("GeoJSON")
struct GeoJSONTests {
  private struct Document: Decodable {
    struct Feature: Decodable {
      struct Geometry: Decodable {
        var type: String
        var coordinates: [Double]
      }
      struct Properties: Decodable {
        var name: String?
        var cluster: Bool?
        var pointCount: Int?
        var expansionZoom: Int?
        var lead: Int?

        enum CodingKeys: String, CodingKey {
          case name, cluster, lead
          case pointCount = "point_count"
          case expansionZoom = "expansion_zoom"
        }
      }
      var type: String
      var id: Int?
      var geometry: Geometry
      var properties: Properties
    }
    var type: String
    var features: [Feature]
  }

  private func read(_ document: GeoJSON) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(document.text.utf8))
  }

  @Test("A document is one collection with longitude before latitude")
  func form() throws {
    var document = GeoJSON()
    document.append(
      try place(37.4636, 127.0368), id: 1,
      properties: ["name": "양재점", "open": true, "km": 3.5, "note": nil, "count": 2])
    #expect(
      document.text == """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","id":1,"geometry":{"type":"Point","coordinates":[127.0368,37.4636]},\
        "properties":{"name":"양재점","open":true,"km":3.5,"note":null,"count":2}}
        ]}

        """)
    #expect(GeoJSON().text == "{\"type\":\"FeatureCollection\",\"features\":[\n]}\n")
  }

  @Test("Coordinates are written to a centimeter")
  func digits() throws {
    var random = SplitMix64(seed: 0x6E0)
    var document = GeoJSON()
    var places = [try place(-0.00000004, 180), try place(0.1, -0.1), try place(-90, -179.9999999)]
    for _ in 0..<500 {
      places.append(
        try place(
          Double.random(in: -90...90, using: &random), Double.random(in: -180...180, using: &random)
        ))
    }
    for place in places { document.append(place) }
    let read = try read(document)
    #expect(read.features.count == places.count)
    for (feature, place) in zip(read.features, places) {
      #expect(abs(feature.geometry.coordinates[0] - place.longitude) <= 0.500001e-7, "seed 0x6E0")
      #expect(abs(feature.geometry.coordinates[1] - place.latitude) <= 0.500001e-7, "seed 0x6E0")
    }
    #expect(document.features[0].contains("[180,0]"))
    #expect(document.features[1].contains("[-0.1,0.1]"))
  }

  @Test("Every text comes back as it was")
  func texts() throws {
    let names = ["", "\"", "\\", "한글 \u{1F3EA}", "\n\r\t\u{0}\u{1F}\u{7F}\u{2028}", "</script>"]
    var document = GeoJSON()
    for name in names {
      document.append(try place(37, 127), properties: [(name: "name", value: .string(name))])
    }
    #expect(try read(document).features.map(\.properties.name) == names)
  }

  @Test("Numbers that JSON lacks are null, and ids that GeoJSON forbids are left out")
  func numbers() throws {
    var document = GeoJSON()
    document.append(try place(37, 127), id: .boolean(true), properties: ["a": .number(.nan)])
    document.append(try place(37, 127), id: .number(.infinity), properties: ["a": 1, "a": "b"])
    #expect(document.features[0].contains(#""properties":{"a":null}"#))
    #expect(document.features.allSatisfy { !$0.contains(#""id""#) })
    #expect(document.features[1].contains(#""properties":{"a":"b"}"#))
  }

  @Test("The markers of a map carry their count, their lead and the zoom that separates them")
  func clusters() throws {
    let spot = try place(37.5, 127)
    let clusters = MarkerClusters([
      (id: 1, coordinate: spot), (id: 2, coordinate: spot), (id: 3, coordinate: try place(35, 129)),
    ])
    let near = try read(
      GeoJSON(
        clusters: clusters.clusters(in: .southKorea, zoom: 12), id: { .integer($0) },
        properties: { ["name": .string("\($0)")] }))
    #expect(near.features.map(\.properties.cluster) == [true, false])
    #expect(near.features.map(\.properties.pointCount) == [2, nil])
    #expect(near.features.map(\.properties.expansionZoom) == [nil, nil])
    #expect(near.features.map(\.id) == [nil, 3])
    #expect(near.features.map(\.properties.lead) == [1, nil])
    let far = try read(
      GeoJSON(clusters: clusters.clusters(in: .southKorea, zoom: 1), id: { .integer($0) }))
    #expect(far.features.map(\.properties.pointCount) == [3])
    #expect(far.features.compactMap(\.properties.expansionZoom).count == 1)
  }

  @Test("Places become features in their order")
  func places() throws {
    let index = NearbyIndex([
      (id: 2, coordinate: try place(35, 129)), (id: 1, coordinate: try place(37.5, 127)),
    ])
    let document = GeoJSON(index.within(.southKorea), id: { .integer($0) })
    let read = try read(document)
    #expect(read.type == "FeatureCollection")
    #expect(read.features.map(\.id) == [1, 2])
    #expect(read.features.allSatisfy { $0.type == "Feature" && $0.geometry.type == "Point" })
  }
}
