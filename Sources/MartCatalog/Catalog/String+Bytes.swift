extension String {
  /// A number made of the bytes of the text, by which different texts are nearly always told apart.
  ///
  /// Comparing two different Korean texts takes long, because they might be the same in another
  /// spelling; and a catalogue has thousands of branches with a few names of marts and regions. It is
  /// FNV-1a (G. Fowler, L. C. Noll and K.-P. Vo), and nobody outside ever sees it.
  var bytesKey: UInt64 {
    var key: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in utf8 { key = (key ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return key
  }
}
