import KoreanText

extension ClauseRow {
  /// What days mean, with a verb that closes or opens, or without one.
  static let days: [ClauseRow] = [
    // 매월 2,4주 휴무(일요일): the bracket names the weekday
    .also({ $1.act == .closes && !$1.clause.notes.isEmpty }, { $1.nameWeekday() }),
    // 9월 해당일: 월요일은 14일·28일, 일요일은 13일·27일: the dates of days that close somewhere
    ClauseRow({ $1.parts.datesWeekdays }, { $0.refuse($1.days, .ambiguous) }),
    // 한 달에 두 번 일요일 휴무: which Sundays is not known
    ClauseRow({ $1.countsSomeOfWeekdays }, { $0.refuse($1.days, .ambiguous) }),
    // 일요일 휴무(월 2회), (격주), (매월 2,4주)
    ClauseRow({ $0.narrowsWeeks($1) }, { $0.narrowWeeks($1) }),
    // 월 2회(둘째, 넷째 일요일) 휴무
    .also(
      { $1.act == .closes && $1.countsDays && $1.clause.notes.isEmpty },
      { $1.clause.notes = $1.days.last?.notes ?? [] }),
    // 월 2회 휴무(일요일): which of them
    ClauseRow(
      { $1.act == .closes && $1.countsDays && $1.clause.notes.contains { $0.namesWeekdays } },
      { reader, said in
        for note in said.clause.notes { reader.refuse(ClauseParts(note).allDays, .ambiguous) }
      }),
    // 월 2회 휴무(둘째, 넷째 일요일)
    ClauseRow(
      { $1.act == .closes && $1.countsDays && !$1.clause.notes.isEmpty },
      { $0.bareNotes($1) }),
    // (12월 1일부터 시행)
    ClauseRow({ $1.act == nil && $0.beginsRule($1) }, { $0.beginRule($1) }),
    // 휴무(10월은 14일, 25일), (일산점은 2,4주 수요일): the bracket goes on
    ClauseRow(
      { $1.act == nil && $0.goesOnInBracket($1) },
      { reader, said in
        said.act = .closes
        reader.state(&said)
      }),
    // 일요일 휴무(평일 영업시간 …)
    ClauseRow(
      { $1.act == nil && $1.isBehindDays && $1.parts.flags.contains(.hoursLabel) }, { _, _ in }),
    // 공휴일 휴무(대체공휴일 포함)
    ClauseRow({ $0.repeatsHolidays($1) }, { _, _ in }),
    // 일요일 휴무(25일): no other name for it
    ClauseRow({ $1.act == nil && $1.isBehindDays }, { $0.doubtBracket($1) }),
    // [1월 1일~4월 30일] 연중무휴: the months in which a rule holds
    ClauseRow(
      { $0.isOfNever($1) },
      { $0.report(.ambiguous, $1.clause.cells, touching: .everything) }),
    // 휴무일: 8일: what the heading, the field or the sentence says of its days
    .also({ $1.act == nil }, { $1.act = $0.impliedAct($1) }),
    // 설 연휴 안내⏎2/6(토) 휴무
    ClauseRow({ $1.act == nil && $0.headsDates($1) }, { _, _ in }),
    // 11월 8일: days without a closing word
    ClauseRow({ $1.act == nil }, { $0.refuse($1.days, .noClosingWord) }),
    // 12월 7일 오픈 이벤트: an event, and not that the store is open
    ClauseRow(
      { $1.act == .opens && $1.clause.isPartOfName(before: $1.next) },
      { $0.refuse($1.days, .noClosingWord) }),
    // 일요일 의무휴업 안내: two Sundays of the month, and it does not say which
    ClauseRow({ $0.leavesWeeksOut($1) }, { $0.refuse($1.days, .ambiguous) }),
    // 일요일 휴무, 22일 정상영업
    ClauseRow({ _, _ in true }, { $0.state(&$1) }),
  ]
}

extension Clause {
  /// Whether it names weekdays of every week.
  fileprivate var namesWeekdays: Bool {
    adjuncts.contains { $0.days?.contains { $0.everyWeek != nil } ?? false }
  }
}
