import KoreanCalendar
import KoreanText

extension Statement {
  /// Whether another says the same, wherever it stands.
  func saysTheSame(as other: Statement) -> Bool {
    effect == other.effect && days == other.days && months == other.months
      && replacesMonths == other.replacesMonths && isOnly == other.isOnly
      && limits == other.limits && deferral == other.deferral && doubt == other.doubt
      && isListed == other.isListed && adds == other.adds
  }

  /// A number that is the same for statements that say the same.
  var digest: Int {
    var hasher = Hasher()
    hasher.combine(effect)
    hasher.combine(days)
    hasher.combine(months)
    hasher.combine(
      (replacesMonths ? 1 : 0) + (isOnly ? 2 : 0) + (isListed ? 4 : 0) + (adds ? 8 : 0))
    // Few have any of these.
    if !limits.isEmpty { hasher.combine(limits) }
    if deferral != nil || doubt != nil {
      hasher.combine(deferral)
      hasher.combine(doubt)
    }
    return hasher.finalize()
  }
}

extension Array where Element == Statement {
  /// The empty range at the end.
  var endIndices: Range<Int> { endIndex..<endIndex }
}

extension DateText {
  /// Whether a date is one of a range in one month or two, whose first month it has where it names none.
  func isWithin(_ first: DateText, _ last: DateText) -> Bool {
    let (own, end) = (month ?? first.month, last.month ?? first.month)
    if first.month == end { return own == end && first.day <= day && day <= last.day }
    // 5월 30일부터 6월 1일까지
    let isNext = first.month.map { $0 % 12 + 1 } == end
    return isNext && (own == first.month && first.day <= day || own == end && day <= last.day)
  }

  /// 12월 30일부터 사흘: goes on into the next month, where it is known how long its own is.
  mutating func moveDays(by days: Int) {
    day += days
    weekday = nil
    guard let month, !isLunar, year != nil || month != 2,
      let length = YearMonth(year: year ?? 2001, month: month)?.numberOfDays, day > length
    else { return }
    day -= length
    self.month = month % 12 + 1
    if month == 12 { year = year.map { $0 + 1 } }
  }
}
