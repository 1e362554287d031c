import KoreanText

// What stands in brackets.
extension StatementReader {
  /// What stands in brackets behind days or a verb.
  mutating func notes(_ notes: [Clause], parent: Range<Int>, _ context: StatementContext) {
    guard !notes.isEmpty else { return }
    // 셋째 주 월(어린이박물관)
    if notes.count == 1, let subject = notes[0].onlySubject, !subject.isExcepted,
      subject.kind == .facility || subject.kind == .branch
    {
      let kind: Audience.Kind = subject.kind == .facility ? .facility : .branches
      for index in parent {
        result.list[index].audience = Audience(kind: kind, names: subject.names)
      }
      return
    }
    if notes.count == 1, let subject = notes[0].onlySubject, subject.kind == .store,
      let place = subject.place, place.count == 3, subject.qualifier == nil, !subject.isExcepted,
      notes[0].predicate == nil
    {
      // 매주 월요일(전시관), of a park, and not (상록도서관)
      for index in parent { doubt(index, .facilityOnly) }
      return report(.facilityOnly, notes[0].cells)
    }
    if notes.count > 1, notes[0].isLabel, !notes[0].hasDays,
      notes[0].onlySubject?.kind == .store
    {
      // 13일 휴무 (해당점포: 강동, 잠실): not all of them
      for index in parent { doubt(index, .variesByStore) }
      return report(.variesByStore, notes[0].cells)
    }
    if notes.count == 1, notes[0].isFixedFestival {
      // 금 휴무 (크리스마스): that Friday
      for index in parent where result.list[index].isEveryWeek { doubt(index, .ambiguous) }
    }
    let notes = notes.withNamesOfLabels
    let parent = isOfAll(notes[0]) ? alike(parent, since: context.sentenceStart) : parent
    var inner = context
    inner.act = nil
    inner.days = []
    // 영업시간: 월요일 휴무 (공휴일 제외): no more days of the hours
    if parent.contains(where: { result.list[$0].effect == .closes }) { inner.hours = nil }
    // 12월 매주 월요일(28일 제외) 휴무
    if let last = parent.last { inner.goOn(from: result.list[last]) }
    let first = result.list.endIndex
    clauses(notes, &inner, parent: parent)
    // (월요일이 공휴일인 주에는 정상영업하고 화요일에 쉽니다)
    if notes.contains(where: { $0.asksForHoliday }) {
      for index in first..<result.list.endIndex where result.list[index].isEveryWeek {
        doubt(index, .ambiguous)
      }
    }
  }

  /// 13일, 27일 휴무 (단, 하남점은 영업): whether what is said of a branch in brackets is of all days before
  /// them, and not of the last: the brackets are set apart, or begin with a "but".
  ///
  /// So is what nobody can tell: 월요일, 공휴일 (기획전 기간 중 휴무 없음), 매월 1일, 15일(음력).
  private func isOfAll(_ note: Clause) -> Bool {
    if note.predicate?.act == .neverCloses, note.isHedged { return true }
    if case .hedge(.notExpressible)? = note.adjuncts.first?.kind { return true }
    guard !note.hasDays, ClauseParts(note).audience?.kind == .branches else { return false }
    return note.saysBut || text.scalar(note.cells.lowerBound - 2) == " "
  }

  /// The statements of a sentence up to these that say the same of their days, few of many.
  private func alike(_ parent: Range<Int>, since start: Int) -> Range<Int> {
    guard let last = parent.last else { return parent }
    var first = parent.lowerBound
    let start = max(start, last - 31)
    while first > start, result.list[first - 1].isLike(result.list[last]) { first -= 1 }
    return first..<parent.upperBound
  }
}

extension Statement {
  fileprivate func isLike(_ other: Statement) -> Bool {
    effect == other.effect && audience == other.audience
  }
}

extension Clause {
  /// 크리스마스: whether it is a festival of one day that stands in the calendar, and nothing else.
  fileprivate var isFixedFestival: Bool {
    guard predicate == nil, notes.isEmpty, adjuncts.count == 1, let days = adjuncts[0].days,
      days.count == 1, case .festival(let festivals, _) = days[0].term
    else { return false }
    return festivals.isSingleDay && festivals.fixedDay != nil
  }
}

extension [Clause] {
  /// (제주점: 둘째 금요일): the clauses of a bracket, where a name before a colon is the subject of what stands behind it.
  fileprivate var withNamesOfLabels: [Clause] {
    var clauses = self
    for place in indices.dropLast().reversed()
    where clauses[place].isLabel && clauses[place].onlySubject?.kind == .branch
      && clauses[place].onlySubject?.isExcepted == false && clauses[place + 1].hasDays
      && !clauses[place + 1].hasSubject
    {
      clauses[place + 1].adjuncts.insert(clauses[place].adjuncts[0], at: 0)
      clauses.remove(at: place)
    }
    return clauses
  }
}
