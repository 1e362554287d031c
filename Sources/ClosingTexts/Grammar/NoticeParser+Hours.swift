import KoreanText

// Hours = [Days] Time ("~" Time | 까지) [영업] [ [line] "(" Days ")" ]
extension NoticeParser {
  /// Whether a time of day begins at a place.
  func startsTime(_ place: Int) -> Bool {
    switch kind(place) {
    case .time?: return true
    case .dayPart?: return isTime(place + 1)
    case .number?: return isBareHour(place)
    default: return false
    }
  }

  private func isTime(_ place: Int) -> Bool {
    if case .time? = kind(place) { true } else { false }
  }

  /// 09 in 09-22시 and 2 in 2~5시: a number whose range ends in a time.
  private func isBareHour(_ place: Int) -> Bool {
    guard let hour = number(place), hour <= 24 else { return false }
    switch kind(place + 1) {
    case .tilde?, .dash?: return isTime(place + 2) && isGlued(place + 1)
    default: return false
    }
  }

  private mutating func time() -> ClockTime? {
    var half: HalfOfDay?
    if case .dayPart(let own)? = current {
      half = own
      at += 1
    }
    switch current {
    case .time(var time)?:
      at += 1
      time.half = time.half ?? half
      return time
    case .number(let hour, _)?:
      at += 1
      return ClockTime(hour: hour, minute: 0, half: half)
    default: return nil
    }
  }

  /// Reads hours, with the days before them and in the bracket behind them.
  mutating func hours(_ clause: inout Clause) {
    let start = at
    var hours = HoursPhrase()
    hours.opens = time()
    switch current {
    case .tilde?, .dash?, .particle(.since)?, .particle(.source)?:
      at += 1
      if startsTime(at) { hours.closes = time() }
    default: (hours.opens, hours.closes) = (nil, hours.opens)
    }
    hoursEnd(&hours)
    if clause.nearAdjuncts.contains(where: { $0.kind == .pauseLabel }) { hours.kind = .pause }
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
      case .hours(.pause): hours.kind = .pause
      case .ending, .hours, .filler: break
      case .verdict(.open(.verb)): hours.saysOpen = true
      case .verdict(.operates), .verdict(.open): break
      default: return
      }
      at += 1
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
