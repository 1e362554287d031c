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

  /// The place among the nineteen initial consonants of a letter U+3131…U+314E, or 255.
  static let onsetOfConsonant: [UInt8] = [
    0, 1, 255, 2, 255, 255, 3, 4, 5, 255, 255, 255, 255, 255, 255, 255, 6, 7, 8, 255, 9, 10, 11, 12,
    13, 14, 15, 16, 17, 18,
  ]

  /// The letters of the nineteen initial consonants.
  static let onsets: [UInt16] = [
    0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143, 0x3145, 0x3146, 0x3147,
    0x3148, 0x3149, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E,
  ]

  /// The letters of the 27 final consonants, behind a zero for none.
  static let codas: [UInt16] = [
    0, 0x3131, 0x3132, 0x3133, 0x3134, 0x3135, 0x3136, 0x3137, 0x3139, 0x313A, 0x313B, 0x313C,
    0x313D, 0x313E, 0x313F, 0x3140, 0x3141, 0x3142, 0x3144, 0x3145, 0x3146, 0x3147, 0x3148, 0x314A,
    0x314B, 0x314C, 0x314D, 0x314E,
  ]

  /// The two keys of a pair of consonants, or `nil` for any other letter.
  static func pair(_ letter: UInt16) -> (UInt16, UInt16)? {
    switch letter {
    case 0x3133: (0x3131, 0x3145)
    case 0x3135: (0x3134, 0x3148)
    case 0x3136: (0x3134, 0x314E)
    case 0x313A: (0x3139, 0x3131)
    case 0x313B: (0x3139, 0x3141)
    case 0x313C: (0x3139, 0x3142)
    case 0x313D: (0x3139, 0x3145)
    case 0x313E: (0x3139, 0x314C)
    case 0x313F: (0x3139, 0x314D)
    case 0x3140: (0x3139, 0x314E)
    case 0x3144: (0x3142, 0x3145)
    default: nil
    }
  }

  /// The two keys of a vowel, or `nil` for one of a single key.
  static func vowelPair(_ letter: UInt16) -> (UInt16, UInt16)? {
    switch letter {
    case 0x3158: (0x3157, 0x314F)
    case 0x3159: (0x3157, 0x3150)
    case 0x315A: (0x3157, 0x3163)
    case 0x315D: (0x315C, 0x3153)
    case 0x315E: (0x315C, 0x3154)
    case 0x315F: (0x315C, 0x3163)
    case 0x3162: (0x3161, 0x3163)
    default: nil
    }
  }

  /// The letter that two keys make when they are pressed one after the other, or `nil`.
  static func joined(_ first: UInt16, _ second: UInt16) -> UInt16? {
    for letter: UInt16 in 0x3131...0x3163 {
      if let pair = pair(letter) ?? vowelPair(letter), pair == (first, second) { return letter }
    }
    return nil
  }

  /// The place of a final consonant, or `nil` for a letter that ends no syllable.
  static func coda(_ letter: UInt16) -> UInt16? {
    codas.firstIndex(of: letter).map { UInt16(truncatingIfNeeded: $0) }
  }
}
