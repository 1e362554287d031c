import KoreanCalendar

/// A piece of a text about hours, with its place in the text's scalars.
struct OpeningHoursToken {
  enum Kind: Hashable {
    /// A minute of the day, beyond 1440 past midnight; marked when the text says which half of the
    /// day it is in.
    case time(Int, marked: Bool)
    case number(Int)
    case allDay
    case to
    case comma
    case openBracket
    case closeBracket
    /// Weekdays as bits, or 0 for public holidays.
    case days(UInt8)
    /// The eve of something.
    case eve
    case festival(Festival)
    /// A break in the middle of the day.
    case breakTime
    /// A word that speaks of closing days.
    case closing
    /// A word that adds nothing, such as 영업시간.
    case noise
    case unknown
  }

  enum Festival: Hashable {
    case newYear, seollal, chuseok, both
  }

  var kind: Kind
  var range: Range<Int>
}

/// Cuts a text about hours into tokens.
struct OpeningHoursLexer {
  /// The text in one width, one kind of dash and lower case, scalar by scalar.
  private let scalars: [UInt32]
  private var position = 0
  private var meridiem: Meridiem?
  private var meridiemStart = 0
  private var tokens: [OpeningHoursToken] = []

  private enum Meridiem { case morning, afternoon }

  init(_ text: String) {
    scalars = text.unicodeScalars.map { Self.normalized($0.value) }
  }

  private static func normalized(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFF5E, 0x301C, 0x223C, 0x02DC, 0x223D: 0x7E  // tildes
    case 0x2010...0x2015, 0x2212, 0xFE63, 0xFF0D, 0x30FC, 0x3161: 0x2D  // dashes
    case 0x00A0, 0x3000, 0x2000...0x200B, 0xFEFF, 0x09, 0x0A, 0x0D: 0x20
    case 0xFF21...0xFF3A: scalar - 0xFEE0 + 0x20
    case 0xFF01...0xFF5E: scalar - 0xFEE0
    case 0x41...0x5A: scalar + 0x20
    default: scalar
    }
  }

  mutating func run() -> [OpeningHoursToken] {
    while position < scalars.count {
      let scalar = scalars[position]
      switch scalar {
      case 0x20: position += 1
      case 0x30...0x39: lexNumber()
      case 0x7E, 0x2D: append(.to, length: 1)
      case 0x28, 0x5B, 0x3C, 0x7B, 0x3010, 0x300C: append(.openBracket, length: 1)
      case 0x29, 0x5D, 0x3E, 0x7D, 0x3011, 0x300D: append(.closeBracket, length: 1)
      case 0x2C, 0x3B, 0x2F, 0x7C, 0xB7, 0x3001, 0x3A, 0x26, 0x30FB, 0x318D, 0x2022, 0x2E, 0x2A,
        0x203B:
        append(.comma, length: 1)
      default: lexWord()
      }
    }
    if meridiem != nil { dropMeridiem() }
    return tokens
  }

  private mutating func append(_ kind: OpeningHoursToken.Kind, length: Int) {
    dropMeridiem()
    tokens.append(OpeningHoursToken(kind: kind, range: position..<position + length))
    position += length
  }

  /// A word such as 오전 without a time after it says nothing that is understood.
  private mutating func dropMeridiem() {
    guard meridiem != nil else { return }
    meridiem = nil
    tokens.append(OpeningHoursToken(kind: .unknown, range: meridiemStart..<position))
  }
}

// Numbers and times.
extension OpeningHoursLexer {
  private func scalar(at index: Int) -> UInt32 { index < scalars.count ? scalars[index] : 0 }

  private func skippingSpaces(_ index: Int) -> Int {
    var index = index
    while scalar(at: index) == 0x20 { index += 1 }
    return index
  }

  /// Up to four digits; a longer number is no time and saturates.
  private func number(at index: Int) -> (value: Int, end: Int) {
    var value = 0
    var end = index
    while scalar(at: end) >= 0x30, scalar(at: end) <= 0x39 {
      value = min(99_999, 10 * value + Int(scalar(at: end) - 0x30))
      end += 1
    }
    return (value, end)
  }

  /// The digits and colons from an index on, which together are no time.
  private func lengthOfTime(_ start: Int) -> Int {
    var end = start
    while (0x30...0x3A).contains(scalar(at: end)) { end += 1 }
    return end - start
  }

  private mutating func lexNumber() {
    let start = position
    let (hour, end) = number(at: start)
    var minute = 0
    var next = end
    var isTime = false
    if scalar(at: end) == 0x3A, end - start <= 2 {
      let (value, after) = number(at: end + 1)
      if after == end + 3 {
        (minute, next, isTime) = (value, after, true)
      }
    } else if scalar(at: skippingSpaces(end)) == Self.hourSign, end - start <= 2 {
      next = skippingSpaces(end) + 1
      if scalar(at: next) == Self.intervalSign {
        position = next + 1
        dropMeridiem()
        tokens.append(
          OpeningHoursToken(kind: hour == 24 ? .allDay : .unknown, range: start..<position))
        return
      }
      isTime = true
      let (value, after) = number(at: skippingSpaces(next))
      if after > skippingSpaces(next), scalar(at: skippingSpaces(after)) == Self.minuteSign {
        (minute, next) = (value, skippingSpaces(after) + 1)
      } else if scalar(at: skippingSpaces(next)) == Self.halfSign {
        (minute, next) = (30, skippingSpaces(next) + 1)
      }
    }
    if end - start > 4 { return append(.unknown, length: max(1, lengthOfTime(start))) }
    guard !isTime, meridiem == nil, suffix(at: skippingSpaces(end)) == nil else {
      finishTime(hour: hour, minute: minute, start: start, end: next)
      return
    }
    if lexDate(hour, start: start, end: end) { return }
    position = end
    tokens.append(OpeningHoursToken(kind: .number(hour), range: start..<end))
  }

  /// `1월 1일` and `1/1` are a festival; other months and days, 1월 or 2째, are not understood, but
  /// their sign is no weekday.
  private mutating func lexDate(_ number: Int, start: Int, end: Int) -> Bool {
    let sign = scalar(at: end)
    guard [Self.monthSign, Self.daySign, Self.nthSign, Self.weekSign, 0x2F].contains(sign) else {
      return false
    }
    let second = self.number(at: skippingSpaces(end + 1))
    let isFirst = number == 1 && second.value == 1 && second.end > skippingSpaces(end + 1)
    if isFirst, sign == 0x2F || (sign == Self.monthSign && scalar(at: second.end) == Self.daySign) {
      position = sign == 0x2F ? second.end : second.end + 1
      tokens.append(OpeningHoursToken(kind: .festival(.newYear), range: start..<position))
      return true
    }
    guard sign != 0x2F else { return false }
    position = end + 1
    tokens.append(OpeningHoursToken(kind: .unknown, range: start..<position))
    return true
  }

  private mutating func finishTime(hour: Int, minute: Int, start: Int, end: Int) {
    var end = end
    var half = meridiem
    if let (found, after) = suffix(at: skippingSpaces(end)) {
      half = found
      end = after
    }
    let begin = meridiem == nil ? start : meridiemStart
    meridiem = nil
    position = end
    var hour = hour
    var isValid = minute < 60 && hour <= 48
    if let half {
      // 오후 22:00 is written now and then and is not ambiguous; 오전 22:00 is nonsense.
      switch half {
      case .morning:
        isValid = isValid && hour <= 12
        if hour == 12 { hour = 0 }
      case .afternoon:
        isValid = isValid && hour <= 24 && hour > 0
        if hour < 12 { hour += 12 }
      }
    }
    tokens.append(
      OpeningHoursToken(
        kind: isValid ? .time(60 * hour + minute, marked: half != nil) : .unknown,
        range: begin..<end))
  }

  /// `am` or `pm` after a time.
  private func suffix(at index: Int) -> (Meridiem, end: Int)? {
    let first = scalar(at: index)
    guard first == 0x61 || first == 0x70 else { return nil }
    var end = index + 1
    if scalar(at: end) == 0x2E { end += 1 }
    guard scalar(at: end) == 0x6D else { return nil }
    end += scalar(at: end + 1) == 0x2E ? 2 : 1
    guard !Self.isLetter(scalar(at: end)) else { return nil }
    return (first == 0x61 ? .morning : .afternoon, end)
  }

  private static let hourSign: UInt32 = 0xC2DC  // 시
  private static let intervalSign: UInt32 = 0xAC04  // 간
  private static let minuteSign: UInt32 = 0xBD84  // 분
  private static let halfSign: UInt32 = 0xBC18  // 반
  private static let monthSign: UInt32 = 0xC6D4  // 월
  private static let daySign: UInt32 = 0xC77C  // 일
  private static let nthSign: UInt32 = 0xC9F8  // 째
  private static let weekSign: UInt32 = 0xC8FC  // 주
}

// Words.
extension OpeningHoursLexer {
  private static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x61...0x7A, 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318C, 0x4E00...0x9FFF: true
    default: false
    }
  }

  private mutating func lexWord() {
    let start = position
    guard Self.isLetter(scalars[start]) else {
      append(.unknown, length: 1)
      return
    }
    var end = start
    while Self.isLetter(scalar(at: end)) { end += 1 }
    let kept = tokens.count
    let keptMeridiem = (meridiem, meridiemStart)
    if !lexVocabulary(start..<end), !lexWeekdayLetters(start..<end) {
      tokens.removeLast(tokens.count - kept)
      (meridiem, meridiemStart) = keptMeridiem
      dropMeridiem()
      let kind: OpeningHoursToken.Kind = speaksOfClosing(start..<end) ? .closing : .unknown
      tokens.append(OpeningHoursToken(kind: kind, range: start..<end))
    }
    position = end
  }

  /// Cuts a run of letters wholly into known words.
  private mutating func lexVocabulary(_ run: Range<Int>) -> Bool {
    var index = run.lowerBound
    while index < run.upperBound {
      guard let entry = OpeningHoursVocabulary.longestEntry(in: scalars[index..<run.upperBound])
      else { return false }
      let end = index + entry.length
      switch entry.meaning {
      case .morning: (meridiem, meridiemStart) = (.morning, index)
      case .afternoon: (meridiem, meridiemStart) = (.afternoon, index)
      case .token(let kind):
        tokens.append(OpeningHoursToken(kind: kind, range: index..<end))
      }
      index = end
    }
    return true
  }

  /// 월화수목금 and the like; single letters are weekdays only where nothing else is with them.
  private mutating func lexWeekdayLetters(_ run: Range<Int>) -> Bool {
    var bits: UInt8 = 0
    for scalar in scalars[run] {
      guard let bit = OpeningHoursVocabulary.weekdayBit(ofLetter: scalar) else { return false }
      bits |= bit
    }
    tokens.append(OpeningHoursToken(kind: .days(bits), range: run))
    return true
  }

  private func speaksOfClosing(_ run: Range<Int>) -> Bool {
    run.contains { index in
      // 휴, and 쉬 or 쉽 or 쉼 of 쉬는, 쉽니다, 쉼.
      [0xD734, 0xC26C, 0xC27D, 0xC27C].contains(scalars[index])
    }
  }
}
