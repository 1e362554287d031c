import KoreanCalendar
import KoreanText

// Days of months, and holidays.
extension EnglishDateReader {
  mutating func date() -> DateMeaning? {
    let weekday = weekday()
    _ = take("the")
    if let month = month() {
      guard let day = dayNumber() else { return nil }
      return DateMeaning(day: .dayOfMonth(day.value, .month(month, year())), weekday: weekday)
    }
    guard let day = dayNumber() else { return nil }
    if take("of"), let months = take(Self.months) {
      return DateMeaning(day: .dayOfMonth(day.value, .relative(months)), weekday: weekday)
    }
    if let month = month() {
      return DateMeaning(day: .dayOfMonth(day.value, .month(month, year())), weekday: weekday)
    }
    // 22 is a number, and the 22nd a day.
    return day.isOrdinal ? DateMeaning(day: .dayOfMonth(day.value, .unsaid), weekday: weekday) : nil
  }

  mutating func nthDay() -> DateMeaning? {
    _ = take("the")
    guard let ordinal = take(Self.ordinals) else { return nil }
    if ordinal == .last, take("day") {
      return monthReference().map { DateMeaning(day: .lastDay($0)) }
    }
    guard let weekday = weekday() else { return nil }
    if place == words.count {
      // "The last Sunday" may be over or to come.
      guard ordinal != .last else { return nil }
      return DateMeaning(day: .nthWeekday(ordinal, weekday, isWeek: false, .unsaid))
    }
    return monthReference().map {
      DateMeaning(day: .nthWeekday(ordinal, weekday, isWeek: false, $0))
    }
  }

  /// A month after "of" or "in".
  private mutating func monthReference() -> DateMeaning.MonthReference? {
    guard take("of") || take("in") else { return nil }
    if let months = take(Self.months) { return .relative(months) }
    return month().map { .month($0, year()) }
  }

  mutating func holiday() -> DateMeaning? {
    guard let (holiday, offset) = take(Self.holidays) else { return nil }
    return DateMeaning(day: .holiday(holiday, offset: offset, year()))
  }

  private mutating func year() -> DateMeaning.YearReference {
    guard place < words.count, let digits = number(words[place]), digits.count == 4 else {
      return .unsaid
    }
    place += 1
    return .year(digits.value)
  }

  private mutating func month() -> Int? {
    guard place < words.count else { return nil }
    let word = words[place]
    for (index, name) in EnglishRuleText.months.enumerated()
    where word == Self.lowered(name) || word == Self.lowered(name.prefix(3))
      || index == 8 && word == "sept"
    {
      place += 1
      return index + 1
    }
    return nil
  }

  mutating func weekday() -> Weekday? {
    guard place < words.count else { return nil }
    let word = words[place]
    for weekday in Weekday.allCases
    where word == Self.lowered(weekday.englishName)
      || word == Self.lowered(weekday.englishName.prefix(3))
    {
      place += 1
      return weekday
    }
    return take(Self.otherWeekdays)
  }

  /// A day of a month as 22 or 22nd.
  private mutating func dayNumber() -> (value: Int, isOrdinal: Bool)? {
    guard place < words.count, let digits = number(words[place]), digits.count <= 2 else {
      return nil
    }
    let ending = words[place].dropFirst(digits.count)
    let isOrdinal = ending == EnglishRuleText.ordinalSuffix(of: digits.value)
    guard isOrdinal || ending.isEmpty else { return nil }
    place += 1
    return (digits.value, isOrdinal)
  }

  /// A number, in digits or words.
  mutating func count() -> Int? {
    if let number = take(Self.numbers) { return number }
    guard place < words.count, let digits = number(words[place]),
      digits.count == words[place].utf8.count
    else { return nil }
    place += 1
    return digits.value
  }

  /// The digits with which a word begins, one to four.
  private func number(_ word: String) -> (value: Int, count: Int)? {
    var (value, count) = (0, 0)
    for scalar in word.unicodeScalars {
      guard scalar.isPlainDigit else { break }
      value = 10 * value + Int(scalar.value - 0x30)
      count += 1
      if count > 4 { return nil }
    }
    return count > 0 ? (value, count) : nil
  }

  private static func lowered(_ name: some StringProtocol) -> String {
    var lowered = ""
    for scalar in name.unicodeScalars { lowered.unicodeScalars.append(scalar.loweredLatin) }
    return lowered
  }
}

extension EnglishDateReader {
  static let relativeDays: [(phrase: String, value: Int)] = [
    ("today", 0), ("tomorrow", 1), ("day after tomorrow", 2), ("yesterday", -1),
    ("day before yesterday", -2),
  ]
  static let weeks: [(phrase: String, value: Int)] = [
    ("this week", 0), ("next week", 1), ("last week", -1),
  ]
  static let months: [(phrase: String, value: Int)] = [
    ("this month", 0), ("next month", 1), ("last month", -1),
  ]
  static let which: [(phrase: String, value: DateMeaning.WeekReference)] = [
    ("this", .this), ("next", .next), ("last", .last),
  ]
  static let ordinals: [(phrase: String, value: KoreanToken.Ordinal)] = [
    ("first", .nth(1)), ("second", .nth(2)), ("third", .nth(3)), ("fourth", .nth(4)),
    ("fifth", .nth(5)), ("1st", .nth(1)), ("2nd", .nth(2)), ("3rd", .nth(3)), ("4th", .nth(4)),
    ("5th", .nth(5)), ("last", .last),
  ]
  static let numbers: [(phrase: String, value: Int)] = [
    ("a", 1), ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6),
    ("seven", 7), ("eight", 8), ("nine", 9), ("ten", 10),
  ]
  static let otherWeekdays: [(phrase: String, value: Weekday)] = [
    ("tues", .tuesday), ("weds", .wednesday), ("thur", .thursday), ("thurs", .thursday),
  ]
  /// Memorial Day and Labor Day are other days elsewhere.
  static let holidays: [(phrase: String, value: (KoreanHolidayWord, Int))] = [
    ("christmas eve", (.christmas, -1)), ("christmas day", (.christmas, 0)),
    ("christmas", (.christmas, 0)), ("new year's day", (.newYear, 0)),
    ("new year's eve", (.newYear, -1)), ("lunar new year", (.seollal, 0)),
    ("seollal", (.seollal, 0)), ("chuseok", (.chuseok, 0)), ("children's day", (.childrensDay, 0)),
    ("buddha's birthday", (.buddhasBirthday, 0)), ("liberation day", (.liberationDay, 0)),
    ("national foundation day", (.nationalFoundationDay, 0)), ("hangul day", (.hangeulDay, 0)),
    ("independence movement day", (.independenceMovementDay, 0)),
  ]
}
