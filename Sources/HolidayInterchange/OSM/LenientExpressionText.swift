/// A value as people write it, brought to the strict words and signs byte by byte.
struct LenientExpressionText {
  private(set) var bytes: [UInt8] = []
  /// Where each byte came from, as bytes of UTF-8 in the given text.
  private(set) var origins: [Int] = []

  let scalars: [UInt32]
  private let offsets: [Int]
  var index = 0
  /// Whether 오전 or 오후 stood before the number to come.
  var half: Half?

  /// The half of a day to which an hour of twelve belongs.
  enum Half { case morning, afternoon }

  init(_ text: String) {
    var scalars: [UInt32] = []
    var offsets: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      scalars.append(Self.narrow(scalar.value))
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    self.scalars = scalars
    self.offsets = offsets + [offset]
    while index < scalars.count { step() }
  }

  /// Full-width characters, and the many dashes, as the plain ones.
  private static func narrow(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x7E, 0xFF5E, 0x301C, 0x223C, 0x02DC, 0x2010...0x2015, 0x2212, 0xFF0D, 0x30FC: 0x2D
    case 0xFF01...0xFF5E: scalar - 0xFEE0
    case 0x09, 0x0A, 0x0D, 0xA0, 0x3000, 0x2000...0x200A: 0x20
    case 0xB7, 0x3001, 0x318D, 0x30FB: 0x2C
    case 0x201C, 0x201D: 0x22
    default: scalar
    }
  }

  private mutating func step() {
    let scalar = scalars[index]
    switch scalar {
    case 0x22: copyComment()
    case 0x30...0x39: number()
    default:
      guard Self.isLetter(scalar) else {
        append(scalar)
        index += 1
        return
      }
      word()
    }
  }

  static func isLetter(_ scalar: UInt32) -> Bool {
    (scalar | 0x20 >= 0x61 && scalar | 0x20 <= 0x7A) || (scalar >= 0xAC00 && scalar <= 0xD7A3)
  }

  mutating func append(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      bytes.append(byte)
      origins.append(offsets[index])
    }
  }

  mutating func append(_ text: StaticString) {
    for byte in text.description.utf8 {
      bytes.append(byte)
      origins.append(offsets[min(index, scalars.count)])
    }
  }

  private mutating func copyComment() {
    repeat {
      append(scalars[index])
      index += 1
    } while index < scalars.count && scalars[index] != 0x22
    guard index < scalars.count else { return }
    append(scalars[index])
    index += 1
  }
}

// Words.
extension LenientExpressionText {
  private mutating func word() {
    var end = index
    while end < scalars.count, Self.isLetter(scalars[end]) { end += 1 }
    let run = scalars[index..<end].map { $0 < 0x80 ? $0 | 0x20 : $0 }
    if let word = LenientExpressionWords.replacement(of: run) {
      append(word)
      index = end
      return
    }
    if run == [0xC624, 0xC804] || run == [0xC624, 0xD6C4] {  // 오전, 오후
      var next = end
      while next < scalars.count, scalars[next] == 0x20 { next += 1 }
      if next < scalars.count, scalars[next] >= 0x30, scalars[next] <= 0x39 {
        half = run[1] == 0xC804 ? .morning : .afternoon
        index = next
        return
      }
    }
    guard let ordinal = ordinals(from: index) else {
      while index < end {
        append(scalars[index])
        index += 1
      }
      return
    }
    append(ordinal)
    index = ordinal.end
  }
}
