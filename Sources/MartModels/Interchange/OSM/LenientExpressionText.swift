/// A value as people write it, brought to the strict words and signs byte by byte.
struct LenientExpressionText {
  private(set) var bytes: [UInt8] = []
  /// Where each byte came from, as bytes of UTF-8 in the given text.
  private(set) var origins: [Int] = []

  private let scalars: [UInt32]
  private let offsets: [Int]
  private var index = 0

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

  private static func isLetter(_ scalar: UInt32) -> Bool {
    (scalar | 0x20 >= 0x61 && scalar | 0x20 <= 0x7A) || (scalar >= 0xAC00 && scalar <= 0xD7A3)
  }

  private mutating func append(_ scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      bytes.append(byte)
      origins.append(offsets[index])
    }
  }

  private mutating func append(_ text: StaticString) {
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

  /// Hours with 시 and 분 become `10:30`; other numbers stay.
  private mutating func number() {
    while index < scalars.count, scalars[index] >= 0x30, scalars[index] <= 0x39 {
      append(scalars[index])
      index += 1
    }
    guard index < scalars.count, scalars[index] == 0xC2DC else { return }  // 시
    var next = index + 1
    while next < scalars.count, scalars[next] == 0x20 { next += 1 }
    var end = next
    while end < scalars.count, end - next < 3, scalars[end] >= 0x30, scalars[end] <= 0x39 {
      end += 1
    }
    append(":")
    if end - next == 2, end < scalars.count, scalars[end] == 0xBD84 {  // 분
      index = next
      append(scalars[next])
      append(scalars[next + 1])
      index = end + 1
    } else {
      append("00")
      index += 1
    }
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
    guard let ordinal = ordinals(from: index) else {
      while index < end {
        append(scalars[index])
        index += 1
      }
      return
    }
    // 둘째·넷째 일요일 becomes Su[2,4].
    append(ordinal.weekday)
    append("[")
    for (place, number) in ordinal.numbers.enumerated() {
      if place > 0 { append(",") }
      append(number)
    }
    append("]")
    index = ordinal.end
  }

  /// Reads Korean ordinals and the weekday after them.
  private func ordinals(
    from start: Int
  ) -> (numbers: [StaticString], weekday: StaticString, end: Int)? {
    var numbers: [StaticString] = []
    var place = start
    while place < scalars.count {
      let scalar = scalars[place]
      if scalar == 0x20 || scalar == 0x2C || scalar == 0xC8FC {  // 주
        place += 1
        continue
      }
      if let number = LenientExpressionWords.ordinal(scalar), place + 1 < scalars.count,
        scalars[place + 1] == 0xC9F8  // 째
      {
        numbers.append(number)
        place += 2
        continue
      }
      if scalar == 0xB9C8, place + 2 < scalars.count, scalars[place + 1] == 0xC9C0,
        scalars[place + 2] == 0xB9C9  // 마지막
      {
        numbers.append("-1")
        place += 3
        continue
      }
      var end = place
      while end < scalars.count, Self.isLetter(scalars[end]) { end += 1 }
      guard !numbers.isEmpty,
        let weekday = LenientExpressionWords.weekday(Array(scalars[place..<end]))
      else { return nil }
      return (numbers, weekday, end)
    }
    return nil
  }
}
