import KoreanCalendar

extension OpeningHours.Session {
  /// The session without its days, such as `10:00-24:00`.
  package var clockText: String {
    MartModels.clockText(opens) + "-" + MartModels.clockText(closes)
  }
}

extension OpeningHours.Days {
  /// The weekdays as `opening_hours` writes them, such as `Mo-Fr` or `Sa,Su,PH`.
  package var osmText: String {
    var parts: [String] = []
    // Monday comes first in the notation, so the week starts there.
    var index = 1
    while index <= 7 {
      guard contains(Weekday(index: UInt32(index % 7))) else {
        index += 1
        continue
      }
      let start = index
      while index < 7, contains(Weekday(index: UInt32((index + 1) % 7))) { index += 1 }
      let first = Weekday(index: UInt32(start % 7)).osmName
      let last = Weekday(index: UInt32(index % 7)).osmName
      switch index - start {
      case 0: parts.append(first)
      case 1: parts += [first, last]
      default: parts.append(first + "-" + last)
      }
      index += 1
    }
    if includesPublicHolidays { parts.append("PH") }
    return parts.joined(separator: ",")
  }
}

extension MonthSet {
  /// The months as `opening_hours` writes them, such as `Mar-Oct`.
  fileprivate var osmText: String {
    func name(_ month: Int) -> Substring { EnglishRuleText.months[month - 1].prefix(3) }
    return seasons.map { first, last in
      first == last ? String(name(first)) : "\(name(first))-\(name(last))"
    }.joined(separator: ",")
  }
}

extension Weekday {
  /// The two letters of the `opening_hours` notation.
  package var osmName: String {
    switch self {
    case .sunday: "Su"
    case .monday: "Mo"
    case .tuesday: "Tu"
    case .wednesday: "We"
    case .thursday: "Th"
    case .friday: "Fr"
    case .saturday: "Sa"
    }
  }
}

extension OpeningHours: CustomStringConvertible {
  /// The hours in one form, whatever the store wrote: `10:00-24:00`, or groups of days with their
  /// hours.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// OpeningHours("평일 10시~23시, 주말 10시~24시")?.description
  /// // "Mo-Fr 10:00-23:00; Sa,Su 10:00-24:00"
  /// ```
  public var description: String {
    var groups: [(days: Days, times: String)] = []
    for session in sessions {
      if let index = groups.firstIndex(where: { $0.days == session.days }) {
        groups[index].times += "," + session.clockText
      } else {
        groups.append((session.days, session.clockText))
      }
    }
    let week = groups.map { days, times in
      let isEveryDay = days.weekdayBits == 0x7F && (hasSeasons || groups.count == 1)
      return (hasSeasons ? days.months.osmText + " " : "")
        + (isEveryDay ? "" : days.osmText + " ") + times
    }.joined(separator: "; ")
    return week + (closesOnPublicHolidays ? "; PH off" : "")
  }
}
