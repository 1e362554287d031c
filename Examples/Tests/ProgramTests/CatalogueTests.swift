import Foundation
import MartHolidayKit
import Testing

@Suite("catalogue")
struct CatalogueTests {
  let program: Program
  private let date = ["--date", "2026-11-21"]

  init() throws { program = try Program("catalogue") }

  private func file(_ name: String) -> String {
    Bundle.module.bundleURL.appendingPathComponent("Resources/catalogue/\(name)").path
  }

  @Test(
    "It prints what is kept in a file",
    arguments: [
      ("today.txt", ["today.json"], nil), ("today-english.txt", ["today.json", "--english"], nil),
      ("compare.txt", ["today.json"], "yesterday.json"),
      ("compare-english.txt", ["today.json", "--english"], "yesterday.json"),
      ("unchanged.txt", ["yesterday.json"], "yesterday.json"), ("bundled.txt", ["--bundled"], nil),
    ] as [(String, [String], String?)])
  func keptOutput(kept: String, arguments: [String], older: String?) throws {
    let result = try program.run(
      arguments.map { $0.hasSuffix(".json") ? file($0) : $0 } + date
        + (older.map { ["--compare", file($0)] } ?? []))
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    try KeptOutput.check(result.output, "catalogue/\(kept)")
  }

  @Test("Standard input says the same as the file")
  func standardInput() throws {
    let text = try String(contentsOfFile: file("today.json"), encoding: .utf8)
    let fromInput = try program.run(["-"] + date, input: text)
    #expect(fromInput.exitCode == 0)
    #expect(fromInput.output == (try program.run([file("today.json")] + date).output))
    let compared = try program.run([file("today.json"), "--compare", "-"] + date, input: text)
    #expect(compared.output.contains("달라진 것이 없습니다."))
  }

  @Test(
    "A bad input is one line on standard error, an exit code, and no output",
    arguments: [
      ([], "", 64, "--bundled"), (["-", "--bundled"], "", 64, "--bundled"),
      (["-", "--compare", "-"], "[]", 64, "표준 입력"),
      (["-", "--date", "2026-02-30"], "[]", 64, "2026-02-30"),
      (["--bundled", "--color"], "", 64, "--color"),
      (["/no/such/file.json"], "", 66, "/no/such/file.json"),
      (["--bundled", "--compare", "/no/such.json"], "", 66, "/no/such.json"),
      (["-"], "", 65, "형식"),
      (["-", "--english"], "nothing", 65, "malformed catalogue: standard input"),
      (["-", "--english"], "{}", 65, "no \"data\""), (["-"], "{}", 65, "\"data\" 값이 없습니다"),
      (["-"], #"{"data":5}"#, 65, "표준 입력: data: 객체가 아닙니다"),
      (["-"], #"{"code":"BAD_PARAMETER","message":"잘못된\n마트입니다."}"#, 65, "BAD_PARAMETER 잘못된 마트입니다."),
      (
        ["-", "--english"], #"{"status":401,"error":"Unauthorized"}"#, 65,
        "UNAUTHORIZED Unauthorized"
      ),
    ] as [([String], String, Int32, String)])
  func badInput(arguments: [String], input: String, exitCode: Int32, message: String) throws {
    let result = try program.run(arguments, input: input)
    #expect(result.exitCode == exitCode)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1, "\(result.errors)")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.hasPrefix("catalogue: "))
  }

  @Test("What stands in a row cannot write more than its line, nor steer a terminal")
  func hostileTexts() throws {
    let row =
      #"[{"id":1,"martType":"x\n\u001b[31m","branchName":"y\r\nz","holidays":["a\nb\u0007"]}]"#
    let result = try program.run(["-"] + date, input: row)
    #expect(result.exitCode == 0)
    #expect(
      !result.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\r" })
    #expect(result.output.split(separator: "\n").count == 6, "\(result.output)")
  }

  @Test("Help names every option, and lost output is an error")
  func helpAndLostOutput() throws {
    let help = try program.run(["--help"])
    #expect(help.exitCode == 0)
    for option in ["--date", "--compare", "--bundled", "--english"] {
      #expect(help.output.contains(option))
    }
    let process = program.process(["--bundled"] + date, environment: [:])
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
  }
}
