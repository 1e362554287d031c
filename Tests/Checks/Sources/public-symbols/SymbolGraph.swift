/// The parts of a symbol graph that say what is public and how it is documented.
struct SymbolGraph: Decodable {
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    /// The name of a target that another module declares.
    var targetFallback: String?
    /// When it holds, for a conformance with conditions.
    var swiftConstraints: [Constraint]?

    var name: String { targetFallback ?? target }
  }

  /// One condition of a `where` clause.
  struct Constraint: Decodable, Hashable {
    var kind: String
    var lhs: String
    var rhs: String
    /// The identifier of what stands on the right.
    var rhsPrecise: String?

    var text: String { kind == "sameType" ? "\(lhs) == \(rhs)" : "\(lhs) : \(rhs)" }
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
    var kind: String
    var spelling: String
    /// The identifier of the symbol that it names.
    var preciseIdentifier: String?
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
  struct Signature: Decodable {
    struct Parameter: Decodable {
      var declarationFragments: [Fragment]?
    }
    var parameters: [Parameter]?
    var returns: [Fragment]?
  }
  struct Conditions: Decodable {
    var constraints: [SymbolGraph.Constraint]?
  }
  struct Availability: Decodable {
    var domain: String?
    var deprecated: Version?
    var isUnconditionallyDeprecated: Bool?
    struct Version: Decodable {
      var major: Int
    }
  }

  var kind: Kind
  var identifier: Identifier
  var pathComponents: [String]
  var declarationFragments: [Fragment]?
  var functionSignature: Signature?
  var docComment: DocComment?
  var location: Location?
  var swiftGenerics: Conditions?
  var swiftExtension: Conditions?
  var availability: [Availability]?

  /// The compiler or the standard library made the member, not an author.
  var isSynthesized: Bool { isInherited || location == nil }

  /// The member is that of a protocol, which this type gets with its conformance.
  var isInherited: Bool { identifier.precise.contains("::SYNTHESIZED::") }

  var isDeprecated: Bool {
    (availability ?? []).contains { $0.deprecated != nil || $0.isUnconditionallyDeprecated == true }
  }

  var name: String { pathComponents.joined(separator: ".") }

  /// The type that it is a member of.
  var owner: String { pathComponents.dropLast().joined(separator: ".") }

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
