/// One row of the register as it was published, without what no store needs.
///
/// The values are bytes in one buffer, and a text is made of one only when somebody asks: most rows
/// are of shops that are no mart, and only their names are read.
struct RegisterRow: Hashable, Sendable {
  private var bytes: [UInt8] = []
  private var ranges = [Range<Int>](repeating: 0..<0, count: RegisterField.allCases.count)
  /// Whether two values of one field differ, as in a file with two columns 사업장명.
  private(set) var contradictsItself = false

  /// A value without spaces at its ends; empty where there is none.
  subscript(field: RegisterField) -> String {
    get { String(decoding: bytes(field), as: UTF8.self) }
    set {
      let start = bytes.count
      bytes += newValue.utf8
      set(field, toBytesFrom: start)
    }
  }

  /// The UTF-8 of a value without spaces at its ends.
  func bytes(_ field: RegisterField) -> ArraySlice<UInt8> { bytes[ranges[field.rawValue]] }

  /// How many bytes all values have.
  var count: Int { bytes.count }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ more: ArraySlice<UInt8>) { bytes += more }

  /// Makes the bytes from a place to the end those of a field, without the spaces at their ends.
  ///
  /// Of several values the first that is not empty stays.
  mutating func set(_ field: RegisterField, toBytesFrom start: Int) {
    var (start, end) = (start, bytes.count)
    while start < end, let width = Self.space(bytes[start..<end].prefix(3)) { start += width }
    while start < end, let width = trailingSpace(start..<end) { end -= width }
    let known = ranges[field.rawValue]
    if known.isEmpty {
      ranges[field.rawValue] = start..<end
    } else if start < end, !bytes[known].elementsEqual(bytes[start..<end]) {
      contradictsItself = true
    }
  }

  /// The length of the space, the no-break or the ideographic space with which some bytes begin.
  @inline(__always)
  private static func space(_ bytes: ArraySlice<UInt8>) -> Int? {
    let start = bytes.startIndex
    switch bytes[start] {
    case ...0x20: return 1
    case 0xC2 where bytes.count > 1 && bytes[start + 1] == 0xA0: return 2
    case 0xE3 where bytes.count > 2 && bytes[start + 1] == 0x80 && bytes[start + 2] == 0x80:
      return 3
    default: return nil
    }
  }

  @inline(__always)
  private func trailingSpace(_ range: Range<Int>) -> Int? {
    switch bytes[range.upperBound - 1] {
    case ...0x20: return 1
    case 0xA0 where range.count > 1 && Self.space(bytes[range].suffix(2)) == 2: return 2
    case 0x80 where range.count > 2 && Self.space(bytes[range].suffix(3)) == 3: return 3
    default: return nil
    }
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    for place in ranges.indices { ranges[place] = 0..<0 }
    contradictsItself = false
  }
}
