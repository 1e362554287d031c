import KoreanText

/// The names of branches, with the brand where another brand has a branch of that name.
struct BranchNames {
  private let text: NormalizedText
  /// Where the brands of the text begin.
  private let brandStarts: Set<Int>
  /// The brands whose branches have a name, by that name.
  private var brands: [String: Set<String>] = [:]

  /// - Complexity: O(*n*) in the length of the text.
  init(_ audiences: [Audience], in reading: Reading) {
    text = reading.normalized
    brandStarts = Set(
      reading.tokens.lazy.filter { $0.kind == .place(.brand) }.map { $0.cells.lowerBound })
    if brandStarts.isEmpty { return }
    for audience in audiences { add(audience.names, of: audience.brand) }
    for sentence in reading.notice.sentences {
      for clause in sentence.clauses {
        for adjunct in clause.adjuncts {
          if case .subject(let subject) = adjunct.kind { add(subject.names, of: subject.brand) }
        }
      }
    }
  }

  private mutating func add(_ names: [Range<Int>], of brand: Range<Int>?) {
    for name in names {
      let (brand, name) = divided(name, of: brand)
      if let brand { brands[name, default: []].insert(brand) }
    }
  }

  func names(of audience: Audience) -> [String] {
    audience.names.flatMap { name in
      let (brand, name) = divided(name, of: audience.brand)
      guard let brand, brands[name].map({ $0.count > 1 }) == true else { return Self.several(name) }
      return [brand + " " + name]
    }
  }

  /// 부산·제주: the names that a label joins.
  private static func several(_ name: String) -> [String] {
    let parts = name.split(separator: "·").map { String($0) }
    return parts.count > 1 && parts.allSatisfy { $0.count > 1 } ? parts : [name]
  }

  /// 홈플러스 응암점과 롯데마트 은평점: the brand that stands in the name of a branch, or else that of the list.
  private func divided(_ name: Range<Int>, of brand: Range<Int>?) -> (brand: String?, name: String)
  {
    let word = text.string(name)
    guard brandStarts.contains(name.lowerBound), word.hasSuffix("점"),
      let space = word.lastIndex(of: " ")
    else { return (brand.map { text.string($0) }, word) }
    return (String(word[..<space]), String(word[space...].dropFirst()))
  }
}
