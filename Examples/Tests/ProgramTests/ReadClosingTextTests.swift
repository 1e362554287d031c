import Foundation
import Testing

@Suite("read-closing-text")
struct ReadClosingTextTests {
  let program: Program

  init() throws { program = try Program("read-closing-text") }

  private static let texts = """
    매월 둘째, 넷째 일요일
    10:00~24:00 (단, 매월 2,4번째 일요일 휴점)
    ※2/5(화요일) 설날 당일 휴무!! 2월10일 일요일 정상영업, 2월24일 정기휴무
    *휴무일: 1/1, 설날, 추석 (전일은 오후 7시까지 영업)
    평일 10:30~21:00, 매월 2,4째주 의무 휴업
    ※ 일산점은 2월 13일 (수요일) 정상영업 합니다.
    수영장은 매주 월요일 휴관
    2월 14일에서 10일로 변경
    격주 수요일
    점포별 상이
    둘째·넷째 수요일(10월은 14일, 25일)
    매월 둘째·넷째 일요일 (단, 12월은 둘째·셋째 일요일)
    영업시간 10:00~22:00매월 2,4주 일요일 휴무
    "따옴표"와\t탭
    연중무휴

    매월 둘째, 넷째 수요일
    """

  @Test("Each line becomes one JSON object with every key, and the summary says what is missing")
  func keptOutput() throws {
    let result = try program.run(["--date", "2019-02-01"], input: Self.texts + "\n")
    #expect(result.exitCode == 0)
    try KeptOutput.check(result.output, "read-closing-text/texts.jsonl")
    try KeptOutput.check(result.errors, "read-closing-text/summary.txt")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.count == Self.texts.split(separator: "\n", omittingEmptySubsequences: false).count)
    for line in lines {
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(
        Set(object.keys).isSuperset(of: [
          "text", "rule", "closedDates", "openDates", "hours", "unread",
        ]))
      for remainder in try #require(object["unread"] as? [[String: Any]]) {
        #expect(remainder["reason"] is String)
        #expect((remainder["range"] as? [Int])?.count == 2)
      }
    }
  }

  @Test("The summary is in English when asked for")
  func english() throws {
    let result = try program.run(["--date", "2026-11-21", "--english"], input: "격주 수요일\n")
    #expect(
      result.errors == """
        0 of 1 lines were read whole; 1 state no closing day.
          1 needsAnchor (for example line 1 "격주 수요일")

        """)
  }

  @Test("Of many lines none is lost")
  func manyLines() throws {
    let line = "매일 10:00~24:00, 2,4번째 일요일 휴무\n"
    let result = try program.run(
      ["--date", "2026-11-21"], input: String(repeating: line, count: 3_000))
    #expect(result.exitCode == 0)
    #expect(result.output.split(separator: "\n").count == 3_000)
    #expect(result.errors.hasPrefix("3000줄 가운데 3000줄을 모두 읽었고"))
  }

  @Test("Every stage of a reading is shown with its words underlined")
  func explanation() throws {
    let result = try program.run(
      ["--date", "2026-11-21", "--explain"],
      input: "매월 둘째·넷째 일요일 휴무, 11/22(일) 정상영업 (2,4째주 수영장)\n\t\u{1B}[31m휴무\n"
        + "정부시책에 의거 유통산업 발전법에 따라 매월 둘째, 넷째 일요일 의무 휴무합니다. *휴무일: 1/1, 설날, 추석 당일은 쉽니다\n")
    #expect(result.exitCode == 0)
    #expect(!result.output.contains("\u{1B}"))
    try KeptOutput.check(result.output, "read-closing-text/explanation.txt")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.hasSuffix("  ordinal 4th, glued") })
    // 넷째 begins behind 매월, a space, 둘째 and a dot: two columns a syllable.
    #expect(lines[place].hasPrefix("  " + String(repeating: " ", count: 10) + "^^^^ "))
  }

  @Test("The closings of three months follow from a text, for a branch of it too")
  func schedules() throws {
    let input = """
      매월 둘째·넷째 일요일 휴무. 일산점은 11/22 정상영업
      11/22, 12/13 휴무
      12월 1일부터 12월 31일까지 내부공사로 임시휴관
      연중무휴
      2,4째주 휴무

      """
    let all = try program.run(["--date", "2026-11-21", "--schedule"], input: input)
    try KeptOutput.check(all.output, "read-closing-text/schedule.txt")
    let branch = try program.run(
      ["--date", "2026-11-21", "--schedule", "--branch", "이마트 일산", "--english"], input: input)
    try KeptOutput.check(branch.output, "read-closing-text/schedule-english.txt")
    #expect(all.output.contains("2026-11-22 (일)  휴무"))
    #expect(!branch.output.split(separator: "\n")[2].contains("2026-11-22"))
  }

  @Test("A branch without a schedule is a mistake")
  func branchAlone() throws {
    let result = try program.run(["--branch", "일산"], input: Self.texts)
    #expect(result.exitCode == 64)
    #expect(result.errorLines.count == 1)
  }

  @Test("A line over a mebibyte is refused with its number, and those behind it are read")
  func longLine() throws {
    let longest = String(repeating: "a", count: 1 << 20)
    let result = try program.run(
      ["--date", "2026-11-21", "--english"],
      input: "연중무휴\n" + longest + "a\n" + longest + "\r\n연중무휴")
    #expect(result.exitCode == 0)
    #expect(result.output.split(separator: "\n").count == 3)
    #expect(
      result.errorLines.first == "read-closing-text: line 2 was not read: longer than 1 MiB")
    #expect(result.errorLines.contains("2 of 4 lines were read whole; 2 state no closing day."))
  }

  @Test("A line that is not UTF-8 is refused with its number, and not counted as read")
  func otherEncoding() throws {
    // 매주 월요일 휴무 in CP949
    let monday: [UInt8] = [
      0xB8, 0xC5, 0xC1, 0xD6, 0x20, 0xBF, 0xF9, 0xBF, 0xE4, 0xC0, 0xCF, 0x20, 0xC8, 0xDE, 0xB9,
      0xAB,
    ]
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(ProcessInfo.processInfo.globallyUniqueString)
    try Data(monday + Array("\n연중무휴\n".utf8)).write(to: file)
    defer {
      do { try FileManager.default.removeItem(at: file) } catch { Issue.record(error) }
    }
    let result = try program.run(
      ["--date", "2026-11-21", "--english"], inputPath: file.path)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errorLines.first == "read-closing-text: line 1 was not read: not UTF-8")
    #expect(result.errorLines.contains("1 of 2 lines were read whole; 1 state no closing day."))
  }

  @Test("Lost output is one line on standard error and exit 74")
  func lostOutput() throws {
    let result = try program.run(
      ["--date", "2026-11-21"], input: "연중무휴\n", output: .file("/dev/full"))
    #expect(result.exitCode == 74)
    #expect(result.errorLines == ["read-closing-text: 출력을 쓸 수 없습니다: 저장 공간이 없습니다"])
  }

  @Test("On a terminal it says what it waits for")
  func hint() throws {
    let terminal = try Terminal(
      rows: 24, columns: 80, program: program, arguments: ["--date", "2026-11-21"])
    #expect(terminal.receive(until: "Ctrl-D").contains("안내문을 한 줄에 하나씩 입력하세요"))
    terminal.type("\u{4}")
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationStatus == 0)
  }

  @Test("A bad date is one line on standard error and nothing on standard output")
  func badDate() throws {
    let result = try program.run(["--date", "2026-02-30"], input: Self.texts)
    #expect(result.exitCode == 64)
    #expect(result.output.isEmpty)
    #expect(result.errorLines == ["read-closing-text: 날짜가 아닙니다: \"2026-02-30\" (예: 2026-11-21)"])
  }
}
