import KoreanText

// Most names and addresses are Hangul, digits and spaces, which have one spelling only.
extension SearchLetters {
  /// Hands over the letters of a text one by one.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - body: receives a letter, and whether a word begins with it.
  @inline(__always)
  static func forEach(in text: String, _ body: (_ letter: UInt16, _ isFirst: Bool) -> Void) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      guard unsafe Self.isPlain(bytes) else { return false }
      unsafe forEach(inPlain: bytes, body)
      return true
    }
    if !isPlain {
      forEach(NormalizedText(text).cells) { letter, _, isFirst in body(letter, isFirst) }
    }
  }

  /// Whether a text has nothing but composed syllables, letters and digits of ASCII, and spaces and
  /// punctuation that are no markup.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let byte = unsafe bytes[offset]
      if byte < 0x80 {
        guard byte != 0x26, byte != 0x3C else { return false }
        offset += 1
      } else if byte &- 0xEA < 4 {
        guard unsafe syllable(bytes, offset) &- SyllableLetters.first < 11_172 else { return false }
        offset += 3
      } else {
        return false
      }
    }
    return true
  }

  /// The scalar of three bytes of UTF-8.
  @inline(__always)
  private static func syllable(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt16 {
    unsafe UInt16(bytes[offset] & 15) << 12 | UInt16(bytes[offset + 1] & 63) << 6
      | UInt16(bytes[offset + 2] & 63)
  }

  @inline(__always)
  private static func forEach(
    inPlain bytes: UnsafeBufferPointer<UInt8>, _ body: (_ letter: UInt16, _ isFirst: Bool) -> Void
  ) {
    var script: UInt8 = 0
    var offset = 0
    while offset < bytes.count {
      let byte = unsafe bytes[offset]
      if byte >= 0x80 {
        unsafe body(syllable(bytes, offset), script != 1)
        script = 1
        offset += 3
        continue
      }
      offset += 1
      let small = byte | 0x20
      if byte &- 0x30 < 10 {
        body(UInt16(byte), script != 3)
        script = 3
      } else if small &- 0x61 < 26 {
        body(UInt16(small), script != 2)
        script = 2
      } else {
        script = 0
      }
    }
  }
}
