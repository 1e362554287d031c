/// Numbers that are one sign, such as ② or Ⅳ.
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
}
