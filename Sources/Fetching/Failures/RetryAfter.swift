import KoreanCalendar

/// Reads the header `Retry-After`: seconds, or a date in one of the three forms of HTTP.
///
/// Source: RFC 9110, sections 5.6.7, 6.6.1 and 10.2.3.
enum RetryAfter {
  /// The seconds to wait, 0 for a date in the past; `nil` for anything else.
  ///
  /// - Parameters:
  ///   - header: the header `Retry-After`.
  ///   - date: the header `Date` of the same answer, by whose clock a date is meant.
  ///   - now: the time here, which counts without a readable `Date`.
  static func seconds(_ header: String, date: String?, at now: Double?) -> Double? {
    let words = words(header)
    if words.count == 1 { return number(words[0]) }
    // Either clock gives the right century; only the server's gives the right moment.
    let sent = date.flatMap { time(Self.words($0), at: now ?? 0) }
    guard let start = sent ?? now, let time = time(words, at: start) else { return nil }
    return max(0, time - start)
  }

  private static func words(_ header: String) -> [[UInt8]] {
    header.utf8.split { $0 == 0x20 || $0 == 0x09 }.map { Array($0) }
  }

  /// A number of digits alone; a larger one counts as 10¹⁵.
  private static func number(_ digits: [UInt8]) -> Double? {
    var value = 0.0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      value = min(value * 10 + Double(digit - 0x30), 1e15)
    }
    return digits.isEmpty ? nil : value
  }

  private static func time(_ words: [[UInt8]], at now: Double) -> Double? {
    switch words.count {
    case 6 where words[5] == Array("GMT".utf8):
      // Sun, 06 Nov 1994 08:49:37 GMT
      guard words[0].last == 0x2C, let year = integer(words[3]) else { return nil }
      return time(year: year, month: words[2], day: words[1], clock: words[4])
    case 5 where !words[0].contains(0x2C):
      // Sun Nov  6 08:49:37 1994
      guard let year = integer(words[4]) else { return nil }
      return time(year: year, month: words[1], day: words[2], clock: words[3])
    case 4 where words[3] == Array("GMT".utf8):
      // Sunday, 06-Nov-94 08:49:37 GMT
      let parts = words[1].split(separator: 0x2D).map { Array($0) }
      guard words[0].last == 0x2C, parts.count == 3, parts[2].count == 2,
        let digits = integer(parts[2]), let today = CivilDate.koreaStandardTime(at: now)
      else { return nil }
      // Two digits mean a year that is at most 50 years ahead.
      var year = today.year / 100 * 100 + digits
      if year > today.year + 50 { year -= 100 }
      return time(year: year, month: parts[1], day: parts[0], clock: words[2])
    default: return nil
    }
  }

  private static func time(
    year: Int, month: [UInt8], day: [UInt8], clock: [UInt8]
  ) -> Double? {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let hands = clock.split(separator: 0x3A, omittingEmptySubsequences: false).map { Array($0) }
    guard let place = names.firstIndex(where: { Array($0.utf8) == month }), let day = integer(day),
      let date = CivilDate(year: year, month: place + 1, day: day), hands.count == 3,
      let hour = integer(hands[0]), let minute = integer(hands[1]), let second = integer(hands[2]),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    // From 2038 on the seconds do not fit 32 bits.
    return Double(date.dayNumber) * 86_400 + Double(hour * 3_600 + minute * 60 + second)
  }

  /// One to four digits.
  private static func integer(_ digits: [UInt8]) -> Int? {
    guard digits.count <= 4 else { return nil }
    return number(digits).map { Int($0) }
  }
}
