import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("widget-preview")
struct WidgetPreviewTests {
  let program: Program

  init() throws { program = try Program("widget-preview") }

  @Test(
    "It prints what is kept in a file",
    arguments: [
      ("samples.txt", ["--date", "2026-11-20"]),
      ("samples-english.txt", ["--date", "2026-11-20", "--english"]),
      ("chuseok.txt", ["--date", "2026-09-22"]),
      ("old-data.txt", ["--date", "2026-12-29", "--data-from", "2026-12-27"]),
      ("empty.txt", ["--date", "2026-11-20", "--empty"]),
    ])
  func kept(file: String, arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(result.exitCode == 0, "\(result.errors)")
    try KeptOutput.check(result.output, "widget-preview/" + file)
  }

  @Test("It draws both sizes in both color schemes")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("widget-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) } }
    let result = try program.run(["--date", "2026-11-20", "--svg", folder.path])
    #expect(result.exitCode == 0, "\(result.errors)")
    for name in ["small-light", "small-dark", "medium-light", "medium-dark"] {
      let url = folder.appendingPathComponent(name + ".svg")
      try KeptOutput.check(
        try String(contentsOf: url, encoding: .utf8), "widget-preview/\(name).svg")
      #expect(XMLParser(data: try Data(contentsOf: url)).parse())
    }
  }

  @Test(
    "A mistake is one line on standard error",
    arguments: [
      (64, ["--date", "x"]), (64, ["--data-from", "x"]), (64, ["--branch", "없는점"]),
      (73, ["--svg", "/dev/null/pictures"]),
    ])
  func mistakes(code: Int, arguments: [String]) throws {
    let result = try program.run(arguments)
    #expect(Int(result.exitCode) == code, "\(result.errors)")
    #expect(result.errorLines.count == 1)
    #expect(result.output.isEmpty)
  }
}
