import KoreanText

/// What the next clause of a sentence asks of the one before it.
struct PrecedingClause {
  /// Whether it ends with hours and has no verb.
  var endsWithHours = false
  /// Whether it is open and names no day: 정상영업 점포.
  var opens = false
  /// Whether so it is, and every word of it is understood.
  var opensPlainly = false
  /// Whether it is open until a day: 26일까지 영업하고.
  var opensUntil = false
  /// Whether it closes dates of its own.
  var closesDates = false
  /// Whether it says why, and closes dates: 22일이 휴무라서.
  var isClosingReason = false
  /// Its dates, where it says neither that something opens nor that it closes.
  var datesOfOther: [DaySpec] = []
  /// Whether it closes and names no day, as 강동점 임시휴점 12/1~12/5 does.
  var isBareClosing = false
  /// Whether it closes and names no day, whoever is meant: 휴무일에도.
  var closesNoDay = false
  /// Whether it closes, in English, at a time that nobody dates: In winter closed on Sundays.
  var closesAtTimes = false
  /// The part of the house that it closes, without a day either.
  var part: Range<Int>?
  /// Whether it takes back what stands behind it: [취소].
  var takesBack = false
  /// Whether it is the topic of the next one: 야간 연장개관(19~22시)은 21일부터 쉽니다.
  var isOpeningTopic = false
}

extension StatementReader {
  /// What the clause behind one asks of it.
  func preceding(_ clause: Clause, _ said: Saying) -> PrecedingClause {
    let (opens, closes) = (clause.predicate?.act == .opens, clause.predicate?.act == .closes)
    let isBareClosing = closes && !clause.hasDays && !clause.isLabel
    return PrecedingClause(
      endsWithHours: clause.endsWithHours, opens: opens && !clause.hasDays,
      opensPlainly: opens && !clause.hasDays && !clause.adjuncts.contains { $0.isUnread },
      opensUntil: opens && clause.adjuncts.contains { $0.role == .until },
      closesDates: closes && !clause.isLabel && said.days.contains { $0.isDated },
      isClosingReason: closes && endsInBecause(clause),
      datesOfOther: clause.predicate?.act == .other
        ? said.days.filter { $0.isDated }.flatMap { dates(of: $0, in: said.context) } : [],
      isBareClosing: isBareClosing && clause.hasSubject,
      // 휴무는 12월 9일로 연기됐습니다
      closesNoDay: isBareClosing
        || closes && !clause.hasDays && isTopic(clause.cells.upperBound - 1),
      closesAtTimes: closes && !said.days.isEmpty && said.days.allSatisfy { isUndated($0) }
        && clause.predicate.map { text.scalar($0.cells.lowerBound).isLatinLetter } == true,
      part: isBareClosing ? namedPart(in: said) : nameOfRow(clause),
      takesBack: clause.isLabel && !clause.hasDays && clause.predicate?.act == .cancels,
      isOpeningTopic: opens && !clause.hasDays && !said.parts.unread.isEmpty
        && endsAsTopic(clause))
  }

  private func namedPart(in said: Saying) -> Range<Int>? {
    partOfStore(in: said)
      ?? said.parts.unread.first { $0.isUnknownSubject || text.namesPart($0) }?.nameCells
  }

  /// Whether 라서 or 여서 stands behind the verb of a clause.
  private func endsInBecause(_ clause: Clause) -> Bool {
    let end = clause.cells.upperBound
    return ["라서", "이라서", "여서", "이어서"].contains { text.has($0, at: end) }
  }

  /// Whether 은 or 는 stands behind a clause, or behind its brackets.
  private func endsAsTopic(_ clause: Clause) -> Bool {
    let end = (clause.notes.last?.cells ?? clause.cells).upperBound
    return isTopic(end) || isTopic(end + 1)
  }

  private func isTopic(_ cell: Int) -> Bool { text.scalar(cell) == "은" || text.scalar(cell) == "는" }
}

extension Clause {
  /// Whether hours are the last that it says, without a verb.
  fileprivate var endsWithHours: Bool {
    guard predicate == nil, let last = adjuncts.last else { return false }
    return if case .hours = last.kind { true } else { false }
  }
}
