import KoreanCalendar
import KoreanText

/// Reads one date of English words.
///
///     phrase   = [ on ] ( day | distance | week | date | nth | holiday )
///     day      = today | tomorrow | [ the ] day after tomorrow …, and the weekday beside it
///     distance = in 3 days | 3 days from now | a week ago …
///     week     = this Sunday | next Sunday | Sunday next week | next week on Sunday | Sunday
///     date     = [ Sunday ] ( 22 November | November 22nd | the 22nd of November ) [ 2026 ]
///     nth      = [ the ] second Sunday [ of month ] | [ the ] last day of month
///     month    = this month | next month | November [ 2026 ]
struct EnglishDateReader {
  let words: [String]
  var place = 0

  init(_ text: NormalizedText) { words = Self.words(of: text) }

  /// The words in lower case; commas and a final punctuation mark are skipped.
  private static func words(of text: NormalizedText) -> [String] {
    var words: [String] = []
    var word = ""
    for cell in text.cells {
      let scalar = cell.scalar
      if scalar == " " || scalar == "," || scalar == "." || scalar == "?" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.unicodeScalars.append(scalar.loweredLatin)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// What the whole phrase says, or `nil` when it is not a single date.
  mutating func read() -> DateMeaning? {
    _ = take("on")
    if let meaning = whole({ $0.relativeDay() }) { return meaning }
    if let meaning = whole({ $0.distance() }) { return meaning }
    if let meaning = whole({ $0.weekdayOfWeek() }) { return meaning }
    if let meaning = whole({ $0.date() }) { return meaning }
    if let meaning = whole({ $0.nthDay() }) { return meaning }
    return whole { $0.holiday() }
  }

  /// What a form reads if it uses all words.
  private func whole(_ form: (inout Self) -> DateMeaning?) -> DateMeaning? {
    var reader = self
    guard let meaning = form(&reader), reader.place == words.count else { return nil }
    return meaning
  }

  /// Takes some words that stand here.
  mutating func take(_ phrase: String) -> Bool {
    var index = place
    for word in phrase.split(separator: " ") {
      guard index < words.count, words[index] == word else { return false }
      index += 1
    }
    place = index
    return true
  }

  /// Takes the first phrase of a table that stands here; longer ones come first in it.
  mutating func take<Value>(_ table: [(phrase: String, value: Value)]) -> Value? {
    for entry in table where take(entry.phrase) { return entry.value }
    return nil
  }

  private mutating func relativeDay() -> DateMeaning? {
    _ = take("the")
    guard let days = take(Self.relativeDays) else { return nil }
    return DateMeaning(day: .days(days), weekday: weekday())
  }

  private mutating func distance() -> DateMeaning? {
    let isAhead = take("in")
    guard let number = count() else { return nil }
    let day: (Int) -> DateMeaning.Day
    if take("days") || take("day") {
      day = { .days($0) }
    } else if take("weeks") || take("week") {
      day = { .days(7 * $0) }
    } else if take("months") || take("month") {
      day = { .months($0) }
    } else {
      return nil
    }
    if isAhead { return DateMeaning(day: day(number)) }
    if take("from now") || take("from today") { return DateMeaning(day: day(number)) }
    return take("ago") ? DateMeaning(day: day(-number)) : nil
  }

  private mutating func weekdayOfWeek() -> DateMeaning? {
    if take("the coming") || take("this coming") || take("coming") {
      return weekday().map { DateMeaning(day: .weekday($0, .coming)) }
    }
    if let weeks = take(Self.weeks) {
      _ = take("on")
      return weekday().map { DateMeaning(day: .weekday($0, .week(weeks))) }
    }
    if let which = take(Self.which) {
      return weekday().map { DateMeaning(day: .weekday($0, which)) }
    }
    guard let weekday = weekday() else { return nil }
    if place == words.count { return DateMeaning(day: .weekday(weekday, .unsaid)) }
    _ = take("of")
    return take(Self.weeks).map { DateMeaning(day: .weekday(weekday, .week($0))) }
  }
}
