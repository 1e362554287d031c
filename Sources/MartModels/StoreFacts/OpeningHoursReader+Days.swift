import KoreanText

// Groups of days.
extension OpeningHoursReader {
  /// The days that some tokens name, or `nil` when they name none.
  func days(in tokens: [OpeningHoursToken]) -> OpeningHours.Days? {
    var days = OpeningHours.Days(weekdayBits: 0)
    var isEmpty = true
    var isEveryWeek = false
    var previous: UInt8?
    var isRange = false
    for token in tokens {
      switch token.kind {
      case .days(let group):
        isEmpty = false
        if group.includesPublicHolidays { days.includesPublicHolidays = true }
        days.weekdayBits |= group.weekdayBits
        if isRange, let start = previous {
          days.weekdayBits |= Self.bits(from: start, through: group.weekdayBits)
        }
        previous = group.weekdayBits
        isRange = false
      case .everyWeek: isEveryWeek = true
      case .to: isRange = previous != nil
      case .noise: break
      default:
        previous = nil
        isRange = false
      }
    }
    if isEmpty { return isEveryWeek ? .everyDay : nil }
    return days
  }

  /// The weekdays from one through another, over the week's end when need be.
  private static func bits(from start: UInt8, through end: UInt8) -> UInt8 {
    WeekdaySet.range(from: WeekdaySet(rawValue: start), through: WeekdaySet(rawValue: end))?
      .rawValue ?? 0
  }

  /// One session for every candidate, or `nil` when two of them contradict each other.
  func resolvedSessions() -> [OpeningHours.Session]? {
    var named: UInt8 = 0
    for candidate in candidates { named |= candidate.days?.weekdayBits ?? 0 }
    var sessions: [OpeningHours.Session] = []
    for (index, candidate) in candidates.enumerated() {
      let days = candidate.days ?? OpeningHours.Days(weekdayBits: ~named)
      guard days.weekdayBits != 0 || days.includesPublicHolidays else { return nil }
      for (other, session) in sessions.enumerated() where session.days.overlaps(days) {
        let isQualified = candidate.isQualified || candidates[other].isQualified
        guard !isQualified, candidate.opens >= session.closes || candidate.closes <= session.opens
        else { return nil }
      }
      sessions.append(
        OpeningHours.Session(days: days, opens: candidate.opens, closes: candidates[index].closes))
    }
    return sessions.flatMap { session in
      breaks.reduce([session]) { parts, pause in parts.flatMap { $0.subtracting(pause) } }
    }
  }
}

extension OpeningHours.Days {
  fileprivate func overlaps(_ other: Self) -> Bool {
    weekdayBits & other.weekdayBits != 0
      || (includesPublicHolidays && other.includesPublicHolidays)
  }
}

extension OpeningHours.Session {
  /// The session without a break.
  fileprivate func subtracting(_ pause: Range<Int>) -> [Self] {
    guard pause.lowerBound < closes, pause.upperBound > opens else { return [self] }
    var parts: [Self] = []
    if pause.lowerBound > opens {
      parts.append(Self(days: days, opens: opens, closes: pause.lowerBound))
    }
    if pause.upperBound < closes {
      parts.append(Self(days: days, opens: pause.upperBound, closes: closes))
    }
    return parts
  }
}
