import KoreanText

// Hours = [Days] Time ("~" Time | 까지) [영업] [ [line] "(" Days ")" ]
extension KoreanParser {
  /// Reads hours, with the days before them and in the bracket behind them.
  mutating func hours(_ clause: inout Clause) {
    let start = at
    // 10.30 - 21.00: a bare number counts as a time only before an end, so the end is there.
    let isBare = if case .number? = current { true } else { false }
    var hours = HoursPhrase()
    hours.opens = time()
    switch current {
    case .tilde?, .dash?, .particle(.since)?, .particle(.source)?:
      at += 1
      if isBare || startsTime(at) { hours.closes = time() }
    default: (hours.opens, hours.closes) = (nil, hours.opens)
    }
    hoursEnd(&hours)
    if clause.nearAdjuncts.contains(where: { $0.isPauseLabel }) { hours.kind = .pause }
    if let last = clause.adjuncts.last, case .days(let days) = last.kind, last.role != .target {
      let noted = days.dropLast().lastIndex { !$0.notes.isEmpty }.map { $0 + 1 }
      let first = max(days.lastIndex { $0.join == .apart } ?? 0, noted ?? 0)
      hours.days = Array(days[first...])
      clause.adjuncts.removeLast()
      if first > 0 {
        clause.adjuncts.append(Adjunct(kind: .days(Array(days[..<first])), cells: days[0].cells))
      }
    }
    if let days = daysInBracket() { hours.days += days }
    var place = cells(start, at)
    if let first = hours.days.first, first.cells.lowerBound < place.lowerBound {
      place = first.cells.lowerBound..<place.upperBound
    }
    clause.adjuncts.append(Adjunct(kind: .hours(hours), cells: place))
  }

  private mutating func hoursEnd(_ hours: inout HoursPhrase) {
    while let kind = current {
      switch kind {
      case .particle(.until):
        if hours.opens == nil { hours.kind = .until }
      case .particle(.only) where hours.kind == .until: break
      case .hours(.pause):
        // 11:30~23:00 브레이크타임 15:00~17:00: the pause is the one behind the word.
        if startsTime(at + 1) || self.kind(at + 1) == .colon && startsTime(at + 2) { return }
        hours.kind = .pause
      case .ending, .attributive, .hours, .filler: break
      case .verdict(.operates), .verdict(.open): hours.saysOpen = true
      default:
        if hours.saysOpen { hours.saysOpen = !isTurned }
        return
      }
      at += 1
    }
  }

  /// 영업하지 않습니다, 영업하는 점포, 영업할 수 있습니다: whether the verb does not say that the door is open.
  private var isTurned: Bool {
    if kind(at - 1) == .attributive { return true }
    switch current {
    case .negation?, .not?, .suspension?, .potential?, .question?, .change?, .unchanged?,
      .cancellation?,
      .hedge?,
      .mostly?, .attribute?, .among?:
      return true
    default: return false
    }
  }

  /// The days of a bracket behind hours, also on the next line.
  private mutating func daysInBracket() -> [DayPhrase]? {
    let save = at
    if current == .lineEnd { at = behindLineEnds(at) }
    if isOpenBracket(at), startsDay(skippingFillers(at + 1)) {
      let inner = bracket()
      if let days = Self.onlyDays(inner), days.allSatisfy({ !$0.isDated }) { return days }
    }
    at = save
    return nil
  }
}
