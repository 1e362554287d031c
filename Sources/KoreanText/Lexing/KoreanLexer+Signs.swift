// Signs, and those that divide the cells of tables.
extension KoreanLexer {
  /// The meaning of a sign that is not a mark of grammar; `nil` when it has none.
  mutating func sign(_ token: KoreanToken, isBeforeDay: Bool) -> KoreanToken.Kind? {
    switch scalar(token.cells.lowerBound) {
    // ✅영업 : 12/24 ⛔휴무 : 12/25
    case let sign where isAfterDay && sign.isPictureOfText && headsLabel(token.cells.upperBound):
      .stop
    case "&": .link(.and)
    // 25일 휴무 ❌: no closing, or one that is marked
    case "❌", "✖", "⛔":
      isAfterClosing && !isBeforeDay ? .hedge(.softStatement) : .verdict(.closed(.act))
    case "≠": .hedge(.softStatement)
    case "⭕": .verdict(.open(.act))
    // 12/15(화)❌ 12/16(수)🆗, and not 25일 휴무 👌
    case "🆗", "🙆", "👌", "👍", "🟢", "✅", "✔", "☑", "🔵":
      (isBeforeDay || isAfterDay) && hasSignOfClosing ? .verdict(.open(.act)) : nil
    case "🔴" where (isBeforeDay || isAfterDay) && hasSignOfOpening: .verdict(.closed(.act))
    case "➡", "⇒", "➔", "⇨", "➜", "➝", "⟶": .arrow
    // ※ 매장 휴무 ※: no more than a decoration at both ends of a line
    case "※":
      tokens.isEmpty || tokens.last?.kind == .lineEnd
        || ["\n", "\0"].contains(scalar(token.cells.upperBound)) ? nil : .stop
    // 12월 휴무 13일, 27일 *고양점 9일, 23일
    case "*" where isAfterDay:
      scalar(token.cells.lowerBound - 1) == " " && scalar(token.cells.upperBound).isHangulSyllable
        ? .stop : nil
    // 12.13 ☞ 휴무
    case "☞": tokens.isEmpty || tokens.last?.kind == .lineEnd ? nil : .dash
    default: nil
    }
  }
}

extension KoreanLexer {
  /// Whether a word and a colon stand at a cell, or a word and a day on a line that begins with a picture, too.
  private func headsLabel(_ cell: Int) -> Bool {
    var place = cell
    while place < cell + 8, scalar(place).isHangulSyllable { place += 1 }
    guard place > cell else { return false }
    let next = scalar(scalar(place) == " " ? place + 1 : place)
    if next == ":" { return true }
    var start = cell - 1
    while start > cell - 48, scalar(start - 1) != "\n", scalar(start - 1) != "\0" { start -= 1 }
    return next.isPlainDigit && start < cell - 1 && scalar(start).isPictureOfText
  }

  /// Whether a day may end right before.
  private var isAfterDay: Bool {
    switch tokens.last?.kind {
    case .number?, .weekdays?, .unit(.day)?, .close?: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a picture, or a sign that is drawn as one.
  fileprivate var isPictureOfText: Bool {
    0x2600...0x27BF ~= value || 0x1F300...0x1FAFF ~= value
  }
}

extension [KoreanToken] {
  /// Whether a line has more bars than ordinals have a use for, as a row of a calendar: 1|2|3|4|5|6|7.
  var haveWideRow: Bool {
    var bars = 0
    return contains { word in
      bars = word.kind == .mark(.bar) ? bars + 1 : word.kind == .mark(.lineEnd) ? 0 : bars
      return bars > 4
    }
  }
}

extension NormalizedText {
  /// Whether a sign says of some days that they are closed, so that others may say of days that they are open.
  var hasSignOfClosing: Bool { cells.contains { ["❌", "✖", "⛔", "🔴"].contains($0.scalar) } }

  /// Whether a green light stands beside the red ones.
  var hasSignOfOpening: Bool { cells.contains { $0.scalar == "🟢" } }

  /// 구분 / 운영시간 / 쉬는 날⏎매장 / 10:00~22:00 / 월요일⏎약국 / 10:00~20:00 / 일요일: whether lines are the rows of
  /// a table: a head without a digit, and at least two rows with as many slashes.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var hasSlashTable: Bool {
    var (slashes, hasDigit) = (0, false)
    var (columns, rows) = (0, 0)
    for place in 0...cells.count {
      switch scalar(place) {
      case "/": if scalar(place - 1) == " ", scalar(place + 1) == " " { slashes += 1 }
      case "0"..."9": hasDigit = true
      case "\n", "\0":
        if slashes > 1, slashes == columns {
          rows += 1
        } else {
          (columns, rows) = (hasDigit ? 0 : slashes, 0)
        }
        if columns > 1, rows > 1 { return true }
        (slashes, hasDigit) = (0, false)
      default: break
      }
    }
    return false
  }
}
