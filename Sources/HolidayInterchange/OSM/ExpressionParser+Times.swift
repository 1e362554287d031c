// Hours.
extension ExpressionParser {
  mutating func times(_ rule: inout ExpressionRule) throws(Failure) {
    while true {
      try timeSpan(&rule)
      let end = position
      skipSpaces()
      guard skip(",") else {
        position = end
        return
      }
      skipSpaces()
      // Anything but another time begins an additional rule.
      guard isTime else {
        position = end
        skipSpaces()
        return
      }
    }
  }

  private var isTime: Bool {
    let end = endOfDigits(from: position)
    guard end > position, end - position <= 2 else { return false }
    return end + 1 < bytes.count && bytes[end] == UInt8(ascii: ":")
      && Self.isDigit(bytes[end + 1])
  }

  private mutating func timeSpan(_ rule: inout ExpressionRule) throws(Failure) {
    let place = position
    let start = try time()
    guard start < 1_440 else { throw failure(.timeOutOfRange, at: place) }
    if skip("+") {
      rule.times.append(Self.openEnd(from: start))
      return
    }
    guard skip("-") else { throw failure(.unsupportedMoment, at: place) }
    guard Self.isDigit(peek) else {
      guard position < bytes.count else { throw failure(.unexpectedEnd) }
      throw failure(
        Self.isLetter(peek) || peek == UInt8(ascii: "(")
          ? .unsupportedSunTime : .unexpectedCharacter)
    }
    let endPlace = position
    var end = try time()
    if end <= start { end += 1_440 }
    guard end <= 2_880 else { throw failure(.timeOutOfRange, at: endPlace) }
    if peek == UInt8(ascii: "/") { throw failure(.unsupportedMoment) }
    rule.times.append(ExpressionTimes(start: start, end: end))
    guard skip("+") else { return }
    var tail = Self.openEnd(from: end)
    tail.continuesSession = true
    rule.times.append(tail)
  }

  /// The time from an opening without an end, with the end that opening_hours.js assumes.
  ///
  /// It lasts ten hours from 17:00 on, eight from 22:00 on, and otherwise until midnight.
  static func openEnd(from start: Int) -> ExpressionTimes {
    let end = start >= 1_320 ? start + 480 : start >= 1_020 ? start + 600 : 1_440
    return ExpressionTimes(start: start, end: end, isOpenEnd: true)
  }

  /// Reads `10:00`.
  private mutating func time() throws(Failure) -> Int {
    let place = position
    let hour = try number(in: 0...48)
    let digits = position - place
    guard skip(":") else { throw failure(.unexpectedCharacter) }
    let minutePlace = position
    let minute = try number(in: 0...59)
    guard position - minutePlace == 2, digits <= 2 else {
      throw failure(.timeOutOfRange, at: place)
    }
    guard 60 * hour + minute <= 2_880 else { throw failure(.timeOutOfRange, at: place) }
    return 60 * hour + minute
  }
}
