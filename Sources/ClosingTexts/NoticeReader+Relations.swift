import KoreanCalendar

// Relations between days.
extension NoticeReader {
  mutating func readParticle(_ token: NoticeToken) {
    if followsItem {
      lastItemToken = index
      items[items.count - 1].end = token.end
    }
    if token.kind == .object { markSideOfLast(.from) }
    if token.kind == .topic, token.value == 1, lastItemToken == index {
      items[items.count - 1].isTopic = true
    }
    if token.kind == .topic { readContrast(token) }
    advance()
  }

  private mutating func markSideOfLast(_ side: NoticeItem.Side) {
    guard followsItemOrParticle, let last = items.indices.last, last >= frame.firstItem else {
      return
    }
    if items[last].side == .none { markSide(side) }
  }

  private var followsItemOrParticle: Bool {
    lastItemToken == index - 1 || lastItemToken == index
  }

  mutating func readRelation(_ token: NoticeToken) {
    switch token.kind {
    case .arrow
    where frame.followsItem && kind(index - 1) == .open && items.count == frame.firstItem:
      // 22일(→25일)
      if let last = items.indices.last { items[last].side = .from }
    case .source, .arrow, .instead: markSideOfLast(.from)
    case .target: markSideOfLast(.to)
    case .since: readSince()
    case .until: readUntil(token)
    case .changed: return readChange(token)
    case .except: return readException(token)
    default: break
    }
    advance()
  }

  private mutating func readSince() {
    if kind(index - 1) == .month, months != 0, !monthsAreUsed { return readSinceMonth() }
    guard followsItem, let last = items.indices.last, last >= frame.firstItem else { return }
    items[last].opensRange = true
    items[last].isSince = true
    // 격주 수요일(2026-01-07부터)
    guard items[last].kind == .date, last > 0, items[last - 1].kind == .everyOther,
      let date = resolvedDate(items[last], isReported: false)
    else { return }
    items[last - 1].anchor = date.dayNumber
    removeLastItems(1)
    frame.firstItem = min(frame.firstItem, items.count)
    frame.segmentItem = min(frame.segmentItem, items.count)
    lastItemToken = index
  }

  private mutating func readUntil(_ token: NoticeToken) {
    if kind(index - 1) == .month, months.nonzeroBitCount == 1, !monthsAreUsed {
      report(.ambiguous, monthStart, token.end)
      frame.refusal = frame.refusal ?? .ambiguous
      return
    }
    guard followsItem, let last = items.indices.last, last >= frame.firstItem else { return }
    items[last].end = token.end
    if items[last].lastDay != 0 { return }
    let before = last - 1
    guard before >= frame.firstItem, items[before].side == .from, items[before].lastDay == 0,
      items[before].kind == items[last].kind,
      items[last].kind == .date || items[last].kind == .day
    else {
      items[last].refusal = items[last].refusal ?? .ambiguous
      return
    }
    items[before].lastMonth = items[last].month
    items[before].lastDay = items[last].day
    items[before].end = token.end
    items[before].side = .none
    removeLastItems(1)
  }

  private mutating func readChange(_ token: NoticeToken) {
    if let optional = optional(after: index) {
      return takeBack(.optionalSwap, through: optional, isFinal: true)
    }
    advance()
    guard items.count > frame.firstItem else { return }
    _ = markMovedTopics(frame.firstItem..<items.count)
    let range = items[frame.firstItem...]
    let isMove = range.contains { $0.side == .from } && range.contains { $0.side != .from }
    // 12월 1일부터 매월 2,4주 수요일로 변경 says all of the rule that holds from then on.
    let isNewRule =
      (effectiveFrom != nil || range.contains { $0.isSince })
      && range.allSatisfy { $0.side != .from }
      && range.allSatisfy { $0.isSince || $0.kind == .weekday || $0.isMonthly }
    if !isMove, !isNewRule { refuseItems(from: frame.firstItem, .ruleChange) }
    flush(.closed)
    frame.lastVerdict = .closed
  }

  @inline(__always)
  func optional(after position: Int) -> Int? {
    for offset in 1...3 {
      switch kind(position + offset) {
      case .optional?: return position + offset
      // 휴무 여부 미정
      case .reference? where tokens[position + offset].value == 1: return position + offset
      case .filler?, .topic?: continue
      default: return nil
      }
    }
    return nil
  }

  mutating func readRefusal(_ token: NoticeToken) {
    switch token.kind {
    case .soft: takeBack(.softStatement, through: index, isFinal: false)
    case .varies: takeBack(.variesByStore, through: index, isFinal: false)
    case .optional: takeBack(.softStatement, through: index, isFinal: true)
    case .conditional: takeBack(.conditional, through: index, isFinal: true)
    case .relativeDay:
      report(.relativeDay, token.start, token.end)
      frame.refusal = frame.refusal ?? .relativeDay
      advance()
    default:
      report(.reference, token.start, token.end)
      frame.sawUnknown = true
      advance()
    }
  }

  /// Refuses the days that wait, and those that follow up to the verb or the end.
  mutating func takeBack(
    _ reason: HolidayText.Reason, through last: Int, isFinal: Bool
  ) {
    let start = items.count > frame.firstItem ? items[frame.firstItem].start : tokens[index].start
    removeLastItems(items.count - frame.firstItem)
    report(reason, start, tokens[last].end)
    if ordinals.wait { ordinals = Ordinals() }
    index = last + 1
    frame.refusal = reason
    frame.refusalIsFinal = frame.refusalIsFinal || isFinal
  }
}
