import KoreanText

/// The letters for comparing texts in a search: plain, lower case, without spaces and punctuation.
///
/// A letter is a unit of UTF-16, so that a Hangul syllable is one number and a range of syllables a
/// range of numbers; the few letters beyond the basic plane are two units.
enum SearchLetters {
  /// What a plain scalar is to a search.
  enum Form {
    case nothing
    /// A mark on the letter before it, which people leave out.
    case mark
    case letter(UInt32)
    /// A number in a circle or in brackets, which people type as digits.
    case number(UInt32)
  }

  /// Passes on the letters of a text one by one.
  ///
  /// - Parameters:
  ///   - text: the plain form of a text.
  ///   - body: receives a letter, the cell it comes from, and whether a word begins with it; a
  ///     change from Hangul to Latin letters or to digits begins a word.
  @inline(__always)
  static func forEach(
    _ cells: some Sequence<NormalizedText.Cell>,
    _ body: (_ letter: UInt16, _ cell: Int, _ isFirst: Bool) -> Void
  ) {
    var script: UInt8 = 0
    func take(_ value: UInt32, _ cell: Int) {
      let next = Self.script(of: value)
      let isFirst = next != script
      script = next
      if value <= 0xFFFF { return body(UInt16(truncatingIfNeeded: value), cell, isFirst) }
      body(UInt16(truncatingIfNeeded: 0xD7C0 &+ value >> 10), cell, isFirst)
      body(UInt16(truncatingIfNeeded: 0xDC00 | value & 0x3FF), cell, false)
    }
    for (cell, plain) in cells.enumerated() {
      let value = plain.scalar.value
      if value &- 0xAC00 < 11_172 {
        take(value, cell)
        continue
      }
      switch form(of: value) {
      case .nothing: script = 0
      case .mark: break
      case .letter(let letter): take(letter, cell)
      case .number(let number):
        if number >= 10 { take(0x30 + number / 10, cell) }
        take(0x30 + number % 10, cell)
      }
    }
  }

  /// The letters of a text.
  static func letters(of text: String) -> [UInt16] {
    var letters: [UInt16] = []
    letters.reserveCapacity(text.utf8.count / 3 + 4)
    forEach(in: text, start: { letters.removeAll(keepingCapacity: true) }) { letter, _ in
      letters.append(letter)
    }
    return letters
  }

  /// 1 for Hangul and all other scripts, 2 for Latin letters, 3 for digits.
  @inline(__always)
  private static func script(of value: UInt32) -> UInt8 {
    if value &- 0x30 < 10 { return 3 }
    return value < 0x250 ? 2 : 1
  }

  static func form(of value: UInt32) -> Form {
    switch value {
    case 0x30...0x39, 0x61...0x7A: .letter(value)
    case 0x41...0x5A: .letter(value + 0x20)
    case 0..<0xC0, 0xD7, 0xF7: ofLatinMark(value)
    case 0xC0..<0x180: ofMarkedLatin(value)
    case 0x300..<0x370: .mark
    case 0x391...0x3A9, 0x410...0x42F: .letter(value + 0x20)
    case 0x400...0x40F: .letter(value + 0x50)
    // The dots that a keyboard with ten keys leaves while a vowel is composed.
    case 0x318D, 0x119E, 0x11A2: .nothing
    case 0x2000...0x2BFF: ofSymbol(value)
    case 0x2E00...0x2E7F, 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x303D...0x303F, 0x30FB,
      0x3200...0x33FF, 0xE000...0xF8FF, 0xFE00...0xFE6F, 0xFFE0...0xFFFF, 0x1F000...0x1FAFF,
      0xE0000...0x10FFFF:
      .nothing
    default: .letter(value)
    }
  }

  /// A letter without the mark on it, so that é is that of cafe, in either way of writing it.
  private static func ofMarkedLatin(_ value: UInt32) -> Form {
    let plain = plainLatin[Int(value - 0xC0)]
    if plain != 0x2D { return .letter(UInt32(plain)) }
    return .letter(value < 0xDF ? value + 0x20 : value)
  }

  /// The letters of U+00C0…U+017F without their marks, as the Unicode Character Database decomposes
  /// them; a hyphen for those that it does not.
  private static let plainLatin = Array(
    """
    aaaaaa-ceeeeiiii-nooooo--uuuuy--aaaaaa-ceeeeiiii-nooooo--uuuuy-y\
    aaaaaaccccccccdd--eeeeeeeeeegggggggghh--iiiiiiiii---jjkk-llllll-\
    ---nnnnnn---oooooo--rrrrrrsssssssstttt--uuuuuuuuuuuuwwyyyzzzzzz-
    """.utf8)

  private static func ofLatinMark(_ value: UInt32) -> Form {
    switch value {
    case 0xB2, 0xB3: .number(value - 0xB0)
    case 0xB9: .number(1)
    default: .nothing
    }
  }

  private static func ofSymbol(_ value: UInt32) -> Form {
    switch value {
    case 0x2460...0x2473: .number(value - 0x245F)
    case 0x2474...0x2487: .number(value - 0x2473)
    case 0x2488...0x249B: .number(value - 0x2487)
    case 0x24EA: .number(0)
    case 0x2776...0x277F: .number(value - 0x2775)
    case 0x2780...0x2789: .number(value - 0x277F)
    case 0x278A...0x2793: .number(value - 0x2789)
    default: .nothing
    }
  }
}
