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
  /// - Returns: `nil` when the text does not name a mart that the library knows.
  public init?(recognizing text: String) {
    let folded = Self.folded(text)
    var best: (mart: Mart, length: Int, isPrefix: Bool)?
    for profile in Self.profiles {
      for name in profile.names.map(Self.folded) {
        guard let start = Self.offset(of: name, in: folded) else { continue }
        let rank = (start == 0 ? 1 : 0, name.count)
        if let best, (best.isPrefix ? 1 : 0, best.length) >= rank { continue }
        best = (profile.mart, name.count, start == 0)
      }
    }
    guard let best else { return nil }
    self = best.mart
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

  private static func offset(of name: [Character], in text: [Character]) -> Int? {
    guard !name.isEmpty, name.count <= text.count else { return nil }
    return (0...(text.count - name.count)).first { start in
      name.indices.allSatisfy { text[start + $0] == name[$0] }
    }
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

  /// Whether the library knows more about the mart than its server name.
  public var isKnown: Bool { profile != nil }

  var profile: Profile? { Self.profiles.first { $0.mart == self } }
}

extension Mart: CustomStringConvertible {
  /// The name on the sign.
  public var description: String { displayName }
}
