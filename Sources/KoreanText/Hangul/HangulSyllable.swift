/// A Hangul syllable, split into its consonants and vowel.
///
/// ```swift
/// import MartHolidayKit
///
/// HangulSyllable("닭")?.onset  // "ㄷ"
/// HangulSyllable("닭")?.vowel  // "ㅏ"
/// HangulSyllable("닭")?.coda  // "ㄺ"
/// HangulSyllable("이")?.coda  // nil
/// ```
///
/// The letters are those of a keyboard, U+3131…U+3163, and not the conjoining ones, so they equal
/// what a person types into a search field. Latin letters, single Hangul letters and archaic
/// syllables do not count as syllables.
public struct HangulSyllable: Hashable, Sendable {
  /// The place of the syllable among the 11,172 of Unicode.
  private let index: UInt16

  private init(index: UInt32) { self.index = UInt16(truncatingIfNeeded: index) }

  /// Splits a syllable.
  ///
  /// - Parameter scalar: any scalar.
  /// - Returns: `nil` except for the composed syllables U+AC00…U+D7A3.
  public init?(_ scalar: Unicode.Scalar) {
    guard Self.isSyllable(scalar.value) else { return nil }
    self.init(index: scalar.value - Self.first)
  }

  /// Composes a syllable.
  ///
  /// - Parameters:
  ///   - onset: the initial consonant, one of nineteen.
  ///   - vowel: the vowel.
  ///   - coda: the final consonant or pair of consonants, or `nil`.
  /// - Returns: `nil` when a letter is not valid in its place: no syllable ends in ㄸ, ㅃ or ㅉ,
  ///   and none begins with ㄳ.
  public init?(onset: Unicode.Scalar, vowel: Unicode.Scalar, coda: Unicode.Scalar? = nil) {
    guard let onset = HangulLetters.onsets.firstIndex(of: onset),
      let vowel = HangulLetters.vowels.firstIndex(of: vowel)
    else { return nil }
    var end = 0
    if let coda {
      guard let place = HangulLetters.codas.firstIndex(of: coda) else { return nil }
      end = place + 1
    }
    self.init(index: UInt32((onset * 21 + vowel) * 28 + end))
  }

  /// The syllable as one scalar.
  public var scalar: Unicode.Scalar { Unicode.Scalar(Self.first + UInt32(index)) ?? "가" }
  /// The initial consonant, 초성.
  public var onset: Unicode.Scalar { HangulLetters.onsets[Int(index) / 588] }
  /// The vowel, 중성.
  public var vowel: Unicode.Scalar { HangulLetters.vowels[Int(index) / 28 % 21] }
  /// The final consonant or pair of consonants, 종성, or `nil`.
  public var coda: Unicode.Scalar? {
    let end = Int(index) % 28
    return end == 0 ? nil : HangulLetters.codas[end - 1]
  }

  static let first: UInt32 = 0xAC00

  /// Whether a scalar is a composed syllable.
  @inline(__always)
  static func isSyllable(_ value: UInt32) -> Bool { value &- first < 11_172 }
}

extension Unicode.Scalar {
  /// Whether the scalar is a composed Hangul syllable, U+AC00…U+D7A3.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// ("점" as Unicode.Scalar).isHangulSyllable  // true
  /// ("ㅈ" as Unicode.Scalar).isHangulSyllable  // false
  /// ```
  public var isHangulSyllable: Bool { HangulSyllable.isSyllable(value) }

  /// Whether the scalar is a keyboard consonant, ㄱ…ㅎ, including double ones and pairs.
  public var isHangulConsonant: Bool { value &- 0x3131 < 30 }

  /// Whether the scalar is a keyboard vowel, ㅏ…ㅣ.
  public var isHangulVowel: Bool { value &- 0x314F < 21 }
  /// A syllable without its final consonants; any other scalar as it is.
  var withoutCoda: Unicode.Scalar {
    guard isHangulSyllable else { return self }
    let index = value - HangulSyllable.first
    return Unicode.Scalar(HangulSyllable.first + index / 28 * 28) ?? self
  }
}
