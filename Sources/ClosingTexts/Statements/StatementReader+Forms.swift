import KoreanText

// Forms that are filled in line by line: 임시휴관 안내⏎사유: …⏎기간: …, and 기존: …⏎변경: ….
extension StatementReader {
  /// Whether a sentence begins with a label that asks why or when.
  func saysWhyOrWhen(_ sentence: Sentence) -> Bool {
    guard let label = sentence.clauses.first, label.isLabel, let name = label.nameCells else {
      return false
    }
    switch letters(ending: name) {
    case ("사", "유"), ("이", "유"), ("기", "간"): return true
    default: return false
    }
  }

  /// 내부 공사: whether a line says why the house closes; 상품 교체일 is of days.
  func saysWhy(_ sentence: Sentence) -> Bool {
    guard let last = sentence.clauses.last?.cells.last, !["일", "날"].contains(text.scalar(last))
    else {
      return false
    }
    return sentence.clauses.contains { text.namesReason($0.cells) }
  }

  /// Whether a label is 기간 alone, the period of the heading; 행사기간 is not.
  func asksWhen(_ label: Clause) -> Bool {
    guard label.predicate == nil, label.adjuncts.count == 1, let name = label.nameCells,
      name.count <= 3
    else { return false }
    return letters(ending: name) == ("기", "간")
      && [2, 3].contains(name.count) && (name.count == 2 || text.scalar(name.lowerBound) == "기")
  }

  /// 전시기간 : 9월 2일~12월 3일: doubts all days where a text says when there is anything to close at all.
  mutating func noticePeriod(_ sentence: Sentence, isFirst: Bool) {
    if let clause = sentence.clauses.first, let word = clause.adjuncts.first?.days?.first?.cells,
      text.isWord("종료일", word), clause.adjuncts.count > 1
    {
      // 종료일이 7/24(일)로 연장되었습니다
      return report(.conditional, clause.cells, touching: .everything)
    }
    guard !isOnlyLine, let clause = sentence.clauses.last, clause.predicate == nil,
      clause.adjuncts.count == 1, let days = clause.adjuncts[0].days, days.count == 1,
      days[0].isRange
    else { return }
    let isPeriod: Bool
    if sentence.clauses.count == 1 {
      // 월 휴무, 화 11~20시⏎11/30~12/6 스케줄이에요
      isPeriod = isFirst || clause.isCopular
    } else {
      guard sentence.clauses.count == 2, sentence.clauses[0].isLabel,
        let name = sentence.clauses[0].nameCells
      else { return }
      let word = text.string(name)
      let shows = ["전시", "관람", "공연", "개장", "개최", "운영"]
      isPeriod =
        isFirst && word == "기간" || shows.contains { word.hasPrefix($0) && word.hasSuffix("기간") }
    }
    if isPeriod { report(.conditional, clause.cells, touching: .everything) }
  }

  /// 수영장 휴장 안내⏎12월 14일: whether a line heads the days below it for a part of the store.
  func headsPart(_ sentence: Sentence, _ context: StatementContext) -> Bool {
    // [둔산점, 유성점] 의무휴업일 변경 안내⏎기존: …
    if context.audience.kind == .branches, sentence.headsChange { return true }
    // 12월 미용실 휴무 may be of the house; 12월 배송 쉬는 날, behind the closings of the house, is not.
    guard context.act == .closes,
      sentence.headsClosings
        || sentence.headsMonth
          && (sentence.beginsWithPart(in: text)
            || nearIndices(since: 0).contains(where: { result.list[$0].isOfStore }))
    else { return false }
    // 왕십리점·청계천점 휴무 안내; of one branch, the notice is its own.
    if context.audience.kind == .branches, context.audience.names.count > 1 { return true }
    guard context.audience.kind == .facility else { return false }
    return context.isHeadedPart
      || sentence.clauses.contains { namesFacility($0) || wordForParts(in: $0) != nil }
  }

  /// 원장별 휴진: the word that says that a heading is of each of the parts, and not of the whole.
  func wordForParts(in clause: Clause) -> Range<Int>? {
    guard clause.predicate?.act == .closes, let last = clause.adjuncts.last,
      last.isUnread(.unknownWord), text.scalar(last.cells.upperBound - 1) == "별"
    else { return nil }
    // 월별 휴무일 and 요일별 휴무 are of the whole.
    switch text.scalar(last.cells.upperBound - 2) {
    case "월", "일", "짜", "주", "간", "기", "도", "해": return nil
    default: return last.cells
    }
  }

  /// 약국 휴무 안내⏎…⏎마트 휴무 안내⏎…: whether a line heads the closings of the store.
  func headsStore(_ sentence: Sentence) -> Bool {
    sentence.headsClosings
      && sentence.clauses.contains { clause in
        clause.adjuncts.contains { $0.namesStore }
      }
  }

  /// Whether a clause names a part of the store; 달밤식당 may be the name of the store itself.
  func namesFacility(_ clause: Clause) -> Bool {
    clause.adjuncts.contains { adjunct in
      guard case .subject(let subject) = adjunct.kind, subject.kind == .facility,
        let name = subject.names.first
      else { return false }
      return !text.scalar(name.lowerBound - 1).isHangulSyllable
    }
  }

  private func letters(ending name: Range<Int>) -> (Unicode.Scalar, Unicode.Scalar) {
    (text.scalar(name.upperBound - 2), text.scalar(name.upperBound - 1))
  }

  /// Takes the label of a change: 기존:, 변경 전:, and behind its days 변경: and 변경 후:.
  ///
  /// - Returns: whether it is one.
  mutating func takeChange(_ said: inout Saying) -> Bool {
    guard said.parts.lists.isEmpty, said.clause.notes.isEmpty else { return false }
    let isChange = said.clause.predicate?.act == .changes
    let isFormer = said.parts.flags.contains(.former) && !isChange
    let isLatter = isChange && !former.isEmpty
    guard isFormer || isLatter else { return false }
    (said.context.isFormer, said.context.isLatter, labelsChange) = (isFormer, isLatter, true)
    return true
  }

  /// Keeps the days under 기존:, which no longer close.
  mutating func keepFormer(_ said: Saying) {
    refuse(former, .former)
    former = said.days
  }

  /// Moves the days under 기존: to those under 변경:.
  mutating func moveFormer(_ said: Saying) {
    let before = former
    if said.days.contains(where: { $0.role == .until || $0.role == .since }) {
      // 당초: ~1. 31.⏎변경: ~2. 28.: until when there is anything to close at all
      former = []
      return report(.ruleChange, said.clause.cells, touching: .everything)
    }
    var moved = said
    moved.parts.lists = [
      ClauseParts.List(days: before, role: .source),
      ClauseParts.List(days: said.days, role: .target),
    ]
    if !before.isEmpty, awaitBeginning(of: moved) {
      former = []
      return
    }
    guard moved.days.allSatisfy({ $0.isDated }), before.count == said.days.count else {
      return refuse(said.days, .ruleChange)
    }
    former = []
    if moved.audience == .store, !changes.targets.isEmpty {
      // 대상 점포 : 북수원점, 원천점⏎변경 전 : …
      moved.audience = Audience(kind: .branches, names: changes.targets)
      moved.parts.audience = moved.audience
    }
    move(moved)
  }
}

extension Saying {
  /// Whether it is no more than days, or days that close.
  var isOfDays: Bool {
    !parts.lists.isEmpty && parts.hedge == nil && !parts.flags.contains(.arrow)
      && (clause.predicate == nil || clause.predicate?.act == .closes)
  }
}

extension Clause {
  /// (당초) 휴관 12/1: whether it is a mark in brackets, and is a label as well.
  var isFormerMark: Bool {
    predicate == nil && notes.isEmpty && adjuncts.count == 1 && adjuncts[0].kind == .former
  }
}

extension Sentence {
  /// Whether it has a closing word and no day.
  var headsClosings: Bool {
    clauses.allSatisfy { !$0.hasDays } && clauses.contains { $0.predicate?.act == .closes }
  }

  /// 의무휴업일 변경 안내: whether it says of days that it does not name that they change.
  fileprivate var headsChange: Bool {
    endsLine && clauses.count == 1 && !clauses[0].hasDays && clauses[0].predicate?.act == .changes
  }

  /// 12월 배송 쉬는 날: whether it has a closing word, and no days but months.
  fileprivate var headsMonth: Bool {
    clauses.count == 1 && clauses[0].predicate?.act == .closes && ClauseParts(clauses[0]).onlyMonths
  }

  /// 수영장 3월 휴관 안내, and neither 3월 수영장 휴관 안내 nor ○○안과 3월 휴진 안내, which is of the whole.
  fileprivate func beginsWithPart(in text: NormalizedText) -> Bool {
    guard case .subject(let subject)? = clauses.first?.adjuncts.first?.kind,
      subject.kind == .facility
    else { return false }
    return subject.names.allSatisfy { name in
      let name = text.string(name)
      return KoreanWords.shops.contains(name) || name.hasSuffix("주차장")
    }
  }

  /// The brand that stands alone on the line, or before a colon.
  var headingBrand: Range<Int>? {
    guard beginsLine, let first = clauses.first, first.isLabel || endsLine && clauses.count == 1,
      let subject = first.onlySubject, subject.kind == .brand, subject.names.isEmpty
    else { return nil }
    return subject.brand
  }

  /// 설 당일 영업 점포: whether days stand in it, and nobody's name.
  var headsOtherDays: Bool {
    clauses.contains { $0.hasDays } && clauses.allSatisfy { $0.firstBranch == nil && !$0.isLabel }
  }

  /// 김장 행사, alone on its line: it heads what is below, and the heading above does not.
  var headsOther: Bool {
    guard beginsLine, endsLine, clauses.count == 1, clauses[0].predicate?.act == .other else {
      return false
    }
    return clauses[0].predicate?.hedge == nil && !clauses[0].adjuncts.isEmpty
      && clauses[0].adjuncts.allSatisfy { $0.isUnread(.unknownWord) }
  }
}

extension Sentence {
  /// 정상영업, 휴무 없이 영업합니다: whether its last clause says all of it.
  var saysOneThing: Bool {
    clauses.dropLast().allSatisfy { $0.predicate?.act == .neverCloses && !$0.isLabel }
  }
}
