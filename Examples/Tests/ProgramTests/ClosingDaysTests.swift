import ExampleSupport
import Foundation
import MartHolidayKit
import Testing

@Suite("closing-days")
struct ClosingDaysTests {
  let program: Program

  init() throws { program = try Program("closing-days") }

  @Test(
    "It prints what is kept in a file",
    arguments: [
      ("ordinary-month.txt", ["--date", "2026-11-21"]),
      ("ordinary-month-english.txt", ["--date", "2026-11-21", "--english"]),
      (
        "chuseok-month.txt",
        [
          "--date", "2026-09-24", "--branch", "이마트 원주점", "--branch", "코스트코 일산점", "--branch",
          "강릉",
        ]
      ),
      (
        "turn-of-the-year.txt",
        [
          "--date", "2026-12-31", "--branch", "코스트코양재점", "--branch", "이마트 안산고잔점", "--branch",
          "킴스클럽 분당점",
        ]
      ),
      (
        "seollal-month-english.txt",
        [
          "--date", "2026-12-31", "--month", "2027-02", "--english", "--mart", "costco", "--branch",
          "대구점", "--branch", "울산점",
        ]
      ),
      (
        "closed-stores.txt",
        [
          "--date", "2026-11-21", "--branch", "홈플러스 잠실점", "--branch", "홈플러스 면목점", "--branch",
          "메가마트 문현점",
        ]
      ),
      (
        "part-of-a-month.txt",
        ["--date", "2026-09-10", "--branch", "이마트 서귀포점"]
      ),
      ("closing-today.txt", ["--date", "2026-11-22"]),
      ("list.txt", ["--date", "2026-11-21", "--mart", "코스트코"]),
      ("list-english.txt", ["--date", "2026-11-21", "--mart", "homeplus", "--english"]),
      (
        "list-of-another-month.txt",
        ["--date", "2026-12-31", "--mart", "트레이더스", "--month", "2027-02"]
      ),
      ("ordinary-month.json", ["--date", "2026-11-21", "--json"]),
      (
        "unknown.json",
        [
          "--date", "2026-09-24", "--json", "--branch", "이마트 서귀포점", "--branch", "홈플러스 면목점",
          "--branch", "메가마트 문현점", "--branch", "탑마트 감천점",
        ]
      ),
      ("last-day.json", ["--date", "9999-12-31", "--json", "--branch", "메가마트 문현점"]),
    ] as [(String, [String])])
  func keptOutput(file: String, arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
    try KeptOutput.check(result.output, "closing-days/\(file)")
  }

  @Test(
    "Each row of the list says in its columns what the summary's own text says",
    arguments: PhraseLanguage.allCases, ["2026-09-24", "2026-11-21", "2026-12-31"])
  func rows(language: PhraseLanguage, day: String) throws {
    let date = try #require(CivilDate(day))
    let branches = try ExampleCatalog.bundled()
    let result = try program.run(
      ["--date", day, "--catalog", Program.knownStores]
        + (language == .english ? ["--english"] : [])
        + branches.flatMap { ["--branch", "\($0.mart.displayName) \($0.name)"] })
    #expect(result.exitCode == 0, "\(result.errors)")
    let table = result.output.split(separator: "\n").map { line in
      line.split(separator: #/\ {2,}/#).map(String.init)
    }
    let first = try #require(table.firstIndex { $0.count > 3 })
    let heads = table[first].map { $0.lowercased() }
    let summaries = Dictionary(
      grouping: branches.map { BranchSummary($0, on: date) },
      by: { $0.displayName(in: language) })
    var seen = 0
    for row in table[(first + 1)...] where row.count > 3 && summaries[row[0]] != nil {
      // Two branches of one name have the same texts, or one of them is meant.
      let texts = try #require(summaries[row[0]]).map { $0.phrase(in: language) }
      let countdowns = try #require(summaries[row[0]]).compactMap { summary in
        (summary.laterClosing ?? summary.nextClosing)
          .countdownPhrase(in: language, relativeTo: date)
      }
      let days = (1...2).map { column in
        language == .korean
          ? "\(heads[column]) \(row[column]), " : "\(row[column]) \(heads[column]), "
      }
      let next =
        countdowns.isEmpty
        ? row[3] : row[3] + (language == .korean ? " " : ", ") + row[4]
      let text = texts.first { $0.hasPrefix(days.joined()) }
      #expect(text?.contains(row[3] == "none" ? "no closing days" : next) == true, "\(row)")
      seen += 1
    }
    #expect(seen == branches.count)
  }

  @Test("Without arguments it shows three branches for today in Korea")
  func noArguments() throws {
    let before = KoreaToday.fromClock()
    let result = try program.run([])
    let after = KoreaToday.fromClock()
    #expect(result.exitCode == 0)
    let days = [before, after].map { "\($0.year)년 \($0.month)월 \($0.day)일" }
    #expect(days.contains { result.output.contains($0) })
    #expect(result.output.split(separator: "다음 휴무").count == 4)
  }

  @Test("No line is wider than a terminal, whatever is shown", arguments: [[], ["--english"]])
  func width(language: [String]) throws {
    // The widest names and addresses, four a run: the most that are shown with their month.
    let branches = try ExampleCatalog.bundled()
      .map { ($0, DisplayWidth.of($0.displayName) + DisplayWidth.of($0.address ?? "")) }
      .sorted { $0.1 > $1.1 }.prefix(20).map(\.0)
    var dates: [CivilDate] = []
    for text in ["2018-02-15", "2024-01-20", "2026-09-25", "2026-12-31", "9999-12-31"] {
      dates.append(try #require(CivilDate(text)))
    }
    for (index, start) in stride(from: 0, to: branches.count, by: 4).enumerated() {
      let names = branches[start..<min(start + 4, branches.count)].map(\.displayName)
      let date = dates[index % dates.count]
      let result = try program.run(
        ["--date", date.description, "--catalog", Program.knownStores] + language
          + names.flatMap { ["--branch", $0] })
      #expect(result.exitCode == 0)
      for line in result.output.split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= 80, "\(names) \(date): \(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }

  @Test("A catalogue of the original server works, in an envelope and as the bare array of 2018")
  func otherCatalogues() throws {
    let row = """
      {"id":1,"martType":"동네마트","branchName":"한강점","region":"서울","phoneNumber":"",\
      "address":"","url":"","holidays":["2018-08-12 (일)","2018-08-26 (일)"]}
      """
    for text in ["[\(row)]", #"{"code":"OK","message":"","data":[\#(row)]}"#] {
      try withFile(text) { path in
        let result = try program.run(["--catalog", path, "--date", "2018-08-13", "--json"])
        #expect(result.exitCode == 0, "\(result.errors)")
        #expect(result.output.contains(#""displayName" : "동네마트 한강점""#))
        // The row says that the 26th is closed, and nothing of the days before it.
        #expect(result.output.contains(#""earliestKnown" : "2018-08-26""#))
        #expect(result.output.contains(#""unknownFrom" : "2018-08-13""#))
      }
    }
  }

  @Test(
    "A bad input is one line on standard error that names it, an exit code, and no output",
    arguments: [
      (["--date", "2026-02-30"], 64, "날짜가 아닙니다: \"2026-02-30\""),
      (["--date", "오늘", "--english"], 64, "not a date: \"오늘\""),
      (["--month", "2026-13"], 64, "달이 아닙니다: \"2026-13\""),
      (["--branch", "양제점"], 64, "(비슷한 이름: \"이마트 양재점\", \"코스트코 양재점\","),
      (["--branch", "양제점", "--mart", "costco", "--english"], 64, "did you mean \"Costco 양재점\""),
      (["--branch", "코스트코 양재점", "--branch", "없는매장"], 64, "매장을 찾을 수 없습니다: \"없는매장\""),
      (["--mart", "hongmart"], 64, "매장 목록에 없는 마트입니다: \"hongmart\" (가능한 값: emart,"),
      (["--catalog", "/no/such/file.json"], 66, "/no/such/file.json"),
      (["--catalog", "/"], 66, "파일을 읽을 수 없습니다: /"),
      (["--color"], 64, "--color"),
      (["--date"], 64, "--date"),
      (["2026-11-21"], 64, "2026-11-21"),
    ] as [([String], Int32, String)])
  func badInput(arguments: [String], exitCode: Int32, message: String) throws {
    let result = try program.run(arguments)
    #expect(result.exitCode == exitCode)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1, "\(result.errors)")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.hasPrefix("closing-days: "))
  }

  @Test(
    "A malformed catalogue is refused with the place of what is wrong",
    arguments: [
      ("", "JSON"), ("nothing", "JSON"), ("{}", "no \"data\""), ("[]", "has no branches"),
      (#"{"data":[{"id":1,"martType":"x"}]}"#, "data[0]: no \"branchName\""),
      (#"[{"id":"1"}]"#, "[0].id"),
      (
        #"[{"id":1,"martType":"x","branchName":"y","holidays":["2026-02-30 (월)"]}]"#,
        "no date: \"2026-02-30 (월)\""
      ),
      (
        #"[{"id":7,"martType":"x","branchName":"y"},{"id":7,"martType":"x","branchName":"z"}]"#,
        "id 7"
      ),
      (
        #"[{"id":1,"martType":"x","branchName":"y","location":{"latitude":91,"longitude":0}}]"#,
        "91"
      ),
      (
        #"[{"id":1,"martType":"x","branchName":"y","#
          + #""schedule":{"rules":[{"rule":{"nth":[6],"weekday":"sunday"}}]}}]"#,
        "6"
      ),
    ])
  func malformedCatalogue(text: String, message: String) throws {
    try withFile(text) { path in
      let result = try program.run(["--catalog", path, "--date", "2026-11-21", "--english"])
      #expect(result.exitCode == 65)
      #expect(result.output.isEmpty)
      #expect(result.errorLines.count == 1, "\(result.errors)")
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test("In 40 columns the month stands below its text, and is the same month")
  func narrow() throws {
    let arguments = ["--date", "2026-11-22"]
    let narrow = try program.run(arguments, environment: ["COLUMNS": "40"]).output
    try KeptOutput.check(narrow, "closing-days/narrow.txt")
    let wide = try program.run(arguments, environment: ["COLUMNS": "200"]).output
    #expect(try wide == program.run(arguments).output)
    for week in [
      " 15  16  17  18  19  20  21", "<22) 23  24  25  26  27  28", "<22> 23  24 [25] 26",
    ] {
      #expect(narrow.contains("\n  " + week) && wide.contains("  " + week))
    }
  }

  @Test("Color is only for a terminal, and NO_COLOR turns it off there")
  func color() throws {
    let arguments = ["--date", "2026-11-21"]
    let plain = try program.run(arguments).output
    #expect(!plain.contains("\u{1B}"))
    let colored = try program.runOnTerminal(arguments)
    #expect(colored.contains("\u{1B}[1;31m[11]\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    #expect(try program.runOnTerminal(arguments, environment: ["NO_COLOR": "1"]) == plain)
  }

  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "catalog-\(ProcessInfo.processInfo.globallyUniqueString).json")
    try Data(text.utf8).write(to: url)
    defer {
      do { try FileManager.default.removeItem(at: url) } catch { Issue.record(error) }
    }
    try body(url.path)
  }
}
