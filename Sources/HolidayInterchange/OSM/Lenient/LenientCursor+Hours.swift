import KoreanText
import MartModels

// Hours.
extension LenientCursor {
  /// A time as it is written, with what tells how sure its hour is.
  private struct Written {
    var minute: Int
    /// Whether it comes with 오전, pm or similar, or the hour is above twelve.
    var isSure: Bool
    /// Whether the hour itself, beyond twelve or none, shows the clock of 24 hours.
    var isExact: Bool
    /// Whether it has a colon, by which people write the clock of 24 hours.
    var hasColon: Bool
    /// Whether an hour below ten has a zero before it.
    var hasZero = true
    var isNextDay = false
  }

  /// Reads hours and those that go on behind a comma, or `nil` when none stand here.
  ///
  /// - Parameter ofPause: whether they are those of a break.
  mutating func hoursList(ofPause: Bool = false) throws(Failure) -> [ExpressionTimes]? {
    guard var times = try span(ofPause) else { return nil }
    while true {
      let start = index
      if has(.comma) || has(.slash) || has(.middleDot) || kind() == .link(.and) || has(.plus) {
        index += 1
      }
      guard index < tokens.count, beginsTime(0), let more = try span(ofPause) else {
        index = start
        break
      }
      times += more
    }
    for (place, time) in times.enumerated() {
      for other in times[..<place] where time.start < other.end && other.start < time.end {
        throw failure(.ambiguous)
      }
    }
    return times
  }

  func beginsTime(_ offset: Int) -> Bool {
    switch kind(offset) {
    case .time, .allDay: true
    case .number: number(offset, digits: 1...4) != nil
    default: false
    }
  }

  /// Reads `10:00-22:00`, `10시부터 22시까지`, `10:00+` or `24시간`.
  private mutating func span(_ isPause: Bool) throws(Failure) -> [ExpressionTimes]? {
    let wholeDay = ExpressionTimes(start: 0, end: 1_440)
    if kind() == .allDay {
      index += 1
      return [wholeDay]
    }
    let start = index
    if number() == 24, has(.slash, 1), number(2) == 7 {
      index += 3
      return [wholeDay]
    }
    guard let first = time() else { return nil }
    let length = rangeLength()
    if length > 0, beginsTimeOrDay(length) {
      index += length
      let place = index
      guard let last = endTime() else { throw failure(.unexpectedCharacter) }
      guard let span = Self.span(from: first, through: last, isPause) else {
        index = place
        throw failure(first.minute < 1_440 && last.minute <= 1_440 ? .ambiguous : .timeOutOfRange)
      }
      if kind() == .particle(.until) { index += 1 }
      return [span]
    }
    if first.minute == 1_440, length == 0, !has(.plus) { return [wholeDay] }
    let isOpenEnd = has(.plus) || length == 1 && kind() != .mark(.dash)
    if isOpenEnd, first.isSure || first.hasColon {
      guard first.minute < 1_440 else {
        index = start
        throw failure(.timeOutOfRange)
      }
      index += 1
      return [ExpressionParser.openEnd(from: first.minute)]
    }
    // 라스트오더 behind its time is skipped with it.
    if kind() == .hours(.lastOrder), case .time = kind(-1) { return nil }
    index = start
    guard case .time = kind() else { return nil }
    throw failure(.unsupportedMoment)
  }

  private func beginsTimeOrDay(_ offset: Int) -> Bool {
    beginsTime(offset) || kind(offset) == .holidayPart(.dayAfter)
      || kind(offset) == .relativeDay
  }

  /// Reads the end of hours, with the word for the next day before it or behind.
  private mutating func endTime() -> Written? {
    var isNextDay = false
    if kind() == .holidayPart(.dayAfter) || kind() == .relativeDay {
      isNextDay = true
      index += 1
      if kind() == .particle(.genitive) { index += 1 }
    }
    guard var time = time() else { return nil }
    if case .mark(.open) = kind(), kind(1) == .holidayPart(.dayAfter), case .mark(.close) = kind(2)
    {
      isNextDay = true
      index += 3
    }
    time.isNextDay = isNextDay
    return time
  }

  /// Reads a time or a number that stands for one.
  private mutating func time() -> Written? {
    if case .time(let time) = kind(), let token = token() {
      index += 1
      let hasColon = token.cells.contains { text.scalar($0) == ":" }
      if kind() == .particle(.genitive) { index += 1 }
      return Written(
        minute: time.minuteOfDay, isSure: time.half != nil || time.hour > 12 || time.hour == 0,
        isExact: time.half == nil && (time.hour > 12 || time.hour == 0 || hasColon),
        hasColon: hasColon, hasZero: time.hour > 9 || text.scalar(token.cells.lowerBound) == "0")
    }
    guard let value = number(digits: 1...4) else { return nil }
    let digits = if case .number(let number) = kind() { number.digitCount } else { 0 }
    if digits >= 3 {
      guard value / 100 <= 24, value % 100 < 60, ExpressionParser.looksLikeTime(value) else {
        return nil
      }
      index += 1
      return clock(value / 100, value % 100, isExact: true, hasZero: digits == 4)
    }
    guard value <= 24 else { return nil }
    if has(.dot, 1), isGlued(1), isGlued(2), let time = halfBehindDot(value) { return time }
    // 9.30 and 18.00
    if has(.dot, 1), isGlued(1), isGlued(2), case .number(let minute) = kind(2),
      minute.digitCount == 2, minute.value < 60
    {
      index += 3
      return clock(value, minute.value, isExact: true, hasZero: digits == 2)
    }
    let isHour = rangeLength(1) > 0 || isRange(-1) || value == 24 || has(.plus, 1)
    guard isHour else { return nil }
    index += 1
    return clock(value, 0, isExact: false)
  }

  /// Reads the `4.30pm` whose hour was read.
  private mutating func halfBehindDot(_ hour: Int) -> Written? {
    guard let bytes = word(2).map({ Array($0.utf8) }), bytes.count == 4, 1...12 ~= hour,
      ExpressionParser.isDigit(bytes[0]), ExpressionParser.isDigit(bytes[1]),
      bytes[3] == UInt8(ascii: "m"), bytes[2] == UInt8(ascii: "p") || bytes[2] == UInt8(ascii: "a")
    else { return nil }
    let minute = 10 * Int(bytes[0] - 0x30) + Int(bytes[1] - 0x30)
    guard minute < 60 else { return nil }
    index += 3
    let isAfternoon = bytes[2] == UInt8(ascii: "p")
    return Written(
      minute: 60 * (hour % 12 + (isAfternoon ? 12 : 0)) + minute, isSure: true, isExact: false,
      hasColon: false)
  }

  private func clock(
    _ hour: Int, _ minute: Int, isExact: Bool, hasZero: Bool = true
  ) -> Written? {
    guard 60 * hour + minute <= 1_440 else { return nil }
    return Written(
      minute: 60 * hour + minute, isSure: hour > 12 || hour == 0,
      isExact: isExact || hour > 12 || hour == 0, hasColon: isExact, hasZero: hasZero)
  }

  /// The hours between two times, where an hour of twelve is that of the half of the day that people
  /// mean; `nil` when it could be either.
  private static func span(
    from first: Written, through last: Written, _ isPause: Bool
  ) -> ExpressionTimes? {
    var (start, end) = (first.minute, last.minute)
    guard start < 1_440 else { return nil }
    // No break runs into the next day: 12:00~1:00 is the hour after noon.
    if isPause, !first.isSure, !last.isSure, !last.isNextDay, end <= start { end += 720 }
    if last.isNextDay {
      guard end <= 1_440 else { return nil }
      return ExpressionTimes(start: start, end: end + 1_440)
    }
    switch (first.isSure || first.hasColon, last.isSure || last.hasColon) {
    case (true, true):
      let isPlain = !first.isSure && !last.isSure
      let hasZeros = first.hasZero && last.hasZero
      guard !isPlain || !ClockTime.mayEndAfterNoon(opens: start, closes: end, hasZeros: hasZeros)
      else { return nil }
    case (false, false) where end > start: break
    case (false, false):
      // 9-5 is until the afternoon, 10-2 could be either.
      guard start >= 360, end > 120, end <= 360 else { return nil }
      end += 720
    case (true, false) where start < 720:
      // 오전 10시~8시 is until the evening, and 오전 10시~11시 could be either.
      guard first.isExact || end < start, end < 720 else { return nil }
      if end <= start { end += 720 }
    case (true, false):
      // 오후 1시~6시 is in the afternoon; 18시~2시 is until the night.
      guard first.isExact || end + 720 > start else { return nil }
      if !first.isExact { end += 720 }
    case (false, true):
      // 1-5pm is in the afternoon, 9시~오후 10시 is from the morning.
      guard start >= 360 || last.isExact || end < 720 else {
        start += 720
        break
      }
    }
    if end <= start { end += 1_440 }
    guard end <= 2_880 else { return nil }
    return ExpressionTimes(start: start, end: end)
  }

  /// Reads 브레이크타임 15:00-17:00.
  mutating func pause() throws(Failure) -> LenientElement.Kind {
    index += 1
    while has(.colon) || kind() == .particle(.topic) { index += 1 }
    guard index < tokens.count, let times = try hoursList(ofPause: true)
    else { throw failure(.unknownWord) }
    return .pause(times)
  }
}
