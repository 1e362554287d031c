// Numbers: hours, dates and ordinals.
extension LenientExpressionText {
  /// Hours with 시 and 분, or with a half of the day, become `10:30`; 1월 1일 becomes `Jan 01`;
  /// 2,4째주 일요일 becomes `Su[2,4]`; other numbers stay.
  mutating func number() {
    if let ordinal = ordinals(from: index) {
      append(ordinal)
      index = ordinal.end
      return
    }
    let (value, end) = digits(from: index)
    if value == 24, scalars[end...].starts(with: [0xC2DC, 0xAC04]) {  // 시간
      append("00:00-24:00")
      index = end + 2
    } else if let value, let names = date(month: value, from: end) {
      append(names.month)
      if let day = names.day {
        append(" ")
        append(UInt32(0x30 + day / 10))
        append(UInt32(0x30 + day % 10))
      }
      index = names.end
    } else {
      hour(value, from: end)
    }
  }

  /// The number at a place, `nil` beyond two digits, and the place after it.
  private func digits(from start: Int) -> (value: Int?, end: Int) {
    var end = start
    var value = 0
    while end < scalars.count, scalars[end] >= 0x30, scalars[end] <= 0x39 {
      if end - start < 2 { value = 10 * value + Int(scalars[end] - 0x30) }
      end += 1
    }
    return (end > start && end - start <= 2 ? value : nil, end)
  }

  private func afterSpaces(_ start: Int) -> Int {
    var place = start
    while place < scalars.count, scalars[place] == 0x20 { place += 1 }
    return place
  }

  /// Reads 월, and a day of that month where one follows.
  private func date(
    month: Int, from start: Int
  ) -> (month: StaticString, day: Int?, end: Int)? {
    guard start < scalars.count, scalars[start] == 0xC6D4 else { return nil }  // 월
    guard let name = LenientExpressionWords.month(month) else { return nil }
    let (day, end) = digits(from: afterSpaces(start + 1))
    guard let day, end < scalars.count, scalars[end] == 0xC77C else {  // 일
      return (name, nil, start + 1)
    }
    return (name, day, end + 1)
  }

  /// Writes an hour, with its minutes where 시 and 분 name them.
  private mutating func hour(_ value: Int?, from end: Int) {
    let start = index
    var hour = value
    var next = end
    var minutes: Int?
    if next < scalars.count, scalars[next] == 0xC2DC {  // 시
      minutes = 0
      next += 1
      let (value, end) = digits(from: afterSpaces(next))
      if let value, end < scalars.count, scalars[end] == 0xBD84 {  // 분
        minutes = value
        next = end + 1
      }
    } else if next < scalars.count, scalars[next] == 0x3A {
      let (value, end) = digits(from: next + 1)
      if let value, end == next + 3 {
        minutes = value
        next = end
      }
    }
    if let (half, end) = half(from: next) {
      self.half = half
      next = end
    }
    if let half, let value, value <= 12 {
      hour = value % 12 + (half == .afternoon ? 12 : 0)
      minutes = minutes ?? 0
    }
    half = nil
    guard let hour, let minutes else {
      while index < end {
        append(scalars[index])
        index += 1
      }
      return
    }
    for (value, mark) in [(hour, 0x3A), (minutes, 0)] {
      append(UInt32(0x30 + value / 10))
      append(UInt32(0x30 + value % 10))
      if mark != 0 { append(UInt32(mark)) }
    }
    index = max(next, start + 1)
  }

  /// Reads `am` or `pm`, in any case, with or without a space before it.
  private func half(from start: Int) -> (half: Half, end: Int)? {
    let place = afterSpaces(start)
    guard place + 1 < scalars.count, scalars[place + 1] | 0x20 == 0x6D else { return nil }
    guard place + 2 == scalars.count || !Self.isLetter(scalars[place + 2]) else { return nil }
    switch scalars[place] | 0x20 {
    case 0x61: return (.morning, place + 2)
    case 0x70: return (.afternoon, place + 2)
    default: return nil
    }
  }
}

// Ordinals.
extension LenientExpressionText {
  /// Ordinals and the weekday after them.
  struct Ordinals {
    var numbers: [StaticString]
    var weekday: StaticString
    var end: Int
  }

  /// Writes 둘째·넷째 일요일 as `Su[2,4]`.
  mutating func append(_ ordinals: Ordinals) {
    append(ordinals.weekday)
    append("[")
    for (place, number) in ordinals.numbers.enumerated() {
      if place > 0 { append(",") }
      append(number)
    }
    append("]")
  }

  /// Reads ordinals, such as 둘째, 두 번째, 2째주 and 마지막 주, and the weekday after them.
  func ordinals(from start: Int) -> Ordinals? {
    var numbers: [StaticString] = []
    var isMarked = false
    var place = start
    // More than a list of ordinals is none, and would be searched anew from each of its numbers.
    while place < scalars.count, numbers.count <= 10 {
      let scalar = scalars[place]
      switch scalar {
      case 0x20, 0x2C, 0xBC88, 0xC8FC, 0xC9F8, 0xC9F0:  // 번, 주, 째, 쨰
        guard !numbers.isEmpty else { return nil }
        isMarked = isMarked || scalar >= 0xC8FC
        place += 1
      case 0xB9C8:
        guard scalars[place...].starts(with: [0xB9C8, 0xC9C0, 0xB9C9]) else { return nil }  // 마지막
        numbers.append("-1")
        isMarked = true
        place += 3
      default:
        if let number = LenientExpressionWords.ordinal(scalar) {
          let isNumber = place + 1 < scalars.count && (0x30...0x39).contains(scalars[place + 1])
          guard !isNumber else { return nil }
          numbers.append(number)
          place += 1
          continue
        }
        guard isMarked else { return nil }
        var end = place
        while end < scalars.count, Self.isLetter(scalars[end]) { end += 1 }
        guard let weekday = LenientExpressionWords.weekday(Array(scalars[place..<end])) else {
          return nil
        }
        return Ordinals(numbers: numbers, weekday: weekday, end: end)
      }
    }
    return nil
  }
}
