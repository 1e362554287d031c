import Foundation

// Checks or lists the public symbols of symbol graphs.
//
//   public-symbols check FOLDER   names what is not documented, or says nothing of Sendable
//   public-symbols overlaps FOLDER   names members between which a caller cannot choose
//   public-symbols exports FOLDER SOURCES   compares each SOURCES/MODULE/Exports.swift with the needs
//   public-symbols list FOLDER    every symbol with its declaration, sorted, one a line
//   public-symbols write FOLDER OUTPUT   the same as one file for each module, OUTPUT/MODULE.txt
//
// FOLDER holds the output of `swift symbolgraph-extract`, one folder for each module. Members that
// nobody wrote do not count, nor does a witness that takes over its protocol's documentation.
// The module that re-exports the others has no symbol of its own, and must not get one.

let umbrella = "MartHolidayKit"

func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

let arguments = CommandLine.arguments.dropFirst()
let sizes = ["check": 2, "overlaps": 2, "exports": 3, "list": 2, "write": 3]
guard let verb = arguments.first, sizes[verb] == arguments.count else {
  complain("usage: public-symbols check|overlaps|list FOLDER, write|exports FOLDER FOLDER")
  exit(2)
}

do {
  let modules = try Module.all(in: URL(filePath: CommandLine.arguments[2]))
  if verb == "list" {
    for module in modules { for line in module.lines { print(module.name, line) } }
    exit(0)
  }
  if verb == "write" {
    let output = URL(filePath: CommandLine.arguments[3])
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    for module in modules where module.name != umbrella {
      let text = module.lines.map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: output.appending(path: module.name + ".txt"))
    }
    exit(0)
  }
  if verb == "overlaps" {
    let overlaps = Overlap.all(in: modules)
    for (first, second) in overlaps {
      complain("\(first.name): \(first.declaration)\n  and \(second.declaration)")
    }
    print("\(overlaps.count) pairs of members that share a name and hold at once")
    exit(overlaps.isEmpty ? 0 : 1)
  }
  if verb == "exports" {
    let owners = Dictionary(
      modules.flatMap { module in module.surface.map { ($0.identifier.precise, module.name) } },
      uniquingKeysWith: { first, _ in first })
    var wrong = 0
    var count = 0
    for module in modules where module.name != umbrella {
      let file = "\(CommandLine.arguments[3])/\(module.name)/Exports.swift"
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let exports = Exports(of: module, owners: owners, text: text)
      for complaint in exports.complaints { complain("\(file): \(module.name) \(complaint)") }
      wrong += exports.complaints.count
      count += exports.needed.count
    }
    print("\(count) re-exports needed, \(wrong) missing or too many")
    exit(wrong == 0 ? 0 : 1)
  }
  let root = FileManager.default.currentDirectoryPath + "/"
  var complaints = 0
  for module in modules {
    if module.symbols.isEmpty != (module.name == umbrella) {
      let found = module.symbols.isEmpty ? "no public symbol" : "public symbols of its own"
      complain("error: \(module.name) has \(found) in \(arguments.last ?? "")")
      complaints += 1
    }
    for symbol in module.symbols {
      guard let complaint = module.complaint(about: symbol) else { continue }
      complaints += 1
      let uri = symbol.location.map { $0.uri.replacingOccurrences(of: "file://", with: "") } ?? ""
      let path = uri.hasPrefix(root) ? String(uri.dropFirst(root.count)) : uri
      let line = (symbol.location?.position.line ?? 0) + 1
      let kind = symbol.kind.displayName
      complain("\(path):\(line): \(kind) \(module.name).\(symbol.name) \(complaint)")
    }
  }
  let total = modules.map(\.symbols.count).reduce(0, +)
  print("\(total) public symbols, \(total - complaints) as the style asks")
  exit(complaints == 0 ? 0 : 1)
} catch {
  complain("error: \(error)")
  exit(1)
}
