// Clocks, and the hours between two of them.
extension HoursReader {
  /// A clock as it is written, with what tells how sure its hour is.
  struct Clock {
    var minute: Int
    /// Whether it comes with 오전, pm or similar, or the hour is 0 or above twelve.
    var isSure: Bool
    /// Whether it is of the 24-hour clock: without a half, with a colon or an hour of 0 or 13…24.
    var isExact = false
    /// Whether its minutes are written as in 10:30, 10.30 or 1030.
    var hasColon = false
    /// Whether its hour has two digits, as in 09:00 and 10:00.
    var hasZero: Bool
    /// 24:00, 자정 and 밤 12시, which end a day and begin one.
    var isMidnight: Bool
    /// Whether it is a number and no more: 9-5.
    var isBare = false
    /// Whether am or pm stands behind it, which may be that of both ends: 4-8pm.
    var hasSuffix = false

    /// Whether an end without a beginning, 22:00까지, does not tell which half of the day it is in.
    var hasNoHalf: Bool { !isSure && !ClockTime.isOfNight(minute, hasZero: hasZero) }
  }

  /// Reads a clock, or a number that stands for one.
  mutating func clock() -> Clock? {
    var place = parser.at
    if case .halfOfDay? = parser.current { place += 1 }
    guard let time = parser.time() else { return nil }
    let cells = parser.cells(place, parser.at)
    let digit = cells.first { text.scalar($0).isPlainDigit }
    let is24 = time.hour > 12 || time.hour == 0
    var clock = Clock(
      minute: time.minuteOfDay, isSure: time.half != nil || is24,
      hasZero: digit.map { text.scalar($0) == "0" } == true || time.hour > 9,
      isMidnight: time.minuteOfDay == 1_440)
    if case .number(_, let digits)? = parser.kind(place) {
      clock.hasColon = digits == 4 || parser.at > place + 1
      clock.hasZero = clock.hasZero || digits == 4
      clock.isBare = !clock.hasColon && time.half == nil
    } else {
      clock.hasColon = cells.contains { text.scalar($0) == ":" || text.scalar($0) == ";" }
      let end = text.scalar(cells.upperBound - 1)
      clock.hasSuffix = time.half != nil && (end.isLatinLetter || end == ".")
      if parser.particle(parser.at) == .genitive { parser.at += 1 }
    }
    clock.isExact = time.half == nil && (is24 || clock.hasColon)
    return clock
  }

  /// The hours between two clocks, in the halves of the day that people mean.
  ///
  /// - Returns: `nil`, or a doubtful span, when the half of the day could be either.
  static func span(from first: Clock, through last: Clock, isNextDay: Bool) -> HoursSpan? {
    var (start, end) = (first.isMidnight ? 0 : first.minute, last.minute)
    guard start < 1_440 else { return nil }
    let isPlain = !first.isSure && !last.isSure
    if isNextDay {
      // 10:00-다음날 11:00 is more than a day.
      return end < 1_440 && end <= start ? HoursSpan(opens: start, closes: end + 1_440) : nil
    }
    if last.hasSuffix, !first.isSure, start + 720 < end {
      // 4:30-7:30pm is in the evening, and 8-10pm begins in the evening or in the morning.
      guard start < 360 || first.minute < 600 && first.hasZero else {
        return HoursSpan(opens: start, closes: start)
      }
      if start < 360 { start += 720 }
    }
    switch (first.isSure || first.hasColon, last.isSure || last.hasColon) {
    case (true, true):
      guard
        !isPlain
          || !ClockTime.mayEndAfterNoon(
            opens: start, closes: end, hasZeros: first.hasZero && last.hasZero)
      else { return HoursSpan(opens: start, closes: end, isPlain: true) }
      if first.isSure, !first.isExact, !last.isSure, end < start, end + 720 >= start {
        // 오후 2:00~6:30, 오전 10:00~8:00 and 오후 5:00~10:00 are of the 12-hour clock; with a zero,
        // 06:30 may be of the other.
        guard end + 720 > start, first.hasZero || !last.hasZero || end >= 600 else { return nil }
        end += 720
      }
    case (false, false) where end > start: break
    case (false, false):
      // 9-5 is until the afternoon, 10-2 could be either.
      guard first.isBare, last.isBare, !last.hasZero || last.minute >= 600, start >= 360, end > 120,
        end <= 360
      else {
        return HoursSpan(opens: start, closes: end, isPlain: true)
      }
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
      if isPlain, end <= start {
        // 9-5:30 is until the afternoon, 11-9:30 could be either.
        guard first.isBare, !last.hasZero, start >= 360, end > 120, end <= 360 else {
          return HoursSpan(opens: start, closes: end, isPlain: true)
        }
        end += 720
      }
      // 1-5pm is in the afternoon, 9시~오후 10시 is from the morning.
      if start < 360, !last.isExact, !last.hasSuffix, end >= 720 { start += 720 }
    }
    guard end != start else { return nil }
    if end < start { end += 1_440 }
    guard end <= start + 1_440 else { return nil }
    return HoursSpan(opens: start, closes: end, isPlain: isPlain)
  }
}
