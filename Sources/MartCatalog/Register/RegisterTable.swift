import Keeping

/// Reads a file of comma-separated values byte by byte, in parts of any size, and keeps one row of
/// it at a time.
///
/// A quotation mark without its closing one would swallow the rest of the file. So a row of several
/// lines must have as many columns as the header; otherwise its first line is left out and the others
/// are read again, each once.
struct RegisterTable: Sendable {
  /// What the bytes so far have come to.
  enum Row: Sendable {
    case values(RegisterRow)
    case issue(RegisterIssue.Reason)
  }

  private enum State: Sendable { case start, plain, quoted, closed }

  /// A row takes less; one that is longer has a quote too many.
  static let longestRow = 65_536

  private var columns: [RegisterField?] = []
  private var hasHeader = false
  /// The row so far, as it was read.
  private var raw: [UInt8] = []
  private var row = RegisterRow()
  private var state = State.start
  /// Where the first line of a row of several ends.
  private var firstLineEnd: Int?
  /// Whether a quote stands inside a value, where it is a sign like any other.
  private var hasLoneQuote = false
  /// Whether something follows the closing quote of a value.
  private var isBroken = false
  /// Whether the rest of a line that is too long is left out.
  private var isTooLong = false
  /// Lines that are read again, and how far they are.
  private var again: [UInt8] = []
  private var place = 0
  private var isAgain = false

  /// Takes the next byte.
  ///
  /// Release a returned row before the next byte, then call `next()` for the lines that are read again.
  ///
  /// - Returns: a finished row, or `nil`.
  /// - Throws: `RegisterError` when the header is not that of the register.
  @inline(__always)
  mutating func take(_ byte: UInt8) throws(RegisterError) -> Row? {
    // Most of a file: quotes, commas and the ends of lines are below.
    if byte > 0x2C, state == .plain || state == .quoted, !isTooLong, raw.count < Self.longestRow {
      raw.append(byte)
      return nil
    }
    // Line ends are LF, CR LF, of which the LF ends an empty line, or CR alone.
    if byte == 0x0A || byte == 0x0D && state != .quoted { return try takeLineEnd() }
    if isTooLong { return nil }
    raw.append(byte)
    switch (state, byte) {
    case (.plain, 0x2C), (.start, 0x2C), (.closed, 0x2C): state = .start
    case (.start, 0x22): state = .quoted
    case (.quoted, 0x22): state = .closed
    // Two quotes are one.
    case (.closed, 0x22): state = .quoted
    case (.plain, 0x22): hasLoneQuote = true
    case (.closed, 0x20): break
    case (.start, _): state = .plain
    case (.closed, _):
      if firstLineEnd != nil { return readAgain(.openQuote) }
      (state, isBroken) = (.plain, true)
    case (.plain, _), (.quoted, _): break
    }
    return raw.count > Self.longestRow ? takeTooMuch() : nil
  }

  private mutating func takeLineEnd() throws(RegisterError) -> Row? {
    if isTooLong {
      reset()
      return .issue(.tooLong)
    }
    guard state == .quoted, !isBroken, !hasLoneQuote else { return try endRow(0x0A) }
    if firstLineEnd == nil { firstLineEnd = raw.count }
    raw.append(0x0A)
    return raw.count > Self.longestRow ? takeTooMuch() : nil
  }

  private mutating func takeTooMuch() -> Row? {
    if firstLineEnd != nil { return readAgain(.openQuote) }
    reset()
    isTooLong = true
    return nil
  }

  /// The next row of the lines that are read again.
  mutating func next() throws(RegisterError) -> Row? {
    while place < again.count {
      if raw.isEmpty { isAgain = true }
      let byte = again[place]
      place += 1
      if let row = try take(byte) { return row }
    }
    // What began there goes on with new bytes.
    isAgain = false
    place = 0
    again.removeAll(keepingCapacity: true)
    return nil
  }

  /// Takes the end of the file: the rows that are left, one with each call.
  mutating func finish() throws(RegisterError) -> Row? {
    while true {
      if let row = try next() { return row }
      if isTooLong { return try takeLineEnd() }
      if raw.isEmpty { return nil }
      if let row = try endRow(nil) { return row }
    }
  }

  /// Throws when the file ended before its header.
  func requireHeader() throws(RegisterError) {
    if !hasHeader { throw RegisterError(.empty) }
  }

  private mutating func endRow(_ byte: UInt8?) throws(RegisterError) -> Row? {
    if raw.allSatisfy({ $0 == 0x2C || $0 <= 0x20 }) {
      reset()
      return nil
    }
    guard hasHeader else {
      try readHeader()
      reset()
      return nil
    }
    var problem = isBroken || state == .quoted ? RegisterIssue.Reason.openQuote : nil
    if problem == nil, split() != columns.count { problem = .columns }
    guard let problem else {
      let isText = isUTF8(raw[...])
      reset()
      return isText ? .values(row) : .issue(.notText)
    }
    guard firstLineEnd != nil else {
      reset()
      return .issue(problem)
    }
    if let byte { raw.append(byte) }
    return readAgain(problem)
  }

  /// Leaves the first line out, and has the others read again.
  private mutating func readAgain(_ reason: RegisterIssue.Reason) -> Row {
    let start = (firstLineEnd ?? raw.count - 1) + 1
    if isAgain {
      place -= raw.count - start
    } else {
      again = Array(raw[start...])
      place = 0
    }
    reset()
    return .issue(reason)
  }

  private mutating func reset() {
    raw.removeAll(keepingCapacity: true)
    (state, firstLineEnd, hasLoneQuote) = (.start, nil, false)
    (isBroken, isTooLong, isAgain) = (false, false, false)
  }
}

extension RegisterTable {
  /// Takes the values out of the row.
  ///
  /// - Returns: how many there are.
  private mutating func split() -> Int {
    row.removeAll()
    var column = 0
    forEachValue { table, value, isQuoted in
      defer { column += 1 }
      guard column < table.columns.count, let field = table.columns[column] else { return }
      let start = table.row.count
      if isQuoted {
        var isEscape = false
        for byte in table.raw[value] {
          isEscape = byte == 0x22 && !isEscape
          if !isEscape { table.row.append(byte) }
        }
      } else {
        table.row.append(table.raw[value])
      }
      table.row.set(field, toBytesFrom: start)
    }
    return column
  }

  /// The places of the values in the row, without the quotes around them.
  private mutating func forEachValue(_ body: (inout RegisterTable, Range<Int>, Bool) -> Void) {
    var start = 0
    while true {
      let isQuoted = start < raw.count && raw[start] == 0x22
      var end = isQuoted ? start + 1 : start
      var isInside = isQuoted
      while end < raw.count, isInside || raw[end] != 0x2C {
        if isQuoted, raw[end] == 0x22 { isInside.toggle() }
        end += 1
      }
      var value = start..<end
      if isQuoted {
        var last = end - 1
        while last > start, raw[last] != 0x22 { last -= 1 }
        value = start + 1..<max(start + 1, last)
      }
      body(&self, value, isQuoted)
      if end >= raw.count { return }
      start = end + 1
    }
  }

  private mutating func readHeader() throws(RegisterError) {
    // A byte-order mark is part of the first value, and would hide the quote behind it.
    if raw.starts(with: [0xEF, 0xBB, 0xBF]) { raw.removeFirst(3) }
    guard isUTF8(raw[...]) else { throw RegisterError(.notUTF8) }
    let text = String(decoding: raw, as: UTF8.self)
    if text.unicodeScalars.first(where: { $0 != " " }) == "<" {
      throw RegisterError(.otherDocument, found: text)
    }
    var columns: [RegisterField?] = []
    forEachValue { table, value, _ in
      columns.append(RegisterField(String(decoding: table.raw[value], as: UTF8.self)))
    }
    let has = Set(columns.compactMap { $0 })
    guard has.isSuperset(of: [.name, .status]),
      has.contains(.roadAddress) || has.contains(.lotAddress)
    else { throw RegisterError(.otherTable, found: text) }
    self.columns = columns
    hasHeader = true
  }
}
