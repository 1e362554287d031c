import Foundation
import GeoFiltering
import Testing

/// Geodesic distances between places in South Korea by Karney's algorithm on WGS84.
///
/// Computed with geographiclib 2.1; the algorithm is C. F. F. Karney, "Algorithms for geodesics",
/// Journal of Geodesy 87 (2013). The rows are in `Resources/korea-geodesics.json`.
struct GeodesicTable: Decodable {
  struct Pair {
    let from: Coordinate
    let to: Coordinate
    let meters: Double
    let azimuth: Double?
  }

  struct Query: Decodable {
    let at: [Double]
    /// The index and the meters of the ten nearest points, nearest first.
    let nearest: [[Double]]
    /// The indices of the points within some meters, in ascending order.
    let within: [String: [Int]]
  }

  private let rows: [[Double?]]
  private let places: [[Double]]
  let queries: [Query]

  private enum CodingKeys: String, CodingKey {
    case rows = "pairs"
    case places = "points"
    case queries
  }

  static func load() throws -> GeodesicTable {
    let url = try #require(
      Bundle.module.url(
        forResource: "korea-geodesics", withExtension: "json", subdirectory: "Resources"))
    return try JSONDecoder().decode(GeodesicTable.self, from: Data(contentsOf: url))
  }

  func pairs() throws -> [Pair] {
    try rows.map { row in
      let numbers = row.compactMap { $0 }
      return Pair(
        from: try place(numbers[0], numbers[1]), to: try place(numbers[2], numbers[3]),
        meters: numbers[4], azimuth: row[5])
    }
  }

  func points() throws -> [Coordinate] {
    try places.map { try place($0[0], $0[1]) }
  }
}

/// Makes a place from numbers that are known to be valid.
func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
  try #require(Coordinate(latitude: latitude, longitude: longitude))
}
