import KoreanCalendar
import KoreanText

/// Reads one date of Korean words.
///
///     phrase   = ( day | distance | week weekday | which weekday | [ month | year ] rest ) [ end ]
///     day      = 오늘 | 내일 | 모레 …, and the weekday beside it
///     distance = ( 사흘 | 3일 | 2주 | 한 달 … ) ( 뒤 | 후 | 전 )
///     which    = 이번 | 다음 | 지난 | 오는
///     rest     = date | day of the month | nth weekday | last day | weekday | holiday
///     end      = 에 | 에는 | 은 | 는 | ?
///
/// The beginning is matched letter by letter, because people write it without a space before the
/// rest; the shared lexer splits the rest.
struct KoreanDateReader {
  let text: NormalizedText
  private var place: Int

  init(_ text: NormalizedText) {
    self.text = text
    place = text.trimmedIndices.lowerBound
  }

  /// What the whole phrase says, or `nil` when it is not a single date.
  mutating func read() -> DateMeaning? {
    guard !text.trimmedIndices.isEmpty else { return nil }
    if let distance = distance() { return distance }
    if let days = take(Self.days) { return tail.alone(.days(days)) }
    if let weeks = take(Self.weeks) { return tail.weekday(.week(weeks)) }
    if let months = take(Self.months) { return tail.dayOfMonth(.relative(months)) }
    if let years = take(Self.years) { return tail.dayOfYear(.relative(years)) }
    if let which = take(Self.which) { return tail.weekday(which) }
    return tail.free
  }

  /// What follows the head, as tokens.
  private var tail: KoreanDateTail {
    KoreanDateTail(NormalizedText(text.string(place..<text.trimmedIndices.upperBound)))
  }

  private mutating func distance() -> DateMeaning? {
    let start = place
    guard let length = length() else { return nil }
    let sign: Int
    if take("뒤") || take("후") {
      sign = 1
    } else if take("전") {
      sign = -1
    } else {
      place = start
      return nil
    }
    switch length {
    case .days(let days): return tail.alone(.days(sign * days))
    case .months(let months): return tail.alone(.months(sign * months))
    }
  }

  private enum Length {
    case days(Int), months(Int)
  }

  private mutating func length() -> Length? {
    let start = place
    if let days = take(Self.lengthsInDays) { return .days(days) }
    if let months = take(Self.lengthsInMonths) { return .months(months) }
    if let number = number() {
      if take("일") { return .days(number) }
      if take("주일") || take("주") { return .days(7 * number) }
      if take("개월") || take("달") { return .months(number) }
    }
    place = start
    return nil
  }

  /// Up to four digits.
  private mutating func number() -> Int? {
    var value = 0
    var count = 0
    while text.scalar(place).isPlainDigit {
      value = 10 * value + Int(text.scalar(place).value - 0x30)
      count += 1
      place += 1
      if count > 4 { return nil }
    }
    return count > 0 ? value : nil
  }

  /// Takes the first word of a table that stands here; longer ones come first in it.
  private mutating func take<Value>(_ table: [(word: String, value: Value)]) -> Value? {
    for entry in table where take(entry.word) { return entry.value }
    return nil
  }

  /// Takes a word, wherever there are spaces before or in it.
  private mutating func take(_ word: String) -> Bool {
    var index = place
    for letter in word.unicodeScalars {
      while text.scalar(index) == " " { index += 1 }
      guard text.scalar(index) == letter else { return false }
      index += 1
    }
    place = index
    return true
  }
}

extension KoreanDateReader {
  private static let days: [(word: String, value: Int)] = [
    ("내일모레", 2), ("낼모레", 2), ("모레", 2), ("오늘", 0), ("금일", 0), ("내일", 1), ("명일", 1),
    ("그글피", 4), ("글피", 3), ("그끄저께", -3), ("그저께", -2), ("그제", -2), ("어제", -1),
  ]
  private static let weeks: [(word: String, value: Int)] = [
    ("다음다음주", 2), ("다다음주", 2), ("다음주", 1), ("담주", 1), ("내주", 1), ("차주", 1),
    ("이번주", 0), ("금주", 0), ("지지난주", -2), ("저저번주", -2), ("지난주", -1), ("저번주", -1),
  ]
  private static let months: [(word: String, value: Int)] = [
    ("다음다음달", 2), ("다다음달", 2), ("다음달", 1), ("담달", 1), ("내달", 1), ("익월", 1),
    ("이번달", 0), ("이달", 0), ("금월", 0), ("당월", 0), ("지지난달", -2), ("지난달", -1), ("저번달", -1),
  ]
  private static let years: [(word: String, value: Int)] = [
    ("내년", 1), ("올해", 0), ("금년", 0), ("작년", -1), ("지난해", -1),
  ]
  private static let which: [(word: String, value: DateMeaning.WeekReference)] = [
    ("이번", .this), ("다음", .next), ("지난", .last), ("저번", .last), ("돌아오는", .coming),
    ("다가오는", .coming), ("오는", .coming),
  ]
  private static let lengthsInDays: [(word: String, value: Int)] = [
    ("하루", 1), ("이틀", 2), ("사흘", 3), ("나흘", 4), ("닷새", 5), ("엿새", 6), ("이레", 7),
    ("여드레", 8), ("아흐레", 9), ("열흘", 10), ("보름", 15), ("일주일", 7), ("한주", 7), ("두주", 14),
  ]
  private static let lengthsInMonths: [(word: String, value: Int)] = [
    ("한달", 1), ("두달", 2), ("세달", 3), ("석달", 3), ("네달", 4), ("넉달", 4),
  ]
}
