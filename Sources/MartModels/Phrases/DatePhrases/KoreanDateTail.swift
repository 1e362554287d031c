import KoreanCalendar
import KoreanText

/// What follows the head of a Korean date, read from tokens; each form must use all of it.
struct KoreanDateTail {
  private let text: NormalizedText
  private var tokens: [KoreanToken]

  init(_ text: NormalizedText) {
    self.text = text
    tokens = KoreanLexer.tokens(of: text)
    dropEnd()
  }

  /// Drops a question mark, then 에, 에는, 은 or 는, then the 날 of 22일날 and 일요일날.
  private mutating func dropEnd() {
    if case .mark(.stop)? = tokens.last?.kind { tokens.removeLast() }
    let particles = ["에", "에는", "엔", "은", "는"]
    if let last = tokens.last, particles.contains(text.string(last.cells)) { tokens.removeLast() }
    if tokens.count > 1, let last = tokens.last, last.isGlued, text.string(last.cells) == "날" {
      tokens.removeLast()
    }
  }

  private func kind(_ place: Int) -> KoreanToken.Kind? {
    place < tokens.count ? tokens[place].kind : nil
  }

  /// A date followed by at most its weekday.
  func alone(_ day: DateMeaning.Day) -> DateMeaning? { checked(day, from: 0) }

  /// A weekday of a week.
  func weekday(_ week: DateMeaning.WeekReference) -> DateMeaning? {
    guard tokens.count == 1, let weekday = weekday(0) else { return nil }
    return DateMeaning(day: .weekday(weekday, week))
  }

  /// A day of a month that the head names.
  func dayOfMonth(_ month: DateMeaning.MonthReference) -> DateMeaning? {
    dayOfMonth(month, from: 0)
  }

  /// A day of a year that the head names.
  func dayOfYear(_ year: DateMeaning.YearReference) -> DateMeaning? { dayOfYear(year, from: 0) }

  /// A date without a head.
  var free: DateMeaning? {
    if let written = WrittenDate(tokens, at: 0), written.notation != .dot {
      // 26년 may be 1926.
      if let year = written.year, year < 1_000 { return nil }
      let year = written.year.map { DateMeaning.YearReference.year($0) } ?? .unsaid
      return checked(
        .dayOfMonth(written.day, .month(written.month, year)), from: written.tokenCount)
    }
    if case .number(let year)? = kind(0), year.digitCount == 4, kind(1) == .unit(.year) {
      return dayOfYear(.year(year.value), from: 2)
    }
    if tokens.count == 1, let weekday = weekday(0) {
      return DateMeaning(day: .weekday(weekday, .unsaid))
    }
    return dayOfYear(.unsaid, from: 0) ?? dayOfMonth(.unsaid, from: 0)
  }
}

extension KoreanDateTail {
  /// A month with its day, or a holiday.
  private func dayOfYear(
    _ year: DateMeaning.YearReference, from start: Int
  ) -> DateMeaning? {
    if case .number(let month)? = kind(start), kind(start + 1) == .unit(.month) {
      return dayOfMonth(.month(month.value, year), from: start + 2)
    }
    guard case .holiday(let holiday)? = kind(start) else { return nil }
    // A new year is a year as well as its first day.
    if text.string(tokens[start].cells) == "새해" { return nil }
    switch kind(start + 1) {
    case .holidayPart(.eve): return checked(.holiday(holiday, offset: -1, year), from: start + 2)
    case .holidayPart(.day): return checked(.holiday(holiday, offset: 0, year), from: start + 2)
    case .holidayPart(.dayAfter):
      return checked(.holiday(holiday, offset: 1, year), from: start + 2)
    default: return checked(.holiday(holiday, offset: 0, year), from: start + 1)
    }
  }

  /// A day of a month by its number, as its last, or by its weekday.
  private func dayOfMonth(
    _ month: DateMeaning.MonthReference, from start: Int
  ) -> DateMeaning? {
    var place = start
    if case .particle(.genitive)? = kind(place), text.string(tokens[place].cells) == "의" {
      place += 1
    }
    switch kind(place) {
    case .number(let number) where kind(place + 1) == .unit(.day):
      guard number.digitCount <= 2 else { return nil }
      return checked(.dayOfMonth(number.value, month), from: place + 2)
    case .number(let number):
      guard case .ordinalMark(let isWeek)? = kind(place + 1) else { return nil }
      return nthWeekday(.nth(number.value), isWeek, month, at: place + 2)
    case .ordinal(let ordinal, let isWeek):
      return nthWeekday(ordinal, isWeek, month, at: place + 1)
    case .lastDay: return checked(.lastDay(month), from: place + 1)
    default: return nil
    }
  }

  private func nthWeekday(
    _ ordinal: KoreanToken.Ordinal, _ isWeek: Bool, _ month: DateMeaning.MonthReference,
    at place: Int
  ) -> DateMeaning? {
    if case .nth(let number) = ordinal, !(1...6).contains(number) { return nil }
    guard place == tokens.count - 1, let weekday = weekday(place) else { return nil }
    return DateMeaning(day: .nthWeekday(ordinal, weekday, isWeek: isWeek, month))
  }

  /// The weekday that a token names in full.
  private func weekday(_ place: Int) -> Weekday? {
    guard case .weekdays(let days, .name)? = kind(place) else { return nil }
    // 일요일마다 is one token, but not one day.
    switch text.scalar(tokens[place].cells.upperBound - 1) {
    case "일", "욜", "日": return Weekday(days)
    default: return nil
    }
  }

  /// A day with nothing after it but perhaps its weekday, 일요일 or (일).
  private func checked(_ day: DateMeaning.Day, from place: Int) -> DateMeaning? {
    if place == tokens.count { return DateMeaning(day: day) }
    if place == tokens.count - 1, let weekday = weekday(place) {
      return DateMeaning(day: day, weekday: weekday)
    }
    guard place == tokens.count - 3, kind(place) == .mark(.open(.round)),
      case .weekdays(let days, let form)? = kind(place + 1), form != .group,
      kind(place + 2) == .mark(.close(.round)), let weekday = Weekday(days)
    else { return nil }
    return DateMeaning(day: day, weekday: weekday)
  }
}
