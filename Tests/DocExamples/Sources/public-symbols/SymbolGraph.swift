/// The parts of a symbol graph that say what is public and how it is documented.
struct SymbolGraph: Decodable {
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    /// The name of a target that another module declares.
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

struct Symbol: Decodable {
  struct Kind: Decodable {
    var identifier: String
    var displayName: String
  }
  struct Identifier: Decodable {
    var precise: String
  }
  struct Fragment: Decodable {
    var spelling: String
  }
  struct DocComment: Decodable {
    struct Line: Decodable {
      var text: String
    }
    var lines: [Line]
  }
  struct Location: Decodable {
    struct Position: Decodable {
      var line: Int
    }
    var uri: String
    var position: Position
  }

  var kind: Kind
  var identifier: Identifier
  var pathComponents: [String]
  var declarationFragments: [Fragment]?
  var docComment: DocComment?
  var location: Location?

  /// The compiler or the standard library made the member, not an author.
  var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") || location == nil }

  var name: String { pathComponents.joined(separator: ".") }

  /// Whether it is a structure, an enumeration, a class or an actor.
  var isType: Bool { ["swift.struct", "swift.enum", "swift.class"].contains(kind.identifier) }

  /// The declaration as it is written, on one line.
  var declaration: String {
    (declarationFragments ?? []).map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// The first paragraph of the documentation on one line.
  var abstract: String {
    let lines = docComment?.lines.map(\.text) ?? []
    return lines.drop { $0.allSatisfy(\.isWhitespace) }.prefix { !$0.allSatisfy(\.isWhitespace) }
      .joined(separator: " ")
  }
}

extension Symbol {
  /// What is wrong with the abstract, `nil` when nothing is.
  var complaint: String? {
    let abstract = abstract
    if abstract.isEmpty { return "is not documented" }
    if abstract.count > 150 {
      return "has an abstract of \(abstract.count) characters, at most 150"
    }
    var prose = ""
    for (index, part) in abstract.split(separator: "`", omittingEmptySubsequences: false)
      .enumerated() where index % 2 == 0
    {
      prose += part
    }
    if prose.contains("](") || prose.contains("<http") || abstract.contains("``") {
      return "has a link in its abstract"
    }
    if prose.contains("(") { return "has parentheses in its abstract" }
    guard let last = abstract.last, ".?!:".contains(last) else {
      return "has an abstract that does not end as a sentence"
    }
    return nil
  }
}
