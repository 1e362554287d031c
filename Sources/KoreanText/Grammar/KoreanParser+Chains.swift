// Numbers that one sign joins, which may be days of a month or dates: 3월 휴무: 8 / 15 / 22 / 29, 12월 휴무 3/10.
extension KoreanParser {
  /// What such numbers are, if they are no dates.
  enum Chain {
    case days(ofMonth: Int)
    case doubtful
  }

  /// 3월 휴무: 8 / 15 / 22 / 29: what a run of numbers is that rise and have one sign between them all.
  ///
  /// Of two numbers the first may be a month; it is none where another one stands before them, except where it is
  /// the next: 12월 휴무 1 / 8.
  func chain(_ run: NumberRun, _ frame: DayFrame) -> Chain? {
    guard isPair(run.first), !frame.isMonthly, let first = number(run.first) else { return nil }
    switch kind(run.last + 1) {
    case .verdict?, .lineEnd?, .unit(.day)?, .copula?, .stop?, .close?, .open?, .link?, nil: break
    default: return nil
    }
    let sign = link(run.first + 1)
    var last = 0
    for place in stride(from: run.first, through: run.last, by: 2) {
      guard let value = number(place), last < value, value <= 31, digitCount(place) > 0,
        place == run.last || link(place + 1) == sign
      else { return nil }
      last = value
    }
    let count = (run.last - run.first) / 2 + 1
    let month = frame.singleMonth ?? monthBefore(run.first)
    guard let month, month != first || count > 3, last > 5 else {
      // 7/14/21/28 휴무
      return count > 3 ? .doubtful : nil
    }
    guard count == 2 else { return .days(ofMonth: month) }
    let isSpaced = !isGlued(run.first + 1) || !isGlued(run.last)
    return isSpaced && first != month % 12 + 1 ? .days(ofMonth: month) : .doubtful
  }

  mutating func add(
    _ chain: Chain, of run: NumberRun, to list: inout [DayPhrase], _ head: DayHead
  ) {
    switch chain {
    case .doubtful:
      at = run.last + 1
      add(.doubtful(.ambiguous), to: &list, head)
    case .days(let month):
      var head = head
      for place in stride(from: run.first, through: run.last, by: 2) {
        at = place + 1
        let date = DateText(year: head.frame.year, month: month, day: number(place) ?? 0)
        append(date, to: &list, head)
        head.join = .tight
        head.start = place + 2
      }
    }
    if current == .unit(.day) { at += 1 }
  }

  /// 12월 정휴 7, 14 / 임시휴무 15: the month of a lone number behind a word for closing, that the line names.
  func monthOfLoneDay(_ place: Int) -> Int? {
    guard let value = number(place), 6...31 ~= value, digitCount(place) > 0,
      isLink(place - 2) || isLink(place - 3)
    else { return nil }
    switch kind(place - 1) {
    case .verdict(let verdict)? where verdict.isClosed: break
    case .addition?: break
    default: return nil
    }
    switch kind(place + 1) {
    case nil, .lineEnd?, .stop?, .close?, .link(.slash)?: break
    default: return nil
    }
    var first = place - 1
    while first > 0, first > place - 40, kind(first) != .lineEnd, kind(first) != .stop {
      if kind(first) == .unit(.month), let month = number(first - 1), 1...12 ~= month {
        return month
      }
      first -= 1
    }
    return nil
  }

  /// The month that stands before numbers on their line or above it, with no other number between.
  private func monthBefore(_ place: Int) -> Int? {
    for first in stride(from: place - 1, to: max(place - 24, 0), by: -1) {
      if kind(first) == .stop { return nil }
      if kind(first) == .unit(.month), let month = number(first - 1) {
        // 11월부터는 연중무휴, 10/28까지만
        if particle(first + 1) == .since || particle(first + 1) == .until { return nil }
        let isOne = kind(first - 2) != .tilde && !isLink(first - 2) && kind(first - 2) != .dash
        return isOne && 1...12 ~= month ? month : nil
      }
      if case .number? = kind(first) { return nil }
    }
    return nil
  }
}
