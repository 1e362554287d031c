/// Which letters and pairs of letters occur in a text, in two machine words.
///
/// It never reports something present as missing; the opposite error only costs time.
struct SearchSignature: Sendable {
  /// The initial consonants in the lower half, the vowels behind them in the upper one.
  private var single: UInt64 = 0
  private var pairs: UInt64 = 0
  private var last: UInt64 = 63

  init() {}

  /// What every text that fits a pattern has.
  init(_ pattern: SearchPattern) {
    let end = pattern.letters.count - 1
    for (place, letter) in pattern.letters.enumerated() {
      // What the last letter becomes has the same consonant, and it may have another vowel.
      add(letter.first, isWhole: letter.width == 1 && place < end, isFirst: place == 0)
    }
  }

  /// Takes in the next letter of a text.
  @inline(__always)
  mutating func add(_ letter: UInt16) { add(letter, isWhole: true, isFirst: last == 63) }

  @inline(__always)
  private mutating func add(_ letter: UInt16, isWhole: Bool, isFirst: Bool) {
    let syllable = letter &- SyllableLetters.first
    let group: UInt64
    if syllable < 11_172 {
      let body = UInt64(syllable / 28)
      group = body / 21
      if isWhole {
        single |= 1 << (32 + (body &* 0x9E37_79B9) >> 16 & 31)
      }
    } else if SyllableLetters.isConsonant(letter) {
      let onset = SyllableLetters.onsetOfConsonant[Int(letter - 0x3131)]
      group = onset < 19 ? UInt64(onset) : 19
    } else {
      group = 19 + UInt64(letter % 13)
    }
    single |= 1 << group
    if !isFirst { pairs |= 1 << (((last &* 32 &+ group) &* 0x9E37_79B9_7F4A_7C15) >> 58) }
    last = group
  }

  /// Whether the text may have all that a pattern needs.
  @inline(__always)
  func mayHold(_ needed: SearchSignature) -> Bool {
    needed.single & ~single == 0 && needed.pairs & ~pairs == 0
  }
}
