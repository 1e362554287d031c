/// Texts as the keys that write them, for slips: 19 consonants, 14 vowels, Latin letters and digits.
enum KeyLetters {
  /// The number of different keys; the last stands for every other letter.
  static let count = 70
  static let other: UInt8 = 69

  /// The keys of the vowels ㅏ…ㅣ, those of one key in their order from 19; a vowel of two has both.
  private static let vowels: [(first: UInt8, second: UInt8)] = {
    let letters: ClosedRange<UInt16> = 0x314F...0x3163
    let single = letters.filter { SyllableLetters.pair($0) == nil }
    func key(_ letter: UInt16) -> UInt8 { 19 + UInt8(single.firstIndex(of: letter) ?? 0) }
    return letters.map { letter in
      guard let (first, second) = SyllableLetters.pair(letter) else { return (key(letter), 0) }
      return (key(first), key(second))
    }
  }()

  /// Passes on the keys of one letter.
  @inline(__always)
  static func forEach(_ letter: UInt16, _ body: (UInt8) -> Void) {
    func vowel(_ place: Int) {
      let keys = vowels[place]
      body(keys.first)
      if keys.second > 0 { body(keys.second) }
    }
    func consonant(_ letter: UInt16) {
      if let (first, second) = SyllableLetters.pair(letter) {
        body(SyllableLetters.onsetOfConsonant[Int(first - 0x3131)])
        body(SyllableLetters.onsetOfConsonant[Int(second - 0x3131)])
      } else {
        body(SyllableLetters.onsetOfConsonant[Int(letter - 0x3131)])
      }
    }
    if SyllableLetters.isSyllable(letter) {
      let index = Int(letter &- SyllableLetters.first)
      body(UInt8(truncatingIfNeeded: index / 588))
      vowel(index / 28 % 21)
      if index % 28 > 0 { consonant(SyllableLetters.codas[index % 28]) }
    } else if SyllableLetters.isConsonant(letter) {
      consonant(letter)
    } else if SyllableLetters.isVowel(letter) {
      vowel(Int(letter - 0x314F))
    } else if letter &- 0x61 < 26 {
      body(33 + UInt8(truncatingIfNeeded: letter - 0x61))
    } else if letter &- 0x30 < 10 {
      body(59 + UInt8(truncatingIfNeeded: letter - 0x30))
    } else {
      body(other)
    }
  }

  /// A bit for a key; the digits share five of them.
  @inline(__always)
  static func bit(_ key: UInt8) -> UInt64 { 1 << UInt64(key < 59 ? key : 59 + (key - 59) % 5) }

  /// The cost of pressing one key for another: nothing for the same, one if they are easily
  /// confused, otherwise two.
  @inline(__always)
  static func cost(_ one: UInt8, _ other: UInt8) -> Int32 {
    if one == other { return one == Self.other ? 2 : 0 }
    return alike[Int(min(one, other))] == max(one, other) ? 1 : 2
  }

  /// The key that is easily confused with another: ㅐ and ㅔ, ㅒ and ㅖ sound alike, and ㄱ and ㄲ,
  /// ㄷ and ㄸ and so on differ by Shift.
  private static let alike: [UInt8] = {
    var table = [UInt8](repeating: 255, count: count)
    for (one, other): (UInt8, UInt8) in [
      (20, 24), (22, 26), (0, 1), (3, 4), (7, 8), (9, 10), (12, 13),
    ] {
      table[Int(one)] = other
    }
    return table
  }()
}
