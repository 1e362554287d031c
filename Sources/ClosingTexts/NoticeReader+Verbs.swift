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
      } else if takeMonthsWithoutClosings(token.start..<tokens[negation].end) {
        return
      } else if !ordinals.wait {
        neverRange = token.start..<tokens[negation].end
      }
      return
    }
    if readLabel(.closed) { return }
    if let next = nounParticle {
      // 휴무일은 and 휴무일을 speak about closing days and close nothing by themselves.
      if next == .topic, tokens[index + 1].value == 1, followsMonth { contrastedMonths |= months }
      if takeCause(.closed, next) { return }
      advance()
      if !hasItems {
        if !ordinals.wait { frame.heading = .closed }
      } else if next == .object || next == .source || next == .topic && announcesChange {
        markSide(.from)
      }
      return
    }
    if hasItems, let next = kind(index + 1),
      next == .changed || next == .opening && tokens[index + 1].value == 1
    {
      // 22일 의무휴업일 정상영업: the verb is what follows.
      return advance()
    }
    if token.value == 1, hasItems, let before = kind(index - 1), before.joins || before == .comma {
      // 일요일, 휴일: public holidays or the weekend.
      report(.ambiguous, token.start, token.end)
      return advance()
    }
    advance()
    decide(.closed)
  }

  /// The particle that makes a noun of the verb to be read; 하고 goes on with another verb.
  private var nounParticle: NoticeToken.Kind? {
    guard let next = kind(index + 1), next.marksNoun, tokens[index + 1].isGlued,
      next != .and || tokens[index + 1].value == 0
    else { return nil }
    return next
  }

  /// Takes a noun with 로 as a verb, unless a change follows: 25일 휴무로 27일 정상영업.
  ///
  /// Behind another particle the days wait, and the noun is kept for the verb to agree with.
  private mutating func takeCause(_ verdict: Verdict, _ particle: NoticeToken.Kind) -> Bool {
    guard items.count > frame.firstItem else { return false }
    guard particle == .target, !announcesChange else {
      frame.noun = (verdict, items.count)
      return false
    }
    index += 2
    decide(verdict)
    return true
  }

  /// Refuses days of which a noun says one thing, where the verb says another of later days.
  private mutating func refuseContradicted(by verdict: Verdict) {
    guard let noun = frame.noun, noun.verdict != verdict, noun.end < items.count else { return }
    for position in frame.firstItem..<noun.end where items[position].side == .none {
      items[position].refusal = items[position].refusal ?? .ambiguous
    }
  }

  /// Whether the sentence goes on to say that the closing moves: 22일 휴무가 25일로 변경됩니다.
  private var announcesChange: Bool {
    for offset in 1...10 {
      switch kind(index + offset) {
      case .changed?: return true
      case nil, .stop?, .lineEnd?, .closing?, .opening?: return false
      default: continue
      }
    }
    return false
  }

  mutating func readOpening(_ token: NoticeToken) {
    if let negation = openingNegation {
      index = negation + 1
      return decide(.closed)
    }
    if items.count > frame.firstItem, let optional = optional(after: index) {
      return takeBack(.softStatement, through: optional, isFinal: false)
    }
    if readLabel(.open) { return }
    if let next = nounParticle {
      if takeCause(.open, next) { return }
      let heads = next == .topic && tokens[index + 1].value == 1 && token.value == 1
      if heads, items.count == frame.firstItem, !ordinals.wait { frame.heading = .open }
      return advance()
    }
    advance()
    let isHeading = items.count == frame.firstItem && !frame.followsItem
    if isHeading, !ordinals.wait { noteOpenBranch(token) }
    if isHeading, token.value != 1, !ordinals.wait { return }
    decide(.open)
  }

  /// Keeps where a sentence about one branch says that it is open, and not when.
  private mutating func noteOpenBranch(_ token: NoticeToken) {
    guard scope == .branch, let branchRange, token.value == 1 || kind(index - 2) == .topic else {
      return
    }
    openBranch = branchRange.lowerBound..<token.end
  }

  /// The token that makes a closing of an opening: 영업하지 않습니다.
  private var openingNegation: Int? {
    for offset in 1...3 {
      switch kind(index + offset) {
      case .negation?: return index + offset
      case .topic?, .object?, .filler?: continue
      default: return nil
      }
    }
    return nil
  }

  /// The token that turns a verb around, such as 않습니다 in 쉬지 않습니다.
  @inline(__always)
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
  mutating func decide(_ verdict: Verdict) {
    let wasRefused = frame.refusal != nil
    if !frame.refusalIsFinal { frame.refusal = nil }
    if items.count > frame.firstItem {
      if verdict == .closed, kind(index) == .arrow {
        // 11/8 휴무 → 11/11
        return markSide(.from)
      }
      if verdict == .closed, let found = bracketOrdinals(at: pastFillers(index)),
        bindOrdinals(found.bits)
      {
        index = found.last + 1
      }
      refuseContradicted(by: verdict)
      keepHeading(from: verdict)
      flush(verdict)
      frame.lastVerdict = verdict
    } else if verdict == .open, frame.saysBut || contrastedMonths != 0,
      let before = index > 0 ? tokens[index - 1] : nil,
      takeMonthsWithoutClosings(before.start..<before.end)
    {
      return
    } else if frame.followsItem, !items.isEmpty {
      if verdict == .closed, !outerFrames.isEmpty {
        // 일요일(휴무), 토요일 정상영업
        outerFrames[outerFrames.count - 1].noun = (.closed, items.count)
        items[items.count - 1].saysClosed = true
      }
      // 2/10(정상영업)
      if verdict == .open, !wasRefused {
        flush(verdict, from: items.count - 1)
        frame.firstItem = items.count
        frame.followsItem = false
      }
    } else if ordinals.wait {
      ordinals.sawVerb = true
      if verdict == .closed {
        frame.heading = verdict
      } else {
        // 둘째주 휴무, 넷째주 영업 (일요일)
        ordinals.bits |= 1 << 7
      }
    } else {
      frame.heading = verdict
    }
  }

  mutating func readNever(_ token: NoticeToken) {
    let range = token.start..<token.end
    advance()
    if token.value == 1, items.count > frame.firstItem {
      flush(.open)
    } else if takeMonthsWithoutClosings(range) {
      return
    } else if token.value == 0 || everyOtherWeek == nil && !ordinals.wait {
      neverRange = range
    }
  }

  mutating func readNone(_ token: NoticeToken) {
    let isAnswer = frame.heading == .closed || tokens.count == 1
    if token.kind == .none, isAnswer, items.count == frame.firstItem, !frame.sawUnknown {
      frame.heading = nil
      advance()
      if !takeMonthsWithoutClosings(token.start..<token.end) {
        neverRange = token.start..<token.end
      }
    } else {
      readUnknown(through: index)
    }
  }

  /// Marks the days that wait as one side of a move, back to the last that is on a side already.
  mutating func markSide(_ side: NoticeItem.Side) {
    var position = items.count
    while position > frame.firstItem, items[position - 1].side == .none {
      position -= 1
      items[position].side = side
    }
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
