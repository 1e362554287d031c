// Days that are left out, and how often a store closes.
extension NoticeReader {
  /// Reads 제외: what is left out of closing is open, and what is left out of opening is closed.
  mutating func readException(_ token: NoticeToken) {
    advance()
    guard items.count > frame.firstItem else {
      if takeMonthsWithoutClosings(token.start..<token.end) { return }
      report(.unknownWord, token.start, token.end)
      frame.sawUnknown = true
      return
    }
    let start = items[frame.firstItem].start
    // The particle of 설날을 제외 does not say that the day moves.
    for position in frame.firstItem..<items.count where items[position].side == .from {
      items[position].side = .none
    }
    switch openingAhead {
    // 일요일을 제외하고 매일 영업
    case 0: flush(.closed)
    // 설날 제외 정상영업 may say that the store closes, or that it shuts early.
    case .some: takeBack(.ambiguous, through: index - 1, isFinal: false)
    case nil:
      let range = start..<token.end
      editFacts { $0.exceptedRange = $0.exceptedRange ?? range }
      flush(.excepted)
    }
  }

  /// The value of the word for opening that the sentence goes on with, such as 매일 영업.
  private var openingAhead: Int32? {
    for position in index..<(index + 4) {
      switch kind(position) {
      case .opening?: return tokens[position].value
      // 매일 10:00~23:00
      case .number? where kind(position - 1) == .everyDay: return 0
      case .filler?, .everyDay?, .topic?, .object?: continue
      default: return nil
      }
    }
    return nil
  }

  /// Reads 월 2회, which says how often and not when: what the sentence does not name is not known.
  mutating func readCount(from start: UInt32, through last: Int) {
    frame.countsDays = true
    refusePlainWeekdays()
    count = start..<tokens[last].end
    index = last + 1
  }

  /// Reads the 월 of 월 2회, which is a month and no Monday.
  mutating func readCountOfMonth() -> Bool {
    guard tokens[index].value == 1 << 1, kind(index + 1) == .number, kind(index + 2) == .count,
      tokens[index + 2].value == 1
    else { return false }
    readCount(from: tokens[index].start, through: index + 2)
    return true
  }
}
