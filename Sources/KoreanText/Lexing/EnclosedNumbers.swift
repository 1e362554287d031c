/// Numbers that are one sign, such as ② or Ⅳ, and letters that number lines, as 가) does.
package enum EnclosedNumbers {
  package static func value(of scalar: Unicode.Scalar) -> Int? {
    let zero: UInt32
    switch scalar.value {
    case 0x2160...0x216B: zero = 0x215F
    case 0x2170...0x217B: zero = 0x216F
    case 0x2460...0x2473: zero = 0x245F
    case 0x2474...0x2487: zero = 0x2473
    case 0x2488...0x249B: zero = 0x2487
    case 0x24F5...0x24FE: zero = 0x24F4
    case 0x2776...0x277F: zero = 0x2775
    case 0x2780...0x2789: zero = 0x277F
    case 0x278A...0x2793: zero = 0x2789
    default: return nil
    }
    return Int(scalar.value - zero)
  }

  /// The place of a letter that numbers lines, from 0 for 가 to 13 for 하.
  package static func place(ofItemLetter scalar: Unicode.Scalar) -> Int? {
    itemLetters.firstIndex(of: scalar)
  }

  private static let itemLetters: [Unicode.Scalar] = [
    "가", "나", "다", "라", "마", "바", "사", "아", "자", "차", "카", "타", "파", "하",
  ]
}
