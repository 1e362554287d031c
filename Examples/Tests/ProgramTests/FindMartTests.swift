import Foundation
import Testing

@Suite("find-mart")
struct FindMartTests {
  static let catalog = Bundle.module.bundleURL
    .appendingPathComponent("Resources/find-mart/catalog.json").path

  func run(_ arguments: String...) throws -> Program.Result {
    try Program("find-mart").run(
      arguments + ["--catalog", Self.catalog, "--date", "2026-11-21"])
  }

  @Test(
    "What people type finds the store",
    arguments: [
      (["ㅇㅁㅌ", "성수"], ["이마트 성수점"]), (["dlakxm"], ["이마트 성수점", "이마트 양재점"]),
      (["costco"], ["코스트코 양재점"]), (["양재대로"], ["코스트코 양재점"]),
      (["홈플러스익스프레스"], ["홈플러스EX 망원점"]), (["트레"], ["트레이더스 하남점"]),
    ])
  func finds(_ query: [String], _ names: [String]) throws {
    let result = try Program("find-mart").run(
      query + ["--catalog", Self.catalog, "--date", "2026-11-21"])
    #expect(result.exitCode == 0)
    let found = result.output.split(separator: "\n").map {
      String($0.split(separator: "|")[0]).trimmingCharacters(in: .whitespaces)
    }
    #expect(found.prefix(names.count) == names[...])
  }

  @Test("What nothing fits ends with 1 and the nearest names")
  func nothing() throws {
    let result = try run("양제점")
    #expect(result.exitCode == 1)
    #expect(result.output.isEmpty)
    #expect(
      result.errorLines == [
        "find-mart: 매장을 찾을 수 없습니다: \"양제점\" (비슷한 이름: \"이마트 양재점\", \"코스트코 양재점\")"
      ])
    #expect(try run("..").exitCode == 1)
  }

  @Test("Words that name no store are set aside, and a partial answer says what does not fit")
  func asked() throws {
    let asked = try run("코스트코", "양재", "휴무일", "언제")
    #expect(asked.exitCode == 0)
    let lines = asked.output.split(separator: "\n")
    #expect(lines.first == "빼고 찾은 말: 휴무일, 언제")
    #expect(lines.dropFirst().first?.hasPrefix("코스트코 양재점 | ") == true)
    let partial = try run("성수역", "이마트")
    #expect(partial.exitCode == 0)
    let rows = partial.output.split(separator: "\n")
    #expect(rows.first == "모두 맞는 매장은 없고, 일부만 맞는 매장입니다.")
    #expect(rows.dropFirst().first?.hasPrefix("이마트 성수점 (맞지 않음: 역) | ") == true)
    let unknown = try run("홈플러스", "울릉군")
    #expect(unknown.exitCode == 1)
    #expect(unknown.errorLines == ["find-mart: 매장을 찾을 수 없습니다: \"홈플러스 울릉군\" (목록에 있는 매장이나 곳이 아님)"])
  }

  @Test("The table of a day has the closed stores by mart and region")
  func closedOn() throws {
    let result = try run("--closed-on", "2026-11-22")
    #expect(result.exitCode == 0)
    #expect(
      result.output == """
        11월 22일 (일) 휴무 2곳, 휴무 예정 1곳(확인 전), 영업 1곳, 영업 예정 1곳(확인 전)
        이마트
          서울: 성수점 (규칙 예상)
        코스트코
          서울: 양재점 (규칙 예상)
        홈플러스EX
          서울: 망원점 (매장 확인 전)

        """)
    let query = try run("양재", "--closed-on", "2026-11-22")
    #expect(query.output.hasPrefix("코스트코 양재점 | "))
    #expect(query.output.split(separator: "\n").count == 1)
  }

  @Test("The nearest stores that may be open come first, and none ends with 1")
  func nearOpen() throws {
    let result = try run("--near", "37.49,127.02", "--open-at", "12:00")
    let names = result.output.split(separator: "\n").map { $0.split(separator: " |")[0] }
    #expect(names == ["이마트 양재점", "코스트코 양재점", "이마트 성수점", "트레이더스 하남점"])
    #expect(try run("--open-at", "03:00", "--mart", "emart").exitCode == 1)
  }

  @Test(
    "Arguments that make no sense are refused",
    arguments: [
      ["--near", "1"], ["--near", "99,1"], ["--open-at", "25:00"], ["--closed-on", "x"],
      ["--limit", "0", "양재"], ["--mart", "없는마트", "양재"],
    ])
  func refused(_ arguments: [String]) throws {
    let result = try Program("find-mart").run(arguments + ["--catalog", Self.catalog])
    #expect(result.exitCode == 64)
    #expect(result.errorLines.count == 1)
  }

  @Test("Without a query and without a terminal it says so")
  func noTerminal() throws {
    #expect(try run().exitCode == 64)
  }
}

@Suite("find-mart on a terminal", .serialized)
struct FindMartTerminalTests {
  func terminal() throws -> Terminal {
    let terminal = try Terminal(
      rows: 12, columns: 70, program: Program("find-mart"),
      arguments: ["--catalog", FindMartTests.catalog, "--date", "2026-11-21"])
    terminal.receive(until: "찾기")
    return terminal
  }

  @Test("Results narrow with each key, Backspace widens them, and Esc leaves")
  func narrows() throws {
    let terminal = try terminal()
    terminal.type("ㅇ")
    terminal.receive(quiet: 0.3)
    let wide = terminal.screen.rows.filter { $0.contains("점") }.count
    terminal.type("ㅈ")
    terminal.receive(until: "(3곳)")
    terminal.receive(quiet: 0.3)
    #expect(terminal.screen.rows[0].hasPrefix("찾기: ㅇㅈ"))
    #expect(terminal.screen.rows[1].contains("이마트 양재점"))
    #expect(terminal.screen.rows[2].contains("코스트코 양재점"))
    #expect(terminal.screen.rows[3].contains("홈플러스EX 망원점"))
    #expect(terminal.screen.rows[4].isEmpty)
    #expect(wide > 3)
    terminal.type("\u{7F}\u{7F}양제점")
    terminal.receive(until: "(0곳)")
    terminal.receive(quiet: 0.3)
    #expect(terminal.screen.rows[1].hasPrefix("~ 이마트 양재점"))
    terminal.type("\u{1B}")
    #expect(terminal.waitForEnd())
    #expect(terminal.process.terminationStatus == 0)
    #expect(terminal.isRestored)
  }

  @Test("A character in two parts is one, Enter begins anew, and an empty line leaves")
  func emptyLine() throws {
    let terminal = try terminal()
    terminal.type("성수")
    terminal.receive(until: "(1곳)")
    terminal.type("\r")
    terminal.receive(quiet: 0.3)
    #expect(terminal.screen.rows[1].isEmpty)
    terminal.type("\r")
    #expect(terminal.waitForEnd())
    #expect(terminal.isRestored)
  }
}
