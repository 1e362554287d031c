import Foundation
import Testing

@Suite("alert-plan")
struct AlertPlanProgramTests {
  let program: Program

  private static let subscribers = """
    {"id":"token-A","favorites":[7014]}
    {"id":"token-B","favorites":[7014,1003],"language":"en"}
    {"id":"token-C","favorites":[1003],"leads":[3,1],"minuteOfDay":1200}
    {"id":"token-D","favorites":[]}

    """

  init() throws { program = try Program("alert-plan") }

  @Test(
    "It prints what is kept in a file",
    arguments: [
      ("eve.jsonl", ["--date", "2026-11-21"]),
      ("evening.jsonl", ["--date", "2026-11-21", "--time", "20:30"]),
      ("three-days.jsonl", ["--date", "2026-11-19", "--leads", "3,1", "--time", "21:00"]),
    ])
  func kept(file: String, arguments: [String]) throws {
    let result = try program.run(arguments, input: Self.subscribers)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.hasPrefix("구독자 4명, 메시지 "))
    try KeptOutput.check(result.output, "alert-plan/" + file)
  }

  @Test("What was sent is not sent again, and the shards share the messages")
  func sentAndShards() throws {
    let input = (0..<200).map { "{\"id\":\"device-\($0)\",\"favorites\":[7014]}\n" }.joined()
    let arguments = ["--date", "2026-11-21"]
    let all = try program.run(arguments, input: input).output.split(separator: "\n")
    #expect(all.count == 200)
    var shared: [Substring] = []
    for index in 1...8 {
      let result = try program.run(arguments + ["--shard", "\(index)/8"], input: input)
      shared += result.output.split(separator: "\n").map { Substring(String($0)) }
    }
    #expect(Set(shared) == Set(all) && shared.count == 200)
    let resumed = try program.run(
      arguments + ["--resume-after", "device-50"],
      input:
        "{\"id\":\"device-50\",\"favorites\":[7014]}\n{\"id\":\"device-51\",\"favorites\":[7014]}\n"
    )
    #expect(resumed.output.split(separator: "\n").count == 1)
    struct Line: Decodable { let items: [String] }
    let items = try all.flatMap {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8)).items
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("sent-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { do { try FileManager.default.removeItem(at: file) } catch { Issue.record(error) } }
    try Data(items.dropLast(3).joined(separator: "\n").utf8).write(to: file)
    let again = try program.run(arguments + ["--sent", file.path], input: input)
    #expect(again.output.split(separator: "\n").count == 3)
  }

  @Test("A line that is no subscriber is named, the others are planned, and the exit code is 65")
  func badLines() throws {
    let input = """
      {"id":"a","favorites":[7014]}
      nonsense
      {"favorites":[7014]}

      {"id":"b","favorites":["7014"]}
      {"id":"c","leads":[99]}
      {"id":"d","minuteOfDay":1440}
      {"id":"e","favorites":[7014]}
      """
    let result = try program.run(["--date", "2026-11-21", "--english"], input: input)
    #expect(result.exitCode == 65)
    #expect(result.output.split(separator: "\n").count == 2)
    #expect(
      result.errorLines == [
        "line 2: not a JSON object", "line 3: \"id\" is missing or wrong",
        "line 5: \"favorites\" is missing or wrong", "line 6: \"leads\" is missing or wrong",
        "line 7: \"minuteOfDay\" is missing or wrong",
        "alert-plan: 5 of 8 lines are no subscribers; 2 messages.",
      ])
  }

  @Test(
    "A mistake is one line on standard error",
    arguments: [
      (64, ["--shard", "9/8"]), (64, ["--leads", "3,,1"]), (64, ["--leads", "40"]),
      (64, ["--time", "24:00"]), (66, ["--sent", "/nowhere"]), (65, ["--sent", "/etc/passwd"]),
    ])
  func mistakes(code: Int, arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(Int(result.exitCode) == code, "\(result.errors)")
    #expect(result.errorLines.count == 1)
    #expect(result.output.isEmpty)
  }

  @Test("Lost output ends with 74")
  func lostOutput() throws {
    try expectLostOutput(program, ["--date", "2026-11-21"], input: Self.subscribers)
  }
}
