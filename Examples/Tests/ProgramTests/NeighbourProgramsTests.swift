import Foundation
import Testing

/// A program that rebuilds the core of another app, with inputs that it has to refuse.
struct NeighbourProgram: Sendable, CustomTestStringConvertible {
  let name: String
  let options: [String]
  /// What it reads from standard input, each with one thing that is wrong.
  let badInputs: [String]

  var testDescription: String { name }

  static let all = [
    NeighbourProgram(
      name: "boarding-plan", options: ["--date", "2026-11-21"],
      badInputs: [
        "", "nothing", "{}", "[]", #"{"today":"2026-02-30"}"#,
        plan("\"days\":\"2026-11-23/2026-11-22\",\"cards\":[]"),
        plan("\"days\":\"2026-11-22\",\"cards\":[[],[]]"),
        plan("\"days\":\"2026-11-22/2036-11-22\",\"cards\":[]"),
        plan("\"days\":\"2026-11-22\",\"cards\":[[{\"card\":\"a\"},{\"card\":\"a\"}]]"),
      ]),
    NeighbourProgram(
      name: "ricle-map", options: [],
      badInputs: [
        "", "nothing", "{}", #"{"pages":[{}]}"#,
        #"{"pages":[{"tvBicycleEtc":{"list_total_count":"all","row":[]}}]}"#,
        #"{"pages":[],"position":{"latitude":91,"longitude":0}}"#,
      ]),
    NeighbourProgram(
      name: "smeem-streak", options: ["--date", "2026-11-21"],
      badInputs: [
        "", "nothing", "{}", #"{"today":"2026-11-21","diaries":["2026-11-31"]}"#,
        #"{"today":"2026-11-21","diaries":[],"corrections":"many"}"#,
        #"{"today":"2026-11-21","diaries":[],"corrections":0,"goalEdits":0,"alarmDays":["holiday"]}"#,
      ]),
    NeighbourProgram(
      name: "store-sections", options: [],
      badInputs: [
        "", "nothing", "{}", #"{"answers":[{"section":"dessert","status":200,"items":[]}]}"#,
        #"{"answers":[{"section":"main"}]}"#,
        #"{"answers":[],"bundled":{},"pictures":{},"orders":5}"#,
      ]),
  ]

  private static func plan(_ days: String) -> String {
    #"{"today":"2026-11-21","plans":[{"id":"p","title":"t","place":"p",\#(days)}]}"#
  }
}

@Suite("Programs of the neighbours")
struct NeighbourProgramsTests {
  @Test("Each program prints of its sample what is kept in a file", arguments: NeighbourProgram.all)
  func sample(neighbour: NeighbourProgram) throws {
    let program = try Program(neighbour.name)
    for (file, flags) in [("sample.txt", []), ("sample-english.txt", ["--english"])] {
      let result = try program.run(neighbour.options + flags)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(result.errors.isEmpty)
      try KeptOutput.check(result.output, "\(neighbour.name)/\(file)")
    }
  }

  @Test(
    "Each program refuses a bad input in one line, as is kept in a file",
    arguments: NeighbourProgram.all)
  func badInput(neighbour: NeighbourProgram) throws {
    let program = try Program(neighbour.name)
    var runs = neighbour.badInputs.map { (["-"], $0) }
    runs += [
      (["-", "--english"], "nothing"), (["/no/such/file.json"], ""),
      (["/no/such/file.json", "--english"], ""), (["--color"], ""), (["-", "x"], "{}"),
    ]
    if !neighbour.options.isEmpty { runs.append((["--date", "2026-02-30"], "")) }
    var transcript = ""
    for (arguments, input) in runs {
      let result = try program.run(arguments, input: input)
      #expect(result.output.isEmpty)
      #expect(result.errorLines.count == 1, "\(result.errors)")
      transcript += "$ \(([neighbour.name] + arguments).joined(separator: " "))\n"
      if !input.isEmpty { transcript += "< \(input)\n" }
      transcript += result.errors + "(\(result.exitCode))\n"
    }
    try KeptOutput.check(transcript, "\(neighbour.name)/bad-input.txt")
  }

  @Test(
    "Each program has help and a version, and lost output is an error",
    arguments: NeighbourProgram.all)
  func helpAndLostOutput(neighbour: NeighbourProgram) throws {
    let program = try Program(neighbour.name)
    let help = try program.run(["--help"])
    #expect(help.exitCode == 0)
    for option in ["<file>", "--english", "--version"] + neighbour.options.prefix(1) {
      #expect(help.output.contains(option))
    }
    #expect(try program.run(["--version"]).exitCode == 0)
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let process = program.process([], environment: [:])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
  }

  @Test("What stands in a file cannot write more than its line, nor steer a terminal")
  func hostileTexts() throws {
    let input = #"""
      {"today":"2026-11-21","plans":[{"id":"p","title":"a\n\u001b[31m","place":"b\u0007",
      "days":"2026-11-22","cards":[]}],"cards":[],"deleted":[],"names":{},"blocked":[],"me":"",
      "withdrawal":{}}
      """#
    let result = try Program("boarding-plan").run(["-"], input: input)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(!result.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
    #expect(result.output.hasPrefix("a  [31m · b  · "))
  }
}
