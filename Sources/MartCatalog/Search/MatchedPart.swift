import MartModels

/// A part of a name or an address, and whether it matches a search.
public struct MatchedPart: Hashable, Sendable {
  /// The part, as in the name or address.
  public let text: String
  /// Whether it matches the query, so that it is highlighted.
  public let isMatched: Bool

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - text: the part, as in the name or address.
  ///   - isMatched: whether it matches the query.
  public init(_ text: String, isMatched: Bool) {
    self.text = text
    self.isMatched = isMatched
  }
}

extension BranchMatch {
  /// The branch's `displayName`, split where highlights begin and end.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let search = BranchSearch([Branch(id: 7, mart: .costco, name: "양재점")])
  /// let parts = search.matches("양재").first?.nameParts ?? []
  /// parts.map(\.text)  // ["코스트코 ", "양재", "점"]
  /// parts.map(\.isMatched)  // [false, true, false]
  /// ```
  public var nameParts: [MatchedPart] { Self.parts(of: branch.displayName, at: nameRanges) }

  /// The branch's `address`, split where highlights begin and end; empty without an address.
  public var addressParts: [MatchedPart] { Self.parts(of: branch.address ?? "", at: addressRanges) }

  private static func parts(of text: String, at ranges: [Range<String.Index>]) -> [MatchedPart] {
    var parts: [MatchedPart] = []
    var rest = text.startIndex
    func add(_ range: Range<String.Index>, isMatched: Bool) {
      if !range.isEmpty { parts.append(MatchedPart(String(text[range]), isMatched: isMatched)) }
    }
    for range in ranges {
      add(rest..<range.lowerBound, isMatched: false)
      add(range, isMatched: true)
      rest = range.upperBound
    }
    add(rest..<text.endIndex, isMatched: false)
    return parts
  }
}
