import ExampleSupport
import Foundation
import Testing

/// What all programs have in common, whatever they are for.
@Suite("every program")
final class EveryProgramTests {
  private let home: URL

  init() throws {
    home = FileManager.default.temporaryDirectory
      .appendingPathComponent("home-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: home) } catch { Issue.record(error) }
  }

  /// The variables that keep a program away from the files of the user.
  private var environment: [String: String] {
    ["HOME": home.path, "XDG_DATA_HOME": home.path]
  }

  private func run(
    _ every: EveryProgram, _ arguments: [String], columns: Int? = nil, language: String? = nil,
    inputPath: String? = nil, output: Program.Stream? = nil, memory: Int? = nil
  ) throws -> Program.Result {
    var environment = environment
    environment["COLUMNS"] = columns.map { "\($0)" }
    if let language { environment["LANG"] = language }
    return try Program(every.name).run(
      arguments, input: every.input, environment: environment, inputPath: inputPath,
      output: output, memory: memory)
  }

  /// Expects a failure: an exit code and one line on standard error, which names the program.
  private func expectFailure(
    _ result: Program.Result, _ name: String, _ exitCode: Int32, _ message: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.signal == nil, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.exitCode == exitCode, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
    #expect(result.errorLines.count == 1, "\(result.errors)", sourceLocation: sourceLocation)
    #expect(
      result.errors.hasPrefix("\(name): ") && result.errors.contains(message), "\(result.errors)",
      sourceLocation: sourceLocation)
  }

  @Test("The list of programs is whole")
  func list() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardized
    let files = FileManager.default
    let folders = ["Sources", "Neighbours"].map(root.appendingPathComponent)
    let programs = try folders.flatMap { folder in
      try files.contentsOfDirectory(atPath: folder.path).filter {
        files.fileExists(atPath: folder.appendingPathComponent("\($0)/main.swift").path)
      }
    }
    #expect(programs.sorted() == EveryProgram.all.map(\.name))
  }

  @Test(
    "Output that is lost is exit 74 and one line, also that of --help and --version",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: EveryProgram.all)
  func lostOutput(every: EveryProgram) throws {
    for arguments in [every.usual, ["--help"], ["--version"]] {
      let result = try run(every, arguments, output: .file("/dev/full"))
      expectFailure(result, every.name, 74, ": 출력을 쓸 수 없습니다: 저장 공간이 없습니다")
    }
  }

  @Test("A reader that goes away ends a program without a word", arguments: EveryProgram.all)
  func closedPipe(every: EveryProgram) throws {
    let result = try run(every, every.usual, output: .closedPipe)
    #expect(result.signal == SIGPIPE)
    #expect(result.errors.isEmpty)
  }

  @Test(
    "Input and files without an end are refused with 65 and little memory",
    .timeLimit(.minutes(10)),
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")), arguments: EveryProgram.all)
  func endless(every: EveryProgram) throws {
    for arguments in every.readFiles.map({ $0 + ["/dev/zero"] })
      + [every.readingInput].compactMap({ $0 })
    {
      // The limit also has to hold what the system maps for the libraries.
      let result = try run(every, arguments, inputPath: "/dev/zero", memory: 200_000)
      expectFailure(result, every.name, 65, "16 MiB")
    }
  }

  @Test(
    "A file that is missing, unreadable or a folder is named with 66", arguments: EveryProgram.all)
  func unreadable(every: EveryProgram) throws {
    let locked = home.appendingPathComponent("locked").path
    try Data("[]".utf8).write(to: URL(fileURLWithPath: locked))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    // The superuser can read every file except some that the kernel makes.
    let unreadable = geteuid() == 0 ? "/proc/self/mem" : locked
    for arguments in every.readFiles {
      for path in ["/no/such/file", home.path, unreadable]
      where path != "/proc/self/mem" || FileManager.default.fileExists(atPath: path) {
        expectFailure(try run(every, arguments + [path]), every.name, 66, path)
      }
    }
    if let arguments = every.readingInput {
      let result = try run(every, arguments, inputPath: home.path)
      expectFailure(result, every.name, 66, "표준 입력")
    }
  }

  @Test("A file that cannot be written is named with 73", arguments: EveryProgram.all)
  func unwritable(every: EveryProgram) throws {
    for arguments in every.writtenFiles {
      let path = every.name == "widget-preview" ? "/dev/null" : home.path
      expectFailure(try run(every, arguments + [path]), every.name, 73, path)
      let deep = "/dev/null/folder/file"
      expectFailure(try run(every, arguments + [deep]), every.name, 73, deep)
    }
  }

  @Test(
    "No row is wider than the page, and wide characters count twice", arguments: EveryProgram.all)
  func columns(every: EveryProgram) throws {
    var runs = [(["--help"], 40), (["--help", "--english"], 40)]
    // The output of alert-plan is for programs, so its lines are not folded.
    if every.name != "alert-plan" {
      let page = every.page ?? every.usual
      runs += [(page, 40), (page + ["--english"], 40), (page, 80), (page + ["--english"], 200)]
    }
    for (arguments, columns) in runs {
      let result = try run(every, arguments, columns: columns)
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(!result.output.isEmpty)
      for line in result.output.split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= columns, "\(columns): \(line)")
      }
    }
  }

  @Test(
    "No escape sequence without a terminal, with NO_COLOR or for a dumb one",
    arguments: EveryProgram.all)
  func plain(every: EveryProgram) throws {
    #expect(try !run(every, every.usual).output.contains("\u{1B}"))
    for variables in [["NO_COLOR": "1"], ["TERM": "dumb"]] where every.input.isEmpty {
      let output = try Program(every.name).runOnTerminal(
        every.usual, environment: environment.merging(variables) { $1 })
      #expect(!output.isEmpty && !output.contains("\u{1B}"))
    }
  }

  @Test("A name that nobody has is refused, with the nearest ones", arguments: EveryProgram.all)
  func unknownNames(every: EveryProgram) throws {
    for unknown in every.unknown {
      let result = try run(every, unknown.arguments)
      #expect([64, 65].contains(result.exitCode))
      expectFailure(result, every.name, result.exitCode, unknown.message)
    }
  }

  @Test(
    "A run has one language, in help and in errors, that of the system or of an option; and a version",
    arguments: EveryProgram.all)
  func language(every: EveryProgram) throws {
    let isKorean: (String) -> Bool = { $0.contains { ("가"..."힣").contains($0) } }
    #expect(try run(every, ["--version"]).output == "0.1.0\n")
    let arguments = every.name == "favorites" ? ["list"] : []
    for language in ["ko_KR.UTF-8", "en_US.UTF-8"] {
      for options in [[], ["--korean"], ["--english"]] {
        let speaksKorean = options == ["--korean"] || options.isEmpty && language == "ko_KR.UTF-8"
        let error = try run(every, arguments + ["--color"] + options, language: language)
        let message = speaksKorean ? "알 수 없는 옵션입니다: --color" : "Unknown option '--color'"
        expectFailure(error, every.name, 64, message)
        let help = try run(every, arguments + ["--help"] + options, language: language).output
        #expect(help.contains("버전을 보여 줍니다.") == speaksKorean)
        #expect(help.contains("Show the version.") == !speaksKorean)
        // The help of these programs has Korean names and words to search for in every language.
        let searches = ["find-mart", "closing-days", "nearby"].contains(every.name)
        #expect(speaksKorean || searches || !isKorean(help))
      }
    }
  }
}
