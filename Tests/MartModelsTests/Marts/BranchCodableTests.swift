import Foundation
import GeoFiltering
import KoreanCalendar
import MartModels
import Testing

@Suite("Branches as the server writes them")
struct BranchCodableTests {
  private func decode(_ json: String) throws -> Branch {
    try JSONDecoder().decode(Branch.self, from: Data(json.utf8))
  }

  /// The shape of a row that the original server sent in May 2020.
  private let row = """
    {"id":1,"createdDate":"2020-05-02 05:55:54","modifiedDate":"2020-05-02 05:55:54",
     "martType":"이마트","branchName":"가든5점","region":"서울","phoneNumber":"02-411-1234",
     "address":"서울특별시 송파구 충민로 10","openingHours":"10:00~23:00",
     "url":"http://store.emart.com/branch/list.do?id=1140",
     "holidays":["2020-05-10 (일)","2020-05-24 (일)"],
     "location":{"latitude":37.47915561,"longitude":127.11836061,"distance":2.13}}
    """

  @Test("A row of the original server is a branch with its published dates")
  func originalRow() throws {
    let branch = try decode(row)
    #expect(branch.id == 1)
    #expect(branch.mart == .emart)
    #expect(branch.displayName == "이마트 가든5점")
    #expect(branch.phone == "02-411-1234")
    #expect(branch.coordinate == Coordinate(latitude: 37.47915561, longitude: 127.11836061))
    #expect(branch.schedule.status(on: CivilDate(2020, 5, 24)) == .closed(.published))
    #expect(branch.schedule.status(on: CivilDate(2020, 5, 25)) == .unknown)
    #expect(branch.schedule.status(on: CivilDate(2020, 5, 3)) == .unknown)
    #expect(branch.schedule.status(on: CivilDate(2020, 6, 14)) == .unknown)
  }

  @Test("Dates in any order, of two months, with one of them past, are all published dates")
  func unsortedHolidays() throws {
    let branch = try decode(
      """
      {"id":2,"martType":"이마트","branchName":"별내점","holidays":["2018-08-12 (일)",
       "2018-08-26 (일)","2018-08-22 (수)","2018-09-12 (수)","2018-09-26 (수)"]}
      """)
    #expect(
      branch.schedule.nextClosing(onOrAfter: CivilDate(2018, 8, 22)).date == CivilDate(2018, 8, 22))
    #expect(branch.schedule.closings(in: YearMonth(2018, 9)).map(\.date.day) == [12, 26])
  }

  @Test(
    "A place that is null, missing or half there is no place",
    arguments: [
      "null", "{}", #"{"latitude":null,"longitude":null}"#, #"{"latitude":37.5}"#,
      #"{"latitude":0,"longitude":0}"#, #"{"latitude":0.0,"longitude":-0.0}"#,
    ])
  func noLocation(location: String) throws {
    let branch = try decode(
      #"{"id":3,"martType":"이마트","branchName":"A점","holidays":[],"location":\#(location)}"#)
    #expect(branch.coordinate == nil)
    #expect(branch.schedule.status(on: CivilDate(2020, 5, 3)) == .unknown)
  }

  @Test("An unknown brand survives the round trip, and so does everything else")
  func roundTrip() throws {
    var branch = try decode(row)
    branch.mart = Mart(serverName: "새마트")
    branch.phone = nil
    branch.coordinate = nil
    branch.schedule = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday), from: CivilDate(2026, 10, 1), source: "고시")],
      published: [PublishedMonth(YearMonth(2026, 11), closed: [8, 22])],
      overrides: [.moved(from: CivilDate(2026, 12, 13), to: CivilDate(2026, 12, 14), reason: "점검")],
      closures: [StoreClosure(from: CivilDate(2027, 1, 2))])
    let data = try JSONEncoder().encode(branch)
    #expect(try JSONDecoder().decode(Branch.self, from: data) == branch)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("2026-11-22 (일)"))
    #expect(text.contains(#""phoneNumber":"""#))
    #expect(text.contains(#""latitude":null"#))
  }

  @Test(
    "A row that contradicts the calendar or itself is refused by the value",
    arguments: [
      (#""holidays":["2026-02-29 (일)"]"#, "2026-02-29"),
      (#""holidays":["2026-11-22 (월)"]"#, "2026-11-22 (월)"),
      (#""holidays":["2026-11-22xyz"]"#, "2026-11-22xyz"),
      (#""holidays":["2026-11-22 (일) 예정"]"#, "예정"), (#""holidays":["2026-11-22 ("]"#, "("),
      (#""holidays":[""]"#, "holidays"), (#""holidays":["2026-11-2"]"#, "2026-11-2"),
      (#""holidays":[],"location":{"latitude":127.1,"longitude":37.4}"#, "127.1"),
      (#""schedule":{"published":[{"month":"2026-11","closed":[31]}]}"#, "2026-11-31"),
      (#""schedule":{"overrides":[{"closed":"2026-11-01","open":"2026-11-02"}]}"#, "movedFrom"),
      (#""schedule":{"closures":[{"from":"2026-11-02","through":"2026-11-01"}]}"#, "2026-11-01"),
    ])
  func refusals(field: String, value: String) {
    let error = #expect(throws: DecodingError.self) {
      try decode(#"{"id":1,"martType":"이마트","branchName":"A점",\#(field)}"#)
    }
    #expect(String(describing: error).contains(value))
  }
}
