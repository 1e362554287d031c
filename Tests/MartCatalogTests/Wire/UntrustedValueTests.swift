import Foundation
import GeoFiltering
import MartCatalog
import MartModels
import Testing

@Suite("Values that cannot be trusted are written back as they came")
struct UntrustedValueTests {
  /// The closing days of the only row, as JSON, after the answer was read and written.
  private func written(_ holidays: String) throws -> String {
    let answer = try response("[\(row(1, "\"holidays\":\(holidays)"))]")
    let data = try JSONEncoder().encode(answer)
    let rows = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let value = try #require(rows.first?["holidays"])
    let text = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    return String(decoding: text, as: UTF8.self)
  }

  @Test(
    "In the list of closing days",
    arguments: [
      "[null,5]", "[5.5]", "[-7]", "[true,false]", "[9223372036854775808]",
      "[18446744073709551615]",
      #"[{"a":[1,null,{"b":"2026-11-22"}]}]"#, #"[["2026-11-22"]]"#, "[[],{}]", #"["내일"]"#,
    ])
  func lists(holidays: String) throws {
    #expect(try written(holidays) == holidays)
  }

  @Test("In place of the list", arguments: [#""2026-11-22""#, "{}", #"{"a":1}"#, "5", "true"])
  func noLists(holidays: String) throws {
    #expect(try written(holidays) == holidays)
  }

  @Test("Beside dates, which come first in their own form")
  func mixed() throws {
    #expect(
      try written(#"[null,"2026-11-22",5,"내일"]"#) == #"["2026-11-22 (일)",null,5,"내일"]"#)
  }

  @Test(
    "A distance that is no number costs the place nothing", arguments: [#""가까움""#, "{}", "[1]"])
  func distances(distance: String) throws {
    let json = """
      [{"id":1,"martType":"이마트","branchName":"성수점",
      "location":{"latitude":37.5,"longitude":127,"distance":\(distance)}}]
      """
    let answer = try JSONDecoder().decode(CatalogResponse.self, from: Data(json.utf8))
    #expect(answer.rows.map(\.branch.coordinate) == [Coordinate(latitude: 37.5, longitude: 127)])
    #expect(answer.issues.map(\.field) == ["location"])
    #expect(answer.issues.map(\.reason) == [.unreadable])
  }

  @Test("A value that is nested without end is cut, not followed")
  func deep() throws {
    let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    #expect(try written("[\(deep)]").count < 100)
  }

  @Test(
    "A whole number in a receipt has no fraction",
    arguments: [
      ("5", "5"), ("-7", "-7"), ("5.5", "5.5"), ("9223372036854775808", "9223372036854775808"),
      ("1e30", "1e+30"),
    ])
  func receipts(number: String, words: String) throws {
    let answer = try response("[\(row(1, "\"holidays\":[\(number)],\"url\":\(number)"))]")
    #expect(answer.issues.map(\.value) == [words, words])
    #expect(answer.rows.first?.untrustedDates == [words])
    let place = try response("[\(row(1, #""location":{"latitude":200,"longitude":7}"#))]")
    #expect(place.issues.map(\.value) == ["200, 7"])
  }

  @Test("A whole number in an error has no fraction")
  func errors() throws {
    let body = #"{"code":"BAD_PARAMETER","info":{"a":1,"b":[2.5,-3]}}"#
    let error = try JSONDecoder().decode(CatalogError.self, from: Data(body.utf8))
    #expect(error.description == "the server answered BAD_PARAMETER (a: 1, b: 2.5, -3)")
  }
}
