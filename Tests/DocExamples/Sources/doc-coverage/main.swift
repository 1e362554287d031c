import Foundation

// Counts the documented public symbols of symbol graphs and names the others.
//
//   doc-coverage FOLDER
//
// FOLDER holds the output of `swift symbolgraph-extract`, one folder for each module. Members that
// nobody wrote do not count, nor does a witness that takes over its protocol's documentation.
// The module that re-exports the others has no symbol of its own, and must not get one.

let umbrella = "MartHolidayKit"

func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

guard CommandLine.arguments.count == 2 else {
  complain("usage: doc-coverage FOLDER")
  exit(2)
}
let folder = URL(filePath: CommandLine.arguments[1])
let root = FileManager.default.currentDirectoryPath + "/"

do {
  let files = FileManager.default
  var total = 0
  var complaints = 0
  for module in try files.contentsOfDirectory(atPath: folder.path).sorted() {
    let graphs = try files.contentsOfDirectory(atPath: folder.appending(path: module).path)
    var symbols: [String: Symbol] = [:]
    for graph in graphs where graph.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: folder.appending(path: module).appending(path: graph))
      let decoded = try JSONDecoder().decode(SymbolGraph.self, from: data)
      for symbol in decoded.symbols where !symbol.isSynthesized {
        symbols[symbol.identifier.precise] = symbol
      }
    }
    if symbols.isEmpty != (module == umbrella) {
      let found = symbols.isEmpty ? "no public symbol" : "public symbols of its own"
      complain("error: \(module) has \(found) in \(folder.path)")
      complaints += 1
    }
    total += symbols.count
    for symbol in symbols.values.sorted(by: { $0.name < $1.name }) {
      guard let complaint = symbol.complaint else { continue }
      complaints += 1
      let uri = symbol.location.map { $0.uri.replacingOccurrences(of: "file://", with: "") } ?? ""
      let path = uri.hasPrefix(root) ? String(uri.dropFirst(root.count)) : uri
      let line = (symbol.location?.position.line ?? 0) + 1
      complain("\(path):\(line): \(symbol.kind.displayName) \(module).\(symbol.name) \(complaint)")
    }
  }
  print("\(total) public symbols, \(total - complaints) documented as the style asks")
  exit(complaints == 0 ? 0 : 1)
} catch {
  complain("error: \(error)")
  exit(1)
}
