import KoreanText

// Stores that end.
extension StatementReader {
  /// 7월 12일부터⏎15일까지 닫고: takes back that something is closed from now on, where a day since which was not
  /// understood.
  mutating func refuseClosedUntil() {
    for statement in result.list where statement.effect == .closedUntil {
      report(.ambiguous, statement.cells, touching: .everything)
    }
    result.list.removeAll { $0.effect == .closedUntil }
  }

  /// 12월 28일부로 영업을 종료합니다, 12월 28일 폐점.
  mutating func end(_ said: Saying) {
    var parts = said.parts
    let mark = said.clause.adjuncts.first { isLastMark($0) }
    if let mark {
      parts.lists.removeAll { $0.days.first?.cells == mark.days?.first?.cells }
    }
    var days =
      parts.lists.isEmpty ? said.clause.notes.flatMap { ClauseParts($0).allDays } : parts.allDays
    // 12월 31일 21시를 끝으로
    if days.isEmpty, mark != nil, parts.hours.count == 1 { days = parts.hours[0].phrase.days }
    guard days.count == 1, let date = days[0].beginning(said.context), days[0].date != nil,
      said.clause.predicate?.hedge == nil, parts.hedge == nil, parts.unread.isEmpty,
      said.act == .ends
    else {
      return report(.ruleChange, said.clause.cells, touching: .everything)
    }
    var said = said
    if said.audience == .store, let name = said.clause.nameOfStore {
      // 성수 매장은 12월 28일을 마지막으로 영업을 종료합니다
      said.audience = Audience(kind: .branches, names: [name])
    }
    if said.audience.kind == .facility {
      // 야외수영장은 7월 4일 문을 열어 8월 23일 폐장합니다: the part may be all that the text is about.
      report(.facilityOnly, said.clause.cells, touching: .everything)
    }
    add(.endsStore, .date(date), for: said)
  }

  /// 12월 27일 영업을 끝으로 문을 닫습니다: whether a closing of unknown length begins after its date.
  func closesBehindLast(_ said: Saying) -> Bool {
    guard said.act == .closes else { return false }
    // By index, because copying the adjuncts costs more than the test.
    return said.clause.adjuncts.indices.contains { place in
      (said.clause.adjuncts[place].isCause || said.clause.adjuncts[place].role == .target)
        && isLastMark(said.clause.adjuncts[place])
    }
  }

  /// 끝으로, 마지막으로.
  private func isLastMark(_ adjunct: Adjunct) -> Bool {
    if case .ordinals(.last)? = adjunct.days?.first?.term { return adjunct.role == .target }
    return adjunct.isCause && text.scalar(adjunct.cells.lowerBound) == "끝"
  }
}

// Closings that go on longer than was said.
extension StatementReader {
  /// 19일까지 연장: whether a clause says until which date something goes on.
  func lengthens(_ said: Saying) -> Bool {
    guard said.clause.predicate == nil, said.parts.hours.isEmpty, said.parts.lists.count == 1,
      said.parts.lists[0].role == .until, said.days.count == 1, said.days[0].date != nil
    else { return false }
    return said.parts.unread.contains { text.isWord("연장", $0.cells) }
  }

  /// Closes through the date if the words for it say that a closing goes on; else the days until it are in doubt
  /// where works do, because of which a store may be closed.
  mutating func lengthen(_ said: Saying) {
    guard let date = said.days[0].date else { return }
    let isHeaded = said.context.act == .closes && said.parts.unread.count == 1
    if said.parts.noun?.isClosed == true || preceding.closesNoDay || isHeaded {
      return add(.closedUntil, .date(date), for: said)
    }
    refuse(said.days, .specialHours)
    if said.parts.unread.contains(where: { text.endsAsReason($0.nameCells) }) {
      report(.specialHours, said.clause.cells, touching: .fortnight)
    }
  }
}

extension Clause {
  /// 성수 매장: the words that are not known before a word for a store.
  fileprivate var nameOfStore: Range<Int>? {
    for place in adjuncts.indices {
      if case .subject(let subject) = adjuncts[place].kind, subject.kind == .store {
        return subject.qualifier
      }
    }
    return nil
  }
}
