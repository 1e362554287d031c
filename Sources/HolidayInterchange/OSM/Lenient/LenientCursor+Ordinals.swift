import KoreanText

// Ordinals.
extension LenientCursor {
  /// Reads 둘째·넷째 일요일, 2,4번째 주 일요일 or `2nd and 4th Sunday`, or nothing.
  mutating func ordinalItem() throws(Failure) -> LenientDays? {
    guard let found = englishOrdinals(from: index) ?? koreanOrdinals(from: index) else {
      return nil
    }
    guard found.numbers.allSatisfy({ $0 <= 5 }) else { throw failure(.numberOutOfRange) }
    let offset = found.end - index
    guard let weekday = weekday(offset), weekday.days.nonzeroBitCount == 1 else {
      index = min(found.end, tokens.count)
      throw failure(index < tokens.count ? .unsupportedDays : .unexpectedEnd)
    }
    index = found.end + weekday.count
    var days = LenientDays(weekday: weekday.days, ordinals: found.numbers)
    days.hasOrdinalInFront = true
    return days
  }

  /// Ordinals with the place behind them.
  struct Ordinals {
    var numbers: [Int]
    var end: Int
  }

  private func koreanOrdinals(from start: Int) -> Ordinals? {
    var numbers: [Int] = []
    var isMarked = false
    var place = start
    guard isOrdinal(place) else { return nil }
    numbers.reserveCapacity(4)
    loop: while place < tokens.count, numbers.count <= 10 {
      switch tokens[place].kind {
      case .ordinal(.nth(let number), _):
        numbers.append(number)
        // 첫 일요일 is the first Sunday, and a bare 둘 before a day is nothing.
        if number == 1 || tokens[place].cells.count > 1 { isMarked = true }
      case .ordinal(.last, _):
        numbers.append(-1)
        isMarked = true
      case .ordinalSign: break
      case .ordinalMark, .week:
        guard !numbers.isEmpty else { return nil }
        isMarked = true
      case .number(let number):
        guard number.value >= 1, number.digitCount <= 1 || number.notation != .digits else {
          return nil
        }
        numbers.append(number.value)
      case .mark(.comma), .mark(.middleDot), .mark(.slash), .link(.and), .mark(.dot):
        guard !numbers.isEmpty, isOrdinal(place + 1) else { break loop }
      case .particle(.genitive): guard isMarked else { return nil }
      default: break loop
      }
      place += 1
    }
    return isMarked && !numbers.isEmpty && numbers.count <= 10
      ? Ordinals(numbers: numbers, end: place) : nil
  }

  /// Whether an ordinal, or a number that may be one, stands at a place.
  private func isOrdinal(_ place: Int) -> Bool {
    guard place < tokens.count else { return false }
    switch tokens[place].kind {
    case .ordinal, .ordinalSign: return true
    case .number(let number): return number.digitCount <= 1 && number.value >= 1
    default: return false
    }
  }

  /// The letters behind a number that make it an ordinal, such as `nd`.
  func englishSuffix(_ offset: Int) -> String? {
    guard let word = word(offset), isGlued(offset) else { return nil }
    return ["st", "nd", "rd", "th"].contains(word) ? word : nil
  }

  func englishOrdinals(from start: Int) -> Ordinals? {
    var numbers: [Int] = []
    var place = start
    while place < tokens.count, numbers.count <= 10 {
      let offset = place - index
      if let word = word(offset), let number = Self.ordinalWord(word) {
        numbers.append(number)
        place += 1
      } else if let value = number(offset), value >= 1, englishSuffix(offset + 1) != nil {
        numbers.append(value)
        place += 2
      } else if !numbers.isEmpty,
        has(.comma, offset) || has(.slash, offset) || kind(offset) == .link(.and)
          || isAmpersand(offset) || word(offset) == "the"
      {
        place += 1
      } else {
        break
      }
    }
    return numbers.isEmpty || numbers.count > 10 ? nil : Ordinals(numbers: numbers, end: place)
  }

  private static func ordinalWord(_ word: String) -> Int? {
    switch word {
    case "first": 1
    case "second": 2
    case "third": 3
    case "fourth": 4
    case "fifth": 5
    case "last": -1
    default: nil
    }
  }

  /// Reads the ordinals of `Su [2, 4]` and `Su[-1]`.
  mutating func bracketedOrdinals(of weekday: UInt8) throws(Failure) -> LenientDays {
    guard weekday.nonzeroBitCount == 1 else { throw failure(.ambiguous) }
    index += 1
    var ordinals: [Int] = []
    while true {
      let isNegative = has(.dash)
      if isNegative { index += 1 }
      guard let number = number(), 1...5 ~= number else { throw failure(.numberOutOfRange) }
      ordinals.append(isNegative ? -number : number)
      index += 1
      if has(.dash), !isNegative, let last = self.number(1), number...5 ~= last {
        ordinals += Array(number...last).dropFirst()
        index += 2
      }
      guard has(.comma) else { break }
      index += 1
    }
    guard case .mark(.close(.square)) = kind() else { throw failure(.unexpectedCharacter) }
    index += 1
    return LenientDays(weekday: weekday, ordinals: ordinals)
  }

  /// The weekday of a single letter in a range such as `M-F`, or of a name in another language.
  func foreignWeekday(_ offset: Int) -> UInt8? {
    guard let word = word(offset) else { return nil }
    if let name = Self.names.firstIndex(where: { $0.contains(word) }) { return 1 << UInt8(name) }
    // One letter is a day only at an end of a range.
    let isInRange = has(.dash, offset + 1) || has(.dash, offset - 1)
    guard isInRange, isGlued(offset) || isGlued(offset + 1) else { return nil }
    switch word {
    case "m": return 1 << 1
    case "w": return 1 << 3
    case "f": return 1 << 5
    default: return nil
    }
  }

  /// Names that mean one weekday in every language that has them, from Sunday.
  private static let names: [Set<String>] = [
    ["sonntag", "sonntags", "dimanche", "domingo", "domenica", "zondag"],
    ["montag", "montags", "lundi", "lunes", "lunedì", "maandag"],
    ["dienstag", "dienstags", "mardi", "martes", "martedì", "dinsdag"],
    ["mittwoch", "mittwochs", "mercredi", "miércoles", "mercoledì", "woensdag"],
    ["donnerstag", "donnerstags", "jeudi", "jueves", "giovedì", "donderdag"],
    ["freitag", "freitags", "vendredi", "viernes", "venerdì", "vrijdag"],
    ["samstag", "samstags", "samedi", "sábado", "sabato", "zaterdag"],
  ]
}
