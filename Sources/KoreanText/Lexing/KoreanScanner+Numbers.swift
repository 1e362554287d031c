// Numbers, and the times that begin with one.
extension KoreanScanner {
  /// Some digits, as a number.
  struct Digits {
    var value: Int
    var count: Int
  }

  /// The digits at a place; the value is that of the first nine.
  func digits(at place: Int) -> Digits? {
    var digits = Digits(value: 0, count: 0)
    while scalar(place + digits.count).isPlainDigit {
      if digits.count < 9 {
        digits.value = 10 * digits.value + Int(scalar(place + digits.count).value - 0x30)
      }
      digits.count += 1
    }
    return digits.count > 0 ? digits : nil
  }

  /// The two digits at a place, whatever follows them.
  func twoDigits(at place: Int) -> Digits {
    let value = (scalar(place).value - 0x30) * 10 + scalar(place + 1).value - 0x30
    return Digits(value: Int(value), count: 2)
  }

  mutating func readNumber() {
    guard let digits = digits(at: index) else { return }
    if digits.count <= 2, readTime(digits, half: nil, from: index) { return }
    if let count = lengthOfMarketDays(behind: index + digits.count) {
      return append(.namedDays, count: digits.count + count)
    }
    if scalar(index + digits.count) == ":", scalar(index + digits.count + 1).isPlainDigit {
      // 10:6 and 12345:00 are no times, and their parts are no numbers.
      var count = digits.count
      while scalar(index + count).isPlainDigit || scalar(index + count) == ":" { count += 1 }
      return append(.word, count: count)
    }
    append(.number(Int32(digits.value), digits: Int8(clamping: digits.count)), count: digits.count)
  }

  /// How many cells 일장 or 일장날 takes behind a number.
  ///
  /// The market 5일장 is held every fifth day, and not on the fifth.
  private func lengthOfMarketDays(behind place: Int) -> Int? {
    guard scalar(place) == "일", scalar(place + 1) == "장" else { return nil }
    switch scalar(place + 2) {
    case "날", "터": return 3
    case "이", "은", "에", "의", "도", "을", "과": return 2
    default: return endsWord(place + 2) ? 2 : nil
    }
  }

  /// Reads a number in words where a unit follows it: 열두시, 이십이일, 삼주차.
  ///
  /// The short number words are parts of many other words. So a number without 십 is read only
  /// before 시 (한, 두, 열), before 주차 and 째주 (삼), and in 유월 and 시월.
  mutating func readNumberWord() -> Bool {
    var isFree = !isAfterWord
    if case .unit? = tokens.last?.kind { isFree = true }
    guard isFree else { return false }
    if nativeHour(at: index) != nil { return readTime(half: nil, from: index) }
    guard let number = sinoNumber(at: index) else { return false }
    if scalar(index + number.count) == "시", readTime(half: nil, from: index) { return true }
    append(.number(Int32(number.value), digits: 0), count: number.count)
    return true
  }

  /// An hour by its native name, before 시.
  func nativeHour(at place: Int) -> Digits? {
    guard let hour = nativeNumber(at: place), hour.use != .ordinal else { return nil }
    let sign = skippingSpace(place + hour.count)
    guard scalar(sign) == "시", scalar(sign + 1) != "간", endsHour(sign + 1) else { return nil }
    return Digits(value: hour.value, count: hour.count)
  }

  /// What a native number counts by itself.
  ///
  /// 한 counts hours, 둘 is an ordinal, and 다섯 may be both; what 두 counts, the word behind it says.
  enum NativeUse { case hour, ordinal, both, counter }

  /// The native number at a place.
  func nativeNumber(at place: Int) -> (value: Int, count: Int, use: NativeUse)? {
    switch (scalar(place), scalar(place + 1)) {
    case ("한", _): (1, 1, .hour)
    case ("첫", _): (1, 1, .ordinal)
    case ("두", _): (2, 1, .counter)
    case ("둘", _): (2, 1, .ordinal)
    case ("세", _): (3, 1, .counter)
    case ("셋", _): (3, 1, .ordinal)
    case ("네", _): (4, 1, .counter)
    case ("넷", _): (4, 1, .ordinal)
    case ("다", "섯"): (5, 2, .both)
    case ("여", "섯"): (6, 2, .counter)
    case ("일", "곱"): (7, 2, .counter)
    case ("여", "덟"): (8, 2, .counter)
    case ("아", "홉"): (9, 2, .counter)
    case ("열", "한"): (11, 2, .hour)
    case ("열", "두"): (12, 2, .hour)
    case ("열", _): (10, 1, .counter)
    default: nil
    }
  }

  /// A number of two or more syllables by its Chinese name, before a unit; the month 유월 or 시월.
  func sinoNumber(at place: Int) -> Digits? {
    var number = Digits(value: 0, count: 0)
    let first = Self.sinoDigit(scalar(place))
    if let first, let mark = ordinalMark(at: place + 1), first < 6, mark.isWeek {
      return Digits(value: first, count: 1)
    }
    if scalar(place + 1) == "월", endsWord(place + 2) {
      if scalar(place) == "유" { return Digits(value: 6, count: 1) }
      if scalar(place) == "시" { return Digits(value: 10, count: 1) }
    }
    if let first, first > 1, scalar(place + 1) == "십" {
      number = Digits(value: 10 * first, count: 2)
    } else if scalar(place) == "십" {
      number = Digits(value: 10, count: 1)
    } else {
      return nil
    }
    if let ones = Self.sinoDigit(scalar(place + number.count)),
      beginsUnit(place + number.count + 1)
    {
      return Digits(value: number.value + ones, count: number.count + 1)
    }
    return beginsUnit(place + number.count) ? number : nil
  }

  private static func sinoDigit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "일": 1
    case "이": 2
    case "삼": 3
    case "사": 4
    case "오": 5
    case "육": 6
    case "칠": 7
    case "팔": 8
    case "구": 9
    default: nil
    }
  }

  private func beginsUnit(_ place: Int) -> Bool {
    switch (scalar(place), scalar(place + 1)) {
    case ("일", "요"), ("월", "요"), ("시", "간"), ("주", "말"): false
    case ("시", _): endsHour(place + 1)
    case ("일", "간"): true
    case ("월", _), ("일", _), ("분", _), ("주", _): endsUnit(place + 1)
    default: ordinalMark(at: place) != nil
    }
  }

  /// Whether the word that is a unit ends here, or a particle or another date is glued to it.
  private func endsUnit(_ place: Int) -> Bool {
    beginsSinoNumber(at: place) || endsWord(place)
  }

  /// Whether a number with 십 seems to begin here.
  ///
  /// Its unit is not looked for: a long text of numbers would be searched from each of them to its
  /// end.
  func beginsSinoNumber(at place: Int) -> Bool {
    scalar(place) == "십" || scalar(place + 1) == "십" && Self.sinoDigit(scalar(place)) != nil
  }
}
