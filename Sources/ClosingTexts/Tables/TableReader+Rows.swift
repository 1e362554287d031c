import KoreanText

// Rows of a table, and what they say by themselves.
extension Sentence {
  /// Where its days begin.
  var startsOfDays: [Int] {
    clauses.flatMap { $0.adjuncts.filter { $0.days != nil }.map { $0.cells.lowerBound } }
  }
}

extension [TableCell] {
  /// 정기휴관 | 매주 월요일, 대관 휴무 | 5월 28일: what closes, and when, as before a colon.
  var labeled: [Sentence] {
    var lines = self[1].sentences
    guard !lines.isEmpty, var label = self[0].verdict ?? self[0].sentences.first?.clauses.first
    else { return lines }
    label.isLabel = true
    lines[0].clauses.insert(label, at: 0)
    lines[lines.count - 1].endsLine = true
    return lines
  }

  /// 본점 | 휴무 없음: whether it is what somebody does on days of other lines, as before a colon.
  var saysWhatOneDoes: Bool {
    count == 2 && self[0].name != nil && (self[1].isNone || self[1].verdict != nil)
  }

  /// 강남 12.13/12.27 | 하남 12.9/12.23: a line, where the words before the dates in several cells are names.
  var namesOnDates: [Sentence]? {
    let isNamed = map { $0.sentences.last?.clauses.last?.namesUnknownOnDates == true }
    guard isNamed.count(where: { $0 }) > 1 else { return nil }
    return zip(self, isNamed).flatMap { cell, isNamed in
      var lines = cell.sentences
      guard isNamed, var clause = lines[lines.count - 1].clauses.popLast() else { return lines }
      clause.adjuncts[0] = Adjunct(branch: clause.adjuncts[0].cells)
      lines[lines.count - 1].clauses.append(clause)
      return lines
    }
  }

  /// Gives dates the weekday, or the name of the festival, in the cell beside them: 12/25 | 금 | 성탄절.
  mutating func joinWeekdays() {
    let isOne = filter { $0.dates != nil }.count == 1
    for place in indices where isOne || place > 0 && self[place - 1].dates != nil {
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
    // 구분 | 목포점 | 부평점⏎영업시간 | …
    if count > 2, self[0].name?.isKnown != true, !self[0].hasDays,
      dropFirst().allSatisfy({ $0.name?.isKnown == true }),
      row.dropFirst().allSatisfy({ $0.saysHours })
    {
      return true
    }
    // 월 | 휴관일⏎7월 | 6, 13: the word for a month
    let headsMonths = self[0].headedMonth == nil && row[0].headedMonth != nil
    if headsMonths
      || contains(where: { $0.headsClosings && $0.closes?.namesDays == true })
        && allSatisfy({ !$0.hasDays || $0.headsClosings })
    {
      return true
    }
    // 17(화) | 설날 휴무, and not 점포 | 1월 휴무
    if contains(where: { $0.says && !$0.headsClosings }) { return false }
    // 휴관일 | 매주 금요일, and not 휴점일 | 11/29 | 12/2⏎부산점 | ● |
    let saysRow = zip(self, row).contains { $0.hasDays && !$1.saysOrMarks && !$1.isNothing }
    if self[0].headsClosings, saysRow, !dropFirst().contains(where: { $0.headsClosings }) {
      return false
    }
    return zip(self, row).contains { head, cell in
      head.hasDays != cell.hasDays || head.headedMonth != nil
        || head.name != nil && cell.saysOrMarks
        // 1월 휴무 | 2월 휴무⏎10일, 24일 | 14일, 28일
        || head.headsClosings && cell.dates != nil
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

extension Clause {
  /// 강남 12.13/12.27: a word that nobody knows, and dates.
  var namesUnknownOnDates: Bool {
    predicate == nil && notes.isEmpty && !isLabel && adjuncts.count == 2
      && adjuncts[0].isUnread(.unknownWord) && adjuncts[0].role == nil
      && adjuncts[1].days?.allSatisfy { $0.isDated } == true
  }
}
