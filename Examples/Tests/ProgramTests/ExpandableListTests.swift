import Testing

@Suite("expandable-list without a terminal")
struct ExpandableListTests {
  let program: Program

  init() throws { program = try Program("expandable-list") }

  @Test(
    "A script prints the list and the changes after each command, as in the file",
    arguments: [
      ("toggle.txt", ["--date", "2026-11-21", "--script", "toggle 2; replace; toggle 1"]),
      (
        "everything.txt",
        [
          "--date", "2026-11-21", "--script",
          "expand all; sort; replace; remove 2; preview 3; collapse all; preview 0; sort; collapse 1",
        ]
      ),
      (
        "single.txt",
        ["--date", "2027-02-01", "--single", "--script", "toggle 2; toggle 1; expand all"]
      ),
      (
        "english.txt",
        ["--date", "2026-11-21", "--english", "--preview", "2", "--script", "toggle 3;; toggle 3"]
      ),
      (
        "named.txt",
        ["--date", "2026-09-20", "--branch", "명지점", "--branch", "코스트코 양재점", "--script", "sort"]
      ),
      ("nothing.txt", ["--date", "2026-11-21"]),
    ] as [(String, [String])])
  func script(file: String, arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
    try KeptOutput.check(result.output, "expandable-list/\(file)")
  }

  @Test("At the end of the calendar the list ends with it")
  func endOfCalendar() throws {
    let result = try program.run(
      ["--date", "9999-12-20", "--english", "--script", "replace; toggle 1"])
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
    // The fourth Sunday of the last month.
    #expect(result.output.contains("Sun 26 Dec"))
  }

  @Test(
    "A mistake is one line that names it, an exit code, and nothing on standard output",
    arguments: [
      (["--script", "toggle 1; jump"], "알 수 없는 명령입니다: \"jump\""),
      (["--script", "toggle 1; toggle 9"], "즐겨찾기 번호는 1에서 5까지입니다: 9"),
      (["--script", "toggle 0"], "즐겨찾기 번호는 1에서 5까지입니다: 0"),
      (["--script", "toggle eins"], "알 수 없는 명령입니다: \"toggle eins\""),
      (["--script", "preview 10"], "알 수 없는 명령입니다: \"preview 10\""),
      (["--english", "--script", "toggle"], "no such command: \"toggle\""),
      (["--branch", "없는매장"], "매장을 찾을 수 없습니다: \"없는매장\""),
      (["--date", "2026-02-30"], "날짜가 아닙니다: \"2026-02-30\" (예: 2026-11-21)"),
      (["--preview=-1"], "미리보기는 0에서 9까지입니다: -1"),
      (["--preview", "99"], "미리보기는 0에서 9까지입니다: 99"),
      (["--jump"], "--jump"),
    ] as [([String], String)])
  func mistakes(arguments: [String], message: String) throws {
    let result = try program.run(arguments)
    #expect(result.exitCode == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("expandable-list: "))
    #expect(result.errors.contains(message))
    #expect(result.errorLines.count == 1)
  }
}
