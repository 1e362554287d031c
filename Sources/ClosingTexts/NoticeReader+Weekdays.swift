import KoreanCalendar

// Ordinals, weekdays and how often they recur.
extension NoticeReader {
  /// Takes an ordinal, 1…5 or 6 for the last; it replaces those that a weekday has used.
  mutating func addOrdinal(_ ordinal: Int, _ token: NoticeToken) {
    if ordinals.areUsed || ordinals.sawVerb {
      reportWaitingOrdinals()
      ordinals = Ordinals()
    }
    if ordinals.bits == 0 { ordinals.start = token.start }
    ordinals.end = token.end
    if token.kind != .last, ordinal < 1 || ordinal > 5 {
      report(.ordinalOutOfRange, token.start, token.end)
      ordinals.bits |= 1 << 6
    } else if ordinals.rangeStart > 0, ordinal > ordinals.rangeStart {
      for middle in ordinals.rangeStart...ordinal { ordinals.bits |= 1 << UInt8(middle - 1) }
    } else {
      ordinals.bits |= 1 << UInt8(truncatingIfNeeded: ordinal - 1)
    }
    ordinals.rangeStart = 0
    if token.kind != .number { advance() }
  }

  mutating func readBareWeekdays(_ token: NoticeToken) {
    if readCountOfMonth() { return }
    if isWeekdayByItself { addWeekdays(token) } else { readUnknown(through: index) }
  }

  /// Whether a syllable such as 일 stands where only a weekday can stand.
  private var isWeekdayByItself: Bool {
    switch kind(index - 1) {
    case .ordinal?, .ordinalSuffix?, .week?, .last?, .everyWeek?, .everyOtherWeek?: return true
    case nil, .comma?, .slash?, .middleDot?, .and?, .open?, .colon?, .stop?, .lineEnd?, .tilde?,
      .dash?, .weekday?, .bareWeekdays?, .everyMonth?, .close?:
      break
    case .number? where !tokens[index].isGlued, .month? where !tokens[index].isGlued: break
    default: return false
    }
    switch kind(index + 1) {
    case nil, .comma?, .slash?, .middleDot?, .and?, .close?, .stop?, .lineEnd?, .tilde?, .dash?,
      .dot?, .closing?, .opening?, .weekday?, .ordinal?, .festival?, .colon?, .open?:
      return true
    case .filler?: return kind(index + 2) == .closing || kind(index + 2) == .opening
    case .number?:
      switch kind(index - 1) {
      case nil, .comma?, .tilde?, .dash?, .middleDot?, .slash?, .number?: return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether a range begins with a word that is not understood, as 원~금요일.
  private var endsUnknownRange: Bool {
    guard kind(index - 1) == .tilde || kind(index - 1) == .dash, kind(index - 2) == .unknown
    else { return false }
    return tokens[index].isGlued && tokens[index - 1].isGlued
  }

  mutating func addWeekdays(_ token: NoticeToken) {
    let isGloss =
      followsItem || (kind(index - 1) == .open && lastItemToken == index - 2 && !items.isEmpty)
    if isGloss, !ordinals.wait, !isWeekly, everyOtherWeek == nil, glossLastItem(token) {
      lastItemToken = index
      return advance()
    }
    if ordinals.wait, glossOrdinals(token) { return advance() }
    if glossesDates(token) { return advance() }
    if extendWeekdayRange(token) { return }
    var item = NoticeItem(kind: .weekday, start: token.start, end: token.end)
    item.weekdays = UInt8(truncatingIfNeeded: token.value)
    if let range = everyOtherWeek {
      item.kind = .everyOther
      item.start = range.lowerBound
      everyOtherWeek = nil
    } else if ordinals.bits != 0 {
      item.ordinals = ordinals.bits & 0b11_1111
      if !ordinals.areUsed { item.start = ordinals.start }
      if ordinals.bits & (1 << 6) != 0 { item.refusal = .ordinalOutOfRange }
      if ordinals.bits & (1 << 7) != 0 { item.refusal = .ambiguous }
      // 2,4주 휴무, 월요일 may bind either way; only a bracket right behind makes it clear.
      if ordinals.sawVerb, kind(index - 1) != .open { item.refusal = .ambiguous }
      ordinals.areUsed = true
    }
    if endsUnknownRange { item.refusal = .ambiguous }
    item.isWeekly = isWeekly
    item.isYearly = isYearly
    item.months = months
    if months != 0 {
      monthsAreUsed = true
      item.year = dayMonthsYear
      item.replaces = frame.saysBut || contrastedMonths & months == months
    }
    add(item, through: index)
    advance()
  }

  /// Lets a weekday beside a date say which weekday the date is.
  mutating func glossLastItem(_ token: NoticeToken) -> Bool {
    guard let last = items.indices.last, token.value.nonzeroBitCount == 1,
      token.kind != .weekdayGroup
    else { return false }
    guard items[last].kind == .date || items[last].kind == .day, items[last].gloss == 7 else {
      return false
    }
    items[last].gloss = UInt8(truncatingIfNeeded: token.value.trailingZeroBitCount)
    items[last].end = token.end
    return true
  }

  /// Lets ordinals and their weekday say which days the dates before are, which makes no rule:
  /// 11월 11일(둘째주 수요일).
  private mutating func glossOrdinals(_ token: NoticeToken) -> Bool {
    let count = (ordinals.bits & 0b11_1111).nonzeroBitCount
    guard token.value.nonzeroBitCount == 1, token.kind != .weekdayGroup, !ordinals.areUsed,
      !isWeekly, !isMonthly, everyOtherWeek == nil
    else { return false }
    let isBracket = frame.followsItem && items.count == frame.firstItem && kind(index + 1) == .close
    let first = items.count - (isBracket ? count : 1)
    guard count > 0, first >= (isBracket ? outerFrames.last?.firstItem ?? 0 : frame.firstItem),
      items[first...].allSatisfy({ $0.isSingleDate }),
      isBracket || followsLastItem && fitsOrdinal(items[first])
    else { return false }
    if count == 1, !fitsOrdinal(items[first]) { report(.ambiguous, ordinals.start, token.end) }
    for position in first..<items.count where items[position].gloss == 7 {
      items[position].gloss = UInt8(truncatingIfNeeded: token.value.trailingZeroBitCount)
    }
    items[items.count - 1].end = token.end
    ordinals = Ordinals()
    lastItemToken = index
    return true
  }

  /// Whether the ordinals stand right behind the last item.
  private var followsLastItem: Bool {
    items.last.map { ordinals.start >= $0.end && ordinals.start - $0.end <= 1 } ?? false
  }

  /// Whether a date has the one ordinal that waits, counted by its weekday.
  private func fitsOrdinal(_ item: NoticeItem) -> Bool {
    let bits = ordinals.bits & 0b11_1111
    return bits == 1 << UInt8(truncatingIfNeeded: (item.day - 1) / 7)
      || bits == 1 << 5 && item.day > 21
  }

  /// Whether a bracket right behind dates only names their weekdays: 11/8~10(일~화).
  @inline(__always)
  private func glossesDates(_ token: NoticeToken) -> Bool {
    guard frame.followsItem, frame.firstItem > 0, items.count == frame.firstItem, !ordinals.wait,
      !isWeekly, everyOtherWeek == nil
    else { return false }
    let before = items[frame.firstItem - 1]
    return (before.kind == .date || before.kind == .day) && frame.lastVerdict == nil
      && frame.heading == nil
  }

  private mutating func extendWeekdayRange(_ token: NoticeToken) -> Bool {
    guard let last = items.indices.last, items[last].opensRange, items[last].kind == .weekday,
      lastItemToken == index - 2, token.value.nonzeroBitCount == 1,
      items[last].weekdays.nonzeroBitCount == 1
    else { return false }
    var place = items[last].weekdays.trailingZeroBitCount
    while place != token.value.trailingZeroBitCount {
      place = (place + 1) % 7
      items[last].weekdays |= 1 << UInt8(place)
    }
    items[last].opensRange = false
    items[last].end = token.end
    lastItemToken = index
    advance()
    return true
  }

  mutating func readUnknownWeekday(_ token: NoticeToken) {
    let start = ordinals.wait ? ordinals.start : token.start
    ordinals = Ordinals()
    report(.unknownWeekday, start, token.end)
    frame.sawUnknown = true
    advance()
  }

  mutating func readRecurrence(_ token: NoticeToken) {
    if ordinals.areUsed { ordinals = Ordinals() }
    switch token.kind {
    case .everyMonth:
      isMonthly = true
      months = 0
      contrastedMonths = 0
      dayMonths = 0
      isWeekly = false
    case .everyWeek: isWeekly = true
    case .everyYear:
      isYearly = true
      months = 0
      contrastedMonths = 0
      dayMonths = 0
    case .everyOtherWeek: everyOtherWeek = token.start..<token.end
    default:
      let shifted = min(max(reference.yearMonth.index + token.value, 12), 119_999)
      let month = YearMonth(uncheckedIndex: shifted)
      setMonth(month.month)
      dayMonthsYear = Int32(truncatingIfNeeded: month.year)
    }
    advance()
  }

  /// Limits what follows to a month, beside those before it that no day has used.
  mutating func setMonth(_ month: Int) {
    let bit: UInt16 = 1 << UInt16(truncatingIfNeeded: month)
    if monthsAreUsed || months == 0 {
      dayMonths = 0
      contrastedMonths = 0
    }
    if monthsAreUsed { months = 0 }
    monthsAreUsed = false
    months |= bit
    dayMonths |= bit
    rollYear(to: Int32(truncatingIfNeeded: month))
    dayMonthsYear = year
    isMonthly = false
  }

  mutating func readTilde() {
    if followsItem, let last = items.indices.last {
      items[last].opensRange = true
    } else if let before = kind(index - 1),
      before == .ordinal || before == .ordinalSuffix || before == .number,
      ordinals.wait
    {
      // 2-4주 may be the second and the fourth or all three.
      if kind(index) == .dash { ordinals.bits |= 1 << 7 }
      let highest = 7 - (ordinals.bits & 0b1_1111).leadingZeroBitCount
      ordinals.rangeStart = highest < 5 ? highest + 1 : 0
    }
    advance()
  }
}

extension NoticeItem {
  /// Whether an item is one date that does not come again.
  fileprivate var isSingleDate: Bool {
    (kind == .date || kind == .day) && lastDay == 0 && !isMonthly && !isYearly && !isLunar
  }
}
