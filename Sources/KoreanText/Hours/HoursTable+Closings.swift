// Closings, and what spares days from them.
extension HoursTable {
  mutating func close(_ clause: HoursClause, _ place: Int, _ clauses: [HoursClause]) {
    var clause = clause
    clause.kind = .closed
    remarks.append(clause.cells)
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

  /// 월요일 휴무(공휴일 제외), 공휴일 무휴: a public holiday has the hours of all days.
  mutating func spareHolidays(_ clauses: [HoursClause]) {
    var spares = weekly.contains { !$0.exceptions.isEmpty }
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
        // 공휴일인 경우 정상영업
        if clause.hasUnreadTime { refuse(clause) }
        (spares, closesHolidays) = (true, false)
      }
      remarks.append(clause.cells)
      if clause.bits == nil || clause.unread != nil { closings.append(clause) }
      // 평일 10~22시, 주말 무휴: of days whose hours are not said
      let bits = (clause.bits ?? 0) & 0x7F
      if !seasons.isEmpty, !seasons.allSatisfy({ bits & ~$0.said == 0 }) { refuse(clause) }
    }
    guard spares, !weekly.isEmpty || !closings.isEmpty else { return }
    if seasons.isEmpty, let first = (weekly + closings).first {
      closings.append(HoursClause(kind: .usual, unread: first.cells, cells: first.cells))
    }
    for season in seasons.indices where seasons[season].said & 0x80 == 0 {
      if let common = seasons[season].common {
        seasons[season].setHolidays(common)
      } else if let clause = weekly.first {
        // The text does not say which hours a Monday has that is a holiday.
        closings.append(HoursClause(kind: .usual, unread: clause.cells, cells: clause.cells))
      }
    }
  }

  /// Whether hours are said of one weekday only, once and not of every week.
  static func namesOneDay(_ clauses: [HoursClause]) -> Bool {
    var bits: UInt8 = 0
    for place in clauses.indices
    where clauses[place].kind == .open && clauses[place].unread == nil {
      let days = clauses[place].days
      guard !days.isEmpty, !days.contains(where: { $0.frame.isWeekly }) else { return false }
      bits |= clauses[place].bits ?? 0
    }
    return bits.nonzeroBitCount == 1
  }

  /// Whether a reading is hardly meant where there is another one.
  ///
  /// Such a reading is unclear, closes the store on most days, gives most days other hours than a
  /// clause of every day says, or has neither hours nor closings but weekly ones.
  var isUnlikely: Bool {
    guard unclear == nil else { return true }
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
