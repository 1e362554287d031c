import Foundation
import GeoFiltering
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("Answers of the server")
struct CatalogResponseTests {
  /// A row that the original server sent in May 2020.
  private static let original = """
    {"id":1,"createdDate":"2020-05-02 05:55:54","modifiedDate":"2020-05-02 05:55:54","martType":"이마트",
     "branchName":"가든5점","region":"서울","phoneNumber":"02-411-1234",
     "address":"서울특별시 송파구 충민로 10","openingHours":"10:00~23:00",
     "url":"http://store.emart.com/branch/list.do?id=1140",
     "holidays":["2020-05-02 (토)","2020-05-03 (일)"],
     "location":{"latitude":37.47915561,"longitude":127.11836061,"distance":2.1302443883659024}}
    """

  @Test(
    "An envelope, a bare array and the answer for one branch are read alike",
    arguments: [
      (#"{"code":"OK","message":"요청이 성공했습니다.","data":[ROW]}"#, CatalogResponse.Form.envelope),
      (#"{"data":[ROW]}"#, .envelope), ("[ROW]", .bareArray),
      (#"{"code":"OK","message":"요청이 성공했습니다.","data":ROW}"#, .envelopeOfOne),
    ])
  func forms(shape: String, form: CatalogResponse.Form) throws {
    let answer = try response(shape.replacingOccurrences(of: "ROW", with: Self.original))
    #expect(answer.form == form)
    #expect(answer.issues.isEmpty)
    #expect(answer.rows.count == 1)
    let row = try #require(answer.rows.first)
    #expect(row.branch.displayName == "이마트 가든5점")
    #expect(row.branch.hours != nil)
    #expect(row.branch.coordinate == Coordinate(latitude: 37.47915561, longitude: 127.11836061))
    #expect(row.kilometers == 2.1302443883659024)
    #expect(row.listedDates == [CivilDate(2020, 5, 2), CivilDate(2020, 5, 3)])
    #expect(!row.hasSchedule)
    let again = try JSONDecoder().decode(
      CatalogResponse.self, from: JSONEncoder().encode(answer))
    #expect(again == answer)
  }

  @Test("What is decoded concludes nothing: only the listed days are closed")
  func nothingConcluded() throws {
    let answer = try response("[\(row(1, listing: ["2026-11-22 (일)", "2026-12-13 (일)"]))]")
    let schedule = try #require(answer.branches.first).schedule
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2026, 11, 23)) == .unknown)
  }

  /// Rows whose one defect costs at most one field, each with the issue that it has to leave.
  static let defects:
    [(row: String, isKept: Bool, issues: [(String?, CatalogIssue.Reason, String)])] = [
      (row(1, #""holidays":[]"#), true, []),
      (row(1, #""martType2":5,"holidays":[]"#), true, []),
      (row(1, "\"holidays\":[]", mart: "새마트"), true, []),
      (row(1), true, []),
      (row(1, #""holidays":null"#), true, []),
      (row(1, #""location":null"#), true, []),
      (row(1, #""location":{}"#), true, []),
      (row(1, #""location":{"latitude":37.5}"#), true, []),
      (row(1, #""location":{"latitude":null,"longitude":127}"#), true, []),
      (row(1, #""location":{"latitude":0,"longitude":0}"#), true, []),
      (row(1, #""location":{"latitude":-0.0,"longitude":0.0}"#), true, []),
      (
        row(1, #""location":{"latitude":127.1,"longitude":37.5}"#), true,
        [("location", .noSuchPlace, "127.1, 37.5")]
      ),
      (
        row(1, #""location":{"latitude":"37.5","longitude":127}"#), true,
        [("location", .unreadable, "{…}")]
      ),
      (row(1, #""location":[37.5,127]"#), true, [("location", .unreadable, "[…]")]),
      (row(1, #""location":7"#), true, [("location", .unreadable, "7")]),
      (
        row(1, listing: ["2026-12-13 (일)", "2026-11-22", "2026-12-13", "2026-11-22 (일)"]), true, []
      ),
      (row(1, listing: ["2026-11-22(일)", "2026-11-22  (일) "]), true, []),
      (row(1, listing: ["2026-11-22 (월)"]), true, [("holidays", .wrongWeekday, "2026-11-22 (월)")]),
      (
        row(1, listing: ["2026-11-22 (일) 예정"]), true,
        [("holidays", .textBehindDate, "2026-11-22 (일) 예정")]
      ),
      (row(1, listing: ["2026-11-22xyz"]), true, [("holidays", .textBehindDate, "2026-11-22xyz")]),
      (
        row(1, listing: ["2026-11-22 (日)"]), true, [("holidays", .textBehindDate, "2026-11-22 (日)")]
      ),
      (
        row(1, listing: ["2026-02-30 (월)", "2026-03-08 (일)"]), true,
        [("holidays", .noSuchDate, "2026-02-30 (월)")]
      ),
      (
        row(1, listing: ["0000-01-01", "2026-13-01"]), true,
        [("holidays", .noSuchDate, "0000-01-01"), ("holidays", .noSuchDate, "2026-13-01")]
      ),
      (
        row(1, listing: ["", "내일", "20261122", "2026-1-02"]), true,
        ["", "내일", "20261122", "2026-1-02"].map { ("holidays", .unreadable, $0) }
      ),
      (
        row(1, #""holidays":[20261122,null,{"a":1},["2026-11-22"],true,"2026-11-22"]"#), true,
        ["20261122", "null", "{…}", "[…]", "true"].map { ("holidays", .unreadable, $0) }
      ),
      (row(1, #""holidays":"2026-11-22""#), true, [("holidays", .unreadable, "2026-11-22")]),
      (row(1, #""holidays":{}"#), true, [("holidays", .unreadable, "{…}")]),
      (
        row(1, #""phoneNumber":2114,"address":{},"region":[],"url":false,"openingHours":1.5"#),
        true,
        [
          ("region", .unreadable, "[…]"), ("address", .unreadable, "{…}"),
          ("phoneNumber", .unreadable, "2114"), ("openingHours", .unreadable, "1.5"),
          ("url", .unreadable, "false"),
        ]
      ),
      (#"{"martType":"이마트","branchName":"성수점"}"#, false, [("id", .missing, "")]),
      (#"{"id":null,"martType":"이마트","branchName":"성수점"}"#, false, [("id", .missing, "")]),
      (#"{"id":"7","martType":"이마트","branchName":"성수점"}"#, false, [("id", .unreadable, "7")]),
      (#"{"id":7.5,"martType":"이마트","branchName":"성수점"}"#, false, [("id", .unreadable, "7.5")]),
      (#"{"id":1e30,"martType":"이마트","branchName":"성수점"}"#, false, [("id", .unreadable, "1e+30")]),
      (
        #"{"id":9223372036854775808,"martType":"x","branchName":"y"}"#, false,
        [("id", .unreadable, "9223372036854775808")]
      ),
      (#"{"id":-5,"martType":"이마트","branchName":"성수점"}"#, false, [("id", .reservedID, "-5")]),
      (#"{"id":3,"branchName":"성수점"}"#, false, [("martType", .missing, "")]),
      (#"{"id":3,"martType":"","branchName":"성수점"}"#, false, [("martType", .missing, "")]),
      (#"{"id":3,"martType":" ","branchName":"성수점"}"#, false, [("martType", .missing, "")]),
      (
        #"{"id":3,"martType":"","branchName":" \n"}"#, false,
        [("martType", .missing, ""), ("branchName", .missing, "")]
      ),
      (
        #"{"id":3,"martType":7,"branchName":null}"#, false,
        [("martType", .unreadable, "7"), ("branchName", .missing, "")]
      ),
      (
        "{}", false,
        [("id", .missing, ""), ("martType", .missing, ""), ("branchName", .missing, "")]
      ),
      ("null", false, [(nil, .unreadable, "null")]), ("5", false, [(nil, .unreadable, "5")]),
      (#""row""#, false, [(nil, .unreadable, "row")]), ("[]", false, [(nil, .unreadable, "[…]")]),
      ("[[[]]]", false, [(nil, .unreadable, "[…]")]),
    ]

  @Test("Blanks around the names of a row are no part of them, and a blank text is none")
  func blanks() throws {
    let answer = try response(
      #"[{"id":1,"martType":" 이마트 ","branchName":"\t성수점 ","region":" ","phoneNumber":" 02-1"}]"#)
    let branch = try #require(answer.rows.first?.branch)
    #expect(branch.mart == .emart)
    #expect(branch.displayName == "이마트 성수점")
    #expect(branch.region == nil)
    #expect(branch.phone == " 02-1")
    #expect(answer.issues.isEmpty)
  }

  @Test(
    "Every defect leaves the row or the field out, and a word about it", arguments: defects.indices)
  func everyDefect(index: Int) throws {
    let defect = Self.defects[index]
    // Two good rows around it: one bad row never costs the others.
    let answer = try response("[\(row(801)),\(defect.row),\(row(802))]")
    #expect(
      answer.rows.map(\.id) == (defect.isKept ? [801, 1, 802] : [801, 802]), "\(defect.row)")
    #expect(answer.issues.map(\.field) == defect.issues.map(\.0), "\(defect.row)")
    #expect(answer.issues.map(\.reason) == defect.issues.map(\.1), "\(defect.row)")
    #expect(answer.issues.map(\.value) == defect.issues.map(\.2), "\(defect.row)")
    #expect(answer.issues.allSatisfy { $0.row == 1 })
    #expect(answer.issues.allSatisfy { $0.id == (defect.isKept ? 1 : nil) })
    for issue in answer.issues {
      for text in [issue.phrase(in: .korean), issue.phrase(in: .english)] {
        #expect(text.contains("2") && text.contains(issue.field ?? "2"), "\(text)")
        #expect(issue.value.isEmpty || text.contains(issue.value), "\(text)")
      }
    }
    let again = try JSONDecoder().decode(
      CatalogResponse.self, from: JSONEncoder().encode(answer))
    #expect(again == answer)
    #expect(again.rows.map(\.untrustedDates) == answer.rows.map(\.untrustedDates))
  }

  @Test("All defects in one file: every good row is kept and every bad one is in the receipt")
  func allDefects() throws {
    var rows: [String] = []
    var kept: [Int] = []
    var bad: [Int] = []
    for (index, defect) in Self.defects.enumerated() {
      let id = 1_000 + index
      if defect.isKept { kept.append(id) }
      if !defect.issues.isEmpty { bad.append(2 * index + 1) }
      rows.append(row(2_000 + index))
      kept.insert(2_000 + index, at: kept.count - (defect.isKept ? 1 : 0))
      rows.append(defect.row.replacingOccurrences(of: "\"id\":1,", with: "\"id\":\(id),"))
    }
    let answer = try response(#"{"code":"OK","data":[\#(rows.joined(separator: ","))]}"#)
    #expect(answer.rows.map(\.id) == kept)
    #expect(Set(answer.issues.map(\.row)).sorted() == bad)
    let again = try JSONDecoder().decode(
      CatalogResponse.self, from: JSONEncoder().encode(answer))
    #expect(again == answer)
  }

  @Test("Of 10,000 rows every good one is kept and every bad one is named")
  func tenThousandRows() throws {
    // Every 100th row has a number that was there before, every 77th a date that does not exist.
    let rows = (0..<10_000).map { index in
      row(
        index % 100 == 99 ? index - 1 : index,
        listing: index % 77 == 5 ? ["2026-11-31", "2026-12-13"] : ["2026-12-13 (일)", "2026-11-22"])
    }
    let answer = try response(
      #"{"code":"OK","message":"","data":[\#(rows.joined(separator: ","))]}"#)
    #expect(answer.rows.count == 9_900)
    #expect(answer.rows.map(\.id) == (0..<10_000).filter { $0 % 100 != 99 })
    let duplicates = answer.issues.filter { $0.reason == .duplicateID }
    #expect(duplicates.map(\.row) == (0..<100).map { 100 * $0 + 99 })
    let dates = answer.issues.filter { $0.reason == .noSuchDate }
    #expect(dates.map(\.row) == (0..<10_000).filter { $0 % 77 == 5 })
    #expect(answer.issues.count == duplicates.count + dates.count)
    let again = try JSONDecoder().decode(
      CatalogResponse.self, from: JSONEncoder().encode(answer))
    #expect(again == answer)
  }

  @Test("A schedule that cannot be read leaves the branch, and nothing is known of its closings")
  func unreadableSchedule() throws {
    let text = row(
      1,
      #""holidays":["2026-11-22 (일)"],"schedule":{"rules":[{"rule":{"nth":[6],"weekday":"sunday"}}]}"#
    )
    let answer = try response("[\(text)]")
    #expect(answer.issues.map(\.field) == ["schedule"])
    #expect(answer.issues.first?.value.contains("6") == true)
    let catalog = BranchCatalog(answer, asOf: CivilDate(2026, 11, 20))
    #expect(catalog[1]?.schedule == HolidaySchedule())
    #expect(answer.branches.first?.schedule == HolidaySchedule())
    let again = try JSONDecoder().decode(
      CatalogResponse.self, from: JSONEncoder().encode(answer))
    #expect(again == answer)
  }

  @Test("A row with a schedule of the library keeps it, there and back")
  func schedules() throws {
    let branch = Branch(
      id: 7, mart: .costco, name: "양재점",
      schedule: try HolidaySchedule(
        rules: [RulePeriod(.nth([2, 4], .sunday), from: CivilDate(2026, 1, 1))],
        published: [PublishedMonth(YearMonth(2026, 9), closed: [13, 25], tentative: [13])]))
    let answer = CatalogResponse([CatalogRow(branch)])
    let again = try JSONDecoder().decode(
      CatalogResponse.self, from: JSONEncoder().encode(answer))
    #expect(again.branches == [branch])
    #expect(again == answer)
    #expect(BranchCatalog(again, asOf: CivilDate(2026, 11, 20)).branches == [branch])
  }

  @Test("Encoding writes what the original app reads: every key of a row, and no schedule")
  func wireForm() throws {
    let answer = try response("[\(row(1, listing: ["2026-11-22", "2026-02-30 (월)"]))]")
    let data = try JSONEncoder().encode(answer)
    let rows = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let keys = [
      "id", "martType", "branchName", "region", "phoneNumber", "address", "openingHours", "url",
      "holidays", "location",
    ]
    #expect(Set(rows[0].keys) == Set(keys))
    #expect(rows[0]["holidays"] as? [String] == ["2026-11-22 (일)", "2026-02-30 (월)"])
    let location = try #require(rows[0]["location"] as? [String: Any])
    #expect(location["latitude"] is NSNull && location["longitude"] is NSNull)
  }

  @Test("A long value is cut, so that a receipt is no longer than what it is about")
  func longValues() throws {
    let answer = try response("[\(row(1, listing: [String(repeating: "가", count: 5_000)]))]")
    #expect(answer.issues.map(\.value) == [String(repeating: "가", count: 100)])
  }
}
