// Weekdays.
extension KoreanLexer {
  mutating func readWeekday() -> Bool {
    if let weekday = weekday(at: index) {
      // 일요일마다 is every Sunday, as 일요일 alone is.
      let each = has("마다", at: index + weekday.count) ? 2 : 0
      append(
        .weekdays(WeekdaySet(daysAfterSunday: weekday.day), .name), count: weekday.count + each)
      return true
    }
    guard scalar(index + 1) == "요", scalar(index + 2) == "일", !isAfterWord || !continuesWord
    else { return false }
    append(.unknownWeekday, count: 3)
    return true
  }

  /// 일요일, 일욜 or 日曜日.
  func weekday(at place: Int) -> (day: Int, count: Int)? {
    guard let day = Self.weekday(scalar(place)) else { return nil }
    switch (scalar(place + 1), scalar(place + 2)) {
    case ("요", "일"), ("曜", "日"): return (day, 3)
    case ("욜", _): return (day, 2)
    default: return nil
    }
  }

  /// Weekdays by one syllable each, such as 월 or 월수금; the reader decides whether they are meant.
  mutating func readSymbols() {
    if let weekday = weekday(at: index) {
      return append(
        .weekdays(WeekdaySet(daysAfterSunday: weekday.day), .name), count: weekday.count)
    }
    var days: WeekdaySet = []
    var count = 0
    var previous = -1
    // In the order of the week from Monday, which keeps most words made of these syllables out.
    while let day = Self.weekday(scalar(index + count)), (day + 6) % 7 > previous {
      days.insert(WeekdaySet(daysAfterSunday: day))
      previous = (day + 6) % 7
      count += 1
    }
    let next = index + count
    guard isSyllable(next) || Self.weekday(scalar(next)) != nil else {
      return append(.weekdays(days, .symbols), count: count)
    }
    if isSyllable(index) { readUnknown() } else { append(.word, count: count) }
  }

  /// The weekday that one syllable or ideograph stands for, in days after Sunday.
  static func weekday(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "일", "日": 0
    case "월", "月": 1
    case "화", "火": 2
    case "수", "水": 3
    case "목", "木": 4
    case "금", "金": 5
    case "토", "土": 6
    default: nil
    }
  }
}
