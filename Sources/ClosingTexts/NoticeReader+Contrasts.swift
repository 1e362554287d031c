import KoreanCalendar

// What holds in some months instead of the regular rule, and ordinals that follow their weekday.
extension NoticeReader {
  /// What the vocabulary says of words that only connect others.
  enum Filler {
    static let but: Int32 = 1
    static let also: Int32 = 2
    static let ordinalSign: Int32 = 3
    static let copula: Int32 = 4
    static let concession: Int32 = 5
    static let store: Int32 = 6
    static let normal: Int32 = 7
  }

  mutating func readFiller(_ token: NoticeToken) {
    switch token.value {
    case Filler.but: frame.saysBut = true
    case Filler.also: frame.saysAlso = true
    case Filler.copula:
      // 휴무일은 13일, 25일이며 27일은 정상영업
      if followsItem, items.count > frame.firstItem, let heading = frame.heading { flush(heading) }
    case Filler.normal where followsItem && endsPhrase(index + 1):
      // 8일 휴무 / 22일 정상
      advance()
      return decide(.open)
    case Filler.store where scope == .facility && kind(index - 1) != .facility: leaveFacility()
    case Filler.concession where kind(index - 1) != .closing && kind(index - 1) != .opening:
      // 8일이나 22일 is one of the two.
      return followsItem
        ? takeBack(.softStatement, through: index, isFinal: false) : readUnknown(through: index)
    default: break
    }
    advance()
  }

  private func endsPhrase(_ position: Int) -> Bool {
    switch kind(position) {
    case nil, .comma?, .slash?, .close?, .stop?, .lineEnd?, .dot?: true
    default: false
    }
  }

  /// Takes 은 behind a month as setting it off, 도 as adding to the rule, and 만 as naming all.
  mutating func readContrast(_ token: NoticeToken) {
    switch token.value {
    case 1 where followsMonth: contrastedMonths |= months
    case 3 where followsMonth: contrastedMonths |= months
    case 2: frame.saysAlso = true
    case 3 where followsItem || lastItemToken == index: frame.saysOnly = true
    default: break
    }
  }

  /// Whether the token to be read stands right behind a month without a day.
  var followsMonth: Bool {
    let before = kind(index - 1) == .possessive ? index - 2 : index - 1
    guard let kind = kind(before), months != 0, !monthsAreUsed else { return false }
    return kind == .month || kind == .relativeMonth
  }

  /// Whether an item is all that closes in its month.
  func replaces(_ item: NoticeItem, _ verdict: Verdict) -> Bool {
    guard verdict == .closed, !frame.saysAlso else { return false }
    return item.replaces
      || frame.saysOnly && (item.months != 0 || item.kind == .date || item.kind == .festival)
  }

  /// Takes months that wait as months in which the regular rule does not hold.
  mutating func takeMonthsWithoutClosings(_ range: Range<UInt32>) -> Bool {
    guard months != 0, !monthsAreUsed, items.count == frame.firstItem, !ordinals.wait else {
      return false
    }
    let start = min(monthStart, range.lowerBound)
    if frame.sawUnknown {
      report(.noClosingWord, start, range.upperBound)
    } else {
      let months = months
      let single = dayMonthsYear == 0 ? [] : yearMonths(months, of: dayMonthsYear)
      editFacts { facts in
        facts.withoutClosings = start..<range.upperBound
        if single.isEmpty { facts.replaced |= months }
        facts.replacedMonths += single
      }
    }
    monthsAreUsed = true
    return true
  }

  /// Takes 10월부터 as the date from which the rule holds.
  mutating func readSinceMonth() {
    if kind(index + 1) == .number, kind(index + 2) == .month { return }
    var item = NoticeItem(kind: .date, start: monthStart, end: tokens[index].end)
    item.year = dayMonthsYear
    item.month = lastMonth
    item.day = 1
    guard months.nonzeroBitCount == 1, effectiveFrom == nil, let date = resolvedDate(item) else {
      report(.ambiguous, item.start, item.end)
      frame.refusal = frame.refusal ?? .ambiguous
      return
    }
    effectiveFrom = date
    months = 0
    dayMonths = 0
    year = 0
  }
}

// Ordinals behind their weekday.
extension NoticeReader {
  private static let longestBracket = 24

  @inline(__always)
  func pastFillers(_ position: Int) -> Int {
    var cursor = position
    while cursor < position + 3, kind(cursor) == .filler || kind(cursor) == .lineEnd { cursor += 1 }
    return cursor
  }

  /// The ordinals of a bracket that holds nothing else, as in 일요일(2,4주).
  @inline(__always)
  func bracketOrdinals(at position: Int) -> (bits: UInt8, last: Int)? {
    guard kind(position) == .open else { return nil }
    var bits: UInt8 = 0
    var numbers: UInt8 = 0
    for cursor in (position + 1)..<(position + Self.longestBracket) {
      guard let kind = kind(cursor) else { return nil }
      let value = tokens[cursor].value
      switch kind {
      case .number, .ordinal:
        guard value >= 1, value <= 5, tokens[cursor].digits <= 1 else { return nil }
        let bit: UInt8 = 1 << UInt8(truncatingIfNeeded: value - 1)
        if kind == .number { numbers |= bit } else { bits |= bit }
      case .last: bits |= 1 << 5
      case .ordinalSuffix:
        bits |= numbers
        numbers = 0
      case .comma, .middleDot, .slash, .dot, .and, .everyMonth, .everyWeek, .week, .closing: break
      case .filler where value != Filler.but && value != Filler.also: break
      case .close:
        if numbers != 0, bits == 0, numbers.nonzeroBitCount > 1 { bits = numbers }
        return bits != 0 ? (bits, cursor) : nil
      default: return nil
      }
    }
    return nil
  }

  /// Gives ordinals to the weekday before them.
  ///
  /// - Returns: whether there are weekdays without ordinals.
  mutating func bindOrdinals(_ bits: UInt8) -> Bool {
    guard let last = items.indices.last, last >= frame.firstItem, items[last].isPlainWeekday
    else { return false }
    if last > frame.firstItem, items[last - 1].isPlainWeekday {
      // 토·일요일(2,4주) may mean every Saturday.
      var position = last
      while position >= frame.firstItem, items[position].isPlainWeekday {
        items[position].refusal = .ambiguous
        position -= 1
      }
    } else if items[last].weekdays.nonzeroBitCount > 1 {
      items[last].refusal = .ambiguous
    } else {
      items[last].ordinals = bits
    }
    return true
  }

  /// Gives ordinals that no weekday follows to the one before them: 일요일 2,4주 휴무.
  mutating func bindWaitingOrdinals(_ range: Range<Int>) {
    let plain = range.filter { items[$0].isPlainWeekday }
    guard !plain.isEmpty else { return }
    let isClear =
      plain.count == 1 && range.count == 1 && !items[plain[0]].isWeekly
      && items[plain[0]].weekdays.nonzeroBitCount == 1 && ordinals.bits & 0b1100_0000 == 0
    for position in plain {
      items[position].ordinals = isClear ? ordinals.bits : 0
      if !isClear { items[position].refusal = .ambiguous }
      items[position].end = max(items[position].end, ordinals.end)
    }
    ordinals = Ordinals()
  }

  /// Takes the weekdays before 격주 as those of every other week, and refuses those of 월 2회.
  mutating func limitPlainWeekdays(_ range: Range<Int>) {
    let week = everyOtherWeek
    for position in range where items[position].isPlainWeekday {
      everyOtherWeek = nil
      if let week {
        items[position].kind = .everyOther
        items[position].end = max(items[position].end, week.upperBound)
      } else {
        items[position].refusal = .ambiguous
      }
    }
  }

  /// Reports ordinals that found no weekday; one without ordinals may have been meant.
  mutating func reportWaitingOrdinals() {
    guard ordinals.wait else { return }
    report(.missingWeekday, ordinals.start, ordinals.end)
    refusePlainWeekdays()
  }

  /// Takes back the weekdays that closed in every week, since the text says otherwise.
  mutating func refusePlainWeekdays() {
    guard let plain = plainWeekdays else { return }
    editFacts { $0.closed.removeWeekdays(plain.bits) }
    report(.ambiguous, plain.start, plain.end)
    plainWeekdays = nil
  }
}

extension NoticeItem {
  /// Whether an item is a weekday whose ordinals, if it has any, were not read.
  fileprivate var isPlainWeekday: Bool {
    kind == .weekday && ordinals == 0 && refusal == nil
  }
}
