import KoreanText

/// The arithmetic of Hangul on units of UTF-16.
enum SyllableLetters {
  static let first: UInt16 = 0xAC00

  /// Whether a unit is a composed syllable.
  @inline(__always)
  static func isSyllable(_ unit: UInt16) -> Bool { unit &- first < 11_172 }

  /// Whether a unit is a consonant as a keyboard writes it.
  @inline(__always)
  static func isConsonant(_ unit: UInt16) -> Bool { unit &- 0x3131 < 30 }

  /// Whether a unit is a vowel as a keyboard writes it.
  @inline(__always)
  static func isVowel(_ unit: UInt16) -> Bool { unit &- 0x314F < 21 }

  /// The letters of the nineteen initial consonants.
  static let onsets = units(HangulLetters.onsets)

  /// The letters of the 27 final consonants, behind a zero for none.
  static let codas = [0] + units(HangulLetters.codas)

  /// The place among the nineteen initial consonants of a letter U+3131…U+314E, or 255.
  static let onsetOfConsonant: [UInt8] = (0x3131...0x314E).map { letter in
    onsets.firstIndex(of: letter).map { UInt8($0) } ?? 255
  }

  /// The two keys of each letter U+3131…U+3163, zeros for one of a single key.
  private static let keys: [(first: UInt16, second: UInt16)] = (0x3131...0x3163).map { letter in
    guard let scalar = Unicode.Scalar(letter), let (first, second) = Hangul.parts(of: scalar) else {
      return (0, 0)
    }
    return (UInt16(first.value), UInt16(second.value))
  }

  private static func units(_ letters: [Unicode.Scalar]) -> [UInt16] {
    letters.map { UInt16($0.value) }
  }

  /// The two keys of a pair of consonants or of a vowel, or `nil` for any other letter.
  static func pair(_ letter: UInt16) -> (UInt16, UInt16)? {
    guard letter &- 0x3131 < 51 else { return nil }
    let keys = keys[Int(letter - 0x3131)]
    return keys.first > 0 ? keys : nil
  }

  /// The letter that two keys make when they are pressed one after the other, or `nil`.
  static func joined(_ first: UInt16, _ second: UInt16) -> UInt16? {
    for letter: UInt16 in 0x3131...0x3163 {
      if let pair = pair(letter), pair == (first, second) { return letter }
    }
    return nil
  }

  /// The place of a final consonant, or `nil` for a letter that ends no syllable.
  static func coda(_ letter: UInt16) -> UInt16? {
    codas.firstIndex(of: letter).map { UInt16(truncatingIfNeeded: $0) }
  }
}
