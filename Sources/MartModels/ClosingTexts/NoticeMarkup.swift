/// Takes the tags and entities of HTML out of a notice, in one pass.
enum NoticeMarkup {
  private typealias Cell = NoticeScalars.Cell

  /// Takes out tags and entities, and leaves what only looks like one.
  ///
  /// A tag becomes nothing, or a line's end where a browser would break the line.
  static func remove(from cells: inout [NoticeScalars.Cell]) {
    var output = 0
    var index = 0
    var nextTagEnd = -1
    while index < cells.count {
      var cell = cells[index]
      if cell.scalar == 0x3C, beginsTag(cells, index) {
        if nextTagEnd < index { nextTagEnd = position(of: 0x3E, in: cells, from: index) }
        if nextTagEnd < cells.count {
          if breaksLine(cells, index) {
            cell.scalar = 0x0A
            cell.end = cells[nextTagEnd].end
            cells[output] = cell
            output += 1
          }
          index = nextTagEnd + 1
          continue
        }
      } else if cell.scalar == 0x26, let entity = entity(cells, index) {
        cell.scalar = entity.scalar
        cell.end = cells[entity.last].end
        index = entity.last
      }
      cells[output] = cell
      output += 1
      index += 1
    }
    cells.removeLast(cells.count - output)
  }

  private static func position(of scalar: UInt32, in cells: [Cell], from start: Int) -> Int {
    var index = start
    while index < cells.count, cells[index].scalar != scalar { index += 1 }
    return index
  }

  private static func letter(_ cells: [Cell], _ index: Int) -> UInt32? {
    guard index < cells.count else { return nil }
    let lower = cells[index].scalar | 0x20
    return lower >= 0x61 && lower <= 0x7A ? lower : nil
  }

  private static func beginsTag(_ cells: [Cell], _ index: Int) -> Bool {
    guard index + 1 < cells.count else { return false }
    let next = cells[index + 1].scalar
    return next == 0x2F || next == 0x21 || letter(cells, index + 1) != nil
  }

  /// Whether the tag is one of the blocks that notices are made of, or a line break.
  private static func breaksLine(_ cells: [Cell], _ index: Int) -> Bool {
    var cursor = index + 1
    if cursor < cells.count, cells[cursor].scalar == 0x2F { cursor += 1 }
    guard let first = letter(cells, cursor) else { return false }
    let second = letter(cells, cursor + 1)
    switch (first, second) {
    // p, br, li, tr, td, th, dt, dd, dl, div, ul, ol, table; h1…h6 have no second letter.
    case (0x70, nil), (0x68, nil), (0x62, 0x72), (0x6C, 0x69), (0x74, _), (0x64, _), (0x75, 0x6C),
      (0x6F, 0x6C):
      return true
    default:
      return false
    }
  }

  private static let longestEntity = 10

  /// The character of an entity, and the cell of its semicolon.
  private static func entity(_ cells: [Cell], _ start: Int) -> (scalar: UInt32, last: Int)? {
    let limit = min(cells.count, start + longestEntity)
    var last = start + 1
    while last < limit, cells[last].scalar != 0x3B { last += 1 }
    guard last < limit, last > start + 1 else { return nil }
    if cells[start + 1].scalar == 0x23 {
      return number(cells, (start + 2)..<last).map { (plainSeparator($0), last) }
    }
    var name: UInt64 = 0
    for cell in cells[(start + 1)..<last] {
      guard cell.scalar < 0x80 else { return nil }
      name = name << 8 | UInt64(cell.scalar)
    }
    let scalar: UInt32? =
      switch name {
      case packed("nbsp"), packed("ensp"), packed("emsp"): 0x20
      case packed("amp"): 0x26
      case packed("lt"): 0x3C
      case packed("gt"): 0x3E
      case packed("quot"), packed("apos"), packed("lsquo"), packed("rsquo"), packed("ldquo"),
        packed("rdquo"):
        0x22
      case packed("middot"), packed("bull"): 0xB7
      case packed("ndash"), packed("mdash"), packed("minus"): 0x2D
      case packed("tilde"): 0x7E
      case packed("rarr"): 0x2192
      case packed("hellip"): 0x2026
      default: nil
      }
    return scalar.map { ($0, last) }
  }

  private static func number(_ cells: [Cell], _ range: Range<Int>) -> UInt32? {
    guard let first = range.first else { return nil }
    let isHexadecimal = cells[first].scalar | 0x20 == 0x78
    let digits = isHexadecimal ? range.dropFirst() : range
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for index in digits {
      let scalar = cells[index].scalar
      let lower = scalar | 0x20
      var digit: UInt32
      if scalar >= 0x30, scalar <= 0x39 {
        digit = scalar - 0x30
      } else if isHexadecimal, lower >= 0x61, lower <= 0x66 {
        digit = lower - 0x61 + 10
      } else {
        return nil
      }
      digit &+= value &* (isHexadecimal ? 16 : 10)
      value = digit
      guard value <= 0x10_FFFF else { return nil }
    }
    return Unicode.Scalar(value)?.value
  }

  private static func plainSeparator(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xA0: 0x20
    case 0x2013, 0x2014: 0x2D
    case 0x2022, 0x30FB, 0x318D: 0xB7
    default: scalar
    }
  }

  private static func packed(_ name: StaticString) -> UInt64 {
    var value: UInt64 = 0
    var bytes = name.description.utf8.makeIterator()
    while let byte = bytes.next() { value = value << 8 | UInt64(byte) }
    return value
  }
}
