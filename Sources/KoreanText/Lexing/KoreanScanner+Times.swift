// Times of day.
extension KoreanScanner {
  /// Reads a half of the day with the time behind it, or by itself.
  mutating func readHalf(_ half: HalfOfDay, count: Int) {
    if readTime(half: half, from: skippingSpace(index + count)) { return }
    switch half {
    case .noon: appendTime(hour: 12, minute: 0, half: half, through: index + count)
    case .midnight: appendTime(hour: 24, minute: 0, half: half, through: index + count)
    default: append(.halfOfDay(half), count: count)
    }
  }

  /// The letters am or pm, with dots or without, behind or before a time.
  func latinHalf(at place: Int) -> (half: HalfOfDay, count: Int)? {
    let half: HalfOfDay
    switch scalar(place).loweredLatin {
    case "a": half = .beforeNoon
    case "p": half = .afternoon
    default: return nil
    }
    var end = place + 1
    if scalar(end) == "." { end += 1 }
    guard scalar(end).loweredLatin == "m", !scalar(end + 1).isLatinLetter else { return nil }
    end += end == place + 2 && scalar(end + 1) == "." ? 2 : 1
    return (half, end - place)
  }

  /// Reads a time as one token from the scanner's place to the end of the time.
  ///
  /// - Parameters:
  ///   - half: the half of the day that stands before it.
  ///   - start: where its hour begins.
  /// - Returns: whether there is one.
  mutating func readTime(half: HalfOfDay?, from start: Int) -> Bool {
    if let digits = digits(at: start) {
      return digits.count <= 2 && readTime(digits, half: half, from: start)
    }
    guard let words = nativeHour(at: start) ?? sinoNumber(at: start) else { return false }
    return readTime(words, half: half, from: start)
  }

  /// Reads a time with its hour.
  mutating func readTime(_ hour: Digits, half: HalfOfDay?, from start: Int) -> Bool {
    var end = start + hour.count
    var minute = 0
    var isTime = false
    if let clock = clockMinute(at: end) {
      (minute, end, isTime) = (clock.minute, clock.end, true)
    } else if let sign = hourSign(at: end) {
      switch sign {
      case .span(let end): return readSpan(of: hour, start: start, end: end)
      case .letter(let after)
      where hour.value == 24 && !isAfterRange && minuteWords(at: after) == nil:
        return readSpan(of: hour, start: start, end: after)
      case .letter(let after), .hour(let after):
        (minute, end) = minuteWords(at: after) ?? (0, after)
        isTime = true
      }
    }
    if half == nil, let suffix = latinHalf(at: skippingSpace(end)) {
      let after = skippingSpace(end) + suffix.count
      appendTime(hour: hour.value, minute: minute, half: suffix.half, through: after)
      return true
    }
    guard isTime || half != nil && endsBareHour(end) else { return false }
    appendTime(hour: hour.value, minute: minute, half: half, through: end)
    return true
  }

  /// Appends a time, or a word if no clock shows such a time.
  private mutating func appendTime(hour: Int, minute: Int, half: HalfOfDay?, through end: Int) {
    let time = ClockTime(hour: hour, minute: minute, half: half)
    append(time.map { .time($0) } ?? .word, count: end - index)
  }

  /// 24시간 and 24 hours are all day; another number of hours is not a time.
  private mutating func readSpan(of hour: Digits, start: Int, end: Int) -> Bool {
    guard hour.value == 24, start == index else { return false }
    append(.allDay, count: end - index)
    return true
  }

  /// The minutes behind a colon: `:30`, `:00:00`.
  ///
  /// Spaces may stand around the colon only at the full and the half hour.
  private func clockMinute(at place: Int) -> (minute: Int, end: Int)? {
    var colon = place
    if scalar(place) == " ", scalar(place + 1) == ":", scalar(place + 2) == " " { colon += 1 }
    // 12;00 is a slip of the finger, and 10;14 may be two numbers.
    let isSlip = scalar(colon) == ";"
    guard scalar(colon) == ":" || isSlip else { return nil }
    let start = colon == place ? place + 1 : colon + 2
    guard var digits = digits(at: start) else { return nil }
    if digits.count > 2, scalar(start + digits.count) == "월" {
      // 23:001월1일: the date stands right behind the minutes.
      digits = twoDigits(at: start)
    }
    guard digits.count == 2 else { return nil }
    if isSlip, digits.value != 0 && digits.value != 30 || scalar(start + 2) == ":" { return nil }
    if colon > place, digits.value != 0, digits.value != 30 { return nil }
    var end = start + 2
    if scalar(end) == ":", let seconds = self.digits(at: end + 1), seconds.count == 2 { end += 3 }
    if scalar(end) == "분" || scalar(end) == "시" && scalar(end + 1) != "간" { end += 1 }
    return (digits.value, end)
  }

  /// The sign behind an hour, with the place behind the sign.
  private enum HourSign {
    /// 시 or Uhr.
    case hour(Int)
    /// h, which counts hours or names one.
    case letter(Int)
    /// 시간 or hours.
    case span(Int)
  }

  private func hourSign(at place: Int) -> HourSign? {
    let sign = skippingSpace(place)
    if scalar(sign) == "시" {
      return scalar(sign + 1) == "간" ? .span(sign + 2) : .hour(sign + 1)
    }
    var end = sign
    while scalar(end).isLatinLetter, end - sign < 6 { end += 1 }
    guard end > sign else { return nil }
    func isWord(_ word: String) -> Bool { text.isWord(word, sign..<end) }
    if isWord("h"), sign == place { return .letter(end) }
    if isWord("uhr") { return .hour(end) }
    return isWord("hr") || isWord("hrs") || isWord("hour") || isWord("hours") ? .span(end) : nil
  }

  private var isAfterRange: Bool {
    switch tokens.last?.kind {
    case .tilde?, .mark(.tilde)?, .mark(.dash)?: true
    default: false
    }
  }

  /// The minutes behind 시: `30분`, 반, `30` or 삼십분.
  private func minuteWords(at place: Int) -> (minute: Int, end: Int)? {
    let start = skippingSpace(place)
    if scalar(start) == "반", endsHour(start + 1) { return (30, start + 1) }
    if let digits = digits(at: start), digits.count <= 2 {
      let sign = skippingSpace(start + digits.count)
      if scalar(sign) == "분" { return (digits.value, sign + 1) }
      let next = scalar(start + digits.count)
      let isBare = start == place && digits.count == 2 && !next.isHangulSyllable && next != ":"
      if isBare { return (digits.value, start + 2) }
    } else if let words = sinoNumber(at: start), scalar(start + words.count) == "분" {
      return (words.value, start + words.count + 1)
    }
    return nil
  }

  /// Whether a word that says an hour ends here: 한시 is one, and 한시적 is not.
  func endsHour(_ place: Int) -> Bool {
    guard isSyllable(place) else {
      // 한시 변경: for a time; 열한시 변경 is at eleven.
      let isForTime = scalar(place - 2) == "한" && !isSyllable(place - 3)
      return !(isForTime && text.isWord("변경", place + 1..<place + 3))
    }
    if scalar(place) == "반" || beginsSinoNumber(at: place) { return true }
    return vocabulary.longestWord(in: cells, at: place) != nil
  }

  /// Whether a number behind a half of the day may be an hour: 오전 10~, and not 오전 11/22 or 11일.
  private func endsBareHour(_ place: Int) -> Bool {
    let next = scalar(place)
    if next.isHangulSyllable { return vocabulary.hasParticle(in: cells, at: place) }
    if next.isLatinLetter || next == "%" { return false }
    let isJoint = next == "/" || next == "." || next == "," || next == "·"
    return !(isJoint && scalar(skippingSpace(place + 1)).isPlainDigit)
  }
}
