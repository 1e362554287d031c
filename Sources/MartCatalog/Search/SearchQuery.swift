import KoreanText

/// What a person types to find a Korean text; every beginning is a query too.
///
/// A query fits a text in which its letters occur one after the other; spaces, punctuation, the
/// case and width of Latin letters, and the composition of Hangul do not matter. A consonant stands
/// for any syllable that it begins. The last letter may be unfinished, as in an input method: 임 on
/// the way to 이마트, 고 on the way to 과천. The other keyboard layout is understood too, and
/// several words may come in any order.
///
/// ```swift
/// import MartHolidayKit
///
/// SearchQuery("ㅇㅁㅌ").matches("이마트 성수점")  // true
/// SearchQuery("성순").matches("이마트 성수점")  // false
/// SearchQuery("dlakxm").matches("이마트 성수점")  // true
/// SearchQuery("성수 이마트").matches("이마트 성수점")  // true
/// ```
///
/// A query of more than 512 letters fits nothing. It only knows texts. The other names of a mart,
/// slips and the order of results belong to `BranchSearch`.
public struct SearchQuery: Sendable {
  /// The query as it was typed.
  public let text: String
  /// All words as one.
  let whole: QueryPart?
  /// The words, where there are several.
  let words: [QueryPart]

  /// Makes a query.
  ///
  /// - Parameter text: any text; without letters and digits it finds nothing.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) {
    self.text = text
    let words = QueryPart.words(of: text)
    guard words.count > 1 else {
      whole = words.first.flatMap { QueryPart($0.letters, layout: $0.layout) }
      self.words = []
      return
    }
    let letters = words.flatMap { $0.letters }
    // One word in the other layout is enough to try it for all.
    let layout =
      words.contains { $0.layout != nil } ? words.flatMap { $0.layout ?? $0.letters } : nil
    whole = QueryPart(letters, layout: layout)
    self.words = words.compactMap { QueryPart($0.letters, layout: $0.layout) }
  }

  /// A query with one word split into two, because the space between them is missing.
  init(_ query: SearchQuery, words: [QueryPart]) {
    text = query.text
    whole = query.whole
    self.words = words
  }

  /// The query without Shift, where a capital stands: Tjdtn is 성수 behind a field that begins with a
  /// capital, and TJDTN behind caps lock.
  var inSmallLetters: SearchQuery? {
    guard text.unicodeScalars.contains(where: { "A"..."Z" ~= $0 }) else { return nil }
    let small = String.UnicodeScalarView(text.unicodeScalars.map { $0.loweredLatin })
    return SearchQuery(text, as: SearchQuery(String(small)))
  }

  /// A query as typed that is read as another.
  private init(_ text: String, as other: SearchQuery) {
    self.text = text
    whole = other.whole
    words = other.words
  }

  /// All words.
  var parts: [QueryPart] { words.isEmpty ? whole.map { [$0] } ?? [] : words }

  /// The query with Hangul for the words that are a romanized name; `nil` without any.
  ///
  /// - Parameter name: the Hangul of Latin letters, where a branch is called so.
  func inHangul(_ name: ([UInt16]) -> [UInt16]?) -> SearchQuery? {
    var isChanged = false
    let kept = parts.map { part -> QueryPart in
      guard part.letters.count > 3, part.letters.allSatisfy({ $0 &- 0x61 < 26 }),
        let hangul = name(part.letters), let word = QueryPart(hangul, layout: nil)
      else { return part }
      isChanged = true
      return word
    }
    return isChanged ? SearchQuery(self, kept) : nil
  }

  /// Whether a word is the name of a region, city, county or district.
  var namesPlace: Bool { whole?.sense != nil || words.contains { $0.sense != nil } }

  /// A query of some words, under the text of another.
  init(_ query: SearchQuery, _ kept: [QueryPart]) {
    text = query.text
    if kept.count == 1 {
      (whole, words) = (kept[0], [])
    } else {
      whole = QueryPart(kept.flatMap { $0.letters }, layout: nil)
      words = kept
    }
  }

  /// The most letters of a query that fits.
  ///
  /// Each may be compared with each letter of a text, so without a limit the work is no longer O(*n*).
  static let mostLetters = 512

  /// The letters of all words.
  var letterCount: Int { whole?.letters.count ?? 0 }

  /// Whether the query has no letters or digits; it fits nothing, and an app shows its whole list.
  public var isEmpty: Bool { whole == nil }
}

extension SearchQuery: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
