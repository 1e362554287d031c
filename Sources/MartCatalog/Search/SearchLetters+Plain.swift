import KoreanText

// Most names and addresses are Hangul, digits and spaces, which have only one form.
extension SearchLetters {
  /// Passes on the letters of a text one by one.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - start: begins again; a text that turns out not to be plain begins twice.
  ///   - body: receives a letter, and whether a word begins with it.
  @inline(__always)
  static func forEach(
    in text: String, start: () -> Void, _ body: (_ letter: UInt16, _ isFirst: Bool) -> Void
  ) {
    var text = text
    start()
    let isPlain = text.withUTF8 { unsafe forEach(inPlain: $0, body) }
    if isPlain { return }
    start()
    forEach(NormalizedText(text).cells) { letter, _, isFirst in body(letter, isFirst) }
  }

  /// The scalar of three bytes of UTF-8.
  @inline(__always)
  private static func syllable(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt16 {
    unsafe UInt16(bytes[offset] & 15) << 12 | UInt16(bytes[offset + 1] & 63) << 6
      | UInt16(bytes[offset + 2] & 63)
  }

  /// Hands over the letters of a text that has nothing but composed syllables, letters and digits
  /// of ASCII, and spaces and punctuation that are not markup.
  ///
  /// - Returns: whether the text is one; if not, some of its letters were handed over.
  @inline(__always)
  private static func forEach(
    inPlain bytes: UnsafeBufferPointer<UInt8>, _ body: (_ letter: UInt16, _ isFirst: Bool) -> Void
  ) -> Bool {
    var script: UInt8 = 0
    var offset = 0
    while offset < bytes.count {
      let byte = unsafe bytes[offset]
      if byte >= 0x80 {
        guard byte &- 0xEA < 4 else { return false }
        let letter = unsafe syllable(bytes, offset)
        guard letter &- SyllableLetters.first < 11_172 else { return false }
        body(letter, script != 1)
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
        guard byte != 0x26, byte != 0x3C else { return false }
        script = 0
      }
    }
    return true
  }
}
