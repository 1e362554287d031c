// What is said of days and hours: 휴무, 영업, 제외.
extension HoursReader {
  /// What is said of days and hours.
  mutating func said() -> HoursPart.Kind? {
    switch parser.current {
    case .restDay? where parser.kind(parser.at + 1) == .colon:
      parser.at += 1
      return .closed
    case .verdict? where isWord(parser.at, "휴게") && parser.startsTime(parser.at + 1):
      parser.at += 1
      return .pause
    case .verdict(let verdict)?: return said(verdict)
    case .not?:
      guard case .verdict(let verdict)? = parser.kind(parser.at + 1) else { return nil }
      parser.at += 2
      skipEndings()
      return verdict.isClosed ? .open : .closed
    case .negation?:
      parser.at += 1
      return .nothing
    case .hours(.pause)? where !(servesDinner && isWord(parser.at, "점심")):
      parser.at += 1
      return servesThen ? .unread(isPredicate: true, hasTime: true, isOfPart: false) : .pause
    case .except?:
      parser.at += 1
      skipEndings()
      return .except
    case .include?:
      parser.at += 1
      return .include
    default: return nil
    }
  }

  /// 점심시간(12:30~13:30)에도 쉬지 않고 진료합니다: whether the door is open then too.
  private var servesThen: Bool {
    var place = parser.at
    if case .open? = parser.kind(place) {
      while let kind = parser.kind(place), kind != .close, kind != .lineEnd { place += 1 }
    }
    guard place > 0 else { return false }
    return text.has("에도", at: parser.tokens[min(place, parser.tokens.count) - 1].cells.upperBound)
      || place < parser.tokens.count && text.has("에도", at: parser.tokens[place].cells.upperBound)
  }

  private mutating func said(_ verdict: KoreanToken.Verdict) -> HoursPart.Kind {
    parser.at += 1
    if verdict.isClosed, case .hours(.label)? = parser.current, isWord(parser.at, "시간") {
      // 휴무시간
      parser.at += 1
      return .pause
    }
    skipEndings()
    let next = parser.current == .colon ? parser.at + 1 : parser.at
    if parser.kind(next) == .negation {
      parser.at = next + 1
      skipEndings()
      return verdict.isClosed ? .withoutClosing : .closed
    }
    switch verdict {
    case .closed: return .closed
    case .operates, .opensDoor: return .open
    case .open: return .usual
    case .neverCloses: return .neverCloses
    case .withoutClosing: return .withoutClosing
    }
  }
}
