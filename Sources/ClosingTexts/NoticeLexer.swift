/// Cuts a notice into tokens: the longest word of the vocabulary, or all that is glued together
/// when some of it is not understood.
struct NoticeLexer {
  let cells: [NoticeScalars.Cell]
  let vocabulary = NoticeVocabulary.shared
  var index = 0
  var isGlued = false
  var tokens: [NoticeToken] = []

  init(_ cells: [NoticeScalars.Cell]) { self.cells = cells }

  mutating func run() -> [NoticeToken] {
    tokens.reserveCapacity(cells.count / 2 + 4)
    while index < cells.count {
      let scalar = cells[index].scalar
      if scalar == 0x20 {
        index += 1
        isGlued = false
        continue
      }
      readToken(scalar)
      isGlued = true
    }
    return tokens
  }

  mutating func readToken(_ scalar: UInt32) {
    if NoticeScalars.isSyllable(scalar) {
      readHangul()
    } else if Self.isDigit(scalar) {
      readNumber()
    } else if let value = NoticeScalars.enclosedNumber(scalar) {
      append(.number, count: 1, value: value, digits: 1)
    } else if let place = Self.dayOfWeek(scalar) {
      readSingleWeekdays(place)
    } else if Self.isLetter(scalar) {
      readLetters()
    } else {
      readMark(scalar)
    }
  }

  mutating func append(
    _ kind: NoticeToken.Kind, count: Int, value: Int32 = 0, digits: UInt8 = 0
  ) {
    let last = index + count - 1
    tokens.append(
      NoticeToken(
        kind: kind, digits: digits, isGlued: isGlued && !tokens.isEmpty, value: value,
        start: cells[index].start, end: cells[last].end))
    index += count
  }

  func scalar(_ position: Int) -> UInt32 {
    position < cells.count ? cells[position].scalar : 0
  }

  static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

  static func isLetter(_ scalar: UInt32) -> Bool {
    (scalar | 0x20 >= 0x61 && scalar | 0x20 <= 0x7A) || (scalar >= 0xC0 && scalar < 0x2000)
      || (scalar >= 0x3040 && scalar < 0xFE00)
  }
}

// Numbers, letters and marks.
extension NoticeLexer {
  mutating func readNumber() {
    var value: Int32 = 0
    var count = 0
    while Self.isDigit(scalar(index + count)) {
      // Nothing in a notice has more digits than a date; what has is only kept apart from one.
      if count < 9 { value = value * 10 + Int32(bitPattern: scalar(index + count) - 0x30) }
      count += 1
    }
    append(.number, count: count, value: value, digits: UInt8(clamping: count))
  }

  mutating func readLetters() {
    var count = 0
    var name: UInt64 = 0
    while Self.isLetter(scalar(index + count)), Self.dayOfWeek(scalar(index + count)) == nil {
      name = name << 8 | UInt64((scalar(index + count) | 0x20) & 0xFF)
      count += 1
    }
    let kind: NoticeToken.Kind =
      switch (count, name) {
      case (2, 0x61_6D): .morning
      case (2, 0x70_6D): .afternoon
      // Last, order, open, close, LO.
      case (4, 0x6C61_7374), (5, 0x6F_7264_6572), (4, 0x6F70_656E), (5, 0x63_6C6F_7365),
        (2, 0x6C6F):
        .hoursWord
      default: .unknown
      }
    append(kind, count: max(count, 1))
  }

  mutating func readMark(_ scalar: UInt32) {
    if scalar == 0x2D || scalar == 0x3D, self.scalar(index + 1) == 0x3E {
      return append(.arrow, count: 2)
    }
    if scalar == 0x7C || scalar == 0x3B, index > 0, Self.isDigit(cells[index - 1].scalar),
      Self.isDigit(self.scalar(index + 1))
    {
      return append(.middleDot, count: 1)
    }
    let kind: NoticeToken.Kind =
      switch scalar {
      case 0x2C: .comma
      case 0x2E: .dot
      case 0xB7, 0x2B: .middleDot
      case 0x2F: .slash
      case 0x3A: .colon
      case 0x7E: .tilde
      case 0x2D: .dash
      case 0x2192, 0x3E: .arrow
      case 0x26: .and
      case 0x28: .open
      case 0x29: .close
      case 0x0A: .lineEnd
      case 0x21, 0x3F, 0x3B, 0x2A, 0x23, 0x7C, 0x203B, 0x25A0...0x25FF, 0x2600...0x26FF, 0x261E:
        .stop
      case 0x25, 0x24, 0x40, 0x20A9: .unknown
      // Further digits, fractions, Roman numerals and letters in circles say something.
      case 0x2070...0x209C, 0x2150...0x218F, 0x2460...0x24FF, 0x2776...0x2793: .unknown
      default: .symbol
      }
    append(kind, count: 1, value: scalar == 0x3B || scalar == 0x7C ? 1 : 0)
  }
}

// Hangul.
extension NoticeLexer {
  mutating func readHangul() {
    if tokens.last?.kind == .number, readUnit() { return }
    if readOrdinal() || readWeekday() { return }
    if !(isGlued && tokens.last?.kind == .unknown), readBranch() { return }
    if let word = vocabulary.longestWord(in: cells, at: index), fits(word) {
      append(word.kind, count: word.count, value: word.value)
    } else if scalar(index) == 0xC124, endsWord(index + 1) {
      append(.festival, count: 1, value: 2)
    } else if let place = Self.dayOfWeek(scalar(index)), !isAfterWord {
      readSingleWeekdays(place)
    } else {
      readUnknown()
    }
  }

  var isAfterWord: Bool {
    guard isGlued, index > 0 else { return false }
    let before = cells[index - 1].scalar
    return NoticeScalars.isSyllable(before) || Self.isDigit(before) || Self.isLetter(before)
  }

  mutating func readUnknown() {
    var count = 1
    while NoticeScalars.isSyllable(scalar(index + count)) { count += 1 }
    append(.unknown, count: count)
  }

  /// Whether a word is not just the beginning of another: 추석 in 추석선물 is no festival.
  func fits(_ word: NoticeVocabulary.Match) -> Bool {
    switch word.kind {
    case .topic, .object, .possessive, .source, .target, .since, .until, .week:
      guard isGlued else { return word.kind == .week || word.count > 1 || word.kind == .possessive }
      return endsWord(index + word.count)
    case .and: return word.count > 1 || scalar(index) == 0xBC0F || isGlued && endsWord(index + 1)
    default: return endsWord(index + word.count)
    }
  }

  /// Whether a word may end before a cell: what is glued to it is a word itself.
  func endsWord(_ position: Int) -> Bool {
    guard NoticeScalars.isSyllable(scalar(position)) else { return true }
    if ordinal(at: position) != nil || weekday(at: position) != nil { return true }
    return vocabulary.longestWord(in: cells, at: position) != nil
  }

  /// Reads the unit of the number before.
  mutating func readUnit() -> Bool {
    if let count = suffix(at: index) {
      append(.ordinalSuffix, count: count)
      return true
    }
    let next = scalar(index + 1)
    switch scalar(index) {
    case 0xC6D4 where next != 0xC694: append(.month, count: 1)
    // 3일간, 3일째, 3일전 and 3일동안 are spans of time.
    case 0xC77C where next == 0xAC04 || next == 0xC9F8 || next == 0xC804 || next == 0xB3D9:
      append(.count, count: 2)
    case 0xC77C where next != 0xC694: append(.day, count: 1)
    case 0xB144: append(.year, count: 1)
    case 0xC2DC where next == 0xAC04: append(.hoursWord, count: 2)
    case 0xC2DC: append(.hour, count: 1)
    case 0xBD84: append(.minute, count: 1)
    case 0xD68C, 0xBC88: append(.count, count: 1, value: 1)
    case 0xC8FC where next == 0xAC04 || next == 0xB144: append(.count, count: 2)
    case 0xC8FC where next != 0xB9D0: append(.ordinalSuffix, count: 1)
    default: return false
    }
    return true
  }
}
