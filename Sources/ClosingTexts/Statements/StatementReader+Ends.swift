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
      said.act == .ends, saysForGood(said.clause)
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

  /// 12월 28일 영업 종료 후 철수, 12월 말 폐점 예정: doubts the rules of a text that tells of the end of the store, whenever that is.
  mutating func doubtEnd() {
    guard result.list.contains(where: { $0.effect == .closes && !$0.days.isDated }),
      !result.list.contains(where: { $0.effect == .endsStore }),
      let end = text.cells.indices.first(where: { text.tellsOfEnd(at: $0) })
    else { return }
    report(.ruleChange, end..<end + 2, touching: .everything)
  }

  /// 12/28부로 영업 종료, 12/28 폐점, and not 오늘(12/28) 영업 종료!, which may be of the day.
  private func saysForGood(_ clause: Clause) -> Bool {
    guard let verb = clause.predicate?.cells, text.has("영업", in: verb) || text.has("운영", in: verb)
    else { return true }
    let line = text.line(around: verb.lowerBound)
    return ["부로", "부터", "자로", "까지", "완전", "업을 종료"].contains { text.has($0, in: clause.cells) }
      || ["마지막", "만료", "이전"].contains { text.has($0, in: line) }
      || ["끝으로", "폐점", "폐쇄", "폐업", "통합", "그동안", "사랑해", "성원", "철수", "영구"].contains {
        text.has($0, in: text.cells.indices)
      }
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
    return said.parts.unread.contains {
      text.isWord("연장", $0.cells) || text.isWord("단축", $0.cells)
        || text.has("줄", at: $0.cells.lowerBound)
    }
  }

  /// 그동안 감사했습니다: whether thanks for the time that is over stand in the 48 letters behind a clause.
  func saysFarewell(_ clause: Clause) -> Bool {
    let end = clause.cells.upperBound
    let behind = end..<min(end + 48, text.cells.count)
    return ["그동안 감사", "그동안 사랑", "그동안 이용"].contains { text.has($0, in: behind) }
  }

  /// 휴무 기간을 이틀 연장합니다, 휴무가 일주일 더 늘어납니다: whether a clause says by how many days a closing goes on.
  func lengthensByDays(_ clause: Clause) -> Bool {
    guard clause.predicate == nil, preceding.closesNoDay, clause.hasLength else { return false }
    return clause.adjuncts.contains { word in
      word.isUnread
        && ["연장", "늘", "길어"].contains { text.has($0, at: word.cells.lowerBound) }
    }
  }

  /// Whether a number of days is what does not hold: 이틀이 아니라, and not 3일을 제외하고.
  func correctsLength(_ clause: Clause) -> Bool {
    guard let place = clause.adjuncts.firstIndex(where: { $0.isExcept }), place > 0,
      case .duration = clause.adjuncts[place - 1].kind
    else { return false }
    return text.has("아니", in: clause.adjuncts[place].cells)
  }

  /// 안 쉬어요, and not 문 엽니다: whether an opening is a closing that is denied.
  func deniesClosing(_ said: Saying) -> Bool {
    guard said.act == .opens, let predicate = said.clause.predicate, predicate.hedge == nil else {
      return false
    }
    let first = text.scalar(predicate.cells.lowerBound)
    // 휴무 없습니다, and not 정상 개관하오니 착오 없으시기 바랍니다
    let isClosing = first == "휴" || first == "쉬"
    return first == "안" || text.has("지 않", in: predicate.cells)
      || isClosing && text.has("없", in: predicate.cells)
  }

  /// 12월 25일까지 쉬지 않습니다, 앞으로 매일 엽니다: whether closings that were told before hold no longer, without a rule.
  func opensThrough(_ said: Saying) -> Bool {
    guard said.act == .opens, said.parent == nil, said.parts.hours.isEmpty else { return false }
    let isEveryDay = said.parts.flags.contains(.everyDay) && !said.isWeak
    guard isEveryDay || deniesClosing(said) else { return false }
    return said.parts.lists.isEmpty
      ? result.list.isEmpty : said.parts.lists.allSatisfy { $0.role == .until }
  }

  /// 12월부터 매일 엽니다, 12월부터 안 쉬어요: whether nothing closes from a day on.
  func neverClosesFrom(_ said: Saying) -> Bool {
    said.parts.lists.count == 1 && said.parts.hours.isEmpty
      && said.parts.unread.allSatisfy { text.isWord("이제", $0.cells) }
      && said.parts.lists[0].beginning(in: said.context)?.date.hasMonth == true
      && (deniesClosing(said) || abolishes(said)
        || said.act == .opens && said.parts.flags.contains(.everyDay))
  }

  /// 정기휴무일이 12월 1일부터 없어집니다: whether the closing days themselves end.
  private func abolishes(_ said: Saying) -> Bool {
    guard let predicate = said.clause.predicate, predicate.act == .cancels,
      said.parts.lists[0].role == .since
    else { return false }
    // 쉬는 날 없어졌어요, without 이: the noun is a part of the verb
    return said.parts.noun?.isClosed == true && said.parts.noun?.namesDays == true
      || ["날 없어", "일 없어"].contains { text.has($0, in: predicate.cells) }
  }

  /// 휴관하지 않기로 했습니다, 휴관 없이 그대로 운영합니다: whether it denies a closing of which it names no day.
  func takesBackUnnamed(_ said: Saying) -> Bool {
    guard said.parts.lists.isEmpty, said.parent == nil, let predicate = said.clause.predicate,
      predicate.act == .neverCloses || predicate.act == .opens
    else { return false }
    if text.has("기로", in: predicate.cells) {
      return predicate.act == .neverCloses || text.scalar(predicate.cells.lowerBound) == "안"
    }
    return predicate.act == .neverCloses
      && text.has("그대로", at: predicate.cells.upperBound + 1)
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
      // 공사가 25일까지 연장됩니다: until then the store may be closed
      let month = MonthText(
        year: date.year, month: date.month, offset: date.month == nil ? date.monthOffset ?? 0 : nil)
      report(.specialHours, said.clause.cells, touching: .days([.weekdaysOf(month, [], [])]))
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

extension NormalizedText {
  /// Whether a word for the end of a store begins at a cell, and not one for the end of a day or of something else.
  fileprivate func tellsOfEnd(at cell: Int) -> Bool {
    switch scalar(cell) {
    case "철": has("철수합", at: cell) || has("철거 예정", at: cell)
    case "매", "점": has("매장 철수", at: cell) || has("점포 철수", at: cell)
    case "폐": ["폐업", "폐점 예정", "폐점합니다", "폐점됩니다", "폐점하"].contains { has($0, at: cell) }
    case "후": has("후 폐점", at: cell) || has("후 철수", at: cell) || has("후 이전", at: cell)
    case "고": has("고별", at: cell)
    case "최": has("최종 영업", at: cell)
    case "영": ["영업 종료 후", "영업종료 후", "영업 종료일", "영업종료일"].contains { has($0, at: cell) }
    case "운": has("운영 종료일", at: cell)
    case "말": has("말까지만 영업", at: cell) || has("말까지만 운영", at: cell)
    case "그": has("그동안 감사했", at: cell) || has("그동안 사랑해", at: cell) || has("그 동안 감사했", at: cell)
    case "이": has("이전합니다", at: cell)
    default: false
    }
  }
}
