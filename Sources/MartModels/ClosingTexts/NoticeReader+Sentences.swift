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
    readStop()
  }

  mutating func readStop() {
    advance()
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
    let followsRule =
      wasAdjacent && items.last.map { $0.kind != .date && $0.kind != .day } == true
    advance()
    guard outerFrames.count < Self.deepestBracket else { return }
    var inner = Frame()
    inner.firstItem = items.count
    inner.segmentItem = items.count
    inner.followsRule = followsRule
    inner.followsItem = wasAdjacent
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
    if items.count > inner.firstItem {
      if let heading = inner.heading {
        flush(heading)
      } else if inner.sawUnknown || inner.lastVerdict == .open {
        refuseItems(from: inner.firstItem, inner.sawUnknown ? .noClosingWord : .ambiguous)
        flush(.closed)
      }
    }
    frame = outer
    frame.segmentItem = min(frame.segmentItem, items.count)
    if frame.refused.upperBound > items.count { frame.refused = 0..<0 }
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
    if ordinals.wait { report(.missingWeekday, ordinals.start, ordinals.end) }
    if let range = everyOtherWeek { report(.needsAnchor, range.lowerBound, range.upperBound) }
    if let range = neverRange {
      if frame.sawUnknown {
        report(.noClosingWord, range.lowerBound, range.upperBound)
      } else {
        statesNever = true
      }
    }
    endScope()
    let heading = keepsHeading && !frame.sawUnknown ? frame.heading : nil
    frame = Frame()
    frame.heading = heading
    ordinals = Ordinals()
    months = 0
    monthsAreUsed = false
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
