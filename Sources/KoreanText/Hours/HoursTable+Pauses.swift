// Pauses.
extension HoursTable {
  /// Takes hours of other days behind a pause of some days for pauses too, where the store is open
  /// around them: 11~22시, 브레이크타임 평일 15~17시, 주말 15:30~16:30.
  ///
  /// Where the word for the pause stands behind its hours, or names no days, nobody knows whether it is
  /// of the others too: 10~22시 (월 15~17시, 화 16~18시 제외).
  mutating func takePauses(in clauses: [HoursClause]) -> [HoursClause] {
    var clauses = clauses
    for index in clauses.indices.dropFirst() where clauses[index].kind == .open {
      let (other, before) = (clauses[index], clauses[index - 1])
      guard let bits = other.bits, !other.days.isEmpty,
        clauses[..<index].contains(where: { $0.isOpenAround(other.spans, on: bits) })
      else { continue }
      var isDoubtful = false
      // 09~18시 (토 12~14시 제외), 일 10~17시: hours again
      if before.kind == .pause, !before.isAside || other.isAside {
        let isOfOthers = !before.days.isEmpty && (before.bits ?? 0) & bits == 0
        if isOfOthers, !before.isNamedBehind {
          clauses[index].kind = .pause
        } else {
          isDoubtful = isOfOthers || before.days.isEmpty && other.isAside
        }
      }
      if let next = clauses.dropFirst(index + 1).first, next.kind == .pause, next.isNamedBehind,
        next.isAside == other.isAside, !next.days.isEmpty, (next.bits ?? 0) & bits == 0
      {
        isDoubtful = true
      }
      if isDoubtful {
        clauses[index].unread = other.unread ?? other.cells
        mayBePause = true
      }
    }
    return clauses
  }

  mutating func pause(_ clause: HoursClause, _ place: Int, _ clauses: [HoursClause]) {
    var days: UInt8 = 0xFF
    if !clause.days.isEmpty {
      guard let bits = clause.bits else { return refuse(clause) }
      days = bits
    } else if clause.isAside || !isLastPause(place, clauses) {
      let owner = clauses[..<place].last { $0.kind == .open }
      var isOfAll = !clause.isAside && clauses[place...].contains { $0.kind == .withoutPause }
      // 평일 11:00-20:00, 일 12:00-20:00 (15:00-16:30 break): that of the Sundays, or of all days?
      if isOnlyPause(clauses), !clauses[place...].contains(where: { $0.kind == .open }),
        seasons.contains(where: { $0.hasSeveralOwners })
      {
        // 평일 9~18시, 토 9~13시 (점심시간 13~14시): of the days that it interrupts
        guard let owner, Self.subtract(clause.spans, from: owner.spans) == owner.spans else {
          return refuse(clause)
        }
        isOfAll = true
      }
      // 월수금 9~20시, 화목 9~18시, 점심시간 13~14시, 토 9~14시 점심시간 없이: of all days but Saturdays
      days = owner?.days.isEmpty == false && !isOfAll ? owner?.bits ?? 0xFF : 0xFF
    }
    // 10~22시 (8월 12~14시 휴무): of months that have no hours of their own
    if clause.months != 0, !seasons.contains(where: { $0.months == clause.months }) {
      return refuse(clause)
    }
    if !clause.days.isEmpty, !setHolidaysApart(in: days) { return refuse(clause) }
    for index in clauses.indices
    where index >= place - 1 && index != place || clauses[index].kind == .withoutPause {
      let other = clauses[index]
      // (점심시간 12~13시, 토요일 정상진료): the pause of Saturdays may be none
      if other.kind == .usual, other.isAside, index == place + 1, !other.isOfHolidays {
        return refuse(other)
      }
      if other.kind == .withoutPause {
        // 토 09:00~13:00 (점심시간 없음): the days of the hours before it
        let hours = clauses[..<index].last { $0.kind == .open }
        let spared = other.days.isEmpty ? hours : other
        guard let spared, !spared.days.isEmpty, let bits = spared.bits else { return refuse(other) }
        days &= ~bits
        setHolidaysApart(in: bits)
      }
      // (점심시간 12~13시 제외) says again that it is none of the hours.
      guard other.kind == .except, other.isAside, !other.days.isEmpty,
        index == place + 1 || other.isRightBefore(.pause, index, clauses)
      else { continue }
      guard let bits = other.bits else { return refuse(other) }
      days &= ~bits
      setHolidaysApart(in: bits)
    }
    guard clause.unread == nil else { return refuse(clause) }
    let latest = seasons.reduce(0) { max($0, $1.latestEnd) }
    if latest > 0, clause.spans.contains(where: { $0.opens ?? 0 > latest }) {
      // 11~15시, 브레이크타임 17~22시: the pause ends what it seems to name
      return refuse(clause)
    }
    for season in seasons.indices
    where clause.months == 0 || seasons[season].months == clause.months {
      let isClear = seasons[season].change(days) { spans in
        // 09:00~19:00, 09:00~15:00 휴진: of something else
        let opens = spans.compactMap { $0.minutes?.lowerBound }
        if clause.spans.contains(where: { $0.opens.map { opens.contains($0) } ?? false }) {
          return nil
        }
        return Self.subtract(clause.spans, from: spans).flatMap { $0.isEmpty ? nil : $0 }
      }
      guard isClear else { return refuse(clause) }
    }
  }

  /// Gives public holidays hours of their own, those of all days, where they are among the days of a pause
  /// or of what is spared from one.
  ///
  /// - Returns: `false` when other days have several hours.
  @discardableResult
  private mutating func setHolidaysApart(in bits: UInt8) -> Bool {
    guard bits & 1 << UInt8(Self.holidays) != 0 else { return true }
    var isClear = true
    for season in seasons.indices where seasons[season].said & 0x80 == 0 {
      let common = seasons[season].common
      if common == nil { isClear = false }
      seasons[season].setHolidays(common)
    }
    return isClear
  }

  /// Whether a pause without days stands behind all hours and is the only one.
  ///
  /// Those of a part of the store, and of public holidays alone, may follow.
  private func isLastPause(_ place: Int, _ clauses: [HoursClause]) -> Bool {
    isOnlyPause(clauses)
      && !clauses[place...].contains {
        $0.kind == .open && !$0.isOfPart && !$0.isOfHolidays
      }
  }

  private func isOnlyPause(_ clauses: [HoursClause]) -> Bool {
    clauses.filter { $0.kind == .pause && $0.days.isEmpty }.count == 1
  }

  /// What pauses leave of hours; `nil` when it is not clear when they are.
  private static func subtract(_ pauses: [HoursSpan], from spans: [HoursSpan]) -> [HoursSpan]? {
    var rest = spans
    for pause in pauses {
      guard let pause = placed(pause, in: spans) else { return nil }
      rest = rest.flatMap { span -> [HoursSpan] in
        guard let run = span.minutes else { return [span] }
        guard pause.overlaps(run) else { return [span] }
        var parts: [HoursSpan] = []
        if run.lowerBound < pause.lowerBound {
          parts.append(HoursSpan(opens: run.lowerBound, closes: pause.lowerBound))
        }
        if pause.upperBound < run.upperBound {
          parts.append(HoursSpan(opens: pause.upperBound, closes: run.upperBound))
        }
        return parts
      }
    }
    return rest
  }

  /// The minutes of a pause; `nil` when it can be in either half of the day.
  ///
  /// It is in the half that is within the hours: 3:00~5:00 is in the afternoon if the store opens
  /// at eleven.
  private static func placed(_ pause: HoursSpan, in spans: [HoursSpan]) -> Range<Int>? {
    guard let opens = pause.opens, let written = pause.closes else { return nil }
    let closes = written <= opens ? written + 720 : written
    guard opens < closes else { return nil }
    let minutes = opens..<closes
    let hours = spans.compactMap { $0.minutes }
    if pause.isDoubtful {
      // 1:00~2:00 in hours that run past midnight
      return hours.contains { $0.upperBound > 1_440 } ? nil : minutes
    }
    if hours.contains(where: { minutes.overlaps($0) }) { return minutes }
    let delays = [720, 1_440].filter { delay in
      (delay == 1_440 || minutes.upperBound <= 720)
        && hours.contains {
          $0.lowerBound <= minutes.lowerBound + delay && minutes.upperBound + delay <= $0.upperBound
        }
    }
    guard let delay = delays.first else { return minutes }
    return delays.count == 1 ? minutes.lowerBound + delay..<minutes.upperBound + delay : nil
  }
}

extension HoursClause {
  /// Whether it is hours that begin before some spans and end behind them, on all of some days.
  fileprivate func isOpenAround(_ spans: [HoursSpan], on bits: UInt8) -> Bool {
    kind == .open && bits & 0x7F & ~(self.bits ?? 0) == 0
      && spans.allSatisfy { $0.isWithin(self.spans) }
  }
}
