// Sentences and brackets.
extension NoticeReader {
  mutating func readDot() {
    // A dot inside a number was read with it; what is left ends a sentence or a number.
    if index > 0, kind(index - 1) == .number || followsItem, let next = kind(index + 1),
      next == .open || next == .number || next == .comma
    {
      return advance()
    }
    if kind(index + 1) == .dot { return advance() }
    // 둘째.넷째 일요일
    if ordinals.wait, !ordinals.sawVerb, kind(index + 1) == .ordinal { return advance() }
    readStop()
  }

  mutating func readStop() {
    let separates = tokens[index].value == 1
    advance()
    // 둘째;넷째 일요일
    if separates, ordinals.wait, !ordinals.sawVerb { return }
    endSentence(keepsHeading: false)
  }

  mutating func readLineEnd() {
    advance()
    switch kind(index - 2) {
    case .comma?, .and?, .middleDot?, .slash?, .colon?, .lineEnd?, .open?: return
    default: break
    }
    if ordinals.wait && !ordinals.sawVerb || !outerFrames.isEmpty { return }
    endSentence(keepsHeading: true)
  }

  mutating func openBracket() {
    if readBracketLabel() { return }
    let closes = kind(index + 2) == .close
    if followsItem, closes, let next = kind(index + 1), next == .weekday || next == .bareWeekdays,
      glossLastItem(tokens[index + 1])
    {
      items[items.count - 1].end = tokens[index + 2].end
      lastItemToken = index + 2
      index += 3
      return
    }
    let wasAdjacent = followsItem
    if wasAdjacent, let found = bracketOrdinals(at: index), bindOrdinals(found.bits) {
      lastItemToken = found.last
      index = found.last + 1
      return
    }
    let followsRule =
      wasAdjacent && items.last.map { $0.kind != .date && $0.kind != .day } == true
    advance()
    guard outerFrames.count < Self.deepestBracket else { return }
    var inner = Frame()
    inner.firstItem = items.count
    inner.segmentItem = items.count
    inner.followsRule = followsRule
    inner.followsItem = wasAdjacent
    inner.saysBut = frame.saysBut
    inner.countsDays = frame.countsDays
    if items.count > frame.firstItem || frame.outerScope != nil { inner.outerScope = scope }
    if ordinals.wait, !monthsAreUsed { inner.monthsBefore = months }
    inner.refusal = frame.refusalIsFinal ? frame.refusal : nil
    outerFrames.append(frame)
    frame = inner
  }

  mutating func closeBracket() {
    let wasAdjacent = followsItem
    advance()
    closeFrame()
    if wasAdjacent { lastItemToken = index - 1 }
  }

  /// Ends the inside of a bracket; days without a verb of their own wait for the outer one.
  mutating func closeFrame() {
    guard let outer = outerFrames.popLast() else { return }
    let inner = frame
    let isOther = inner.outerScope.map { $0 != scope } ?? false
    if items.count > inner.firstItem {
      if isOther, inner.heading == nil, !inner.sawUnknown {
        // 일요일(일산점은 수요일) 휴무: what the bracket says of one branch ends with it.
        flush(.closed)
      } else if let heading = inner.heading {
        flush(heading)
      } else if inner.sawUnknown || inner.lastVerdict == .open {
        refuseItems(from: inner.firstItem, inner.sawUnknown ? .noClosingWord : .ambiguous)
        flush(.closed)
      }
    }
    if isOther, let before = inner.outerScope {
      endScope()
      scope = before
    }
    frame = outer
    frame.countsDays = frame.countsDays || inner.countsDays
    // The inside may have taken the item before the bracket.
    frame.firstItem = min(frame.firstItem, items.count)
    frame.segmentItem = min(frame.segmentItem, items.count)
    if frame.refused.upperBound > items.count { frame.refused = 0..<0 }
    if let noun = frame.noun, noun.end > items.count { frame.noun = nil }
  }

  mutating func endSentence(keepsHeading: Bool) {
    while !outerFrames.isEmpty { closeFrame() }
    if items.count > 0 {
      if let heading = frame.heading {
        flush(heading)
      } else {
        if frame.sawUnknown { refuseItems(from: 0, .noClosingWord) }
        if frame.lastVerdict == .open { refuseItems(from: 0, .ambiguous) }
        flush(.closed)
      }
      frame.heading = nil
    }
    reportWaitingOrdinals()
    if let range = everyOtherWeek {
      report(.needsAnchor, range.lowerBound, range.upperBound)
      refusePlainWeekdays()
    }
    if let range = count { report(.unknownWord, range.lowerBound, range.upperBound) }
    count = nil
    // 휴무일 없음(11월)
    if let range = neverRange, takeMonthsWithoutClosings(range) { neverRange = nil }
    if let range = neverRange {
      if frame.sawUnknown {
        report(.noClosingWord, range.lowerBound, range.upperBound)
      } else {
        statesNever = true
        if scope == .branch, let branch = branchRange {
          openBranch =
            min(branch.lowerBound, range.lowerBound)..<max(branch.upperBound, range.upperBound)
        }
      }
    }
    endScope()
    let heading = keepsHeading && !frame.sawUnknown ? frame.heading : nil
    frame = Frame()
    frame.heading = heading
    ordinals = Ordinals()
    months = 0
    monthsAreUsed = false
    contrastedMonths = 0
    year = 0
    lastMonthOfYear = 0
    if !keepsHeading { dayMonths = 0 }
    isMonthly = false
    isYearly = false
    isWeekly = false
    isLunar = false
    everyOtherWeek = nil
    antecedents = 0
    sawNewYearsDate = false
    neverRange = nil
    scope = .everyBranch
    scopeRange = nil
    lastItemToken = -2
  }
}
