import Foundation
import Testing

@Suite("holiday-feed")
struct HolidayFeedProgramTests {
  let program: Program

  init() throws { program = try Program("holiday-feed") }

  @Test(
    "It writes what is kept in a file",
    arguments: [
      ("samples.ics", ["--date", "2026-11-21", "--months", "2"]),
      (
        "alarm-english.ics",
        [
          "--date", "2026-11-21", "--months", "3", "--branch", "코스트코 양재점", "--alarm", "20:00",
          "--sequence", "12", "--english",
        ]
      ),
      (
        "recurring.ics",
        ["--date", "2026-11-21", "--branch", "코스트코 양재점", "--recurring"]
      ),
    ])
  func kept(file: String, arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.utf8.filter { $0 == 0x0D }.count > 10)
    try KeptOutput.check(
      result.output.replacingOccurrences(of: "\r\n", with: "\n"), "holiday-feed/" + file)
  }

  @Test("With --output it writes the same into a file and says what it wrote")
  func file() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("feed-\(ProcessInfo.processInfo.globallyUniqueString).ics").path
    defer { do { try FileManager.default.removeItem(atPath: path) } catch { Issue.record(error) } }
    let arguments = ["--date", "2026-11-21", "--months", "2"]
    let result = try program.run(arguments + ["--output", path])
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("\(path): 매장 3곳의 일정 "))
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(written == (try program.run(arguments).output))
  }

  @Test(
    "A mistake is one line on standard error",
    arguments: [
      (64, ["--date", "2026-02-30"]), (64, ["--months", "0"]), (64, ["--alarm", "25:00"]),
      (64, ["--alarm", "8pm"]), (64, ["--sequence", "-1"]), (64, ["--branch", "없는점"]),
      (66, ["--catalog", "/nowhere.json"]), (73, ["--output", "/nowhere/closings.ics"]),
    ])
  func mistakes(code: Int, arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(Int(result.exitCode) == code, "\(result.errors)")
    #expect(result.errorLines.count == 1)
    #expect(result.output.isEmpty)
  }

  @Test("Lost output ends with 74") func lostOutput() throws { try expectLostOutput(program, []) }
}

/// Runs a program whose standard output is a full disk.
func expectLostOutput(
  _ program: Program, _ arguments: [String], input: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let result = try program.run(arguments, input: input, output: .file("/dev/full"))
  #expect(result.exitCode == 74, sourceLocation: sourceLocation)
  #expect(result.errorLines.count == 1, sourceLocation: sourceLocation)
}
