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
    "\(half.map { $0.label + " " } ?? "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

extension HalfOfDay {
  var label: String {
    switch self {
    case .beforeNoon: "오전"
    case .afternoon: "오후"
    case .dawn: "새벽"
    case .morning: "아침"
    case .midday: "낮"
    case .evening: "저녁"
    case .night: "밤"
    case .noon: "정오"
    case .midnight: "자정"
    }
  }
}

extension KoreanToken.Unit {
  var label: String {
    switch self {
    case .year: "년"
    case .month: "월"
    case .day: "일"
    case .minute: "분"
    case .hours: "시간"
    case .days: "일간"
    case .weeks: "주간"
    case .months: "개월"
    case .years: "년간"
    case .times: "회"
    }
  }
}

extension KoreanToken.Cycle {
  var label: String {
    switch self {
    case .day: "매일"
    case .week: "매주"
    case .everyOtherWeek: "격주"
    case .month: "매월"
    case .quarter: "매분기"
    case .year: "매년"
    }
  }
}

extension KoreanToken.Particle {
  var label: String {
    switch self {
    case .topic: "은"
    case .subject: "이"
    case .object: "을"
    case .also: "도"
    case .only: "만"
    case .genitive: "의"
    case .source: "에서"
    case .target: "로"
    case .since: "부터"
    case .until: "까지"
    case .each: "마다"
    }
  }
}

extension KoreanToken.WeekdayForm {
  var label: String {
    switch self {
    case .name: "by name"
    case .symbols: "by letter"
    case .each: "each"
    case .group: "as a group"
    }
  }
}

extension KoreanToken.Bracket {
  var label: String {
    switch self {
    case .round: "round"
    case .square: "square"
    case .curly: "curly"
    case .angle: "angle"
    }
  }
}

/// Months as bits, bit *n* for the month *n*, as a text.
func monthsLabel(_ months: UInt16) -> String {
  (1...12).filter { months & 1 << UInt16($0) != 0 }.map { "\($0)월" }.joined(separator: " and ")
}
