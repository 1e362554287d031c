import Foundation

/// What the symbol graphs of one module say.
struct Module {
  var name: String
  /// The symbols that somebody wrote, sorted by name.
  var symbols: [Symbol] = []
  /// These, and the initializers that the compiler adds for a raw value or a coder.
  private(set) var surface: [Symbol] = []
  /// What conforms to what, by the identifier of the type.
  private(set) var conformances: [String: [SymbolGraph.Relationship]] = [:]
  /// The identifiers of what a protocol asks for.
  private(set) var requirements: Set<String> = []
  /// The modules whose types it extends.
  private(set) var extendedModules: Set<String> = []

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
      // A graph of extensions is named MODULE@EXTENDED.
      let names = graph.dropLast(".symbols.json".count).split(separator: "@")
      if names.count == 2 { extendedModules.insert(String(names[1])) }
      let data = try Data(contentsOf: folder.appending(path: graph))
      let decoded = try JSONDecoder().decode(SymbolGraph.self, from: data)
      for symbol in decoded.symbols where !symbol.isInherited {
        unique[symbol.identifier.precise] = symbol
      }
      for relation in decoded.relationships {
        switch relation.kind {
        case "conformsTo": conformances[relation.source, default: []].append(relation)
        case "requirementOf": requirements.insert(relation.source)
        default: break
        }
      }
    }
    // A graph gives no name to a protocol of its own module.
    conformances = conformances.mapValues { relations in
      relations.map { relation in
        var relation = relation
        relation.targetFallback =
          relation.targetFallback ?? unique[relation.target].map { "\(name).\($0.name)" }
        return relation
      }
    }
    surface = unique.values.sorted {
      ($0.name, $0.identifier.precise) < ($1.name, $1.identifier.precise)
    }
    symbols = surface.filter { !$0.isSynthesized }
  }

  /// The identifiers of all that its declarations name: types, protocols, conditions.
  var namedIdentifiers: Set<String> {
    var result: Set<String> = []
    for symbol in surface {
      result.formUnion((symbol.declarationFragments ?? []).compactMap(\.preciseIdentifier))
      for conditions in [symbol.swiftGenerics, symbol.swiftExtension] {
        result.formUnion((conditions?.constraints ?? []).compactMap(\.rhsPrecise))
      }
    }
    for relation in conformances.values.joined() {
      result.insert(relation.target)
      result.formUnion((relation.swiftConstraints ?? []).compactMap(\.rhsPrecise))
    }
    return result
  }

  /// Whether a type conforms to a protocol of the standard library, whatever the conditions.
  func conforms(_ symbol: Symbol, to name: String) -> Bool {
    conformances[symbol.identifier.precise, default: []].contains { $0.name == "Swift." + name }
  }

  /// What is wrong with a symbol, `nil` when nothing is.
  func complaint(about symbol: Symbol) -> String? {
    if let complaint = symbol.complaint { return complaint }
    // The compiler can warn of it too, but not without SwiftPM's own test runner.
    if symbol.isType, !conforms(symbol, to: "Sendable") {
      return "does not say that it is Sendable"
    }
    return nil
  }
}
