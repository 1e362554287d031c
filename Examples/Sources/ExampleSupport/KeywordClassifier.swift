/// Labels of texts by the keywords in them; the first that fits decides.
public struct KeywordClassifier<Label: Hashable & Sendable>: Sendable {
  /// A keyword and the label of the texts that contain it.
  public typealias Rule = (keyword: String, label: Label)

  private let rules: [Rule]

  /// Makes a classifier; an earlier rule counts before a later one.
  public init(_ rules: [Rule]) { self.rules = rules }

  /// The label of a text; `nil` when no keyword is in it.
  public func label(of text: String) -> Label? {
    rules.first { text.contains($0.keyword) }?.label
  }

  /// The keywords that never decide, because they contain an earlier one with another label.
  public var shadowed: [String] {
    rules.indices.filter { later in
      rules[..<later].contains {
        $0.label != rules[later].label && rules[later].keyword.contains($0.keyword)
      }
    }.map { rules[$0].keyword }
  }
}
