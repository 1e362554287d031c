extension Module {
  /// A line for each symbol, and for each conformance of a type, sorted.
  ///
  /// A line says everything that a caller can compile against: the declaration with its default
  /// arguments, the conditions of the extension that it stands in, whether a protocol requires it,
  /// and whether it is deprecated.
  var lines: [String] {
    let owners = Dictionary(
      surface.filter { $0.isType || $0.kind.identifier == "swift.protocol" }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    return surface.flatMap { symbol in
      [line(of: symbol, in: owners[symbol.owner])] + conformanceLines(of: symbol)
    }.sorted()
  }

  private func line(of symbol: Symbol, in owner: Symbol?) -> String {
    let own = Set(owner?.swiftGenerics?.constraints ?? [])
    let conditions = symbol.swiftExtension?.constraints ?? []
    var line = "\(symbol.name) | \(symbol.declaration)"
    line += Self.clause(" when ", conditions.filter { !own.contains($0) })
    if requirements.contains(symbol.identifier.precise) { line += " (required)" }
    if symbol.isDeprecated { line += " (deprecated)" }
    return line
  }

  private func conformanceLines(of symbol: Symbol) -> [String] {
    let own = Set(symbol.swiftGenerics?.constraints ?? [])
    let all = conformances[symbol.identifier.precise, default: []]
    return all.filter { !Self.implied.contains($0.name) }.map { relation in
      let conditions = relation.swiftConstraints ?? []
      return "\(symbol.name) : \(relation.name)"
        + Self.clause(" when ", conditions.filter { !own.contains($0) })
    }
  }

  /// The compiler writes these for some types and not for others that have them too.
  private static let implied: Set = ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]

  private static func clause(_ word: String, _ constraints: [SymbolGraph.Constraint]) -> String {
    let texts = Set(constraints.filter { !implied.contains("Swift." + $0.rhs) }.map(\.text))
    return texts.isEmpty ? "" : word + texts.sorted().joined(separator: ", ")
  }
}
