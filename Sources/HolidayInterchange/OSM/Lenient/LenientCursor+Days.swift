import KoreanCalendar
import KoreanText

// Weekdays and holidays.
extension LenientCursor {
  /// Reads days that are written tightly together, or `nil` when none stand here.
  mutating func days() throws(Failure) -> LenientDays? {
    let start = index
    try skipCycles()
    guard var days = try dayItem() else {
      guard index == start else {
        throw failure(index < tokens.count ? .unknownWord : .unexpectedEnd)
      }
      return nil
    }
    try readTightItems(into: &days, firstAt: start)
    skipEndings()
    return days
  }

  /// Reads what is tightly joined to some days, and keeps apart what a comma or slash may end.
  ///
  /// Single days in one spelling and with one sign, such as `토,일,공휴일`, are one list.
  private mutating func readTightItems(
    into days: inout LenientDays, firstAt start: Int
  ) throws(Failure) {
    let isFirstFull = hasFullName(index - 1)
    let firstMark = kind()
    var mark = firstMark
    guard var next = try tightItem(after: days) else { return }
    var item = days
    var isList = days.isOneDay
    var isFull = isFirstFull
    while true {
      days.formUnion(next)
      // 토,일요일 is a list; after 일요일, 월 another one may begin.
      let isFullNext = hasFullName(index - 1)
      isList = isList && next.isOneDay && mark == firstMark
      isList = isList && (!isFull || isFullNext || next.weekdays.isEmpty)
      isFull = isFull || isFullNext && !next.weekdays.isEmpty
      if mark == .mark(.comma) || mark == .mark(.slash) {
        items.append(item)
        item = next
      } else {
        item.formUnion(next)
      }
      mark = kind()
      guard let more = try tightItem(after: days) else { break }
      next = more
    }
    guard !items.isEmpty else { return }
    // A list with spaces goes on, as 일,화, 목 does, and a colon may be about the last day alone.
    let goesOn = has(.comma) || has(.colon) || hasLooseComma(before: start)
    if isList, !goesOn { items = [] } else { items.append(item) }
  }

  private func hasLooseComma(before start: Int) -> Bool {
    guard start > 0 else { return false }
    return tokens[start - 1].kind == .mark(.comma) && !tokens[start].isGlued
  }

  /// Whether a weekday is written with its whole name.
  private func hasFullName(_ place: Int) -> Bool {
    guard tokens.indices.contains(place), case .weekdays = tokens[place].kind else { return false }
    let isLatin = text.scalar(tokens[place].cells.lowerBound).isLatinLetter
    return tokens[place].cells.count > (isLatin ? 5 : 1)
  }

  /// Reads 매주, 매월 and `every`, which add nothing to the days behind them.
  private mutating func skipCycles() throws(Failure) {
    while true {
      switch kind() {
      case .cycle(.week), .cycle(.month):
        index += 1
        // Not 매월 by itself, and not 매주 1회.
        guard beginsDays() || isFiller(0) else { throw failure(.unsupportedDays) }
      case .cycle(.year):
        index += 1
      case .cycle(.everyOtherWeek): throw failure(.unsupportedDays)
      case .filler(.plain) where hasLatin("every"):
        index += 1
        // Every second Sunday may be every other one.
        let ordinals = englishOrdinals(from: index)
        let isEveryOther = ordinals.map { $0.numbers.count == 1 && $0.numbers[0] > 1 } ?? false
        if isEveryOther || word() == "other" || number() != nil && englishSuffix(1) == nil {
          throw failure(.unsupportedDays)
        }
      case .filler where index + 1 < tokens.count && !hasLatin("every"):
        // 매월 정기 둘째 일요일
        guard case .cycle = kind(-1) else { return }
        index += 1
      default: return
      }
    }
  }

  private func isFiller(_ offset: Int) -> Bool {
    if case .filler = kind(offset) { true } else { false }
  }

  func hasLatin(_ word: String) -> Bool {
    guard let token = token() else { return false }
    return token.cells.count == word.utf8.count
      && zip(token.cells, word.unicodeScalars).allSatisfy { text.scalar($0).loweredLatin == $1 }
  }

  private func beginsDays() -> Bool {
    switch kind() {
    case .weekdays, .ordinal, .number, .holiday, .englishMonth, .lastDay, .cycle, .ordinalSign:
      true
    case .word: foreignWeekday(0) != nil || englishOrdinals(from: index) != nil
    default: false
    }
  }

  /// Reads one item that is joined to the last by 와 & or +, or by · , or / without spaces.
  private mutating func tightItem(after days: LenientDays) throws(Failure) -> LenientDays? {
    let start = index
    switch kind() {
    case .link(.and), .mark(.plus): index += 1
    case .mark(.middleDot) where isGlued(0) || isGlued(1): index += 1
    case .mark(.comma) where isGlued(0) && isGlued(1), .mark(.slash) where isGlued(0) && isGlued(1):
      index += 1
    case .mark(.other) where isAmpersand(0): index += 1
    default: return nil
    }
    guard beginsDays(), let item = try dayItem() else {
      index = start
      return nil
    }
    let isWeekday = !item.weekdays.isEmpty
    // Ordinals and months reach over a list as far as nobody knows.
    let reaches = days.hasOrdinalInFront && !item.hasOrdinalInFront && item.weekdays.plain != 0
    if reaches || days.isMonths && isWeekday || !item.dates.isEmpty && !days.weekdays.isEmpty {
      index = start
      throw failure(.ambiguous)
    }
    return item
  }

  /// Reads a weekday, a range of them, ordinals with their weekday, a holiday or a date.
  private mutating func dayItem() throws(Failure) -> LenientDays? {
    switch kind() {
    case .cycle(.day):
      index += 1
      return LenientDays(plain: 0x7F)
    case .weekdays, .word:
      guard let first = weekday(0) else {
        return try ordinalOrDate()
      }
      index += first.count
      return try weekdays(from: first.days)
    case .holiday(let holiday): return try self.holiday(holiday)
    case .verdict(.restDay):
      index += 1
      return holidays(offset: 0)
    case .ordinal, .ordinalSign: return try ordinalItem()
    case .number:
      if number() == 7, word(1) == "days" {
        index += word(2) == "a" && word(3) == "week" ? 4 : 2
        return LenientDays(plain: 0x7F)
      }
      return try ordinalOrDate()
    case .englishMonth: return try dateItem()
    case .lastDay, .lunar, .relativeDay, .relativeMonth, .unknownWeekday:
      throw failure(.unsupportedDays)
    default: return nil
    }
  }

  private mutating func ordinalOrDate() throws(Failure) -> LenientDays? {
    if let days = try ordinalItem() { return days }
    return try dateItem()
  }

  /// The weekdays at a place, with how many tokens they take; `Mon.` has a dot.
  func weekday(_ offset: Int) -> (days: UInt8, count: Int)? {
    let days: UInt8
    if case .weekdays(let set, _) = kind(offset) {
      days = set.rawValue
    } else if let foreign = foreignWeekday(offset) {
      days = foreign
    } else {
      return nil
    }
    // A full name or a Korean one is not shortened, so that a dot behind it ends a sentence.
    let isShort = token(offset).map { isLatin(offset) && $0.cells.count <= 5 } ?? false
    let hasDot = isShort && has(.dot, offset + 1) && isGlued(offset + 1) && number(offset) == nil
    return (days, hasDot ? 2 : 1)
  }

  /// Reads what goes on behind a weekday: the end of a range, or ordinals in square brackets.
  private mutating func weekdays(from first: UInt8) throws(Failure) -> LenientDays {
    if case .mark(.open(.square)) = kind(), number(1) != nil || has(.dash, 1) {
      return try bracketedOrdinals(of: first)
    }
    let length = rangeLength()
    if length > 0, let last = weekday(length) {
      index += length + last.count
      if kind() == .particle(.until) { index += 1 }
      guard
        let range = WeekdaySet.range(
          from: WeekdaySet(rawValue: first), through: WeekdaySet(rawValue: last.days))
      else { throw failure(.ambiguous) }
      return LenientDays(plain: range.rawValue)
    }
    return LenientDays(plain: first)
  }

  private mutating func holiday(_ holiday: KoreanHolidayWord) throws(Failure) -> LenientDays {
    let date: (month: Int, day: Int)
    switch holiday {
    case .publicHolidays, .schoolHolidays:
      index += 1
      var offset = 0
      switch kind() {
      case .holidayPart(.eve): offset = -1
      case .holidayPart(.dayAfter): offset = 1
      case .holidayPart(.day): offset = 0
      case .holidayPart(.span): throw failure(.unsupportedDays)
      default: return holidays(offset: 0, isSchool: holiday == .schoolHolidays)
      }
      index += 1
      return holidays(offset: offset, isSchool: holiday == .schoolHolidays)
    case .newYear: date = (1, 1)
    case .independenceMovementDay: date = (3, 1)
    case .labourDay: date = (5, 1)
    case .childrensDay: date = (5, 5)
    case .memorialDay: date = (6, 6)
    case .constitutionDay: date = (7, 17)
    case .liberationDay: date = (8, 15)
    case .nationalFoundationDay: date = (10, 3)
    case .hangeulDay: date = (10, 9)
    case .christmas: date = (12, 25)
    case .festivals, .seollal, .chuseok, .buddhasBirthday, .somePublicHolidays:
      throw failure(.unsupportedDays)
    }
    index += 1
    if case .holidayPart(let part) = kind() {
      guard part == .day else { throw failure(.unsupportedDays) }
      index += 1
    }
    let day = ExpressionDate(year: nil, anchor: .monthDay(month: date.month, day: date.day))
    return LenientDays(dates: [.single(day)])
  }

  private func holidays(offset: Int, isSchool: Bool = false) -> LenientDays {
    LenientDays(holidays: [ExpressionHoliday(isSchoolHoliday: isSchool, offset: offset)])
  }
}

extension LenientDays {
  init(plain: UInt8) { weekdays.plain = plain }

  init(holidays: [ExpressionHoliday]) { self.holidays = holidays }

  init(dates: [ExpressionDates]) { self.dates = dates }

  init(weekday: UInt8, ordinals: [Int]) {
    let index = UInt64(weekday.trailingZeroBitCount)
    for ordinal in ordinals {
      let bit: UInt64 = 1 << (7 * UInt64(abs(ordinal) - 1) + index)
      if ordinal > 0 { weekdays.fromStart |= bit } else { weekdays.fromEnd |= bit }
    }
  }
}
