import ExampleExtraction
import Foundation

// Writes a package whose tests are the Swift blocks of the documentation, and the package of the app
// that its listings make when they are pasted.
//
//   doc-examples ROOT OUTPUT APP
//
// ROOT is the repository, OUTPUT and APP are the folders of the packages. Manifests are
// parsed at once; what needs a framework of Apple's systems is put into OUTPUT/Apple. The first block of the README must be the program that is linked without
// Foundation.

/// Where each module has the first example of its own, which compiles with its one import.
let guides = [
  "KoreanCalendar": "Sources/KoreanCalendar/KoreanCalendar.docc/DatesAndHolidays.md",
  "GeoFiltering": "Sources/GeoFiltering/GeoFiltering.docc/Location.md",
  "Favorites": "Sources/Favorites/Favorites.docc/KeepingFavorites.md",
  "Fetching": "Sources/Fetching/Failures/RetryAdvice.swift",
  "Keeping": "Sources/Keeping/Stores/InMemoryByteStore.swift",
  "KoreanText": "Sources/KoreanText/Hangul/Hangul.swift",
  "ExpandableListState": "Sources/ExpandableListState/ExpandableListState.docc/ExpandableLists.md",
  "MartModels": "README.md",
  "ClosingTexts": "Sources/ClosingTexts/ClosingTexts.docc/ReadingClosingTexts.md",
  "HolidayInterchange": "Sources/HolidayInterchange/HolidayInterchange.docc/Interchange.md",
  "MartCatalog": "Sources/MartCatalog/MartCatalog.docc/Catalogue.md",
  "HolidayNotices": "Sources/HolidayNotices/HolidayNotices.docc/Widget.md",
  "MartStorage": "Sources/Favorites/Favorites.docc/KeepingFavorites.md",
  "MartTestSupport": "Sources/MartTestSupport/MartTestSupport.docc/Testing.md",
  "MartHolidayFoundation": "Sources/MartModels/MartModels.docc/Phrases.md",
]

func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

func write(_ files: [String: String], to output: URL) throws {
  let manager = FileManager.default
  let existing = manager.enumerator(atPath: output.path)?.compactMap { $0 as? String } ?? []
  for path in existing where path.hasSuffix(".swift") && !path.hasPrefix(".build") {
    if files[path] == nil { try manager.removeItem(at: output.appending(path: path)) }
  }
  for (path, content) in files {
    let url = output.appending(path: path)
    // An unchanged file keeps its date, so that only changed examples are compiled again.
    if let old = manager.contents(atPath: url.path), old == Data(content.utf8) { continue }
    try manager.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url)
  }
}

func documents(in root: URL) -> [String] {
  let files = FileManager.default
  func all(_ folder: String, _ suffix: String) -> [String] {
    let found = files.enumerator(atPath: root.appending(path: folder).path)
    return (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) }
      .map { folder + "/" + $0 }
  }
  let single = ["README.md", "CHANGELOG.md"].filter {
    files.fileExists(atPath: root.appending(path: $0).path)
  }
  // The code of a tutorial is Swift inside of a catalogue, and no part of a module.
  let sources = all("Sources", ".swift").filter { !$0.contains(".docc/") } + all("Sources", ".md")
  return (sources + all("Documentation", ".md") + single).sorted()
}

/// Whether the compiler takes a file as Swift, without looking up any name.
func parses(_ file: URL) throws -> Bool {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["swiftc", "-parse", file.path]
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus == 0
}

guard CommandLine.arguments.count == 4 else {
  complain("usage: doc-examples ROOT OUTPUT APP")
  exit(2)
}
let root = URL(filePath: CommandLine.arguments[1])
let output = URL(filePath: CommandLine.arguments[2])

do {
  var blocks: [Block] = []
  for document in documents(in: root) {
    let text = try String(contentsOf: root.appending(path: document), encoding: .utf8)
    blocks += try Block.blocks(in: text, file: document)
  }
  let modules = try FileManager.default
    .contentsOfDirectory(atPath: root.appending(path: "Sources").path)
    .filter { !$0.hasPrefix(".") }.sorted()
  for module in modules where guides[module] == nil && module != "MartHolidayKit" {
    complain("error: no document with a first example of \(module)")
    exit(1)
  }
  let package = try GeneratedPackage(
    blocks: blocks, modules: modules, library: root.standardizedFileURL.path, guides: guides)
  try write(package.files, to: output)
  let app = try PastedApp(blocks: blocks, library: root.standardizedFileURL.path)
  try write(app.files, to: URL(filePath: CommandLine.arguments[3]))
  print(
    "\(blocks.count) blocks, \(package.runs) of them run with \(package.expectations) expectations")
  for block in blocks where block.kind == .noRun {
    print("  compiled, not run: \(block.file):\(block.line)")
  }
  for (path, block) in package.parsed {
    guard try parses(output.appending(path: path)) else { exit(1) }
    print("  parsed, not compiled here (\(block.kind.rawValue)): \(block.file):\(block.line)")
  }
  let program = "Tests/WithoutFoundation/Sources/readme-example/main.swift"
  let first = blocks.first { $0.file == "README.md" }?.code.joined(separator: "\n") ?? ""
  guard try String(contentsOf: root.appending(path: program), encoding: .utf8) == first + "\n"
  else {
    complain("error: \(program) is not the first example of README.md")
    exit(1)
  }
} catch {
  complain("\(error)")
  exit(1)
}
