// Weekdays.
extension KoreanScanner {
  mutating func readWeekday() -> Bool {
    if let weekday = weekday(at: index) {
      let isEach = text.has("마다", at: index + weekday.count)
      append(
        .weekdays(WeekdaySet(daysAfterSunday: weekday.day), isEach ? .each : .name),
        count: weekday.count + (isEach ? 2 : 0))
      return true
    }
    guard scalar(index + 1) == "요", scalar(index + 2) == "일", !isAfterWord || !continuesWord
    else { return false }
    append(.unknownWeekday, count: 3)
    return true
  }

  /// 일요일, 일욜 or 日曜日.
  func weekday(at place: Int) -> (day: Int, count: Int)? {
    guard let day = WeekdaySet.daysAfterSunday(scalar(place)) else { return nil }
    switch (scalar(place + 1), scalar(place + 2)) {
    case ("요", "일"), ("曜", "日"): return (day, 3)
    case ("욜", _): return (day, 2)
    // 토요휴무
    case ("요", _) where closing(at: place + 2) != nil: return (day, 2)
    default: return nil
    }
  }

  /// 월휴무, 일월휴무, 월휴, 토일공휴일: the weekdays by one syllable each that the word behind them closes, or that
  /// stand before the holidays, and how many they are; `nil` when none does, and for 월휴무일, which may be the closing days of a month.
  func weekdaysOfClosing(at place: Int, isAfterWeek: Bool) -> (days: WeekdaySet, count: Int)? {
    var days: WeekdaySet = []
    var end = place
    while let day = WeekdaySet.daysAfterSunday(scalar(end)),
      !days.contains(WeekdaySet(daysAfterSunday: day))
    {
      days.insert(WeekdaySet(daysAfterSunday: day))
      end += 1
    }
    // 토일공휴일
    if end > place, text.has("공휴일", at: end) { return (days, end - place) }
    guard end > place, let verdict = closing(at: end) else { return nil }
    let mayBeMonth = verdict == .closed(.day) && end == place + 1 && scalar(place) == "월"
    return mayBeMonth && !isAfterWeek ? nil : (days, end - place)
  }

  /// The word for closings that begins at a place, and is not just the beginning of another.
  private func closing(at place: Int) -> KoreanToken.Verdict? {
    if scalar(place) == "휴", !isSyllable(place + 1) { return .closed(.act) }
    guard let word = vocabulary.longestWord(in: cells, at: place),
      case .verdict(let verdict) = word.kind, verdict.isClosed
    else { return nil }
    let end = place + word.count
    return endsWord(end) || ending(end, behind: word.kind) != nil ? verdict : nil
  }

  /// 월,화로, 월~목은: whether a list or a range of weekdays by one syllable each goes on here.
  private var isBehindSymbols: Bool {
    guard tokens.count > 1, case .weekdays(_, .symbols) = tokens[tokens.count - 2].kind,
      case .mark(let mark) = tokens[tokens.count - 1].kind
    else { return false }
    return mark == .comma || mark == .middleDot || mark == .slash || mark == .dot
      || mark == .tilde || mark == .dash
  }

  /// Reads weekdays by one syllable each, such as 월 or 월수금; the parser decides if they are meant.
  mutating func readSymbols() {
    if let weekday = weekday(at: index) {
      return append(
        .weekdays(WeekdaySet(daysAfterSunday: weekday.day), .name), count: weekday.count)
    }
    if let closed = weekdaysOfClosing(at: index, isAfterWeek: isAfterWeek) {
      return append(.weekdays(closed.days, .symbols), count: closed.count)
    }
    var days: WeekdaySet = []
    var count = 0
    var previous = -1
    // In the order of the week from Monday, which keeps most words made of these syllables out.
    while let day = WeekdaySet.daysAfterSunday(scalar(index + count)), (day + 6) % 7 > previous {
      days.insert(WeekdaySet(daysAfterSunday: day))
      previous = (day + 6) % 7
      count += 1
    }
    let next = index + count
    let isParticle = (count > 1 || isBehindSymbols) && vocabulary.hasParticle(in: cells, at: next)
    guard isSyllable(next) || WeekdaySet.daysAfterSunday(scalar(next)) != nil, !isParticle else {
      return append(.weekdays(days, .symbols), count: count)
    }
    // 일월화수목: no word has so many of them.
    var all = days
    while let day = WeekdaySet.daysAfterSunday(scalar(index + count)),
      !all.contains(WeekdaySet(daysAfterSunday: day))
    {
      all.insert(WeekdaySet(daysAfterSunday: day))
      count += 1
    }
    if count > 2, !isSyllable(index + count) {
      return append(.weekdays(all, .symbols), count: count)
    }
    count = next - index
    if isSyllable(index) { readUnknown() } else { append(.word, count: count) }
  }
}
