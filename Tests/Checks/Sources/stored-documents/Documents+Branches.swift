import Foundation
import MartHolidayKit

extension Documents {
  /// A branch with every field.
  private static let full = Branch(
    id: 7014, mart: .costco, name: "양재점", region: "서울", address: "서울특별시 서초구 양재대로 159",
    phone: "1899-9900", openingHours: "10:00~22:00", pageURL: "https://example.com/7014",
    coordinate: Coordinate(latitude: 37.461842, longitude: 127.03645),
    schedule: HolidaySchedule(
      reading: HolidayText("11월 휴무일: 8일, 22일", relativeTo: CivilDate(2026, 11, 1)),
      asOf: CivilDate(2026, 11, 1)))

  /// All branches of a catalog, behind one with every field and some with next to none.
  static func branches(_ response: CatalogResponse) -> [Branch] {
    [
      full, Branch(id: 0, mart: Mart(serverName: "새 마트"), name: "본점"),
      Branch(id: -1, mart: Mart(serverName: "망원시장"), name: "본점"),
      Branch(
        id: 1, mart: .emart, name: "남극점", coordinate: Coordinate(latitude: -90, longitude: 180)),
    ] + response.branches
  }

  /// A catalog in each of its forms, with schedules and with lists.
  static func catalogues(_ response: CatalogResponse) throws -> [CatalogResponse] {
    let row = """
      {"id":7014,"martType":"코스트코","branchName":"양재점","holidays":["2026-11-22","2026-12-13 (일)"],
      "location":{"latitude":37.461842,"longitude":127.03645,"distance":1.25}}
      """
    let read = try [
      "[\(row)]", "[]", #"{"data":\#(row)}"#,
      #"{"code":"OK","message":"성공","info":{"page":1},"data":[\#(row)]}"#,
    ].map { try JSONDecoder().decode(CatalogResponse.self, from: Data($0.utf8)) }
    let listing = CatalogRow(full, listing: [CivilDate(2026, 11, 22), CivilDate(2026, 12, 13)])
    return [CatalogResponse([listing]), response, CatalogResponse([])] + read
  }
}
