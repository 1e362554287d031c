/// Reads a file of comma-separated values byte by byte, in parts of any size, and keeps one row of
/// it at a time.
struct RegisterTable: Sendable {
  /// What the bytes so far have come to.
  enum Row: Sendable {
    case values(RegisterRow)
    case issue(RegisterIssue.Reason)
  }

  /// A row takes less; one that is longer has a quote too many.
  static let longestRow = 65_536

  private var columns: [RegisterField?] = []
  private var hasHeader = false
  private var row: [UInt8] = []
  /// Where each value of the row ends.
  private var ends: [Int] = []
  private var isQuoted = false
  private var wasQuote = false
  private var isTooLong = false
  private var isEmptyRow = true

  /// Takes the next byte.
  ///
  /// - Returns: a finished row, or `nil`.
  /// - Throws: `RegisterError` when the header is not that of the register.
  @inline(__always)
  mutating func take(_ byte: UInt8) throws(RegisterError) -> Row? {
    if isQuoted {
      if byte == 0x22 {
        (isQuoted, wasQuote) = (false, true)
      } else {
        append(byte)
      }
      return nil
    }
    switch byte {
    case 0x22:
      // Two quotes are one.
      if wasQuote { append(byte) }
      (isQuoted, wasQuote, isEmptyRow) = (true, false, false)
      return nil
    case 0x2C:
      ends.append(row.count)
      (wasQuote, isEmptyRow) = (false, false)
      return nil
    case 0x0A: return try finish()
    case 0x0D: return nil
    default:
      wasQuote = false
      append(byte)
      return nil
    }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    isEmptyRow = false
    guard row.count < Self.longestRow else {
      isTooLong = true
      return
    }
    row.append(byte)
  }

  /// Takes the end of a line, or of the file.
  mutating func finish() throws(RegisterError) -> Row? {
    defer {
      row.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
      (isQuoted, wasQuote, isTooLong, isEmptyRow) = (false, false, false, true)
    }
    if isEmptyRow { return nil }
    ends.append(row.count)
    guard hasHeader else {
      try readHeader()
      return nil
    }
    if isTooLong { return .issue(.tooLong) }
    guard ends.count == columns.count else { return .issue(.columns) }
    var values = RegisterRow()
    var start = 0
    for (column, end) in zip(columns, ends) {
      defer { start = end }
      guard let column, start < end else { continue }
      guard let text = String(validating: row[start..<end], as: UTF8.self) else {
        return .issue(.notText)
      }
      values[column] = text
    }
    return .values(values)
  }

  /// Throws when the file ended before its header.
  func requireHeader() throws(RegisterError) {
    if !hasHeader { throw RegisterError(.empty) }
  }

  private mutating func readHeader() throws(RegisterError) {
    guard let text = String(validating: row, as: UTF8.self) else { throw RegisterError(.notUTF8) }
    if text.unicodeScalars.first(where: { $0 != "\u{FEFF}" && $0 != " " }) == "<" {
      throw RegisterError(.otherDocument, found: text)
    }
    var start = 0
    columns = ends.map { end in
      defer { start = end }
      return RegisterField(String(decoding: row[start..<end], as: UTF8.self))
    }
    let has = Set(columns.compactMap { $0 })
    guard has.isSuperset(of: [.name, .status]),
      has.contains(.roadAddress) || has.contains(.lotAddress)
    else { throw RegisterError(.otherTable, found: text) }
    hasHeader = true
  }
}

extension String {
  /// The text of some UTF-8, or `nil` for other bytes.
  fileprivate init?(validating bytes: some Collection<UInt8>, as encoding: UTF8.Type) {
    let text = String(decoding: bytes, as: UTF8.self)
    // A wrong byte becomes U+FFFD, so the text is another one.
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
