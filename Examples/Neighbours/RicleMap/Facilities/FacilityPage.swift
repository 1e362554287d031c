import ExampleSupport
import MartHolidayKit

/// One answer of the city's server, with what could not be read of it.
struct FacilityPage: Decodable, Sendable {
  /// How many rows there are altogether.
  let total: Int
  let facilities: [Facility]
  /// A line for each row that was left out.
  let issues: [String]

  private struct Row: Decodable {
    let latitude, longitude, title: String
    let info, address: String?

    enum CodingKeys: String, CodingKey {
      case latitude = "COT_COORD_Y"
      case longitude = "COT_COORD_X"
      case title = "COT_CONTS_NAME"
      case info = "COT_VALUE_01"
      case address = "COT_ADDR_FULL_NEW"
    }

    var facility: Facility? {
      guard let latitude = Double(latitude), let longitude = Double(longitude),
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
      else { return nil }
      return Facility(
        title: title, address: address ?? "", info: info ?? "", coordinate: coordinate)
    }
  }

  /// A row that may be anything.
  private struct LossyRow: Decodable {
    let facility: Facility?
    init(from decoder: any Decoder) {
      do { facility = try Row(from: decoder).facility } catch { facility = nil }
    }
  }

  private struct Service: Decodable {
    let total: Int
    let rows: [LossyRow]

    enum CodingKeys: String, CodingKey {
      case total = "list_total_count"
      case rows = "row"
    }
  }

  private enum CodingKeys: CodingKey { case tvBicycleEtc }

  init(from decoder: any Decoder) throws {
    let service = try decoder.container(keyedBy: CodingKeys.self)
      .decode(Service.self, forKey: .tvBicycleEtc)
    total = service.total
    facilities = service.rows.compactMap(\.facility)
    issues = service.rows.indices.filter { service.rows[$0].facility == nil }
      .map { "row[\($0)]: no title or no place" }
  }

  /// Fetches all rows, as many as the server says that there are.
  ///
  /// - Parameter page: asks for the rows of a window, at most 1,000.
  /// - Returns: all pages.
  /// - Throws: the failure of a page; then no page is returned.
  static func all(
    _ page: @escaping @Sendable (ClosedRange<Int>) async throws -> FacilityPage
  ) async throws -> [FacilityPage] {
    let size = 1_000
    let first = try await page(1...size)
    let others = PageWindows.windows(total: first.total, size: size).dropFirst()
    let outcomes = try await Gathering.outcomes(of: Array(others), ask: page)
    return try [first] + outcomes.map { try $0.get() }
  }
}
