import KoreanCalendar

// Days and dates.
extension NoticeReader {
  mutating func addDate(
    year: Int32, month: Int32, day: Int32, _ start: UInt32, through last: Int,
    isRange: Bool = false
  ) {
    let end = tokens[last].end
    var item = NoticeItem(kind: .date, start: start, end: end)
    let isPossible =
      year == 0
      ? MonthDay(month: Int(month), day: Int(day)) != nil
      : CivilDate(year: Int(year), month: Int(month), day: Int(day)) != nil
    guard isPossible else {
      report(.invalidDate, start, end)
      frame.sawUnknown = true
      lastItemToken = -2
      return
    }
    if closesRange(isRange: isRange, last) {
      items[items.count - 1].lastMonth = month
      items[items.count - 1].lastDay = day
      items[items.count - 1].opensRange = false
      items[items.count - 1].end = end
      lastItemToken = last
      return
    }
    item.year = year
    item.month = month
    item.day = day
    item.isLunar = isLunar
    item.isYearly = isYearly
    isLunar = false
    if month == 1, day == 1, year == 0 { sawNewYearsDate = true }
    item.replaces = contrastedMonths & (1 << UInt16(truncatingIfNeeded: month)) != 0
    if frame.followsRule, !frame.saysBut, !item.replaces { takeParentWeekday(&item) }
    dayMonths = 1 << UInt16(truncatingIfNeeded: month)
    dayMonthsYear = year
    if year != 0 {
      self.year = year
      lastMonthOfYear = month
    }
    add(item, through: last)
  }

  /// Moves to the next year when the months of a list begin again: 2025년 12월 28일, 1월 11일.
  mutating func rollYear(to month: Int32) {
    if year != 0, month < lastMonthOfYear { year += 1 }
    lastMonthOfYear = 0
  }

  /// A date in brackets behind a rule is an instance of it and has its weekday.
  func takeParentWeekday(_ item: inout NoticeItem) {
    item.isInstance = true
    guard frame.firstItem > 0, frame.firstItem <= items.count else { return }
    let parent = items[frame.firstItem - 1]
    if parent.kind == .weekday, parent.weekdays.nonzeroBitCount == 1 {
      item.gloss = UInt8(truncatingIfNeeded: parent.weekdays.trailingZeroBitCount)
    } else if parent.kind == .festival, parent.parts == .day,
      parent.festivals.nonzeroBitCount == 1
    {
      item.festivals = parent.festivals
      // 설날(1/1), 추석(8/15)
      let festival = Festival.onLunarDate(month: item.month, day: item.day)
      if item.year == 0, festival == parent.festivals { item.isLunar = true }
    }
  }

  /// Whether the token to be read stands right behind a range of dates: 8일부터 10일까지 3일간.
  var followsRangeOfDates: Bool {
    guard let last = items.last, items.count > frame.firstItem, last.lastDay != 0 else {
      return false
    }
    return lastItemToken >= index - 2
  }

  func closesRange(isRange: Bool, _ last: Int) -> Bool {
    guard let before = items.last, before.opensRange || isRange else { return false }
    return (before.kind == .date || before.kind == .day) && before.lastDay == 0
      && items.count > frame.firstItem
  }

  mutating func addDay(_ token: NoticeToken, isRange: Bool, end: UInt32) {
    guard Limit.daysOfMonth.contains(token.value), token.digits <= 2 else {
      report(.invalidDate, token.start, end)
      frame.sawUnknown = true
      return
    }
    let start = kind(index - 1) == .month ? monthStart : token.start
    let months = dayMonths
    if months.nonzeroBitCount == 1 {
      // A day right behind its month is a date, and so is one that follows a date.
      let month = Int32(months.trailingZeroBitCount)
      useMonths()
      let savedYear = dayMonthsYear == 0 ? year : dayMonthsYear
      addDate(
        year: savedYear, month: month, day: token.value, start, through: index,
        isRange: isRange)
      if let last = items.indices.last, items[last].end < end { items[last].end = end }
      return
    }
    if closesRange(isRange: isRange, index) {
      items[items.count - 1].lastDay = token.value
      items[items.count - 1].opensRange = false
      items[items.count - 1].end = end
      return
    }
    var item = NoticeItem(kind: .day, start: token.start, end: end)
    item.day = token.value
    item.isMonthly = isMonthly
    item.isYearly = isYearly
    item.months = months
    if months != 0 { useMonths() }
    if frame.followsRule { takeParentWeekday(&item) }
    add(item, through: index)
  }

  /// Uses the months up for a day, unless ordinals before its bracket wait with them.
  private mutating func useMonths() {
    if ordinals.wait, frame.monthsBefore != 0, frame.monthsBefore == months { return }
    months = 0
    monthsAreUsed = true
  }

  /// Reads 말일, the last day of a month.
  mutating func readLastDay(_ token: NoticeToken) {
    if followsItem, let last = items.indices.last {
      // 추석 연휴 마지막 날
      items[last].refusal = items[last].refusal ?? .ambiguous
      items[last].end = token.end
      lastItemToken = index
      return advance()
    }
    var item = NoticeItem(kind: .lastDay, start: token.start, end: token.end)
    item.isMonthly = isMonthly
    item.isYearly = isYearly
    if months != 0 {
      if !monthsAreUsed { item.start = monthStart }
      item.months = months
      item.year = dayMonthsYear
      item.replaces = contrastedMonths & months == months
      monthsAreUsed = true
    }
    add(item, through: index)
    advance()
  }

  /// Dates such as 10/11,25 in which a later month may be missing.
  mutating func readDates(through last: Int) {
    var month: Int32 = 0
    var isRange = false
    while index <= last {
      let token = tokens[index]
      switch token.kind {
      case .tilde, .dash: isRange = true
      case .number:
        let next = kind(index + 1)
        let second = index + 2
        if next == .slash || next == .dot, second <= last, tokens[second].kind == .number {
          month = token.value
          rollYear(to: month)
          addDate(
            year: year, month: month, day: tokens[second].value, token.start, through: second,
            isRange: isRange)
          index = second
        } else if month != 0 {
          addDate(
            year: year, month: month, day: token.value, token.start, through: index,
            isRange: isRange)
        } else {
          report(.unknownWord, token.start, token.end)
          frame.sawUnknown = true
        }
        isRange = false
      default: break
      }
      advance()
    }
  }
}
