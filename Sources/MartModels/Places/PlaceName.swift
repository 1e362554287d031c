package import KoreanText

/// The name of a place as a key: its scalars without spaces, hashed.
///
/// Two names of the book never share a key; a word that is not a name may, once in 2^64 texts.
package struct PlaceName: Hashable, Sendable {
  private var key: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The name that a text is, however its letters are composed and whatever spaces it has.
  package init(_ name: String) {
    if name.unicodeScalars.allSatisfy({ $0 >= "가" && $0 <= "힣" }) {
      for scalar in name.unicodeScalars { add(scalar.value) }
    } else {
      for cell in NormalizedText(name).cells { add(cell.scalar.value) }
    }
  }

  package init(_ text: NormalizedText, _ range: Range<Int>) {
    for place in range { add(text.scalar(place).value) }
  }

  // Not generic: across modules that would cost an allocation for every letter.
  package init(units: ArraySlice<UInt16>) {
    for unit in units { add(UInt32(unit)) }
  }

  package init(units: [UInt16]) { self.init(units: units[...]) }

  /// The name with one more letter.
  func adding(_ scalar: Unicode.Scalar) -> PlaceName {
    var name = self
    name.add(scalar.value)
    return name
  }

  private mutating func add(_ value: UInt32) {
    guard value != 0x20 else { return }
    key = (key ^ UInt64(value)) &* 0x100_0000_01B3
  }
}
