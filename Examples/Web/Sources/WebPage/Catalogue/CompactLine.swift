import KoreanCalendar

/// One line of a catalogue with its fields.
struct CompactLine {
  /// The letter that says what the line is.
  let kind: UInt8
  private let fields: [String]
  private let number: Int

  init(_ line: ArraySlice<UInt8>, number: Int) {
    kind = line.first ?? 0
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    fields = parts.dropFirst().map { Self.unescaped($0) }
    self.number = number
  }

  /// The error for a line that cannot be read.
  var error: CompactCatalogueError { CompactCatalogueError(line: number) }

  /// A field, or `nil` when it is empty or not there.
  func text(_ place: Int) -> String? {
    guard place < fields.count, !fields[place].isEmpty else { return nil }
    return fields[place]
  }

  /// A value that has to be there.
  func required<Value>(
    _ place: Int, _ read: (String) -> Value?
  ) throws(CompactCatalogueError) -> Value {
    guard let value = try optional(place, read) else { throw error }
    return value
  }

  /// A value that may be absent, but not unreadable.
  func optional<Value>(
    _ place: Int, _ read: (String) -> Value?
  ) throws(CompactCatalogueError) -> Value? {
    guard let text = text(place) else { return nil }
    guard let value = read(text) else { throw error }
    return value
  }

  func date(_ place: Int) throws(CompactCatalogueError) -> CivilDate {
    try required(place) { CivilDate($0) }
  }

  func optionalDate(_ place: Int) throws(CompactCatalogueError) -> CivilDate? {
    try optional(place) { CivilDate($0) }
  }

  /// The days of a month, `nil` for the whole of it.
  func days(_ place: Int) throws(CompactCatalogueError) -> DaySet? {
    guard let text = text(place) else { return DaySet() }
    if text == "*" { return nil }
    var bits: UInt32 = 0
    for run in text.utf8.split(separator: UInt8(ascii: ",")) {
      let ends = run.split(separator: UInt8(ascii: "-")).map { Int(Substring($0)) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first >= 1,
        first <= last, last <= 31
      else { throw error }
      for day in first...last { bits |= 1 << UInt32(day) }
    }
    return DaySet(bits: bits)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var plain: [UInt8] = []
    var isEscape = false
    for byte in bytes {
      if isEscape {
        let isLetter = byte == UInt8(ascii: "t") || byte == UInt8(ascii: "n")
        plain.append(isLetter ? (byte == UInt8(ascii: "t") ? 0x09 : 0x0A) : byte)
        isEscape = false
      } else if byte == UInt8(ascii: "\\") {
        isEscape = true
      } else {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
