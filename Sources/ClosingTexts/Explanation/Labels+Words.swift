import KoreanCalendar
import KoreanText

// How the values of words print in an explanation.

extension WeekdaySet {
  var label: String {
    if self == .all { return "every weekday" }
    let names: [Character] = ["일", "월", "화", "수", "목", "금", "토"]
    var label = ""
    for day in 0..<7 where contains(Self(daysAfterSunday: day)) { label.append(names[day]) }
    return label.isEmpty ? "no weekday" : label
  }
}

extension OrdinalSet {
  var label: String {
    let names = ["1st", "2nd", "3rd", "4th", "5th", "last", "beyond the fifth"]
    let own = names.indices.filter { rawValue & 1 << UInt8($0) != 0 }.map { names[$0] }
    return own.isEmpty ? "every" : own.joined(separator: " and ")
  }
}

extension FestivalSet {
  var label: String { names.joined(separator: " and ") }
}

extension DayOffsets {
  var label: String {
    let names = [
      "two days before", "the eve", "the day", "the day after", "two days after",
      "three days after",
    ]
    return names.indices.filter { rawValue & 1 << UInt8($0) != 0 }.map { names[$0] }
      .joined(separator: ", ")
  }
}

extension ClockTime {
  var label: String {
    "\(half.map { $0.rawValue + " " } ?? "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

/// Months as bits, bit *n* for the month *n*, as a text.
func monthsLabel(_ months: UInt16) -> String {
  (1...12).filter { months & 1 << UInt16($0) != 0 }.map { "\($0)월" }.joined(separator: " and ")
}
