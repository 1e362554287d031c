// The months and days of clauses that leave them to what stands around them.
extension HoursTable {
  /// Gives hours without months or days those of the hours before them, or of the head above them.
  ///
  /// In 5월~9월 월~금 10:00~18:00 토 10:00~15:00, the months hold for 토 as well.
  static func withScopes(_ clauses: [HoursClause]) -> [HoursClause] {
    guard clauses.contains(where: { $0.namesMonths }) else { return clauses }
    var clauses = clauses
    // 4월 1일~9월 30일 9~19시, 10월 1일~3월 31일 9~17시, and not the one summer of 7/1~8/31
    if clauses.reduce(0, { $0 | ($1.kind == .open ? $1.wholeMonths : 0) }) == 0x1FFE {
      for index in clauses.indices { clauses[index].takeWholeMonths() }
    }
    var head: Int?
    for index in clauses.indices {
      clauses[index].takeMonthsOutOfDays()
      if clauses[index].isHead, index == 0 || !clauses[index].isAside {
        head = index
      } else if clauses[index].isHead, clauses[index - 1].kind == .open,
        clauses[index - 1].months == 0, clauses[index].days.isEmpty
      {
        // 토 9~13시 (3월~11월)
        clauses[index - 1].months = clauses[index].months
        clauses[index].kind = .pointer
      } else if clauses[index].kind == .closed {
        head = nil
      } else if clauses[index].kind == .open {
        if let place = head, clauses[index].takeScope(of: clauses[place]) {
          clauses[place].kind = .pointer
        } else {
          head = nil
          takeScope(at: index, &clauses)
        }
      }
    }
    doubtOtherMonths(&clauses)
    // What has given its months or days away says nothing else.
    clauses.removeAll { $0.kind == .pointer && ($0.months != 0 || !$0.days.isEmpty) }
    return clauses
  }

  /// Gives hours the months, or the days, of the hours before them.
  private static func takeScope(at index: Int, _ clauses: inout [HoursClause]) {
    // Behind a closing, hours are those of the whole year again.
    let before = clauses[..<index].last { $0.kind == .open || $0.kind == .closed }
    guard let before, before.kind == .open, before.months != 0, !clauses[index].isRest else {
      return
    }
    if clauses[index].months == 0 {
      // 3~10월 9~18시, 11~2월 9~17시, 토 9~13시: in winter, or all year?
      let others = clauses[..<index].filter { $0.months != 0 && $0.months != before.months }
      if !others.isEmpty, !others.contains(where: { $0.bits == clauses[index].bits }) {
        clauses[index].unread = clauses[index].cells
      }
      clauses[index].months = before.months
    } else if clauses[index].days.isEmpty,
      clauses[..<index].count(where: { $0.months == before.months && $0.kind == .open }) == 1
    {
      // 주말 3~10월 10:00~19:00, 11~2월 10:00~18:00
      clauses[index].days = before.days
    }
  }

  /// 운영기간 7월~8월⏎운영시간 10:00~18:00, 간절기(3월~11월) 9시~18시: refuses hours that are of these months,
  /// if one knew how.
  private static func doubtOtherMonths(_ clauses: inout [HoursClause]) {
    for index in clauses.indices
    where clauses[index].kind == .open && clauses[index].months == 0 && !clauses[index].isRest
      && clauses[..<index].contains(where: { $0.kind == .remark && $0.months != 0 })
    {
      clauses[index].unread = clauses[index].unread ?? clauses[index].cells
    }
  }

  /// Gives the hours of the whole year to the months that have none of their own, and to the days
  /// that have none in a season.
  ///
  /// - Parameter rest: the months of no season.
  /// - Returns: whether they hold on any day.
  mutating func spread(_ year: Season, to rest: UInt16) -> Bool {
    var holds = rest != 0
    for season in seasons.indices {
      for row in year.rows where row.days & ~seasons[season].said != 0 {
        seasons[season].set(row.spans, on: row.days & ~seasons[season].said, row.owner)
        holds = true
      }
    }
    if rest != 0 {
      var others = year
      others.months = rest
      seasons.insert(others, at: 0)
    }
    return holds
  }
}
