import KoreanCalendar

// Weekdays, holidays, weeks and years.
extension ExpressionParser {
  mutating func weekdaysOrHolidays(_ rule: inout ExpressionRule) throws(Failure) {
    let start = position
    let hadWeekdays = !rule.weekdays.isEmpty
    let hadHolidays = !rule.holidays.isEmpty
    var hasWeekdays = false
    var hasHolidays = false
    while true {
      let (packed, length) = word()
      if let weekday = ExpressionWords.weekday(packed) {
        position += length
        try weekdayRange(&rule.weekdays, weekday)
        hasWeekdays = true
      } else if ExpressionWords.isHoliday(packed) {
        position += length
        var holiday = ExpressionHoliday(isSchoolHoliday: packed == ExpressionWords.schoolHoliday)
        holiday.offset = try dayOffset() ?? 0
        rule.holidays.append(holiday)
        hasHolidays = true
      } else {
        throw failure(insteadOfWord: length)
      }
      guard goesOnAfterComma() else { break }
    }
    guard hadWeekdays || hadHolidays else { return }
    // Holidays on some weekdays are two lists, one of each; any other second list is another rule.
    guard hadWeekdays != hadHolidays, hasWeekdays != hasHolidays, hadWeekdays == hasHolidays else {
      throw failure(.secondDayGroup, at: start)
    }
    rule.holidaysRestrictWeekdays = true
  }

  private mutating func weekdayRange(
    _ weekdays: inout ExpressionWeekdays, _ first: Weekday
  ) throws(Failure) {
    let start = position
    if skip("[") {
      try ordinals(&weekdays, first)
      return
    }
    if skip("-") {
      let (packed, length) = word()
      guard let last = ExpressionWords.weekday(packed) else { throw failure(insteadOfWord: 0) }
      position += length
      var index = first.rawValue
      weekdays.plain |= 1 << UInt8(index)
      while index != last.rawValue {
        index = index == 6 ? 0 : index + 1
        weekdays.plain |= 1 << UInt8(index)
      }
      return
    }
    position = start
    weekdays.plain |= 1 << UInt8(first.rawValue)
  }

  /// Reads `2,4]`, `1-3]` or `-1]` and the days by which the weekday is moved.
  private mutating func ordinals(
    _ weekdays: inout ExpressionWeekdays, _ weekday: Weekday
  ) throws(Failure) {
    var fromStart: UInt64 = 0
    var fromEnd: UInt64 = 0
    repeat {
      if skip("-") {
        let ordinal = try number(in: 1...5)
        fromEnd |= 1 << UInt64(7 * (ordinal - 1) + weekday.rawValue)
      } else {
        let first = try number(in: 1...5)
        var last = first
        if skip("-") {
          let place = position
          last = try number(in: 1...5)
          guard last >= first else { throw failure(.reversedRange, at: place) }
        }
        for ordinal in first...last {
          fromStart |= 1 << UInt64(7 * (ordinal - 1) + weekday.rawValue)
        }
      }
    } while skip(",")
    guard skip("]") else { throw failure(insteadOfWord: 0) }
    guard let offset = try dayOffset(), offset != 0 else {
      weekdays.fromStart |= fromStart
      weekdays.fromEnd |= fromEnd
      return
    }
    weekdays.moved.append(
      ExpressionWeekdays.MovedWeekday(fromStart: fromStart, fromEnd: fromEnd, offset: offset))
  }

  /// Reads `+1 day` or `-2 days`; reads nothing when no such thing follows.
  mutating func dayOffset() throws(Failure) -> Int? {
    let start = position
    skipSpaces()
    let isNegative = peek == UInt8(ascii: "-")
    guard isNegative || peek == UInt8(ascii: "+") else {
      position = start
      return nil
    }
    position += 1
    skipSpaces()
    guard Self.isDigit(peek) else {
      position = start
      return nil
    }
    let place = position
    let end = endOfDigits(from: position)
    position = end
    skipSpaces()
    let (packed, length) = word()
    guard packed == ExpressionWords.day || packed == ExpressionWords.days else {
      position = start
      return nil
    }
    let wordEnd = position + length
    position = place
    let days = try number(in: 0...366)
    position = wordEnd
    return isNegative ? -days : days
  }

  mutating func weeks(_ rule: inout ExpressionRule) throws(Failure) {
    skipSpaces()
    while true {
      let place = position
      var weeks = ExpressionNumbers(try number(in: 1...53))
      if skip("-") {
        weeks.last = try number(in: 1...53)
        guard weeks.last >= weeks.first else { throw failure(.reversedRange, at: place) }
        if skip("/") { weeks.step = try number(in: 1...53) }
      }
      rule.weeks.append(weeks.normalized)
      guard goesOnAfterComma() else { return }
      // `week 1,week 3` is written as well.
      let (packed, length) = word()
      if packed == ExpressionWords.week {
        position += length
        skipSpaces()
      }
    }
  }

  /// Reads years, or dates that begin with a year.
  mutating func yearsOrDates(_ rule: inout ExpressionRule) throws(Failure) -> Bool {
    let start = position
    let first = try year()
    let end = position
    skipSpaces()
    let (packed, _) = word()
    if ExpressionWords.month(packed) != nil || packed == ExpressionWords.easter {
      try dates(&rule, year: first)
      return true
    }
    position = end
    // The years of the notation begin in 1900; four digits before that are hours without a colon.
    guard first >= 1_900 else {
      throw failure(Self.looksLikeTime(first) ? .looksLikeTime : .numberOutOfRange, at: start)
    }
    var years = ExpressionNumbers(first)
    while true {
      if skip("+") {
        years.last = 9_999
      } else if skip("-") {
        let place = position
        years.last = try year()
        guard years.last > years.first else { throw failure(.reversedRange, at: place) }
        if skip("/") { years.step = try number(in: 1...9_999) }
      } else if skip("/") {
        years.last = 9_999
        years.step = try number(in: 1...9_999)
      }
      rule.years.append(years.normalized)
      guard goesOnAfterComma() else { return false }
      guard isYear else { throw failure(.unexpectedCharacter, at: start) }
      years = ExpressionNumbers(try year())
    }
  }
}
