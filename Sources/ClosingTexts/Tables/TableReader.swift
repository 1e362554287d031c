import KoreanText

/// Says what the rows of a table say, as lines.
struct TableReader {
  var rows: [[TableCell]]
  /// The row that says what the columns are.
  private(set) var head: [TableCell]?
  let text: NormalizedText
  let legend: TableLegend
  var sentences: [Sentence] = []

  /// `nil` for one line with bars that is no row of a table.
  init?(_ table: Table, in text: NormalizedText, _ legend: TableLegend) {
    (self.text, self.legend) = (text, legend)
    rows = table.rows.map { row in row.map { TableCell($0, in: text, legend) } }
    guard rows.count > 1 else {
      if let line = rows[0].lineOfDate ?? rows[0].beginning(in: text) {
        sentences = [line]
      } else if let lines = rows[0].namesOnDates {
        sentences = lines
      } else if rows[0].saysWhatOneDoes {
        readRows()
      } else if rows[0].contains(where: { $0.days != nil }) {
        if readBareDays() { return }
        if rows[0].count(where: { $0.hasDays }) == 1 {
          // 12/13, 12/27 | 대부분 점포: as without bars
          sentences = WrittenText(table.rows[0].flatMap { $0.tokens }).sentences
        } else {
          readRows()
        }
      } else {
        return nil
      }
      return
    }
    if rows.contains(where: { $0.contains { $0.clause?.headsFormer == true } }) {
      if !readChanges() { readRows() }
      return
    }
    if readCalendar() { return }
    joinMonths()
    if rows[0].isHead(of: rows[1]) {
      let head = rows.removeFirst()
      self.head = head
      for row in rows.indices {
        for (column, label) in head.enumerated() {
          if label.headsClosings { rows[row][column].read(below: label, in: text) }
          rows[row][column].read(ofMonth: label, in: text)
        }
      }
    }
    readMonthRows()
    for row in rows.indices {
      rows[row].joinWeekdays()
      // 2/16 | 본점 | 휴무⏎ | 강남점 | 휴무: a cell of two rows
      if row > 0, rows[row][0].tokens.isEmpty, rows[row][0].isNothing {
        rows[row][0] = rows[row - 1][0]
      }
    }
    let isRead =
      readDatesAbove() || readNamesAbove() || readDaysBelowNames() || readNamesBelowBrands()
      || readRosters() || readList() || readDays()
      || readBareDays()
    if !isRead { readRows() }
    doubtHedgedRows()
  }
}

extension TableReader {
  /// Says of a table that is not understood what its rows and cells say by themselves; days without a word of
  /// their own close nothing.
  mutating func readRows() {
    let hasDaysAbove = head?.contains { $0.hasDays } == true
    for row in rows {
      let isOne = row.dropFirst().count { $0.days != nil || $0.says } < 2
      let isLabeled =
        row.saysWhatOneDoes
        || !hasDaysAbove && (row[0].headsRow || row[0].verdict != nil) && row[1].hasDays
      if isLabeled { sentences += row.labeled }
      let names = row.compactMap { $0.name }
      let name = names.count == 1 && names[0].isKnown ? names[0].adjunct : nil
      for (column, cell) in row.enumerated() where cell.hasDays || cell.isOther {
        if isLabeled, column < 2 || cell.days != nil { continue }
        let before = row[..<column].filter { !$0.hasDays && !$0.tokens.isNumber }
        let isClear = name != nil || names.isEmpty && !before.contains { $0.isOther }
        let closes = isOne && isClear ? head?[column].closes : nil
        for var line in cell.sentences {
          line.endsLine = true
          for place in line.clauses.indices where line.clauses[place].hasDays {
            if line.clauses[place].predicate == nil,
              cell.days != nil || line.clauses[place].namesUnknown
            {
              let cells = line.clauses[place].cells
              line.clauses[place].predicate = closes ?? Predicate(act: .other, cells: cells)
            } else if !isClear || !cell.says {
              line.clauses[place].doubt()
            }
            if let name { line.clauses[place].adjuncts.insert(name, at: 0) }
          }
          sentences.append(line)
        }
      }
    }
  }

  /// 여름휴가 | 8/17~8/18 | 미정 (추후 공지): leaves open what is said of the days of a row in which another cell takes it
  /// back.
  private mutating func doubtHedgedRows() {
    let hedged = rows.filter { $0.contains { !$0.hasDays && $0.hedges } }
    if hedged.isEmpty { return }
    let starts = Set(hedged.joined().flatMap { $0.sentences }.flatMap { $0.startsOfDays })
    for place in sentences.indices where !starts.isDisjoint(with: sentences[place].startsOfDays) {
      for clause in sentences[place].clauses.indices { sentences[place].clauses[clause].doubt() }
    }
  }

  /// 7월 | 6, 13, 20: gives the days of each row the month at its head, which is none of them.
  mutating func readMonthRows() {
    guard rows.allSatisfy({ $0[0].headedMonth != nil }) else { return }
    for row in rows.indices {
      let head = rows[row][0]
      for column in rows[row].indices.dropFirst() {
        rows[row][column].read(ofMonth: head, in: text)
      }
      rows[row][0].content = .nothing
    }
  }

  /// 월 | 일 | 요일⏎1 | 10 | 일: makes dates of the numbers in two columns.
  private mutating func joinMonths() {
    let heads = rows[0].prefix(2).map { text.string($0.tokens.first?.cells ?? $0.place) }
    guard heads == ["월", "일"] else { return }
    for row in rows.indices {
      guard case .number(let month, _)? = rows[row][0].tokens.first?.kind, 1...12 ~= month,
        case .number(let day, _)? = rows[row][1].tokens.first?.kind, 1...31 ~= day
      else { continue }
      let date = DateText(month: Int(month), day: Int(day))
      let cells = rows[row][0].place.lowerBound..<rows[row][1].place.upperBound
      rows[row][0].content = .days([DayPhrase(term: .date(date), cells: cells)])
      rows[row][1].content = .nothing
    }
  }

  /// The columns in which some cell fits.
  func columns(where fits: (TableCell) -> Bool) -> [Int] {
    rows[0].indices.filter { column in rows.contains { fits($0[column]) } }
  }

  /// A line that leaves open what happens on some days.
  func doubtful(_ days: [DayPhrase]) -> Sentence {
    var line = line([Adjunct(days)], nil)
    line.clauses[0].doubt()
    return line
  }

  /// A line of somebody and of days.
  func line(_ adjuncts: [Adjunct], _ predicate: Predicate?) -> Sentence {
    var clause = Clause()
    (clause.adjuncts, clause.predicate) = (adjuncts, predicate)
    return Sentence(clauses: [clause], endsLine: true)
  }

  /// The column of names: the one with the most that are known, else the only one with unknown words below a head
  /// that is none.
  func nameColumn(besides days: [Int]) -> Int? {
    let columns = rows[0].indices.filter { !days.contains($0) }
    let known = columns.map { column in rows.count { $0[column].name?.isKnown == true } }
    if let most = known.max(), most > 0 {
      return known.firstIndex(of: most).map { columns[$0] }
    }
    let isHeaded = columns.first { column in
      head?[column].headsWho != nil && rows.contains { $0[column].name != nil }
        || head?[column].headsNames == true && rows.allSatisfy { $0[column].name != nil }
    }
    if let isHeaded { return isHeaded }
    // 성명 | 연차일⏎강OO | 11/19: not the store, whoever it is
    guard days.contains(where: { head?[$0].closes != nil }) else { return nil }
    return columns.first { column in rows.allSatisfy { $0[column].name != nil } }
  }
}
