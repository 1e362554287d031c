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

  @Test("Many lines are read in the memory of few")
  func constantMemory() throws {
    let line = "매일 10:00~24:00, 2,4번째 일요일 휴무\n"
    let result = try program.run(
      ["--date", "2026-11-21"], input: String(repeating: line, count: 50_000))
    #expect(result.exitCode == 0)
    #expect(result.output.split(separator: "\n").count == 50_000)
    #expect(result.errors.hasPrefix("50000줄 가운데 50000줄을 모두 읽었고"))
  }

  @Test("A bad date is one line on standard error and nothing on standard output")
  func badDate() throws {
    let result = try program.run(["--date", "2026-02-30"], input: Self.texts)
    #expect(result.exitCode == 64)
    #expect(result.output.isEmpty)
    #expect(result.errorLines == ["read-closing-text: 날짜가 아닙니다: \"2026-02-30\" (예: 2026-11-21)"])
  }
}
