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

  /// The weekdays from one through another, across the end of the week if necessary.
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
    var pauses: [Range<Int>] = []
    for pause in breaks {
      guard let placed = Self.placed(pause, in: sessions) else { return nil }
      pauses.append(placed)
    }
    var parts: [OpeningHours.Session] = []
    for session in sessions {
      guard let rest = session.subtracting(pauses) else { return nil }
      parts += rest
    }
    return parts
  }

  /// The minutes of a break, in the half of the day that is within the hours: 3:00~5:00 is in the
  /// afternoon if the store opens at eleven; `nil` when it can be either.
  private static func placed(
    _ pause: Range<Int>, in sessions: [OpeningHours.Session]
  ) -> Range<Int>? {
    guard !sessions.contains(where: { pause.overlaps($0.opens..<$0.closes) }) else { return pause }
    let delays = [720, 1_440].filter { delay in
      (delay == 1_440 || pause.upperBound <= 720)
        && sessions.contains {
          $0.opens <= pause.lowerBound + delay && pause.upperBound + delay <= $0.closes
        }
    }
    guard let delay = delays.first else { return pause }
    guard delays.count == 1 else { return nil }
    return pause.lowerBound + delay..<pause.upperBound + delay
  }
}

extension OpeningHours.Days {
  fileprivate func overlaps(_ other: Self) -> Bool {
    weekdayBits & other.weekdayBits != 0
      || (includesPublicHolidays && other.includesPublicHolidays)
  }
}

extension OpeningHours.Session {
  /// The session without breaks, or `nil` when the rest would begin on the next day and not be the
  /// same every day.
  fileprivate func subtracting(_ pauses: [Range<Int>]) -> [Self]? {
    var runs = [opens..<closes]
    for pause in pauses {
      runs = runs.flatMap { run in
        guard pause.overlaps(run) else { return [run] }
        let before = run.lowerBound..<max(run.lowerBound, pause.lowerBound)
        let after = min(run.upperBound, pause.upperBound)..<run.upperBound
        return [before, after].filter { !$0.isEmpty }
      }
    }
    var parts: [Self] = []
    for run in runs {
      guard run.lowerBound < 1_440 || days == .everyDay else { return nil }
      let delay = run.lowerBound < 1_440 ? 0 : 1_440
      parts.append(Self(days: days, opens: run.lowerBound - delay, closes: run.upperBound - delay))
    }
    return parts
  }
}
