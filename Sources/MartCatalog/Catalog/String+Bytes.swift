extension String {
  /// A hash of the bytes of the text, which nearly always differs for different texts.
  ///
  /// Comparing two different Korean texts is slow, because they might be equal in another Unicode
  /// form; and a catalog has thousands of branches with a few names of marts and regions. It takes
  /// eight bytes at a time and is never exposed.
  var bytesKey: UInt64 {
    var text = self
    return text.withUTF8 { bytes in
      var key = UInt64(truncatingIfNeeded: bytes.count)
      let raw = UnsafeRawBufferPointer(bytes)
      var place = 0
      while place + 8 <= raw.count {
        let word = unsafe raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        key = Self.mixed(key, word)
        place += 8
      }
      var rest: UInt64 = 0
      while place < raw.count {
        rest = unsafe rest << 8 | UInt64(raw[place])
        place += 1
      }
      return Self.mixed(key, rest)
    }
  }

  /// An odd multiplier spreads each bit upward, and the upper half is folded into the lower one.
  private static func mixed(_ key: UInt64, _ word: UInt64) -> UInt64 {
    let product = (key ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
