/// Whether bytes are UTF-8: no overlong form, no surrogate, nothing above U+10FFFF.
///
/// Source: table 3-7 of the Unicode Standard.
package func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
  var place = bytes.startIndex
  while place < bytes.endIndex {
    let lead = bytes[place]
    let (following, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0..<0x80: (following, second) = (0, 0x80...0xBF)
    case 0xC2...0xDF: (following, second) = (1, 0x80...0xBF)
    case 0xE0: (following, second) = (2, 0xA0...0xBF)
    case 0xED: (following, second) = (2, 0x80...0x9F)
    case 0xE1...0xEF: (following, second) = (2, 0x80...0xBF)
    case 0xF0: (following, second) = (3, 0x90...0xBF)
    case 0xF1...0xF3: (following, second) = (3, 0x80...0xBF)
    case 0xF4: (following, second) = (3, 0x80...0x8F)
    default: return false
    }
    guard following < bytes.endIndex - place else { return false }
    for offset in 0..<following {
      let range = offset == 0 ? second : 0x80...0xBF
      guard range.contains(bytes[place + 1 + offset]) else { return false }
    }
    place += 1 + following
  }
  return true
}
