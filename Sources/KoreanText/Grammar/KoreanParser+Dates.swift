// Dates of numbers alone: 2026-11-22, 11/22, 11.22, and the days of a month.
extension KoreanParser {
  /// A date with its year, such as 2026-11-22 or 20261122.
  mutating func fullDate() -> DateText? {
    guard let number = digits(at) else { return nil }
    let (value, digits) = (number.value, number.count)
    if digits == 8 {
      at += 1
      return DateText(year: value / 10_000, month: value / 100 % 100, day: value % 100)
    }
    guard digits == 4 || digits == 2 && value > 12 && kind(at + 1) != .dash,
      isSeparator(at + 1), let month = self.number(at + 2), isSeparator(at + 3),
      let day = self.number(at + 4),
      !startsTime(at + 4)
    else { return nil }
    at += 5
    if isGlued(at), link(at) == .point || current == .stop && link(at - 2) == .point { at += 1 }
    return DateText(year: digits == 4 ? value : value + 2000, month: month, day: day)
  }

  func isSeparator(_ place: Int) -> Bool {
    switch kind(place) {
    case .link(.point)?, .link(.slash)?, .dash?, .stop?: isGlued(place)
    default: false
    }
  }

  /// Whether a number and the next are a month and its day: 11/22, 11.22, and not 2·4.
  func isPair(_ place: Int) -> Bool {
    guard number(place) != nil, number(place + 2) != nil else { return false }
    switch link(place + 1) {
    // 1+1 / 11/22
    case .slash?:
      return isGlued(place + 1) || link(place + 3) != .slash || !isGlued(place + 3)
    case .point?: return isGlued(place + 1) && digitCount(place + 2) > 0
    default: return false
    }
  }

  /// The last number of a run, which links join, or a tilde or dash as in 2~4째.
  func endOfRun(_ first: Int) -> Int {
    var last = first
    while true {
      var next = last + 1
      switch kind(next) {
      case .link(.comma)?, .link(.dot)?, .link(.point)?, .link(.slash)?, .link(.and)?:
        next += 1
      // 12/7이나 12/9
      case .link(.or)? where link(last - 1) != .slash: next += 1
      case .tilde? where ordinalMarkFollows(last + 2), .dash? where ordinalMarkFollows(last + 2):
        next += 1
      default: return last
      }
      while kind(next) == .lineEnd || kind(next) == .link(.slash)
        || kind(next) == .filler && number(next + 1) != nil
      { next += 1 }
      guard number(next) != nil, !startsTime(next), kind(next + 1) != .unit(.month),
        !isDuration(next), !isQuantity(next),
        link(last + 1) != .slash || isGlued(last + 1) || link(next + 1) != .slash
          || !isGlued(next + 1)
      else { return last }
      last = next
    }
  }

  /// The days of a run, one phrase each.
  mutating func days(
    through last: Int, _ list: inout [DayPhrase], _ head: DayHead
  ) {
    var head = head
    while at <= last {
      if let day = number(at) {
        at += 1
        if at > last, current == .unit(.day) { at += 1 }
        append(
          DateText(year: head.frame.year, month: head.frame.singleMonth, day: day), to: &list, head)
        head.join = .tight
        if at > last { break }
      }
      at += 1
      head.start = at
    }
  }

  /// 10/11,25 and 11.8, 11.22: pairs, and days of the month of the pair before.
  mutating func pairs(
    through last: Int, _ list: inout [DayPhrase], _ head: DayHead
  ) {
    var before: DateText?
    var head = head
    while at <= last {
      if let first = number(at) {
        if isPair(at), at + 2 <= last, let day = number(at + 2) {
          at += 3
          let date = DateText(year: head.frame.year, month: first, day: day)
          before = date
          append(date, to: &list, head)
        } else {
          at += 1
          // 12/13·27은 is one list, as 12월 13일과 27일은.
          if case .link(let link)? = kind(at - 2), before != nil, isTight(link, at - 2) {
            head.join = .tight
          }
          var date = DateText(day: first)
          date.takeMonth(of: before)
          date.year = date.year ?? head.frame.year
          before = date
          append(date, to: &list, head)
        }
        head.join = .loose
      } else {
        at += 1
      }
      head.start = at
      while head.start <= last, number(head.start) == nil { head.start += 1 }
    }
  }

  func append(
    _ date: DateText, to list: inout [DayPhrase], _ head: DayHead
  ) {
    var date = date
    date.isLunar = head.frame.isLunar
    date.monthOffset = date.month == nil ? head.frame.relativeMonth : nil
    let isValid = 1...31 ~= date.day && 1...12 ~= (date.month ?? 1)
    add(isValid ? .date(date) : .doubtful(.invalidDate), to: &list, head)
  }

  func add(
    _ term: DayTerm, to list: inout [DayPhrase], _ head: DayHead
  ) {
    list.append(DayPhrase(term, head, cells: cells(head.start, at)))
  }
}
