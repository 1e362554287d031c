import KoreanText

// Adjunct: what is neither days nor a subject nor a predicate.
extension NoticeParser {
  /// What is neither days nor a subject nor a predicate.
  mutating func adjunct(_ clause: inout Clause) {
    switch current {
    case .number? where isEnumerator: at += 2
    case .number? where isDuration(at):
      if let count = number(at), kind(at + 1) == .unit(.days) {
        append(.duration(count), &clause, count: 2)
      } else if kind(at + 1) == .unit(.times) {
        count(&clause, 2)
      } else {
        at += 2
      }
    case .days(let count)?: append(.duration(count), &clause)
    case .unit(.times)?: count(&clause, 1)
    case .week?: append(.hedge(.conditional), &clause)
    case .cycle(.day)?: append(.everyDay, &clause)
    case .addition?: append(.addition, &clause)
    case .former?: append(.former, &clause)
    case .cause?:
      clause.removeReason()
      if let last = clause.adjuncts.indices.last, let days = clause.adjuncts[last].days,
        days.allSatisfy({ $0.isFestival })
      {
        clause.adjuncts[last].kind = .reason(days)
      }
      if clause.adjuncts.count > 1,
        case .verdictNoun = clause.adjuncts[clause.adjuncts.count - 1].kind,
        let days = clause.adjuncts[clause.adjuncts.count - 2].days
      {
        // 22일 휴무에 따라
        clause.adjuncts[clause.adjuncts.count - 2].kind = .reason(days)
        clause.adjuncts.removeLast()
      }
      append(.cause, &clause)
    case .hedge(let reason)?: append(.hedge(reason), &clause)
    case .relativeDay?: append(.hedge(.relativeDay), &clause)
    case .include?:
      // 명절을 포함하는 달의 …: which days those are, is not said.
      if let last = clause.adjuncts.indices.last, let days = clause.adjuncts[last].days,
        clause.adjuncts[last].role == .object
      {
        clause.adjuncts[last].kind = .reason(days)
        clause.adjuncts.append(
          Adjunct(kind: .unread(.conditional), cells: clause.adjuncts[last].cells))
        at += 1
      } else {
        append(.include, &clause)
      }
    case .instead?: append(.instead, &clause)
    case .arrow?: append(.arrow, &clause)
    case .hours(let word)?: hoursWord(word, &clause)
    case .particle(let particle)?:
      if let last = clause.adjuncts.indices.last, clause.adjuncts[last].role == nil {
        clause.adjuncts[last].role = particle
      }
      at += 1
    case .among?:
      // 방학 중 목요일: some of them only.
      if let last = clause.adjuncts.indices.last,
        clause.adjuncts[last].isUnread || clause.adjuncts[last].isNamedDays
      {
        clause.adjuncts[last].kind = .hedge(.conditional)
      }
      at += 1
    case .overlap?:
      // 석가탄신일과 겹쳐: a reason, when no condition follows.
      at += 1
      if current != .condition, let last = clause.adjuncts.indices.last,
        case .days = clause.adjuncts[last].kind
      {
        clause.adjuncts[last].kind = .cause
      }
    case .word?, .decides?, .unit?, .ordinalMark?, .time?, .dayPart?, .number?, .following?, .day?,
      .unknownWeekday?, .weekdays?, .ordinal?, .part?, .festival?:
      unread(&clause)
    default: at += 1
    }
  }

  /// 한 달에 두 번: how often, which is not a day.
  mutating func count(_ clause: inout Clause, _ length: Int) {
    let phrase = DayPhrase(term: .doubtful(.missingDay), cells: cells(at, at + length))
    append(.days([phrase]), &clause, count: length)
  }

  mutating func hoursWord(_ word: NoticeToken.HoursWord, _ clause: inout Clause) {
    switch word {
    case .label: append(.hoursLabel, &clause)
    case .special: append(.unread(.specialHours), &clause)
    case .closing: at += 1
    case .pause:
      if let last = clause.adjuncts.indices.last,
        case .hours(var hours) = clause.adjuncts[last].kind
      {
        hours.kind = .pause
        clause.adjuncts[last].kind = .hours(hours)
        at += 1
      } else {
        append(.pauseLabel, &clause)
      }
    }
  }
}
