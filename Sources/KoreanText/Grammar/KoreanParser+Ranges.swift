// Range = Day "~" [Day] | Day 부터 Day [까지]
extension KoreanParser {
  static func isPart(_ day: DayPhrase, of festivals: FestivalSet) -> Bool {
    if case .festival(let some, _) = day.term { some.isSubset(of: festivals) } else { false }
  }

  /// 설 연휴와 이어지는 토요일.
  mutating func adjoin(_ list: inout [DayPhrase]) {
    at = skippingFillers(at)
    var inner: [DayPhrase] = []
    if startsDay(at) { day(&inner, .first) }
    Self.doubtGroup(&list, .notExpressible)
  }

  /// Whether days that begin at a place end in 까지, within a few words, and no more than a verb follows.
  package func endsInUntil(_ place: Int) -> Bool {
    guard startsDay(place), !startsTime(place) else { return false }
    for next in place + 1...place + 9 {
      switch kind(next) {
      case .particle(.until)?:
        switch kind(next + 1) {
        case .lineEnd?, .stop?, .copula?, .verdict?, nil: return true
        default: return false
        }
      case .particle?, .lineEnd?, nil: return false
      default: break
      }
    }
    return false
  }

  /// Whether a sign of ranges stands at a place, and a date behind it.
  func beginsRange(_ place: Int) -> Bool {
    (kind(place) == .tilde || kind(place) == .dash) && number(place + 1) != nil
      && !startsTime(place + 1)
  }

  mutating func rangeBehind(_ list: inout [DayPhrase]) -> Bool {
    let last = list.count - 1
    let isTilde = current == .tilde
    if rangeThroughWeekday(&list, at: at + 1) { return true }
    if case .weekdays(let first, []) = list[last].term, let end = weekdays(at + 1)?.days,
      let range = WeekdaySet.range(from: first, through: end)
    {
      // 매주 월요일 - 일요일을 제외한 공휴일: the dash begins the next of a list.
      if range == .all, kind(skippingFillers(at + 3)) == .except(isAttributive: true) {
        return false
      }
      list[last].term = .weekdays(range, [])
      at += 2
      extend(&list[last])
      return true
    }
    if case .weekdays = list[last].term, weekdays(at + 1) != nil {
      // 둘째 주 월~수: the second Wednesday may stand in the week before the second Monday.
      list[last].term = .doubtful(.ambiguous)
      at += 2
      extend(&list[last])
      return true
    }
    if case .festival = list[last].term {
      if case .festival? = kind(at + 1) {
        // 설-추석 연휴
        at += 1
        day(&list, .tight)
      } else if number(at + 1) != nil, startsDay(at + 1) {
        // 크리스마스-12/26
        at += 1
        var inner: [DayPhrase] = []
        day(&inner, .first)
        list[last].term = .doubtful(.ambiguous)
      }
      return false
    }
    guard var first = list[last].date else { return false }
    guard startsDay(at + 1) || number(at + 1) != nil, !startsTime(at + 1) else {
      // 2026-03-08~
      if isTilde, number(at + 1) == nil { list[last].role = .since; at += 1 }
      return false
    }
    let isEnglish = isEnglishDay(at - 1)
    let isBeforeMonth = number(at + 1) != nil && isEnglishDay(at + 1)
    at += 1
    // December 24 through Sunday, December 27
    var weekday: Int?
    if let next = behindEnglishWeekday(at) {
      weekday = weekdays(at)?.days.singleDay
      at = next
    }
    var inner: [DayPhrase] = []
    readsEnd = true
    day(&inner, .first)
    readsEnd = false
    guard inner.count == 1, var end = inner[0].date else {
      list[last].term = .doubtful(.ambiguous)
      return false
    }
    if let weekday { end.weekday = weekday }
    if first.weekday != nil, end.weekday == nil, let last = weekdays(at)?.days.singleDay {
      // 12. 7. 월 ~ 12. 9. 수
      end.weekday = last
      at += 1
    }
    if isBeforeMonth, first.month == nil, first.day <= end.day {
      // 24–26 December
      (first.month, first.year) = (end.month, end.year)
    }
    // Jan 18–27, 2027
    if isEnglish, end.month == nil, let year = englishYear() {
      (end.month, end.year) = (first.month, year)
    }
    if list[last].frame.isMonthly, first == DateText(day: first.day), end == DateText(day: end.day),
      first.day < end.day
    {
      // 매월 1~3일
      var day = list.removeLast()
      day.cells = day.cells.lowerBound..<inner[0].cells.upperBound
      for number in first.day...end.day {
        day.term = .date(DateText(day: number))
        list.append(day)
        day.join = .tight
      }
      list[list.count - 1].role = inner[0].role == .until ? nil : inner[0].role
      return list[list.count - 1].role == nil
    }
    list[last].term = .range(first, end)
    list[last].role = inner[0].role == .until ? nil : inner[0].role
    list[last].notes += inner[0].notes
    list[last].cells = list[last].cells.lowerBound..<inner[0].cells.upperBound
    return list[last].role == nil
  }

  /// 화요일(1/19)~목요일: makes a range of a date with its weekday and a weekday at a place, on or before the 28th.
  ///
  /// - Returns: whether a weekday alone is there.
  mutating func rangeThroughWeekday(_ list: inout [DayPhrase], at place: Int) -> Bool {
    let last = list.count - 1
    guard let first = list[last].date, let from = first.weekday,
      let weekday = weekdays(place)?.days.singleDay, !isOpenBracket(place + 1),
      !startsDay(place + 1)
    else { return false }
    at = place + 1
    var end = first
    (end.day, end.weekday) = (first.day + (weekday - from + 7) % 7, weekday)
    list[last].term = end.day <= 28 ? .range(first, end) : .doubtful(.ambiguous)
    if particle(at) == .until { at += 1 }
    extend(&list[last])
    return true
  }
}
