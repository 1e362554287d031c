import KoreanCalendar

// One rule: selectors from the widest to the narrowest, then the state and a comment.
extension ExpressionParser {
  /// The order in which the parts of a rule must be written.
  private enum Stage: Int {
    case start, years, dates, weeks, weekdays, times, state, comment
  }

  mutating func rule(_ joiner: ExpressionRule.Joiner) throws(Failure) -> ExpressionRule {
    var rule = ExpressionRule(joiner: joiner)
    var stage = Stage.start
    var hasDays = false
    var hasColon = false
    let start = position
    while true {
      skipSpaces()
      guard let byte = peek, byte != UInt8(ascii: ";"), byte != UInt8(ascii: "|") else { break }
      if byte == UInt8(ascii: ",") {
        // After hours or a state, a comma begins an additional rule.
        guard stage.rawValue >= Stage.times.rawValue else { throw failure(.unexpectedCharacter) }
        break
      }
      let place = position
      let hadDays = hasDays
      let next = try part(&rule, byte)
      guard let next else {
        hasColon = true
        continue
      }
      // Some readers move the Tuesday of Jul Tu[-1] +2 days, others take the moved days that are in
      // July. A colon or weeks between the month and the weekday mean the latter.
      if next == .weekdays, !hasColon, rule.weeks.isEmpty, !rule.weekdays.moved.isEmpty,
        case .months(_, let first, let last)? = rule.dates.last, first == last
      {
        throw failure(.unsupportedDate, at: place)
      }
      if next.rawValue < stage.rawValue || (next == stage && next != .weekdays) {
        // Days after the hours of other days are another rule, which needs a `;` before it.
        let isSecondGroup = next.rawValue < Stage.times.rawValue && hadDays
        let isTime = next == .years && Self.looksLikeTime(rule.years.last?.first ?? 1)
        throw failure(
          isTime ? .looksLikeTime : isSecondGroup ? .secondDayGroup : .misplacedSelector, at: place)
      }
      // A comment without a state says that the state depends on it.
      if next == .comment, stage != .state { rule.modifier = .unknown }
      if stage.rawValue < next.rawValue { stage = next }
      if next.rawValue < Stage.times.rawValue { hasDays = true }
    }
    guard stage != .start else {
      throw failure(position < bytes.count ? .unexpectedCharacter : .unexpectedEnd, at: start)
    }
    // A rule of years alone would be open around the clock in each of them, which nobody writes.
    if rule.years.count == 1, rule.times.isEmpty, rule.dates.isEmpty, rule.modifier == .open,
      Self.looksLikeTimes(rule.years[0])
    {
      throw failure(.looksLikeTime, at: start)
    }
    rule.finish()
    return rule
  }

  /// Whether years are more likely hours, such as `2000-2200`.
  private static func looksLikeTimes(_ years: ExpressionNumbers) -> Bool {
    years.step == 1 && years.first < years.last && looksLikeTime(years.first)
      && (years.last == 9_999 || looksLikeTime(years.last))
  }

  /// Whether four digits are a time of the day as shops write it, in steps of five minutes.
  static func looksLikeTime(_ digits: Int) -> Bool {
    digits <= 2_400 && digits % 100 < 60 && digits % 5 == 0
  }

  /// Reads one part of a rule; `nil` when it was a colon between parts.
  private mutating func part(
    _ rule: inout ExpressionRule, _ byte: UInt8
  ) throws(Failure) -> Stage? {
    switch byte {
    case UInt8(ascii: "\""):
      try comment(&rule)
      return .comment
    case UInt8(ascii: ":"):
      guard rule.times.isEmpty, !rule.years.isEmpty || !rule.dates.isEmpty || !rule.weeks.isEmpty
      else { throw failure(.unexpectedCharacter) }
      position += 1
      return nil
    case UInt8(ascii: "("): throw failure(.unsupportedSunTime)
    case 0x0A, 0x0D: throw failure(.lineEnd)
    case 0x30...0x39: return try numericPart(&rule)
    default: return try wordPart(&rule)
    }
  }

  private mutating func numericPart(_ rule: inout ExpressionRule) throws(Failure) -> Stage {
    let end = endOfDigits(from: position)
    let after: UInt8? = end < bytes.count ? bytes[end] : nil
    if after == UInt8(ascii: ":"), end + 1 < bytes.count, Self.isDigit(bytes[end + 1]) {
      try times(&rule)
      return .times
    }
    if isAlways {
      position += 4
      rule.isAlways = true
      return .times
    }
    guard end - position == 4 else { throw failure(.unexpectedCharacter) }
    return try yearsOrDates(&rule) ? .dates : .years
  }

  /// Whether `24/7` stands at the current place.
  private var isAlways: Bool {
    peek == UInt8(ascii: "2") && peek(1) == UInt8(ascii: "4") && peek(2) == UInt8(ascii: "/")
      && peek(3) == UInt8(ascii: "7") && !Self.isDigit(peek(4))
  }

  private mutating func wordPart(_ rule: inout ExpressionRule) throws(Failure) -> Stage {
    let (packed, length) = word()
    if ExpressionWords.weekday(packed) != nil || ExpressionWords.isHoliday(packed) {
      try weekdaysOrHolidays(&rule)
      return .weekdays
    }
    if ExpressionWords.month(packed) != nil || packed == ExpressionWords.easter {
      try dates(&rule, year: nil)
      return .dates
    }
    switch packed {
    case ExpressionWords.week:
      position += length
      try weeks(&rule)
      return .weeks
    case ExpressionWords.open: rule.modifier = .open
    case ExpressionWords.off, ExpressionWords.closed: rule.modifier = .off
    case ExpressionWords.unknown: rule.modifier = .unknown
    case ExpressionWords.sunrise, ExpressionWords.sunset, ExpressionWords.dawn,
      ExpressionWords.dusk:
      throw failure(.unsupportedSunTime)
    default: throw failure(length > 0 ? .unknownWord : .unexpectedCharacter)
    }
    position += length
    return .state
  }

  private mutating func comment(_ rule: inout ExpressionRule) throws(Failure) {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") { position += 1 }
    guard position < bytes.count else { throw failure(.unterminatedComment, at: start) }
    rule.comment = String(decoding: bytes[(start + 1)..<position], as: UTF8.self)
    position += 1
  }
}

/// The words of the notation, as numbers that compare in one step.
enum ExpressionWords {
  static let open = packed("open")
  static let off = packed("off")
  static let closed = packed("closed")
  static let unknown = packed("unknown")
  static let week = packed("week")
  static let easter = packed("easter")
  static let sunrise = packed("sunrise")
  static let sunset = packed("sunset")
  static let dawn = packed("dawn")
  static let dusk = packed("dusk")
  static let publicHoliday = packed("PH")
  static let schoolHoliday = packed("SH")
  static let day = packed("day")
  static let days = packed("days")

  static func weekday(_ word: UInt64) -> Weekday? {
    switch word {
    case 0x5375: .sunday
    case 0x4D6F: .monday
    case 0x5475: .tuesday
    case 0x5765: .wednesday
    case 0x5468: .thursday
    case 0x4672: .friday
    case 0x5361: .saturday
    default: nil
    }
  }

  static func isHoliday(_ word: UInt64) -> Bool { word == publicHoliday || word == schoolHoliday }

  static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func month(_ word: UInt64) -> Int? {
    switch word {
    case 0x4A_616E: 1
    case 0x46_6562: 2
    case 0x4D_6172: 3
    case 0x41_7072: 4
    case 0x4D_6179: 5
    case 0x4A_756E: 6
    case 0x4A_756C: 7
    case 0x41_7567: 8
    case 0x53_6570: 9
    case 0x4F_6374: 10
    case 0x4E_6F76: 11
    case 0x44_6563: 12
    default: nil
    }
  }

  private static func packed(_ word: StaticString) -> UInt64 {
    var packed: UInt64 = 0
    for byte in word.description.utf8 { packed = packed << 8 | UInt64(byte) }
    return packed
  }
}
