/// Reads decimal numbers as people and browsers write them; Embedded Swift has no `Double(_:)`.
enum DecimalText {
  /// Digits that a `Double` always holds exactly; later ones of a fraction are read and not used.
  private static let mostDigits = 15

  /// The number that a text writes, such as `37.4979` or `-0.5`, or `nil` when it is none.
  ///
  /// A number of at most 15 digits is the nearest `Double`, because both parts of the one division
  /// are exact. A whole part of more than 15 digits is refused.
  static func number(_ text: some StringProtocol) -> Double? {
    var bytes = text.utf8.makeIterator()
    var next = bytes.next()
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { next = bytes.next() }
    var (digits, used, scale) = (0, 0, 0)
    var mantissa: Int64 = 0
    var isFraction = false
    while let byte = next {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        digits += 1
        if used < mostDigits {
          mantissa = mantissa * 10 + Int64(byte - 0x30)
          if mantissa > 0 { used += 1 }
          if isFraction { scale += 1 }
        } else if !isFraction {
          return nil
        }
      }
      next = bytes.next()
    }
    guard digits > 0, scale <= 22 else { return nil }
    var divisor = 1.0
    for _ in 0..<scale { divisor *= 10 }
    let number = Double(mantissa) / divisor
    return isNegative ? -number : number
  }

  /// The whole number that a text writes, or `nil` when it is none.
  static func integer(_ text: some StringProtocol) -> Int? { Int(text) }
}
