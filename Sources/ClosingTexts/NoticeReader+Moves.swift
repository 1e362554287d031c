import KoreanCalendar

// Closing days that move.
extension NoticeReader {
  /// Takes the days before 에서 or 대신 as open and the others as closed instead.
  mutating func move(_ range: Range<Int>, monthOffset: Int32) {
    var from: [CivilDate] = []
    var to: [CivilDate] = []
    for position in range {
      let item = items[position]
      var dates: [CivilDate] = []
      switch item.kind {
      case .day, .date:
        dates =
          item.isMonthly || item.isYearly || item.isLunar || item.isSince
          ? [] : self.dates(of: item, monthOffset: monthOffset)
      case .festival where item.parts == .day && item.festivals.nonzeroBitCount == 1:
        if hasInstance(position) { continue }
        dates = nearestFestival(item.festivals)
      default:
        // A rule with its date in brackets is that date.
        if hasInstance(position) { continue }
      }
      if dates.isEmpty { return refuseMove(range) }
      if item.side == .from { from += dates } else { to += dates }
    }
    guard !from.isEmpty, !to.isEmpty else { return refuseMove(range) }
    if from.count > to.count, movesSingleDates(range) {
      // 휴무일: 11/8, 11/22 → 11/25
      let unmoved = from.count - to.count
      if frame.heading == .closed {
        addDates(Array(from.prefix(unmoved)), .closed)
      } else {
        for item in items[range].lazy.filter({ $0.side == .from }).prefix(unmoved) {
          report(.ambiguous, item.start, item.end)
        }
      }
      from.removeFirst(unmoved)
    }
    addDates(from, .open)
    addDates(to, .closed)
    guard from.count == to.count else { return }
    let moves = zip(from, to).map { HolidayText.Move(from: $0, to: $1) }
    editFacts { $0.moves += moves }
  }

  /// Takes the topic of a sentence that names another day with 로 as what moves: 넷째 일요일은 25일로 대체휴무.
  mutating func markMovedTopics(_ range: Range<Int>) -> Bool {
    guard let last = items.last, last.side == .to, range.count > 1,
      items[range].allSatisfy({ $0.side != .from })
    else { return false }
    var isMarked = false
    for position in range.dropLast() where items[position].isTopic {
      items[position].side = .from
      isMarked = true
    }
    return isMarked
  }

  /// Whether the items on the first side of a move are one date each.
  private func movesSingleDates(_ range: Range<Int>) -> Bool {
    items[range].allSatisfy {
      $0.side != .from || ($0.kind == .date || $0.kind == .day) && $0.lastDay == 0
    }
  }

  private func hasInstance(_ position: Int) -> Bool {
    position + 1 < items.count && items[position + 1].isInstance
  }

  private mutating func refuseMove(_ range: Range<Int>) {
    for item in items[range] { report(.ruleChange, item.start, item.end) }
  }
}
