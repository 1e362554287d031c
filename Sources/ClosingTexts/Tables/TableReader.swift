import KoreanText

/// Says what the rows of a table say, as lines.
struct TableReader {
  var rows: [[TableCell]]
  /// The row that says what the columns are.
  private(set) var head: [TableCell]?
  let text: NormalizedText
  let legend: TableLegend
  var sentences: [Sentence] = []

  /// `nil` where the table is not understood.
  init?(_ table: Table, in text: NormalizedText, _ legend: TableLegend) {
    (self.text, self.legend) = (text, legend)
    rows = table.rows.map { row in row.map { TableCell($0, in: text, legend) } }
    let cells = rows.joined()
    if cells.contains(where: { $0.isFormerMark }), cells.contains(where: { $0.isChange }) {
      // 변경 전 | 변경 후: rows of two statements, which are read together
      sentences = rows.flatMap { $0.asCells }
      return
    }
    if rows[0].contains(where: { $0.speaksOfChange }) { return nil }
    guard rows.count > 1 else {
      guard let line = rows[0].lineOfDate else { return nil }
      sentences = [line]
      return
    }
    if readCalendar() { return }
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
      || readLabels() || readRosters() || readList() || readDays()
    if !isRead { return nil }
  }
}

extension TableReader {
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

extension [TableCell] {
  /// The cells of a row, one after another.
  var asCells: [Sentence] {
    var read: [Sentence] = []
    for cell in self {
      let sentences = cell.sentences.isEmpty ? [cell.empty] : cell.sentences
      for (place, var sentence) in sentences.enumerated() {
        sentence.endsCell = place + 1 == sentences.count
        sentence.endsLine = sentence.endsCell
        sentence.beginsLine = place == 0
        read.append(sentence)
      }
    }
    read[read.count - 1].endsRow = true
    return read
  }

  /// Gives dates the weekday, or the name of the festival, in the cell beside them: 12/25 | 금 | 성탄절.
  mutating func joinWeekdays() {
    let isOne = filter { $0.days != nil }.count == 1
    for place in indices where isOne || place > 0 && self[place - 1].days != nil {
      self[place].readFestival()
    }
    for place in indices {
      guard var days = self[place].dates else { continue }
      for other in [place + 1, place - 1, place + 2] where indices.contains(other) {
        // 12월 25일 | 휴무 | 금요일
        if other == place + 2, self[place + 1].verdict == nil, !self[place + 1].isNothing {
          continue
        }
        guard let beside = self[other].days else { continue }
        let names = beside.filter { !$0.isFestival }
        if names.isEmpty {
          self[other].content = .nothing
        } else if let weekdays = names[...].weekdaysAlone ?? names.ofHoliday {
          days[...].giveWeekdays(weekdays)
          self[place].dates = days
          self[other].content = .nothing
        }
      }
    }
  }

  /// 12월 25일 | 휴무 | 금요일, Dec 25 Closed | Friday: what a line says whose cells are those of one date; `nil`
  /// where there is no weekday beside it.
  var lineOfDate: Sentence? {
    var row = self
    row.joinWeekdays()
    let isJoined = zip(self, row).contains { !$0.isNothing && $1.isNothing }
    guard isJoined, let place = row.firstIndex(where: { $0.dates != nil }),
      let days = row[place].dates,
      row.indices.allSatisfy({ $0 == place || row[$0].isNothing || row[$0].verdict != nil })
    else { return nil }
    if case .says(let clause) = row[place].content {
      return Sentence(clauses: [clause], endsLine: true)
    }
    return row.first { $0.verdict != nil }?.line(of: nil, on: days)
  }

  /// Whether it says what stands in the columns: 점포 | 휴무일.
  func isHead(of row: [TableCell]) -> Bool {
    // 월 | 휴관일⏎7월 | 6, 13: the word for a month
    let headsMonths = self[0].headedMonth == nil && row[0].headedMonth != nil
    if headsMonths
      || contains(where: { $0.headsClosings && $0.closes?.namesDays == true })
        && allSatisfy({ !$0.hasDays || $0.headsClosings })
    {
      return true
    }
    // 17(화) | 설날 휴무
    if contains(where: { $0.says }) { return false }
    // 휴관일 | 매주 금요일, and not 휴점일 | 11/29 | 12/2⏎부산점 | ● |
    let saysRow = zip(self, row).contains { $0.hasDays && !$1.saysOrMarks && !$1.isNothing }
    if self[0].headsClosings, saysRow, !dropFirst().contains(where: { $0.headsClosings }) {
      return false
    }
    return zip(self, row).contains { head, cell in
      head.hasDays != cell.hasDays || head.headedMonth != nil
        || head.name != nil && cell.saysOrMarks
    }
  }
}

extension [DayPhrase] {
  /// 화(대체공휴일): the weekday of a date, with the name of the holiday.
  var ofHoliday: [WeekdaySet]? {
    guard count == 1, let weekday = self[0].everyWeek, weekday.isSingle, !self[0].notes.isEmpty,
      self[0].notes.allSatisfy({
        $0.adjuncts.allSatisfy { $0.days?.allSatisfy { $0.isFestival } == true }
      })
    else { return nil }
    return [weekday]
  }
}
