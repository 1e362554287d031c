import KoreanCalendar

// Months and dates.
extension ExpressionParser {
  /// Reads a list of months and dates, the first of which has the year that was read already.
  mutating func dates(_ rule: inout ExpressionRule, year: Int?) throws(Failure) {
    var year = year
    while true {
      try dateItem(&rule, year: year)
      guard goesOnAfterComma() else { return }
      year = nil
      guard Self.isDigit(peek) else { continue }
      guard isYear else { throw failure(.unexpectedCharacter) }
      year = try self.year()
      skipSpaces()
    }
  }

  private mutating func dateItem(_ rule: inout ExpressionRule, year: Int?) throws(Failure) {
    let place = position
    let (packed, length) = word()
    if packed == ExpressionWords.easter {
      position += length
      let offset = try dayOffset() ?? 0
      try dateRange(&rule, ExpressionDate(year: year, anchor: .easter, offset: offset))
      return
    }
    let month = try month()
    let end = position
    skipSpaces()
    if isDayNumber {
      try dayList(&rule, year: year, month: month, place: place)
      return
    }
    if let date = try constrainedDate(year: year, month: month) {
      try dateRange(&rule, date)
      return
    }
    position = end
    try months(&rule, year: year, first: month)
  }

  /// Whether a day of the month stands at the current place, and neither a time nor a year.
  private var isDayNumber: Bool {
    let end = endOfDigits(from: position)
    guard end > position, end - position <= 2 else { return false }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return true }
    return !(end + 1 < bytes.count && Self.isDigit(bytes[end + 1]))
  }

  private mutating func months(
    _ rule: inout ExpressionRule, year: Int?, first: Int
  ) throws(Failure) {
    var last = first
    let end = position
    if skip("-") {
      let (packed, length) = word()
      guard let month = ExpressionWords.month(packed) else { throw failure(insteadOfWord: 0) }
      position += length
      last = month
    } else {
      position = end
    }
    rule.dates.append(.months(year: year, first: first, last: last))
  }

  /// Reads `10`, `10-12`, `10-31/7` and lists of them, all in one month.
  private mutating func dayList(
    _ rule: inout ExpressionRule, year: Int?, month: Int, place: Int
  ) throws(Failure) {
    while true {
      var date = try day(year: year, month: month)
      date.offset = try dayOffset() ?? 0
      let start = position
      if date.offset == 0, peek == UInt8(ascii: "-"), isDayNumber(after: 1) {
        position += 1
        let place = position
        let last = try day(year: year, month: month)
        guard case .monthDay(_, let first) = date.anchor, case .monthDay(_, let end) = last.anchor,
          end >= first
        else { throw failure(.reversedRange, at: place) }
        let step = skip("/") ? try number(in: 1...31) : 1
        rule.dates.append(.range(date, last, step: step))
      } else {
        position = start
        try dateRange(&rule, date)
      }
      let end = position
      guard skip(",") else { return }
      skipSpaces()
      guard isDayNumber else {
        position = end
        return
      }
      // Dec 24-Jan 1,6: the 6th of which month?
      if case .range(_, let last, _)? = rule.dates.last, !last.isDay(of: month) {
        throw failure(.unsupportedDate)
      }
    }
  }

  private func isDayNumber(after offset: Int) -> Bool {
    var copy = self
    copy.position += offset
    return copy.isDayNumber
  }

  private mutating func day(year: Int?, month: Int) throws(Failure) -> ExpressionDate {
    let place = position
    let day = try number(in: 1...31)
    guard CivilDate(year: year ?? 2000, month: month, day: day) != nil else {
      throw failure(.noSuchDay, at: place)
    }
    return ExpressionDate(year: year, anchor: .monthDay(month: month, day: day))
  }

  /// Reads `Su[-1]` after a month if a range of dates begins with it; otherwise reads nothing.
  private mutating func constrainedDate(
    year: Int?, month: Int
  ) throws(Failure) -> ExpressionDate? {
    let start = position
    guard let date = try nthWeekday(year: year, month: month) else { return nil }
    let end = position
    skipSpaces()
    guard skip("-") else {
      position = start
      return nil
    }
    skipSpaces()
    let (packed, _) = word()
    let isRange =
      ExpressionWords.month(packed) != nil || packed == ExpressionWords.easter
      || isYear
    position = isRange ? end : start
    return isRange ? date : nil
  }

  private mutating func nthWeekday(year: Int?, month: Int) throws(Failure) -> ExpressionDate? {
    let (packed, length) = word()
    guard let weekday = ExpressionWords.weekday(packed) else { return nil }
    guard peek(length) == UInt8(ascii: "[") else { return nil }
    position += length + 1
    let isNegative = skip("-")
    guard Self.isDigit(peek) else { return nil }
    let ordinal = try number(in: 1...5)
    guard skip("]") else { return nil }
    let offset = try dayOffset() ?? 0
    return ExpressionDate(
      year: year, anchor: .nth(isNegative ? -ordinal : ordinal, weekday, month: month),
      offset: offset)
  }

  /// Reads what may follow a date: the end of a range or a plus.
  private mutating func dateRange(
    _ rule: inout ExpressionRule, _ first: ExpressionDate
  ) throws(Failure) {
    let start = position
    skipSpaces()
    let isSpaced = position > start
    if skip("+") {
      let end = position
      // Dec 01 +Su is a Sunday after it, and Dec 01+ Su each Sunday from then on.
      if isSpaced { skipSpaces() }
      guard ExpressionWords.weekday(word().packed) == nil else {
        throw failure(.unsupportedDate, at: end - 1)
      }
      position = end
      rule.dates.append(.from(first))
      return
    }
    guard skip("-") else {
      position = start
      rule.dates.append(.single(first))
      return
    }
    skipSpaces()
    let place = position
    var year: Int?
    if isYear {
      year = try self.year()
      skipSpaces()
    }
    var last = try endOfRange(year: year)
    guard first.isOrdered(before: last) else { throw failure(.unsupportedDate, at: place) }
    if let firstYear = first.year {
      let isEarlier = last.year.map { $0 < firstYear } ?? false
      guard !isEarlier else { throw failure(.reversedRange, at: place) }
      if last.year == nil {
        // `2026 Dec 24-Jan 02` ends in the year after.
        last.year = firstYear
        if let begin = first.date(in: firstYear), let end = last.date(in: firstYear), end < begin {
          last.year = firstYear + 1
        }
        guard last.canBe(in: last.year ?? firstYear) else { throw failure(.noSuchDay, at: place) }
      } else if last.year == firstYear, let begin = first.date(in: firstYear),
        let end = last.date(in: firstYear), end < begin
      {
        throw failure(.reversedRange, at: place)
      }
    } else if year != nil {
      throw failure(.unexpectedCharacter, at: place)
    }
    rule.dates.append(.range(first, last, step: 1))
  }

  private mutating func endOfRange(year: Int?) throws(Failure) -> ExpressionDate {
    let (packed, length) = word()
    if packed == ExpressionWords.easter {
      position += length
      return ExpressionDate(year: year, anchor: .easter, offset: try dayOffset() ?? 0)
    }
    let month = try month()
    skipSpaces()
    if let date = try nthWeekday(year: year, month: month) { return date }
    guard isDayNumber else { throw failure(insteadOfWord: 0) }
    var date = try day(year: year, month: month)
    date.offset = try dayOffset() ?? 0
    return date
  }
}

extension ExpressionDate {
  /// Whether the date is a numbered day of a month.
  fileprivate func isDay(of month: Int) -> Bool {
    if case .monthDay(month, _) = anchor { true } else { false }
  }

  /// Whether this date is before another in all years or in none; two numbered days always pass.
  ///
  /// From Easter to 20 April is nearly a year when Easter is later than that.
  fileprivate func isOrdered(before last: ExpressionDate) -> Bool {
    if case .monthDay = anchor, case .monthDay = last.anchor { return true }
    if anchor == .easter, last.anchor == .easter { return true }
    var isBefore: Bool?
    // The weekdays of dates repeat after 400 years.
    for year in 2_000..<2_400 {
      guard let first = date(in: year), let last = last.date(in: year) else { continue }
      if isBefore.map({ $0 != (first <= last) }) ?? false { return false }
      isBefore = first <= last
    }
    return true
  }
}
