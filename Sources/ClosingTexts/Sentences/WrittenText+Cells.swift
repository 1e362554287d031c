import KoreanText

// Rows of tables, where one cell may say which weekday the date in another is.
extension WrittenText {
  /// Gives dates the weekday in the cell beside them, which is not one of every week.
  ///
  /// Both orders occur: November 26 | Thursday and 금요일 | 12월 25일.
  ///
  /// - Complexity: O(*n*) in the number of sentences.
  mutating func joinWeekdayCells() {
    guard sentences.contains(where: { $0.endsCell }) else { return }
    var joined: [Sentence] = []
    for (index, var sentence) in sentences.enumerated() {
      guard let last = joined.last, last.endsCell, !last.endsRow else {
        joined.append(sentence)
        continue
      }
      // 12월 25일 | 휴무 | 금요일
      let isBeyond = joined.count > 1 && joined[joined.count - 2].endsCell && last.saysNoDay
      let place = joined.count - (isBeyond ? 2 : 1)
      // 3/6 | 휴무 | 영업: of two shops
      let isOfSeveral =
        sentence.endsCell && sentences.indices.contains(index + 1)
        && sentences[index + 1].onlyVerdict != nil
      // 12/7(월) | X | 휴무
      let dated = isBeyond && last.isMark ? place : joined.count - 1
      if !isOfSeveral, let verdict = sentence.onlyVerdict, joined[dated].take(verdict) {
        joined.removeLast(joined.count - 1 - dated)
        joined[dated].takeEnd(of: sentence)
      } else if let weekdays = sentence.weekdaysFirst, joined[place].giveWeekdays(weekdays) {
        sentence.removeFirstDays(weekdays.count)
        if sentence.clauses.isEmpty {
          joined[joined.count - 1].takeEnd(of: sentence)
        } else {
          joined.append(sentence)
        }
      } else if let weekdays = last.weekdaysAlone, sentence.areDatesAlone,
        sentence.giveWeekdays(weekdays)
      {
        sentence.beginsLine = last.beginsLine
        joined[joined.count - 1] = sentence
      } else {
        // Date | Day | Holiday: over the columns
        if last.isNothingKnown { sentence.nameColumn() }
        joined.append(sentence)
      }
    }
    sentences = joined
  }
}

extension Sentence {
  /// The days of a cell that has nothing else.
  var onlyDays: [DayPhrase]? {
    guard clauses.count == 1, clauses[0].predicate == nil, clauses[0].notes.isEmpty,
      !clauses[0].isLabel, !clauses[0].saysBut, clauses[0].adjuncts.count == 1,
      clauses[0].adjuncts[0].role == nil
    else { return nil }
    return clauses[0].adjuncts[0].days
  }

  /// The weekdays of a cell that has nothing else and does not say that they come back.
  fileprivate var weekdaysAlone: [WeekdaySet]? { onlyDays.flatMap { $0[...].weekdaysAlone } }

  /// The weekdays of a cell that has nothing else, or a festival behind them: 금요일 | 성탄절.
  fileprivate var weekdaysFirst: [WeekdaySet]? {
    onlyDays.flatMap { $0.prefix { !$0.isFestival }.weekdaysAlone }
  }

  /// Whether no day stands in a cell.
  fileprivate var saysNoDay: Bool { clauses.allSatisfy { !$0.hasDays } }

  fileprivate mutating func removeFirstDays(_ count: Int) {
    guard let days = onlyDays else { return }
    if days.count == count {
      clauses = []
    } else {
      clauses[0].adjuncts[0].kind = .days(Array(days[count...]))
    }
  }

  fileprivate var areDatesAlone: Bool { onlyDays?.allSatisfy { $0.isDated } ?? false }

  /// Whether it is one sign or letter.
  fileprivate var isMark: Bool {
    clauses.count == 1 && clauses[0].adjuncts.count == 1 && clauses[0].isNothingKnown
      && clauses[0].adjuncts[0].cells.count == 1
  }

  fileprivate var isNothingKnown: Bool {
    !clauses.isEmpty && clauses.allSatisfy { $0.predicate == nil && $0.isNothingKnown }
  }

  /// Gives the dates at the end of a cell the weekdays of the one beside it.
  ///
  /// - Returns: whether there are such dates.
  fileprivate mutating func giveWeekdays(_ weekdays: [WeekdaySet]) -> Bool {
    guard let clause = clauses.indices.last, let adjunct = clauses[clause].adjuncts.indices.last,
      case .days(var days) = clauses[clause].adjuncts[adjunct].kind,
      days.allSatisfy({ $0.isDated && !$0.frame.isMonthly })
    else { return false }
    days[...].giveWeekdays(weekdays)
    clauses[clause].adjuncts[adjunct].kind = .days(days)
    return true
  }

  /// Takes "Holiday" behind the name of another column for the name of a column, and not for days.
  fileprivate mutating func nameColumn() {
    guard let days = onlyDays, days.count == 1, days[0].details.isEmpty,
      case .festival(.publicHolidays, _) = days[0].term
    else { return }
    clauses[0].adjuncts[0].kind = .unread(.unknownWord)
  }
}

extension [DayPhrase] {
  /// 22일, 29일 화요일은: dates of one month that are weeks apart have the weekday of the last.
  mutating func shareWeekdays() {
    if count > 1, let last = self.last, last.join == .apart, last.cells.count == 1,
      let weekday = last.everyWeek, self[count - 2].date?.weekday == nil, last.role == nil,
      self[count - 2].giveWeekdays(weekday)
    {
      // 2.6 / 토 / 휴진: the cells of a row
      removeLast()
    }
    for place in indices.dropFirst().reversed() {
      guard let date = self[place].date, let weekday = date.weekday, date.year == nil,
        let before = self[place - 1].date, before.weekday == nil, before.day != date.day,
        date.month == nil || date.month == before.month, (date.day - before.day) % 7 == 0
      else { continue }
      _ = self[place - 1].giveWeekdays(WeekdaySet(daysAfterSunday: weekday))
    }
  }
}
