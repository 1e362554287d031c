/// A domain name as DNS has it, in lower case and with labels of other letters in Punycode.
///
/// Names that DNS takes for one have one text, however their letters are composed.
///
/// Source: RFC 1034, section 3.5; RFC 5891; RFC 3492, sections 5 and 6.3.
struct DomainName {
  /// The name in letters, digits, hyphens and dots.
  let text: String

  /// Reads a name, with or without the dot of the root and the number of a port behind it.
  ///
  /// - Returns: `nil` for a text that is not a domain name.
  init?(_ name: String) {
    var name = name.lowercased()[...]
    if let colon = name.lastIndex(of: ":"),
      name[colon...].dropFirst().allSatisfy({ "0"..."9" ~= $0 })
    {
      name = name[..<colon]
    }
    if name.last == "." { name.removeLast() }
    var labels: [String] = []
    for label in name.split(separator: ".", omittingEmptySubsequences: false) {
      let letters = label.compactMap { Self.letter($0) }
      guard letters.count == label.count, let label = Self.label(letters) else { return nil }
      labels.append(label)
    }
    text = labels.joined(separator: ".")
    if text.utf8.count > 253 { return nil }
  }

  /// The single letter that a character is, however it is composed; `nil` where there is none.
  private static func letter(_ character: Character) -> Unicode.Scalar? {
    let scalars = character.unicodeScalars
    if scalars.count == 1 { return scalars.first }
    // Latin letters with marks, and syllables of Hangul.
    for values in [0xC0...0x24F, 0xAC00...0xD7A3] as [ClosedRange<UInt32>] {
      for letter in values.lazy.compactMap(Unicode.Scalar.init) where Character(letter) == character
      {
        return letter
      }
    }
    return nil
  }

  private static func label(_ scalars: [Unicode.Scalar]) -> String? {
    guard let first = scalars.first, let last = scalars.last, first != "-", last != "-",
      scalars.allSatisfy(isAllowed)
    else { return nil }
    var label = ""
    if scalars.allSatisfy({ $0.isASCII }) {
      label.unicodeScalars += scalars
    } else {
      guard let encoded = punycode(scalars) else { return nil }
      label = "xn--" + encoded
    }
    return label.utf8.count <= 63 ? label : nil
  }

  /// Letters without a case or in lower case, and digits; marks and what folds to others are not.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", "-": return true
    case _ where scalar.isASCII: return false
    default: break
    }
    // Conjoining and half-width letters of Hangul are other forms of syllables.
    if 0x1100...0x11FF ~= scalar.value || 0xFF00...0xFFEF ~= scalar.value { return false }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .otherLetter: return true
    default: return false
    }
  }

  /// Encodes the letters of a label; `nil` for one that is far too long.
  private static func punycode(_ scalars: [Unicode.Scalar]) -> String? {
    guard scalars.count <= 63 else { return nil }
    let plain = scalars.filter { $0.isASCII }.map { UInt8(ascii: $0) }
    var output = plain
    if !output.isEmpty { output.append(UInt8(ascii: "-")) }
    var (code, delta, bias) = (UInt32(0x80), UInt32(0), UInt32(72))
    var handled = UInt32(plain.count)
    while Int(handled) < scalars.count {
      guard let next = scalars.map({ $0.value }).filter({ $0 >= code }).min() else { return nil }
      // At most 0x110000 · 64, which 32 bits hold.
      delta += (next - code) * (handled + 1)
      code = next
      for scalar in scalars {
        if scalar.value < code { delta += 1 }
        guard scalar.value == code else { continue }
        append(delta, bias, to: &output)
        bias = adapted(delta, handled + 1, isFirst: Int(handled) == plain.count)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends a number in digits, each of which says whether another follows.
  private static func append(_ delta: UInt32, _ bias: UInt32, to output: inout [UInt8]) {
    var (rest, place) = (delta, UInt32(36))
    while true {
      let threshold = place <= bias ? 1 : min(place - bias, 26)
      if rest < threshold { break }
      output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      place += 36
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    UInt8(value < 26 ? 0x61 + value : 0x30 + value - 26)
  }

  private static func adapted(_ delta: UInt32, _ count: UInt32, isFirst: Bool) -> UInt32 {
    var delta = delta / (isFirst ? 700 : 2)
    delta += delta / count
    var steps: UInt32 = 0
    while delta > 455 {
      delta /= 35
      steps += 36
    }
    return steps + 36 * delta / (delta + 38)
  }
}
