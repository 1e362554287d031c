// Spans = Span { link Span }
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
  }

  /// Reads hours and those that go on behind a comma; `nil` when none stand here.
  mutating func spans() -> [HoursSpan]? {
    guard let first = span() ?? openToClose() else { return nil }
    var (spans, last) = ([first], first)
    // 10:00~14:00~22:00 is clear to nobody, whatever follows it.
    while last.opens != last.closes {
      let save = parser.at
      if parser.isLink(parser.at) { parser.at += 1 }
      skipMeals()
      let start = parser.at
      let read = span().map { isOfColons(start) ? $0 : $0.behind(last) }
      guard let next = read ?? bareSpan(behind: last), !spans.contains(where: { $0.overlaps(next) })
      else {
        parser.at = save
        return spans
      }
      spans.append(next)
      last = next
    }
    return spans
  }

  /// 1:00~6:00: whether the hours from a place on are of the 24-hour clock.
  private func isOfColons(_ start: Int) -> Bool {
    parser.cells(start, parser.at).contains { text.scalar($0) == ":" }
  }

  /// 9-12, 1-6: numbers that are hours because they stand behind hours.
  private mutating func bareSpan(behind before: HoursSpan) -> HoursSpan? {
    guard let (first, last) = spanOfNumbers, 1...11 ~= first, first < last, last <= 12 else {
      return nil
    }
    switch parser.kind(parser.at + 3) {
    case nil, .lineEnd?, .link(.comma)?, .close?, .open?: break
    default: return nil
    }
    parser.at += 3
    let span = HoursSpan(opens: 60 * first, closes: 60 * last, isPlain: true)
    let afternoon = span.behind(before)
    return afternoon == span ? HoursSpan(opens: 60 * first, closes: 60 * first) : afternoon
  }

  /// Lunch 11:30-14:30 Dinner 17:30-22:00: skips what the hours are called.
  private mutating func skipMeals() {
    while parser.current == .word || parser.current == .filler, isSilent {
      parser.at += 1
      if parser.current == .colon { parser.at += 1 }
    }
  }

  /// Reads `10:00-22:00`, `10시부터 22시까지`, `10:00~`, `22시까지` or `24시간`.
  mutating func span() -> HoursSpan? {
    let start = parser.at
    if case .allDay? = parser.current {
      parser.at += 1
      skipOpening()
      return HoursSpan(opens: 0, closes: 1_440)
    }
    // 익일 04:00까지
    let endsNextDay = skipNextDay()
    guard parser.startsTime(parser.at), let first = clock() else {
      parser.at = start
      return nil
    }
    let sign = parser.at
    skipRangeSign()
    guard parser.at > sign, !endsNextDay else {
      if parser.at == sign, parser.particle(sign) == .until || isClosing {
        parser.at += 1
        skipOpening()
        let end = first.minute + (endsNextDay && first.minute < 720 ? 1_440 : 0)
        return HoursSpan(opens: nil, closes: end, isPlain: !first.isSure && !endsNextDay)
      }
      if endsNextDay { parser.at = start; return nil }
      if parser.link(parser.at) == .plus {
        parser.at += 1
        return HoursSpan(opens: first.minute, closes: nil)
      }
      if first.minute == 1_440, !first.hasColon, case .verdict(let verdict)? = parser.current,
        !verdict.isClosed
      {
        // 24시 영업
        parser.at += 1
        return HoursSpan(opens: 0, closes: 1_440)
      }
      parser.at = start
      return nil
    }
    if skipSoldOut() { return HoursSpan(opens: first.minute, closes: nil) }
    var isNextDay = skipNextDay()
    guard parser.startsTime(parser.at) || isBareEnd, let last = clock() else {
      // 10:00-휴무 says nothing.
      if isNextDay || parser.kind(sign) == .dash { parser.at = start; return nil }
      parser.at = sign + 1
      skipOpening()
      return HoursSpan(opens: first.minute, closes: nil)
    }
    if parser.isOpenBracket(parser.at), parser.kind(parser.at + 1) == .part(.after),
      parser.kind(parser.at + 2) == .close
    {
      parser.at += 3
      isNextDay = true
    }
    if parser.particle(parser.at) == .until { parser.at += 1 }
    if goesOn, parser.isGlued(parser.at) {
      // 10:00~14:00~22:00, 17:00-24:00+
      parser.at += 1
      return HoursSpan(opens: first.minute, closes: first.minute)
    }
    skipOpening()
    return Self.span(from: first, through: last, isNextDay: isNextDay)
      ?? HoursSpan(opens: first.minute, closes: first.minute)
  }

  /// ~21:00 behind days: an end alone.
  mutating func spanUntil() -> HoursSpan? {
    parser.at += 1
    guard let last = clock() else { return nil }
    if parser.particle(parser.at) == .until { parser.at += 1 }
    guard !goesOn else { return nil }
    return HoursSpan(opens: nil, closes: last.minute, isPlain: !last.isSure)
  }

  /// ~, - or the plus of 24:00+.
  private var goesOn: Bool {
    switch parser.current {
    case .tilde?, .dash?: true
    case .link(.plus)?: !parser.isGlued(parser.at + 1)
    default: false
    }
  }

  private mutating func skipOpening() {
    while true {
      switch parser.current {
      case .verdict(.operates)?, .ending?: parser.at += 1
      default: return
      }
    }
  }

  /// ~, -, to, 부터 and both of them.
  private mutating func skipRangeSign() {
    var count = 0
    while count < 3 {
      switch parser.current {
      case .tilde?, .dash?, .particle(.since)?: parser.at += 1
      case .particle(.source)? where count == 0: parser.at += 1
      default: return
      }
      count += 1
    }
  }

  /// 소진시, 재료 소진 시까지.
  private mutating func skipSoldOut() -> Bool {
    guard parser.at < parser.tokens.count else { return false }
    let start = parser.tokens[parser.at].cells.lowerBound
    guard let word = KoreanVocabulary.soldOut.longestWord(in: text.cells, at: start) else {
      return false
    }
    while parser.at < parser.tokens.count,
      parser.tokens[parser.at].cells.lowerBound < start + word.count
    { parser.at += 1 }
    if parser.particle(parser.at) == .until || isClosing { parser.at += 1 }
    skipOpening()
    return true
  }

  /// 익일, 다음 날.
  private mutating func skipNextDay() -> Bool {
    switch parser.current {
    case .following?: break
    case .part(let days)? where days == .after: break
    default: return false
    }
    parser.at += 1
    if case .day? = parser.current { parser.at += 1 }
    if parser.particle(parser.at) == .genitive { parser.at += 1 }
    return true
  }

  private var isBareEnd: Bool {
    if case .number(_, 4)? = parser.current { return true }
    guard let hour = parser.number(parser.at), hour <= 24 else { return false }
    switch parser.kind(parser.at + 1) {
    case .unit?, .ordinalMark?: return false
    default: return true
    }
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
      // 1-5pm is in the afternoon, 9시~오후 10시 is from the morning.
      if start < 360, !last.isExact, !last.hasSuffix, end >= 720 { start += 720 }
    }
    guard end != start else { return nil }
    if end < start { end += 1_440 }
    guard end <= start + 1_440 else { return nil }
    return HoursSpan(opens: start, closes: end, isPlain: isPlain)
  }
}
