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

  /// A branch's name without the mart's name at its beginning.
  ///
  /// The branch's name may follow the full names directly; a short name or other spelling counts
  /// only as a separate word, so that 맥스타워점 of 맥스 keeps its name.
  ///
  /// - Parameter dropsSign: whether a sign that only some stores have goes too, so that 죽전점 and
  ///   스타필드 마켓 죽전점 are one store; a name that is shown keeps it.
  package func nameWithoutMart(_ name: String, dropsSign: Bool = false) -> String {
    let name = name.drop { $0.isWhitespace }
    var rest = name
    for word in names {
      guard let tail = Self.tail(of: name, behind: word), tail.count < rest.count,
        !Self.signs.contains(where: { $0.name == word })
      else { continue }
      let isWhole = tail.first?.isWhitespace ?? true
      if isWhole || word == serverName || word == displayName { rest = tail }
    }
    rest = rest.drop { $0.isWhitespace }
    guard dropsSign else { return String(rest) }
    let behindSign = Self.signs.lazy.filter { $0.mart == self }
      .compactMap { Self.tail(of: rest, behind: $0.name) }
      .first { $0.first?.isWhitespace ?? false }
    return String(behindSign?.drop { $0.isWhitespace } ?? rest)
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
  static func folded(_ text: String) -> [Character] {
    spelled(NormalizedText(text)).filter { !$0.isWhitespace }.map { $0 }
  }

  /// A plain text in the spelling in which names are compared.
  static func spelled(_ text: NormalizedText) -> String {
    var scalars = String.UnicodeScalarView()
    for cell in text.cells { scalars.append(spelled(cell.scalar)) }
    return String(scalars)
  }

  /// A letter in the spelling in which names are compared: small, and one for what signs write in
  /// two ways, as in 슈퍼 and 수퍼 or 프레시 and 프레쉬.
  package static func spelled(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "슈": "수"
    case "쉬": "시"
    default: scalar.loweredLatin
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
