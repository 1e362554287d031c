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
    addDates(from, .open)
    addDates(to, .closed)
    guard from.count == to.count else { return }
    let moves = zip(from, to).map { HolidayText.Move(from: $0, to: $1) }
    editFacts { $0.moves += moves }
  }

  private func hasInstance(_ position: Int) -> Bool {
    position + 1 < items.count && items[position + 1].isInstance
  }

  private mutating func refuseMove(_ range: Range<Int>) {
    for item in items[range] { report(.ruleChange, item.start, item.end) }
  }
}
