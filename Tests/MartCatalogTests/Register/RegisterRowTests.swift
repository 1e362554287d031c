import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("Rows of the register of large stores")
struct RegisterRowTests {
  private func store(_ values: [SampleRegister.Field: String]) throws -> RegisterStore {
    try #require(try SampleRegister.read(values).stores.first)
  }

  @Test(
    "A day is read in every form",
    arguments: [
      "2019-09-27", "20190927", "20190927150602", "2019-09-27 02:40:00.0", "2019-09-27 14:27:17",
      "2019-9-27", " 20190927 ", "201909271506",
    ])
  func dates(text: String) throws {
    #expect(try store([.changed: text]).changed == CivilDate(2019, 9, 27))
  }

  @Test(
    "What is no day is left out, and the row stays",
    arguments: [
      ("40:00.0", RegisterIssue.Reason.shortened), ("2.01909E+13", .shortened),
      ("2019-02-30", .noSuchDate), ("20191301", .noSuchDate), ("0", .noSuchDate),
      ("2019-09", .noSuchDate), ("-2019-09-27", .noSuchDate), ("2019--27", .noSuchDate),
      ("43617", .noSuchDate), ("201909270", .noSuchDate), ("99999999999999", .noSuchDate),
    ])
  func noDates(text: String, reason: RegisterIssue.Reason) throws {
    let register = try SampleRegister.read([.changed: text])
    #expect(register.stores.map(\.changed) == [nil])
    #expect(register.issues.map(\.reason) == [reason])
    #expect(register.issues.map(\.field) == ["LAST_MDFCN_PNT"])
    #expect(register.issues.map(\.value) == [text])
  }

  @Test("A number that a spreadsheet has shortened is left out")
  func numbers() throws {
    let register = try SampleRegister.read([.number: "2.00035E+18"])
    #expect(register.stores.map(\.licence) == [nil])
    #expect(register.issues.map(\.reason) == [.shortened])
    #expect(try store([.number: "12345"]).licence == "3000000-12345")
    #expect(try store([.number: ""]).licence == nil)
  }

  @Test("The state is that of the status, whatever the dates say")
  func states() throws {
    #expect(try store([.closed: "2020-01-01"]).state == .open)
    #expect(try store([.status: "1", .detail: "BBBB"]).state == .open)
    #expect(try store([.detail: "5"]).state == .beforeOpening)
    #expect(try store([.status: "02"]).state == .suspended(from: nil, through: nil))
    #expect(
      try store([.status: "02", .suspendedFrom: "20240101", .suspendedThrough: "20240301"]).state
        == .suspended(from: CivilDate(2024, 1, 1), through: CivilDate(2024, 3, 1)))
    #expect(try store([.status: "03"]).state == .ended(on: nil))
    #expect(
      try store([.status: "3", .closed: "2024-05-06"]).state == .ended(on: CivilDate(2024, 5, 6)))
    #expect(
      try store([.status: "04", .cancelled: "20240102", .closed: "20230102"]).state
        == .ended(on: CivilDate(2024, 1, 2)))
    #expect(try store([.status: "05"]).state == .unknown)
    let other = try SampleRegister.read([.status: "07"])
    #expect(other.stores.map(\.state) == [.unknown])
    #expect(other.issues.map(\.reason) == [.unknownStatus])
  }

  @Test("A place outside Korea is left out, and the row stays")
  func places() throws {
    for (x, y) in [("0", "0"), ("nan", "1"), ("1e300", "1e300"), ("abc", "def"), ("200000", "")] {
      let register = try SampleRegister.read([.x: x, .y: y])
      #expect(register.stores.map(\.coordinate) == [nil], "\(x) \(y)")
      #expect(register.issues.map(\.reason) == [.noSuchPlace], "\(x) \(y)")
    }
    let register = try SampleRegister.read([.x: "  ", .y: "\u{3000}"])
    #expect(register.stores.map(\.coordinate) == [nil])
    #expect(register.issues.isEmpty)
  }

  @Test("The address by lot stands in for one by road that names no region")
  func addresses() throws {
    let lot = "서울특별시 종로구 신문로1가 58번지"
    #expect(try store([.road: "", .lot: lot]).address == lot)
    #expect(try store([.road: "효행로 278", .lot: lot]).address == lot)
    let register = try SampleRegister.read([.road: "효행로 278", .lot: "호"])
    #expect(register.stores.isEmpty)
    #expect(register.issues.map(\.reason) == [.missing])
    #expect(register.otherShopCount == 0)
  }
}
