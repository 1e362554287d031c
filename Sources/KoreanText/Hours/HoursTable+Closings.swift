// Closings, and what spares days from them.
extension HoursTable {
  mutating func close(_ clause: HoursClause, _ place: Int, _ clauses: [HoursClause]) {
    var clause = clause
    clause.kind = .closed
    remarks.append(clause.cells)
    if let next = clauses.dropFirst(place + 1).first, next.isAside || next.kind == .except,
      next.kind != .open, next.kind != .pause
    {
      let isUsual = next.kind == .usual && next.bits == 1 << UInt8(Self.holidays)
      if next.kind == .except, next.unread == nil, next.months == 0 {
        clause.exceptions += next.days
      } else if next.kind == .include, next.unread == nil {
        clause.days += next.days
      } else if !isUsual, next.kind != .closed || next.unread != nil {
        clause.unread = clause.unread ?? next.cells
      }
    }
    // 월요일이 공휴일인 경우 …
    let doubts = clauses.filter { $0.unread != nil && $0.kind != .open && $0.kind != .pause }
    if let doubt = doubts.first(where: { other in
      other.cells != clause.cells
        && other.days.contains { day in
          day.everyWeek.map { $0.rawValue & (clause.bits ?? 0) != 0 } ?? false
        }
    }) {
      clause.unread = clause.unread ?? doubt.cells
    }
    guard clause.unread == nil, clause.months == 0, let bits = clause.bits, bits & 0x7F != 0,
      !clause.days.isEmpty, clause.exceptions.allSatisfy({ $0.isPublicHoliday })
    else { return closings.append(clause) }
    var isExplicit = false
    for season in seasons.indices {
      for day in 0..<7 where bits & 1 << UInt8(day) != 0 {
        if let owner = seasons[season].owners[day], owner.bits & ~bits == 0 { isExplicit = true }
        seasons[season].closed |= 1 << UInt8(day)
      }
    }
    // 일요일 10~18시, 일요일 휴무
    if isExplicit { refuse(clause) }
    weekly.append(clause)
  }

  /// 월요일 휴무(공휴일 제외), 공휴일 무휴: a public holiday has the hours of all days.
  mutating func spareHolidays(_ clauses: [HoursClause]) {
    let spares =
      clauses.contains {
        $0.kind == .usual && $0.unread == nil && $0.days.contains { $0.isPublicHoliday }
      }
      || weekly.contains { !$0.exceptions.isEmpty }
    for clause in clauses where clause.kind == .usual {
      remarks.append(clause.cells)
      if clause.bits == nil || clause.unread != nil { closings.append(clause) }
    }
    guard spares, !weekly.isEmpty || !closings.isEmpty else { return }
    if seasons.isEmpty, let first = (weekly + closings).first {
      closings.append(HoursClause(kind: .usual, unread: first.cells, cells: first.cells))
    }
    for season in seasons.indices where seasons[season].days[Self.holidays] == nil {
      if let common = seasons[season].common {
        seasons[season].days[Self.holidays] = common
      } else if let clause = weekly.first {
        // Which hours a Monday has that is a holiday, nobody says.
        closings.append(HoursClause(kind: .usual, unread: clause.cells, cells: clause.cells))
      }
    }
  }

  /// Whether hours are said of one weekday only, once and not of every week.
  static func namesOneDay(_ clauses: [HoursClause]) -> Bool {
    var bits: UInt8 = 0
    for clause in clauses where clause.kind == .open && clause.unread == nil {
      guard !clause.days.isEmpty else { return false }
      if clause.days.contains(where: { $0.frame.isWeekly }) { return false }
      bits |= clause.bits ?? 0
    }
    return bits.nonzeroBitCount == 1
  }

  /// Whether it closes the store on most days, which is not meant where another reading does not.
  var isUnlikely: Bool {
    guard unclear == nil else { return true }
    let named = closings.flatMap { $0.days }.reduce(UInt8(0)) { $0 | ($1.everyWeek?.rawValue ?? 0) }
    let closed = seasons.contains { season in
      (season.closed | named).nonzeroBitCount >= 5
        || (0..<7).allSatisfy { season.hours(on: $0) == nil }
    }
    let isException = seasons.contains { season in
      let owners = season.owners[..<7].compactMap { $0 }
      let isMixed = owners.contains { $0.rank == 0 } || owners.count == 7
      return isMixed && owners.contains { $0.bits & 0x7F == 0x7F && $0.rank == 0 }
        && owners.filter { $0.rank > 0 }.count >= 5
    }
    return closed || isException || remarks.isEmpty == false && seasons.isEmpty && closings.isEmpty
  }
}
