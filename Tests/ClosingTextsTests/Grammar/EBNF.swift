/// A grammar in EBNF, for checking that a parser takes what it says.
///
/// `{ }` repeats, `[ ]` may be missing, `( )` groups and `|` is a choice; a name with a capital is a
/// production and any other one a kind of token. What stands behind three spaces on a line is prose.
struct EBNF: Sendable {
  indirect enum Expression: Sendable {
    case terminal(String)
    case production(String)
    case sequence([Expression])
    case choice([Expression], id: Int)
    case optional(Expression)
    case repetition(Expression)
  }

  private(set) var productions: [String: Expression] = [:]
  /// What each choice can be, as `Production: alternative`.
  private(set) var alternatives: [[String]] = []

  private var words: [Substring] = []
  private var at = 0
  private var name = ""

  /// Reads the productions of a comment; lines that go on begin with two spaces more.
  init(_ lines: [Substring]) {
    var texts: [(name: String, text: String)] = []
    for line in lines {
      let code = line.drop { $0 == " " }
      guard !code.isEmpty else { continue }
      var parts = code.split(separator: " ", maxSplits: 2)
      if parts.count > 2, parts[1] == "=" {
        texts.append((String(parts[0]), Self.withoutProse(parts[2])))
      } else if !texts.isEmpty {
        parts = [code]
        texts[texts.count - 1].text += " " + Self.withoutProse(parts[0])
      }
    }
    for (name, text) in texts {
      words = text.split(separator: " ")
      at = 0
      self.name = name
      productions[name] = choice()
    }
  }

  private static func withoutProse(_ text: Substring) -> String {
    var code = ""
    for character in text.drop(while: { $0 == " " }) {
      if code.hasSuffix("   ") { break }
      code.append(character)
    }
    return code
  }

  /// The productions that one is made of, itself among them.
  func names(reachableFrom name: String) -> Set<String> {
    var found: Set<String> = [name]
    var open = [name]
    while let name = open.popLast() {
      for next in productions[name]?.names ?? [] where found.insert(next).inserted {
        open.append(next)
      }
    }
    return found
  }

  private mutating func choice() -> Expression {
    var all = [sequence()]
    while at < words.count, words[at] == "|" {
      at += 1
      all.append(sequence())
    }
    guard all.count > 1 else { return all[0] }
    alternatives.append(all.map { "\(name): \($0.text)" })
    return .choice(all, id: alternatives.count - 1)
  }

  private mutating func sequence() -> Expression {
    var all: [Expression] = []
    while at < words.count, !["|", ")", "]", "}"].contains(words[at]) {
      let word = words[at]
      at += 1
      switch word {
      case "(": all.append(closed(choice()))
      case "[": all.append(.optional(closed(choice())))
      case "{": all.append(.repetition(closed(choice())))
      default:
        let isName = word.first?.isUppercase ?? false
        all.append(isName ? .production(String(word)) : .terminal(String(word)))
      }
    }
    return all.count == 1 ? all[0] : .sequence(all)
  }

  private mutating func closed(_ expression: Expression) -> Expression {
    at += 1
    return expression
  }
}

extension EBNF.Expression {
  var text: String {
    switch self {
    case .terminal(let name), .production(let name): name
    case .sequence(let all): all.map(\.text).joined(separator: " ")
    case .choice(let all, _): "( " + all.map(\.text).joined(separator: " | ") + " )"
    case .optional(let one): "[ \(one.text) ]"
    case .repetition(let one): "{ \(one.text) }"
    }
  }

  /// The names of the tokens and productions in it.
  var names: [String] {
    switch self {
    case .terminal(let name), .production(let name): [name]
    case .sequence(let all), .choice(let all, _): all.flatMap(\.names)
    case .optional(let one), .repetition(let one): one.names
    }
  }
}

/// Looks for a derivation of some tokens; every way is tried, so that a choice has no order.
struct Derivation {
  typealias Choices = Set<[Int]>

  let grammar: EBNF
  let tokens: [String]
  /// Where a production can end that begins at a place, with the choices that were made.
  private var known: [String: [Int: Choices]] = [:]

  init(_ grammar: EBNF, _ tokens: [String]) {
    self.grammar = grammar
    self.tokens = tokens
  }

  /// The choices of all derivations of the tokens from a production, or `nil` where none is.
  mutating func choices(of production: String) -> Choices? {
    ends(.production(production), from: 0)[tokens.count]
  }

  private mutating func ends(_ expression: EBNF.Expression, from start: Int) -> [Int: Choices] {
    switch expression {
    case .terminal(let name):
      return start < tokens.count && tokens[start] == name ? [start + 1: []] : [:]
    case .production("Any"):
      // Whatever stands in a bracket has been read as clauses of its own.
      var found: [Int: Choices] = [:]
      var place = start
      var depth = 0
      while place < tokens.count {
        if tokens[place] == "close" {
          if depth == 0 { break }
          depth -= 1
        }
        if tokens[place] == "open" { depth += 1 }
        place += 1
        if depth == 0 { found[place] = [] }
      }
      return found
    case .production(let name):
      let key = "\(name)@\(start)"
      if let known = known[key] { return known }
      guard let body = grammar.productions[name] else { return [:] }
      // A production that begins with itself ends nowhere.
      known[key] = [:]
      let found = ends(body, from: start)
      known[key] = found
      return found
    case .sequence(let all):
      var found: [Int: Choices] = [start: []]
      for part in all {
        var next: [Int: Choices] = [:]
        for (place, made) in found {
          for (end, more) in ends(part, from: place) {
            next[end, default: []].formUnion(made.union(more))
          }
        }
        found = next
      }
      return found
    case .choice(let all, let id):
      var found: [Int: Choices] = [:]
      for (index, part) in all.enumerated() {
        for (end, made) in ends(part, from: start) {
          found[end, default: []].formUnion(made.union([[id, index]]))
        }
      }
      return found
    case .optional(let one):
      return ends(one, from: start).merging([start: []]) { made, _ in made }
    case .repetition(let one):
      var found: [Int: Choices] = [start: []]
      var open = [start]
      while let place = open.popLast() {
        for (end, made) in ends(one, from: place) {
          let all = (found[place] ?? []).union(made)
          if found[end]?.isSuperset(of: all) ?? false { continue }
          found[end, default: []].formUnion(all)
          open.append(end)
        }
      }
      return found
    }
  }
}
