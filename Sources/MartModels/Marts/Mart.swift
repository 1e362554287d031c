import KoreanText

/// A chain of marts, known to the library or not.
///
/// The set is open: a brand that opens tomorrow decodes, displays and encodes under the server's
/// name for it, without an update of the app. Two marts are equal when their server names are.
///
/// ```swift
/// import MartHolidayKit
///
/// Mart(serverName: "이마트 트레이더스") == .traders  // true
/// ```
public struct Mart: Hashable, Sendable {
  /// The name that the server uses, such as `이마트 트레이더스`.
  public let serverName: String

  /// Makes a mart from the name that the server uses.
  ///
  /// - Parameter serverName: any name, kept as it is.
  public init(serverName: String) { self.serverName = serverName }

  /// Finds the known mart that a text names, from a store list or a person.
  ///
  /// A name at the beginning of the text wins over one inside it, and the longest name wins, so
  /// that 이마트 트레이더스 is not taken for 이마트. Spaces and the case of Latin letters do not matter.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// Mart(recognizing: "이마트 트레이더스 고양점")  // .traders
  /// Mart(recognizing: "Costco 양재점")  // .costco
  /// Mart(recognizing: "동네슈퍼")  // nil
  /// ```
  ///
  /// - Parameter text: a brand name, alone or with the name of the branch.
  /// - Returns: `nil` when the text does not name a mart that the library knows, and for a shop that
  ///   is named like one or after the mart where it is: 이마트24, 제이마트 and 스타벅스 이마트점 are not marts.
  public init?(recognizing text: String) {
    guard case .mart(let mart) = Self.named(in: text, isName: true) else { return nil }
    // 이마트(트레이더스) 월평점
    let plain = text.contains("(" as Character) ? text.filter { $0 != "(" && $0 != ")" } : ""
    if case .mart(let whole) = Self.named(in: plain, isName: true),
      whole.serverName.hasPrefix(mart.serverName)
    {
      self = whole
    } else {
      self = mart
    }
  }

  /// What a text names.
  package enum Named: Hashable, Sendable {
    /// A mart that the library knows.
    case mart(Mart)
    /// A shop that is named like a mart but is not one.
    case otherShop
  }

  /// The mart, or the shop that is named like one, that a text names.
  ///
  /// - Parameters:
  ///   - text: what a person or a list wrote.
  ///   - isName: whether the text is the name of a shop. 제이마트 is then one word; in a question,
  ///     왕십리이마트 is two.
  package static func named(in text: String, isName: Bool = false) -> Named? {
    let letters = Self.letters(text)
    let known = isName ? namesOfShops : names
    var best: (name: FoldedName, isPrefix: Bool)?
    for start in letters.indices {
      // A name at the beginning wins over every later one.
      if let best, best.isPrefix { break }
      guard let names = known[letters[start].character] else { continue }
      for name in names where name.stands(in: letters[start...]) {
        if isName, !name.stands(behind: letters[letters[start].word..<start]) { continue }
        if let best {
          let isLonger = name.letters.count > best.name.letters.count
          let isAsLong = name.letters.count == best.name.letters.count
          guard isLonger || (isAsLong && name.place < best.name.place) else { continue }
        }
        best = (name, start == 0)
      }
    }
    return best.map { $0.name.mart.map { .mart($0) } ?? .otherShop }
  }

  /// A branch's name without the mart's name at its beginning.
  ///
  /// The branch's name may follow the full names directly; a short name or other spelling counts
  /// only as a separate word, so that 맥스타워점 of 맥스 keeps its name.
  package func nameWithoutMart(_ name: String) -> String {
    let name = name.drop { $0.isWhitespace }
    var rest = name
    for word in [serverName, displayName, shortName, englishName] + aliases {
      guard let tail = Self.tail(of: name, behind: word), tail.count < rest.count else { continue }
      let isWhole = tail.first?.isWhitespace ?? true
      if isWhole || word == serverName || word == displayName { rest = tail }
    }
    return String(rest.drop { $0.isWhitespace })
  }

  /// The rest of a text after a word with which it begins, ignoring spaces and case.
  private static func tail(of text: Substring, behind word: String) -> Substring? {
    if beginsOtherwise(text, than: word) { return nil }
    var letters = folded(word)[...]
    var rest = text
    while let letter = letters.first {
      guard let next = rest.first else { return nil }
      rest.removeFirst()
      if next.isWhitespace { continue }
      guard folded(String(next)) == [letter] else { return nil }
      letters.removeFirst()
    }
    return rest
  }

  /// Whether two texts certainly begin with different letters, found without folding them.
  ///
  /// It decides only for ASCII letters and whole Hangul syllables, and only if no mark or further
  /// consonant can join the first letter.
  private static func beginsOtherwise(_ text: Substring, than word: String) -> Bool {
    guard let first = plainFirst(text.unicodeScalars), let other = plainFirst(word.unicodeScalars)
    else { return false }
    return first != other
  }

  private static func plainFirst(_ scalars: some Collection<Unicode.Scalar>) -> UInt32? {
    var values = scalars.lazy.map { $0.value }.makeIterator()
    guard let first = values.next(), isPlain(first), values.next().map(isPlain) ?? true else {
      return nil
    }
    return 0x41...0x5A ~= first ? first | 0x20 : first
  }

  private static func isPlain(_ value: UInt32) -> Bool {
    0x21...0x7E ~= value || 0xAC00...0xD7A3 ~= value
  }

  /// The letters of a text that tell brands apart.
  private static func folded(_ text: String) -> [Character] {
    text.lowercased().filter { !$0.isWhitespace }.map { $0 }
  }

  /// What a company's name has and a brand has not: 홈플러스(주) 익스프레스.
  private static let companies = ["(주)", "㈜", "주식회사", "(유)", "유한회사"]

  /// The first letters of `companies`.
  private static let companyLetters = Set(companies.compactMap { $0.first })

  /// A letter as `folded` writes it, and the place of the first one of its word.
  private struct Letter {
    let character: Character
    let word: Int
  }

  /// The letters of a text in which a name is looked for.
  private static func letters(_ text: String) -> [Letter] {
    var letters: [Letter] = []
    var word = 0
    var isInWord = false
    var rest = text.lowercased()[...]
    while let character = rest.first {
      // Few letters begin one, and each of a text is asked.
      if companyLetters.contains(character),
        let company = companies.first(where: { rest.hasPrefix($0) })
      {
        rest.removeFirst(company.count)
        isInWord = false
        continue
      }
      rest.removeFirst()
      let isPartOfWord = character.isLetter || character.isNumber
      if !isInWord || !isPartOfWord { word = letters.count }
      isInWord = isPartOfWord
      if character.isWhitespace { continue }
      // No letter of a name has more than three scalars, of four bytes at most. Longer ones are not
      // compared: putting thousands of marks into their order takes the square of the time.
      let isLong = character.utf8.count > 12
      letters.append(Letter(character: isLong ? "\u{FFFD}" : character, word: word))
    }
    return letters
  }

  /// A name of a known mart as `folded` writes it.
  private struct FoldedName {
    let letters: [Character]
    /// `nil` for a shop that is named like a mart.
    let mart: Mart?
    /// Its place among all names; of equally long ones the first wins.
    let place: Int

    /// Whether the name may follow letters of the same word: 창원이마트 is 이마트, and 제이마트 is not.
    func stands(behind letters: ArraySlice<Letter>) -> Bool {
      guard !letters.isEmpty, let mart else { return letters.isEmpty }
      if Mart.unmistakable.contains(mart) { return true }
      guard letters.count <= PlaceBook.korea.longestName else { return false }
      let word = NormalizedText(String(letters.map { $0.character }))
      let name = PlaceName(word, word.cells.indices)
      return PlaceBook.korea.isBegun(by: name) || PlaceBook.korea.knows(name)
    }

    /// Whether a text begins with the name: 이마트24 does, and 이마트 24일 or 이마트 24시간 does not.
    func stands(in text: ArraySlice<Letter>) -> Bool {
      guard text.starts(with: letters, by: { $0.character == $1 }) else { return false }
      let rest = text.dropFirst(letters.count)
      guard let last = letters.last, last.isNumber, let next = rest.first?.character else {
        return true
      }
      return !next.isNumber && !"일월년주째:/.~-".contains(next)
        && !rest.starts(with: "시간", by: { $0.character == $1 })
    }
  }

  /// The names of the known marts by their first letter, so that a text is read once for all.
  private static let names = table(others: otherShops)

  /// The same with the chains that have shops in marts, for the name of a shop.
  private static let namesOfShops = table(others: otherShops + tenants)

  private static func table(others: [String]) -> [Character: [FoldedName]] {
    let shops = others.map { ($0, nil as Mart?) }
    let all = shops + profiles.flatMap { profile in profile.names.map { ($0, profile.mart) } }
    let names = all.enumerated().map { place, name in
      FoldedName(letters: folded(name.0), mart: name.1, place: place)
    }
    return Dictionary(grouping: names) { $0.letters[0] }
  }
}

extension Mart {
  /// The name on the sign, as a list shows it, such as `트레이더스`.
  public var displayName: String { profile?.displayName ?? serverName }

  /// The shortest name that people understand, for a widget or a map marker.
  public var shortName: String { profile?.shortName ?? serverName }

  /// The name in paths and file names, or `nil` for a mart that the library does not know.
  public var pathComponent: String? { profile?.pathComponent }

  /// Other names that people and store lists use.
  public var aliases: [String] { profile?.aliases ?? [] }

  /// The mart's own page about its stores, or `nil` for one whose page the library does not know.
  ///
  /// It is not about a branch; `Branch.bestPageURL` is.
  public var pageURL: String? { profile?.pageURL }

  /// Whether the library knows more about the mart than its server name.
  public var isKnown: Bool { profile != nil }

  /// Every name that may mean the mart in a text.
  package var names: [String] { profile?.names ?? [serverName] }

  var profile: Profile? { Self.profiles.first { $0.mart == self } }
}

extension Mart: CustomStringConvertible {
  /// The name on the sign.
  public var description: String { displayName }
}
