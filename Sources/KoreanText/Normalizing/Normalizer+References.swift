// Character references of HTML, such as `&nbsp;` and `&#39;`.
extension Normalizer {
  private static let longestReference = 10

  /// Takes a semicolon, which may end a reference.
  mutating func endReference(_ semicolon: Cell) {
    guard let start = referenceStart(), let value = referenceValue(from: start + 1) else {
      return cells.append(semicolon)
    }
    let place = cells[start].start
    cells.removeLast(cells.count - start)
    take(value, start: place, end: semicolon.end)
  }

  /// The nearest `&`, with nothing but the letters of a reference behind it.
  private func referenceStart() -> Int? {
    let limit = max(0, cells.count - Self.longestReference)
    var index = cells.count - 1
    while index >= limit {
      let scalar = cells[index].scalar
      if scalar == "&" { return index }
      guard scalar.isLatinLetter || scalar.isPlainDigit || scalar == "#" else { return nil }
      index -= 1
    }
    return nil
  }

  private func referenceValue(from start: Int) -> UInt32? {
    guard start < cells.count else { return nil }
    if cells[start].scalar == "#" { return referenceNumber(from: start + 1) }
    guard cells.count - start <= 8 else { return nil }
    var name: UInt64 = 0
    for cell in cells[start...] { name = name << 8 | UInt64(cell.scalar.value) }
    return HTMLNames.references.first { $0.name == name }?.value
  }

  private func referenceNumber(from start: Int) -> UInt32? {
    guard start < cells.count else { return nil }
    let isHexadecimal = cells[start].scalar.loweredLatin == "x"
    let digits = cells[(isHexadecimal ? start + 1 : start)...]
    var value: UInt32 = 0
    for cell in digits {
      let scalar = cell.scalar
      let digit: UInt32
      switch scalar.loweredLatin {
      case "0"..."9": digit = scalar.value - 0x30
      case "a"..."f" where isHexadecimal: digit = scalar.loweredLatin.value - 0x61 + 10
      default: return nil
      }
      value = value * (isHexadecimal ? 16 : 10) + digit
      guard value <= 0x10_FFFF else { return nil }
    }
    // What names no scalar stays as it is written.
    return value == 0 ? nil : Unicode.Scalar(value)?.value
  }
}
