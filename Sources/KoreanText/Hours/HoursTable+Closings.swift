// Closings, and what spares days from them.
extension HoursTable {
  mutating func close(_ clause: HoursClause, _ place: Int, _ clauses: [HoursClause]) {
    var clause = clause
    clause.kind = .closed
    remarks.append(clause.cells)
    if place > 0, clauses[place - 1].isConditionOfHolidays {
      // 월요일이 공휴일이면 화요일 휴관: only then
      movesPastHolidays = true
      return closings.append(HoursClause(kind: .usual, unread: clause.cells, cells: clause.cells))
    }
    if let next = clauses.dropFirst(place + 1).first, next.isAside || next.kind == .except,
      next.kind != .open, next.kind != .pause
    {
      let isUsual = next.kind == .usual && next.isOfHolidays
      if next.kind == .except, next.unread == nil, next.months == 0 {
        clause.exceptions += next.days
      } else if next.kind == .include, next.unread == nil {
        clause.days += next.days
      } else if !isUsual, next.holidaysOfCondition(of: clause) == nil,
        next.kind != .closed || next.unread != nil, !next.isWordsOnly
      {
        // 수요일 휴무 (변동 가능) closes as much as without the bracket.
        clause.unread = clause.unread ?? next.cells
      }
    }
    if isOfOneSeason(clause, place, clauses) { refuse(clause) }
    let mayCloseHolidays = clause.closesHolidays
    if clause.closesWeekdays, clause.bits == nil, clause.exceptions.isEmpty {
      // 일요일, 2·4째 월요일 휴무: those of every week are taken out of the hours
      var other = clause
      other.days.removeAll { $0.isOfEveryWeek }
      closings.append(other)
      clause.days.removeAll { !$0.isOfEveryWeek }
    }
    // 월요일이 공휴일인 경우 …
    let bits = clause.bits ?? 0
    for other in clauses.indices where clause.unread == nil {
      guard clauses[other].cells != clause.cells, clauses[other].doubts(bits) else { continue }
      if let holidays = clauses[other].holidaysOfCondition(of: clause) {
        clause.exceptions.append(holidays)
      } else {
        clause.unread = clauses[other].cells
      }
    }
    if mayCloseHolidays, clause.unread == nil { closesHolidays = true }
    guard clause.unread == nil, clause.months == 0, bits & 0x7F != 0,
      !clause.days.isEmpty, clause.exceptions.allSatisfy({ $0.isPublicHoliday })
    else { return closings.append(clause) }
    var isExplicit = false
    for season in seasons.indices {
      for row in seasons[season].rows where row.days & bits & 0x7F != 0 {
        if let owner = row.owner, owner.bits & ~bits == 0 { isExplicit = true }
      }
      seasons[season].closed |= bits & 0x7F
    }
    // 일요일 10~18시, 일요일 휴무
    if isExplicit { refuse(clause) }
    weekly.append(clause)
  }

  /// 5~9월 10~20시(월요일 휴무), 10~4월 10~18시: whether a bracket closes days behind the hours of some months, and
  /// none does behind those of others, so that nobody knows whether it is of these months.
  private func isOfOneSeason(
    _ clause: HoursClause, _ place: Int, _ clauses: [HoursClause]
  ) -> Bool {
    guard clause.isAside, clause.months == 0, place > 0, clauses[place - 1].kind == .open,
      clauses[place - 1].months != 0
    else { return false }
    return clauses.indices.contains { other in
      guard clauses[other].kind == .open, clauses[other].months & ~clauses[place - 1].months != 0
      else { return false }
      let next = clauses.dropFirst(other + 1).first
      guard let next, next.isAside, next.kind == .closed else { return other > place }
      return next.days.map { $0.everyWeek } != clause.days.map { $0.everyWeek }
    }
  }

  /// 월요일 휴무(공휴일 제외), 공휴일 무휴: a public holiday has the hours of all days.
  mutating func spareHolidays(_ clauses: [HoursClause]) {
    // The closings of weekdays that spare the holidays; one in a bracket spares them from the closing before it.
    var sparing = weekly.map { !$0.exceptions.isEmpty }
    if let months = clauses.first(where: {
      ($0.kind == .usual || $0.kind == .neverCloses) && $0.namesMonths
    }) {
      if !weekly.isEmpty {
        // 월요일 휴무, 7~8월 무휴: the hours of a Monday in July
        refuse(months)
      } else if !closings.isEmpty {
        // 둘째 일요일 휴무, 12월 무휴
        closings.append(HoursClause(kind: .usual, unread: months.cells, cells: months.cells))
      }
    }
    for place in clauses.indices where clauses[place].kind == .usual {
      let clause = clauses[place]
      if clause.days.contains(where: { $0.isPublicHoliday }) {
        closesHolidays = false
        let closing = clause.isAside && place > 0 ? clauses[place - 1] : clause
        for index in weekly.indices
        where closing.kind != .closed || closing.cells == weekly[index].cells {
          sparing[index] = true
        }
        // 둘째·넷째 월요일 휴무, 공휴일 무휴
        for index in closings.indices
        where closings[index].days.contains(where: { $0.namesWeekdays }) {
          closings[index].exceptions += clause.days
        }
      }
      remarks.append(clause.cells)
      if clause.bits == nil || clause.unread != nil { closings.append(clause) }
      // 평일 10~22시, 주말 무휴: of days whose hours are not said
      let bits = (clause.bits ?? 0) & 0x7F
      if !seasons.isEmpty, !seasons.allSatisfy({ bits & ~$0.said == 0 }) || leavesOthersOut(clause)
      {
        refuse(clause)
      }
    }
    guard let first = weekly.first, sparing.contains(true) else { return }
    if seasons.isEmpty || sparing.contains(false) {
      // 월요일 휴무(공휴일 제외), 화요일 휴무: a holiday on a Tuesday is no other Tuesday.
      closings.append(HoursClause(kind: .usual, unread: first.cells, cells: first.cells))
    }
    for season in seasons.indices
    where seasons[season].said & 0x80 == 0 && !sparing.contains(false) {
      if let common = seasons[season].common {
        seasons[season].setHolidays(common)
      } else {
        // The text does not say which hours a Monday has that is a holiday.
        closings.append(HoursClause(kind: .usual, unread: first.cells, cells: first.cells))
      }
    }
  }

  /// Whether hours are said of one weekday only, once and not of every week, or only of days on which the
  /// store opens too: 주말에도 영업 10~18시.
  static func namesOneDay(_ clauses: [HoursClause]) -> Bool {
    var bits: UInt8 = 0
    for place in clauses.indices
    where clauses[place].kind == .open && clauses[place].unread == nil && !clauses[place].opensToo {
      let days = clauses[place].days
      guard !days.isEmpty, !days.contains(where: { $0.frame.isWeekly }) else { return false }
      bits |= clauses[place].bits ?? 0
    }
    return bits.nonzeroBitCount == 1 || bits == 0 && clauses.contains { $0.opensToo }
  }

  /// Whether a reading is hardly meant where there is another one.
  ///
  /// Such a reading is unclear, closes the store on most days, gives most days other hours than a
  /// clause of every day says, or has neither hours nor closings but weekly ones.
  var isUnlikely: Bool {
    guard unclear == nil else { return !mayBePause }
    let named = closings.flatMap { $0.days }.reduce(UInt8(0)) { $0 | ($1.everyWeek?.rawValue ?? 0) }
    let closed = seasons.contains { season in
      (season.closed | named).nonzeroBitCount >= 5 || season.isShut(weekdays: true)
    }
    let isException = seasons.contains { season in
      let rows = season.rows.filter { $0.days & 0x7F != 0 }
      let special = rows.reduce(UInt8(0)) { $0 | ($1.owner?.rank ?? 0 > 0 ? $1.days & 0x7F : 0) }
      return special.nonzeroBitCount >= 5
        && rows.contains { $0.owner?.rank == 0 && ($0.owner?.bits ?? 0) & 0x7F == 0x7F }
    }
    return closed || isException || remarks.isEmpty == false && seasons.isEmpty && closings.isEmpty
  }
}
