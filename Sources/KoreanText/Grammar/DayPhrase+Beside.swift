// What stands before a day, or right behind it, and changes it.
extension DateText {
  /// The day before or behind it; `nil` where nothing tells in which month that is.
  package func shifted(by days: Int) -> DateText? {
    var date = self
    date.day += days
    date.weekday = weekday.map { ($0 + days + 7) % 7 }
    if days == 0 || (1...28).contains(date.day) && (1...28).contains(day) { return date }
    guard let month, year != nil || month != 2 || days < 0,
      let length = Self.numberOfDays(
        in: days < 0 && day == 1 ? (month + 10) % 12 + 1 : month, of: year)
    else { return nil }
    if date.day > length {
      (date.day, date.month) = (date.day - length, month % 12 + 1)
      if month == 12 { date.year = year.map { $0 + 1 } }
    } else if date.day < 1 {
      if month == 3, year == nil { return nil }
      (date.day, date.month) = (length + date.day, (month + 10) % 12 + 1)
      if month == 1 { date.year = year.map { $0 - 1 } }
    }
    return date
  }
}

extension DayFrame {
  /// Whether it is a year and names no month.
  package var isOfYearAlone: Bool { year != nil && months == 0 && relativeMonth == nil }

  /// Whether nothing but 매주, 이번 or 은 stands there.
  package var isOfAnyWeek: Bool {
    !isMonthly && !isYearly && months == 0 && year == nil && relativeMonth == nil
  }

  /// Whether it is 매월 and names no month.
  var isOfAnyMonth: Bool { isMonthly && months == 0 && year == nil && relativeMonth == nil }

  /// Takes the months and the year that are set off before it.
  mutating func takeMonths(of other: DayFrame) {
    (months, relativeMonth, year) = (other.months, other.relativeMonth, other.year)
    (isComing, isContrast) = (isComing || other.isComing, isContrast || other.isContrast)
  }
}
