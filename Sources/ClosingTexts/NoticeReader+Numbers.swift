import KoreanCalendar

// Numbers: what they are is decided by what follows the last of a list.
extension NoticeReader {
  enum Limit {
    static let monthsOfYear: ClosedRange<Int32> = 1...12
    static let daysOfMonth: ClosedRange<Int32> = 1...31
    static let years: ClosedRange<Int32> = 1_900...2_199
  }

  mutating func readNumber() {
    if readTime() { return }
    switch tokens[index].digits {
    case 1, 2: if !readYearFirst() { readList() }
    case 4: if !readYearFirst() { readUnknownNumbers(through: index) }
    case 8: readCompactDate()
    case 3 where tokens[index].value == 365 && kind(index + 1) == .day: readEveryDayOfYear()
    default: readUnknownNumbers(through: index)
    }
  }

  /// Takes a chain of numbers such as a telephone number as one word that is not understood.
  mutating func readUnknownNumbers(through last: Int) {
    let start = tokens[index].start
    var end = last
    while let next = kind(end + 1), next == .dash || next == .dot || next == .colon,
      tokens[end + 1].isGlued, kind(end + 2) == .number, tokens[end + 2].isGlued
    {
      end += 2
    }
    if let next = kind(end + 1), next == .count || next == .unknown { end += 1 }
    index = end
    readUnknown(through: end)
    if let position = reports.indices.last, reports[position].end == tokens[end].end {
      reports[position].start = min(reports[position].start, start)
    }
  }

  mutating func readCompactDate() {
    let value = tokens[index].value
    guard Limit.years.contains(value / 10_000) else { return readUnknownNumbers(through: index) }
    addDate(
      year: value / 10_000, month: value / 100 % 100, day: value % 100, tokens[index].start,
      through: index)
    advance()
  }

  /// Reads 365일 정상영업, which says that the store never closes.
  private mutating func readEveryDayOfYear() {
    let start = tokens[index].start
    index += 2
    if kind(index) == .opening, items.count == frame.firstItem {
      neverRange = start..<tokens[index].end
      advance()
    }
  }

  /// Reads a number that is a year by its unit or by two more numbers, such as 2026-01-11.
  mutating func readYearFirst() -> Bool {
    let token = tokens[index]
    let value = token.digits == 2 ? 2_000 + token.value : token.value
    guard Limit.years.contains(value), token.digits != 1 else { return false }
    if kind(index + 1) == .year {
      year = value
      lastMonthOfYear = 0
      index += 2
      return true
    }
    guard let separator = kind(index + 1),
      separator == .dash || separator == .dot || separator == .slash, kind(index + 2) == .number,
      tokens[index + 2].digits <= 2, kind(index + 3) == separator, kind(index + 4) == .number,
      tokens[index + 4].digits <= 2, token.digits == 4 || (separator == .dot && token.value > 12)
    else { return false }
    let start = token.start
    let date = (value, tokens[index + 2].value, tokens[index + 4].value)
    index += 4
    if kind(index + 1) == .dot, tokens[index + 1].isGlued, kind(index + 2) != nil { index += 1 }
    addDate(year: date.0, month: date.1, day: date.2, start, through: index)
    advance()
    return true
  }

  mutating func readMonths(through last: Int) {
    let start = tokens[index].start
    monthStart = start
    var first: Int32 = isMonthRange(before: index) ? lastMonth : 0
    while index <= last {
      let token = tokens[index]
      if token.kind == .tilde || token.kind == .dash {
        first = lastMonth
      } else if token.kind == .number {
        guard Limit.monthsOfYear.contains(token.value) else {
          report(.invalidDate, start, tokens[last + 1].end)
          frame.sawUnknown = true
          index = last + 2
          return
        }
        while first != 0, first % 12 + 1 != token.value {
          first = first % 12 + 1
          setMonth(Int(first))
        }
        setMonth(Int(token.value))
        (first, lastMonth) = (0, token.value)
      }
      advance()
    }
    advance()
  }

  /// Whether a month ends a range of months: 3월부터 5월까지.
  private func isMonthRange(before position: Int) -> Bool {
    guard kind(position - 2) == .month, let sign = kind(position - 1) else { return false }
    return sign == .tilde || sign == .dash || sign == .since || sign == .source
  }

  /// Days with a unit or with a weekday in brackets: 11, 22일 or 10/11, 25일.
  mutating func readDays(through last: Int, unit: Int) {
    let isPair = kind(index + 1) == .slash || kind(index + 1) == .dot
    if isPair, index < last, kind(index - 1) != .everyMonth {
      readDates(through: last)
      lastItemToken = last + unit
      index = last + 1 + unit
      return
    }
    // 매월 2,4 일 may be a list of days or the ordinals of Sundays, and so may the 4일 of 2수,4일.
    // The 3일 of 명절 연휴 3일 are three days.
    let isLength =
      unit == 1 && last == index && tokens[index].value <= 5
      && (kind(index - 1) == .span || kind(index - 1) == .festival)
    let isDoubtful =
      isLength
      || unit == 1 && dayMonths == 0 && allAreOrdinals(through: last)
        && (last > index && !tokens[last + 1].isGlued || followsOrdinalOfSyllable)
    let first = items.count
    defer { if isDoubtful { refuseItems(from: first, .ambiguous) } }
    var isRange = false
    while index <= last {
      let token = tokens[index]
      if token.kind == .tilde || token.kind == .dash {
        isRange = true
      } else if token.kind == .number {
        addDay(token, isRange: isRange, end: tokens[index == last ? last + unit : index].end)
        isRange = false
      }
      advance()
    }
    lastItemToken = last + unit
    index = last + 1 + unit
  }

  mutating func readWithoutUnit(through last: Int) {
    let isPair = kind(index + 1) == .slash || (kind(index + 1) == .dot && isDatePair)
    let hasSign = followsOrdinalSign && kind(last + 1).map { $0.joins || $0 == .comma } == true
    if kind(last + 1) == .weekday || kind(last + 1) == .bareWeekdays || hasSign,
      !isPair || isMonthly, isMonthly || last > index || followsOrdinalSign,
      allAreOrdinals(through: last)
    {
      while index <= last {
        if tokens[index].kind == .number { addOrdinal(Int(tokens[index].value), tokens[index]) }
        advance()
      }
      return
    }
    if isPair, last > index {
      let mayBeOrdinals = kind(last + 1) == .weekday && allAreOrdinals(through: last, hasDots: true)
      readDates(through: last)
      if mayBeOrdinals, items.count > frame.firstItem {
        items[items.count - 1].mayBeOrdinals = true
      }
      index = last + 1
      return
    }
    let hasGloss =
      kind(last + 1) == .open && kind(last + 3) == .close
      && (kind(last + 2) == .weekday || kind(last + 2) == .bareWeekdays)
    if hasGloss, isMonthly, last > index, !isPair, allAreOrdinals(through: last) {
      // 매월 2,4(일)
      return readOrdinals(through: last, hasSuffix: false)
    }
    let isListed = dayMonths != 0 && frame.heading == .closed
    if hasGloss || isListed || items.last?.opensRange == true && followsRange {
      readDays(through: last, unit: 0)
    } else {
      readUnknownNumbers(through: last)
    }
  }

  /// Whether the number before may be the ordinal of a weekday by one syllable, as in 2수,4일.
  private var followsOrdinalOfSyllable: Bool {
    guard kind(index - 1)?.separatesNumbers == true, kind(index - 2) == .unknown,
      kind(index - 3) == .number
    else { return false }
    // A syllable is three bytes.
    return tokens[index - 2].isGlued && tokens[index - 2].end - tokens[index - 2].start == 3
  }

  var followsRange: Bool { lastItemToken == index - 2 }

  /// Whether two numbers and a dot may be a date and not a decimal.
  var isDatePair: Bool {
    kind(index + 2) == .number && tokens[index + 1].isGlued
      && (tokens[index + 2].isGlued || kind(index + 3) == .dot || kind(index + 3) == .open)
  }

  /// Whether the number is one like that of 제2.
  private var followsOrdinalSign: Bool {
    kind(index - 1) == .filler && tokens[index - 1].value == Filler.ordinalSign
  }

  private func allAreOrdinals(through last: Int, hasDots: Bool = false) -> Bool {
    let hasDots = hasDots || kind(index - 1) == .everyMonth
    var cursor = index
    while cursor <= last {
      let token = tokens[cursor]
      if token.kind == .number, token.value < 1 || token.value > 5 { return false }
      if token.kind == .tilde || token.kind == .dash || token.kind == .dot && !hasDots {
        return false
      }
      cursor += 1
    }
    return true
  }
}

extension NoticeToken.Kind {
  var isUnit: Bool {
    switch self {
    case .year, .month, .day, .hour, .minute, .ordinalSuffix, .count, .hoursWord: true
    default: false
    }
  }

  /// Whether two numbers of one list may stand on both sides.
  var separatesNumbers: Bool {
    switch self {
    case .comma, .dot, .middleDot, .slash, .tilde, .dash, .and: true
    default: false
    }
  }
}
