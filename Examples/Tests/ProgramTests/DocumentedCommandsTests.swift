import Foundation
import Testing

/// The commands of the documents, run as they are pasted.
@Suite("documented commands")
struct DocumentedCommandsTests {
  /// How a command of a document begins that runs a program.
  private static let start = "swift run --package-path Examples "

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized

  /// The documents that tell of the programs.
  static let documents: [String] = {
    let guides = ["Documentation", "Sources"].flatMap { folder in
      let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
        .map { "\(folder)/\($0)" }.sorted()
    }
    return ["README.md", "Examples/README.md"] + guides
  }()

  /// The commands of a text: the lines of its blocks for a shell, and those within its sentences.
  private static func commands(in text: String) -> [String] {
    var commands: [String] = []
    var block: Substring?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("```") {
        block = block == nil ? content.dropFirst(3) : nil
      } else if block == "sh", content.contains(start) {
        commands.append(String(content))
      } else if block == nil {
        commands += content.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 && $0.element.hasPrefix(start) }.map { String($0.element) }
      }
    }
    return commands
  }

  @Test(
    "Every command of a document runs as pasted at the root, in both languages",
    arguments: documents, ["ko_KR.UTF-8", "en_US.UTF-8"])
  func commands(document: String, language: String) throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent(document), encoding: .utf8)
    let commands = Self.commands(in: text)
    if document.hasSuffix("README.md"), !document.contains("Documentation") {
      #expect(!commands.isEmpty)
    }
    guard !commands.isEmpty else { return }
    // A folder with all that the root has, so that nothing is written among the sources.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("root-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.root.path) {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(name),
        withDestinationURL: Self.root.appendingPathComponent(name))
    }
    let products = Bundle.module.bundleURL.deletingLastPathComponent().path
    for command in commands {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = [
        "-c", command.replacingOccurrences(of: Self.start, with: "'\(products)'/"),
      ]
      process.currentDirectoryURL = folder
      process.environment = Program.inherited
        .merging(["HOME": folder.path, "XDG_DATA_HOME": folder.path, "LANG": language]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let said = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(
        process.terminationStatus == 0, "\(command): \(String(decoding: said, as: UTF8.self))")
    }
  }
}
