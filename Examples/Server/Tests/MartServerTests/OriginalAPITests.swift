import Foundation
import HTTPTypes
import HummingbirdTesting
import MartHolidayFoundation
import MartHolidayKit
import Testing

@Suite("The original API")
struct OriginalAPITests {
  @Test(
    "Every request of the original app is read without an issue",
    arguments: [
      (CatalogRequest.all, [1, 5, 7, 9]),
      (CatalogRequest(mart: .emart), [1, 5]),
      (CatalogRequest(mart: .traders), [7]),
      (CatalogRequest(mart: .costco), []),
      (CatalogRequest(type: MartType(value: "새마트", displayName: "새마트")), [9]),
      (CatalogRequest(ids: [7, 404, 1, 7]), [1, 7]),
      (CatalogRequest(id: 5), [5]),
      (CatalogRequest(sortedBy: [.init(.id, isDescending: true)]), [9, 7, 5, 1]),
      (
        CatalogRequest(sortedBy: [.init(.region), .init(.branchName, isDescending: true)]),
        [9, 7, 5, 1]
      ),
    ] as [(CatalogRequest?, [Int])])
  func requests(request: CatalogRequest?, ids: [Int]) async throws {
    let text = try #require(request).text
    try await serve { served in
      let answer = try await served.get(text)
      #expect(answer.status == .ok)
      let response = try answer.catalog()
      #expect(response.issues == [])
      #expect(response.code == "OK")
      #expect(response.message == "요청이 성공했습니다.")
      #expect(response.rows.map(\.id) == ids)
    }
  }

  @Test("A row has the fields of the original server and no others, and all texts are there")
  func row() async throws {
    try await serve { served in
      let row = try await served.get("/api/marts/1").content(Row.self)
      #expect(row.martType == "이마트")
      #expect(row.branchName == "가든5점")
      #expect(row.openingHours == "10:00~23:00")
      #expect(row.holidays.first == "2026-11-22 (일)")
      #expect(row.holidays == ["2026-11-22 (일)", "2026-12-13 (일)", "2026-12-27 (일)"])
      #expect(row.location.latitude == 37.47915561)
      #expect(row.createdDate == "2026-11-22 09:00:00")
      let keys = try await served.get("/api/marts/7").text
      for key in Row.CodingKeys.allCases { #expect(keys.contains("\"\(key.stringValue)\":")) }
      #expect(keys.contains(#""location":{"latitude":null,"longitude":null}"#))
      #expect(!keys.contains("schedule"))
      #expect(try await served.get("/api/marts/7").content(Row.self).holidays == [])
    }
  }

  private struct Row: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case id, martType, branchName, region, phoneNumber, address, openingHours, url, holidays
      case location, createdDate, modifiedDate
    }

    struct Location: Decodable {
      let latitude: Double?
      let longitude: Double?
      let distance: Double?
    }

    let id: Int
    let martType, branchName, region, phoneNumber, address, openingHours, url: String
    let holidays: [String]
    let location: Location
    let createdDate, modifiedDate: String
  }

  @Test("A search by place answers the nearest first, with the kilometres inside the location")
  func nearby() async throws {
    try await serve { served in
      let answer = try await served.get("/api/marts?latitude=37.46&longitude=127.118&distance=50")
      let response = try answer.catalog()
      #expect(response.issues == [])
      #expect(response.rows.map(\.id) == [1, 5])
      // The original server measured 2.1302443883659024 km on a ball; on the ellipsoid it is less.
      let first = try #require(response.rows[0].kilometers)
      #expect(abs(first - 2.1302443883659024) < 0.0064)
      // The text of the address that looks like the key is left alone.
      #expect(response.rows[1].branch.address == "서울 \"location\":{ 379")
      #expect(response.rows[1].kilometers.map { $0 > 10 && $0 < 11 } == true)
      let usual = try await served.get("/api/marts?latitude=37.46&longitude=127.118").catalog()
      #expect(usual.rows.map(\.id) == [1])
      let none = try await served.get("/api/marts?latitude=33.5&longitude=126.5").catalog()
      #expect(none.rows.isEmpty)
    }
  }

  @Test("A branch at the very place that is searched from is found")
  func zeroDistance() async throws {
    try await serve { (served: Served) async throws in
      let uri = "/api/marts?latitude=37.47915561&longitude=127.11836061&distance=1"
      #expect(try await served.get(uri).catalog().rows.map(\.kilometers) == [0])
    }
  }

  @Test("The list of marts has those of the original server and the new one")
  func types() async throws {
    try await serve { served in
      let answer = try await served.get(CatalogRequest.martTypes.text)
      let types = try JSONDecoder().decode(MartTypes.self, from: answer.data)
      #expect(types.issues == [])
      #expect(types.types.prefix(7).elementsEqual(MartTypes.original.types))
      #expect(types.types.last?.displayName == "새마트")
      #expect(try await served.get("/api/marts/types/EMART_Traders").catalog().rows.count == 1)
    }
  }

  @Test(
    "An invalid term of the order is ignored",
    arguments: [
      "sort=nothing", "sort=id:sideways", "sort=", "sort=,,", "sort=id:asc:asc",
    ])
  func badOrder(query: String) async throws {
    try await serve { served in
      let usual = try await served.get("/api/marts").catalog().rows
      #expect(try await served.get("/api/marts?" + query).catalog().rows == usual)
    }
  }

  @Test("A list never says more than the schedule knows")
  func listEnds() async throws {
    try await serve { served in
      let known = try HolidaySchedule(published: [
        PublishedMonth(YearMonth(2026, 11), closed: [22]),
        PublishedMonth(YearMonth(2027, 1), closed: [10]),
      ])
      _ = try await served.write(
        .put, "/api/marts/7/schedule",
        String(decoding: try JSONEncoder().encode(known), as: UTF8.self))
      let response = try await served.get("/api/marts/7").catalog()
      #expect(response.rows[0].listedDates == [CivilDate(2026, 11, 22)])
      let concluded = BranchCatalog(response, asOf: CivilDate(2026, 11, 22))
      #expect(concluded[7]?.schedule.status(on: CivilDate(2026, 12, 13)) == .unknown)
    }
  }
}
