// Words that head a list of days, such as 휴무일: 11/25, 정상영업일: 11/22.
extension NoticeReader {
  /// Takes a verb as the head of a new list where another list waits; false when it is none.
  mutating func readLabel(_ verdict: Verdict) -> Bool {
    guard let heading = frame.heading, heading != verdict, items.count > frame.firstItem else {
      return false
    }
    var last = index
    switch kind(index + 1) {
    case .colon?, .dash?, .ordinal?, .weekday?, .festival?, .everyMonth?, .number?: break
    case .topic? where tokens[index + 1].value == 1 && !followsItem: last += 1
    default: return false
    }
    endList(heading: startsTime(index + 1) ? nil : verdict)
    index = last + 1
    return true
  }

  /// Takes 영업시간: as the end of a list of closing days: 휴무일: 11/25 / 영업시간: 10:00~22:00.
  mutating func readHoursWord() {
    let before = kind(index - 1)
    let isApart = before == .slash || before == .comma || before == .lineEnd
    if isApart || kind(index + 1) == .colon, frame.heading == .closed,
      items.count > frame.firstItem
    {
      endList(heading: nil)
    }
    advance()
  }

  /// Reads a bracket that holds nothing but a head, such as [휴무] or [영업시간].
  mutating func readBracketLabel() -> Bool {
    guard outerFrames.isEmpty, kind(index + 2) == .close else { return false }
    let waits = items.count > frame.firstItem
    guard waits ? frame.hasBracketLabels : !ordinals.wait && lastItemToken < 0 else { return false }
    switch kind(index + 1) {
    case .closing?: endList(heading: .closed)
    case .opening?: endList(heading: .open)
    case .hoursWord? where tokens[index + 1].value != 1: endList(heading: nil)
    default: return false
    }
    frame.hasBracketLabels = true
    index += 3
    return true
  }

  /// Ends the days that wait under one head, and begins those under another.
  private mutating func endList(heading: Verdict?) {
    reportWaitingOrdinals()
    ordinals = Ordinals()
    if items.count > frame.firstItem { flush(frame.heading ?? .closed) }
    frame.heading = heading
    frame.lastVerdict = nil
    frame.sawUnknown = false
  }

  private func startsTime(_ position: Int) -> Bool {
    kind(position) == .number && (kind(position + 1) == .colon || kind(position + 1) == .hour)
  }

  /// Keeps the head of a list from a verb that is of the last days only: 휴무일은 25일, 27일은 정상영업.
  mutating func keepHeading(from verdict: Verdict) {
    guard let heading = frame.heading, heading != verdict else { return }
    let isTopic = items[items.count - 1].isTopic
    var first = items.count - 1
    while first > frame.firstItem, items[first].isJoined { first -= 1 }
    guard first > frame.firstItem else { return }
    guard isTopic else {
      // 휴무일 11/8, 11/22 정상영업 may say that both are open.
      for position in frame.firstItem..<first {
        items[position].refusal = items[position].refusal ?? .ambiguous
      }
      return
    }
    let rest = Array(items[first...])
    removeLastItems(rest.count)
    flush(heading)
    items += rest
  }
}
