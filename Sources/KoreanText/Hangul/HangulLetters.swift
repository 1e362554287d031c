/// The letters of Hangul in the order of Unicode's syllables.
package enum HangulLetters {
  package static let onsets: [Unicode.Scalar] = [
    "ㄱ", "ㄲ", "ㄴ", "ㄷ", "ㄸ", "ㄹ", "ㅁ", "ㅂ", "ㅃ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅉ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]
  package static let vowels: [Unicode.Scalar] = [
    "ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅘ", "ㅙ", "ㅚ", "ㅛ", "ㅜ", "ㅝ", "ㅞ", "ㅟ", "ㅠ", "ㅡ",
    "ㅢ",
    "ㅣ",
  ]
  package static let codas: [Unicode.Scalar] = [
    "ㄱ", "ㄲ", "ㄳ", "ㄴ", "ㄵ", "ㄶ", "ㄷ", "ㄹ", "ㄺ", "ㄻ", "ㄼ", "ㄽ", "ㄾ", "ㄿ", "ㅀ", "ㅁ", "ㅂ", "ㅄ", "ㅅ",
    "ㅆ",
    "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  ]

  /// The syllable that a conjoining letter makes with what stands before it.
  ///
  /// - Parameters:
  ///   - before: a conjoining initial consonant, or a syllable without a final one.
  ///   - letter: a conjoining vowel after a consonant, or a final consonant after a syllable.
  static func joined(_ before: UInt32, _ letter: UInt32) -> Unicode.Scalar? {
    let onset = before &- 0x1100
    let vowel = letter &- 0x1161
    if onset < 19, vowel < 21 {
      return Unicode.Scalar(HangulSyllable.first + (onset * 21 + vowel) * 28)
    }
    let coda = letter &- 0x11A7
    guard coda > 0, coda < 28, HangulSyllable.isSyllable(before),
      (before - HangulSyllable.first) % 28 == 0
    else { return nil }
    return Unicode.Scalar(before + coda)
  }

  /// The keyboard letter for a conjoining one; `nil` for archaic letters and other characters.
  static func compatible(_ value: UInt32) -> Unicode.Scalar? {
    switch value {
    case 0x1100...0x1112: onsets[Int(value - 0x1100)]
    case 0x1161...0x1175: vowels[Int(value - 0x1161)]
    case 0x11A8...0x11C2: codas[Int(value - 0x11A8)]
    default: nil
    }
  }
}
