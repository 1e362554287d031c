// Time = [ 오전 ] ( 10시 | 10 | 10.30 | 1030 )
extension KoreanParser {
  /// Whether a time of day begins at a place.
  package func startsTime(_ place: Int) -> Bool {
    switch kind(place) {
    case .time?: return true
    case .halfOfDay?: return isTime(place + 1)
    case .number?: return isBareHour(place)
    default: return false
    }
  }

  private func isTime(_ place: Int) -> Bool {
    if case .time? = kind(place) { true } else { false }
  }

  /// 09 in 09-22시 and 2 in 2~5시: a number whose range ends in a time.
  private func isBareHour(_ place: Int) -> Bool {
    if readsHours || isWeekdayOfDate(place - 1), isBareSpan(place) { return true }
    guard let hour = number(place), hour <= 24 else { return false }
    switch kind(place + 1) {
    case .tilde?, .dash?: return isTime(place + 2) && isGlued(place + 1)
    default: return false
    }
  }

  /// Whether the weekday of a date ends at a place: 24일 목, 24일(목).
  private func isWeekdayOfDate(_ place: Int) -> Bool {
    if kind(place) == .close {
      return weekdays(place - 1)?.days.isSingle == true && isOpenBracket(place - 2)
        && kind(place - 3) == .unit(.day)
    }
    return weekdays(place)?.days.isSingle == true && kind(place - 1) == .unit(.day)
  }

  /// 9-18, 10.30 - 21.00 and 0900-1800: hours and no days, ordinals, dates or years.
  private func isBareSpan(_ place: Int) -> Bool {
    switch kind(place - 1) {
    // 11/8~10, 11월 8~10
    case .link(.slash)? where isGlued(place), .link(.point)? where isGlued(place), .unit?, .number?:
      return false
    default: break
    }
    if case .number(let first, 4)? = kind(place), case .number(let last, 4)? = kind(place + 2) {
      guard kind(place + 1) == .dash || kind(place + 1) == .tilde else { return false }
      return first < 1_900 && first < last && last <= 2_400 && first % 100 < 60 && last % 100 < 60
    }
    guard let first = number(place), digitCount(place) > 0, first <= 24 else { return false }
    let minute = pointMinute(place)
    let sign = minute == nil ? place + 1 : place + 3
    guard kind(sign) == .dash || kind(sign) == .tilde else { return false }
    if isTime(sign + 1) { return true }
    guard let last = number(sign + 1), digitCount(sign + 1) > 0, last <= 24 else { return false }
    let lastMinute = pointMinute(sign + 1)
    let end = sign + (lastMinute == nil ? 2 : 4)
    switch kind(end) {
    case .unit?, .ordinalMark?, .tilde?, .dash?: return false
    case .weekdays(_, .name)? where last < 6: return false
    // 10-22 / 25일 휴무
    case .link(.slash)? where !isGlued(end) && !isGlued(end + 1): break
    case .link(.point)?, .link(.slash)?:
      if number(end + 1) != nil { return false }
    default: break
    }
    guard minute != nil || lastMinute != nil else {
      return first < last ? last > 12 || first > 5 : first > last
    }
    // 11.15~11.30 are dates.
    return minute == 0 || lastMinute == 0 || max(first, last) > 12
  }

  /// The minutes of 10.30.
  private func pointMinute(_ place: Int) -> Int? {
    guard link(place + 1) == .point, isGlued(place + 1), isGlued(place + 2),
      let minute = number(place + 2), digitCount(place + 2) == 2, minute < 60
    else { return nil }
    return minute
  }

  /// Reads a time of day, or a number that stands for one: 오후 9, 1030, 10.30.
  package mutating func time() -> ClockTime? {
    var half: HalfOfDay?
    if case .halfOfDay(let own)? = current {
      half = own
      at += 1
    }
    switch current {
    case .time(var time)?:
      at += 1
      time.half = time.half ?? half
      return time
    case .number(let clock, 4)?:
      at += 1
      return ClockTime(hour: Int(clock / 100), minute: Int(clock % 100))
    case .number(let hour, _)?:
      let minute = pointMinute(at)
      at += minute == nil ? 1 : 3
      return ClockTime(hour: Int(hour), minute: minute ?? 0, half: half)
    default: return nil
    }
  }
}
