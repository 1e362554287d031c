import Foundation
import Testing

/// A built example program, run as a person runs it.
struct Program {
  /// What a run printed and how it ended.
  struct Result {
    let output: String
    let errors: String
    let exitCode: Int32
    /// The signal that ended it, if one did.
    let signal: Int32?

    /// The lines on standard error.
    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  /// Where a stream of a program leads.
  enum Stream: Sendable {
    /// A file, folder or device.
    case file(String)
    /// A pipe whose other end is closed.
    case closedPipe
  }

  private let url: URL

  /// The variables of the tests, without those that would change the output, and in Korean.
  ///
  /// So what is kept in a file is the same wherever the tests run.
  static let inherited = ProcessInfo.processInfo.environment
    .filter { !["NO_COLOR", "COLUMNS", "LC_ALL", "LC_MESSAGES"].contains($0.key) }
    .merging(["LANG": "ko_KR.UTF-8"]) { $1 }

  /// A catalogue of 146 stores, for tests that do not need the whole country.
  ///
  /// Without optimization, a program needs ten times as long for the whole register.
  static let knownStores = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/ExampleSupport/Resources/catalog.json").standardized.path

  /// Finds the program among the products beside the resources of the tests.
  init(_ name: String) throws {
    url = Bundle.module.bundleURL.deletingLastPathComponent().appendingPathComponent(name)
    try #require(FileManager.default.isExecutableFile(atPath: url.path), "\(url.path)")
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - input: what it reads on standard input.
  ///   - environment: variables beside those of `inherited`.
  ///   - inputPath: what it reads in place of `input`.
  ///   - output: where standard output goes in place of the result.
  ///   - memory: how many kilobytes it may map.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    inputPath: String? = nil, output: Stream? = nil, memory: Int? = nil
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("program-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    // Files instead of pipes: a program that prints much never waits for its reader.
    let files = ["input", "output", "errors"].map(folder.appendingPathComponent)
    try Data(input.utf8).write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = Self.inherited.merging(environment) { $1 }
    if let memory {
      // Otherwise each of several threads could map an arena of 64 MiB.
      process.environment?["MALLOC_ARENA_MAX"] = "1"
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", "ulimit -v \(memory) && exec \"$0\" \"$@\"", url.path] + arguments
    }
    process.standardInput =
      try inputPath.map { try Self.reader($0) } ?? FileHandle(forReadingFrom: files[0])
    switch output {
    case .closedPipe:
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      process.standardOutput = pipe
    case .file(let path):
      let file = try #require(FileHandle(forWritingAtPath: path))
      process.standardOutput = file
    case nil: process.standardOutput = try FileHandle(forWritingTo: files[1])
    }
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8),
      exitCode: process.terminationStatus,
      signal: process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil)
  }

  /// A file to read; unlike one of Foundation's making, it may be a folder.
  private static func reader(_ path: String) throws -> FileHandle {
    let file = open(path, O_RDONLY)
    try #require(file >= 0, "\(path)")
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  /// The program with its arguments, before it is given its streams and run.
  ///
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - environment: variables beside those of `inherited`.
  func process(_ arguments: [String], environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = Self.inherited.merging(environment) { $1 }
    return process
  }

  /// Runs the program with a terminal as its standard output and returns what it wrote there.
  ///
  /// - Parameters:
  ///   - arguments: its arguments.
  ///   - environment: variables beside those of `inherited`.
  ///   - columns: how wide the terminal is.
  func runOnTerminal(
    _ arguments: [String], environment: [String: String] = [:], columns: Int = 80
  ) throws -> String {
    var master: Int32 = -1
    var slave: Int32 = -1
    var size = winsize()
    (size.ws_row, size.ws_col) = (24, UInt16(columns))
    try #require(openpty(&master, &slave, nil, nil, &size) == 0)
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = Self.inherited.merging(["TERM": "xterm-256color"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    process.standardError = FileHandle.nullDevice
    try process.run()
    close(slave)
    // Reading a terminal whose last writer has gone is an error on Linux and the end elsewhere.
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    close(master)
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}

/// Output that is kept in files of `Resources/`.
///
/// With `MART_RECORD=1` the files are written instead of compared; read the difference before you
/// commit it.
enum KeptOutput {
  static func check(
    _ output: String, _ file: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["MART_RECORD"] == "1" {
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Resources/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(output.utf8).write(to: url)
      return
    }
    let url = Bundle.module.bundleURL.appendingPathComponent("Resources/\(file)")
    let kept = try String(contentsOf: url, encoding: .utf8)
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let keptLines = kept.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, (line, keptLine)) in zip(lines, keptLines).enumerated() {
      #expect(
        line == keptLine, "line \(number + 1) of \(file)", sourceLocation: sourceLocation)
    }
    #expect(lines.count == keptLines.count, "\(file)", sourceLocation: sourceLocation)
  }
}
