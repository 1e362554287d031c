import KoreanCalendar

// Words that decide over the days before them, or over those that follow.
extension NoticeReader {
  mutating func readClosing(_ token: NoticeToken) {
    sawClosing = sawClosing ?? token.start..<token.end
    let hasItems = items.count > frame.firstItem
    if let optional = optional(after: index) {
      return takeBack(.softStatement, through: optional, isFinal: false)
    }
    if let negation = negation(after: index) {
      index = negation + 1
      if hasItems {
        flush(.open)
      } else if !ordinals.wait {
        neverRange = token.start..<tokens[negation].end
      }
      return
    }
    if let next = kind(index + 1), next.marksNoun, tokens[index + 1].isGlued {
      // 휴무일은 and 휴무일을 speak about closing days and close nothing by themselves.
      advance()
      if !hasItems {
        if !ordinals.wait { frame.heading = .closed }
      } else if next == .object {
        markSide(.from)
      }
      return
    }
    if token.value == 1, hasItems, let before = kind(index - 1), before.joins || before == .comma {
      // 일요일, 휴일: public holidays or the weekend.
      report(.ambiguous, token.start, token.end)
      return advance()
    }
    advance()
    decide(.closed)
  }

  mutating func readOpening(_ token: NoticeToken) {
    if negation(after: index) != nil {
      return readClosing(token)
    }
    if let next = kind(index + 1), next.marksNoun, tokens[index + 1].isGlued {
      return advance()
    }
    advance()
    let isHeading = items.count == frame.firstItem && !frame.followsItem
    if isHeading, token.value != 1 { return }
    decide(.open)
  }

  /// The token that turns a verb around, such as 않습니다 in 쉬지 않습니다.
  private func negation(after position: Int) -> Int? {
    for offset in 1...3 {
      switch kind(position + offset) {
      case .none?, .negation?:
        // `.none?` is the case of the token, not the absence of one.
        return position + offset
      case .topic?, .object?, .filler?, .closing?: continue
      default: return nil
      }
    }
    return nil
  }

  /// Ends the days that wait, or begins a list of days.
  private mutating func decide(_ verdict: Verdict) {
    if !frame.refusalIsFinal { frame.refusal = nil }
    if items.count > frame.firstItem {
      flush(verdict)
      frame.lastVerdict = verdict
    } else if frame.followsItem, !items.isEmpty {
      // 2/10(정상영업)
      if verdict == .open {
        flush(verdict, from: items.count - 1)
        frame.firstItem = items.count
        frame.followsItem = false
      }
    } else if ordinals.wait {
      ordinals.sawVerb = true
      if verdict == .closed { frame.heading = verdict }
    } else {
      frame.heading = verdict
    }
  }

  mutating func readNever(_ token: NoticeToken) {
    let range = token.start..<token.end
    advance()
    if token.value == 1, items.count > frame.firstItem {
      flush(.open)
    } else if token.value == 0 || everyOtherWeek == nil && !ordinals.wait {
      neverRange = range
    }
  }

  mutating func readNone(_ token: NoticeToken) {
    let isAnswer = frame.heading == .closed || tokens.count == 1
    if token.kind == .none, isAnswer, items.count == frame.firstItem, !frame.sawUnknown {
      frame.heading = nil
      neverRange = token.start..<token.end
      advance()
    } else {
      readUnknown(through: index)
    }
  }

  /// Marks the days that wait as one side of a move.
  func sideItems() -> Range<Int> { frame.firstItem..<max(items.count, frame.firstItem) }

  mutating func markSide(_ side: NoticeItem.Side) {
    for position in sideItems() where items[position].side == .none { items[position].side = side }
  }
}

// Relations between days.
extension NoticeReader {
  mutating func readParticle(_ token: NoticeToken) {
    if followsItem {
      lastItemToken = index
      items[items.count - 1].end = token.end
    }
    if token.kind == .object { markSideOfLast(.from) }
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
    guard followsItem, let last = items.indices.last, last >= frame.firstItem else { return }
    items[last].opensRange = true
    items[last].isSince = true
    // 격주 수요일(2026-01-07부터)
    guard items[last].kind == .date, last > 0, items[last - 1].kind == .everyOther,
      let date = resolvedDate(items[last], isReported: false)
    else { return }
    items[last - 1].anchor = date.dayNumber
    items.removeLast()
    frame.firstItem = min(frame.firstItem, items.count)
    frame.segmentItem = min(frame.segmentItem, items.count)
    lastItemToken = index
  }

  private mutating func readUntil(_ token: NoticeToken) {
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
    items.removeLast()
  }

  private mutating func readChange(_ token: NoticeToken) {
    if let optional = optional(after: index) {
      return takeBack(.optionalSwap, through: optional, isFinal: true)
    }
    advance()
    guard items.count > frame.firstItem else { return }
    let range = items[frame.firstItem...]
    let isMove = range.contains { $0.side == .from } && range.contains { $0.side != .from }
    if !isMove { refuseItems(from: frame.firstItem, .ruleChange) }
    flush(.closed)
    frame.lastVerdict = .closed
  }

  private func optional(after position: Int) -> Int? {
    for offset in 1...3 {
      switch kind(position + offset) {
      case .optional?: return position + offset
      case .filler?, .topic?: continue
      default: return nil
      }
    }
    return nil
  }

  private mutating func readException(_ token: NoticeToken) {
    advance()
    guard items.count > frame.firstItem else {
      report(.unknownWord, token.start, token.end)
      frame.sawUnknown = true
      return
    }
    flush(.excepted)
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
  private mutating func takeBack(
    _ reason: HolidayText.Reason, through last: Int, isFinal: Bool
  ) {
    let start = items.count > frame.firstItem ? items[frame.firstItem].start : tokens[index].start
    items.removeLast(items.count - frame.firstItem)
    report(reason, start, tokens[last].end)
    if ordinals.wait { ordinals = Ordinals() }
    index = last + 1
    frame.refusal = reason
    frame.refusalIsFinal = frame.refusalIsFinal || isFinal
  }
}

extension NoticeToken.Kind {
  /// Whether a particle makes the word before it a noun, so that it is no verb.
  var marksNoun: Bool {
    switch self {
    case .topic, .object, .possessive, .source, .target, .and: true
    default: false
    }
  }
}
