import KoreanText

// Who a clause is about that names nobody who is known: those who answer calls, and names that are in no list.
extension StatementReader {
  /// Takes who is named around a clause, or by a word of it that is in no list, for whom it is about.
  mutating func takeSpeaker(_ said: inout Saying) {
    if let contact, said.parts.audience == nil, said.context.audience == .store,
      said.clause.predicate?.act == .closes,
      said.days.allSatisfy({ $0.everyWeek != nil || $0.isPublicHolidays })
    {
      said.parts.audience = Audience(kind: .facility, names: [contact])
    }
    if said.parts.audience == nil, said.context.audience.kind == .facility, said.parent == nil,
      let word = said.clause.adjuncts.first, word.isUnread(.unknownWord), word.role == nil,
      said.clause.hasDays, said.clause.predicate != nil, !text.namesReason(word.cells)
    {
      // 헬스장 연중무휴 / 필라테스 매주 일요일 휴무: not of the part before
      said.parts.audience = Audience(kind: .facility, names: [word.nameCells])
    }
    if said.parts.audience == nil, said.parent == nil, said.context.audience.kind == .branches,
      result.list.count > said.context.sentenceStart, let name = said.clause.nameBeforeDays,
      !endsAsVerb(name)
    {
      // 왕십리점 13일 휴무 / 롯데마트 제타플렉스 9일 휴무: not those of the branch before
      said.parts.audience = Audience(kind: .branches, names: [name], brand: said.parts.brand)
    }
    if said.parts.audience?.kind == .branches, said.clause.predicate == nil, !said.days.isEmpty,
      said.days.allSatisfy({ $0.isOfAllWeeks && !$0.isDated && $0.frame.isEmpty }), countsWeeks
    {
      // 둘째·넷째 주에 쉬며 요일은 다릅니다. 안산점은 수요일입니다: in those weeks
      said.parts.hedge = said.parts.hedge ?? (.ambiguous, said.clause.cells)
    }
  }

  /// 상담 평일 10~18시, 주말 휴무: keeps who answers calls at the hours of a clause, until something else is named.
  mutating func takeContact(_ clause: Clause) {
    // 상담 시간: 매일 11~21시, and nothing else: the hours of the house
    guard hasSeveralHours else { return }
    let saysHours = clause.saysHours || clause.adjuncts.contains { $0.kind == .hoursLabel }
    if clause.isLabel || saysHours,
      let word = clause.cells.first(where: { cell in
        ["상담", "문의", "고객센터", "콜센터", "a/s", "헬프데스크"].contains { text.has($0, at: cell) }
      })
    {
      contact = word..<min(word + 2, clause.cells.upperBound)
    } else if clause.isLabel || !saysHours && clause.predicate?.act != .closes
      || clause.adjuncts.contains(where: { if case .subject = $0.kind { true } else { false } })
    {
      contact = nil
    }
  }

  /// Whether a rule before is of some weeks, or how often something closes was told and not when.
  private var countsWeeks: Bool {
    result.reports.contains { $0.reason == .missingDay || $0.reason == .missingWeekday }
      || nearIndices(since: 0).contains { place in
        if case .weekdays(_, let ordinals) = result.list[place].days {
          !ordinals.isEmpty
        } else {
          false
        }
      }
  }

  /// 하는데, 하고: whether a word that is in no list goes on with the verb before it, and names nobody.
  private func endsAsVerb(_ word: Range<Int>) -> Bool {
    switch text.scalar(word.upperBound - 1) {
    case "데", "고", "며", "만", "서", "나": word.count > 1
    default: false
    }
  }
}
