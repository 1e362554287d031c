import Foundation

/// What the symbol graphs of one module say.
struct Module {
  var name: String
  /// The symbols that somebody wrote, sorted by name.
  var symbols: [Symbol] = []
  /// Pairs of a type's identifier and the full name of a protocol.
  private var conformances: Set<[String]> = []

  /// The modules of a folder that has a folder for each.
  static func all(in folder: URL) throws -> [Module] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { try Module(name: $0, folder: folder.appending(path: $0)) }
  }

  private init(name: String, folder: URL) throws {
    self.name = name
    var unique: [String: Symbol] = [:]
    let graphs = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for graph in graphs where graph.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: folder.appending(path: graph))
      let decoded = try JSONDecoder().decode(SymbolGraph.self, from: data)
      for symbol in decoded.symbols where !symbol.isSynthesized {
        unique[symbol.identifier.precise] = symbol
      }
      for relation in decoded.relationships where relation.kind == "conformsTo" {
        conformances.insert([relation.source, relation.targetFallback ?? relation.target])
      }
    }
    symbols = unique.values.sorted {
      ($0.name, $0.identifier.precise) < ($1.name, $1.identifier.precise)
    }
  }

  /// A line for each symbol and each conformance of a type.
  var lines: [String] {
    var lines = symbols.map { "\(name) \($0.name) | \($0.declaration)" }
    for symbol in symbols {
      for pair in conformances where pair[0] == symbol.identifier.precise {
        lines.append("\(name) \(symbol.name) : \(pair[1])")
      }
    }
    return lines.sorted()
  }

  /// What is wrong with a symbol, `nil` when nothing is.
  func complaint(about symbol: Symbol) -> String? {
    if let complaint = symbol.complaint { return complaint }
    // The compiler can warn of it too, but not without SwiftPM's own test runner.
    if symbol.isType, !conformances.contains([symbol.identifier.precise, "Swift.Sendable"]) {
      return "does not say that it is Sendable"
    }
    return nil
  }
}
