import Foundation
import Testing

@Suite("register")
struct RegisterTests {
  let program: Program
  private let date = ["--date", "2026-11-23"]
  private let head = "개방자치단체코드,관리번호,영업상태코드,폐업일자,도로명주소,사업장명,점포구분명\n"

  init() throws { program = try Program("register") }

  private var sample: String {
    get throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Samples/register.csv").standardized
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test(
    "It prints what is kept",
    arguments: [("sample.txt", []), ("sample-english.txt", ["--english"])])
  func keptOutput(kept: String, arguments: [String]) throws {
    let result = try program.run(
      ["-", "--ended-since", "2021-01-01", "--receipt"] + date + arguments, input: try sample)
    #expect(result.exitCode == 0, "\(result.errors)")
    try KeptOutput.check(result.output, "register/\(kept)")
  }

  @Test("A page of the API says the same as the file, and its error is one line with its name")
  func pages() throws {
    let row =
      #"{"BPLC_NM":"이마트 왕십리점","SALS_STTS_CD":"01","ROAD_NM_ADDR":"서울 성동구 왕십리광장로 17","STOR_SE_NM":"대규모점포"}"#
    let page = #"{"response":{"header":{"resultCode":"0"},"body":{"items":{"item":[\#(row)]}}}}"#
    let file = head + "1,1,01,,서울 성동구 왕십리광장로 17,이마트 왕십리점,대규모점포\n"
    #expect(
      try program.run(["-"] + date, input: page).output
        == program.run(["-"] + date, input: file).output)
    let error =
      #"{"OpenAPI_ServiceResponse":{"cmmMsgHeader":{"returnAuthMsg":"DEADLINE_HAS_EXPIRED_ERROR"}}}"#
    let refused = try program.run(["-"] + date, input: error)
    #expect(refused.exitCode == 65)
    #expect(refused.errors.contains("DEADLINE_HAS_EXPIRED_ERROR"))
  }

  @Test("What it writes is a catalogue that another program reads")
  func written() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("marts.json").path
    let result = try program.run(["-", "--write", path] + date, input: try sample)
    #expect(result.exitCode == 0, "\(result.errors)")
    let found = try Program("find-mart").run(["왕십리", "--catalog", path, "--date", "2026-11-23"])
    #expect(found.output.contains("이마트 왕십리점"))
    #expect(found.output.contains("12월 13일"))
  }

  @Test("The download says the same in CP949, and of several files of it none is read")
  func download() throws {
    try withFolder { folder in
      // What Foundation calls kCFStringEncodingDOSKorean.
      let encoding = String.Encoding(rawValue: 0x8000_0422)
      let path = folder.appendingPathComponent("download.csv").path
      try #require(try sample.data(using: encoding)).write(to: URL(fileURLWithPath: path))
      let result = try program.run([path] + date)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(try result.output == program.run(["-"] + date, input: try sample).output)
      let two = try program.run([path, path] + date)
      #expect(two.exitCode == 64)
      #expect(two.errors.contains("파일은 하나만"))
    }
  }

  @Test("An excerpt has the open stores, and answers as the whole file does")
  func excerpt() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("open.csv").path
      let pages = ["open.json", "whole.json"].map { folder.appendingPathComponent($0).path }
      let whole = ["-", "--excerpt", path, "--write", pages[1]] + date
      #expect(try program.run(whole, input: try sample).exitCode == 0)
      #expect(try program.run([path, "--write", pages[0]] + date).exitCode == 0)
      let (open, all) = (try rows(pages[0]), try rows(pages[1]))
      #expect(!open.isEmpty && open.isSubset(of: all))
      // The stores that are left out have no closing days: they are suspended or not open yet.
      #expect(all.subtracting(open).allSatisfy { !$0.contains("municipal") })
      // An excerpt of an excerpt is the same.
      let again = folder.appendingPathComponent("again.csv").path
      _ = try program.run([path, "--excerpt", again] + date)
      #expect(
        try String(contentsOfFile: again, encoding: .utf8)
          == String(contentsOfFile: path, encoding: .utf8))
    }
  }

  /// The rows of a catalogue without their places, which an excerpt rounds to the centimeter.
  private func rows(_ path: String) throws -> Set<String> {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
    let rows = try #require((json as? [String: Any])?["data"] as? [[String: Any]])
    return Set(
      try rows.map { row in
        let known = row.filter { $0.key != "location" }
        return String(
          decoding: try JSONSerialization.data(withJSONObject: known, options: .sortedKeys),
          as: UTF8.self)
      })
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) } }
    try body(folder)
  }

  @Test(
    "A bad input is one line on standard error, an exit code, and no output",
    arguments: [
      ("", 65, "비어"), ("a,b\n1,2\n", 65, "다른 파일"), ("<html>", 65, "다른 문서입니다"),
      ("{}", 65, "API 응답"),
    ])
  func badInput(input: String, exitCode: Int32, message: String) throws {
    let result = try program.run(["-"] + date, input: input)
    #expect(result.exitCode == exitCode)
    #expect(result.errors.contains(message))
    #expect(result.output.isEmpty)
  }
}
