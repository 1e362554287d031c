import KoreanText

// Tables of which each row says something by itself.
extension TableReader {
  /// 일자 | 영업 점포 | 휴무 점포: days, and who opens and who closes on them.
  mutating func readRosters() -> Bool {
    let days = columns { $0.hasDays }
    let rosters = columns { $0.name != nil }.filter { head?[$0].headsWho != nil }
    guard rosters.count > 1, days.count == 1 else { return false }
    for row in rows {
      guard let days = row[days[0]].days else { continue }
      for column in rosters {
        guard let name = row[column].name else { continue }
        sentences.append(line([name.adjunct, Adjunct(days)], head?[column].headsWho))
      }
    }
    return true
  }

  /// 점포 | 휴무일⏎하남점 | 12/13: rows of somebody and of days.
  mutating func readList() -> Bool {
    let days = columns { $0.hasDays }
    guard !days.isEmpty, let names = nameColumn(besides: days) else { return false }
    let named = rows.count { $0[names].name != nil }
    guard named == rows.count || head?[names].headsWho != nil || named * 2 > rows.count,
      rows.count > 1 || rows[0][names].name?.isKnown == true
    else { return false }
    let verdicts = columns { $0.verdict != nil }.filter { head?[$0].part == nil }
    let isOfStore = rows[0].indices.contains { $0 != names && head?[$0].isOfStore == true }
    for row in rows {
      let brand = row.lazy.compactMap { $0.brand }.first
      if let name = row[names].name?.of(brand, houses: named > 1, text) {
        var said = verdicts.compactMap { row[$0].verdict }
        // 12/13 | 정상영업, in a column of closings: it may be of other days
        let opens = said.contains { $0.predicate?.act == .opens }
        if opens, days.contains(where: { head?[$0].closes != nil }) { said = [] }
        // 휴무 | 정상영업: of two parts
        if !said.allSatisfy({ $0.predicate?.act == said[0].predicate?.act }) { said = [] }
        for column in days {
          add(
            row[column], of: name, below: head?[column], verdicts.isEmpty ? nil : said,
            isOfStore: isOfStore)
        }
        addNever(row, of: name)
      } else if row[names].headsRow, days == [names + 1] {
        // 전관 휴관 | 11/30
        sentences += row.labeled
      } else if !row[names].isNone {
        // 12일, 26일 | 대부분 점포, and not 12/20 | 없음
        sentences += days.compactMap { row[$0].days.map { doubtful($0) } }
      }
    }
    return true
  }

  /// Says what a cell says of the days of somebody.
  ///
  /// - Parameters:
  ///   - verdicts: what other cells of the row say of its days; `nil` where there is no such column.
  ///   - isOfStore: whether another column is said to be of the store.
  private mutating func add(
    _ cell: TableCell, of name: TableName, below head: TableCell?, _ verdicts: [Clause]?,
    isOfStore: Bool
  ) {
    guard var clause = cell.clause(below: head) else { return }
    if case .days = cell.content, let verdicts {
      (clause.predicate, clause.notes) = (verdicts.first?.predicate, verdicts.first?.notes ?? [])
    }
    // 12/13 | 연장영업, in a column of 휴무; 비고 and 배송휴무 beside 휴무
    if verdicts != nil && clause.predicate == nil || isOfStore && head?.isRemark == true {
      clause.doubt()
    }
    clause.adjuncts.insert(head?.part ?? name.adjunct, at: 0)
    let label = (cell.label ?? head?.label(of: cell)).map { [$0] } ?? []
    sentences.append(Sentence(clauses: label + [clause], endsLine: true))
  }

  /// 대전점 | - | 연중무휴: says that somebody never closes.
  private mutating func addNever(_ row: [TableCell], of name: TableName) {
    for cell in row where cell.isNone {
      guard var clause = cell.sentences.first?.clauses.first,
        clause.predicate?.act == .neverCloses
      else { continue }
      clause.adjuncts.insert(name.adjunct, at: 0)
      sentences.append(Sentence(clauses: [clause], endsLine: true))
    }
  }

  /// 날짜 | 영업여부⏎12/24 | 정상: days, and what the store does on them.
  mutating func readDays() -> Bool {
    let verdicts = columns { $0.verdict != nil }
    let columns = columns { $0.hasDays }.filter { !verdicts.contains($0) }
    guard let first = columns.first,
      rows.allSatisfy({ row in
        row.allSatisfy { $0.name?.isKnown != true }
          && row[..<first].allSatisfy { $0.isNothing || $0.hasDays || $0.tokens.isNumber }
      }),
      verdicts.contains(where: { $0 > first })
        || columns.contains(where: { head?[$0].closes != nil })
          && rows.allSatisfy({ $0.allSatisfy { $0.name == nil } })
        || first == 0 && head?[0].closes != nil && head?.contains(where: { $0.headsNames }) == false
    else { return false }
    // 1 | 27 | 수 | 휴점: the weekday of a date whose month has a column
    let isDivided = rows.contains { row in
      row.contains { $0.tokens.isNumber }
        && columns.contains { row[$0].days?.contains { !$0.isDated } ?? false }
    }
    if isDivided { return false }
    for row in rows {
      for column in columns {
        guard let days = row[column].days else {
          if row[column].hasDays { sentences += row[column].sentences }
          continue
        }
        let end = columns.first { $0 > column } ?? row.count
        if let predicate = head?[column].closes ?? head?[column].opens {
          sentences.append(line([Adjunct(days)], predicate))
        } else if column + 1 < end {
          let cells = verdicts.filter { column < $0 && $0 < end }.map { row[$0] }
          let acts = cells.map { $0.verdict?.predicate?.act }
          // 3/6 | 휴무 | 영업, 3/6 | 휴진 | 24시간: of two parts
          let cell = cells.first ?? row[column + 1]
          let isOne =
            acts.allSatisfy { $0 == acts[0] } && !row[(column + 1)..<end].contains { $0.saysHours }
          sentences.append(isOne ? cell.line(of: nil, on: days) : doubtful(days))
        }
      }
    }
    return true
  }

  /// 1 | 10/3(토) | 개천절⏎2 | 10/5(월) | 대체공휴일, 10일, 25일 | 충주, 제주: days, in each row beside somebody or beside
  /// nobody, and nothing else.
  mutating func readBareDays() -> Bool {
    let days = columns { $0.hasDays }
    let names = columns { $0.name != nil }
    guard days.count == 1, names.isEmpty || names[0] > days[0] && names.count == 1,
      rows.allSatisfy({ row in
        row[days[0]].days != nil && names.allSatisfy { row[$0].name != nil }
          && row.indices.allSatisfy {
            $0 == days[0] || names.contains($0) || row[$0].isNothing || row[$0].tokens.isNumber
          }
      })
    else { return false }
    sentences = rows.compactMap { row in
      row[days[0]].days.map {
        line(names.compactMap { row[$0].name?.adjunct } + [Adjunct($0)], nil)
      }
    }
    return true
  }
}
