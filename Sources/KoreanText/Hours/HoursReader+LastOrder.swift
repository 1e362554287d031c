// Hours said by words: 오픈 and 마감, and the last order before them.
extension HoursReader {
  /// 오픈 10:30 마감 21:00, 10:30 오픈 21:00 마감.
  mutating func openToClose() -> HoursSpan? {
    let start = parser.at
    let isBehind = parser.startsTime(start)
    if !isBehind {
      switch parser.current {
      case .verdict(.opensDoor)?, .verdict(.operates)?: break
      default: return nil
      }
      parser.at += 1
      skipJoint()
    }
    if parser.startsTime(parser.at), let first = clock() {
      if !isBehind || parser.current == .verdict(.opensDoor) {
        if isBehind { parser.at += 1 }
        skipJoint()
        // 개장 오전 6시 ~ 폐장 오후 9시
        if parser.current == .tilde || parser.current == .dash { parser.at += 1 }
        let isMarked = isClosing
        if isMarked {
          parser.at += 1
          skipJoint()
        }
        if parser.startsTime(parser.at), let last = clock(), isMarked || isClosing {
          if !isMarked { parser.at += 1 }
          return Self.span(from: first, through: last, isNextDay: false)
        }
      }
    }
    parser.at = start
    return nil
  }

  /// 마감, close.
  var isClosing: Bool {
    switch parser.current {
    case .hours(.closing)?, .hours(.storeEnd)?: true
    case .otherPredicate?: isWord(parser.at, "마감")
    case .verdict(.closed(.verb))?: shutsDoor
    default: false
    }
  }

  /// 20시에 닫습니다, and not 쉽니다, 닫지 않습니다 or 닫을 예정입니다: whether a verb says that the door is shut.
  private var shutsDoor: Bool {
    guard parser.cells(parser.at, parser.at + 1).contains(where: { text.scalar($0) == "닫" }) else {
      return false
    }
    return switch parser.kind(parser.at + 1) {
    case nil, .ending?, .lineEnd?, .stop?, .close?, .link?: true
    default: false
    }
  }

  mutating func skipJoint() {
    while let kind = parser.current {
      switch kind {
      case .colon, .link, .filler, .particle, .hours(.label): parser.at += 1
      default: return
      }
    }
  }

  /// Skips 라스트오더 21:00 and 21:00 라스트오더, which end no hours.
  mutating func skipLastOrder() -> Bool {
    let start = parser.at
    if parser.startsTime(start), clock() != nil, case .hours(.lastOrder)? = parser.current {
      parser.at += 1
      return true
    }
    parser.at = start
    // 점심 라스트오더
    if case .hours(.pause)? = parser.current { parser.at += 1 }
    guard case .hours(.lastOrder)? = parser.current else {
      parser.at = start
      return false
    }
    let isOrder = isWord(parser.at, "주문")
    parser.at += 1
    let behind = parser.particle(parser.at) == nil ? parser.at : parser.at + 1
    if isOrder, !parser.startsTime(parser.kind(behind) == .colon ? behind + 1 : behind) {
      // 주문 24시간, 주문시간 9~18시: when orders are taken, and none is the last
      parser.at = start
      return false
    }
    var isInBracket = false
    while let kind = parser.current {
      switch kind {
      case .colon, .dash, .particle, .hours(.closing), .otherPredicate, .ending: parser.at += 1
      case .open where !isInBracket && parser.startsTime(parser.at + 1):
        isInBracket = true
        parser.at += 1
      default:
        lastOrders()
        if isInBracket, parser.current == .close { parser.at += 1 }
        return true
      }
    }
    return true
  }

  mutating func lastOrders() {
    while parser.startsTime(parser.at) {
      if span() == nil, clock() == nil { return }
      skipEndings()
      if parser.current == .particle(.until) { parser.at += 1 }
      guard parser.isLink(parser.at), parser.startsTime(parser.at + 1) else { break }
      let save = parser.at
      parser.at += 1
      let time = parser.at
      if span() != nil {
        // 라스트오더 21:00, 12:00~20:00: hours of their own.
        parser.at = save
        return
      }
      parser.at = time
    }
  }
}
