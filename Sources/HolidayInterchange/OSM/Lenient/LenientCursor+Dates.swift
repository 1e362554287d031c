import KoreanCalendar
import KoreanText

// Dates and months.
extension LenientCursor {
  /// Reads 1월 1일, 11월~2월, `Dec 24 - Jan 2`, 2026-10-06 or 매월 10일, or nothing.
  mutating func dateItem() throws(Failure) -> LenientDays? {
    if isDayOfEveryMonth { return try daysOfEveryMonth() }
    guard let first = try date() else { return nil }
    let length = rangeLength()
    let start = index
    if length > 0 {
      index += length
      if let day = first.day, let last = number(), kind(1) == .unit(.day) || isEnglishDay {
        index += kind(1) == .unit(.day) ? 2 : 1
        if kind() == .particle(.until) { index += 1 }
        guard day <= last else { throw failure(.reversedRange) }
        let end = Written(year: first.year, month: first.month, day: last)
        return try range(first, end)
      }
      if let last = try date() {
        if kind() == .particle(.until) { index += 1 }
        return try range(first, last)
      }
      index = start
    }
    guard first.day != nil else {
      return LenientDays(dates: [.months(year: first.year, first: first.month, last: first.month)])
    }
    return LenientDays(dates: [.single(try checked(first))])
  }

  private struct Written {
    var year: Int?
    var month: Int
    var day: Int?
  }

  /// Whether a number behind an English month's range is its last day and no hour.
  private var isEnglishDay: Bool {
    guard let number = number(), 1...31 ~= number else { return false }
    return !has(.colon, 1) && rangeLength(1) == 0 && kind(1) != .unit(.month)
  }

  private mutating func date() throws(Failure) -> Written? {
    if let date = WrittenDate(tokens, at: index) {
      guard date.notation == .words || date.notation == .numbers else { return nil }
      guard date.year.map({ 1_900...9_999 ~= $0 }) ?? true else { throw failure(.numberOutOfRange) }
      index += date.tokenCount
      return Written(year: date.year, month: date.month, day: date.day)
    }
    let start = index
    var year: Int?
    if let number = number(digits: 4...4), 1_900...9_999 ~= number {
      year = number
      index += kind(1) == .unit(.year) ? 2 : 1
    }
    if case .englishMonth(let month) = kind() {
      index += 1
      if has(.dot), isGlued(0) { index += 1 }
      var day: Int?
      if let number = number(), 1...31 ~= number, !has(.colon, 1), !isClock(1) {
        day = number
        index += englishSuffix(1) == nil ? 1 : 2
      }
      return Written(year: year, month: month, day: day)
    }
    if let month = number(), 1...12 ~= month, kind(1) == .unit(.month) {
      index += 2
      return Written(year: year, month: month, day: nil)
    }
    index = start
    return nil
  }

  /// Whether the number before goes on as hours: the 9 of `Jan 9-18:00`.
  private func isClock(_ offset: Int) -> Bool {
    guard rangeLength(offset) > 0 else { return false }
    if case .time = kind(offset + rangeLength(offset)) { return true }
    return false
  }

  private func checked(_ date: Written) throws(Failure) -> ExpressionDate {
    guard let day = date.day,
      CivilDate(year: date.year ?? 2000, month: date.month, day: day) != nil
    else { throw failure(.noSuchDay) }
    return ExpressionDate(year: date.year, anchor: .monthDay(month: date.month, day: day))
  }

  private func range(_ first: Written, _ last: Written) throws(Failure) -> LenientDays {
    var last = last
    guard first.day != nil, last.day != nil else {
      guard first.day == nil, last.day == nil, last.year == nil || last.year == first.year else {
        throw failure(.ambiguous)
      }
      return LenientDays(dates: [.months(year: first.year, first: first.month, last: last.month)])
    }
    let isReversed = (last.month, last.day ?? 0) < (first.month, first.day ?? 0)
    if let year = first.year {
      if last.year == nil { last.year = isReversed ? year + 1 : year }
    } else if last.year != nil {
      throw failure(.ambiguous)
    }
    let (start, end) = (try checked(first), try checked(last))
    if let year = start.year, let lastYear = end.year, let from = start.date(in: year),
      let through = end.date(in: lastYear), through < from
    {
      throw failure(.reversedRange)
    }
    return LenientDays(dates: [start == end ? .single(start) : .range(start, end, step: 1)])
  }

  /// Whether 10일 stands behind 매월, or another such day before it.
  private var isDayOfEveryMonth: Bool {
    guard number() != nil, kind(1) == .unit(.day) else { return false }
    var place = index - 1
    while place >= 0 {
      switch tokens[place].kind {
      case .cycle(.month): return true
      case .number, .unit(.day), .mark(.comma), .mark(.middleDot), .link(.and), .filler, .particle:
        place -= 1
      default: return false
      }
    }
    return false
  }

  private mutating func daysOfEveryMonth() throws(Failure) -> LenientDays {
    guard let day = number(), 1...31 ~= day else { throw failure(.numberOutOfRange) }
    index += 2
    var days = LenientDays()
    for month in 1...12 where CivilDate(year: 2000, month: month, day: day) != nil {
      days.dates.append(
        .single(ExpressionDate(year: nil, anchor: .monthDay(month: month, day: day))))
    }
    return days
  }
}
