import KoreanText

/// What a query says if it was typed with the other keyboard layout.
enum KeyboardLayout {
  /// The Hangul that the keys of Latin letters write on a two-set keyboard, composed as there.
  ///
  /// - Parameter cells: the query in its plain form, with its capitals: with Shift, T is ㅆ.
  /// - Returns: `nil` for a query without Latin letters.
  static func hangul(_ cells: ArraySlice<NormalizedText.Cell>) -> [UInt16]? {
    guard cells.contains(where: { $0.scalar.isLatinLetter }) else { return nil }
    var composer = SyllableComposer()
    for cell in cells {
      let scalar = cell.scalar
      if scalar.isLatinLetter {
        composer.press(hangulKey(scalar))
      } else {
        composer.finish()
        switch SearchLetters.form(of: scalar.value) {
        case .letter(let value) where value <= 0xFFFF:
          composer.letters.append(UInt16(truncatingIfNeeded: value))
        default: break
        }
      }
    }
    composer.finish()
    return composer.letters
  }

  /// The Latin letters on the keys that write Hangul.
  ///
  /// - Returns: `nil` for a query without Hangul.
  static func latin(_ letters: [UInt16]) -> [UInt16]? {
    guard letters.contains(where: isHangul) else { return nil }
    var keys: [UInt16] = []
    keys.reserveCapacity(letters.count * 4)
    for letter in letters {
      guard SyllableLetters.isSyllable(letter) else {
        press(letter, &keys)
        continue
      }
      let index = Int(letter &- SyllableLetters.first)
      press(SyllableLetters.onsets[index / 588], &keys)
      press(0x314F + UInt16(index / 28 % 21), &keys)
      if index % 28 > 0 { press(SyllableLetters.codas[index % 28], &keys) }
    }
    return keys
  }

  private static func isHangul(_ letter: UInt16) -> Bool {
    SyllableLetters.isSyllable(letter) || SyllableLetters.isConsonant(letter)
      || SyllableLetters.isVowel(letter)
  }

  private static func press(_ letter: UInt16, _ keys: inout [UInt16]) {
    if let (first, second) = SyllableLetters.pair(letter) {
      press(first, &keys)
      press(second, &keys)
    } else if letter &- 0x3131 < 51 {
      keys.append(UInt16(latinKeys[Int(letter - 0x3131)]))
    } else {
      keys.append(letter)
    }
  }

  private static func hangulKey(_ scalar: Unicode.Scalar) -> UInt16 {
    let index = Int(scalar.value & 0x1F) - 1
    return scalar.value < 0x61 ? shiftedKeys[index] : plainKeys[index]
  }

  /// The letters on the keys A to Z.
  private static let plainKeys = (0x61...0x7A).map { unit(onKey: $0) }
  /// The same with Shift, which changes seven of them.
  private static let shiftedKeys = (0x41...0x5A).map { unit(onKey: $0) }

  private static func unit(onKey key: UInt8) -> UInt16 {
    UInt16(Hangul.letter(onKey: Unicode.Scalar(key))?.value ?? 0)
  }

  /// The lower-case Latin letter on the key of each letter U+3131…U+3163, zero for letters of two
  /// keys.
  private static let latinKeys: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 51)
    for keys in [shiftedKeys, plainKeys] {
      for (index, letter) in keys.enumerated() { table[Int(letter - 0x3131)] = 0x61 + UInt8(index) }
    }
    return table
  }()
}

/// Composes syllables of single keys, as an input method does.
struct SyllableComposer {
  /// The finished letters.
  var letters: [UInt16] = []
  private var onset: UInt16?
  private var vowel: UInt16?
  private var coda: UInt16?

  /// Takes the letter of one key.
  mutating func press(_ key: UInt16) {
    if SyllableLetters.isVowel(key) { pressVowel(key) } else { pressConsonant(key) }
  }

  private mutating func pressConsonant(_ key: UInt16) {
    guard onset != nil, vowel != nil else {
      finish()
      onset = key
      return
    }
    if let coda {
      if let joined = SyllableLetters.joined(coda, key), SyllableLetters.coda(joined) != nil {
        self.coda = joined
        return
      }
    } else if SyllableLetters.coda(key) != nil {
      coda = key
      return
    }
    finish()
    onset = key
  }

  private mutating func pressVowel(_ key: UInt16) {
    if let coda {
      // The consonant before a vowel begins the next syllable; of a pair, the second one.
      let (kept, moved) = SyllableLetters.pair(coda) ?? (0, coda)
      self.coda = kept == 0 ? nil : kept
      finish()
      onset = moved
      vowel = key
      return
    }
    guard let vowel else {
      self.vowel = key
      return
    }
    if let joined = SyllableLetters.joined(vowel, key) {
      self.vowel = joined
    } else {
      finish()
      self.vowel = key
    }
  }

  /// Ends the syllable that is being composed.
  mutating func finish() {
    switch (onset, vowel) {
    case (let onset?, let vowel?):
      let place = UInt16(SyllableLetters.onsetOfConsonant[Int(onset - 0x3131)])
      let end = coda.flatMap(SyllableLetters.coda) ?? 0
      letters.append(SyllableLetters.first + place * 588 + (vowel - 0x314F) * 28 + end)
    case (let letter?, nil), (nil, let letter?): letters.append(letter)
    case (nil, nil): break
    }
    onset = nil
    vowel = nil
    coda = nil
  }
}
