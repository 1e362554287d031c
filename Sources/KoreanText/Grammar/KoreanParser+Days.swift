// Day = Frame Term { Postfix }
extension KoreanParser {
  /// Whether a day phrase begins at a place.
  package func startsDay(_ place: Int) -> Bool {
    switch kind(place) {
    case .weekdays?, .ordinal?, .festival?, .months?, .relativeMonth?, .part?, .lunar?, .lastDay?,
      .restDay?,
      .namedDays?, .unknownWeekday?:
      true
    case .cycle(let cycle)?: cycle != .day
    case .relativeDay?: isDatedInBracket(place)
    case .place(.store)?: startsDaysOfHost(place)
    case .coming?: endOfComing(place).map { startsDay($0) } ?? false
    case .following?: isNextWorkday(place)
    case .month?: startsEnglishDate(place) || isEnglishMonth(place)
    case .open?: headsDaysOfMonth(place)
    case .partOf?: isFestival(place + 1)
    case .number?:
      !startsTime(place) && !isQuantity(place) && startsNumbers(place)
        && !(place == at && isEnumerator)
    default: false
    }
  }

  /// 오늘(13일): the bracket says which day it is.
  func isDatedInBracket(_ place: Int) -> Bool {
    isOpenBracket(place + 1) && number(place + 2) != nil && startsDay(place + 2)
      && !startsTime(place + 2)
  }

  /// 명절·백화점 휴무일: the closing days of the building in which the store is.
  func startsDaysOfHost(_ place: Int) -> Bool {
    guard let link = link(place - 1), isTight(link, place - 1),
      kind(place + 1) == .verdict(.closed(.day))
    else { return false }
    return isEndOfLine(place + 2) || kind(place + 2) == .stop || isLink(place + 2)
  }

  /// The place behind 이번, which nobody writes more than a few times in a row.
  private func endOfComing(_ place: Int) -> Int? {
    (place + 1...place + 3).first { kind($0) != .coming }
  }

  /// 다음 평일, 다음의 첫 번째 평일.
  func isNextWorkday(_ place: Int) -> Bool { endOfNextWorkday(place) != nil }

  func endOfNextWorkday(_ place: Int) -> Int? {
    guard kind(place) == .following || kind(place) == .part(.after) else { return nil }
    var next = place + 1
    if particle(next) == .genitive { next += 1 }
    if case .ordinal? = kind(next) { next += 1 }
    guard weekdays(next)?.days == .mondayThroughFriday else { return nil }
    return next + 1
  }

  /// Reads a day phrase, or several where a run of numbers names them, to the end of a list.
  mutating func day(_ list: inout [DayPhrase], _ join: DayPhrase.Join) {
    let start = at
    let head = DayHead(frame: frame(), join: join, start: start)
    let (frame, count) = (head.frame, list.count)
    term(&list, head)
    if list.count == count {
      guard at > start, frame.months != 0 || frame.relativeMonth != nil || frame.year != nil
      else { return }
      list.append(DayPhrase(term: .months, frame: frame, join: join, cells: cells(start, at)))
    }
    if list.count == count + 1 { englishFrame(&list[count], start) }
    guard nesting < Self.deepestNesting else { return }
    nesting += 1
    postfixes(&list, from: count)
    nesting -= 1
  }

  /// January, April, July and October; bit *n* for the month *n*.
  static let quarterBeginnings: UInt16 = 0b0_0100_1001_0010
  /// March, June, September and December; bit *n* for the month *n*.
  static let quarterEnds: UInt16 = 0b1_0010_0100_1000

  // Frame = { 매월 | 매주 | 매년 | 이번 | year | Months | 다음 달 | 음력 }
  mutating func frame() -> DayFrame {
    var frame = DayFrame()
    while let kind = current {
      switch kind {
      case .cycle(.month): frame.isMonthly = true
      case .cycle(.week): frame.isWeekly = true
      case .cycle(.year): frame.isYearly = true
      case .cycle(.quarter) where self.kind(at + 1) == .lastDay:
        frame.months |= Self.quarterEnds
      case .coming: frame.isComing = true
      case .festival(.newYear) where isOrdinal(at + 1):
        // 새해 첫 월요일
        frame.insert(months: 1, through: 1)
        frame.isComing = true
      case .lunar: frame.isLunar = true
      case .month(let month) where startsEnglishDate(at) || isEnglishMonth(at):
        frame.insert(months: Int(month), through: Int(month))
        if isMonthDot(at + 1) { at += 1 }
      case .months(let months): frame.months |= months
      case .relativeMonth(let offset): frame.relativeMonth = Int(offset)
      // 매월마다
      case .particle(.each) where frame.isMonthly || frame.isWeekly: break
      case .particle(.genitive) where frame.months != 0 || frame.relativeMonth != nil: break
      case .open where frame.isEmpty && headsDaysOfMonth(at):
        // (9월) 10일
        if let month = number(at + 1) { frame.insert(months: month, through: month) }
        at += 4
        continue
      case .filler where !frame.isEmpty && startsDay(at + 1):
        // 12월 한 달간 매주 일요일: of the month that comes
        if tokens[at].kind == .passing { frame.isComing = true }
      case .number:
        guard frameNumber(&frame) else { return frame }
        continue
      default: return frame
      }
      at += 1
    }
    return frame
  }

  /// 첫 월요일, 둘째 주 월요일, and not 첫 영업.
  private func isOrdinal(_ place: Int) -> Bool {
    guard case .ordinal? = kind(place) else { return false }
    return weekdays(place + 1) != nil || weekdays(place + 2) != nil
  }

  /// (9월) 10,16,22일 (10월) 2,30일: whether a month in brackets heads the days behind it.
  ///
  /// One that is glued to the days before it is theirs, 13일(12월), where they have no such head.
  package func headsDaysOfMonth(_ place: Int) -> Bool {
    guard isBracketedMonth(place), number(place + 4) != nil, startsDay(place + 4),
      !startsTime(place + 4)
    else { return false }
    guard isGlued(place), place > 0 else { return true }
    for before in (max(0, place - 48)..<place).reversed() {
      switch kind(before) {
      case .lineEnd?, .stop?, .colon?: return true
      case .open? where isBracketedMonth(before): return true
      case .unit(.day)?: return (max(0, before - 48)..<before).contains { isBracketedMonth($0) }
      default: break
      }
    }
    return true
  }

  private func isBracketedMonth(_ place: Int) -> Bool {
    isOpenBracket(place) && isMonth(place + 1) && kind(place + 3) == .close
  }

  mutating func frameNumber(_ frame: inout DayFrame) -> Bool {
    guard let number = digits(at) else { return false }
    let (value, digits) = (number.value, number.count)
    switch kind(at + 1) {
    case .unit(.year)? where digits == 4 || digits == 2:
      frame.year = digits == 2 ? value + 2000 : value
      at += 2
      return true
    case .unit(.month)? where 1...12 ~= value:
      // A month with its day is a date.
      guard !isDayOfMonth(at + 2) else { return false }
      frame.insert(months: value, through: value)
      at += 2
      moreMonths(&frame, from: value)
      return true
    default:
      guard let end = endOfMonthRun(at) else { return false }
      monthRun(&frame, through: end)
      return true
    }
  }

  /// Whether a number is the day behind a month, and not an hour or an ordinal.
  func isDayOfMonth(_ place: Int) -> Bool {
    guard number(place) != nil, digitCount(place) > 0 || kind(place + 1) == .unit(.day) else {
      return false
    }
    return !startsTime(place) && !ordinalMarkFollows(place) && !isMonth(place)
      && !isDuration(place)
  }

  func isMonth(_ place: Int) -> Bool {
    if let month = number(place), 1...12 ~= month {
      kind(place + 1) == .unit(.month)
    } else {
      false
    }
  }

  /// 3일간, 2회: how long or how often, and not when.
  package func isDuration(_ place: Int) -> Bool {
    if case .unit(let unit)? = kind(place + 1) {
      switch unit {
      case .days, .hours, .weeks, .months, .years, .times, .minute: true
      case .year, .month, .day: false
      }
    } else {
      false
    }
  }

  /// 3월, 6월, 9월 and 5월 ~ 9월.
  mutating func moreMonths(_ frame: inout DayFrame, from first: Int) {
    var before = first
    while true {
      var next = at
      var isRange = false
      switch kind(next) {
      case .link?: next = behindLink
      case .tilde?, .dash?, .particle(.since)?: isRange = true; next += 1
      default: return
      }
      if !isRange, let end = endOfMonthRun(next) {
        // 2월, 8월, 10~12월
        at = next
        return monthRun(&frame, through: end)
      }
      guard let month = number(next), isMonth(next), !isDayOfMonth(next + 2) else { return }
      frame.insert(months: isRange ? before : month, through: month)
      before = month
      at = next + 2
      if isRange, particle(at) == .until { at += 1 }
    }
  }

  /// The 월 of 3,6,9,12월 and 7~8월, or `nil` where no such run is.
  func endOfMonthRun(_ place: Int) -> Int? {
    var next = place
    // No more than the months of a year stand in a row.
    while let month = number(next), 1...12 ~= month, next < place + 24 {
      switch kind(next + 1) {
      case .link(.comma)?, .link(.dot)?, .link(.point)?, .tilde?, .dash?: next += 2
      case .unit(.month)?: return next == place || isDayOfMonth(next + 2) ? nil : next + 1
      default: return nil
      }
    }
    return nil
  }

  mutating func monthRun(_ frame: inout DayFrame, through end: Int) {
    var before = 0
    var isRange = false
    while at < end {
      if let month = number(at) {
        frame.insert(months: isRange ? before : month, through: month)
        (before, isRange) = (month, false)
      } else {
        isRange = current == .tilde || current == .dash
      }
      at += 1
    }
    at = end + 1
    moreMonths(&frame, from: before)
  }
}
