// Groups of days.
extension OpeningHoursReader {
  /// The days that some tokens name, or `nil` when they name none.
  func days(in tokens: [OpeningHoursToken]) -> OpeningHours.Days? {
    var days = OpeningHours.Days(weekdayBits: 0)
    var isEmpty = true
    var previous: UInt8?
    var isRange = false
    for token in tokens {
      switch token.kind {
      case .days(let bits):
        isEmpty = false
        if bits == 0 { days.includesPublicHolidays = true }
        days.weekdayBits |= bits
        if isRange, let start = previous {
          days.weekdayBits |= Self.bits(from: start, through: bits)
        }
        previous = bits
        isRange = false
      case .to: isRange = previous != nil
      case .noise: break
      default:
        previous = nil
        isRange = false
      }
    }
    return isEmpty ? nil : days
  }

  /// The weekdays from one through another, over the week's end when need be.
  private static func bits(from start: UInt8, through end: UInt8) -> UInt8 {
    guard start.nonzeroBitCount == 1, end.nonzeroBitCount == 1 else { return 0 }
    var bits = start
    var bit = start
    while bit != end {
      bit = bit == 0x40 ? 1 : bit << 1
      bits |= bit
    }
    return bits
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
