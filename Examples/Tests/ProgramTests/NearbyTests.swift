import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("nearby")
struct NearbyTests {
  let program: Program

  init() throws { program = try Program("nearby") }

  private static func resource(_ name: String) throws -> String {
    try #require(
      Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Resources/nearby")
    ).path
  }

  @Test(
    "It prints what is kept in a file",
    arguments: [
      ("gangnam.txt", ["--date", "2026-11-21"]),
      ("gangnam-english.txt", ["--date", "2026-11-21", "--english", "--km", "50"]),
      ("nothing-near.txt", ["--date", "2026-11-21", "--at", "37.05, 128.99", "--km", "3"]),
      ("dokdo.txt", ["--date", "2026-11-21", "--at", "37.241,131.865", "--km", "1"]),
      ("chuseok.txt", ["--date", "2026-09-24", "--at", "35.18,129.08", "--km", "30"]),
      (
        "near.geojson",
        ["--date", "2026-11-21", "--geojson", "--at", "37.4979,127.0276", "--km", "16"]
      ),
      ("markers.geojson", ["--date", "2026-11-21", "--geojson", "--zoom", "8"]),
    ])
  func keptOutput(file: String, arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
    try KeptOutput.check(result.output, "nearby/\(file)")
  }

  @Test(
    "Each position of a track gets its decision and its reason",
    arguments: ["degrees", "meters", "accuracy"], ["--english", nil])
  func track(policy: String, language: String?) throws {
    let result = try program.run(
      ["--track", try Self.resource("walk.txt"), "--policy", policy] + [language].compactMap { $0 })
    #expect(result.exitCode == 0)
    try KeptOutput.check(
      result.output, "nearby/walk-\(policy)\(language == nil ? "" : "-english").txt")
  }

  @Test("The map is drawn as it was looked at", arguments: [7, 9])
  func map(zoom: Int) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("map-\(ProcessInfo.processInfo.globallyUniqueString).svg")
    let result = try program.run([
      "--date", "2026-11-21", "--at", "37.4979,127.0276", "--km", "20", "--zoom", "\(zoom)",
      "--map", file.path,
    ])
    defer {
      do { try FileManager.default.removeItem(at: file) } catch { Issue.record(error) }
    }
    #expect(result.exitCode == 0)
    #expect(result.output.contains(file.path))
    let svg = try String(contentsOf: file, encoding: .utf8)
    try KeptOutput.check(svg, "nearby/korea-\(zoom).svg")
    let document = XMLChecker()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = document
    #expect(parser.parse())
    // A sign or a number for each marker, on each of the two days, and those of the two legends.
    #expect(document.signs >= 2 * (zoom == 7 ? 5 : 16) + 3, "\(document.signs)")
    #expect(svg.contains("좌표가 없는 45곳은 제외했습니다."))
  }

  @Test("A map in English has no Korean letter, and place names as signposts in Korea have them")
  func englishMap() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("map-\(ProcessInfo.processInfo.globallyUniqueString).svg")
    defer {
      do { try FileManager.default.removeItem(at: file) } catch { Issue.record(error) }
    }
    let result = try program.run([
      "--date", "2026-11-21", "--zoom", "9", "--english", "--map", file.path,
    ])
    #expect(result.output.contains("Left out: 45 branches without a coordinate."))
    let svg = try String(contentsOf: file, encoding: .utf8)
    let texts = svg.matches(of: /<text[^>]*>([^<]*)</).map { String($0.output.1) }
    #expect(!texts.contains { $0.contains { ("가"..."힣").contains($0) } })
    // The spellings of the cities themselves.
    for name in ["Busan", "Gangneung", "Geoje", "Iksan", "Jecheon", "Mokpo", "Sokcho", "Yeosu"] {
      #expect(texts.contains { $0 == name || $0.hasPrefix(name + " + ") }, "\(name): \(texts)")
    }
  }

  @Test(
    "A bad input is one line on standard error that names it, an exit code, and no output",
    arguments: [
      (["--at", "0,0"], 64, "알 수 없는 위치: \"0,0\""),
      (["--at", "127.0276,37.4979"], 64, "위도·경도 뒤바뀜"),
      (["--at", "33.59,130.40", "--english"], 64, "outside the service area: \"33.59,130.40\""),
      (["--at=-180,-180"], 64, "위도·경도 범위 밖"),
      (["--at", "nan,127"], 64, "위치 확인 실패: \"nan,127\""),
      (["--at", "서울"], 64, "위도,경도가 아닙니다: \"서울\""),
      (["--at", "37.5"], 64, "위도,경도가 아닙니다: \"37.5\""),
      (["--km", "0"], 64, "반경은 1…50 km입니다: 0"),
      (["--km", "51", "--english"], 64, "the radius is 1…50 km: 51"),
      (["--zoom", "19"], 64, "확대 수준은 0…18입니다: 19"),
      (["--date", "2026-02-30"], 64, "날짜가 아닙니다: \"2026-02-30\""),
      (["--date", "9999-12-31"], 64, "달력은 9999-12-31에 끝납니다"),
      (["--catalog", "/no/such.json"], 66, "/no/such.json"),
      (["--track", "/no/such.txt"], 66, "위치 기록 파일을 읽을 수 없습니다: /no/such.txt"),
      (["--policy", "meters"], 64, "--policy 옵션은 --track 옵션과 함께 씁니다."),
      (["--policy", "meters", "--english"], 64, "--policy is used with --track"),
      (["--track", "/dev/null", "--km", "3"], 64, "--km 옵션은 --track 옵션과 함께 쓸 수 없습니다."),
      (["--zoom", "9"], 64, "--zoom 옵션은 --map/--geojson 옵션과 함께 씁니다."),
      (
        ["--geojson", "--at", "37.5,127", "--zoom", "9"], 64,
        "--zoom 옵션은 --at 옵션과 함께 쓸 수 없습니다."
      ),
      (["--geojson", "--km", "9"], 64, "--km 옵션은 --at 옵션과 함께 씁니다."),
      (["--geojson", "--map", "x.svg"], 64, "--geojson 옵션은 --map 옵션과 함께 쓸 수 없습니다."),
      (["--at", "-37.5,127"], 64, ": \"-37.5,127\""),
      (["--track", "/dev/null", "--policy", "miles"], 64, "\"miles\""),
      (["--map", "/no/such/folder/map.svg"], 73, "파일을 쓸 수 없습니다: /no/such/folder/map.svg"),
    ] as [([String], Int32, String)])
  func badInput(arguments: [String], exitCode: Int32, message: String) throws {
    let result = try program.run(arguments)
    #expect(result.exitCode == exitCode)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1, "\(result.errors)")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.hasPrefix("nearby: "))
  }

  @Test("A track with a line that is no position is refused with the line's number")
  func badTrack() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("track-\(ProcessInfo.processInfo.globallyUniqueString).txt")
    try Data("37.5,127\n37.5;127\n".utf8).write(to: file)
    defer {
      do { try FileManager.default.removeItem(at: file) } catch { Issue.record(error) }
    }
    let result = try program.run(["--track", file.path])
    #expect(result.exitCode == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("\(file.path):2"))
  }
}

/// Counts the shapes of stores in a drawing that is well-formed.
private final class XMLChecker: NSObject, XMLParserDelegate {
  var signs = 0

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if ["open", "closed", "unknown"].contains(attributes["class"]) { signs += 1 }
  }
}
