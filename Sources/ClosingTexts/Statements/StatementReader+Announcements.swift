import KoreanText

// What a word for opening says: that of the lines below, of another store, of something else, or of each day.
extension NormalizedText {
  /// 설 연휴 안내: whether a word for an announcement follows a place.
  func announces(behind cell: Int) -> Bool {
    let place = scalar(cell) == " " ? cell + 1 : cell
    switch (scalar(place), scalar(place + 1)) {
    case ("안", "내"), ("공", "지"), ("알", "림"), ("일", "정"), ("계", "획"), ("현", "황"): return true
    default: return false
    }
  }
}

extension StatementReader {
  /// 바자회를 엽니다, 개장 10주년: whether what opens is something else, or what opened is remembered.
  func opensOther(_ said: Saying) -> Bool {
    guard said.act == .opens, let verb = said.clause.predicate, verb.act == .opens else {
      return false
    }
    let end = verb.cells.upperBound
    let behind = end..<((end..<end + 8).first { [")", "\n"].contains(text.scalar($0)) } ?? end + 8)
    // 접수: 12/7 오픈
    if verb.isWeak, said.parent == nil, let label = said.context.labelName, label.count > 1,
      text.scalar(label.lowerBound).isHangulSyllable,
      said.parts.lists.allSatisfy({ $0.role == nil })
    {
      return true
    }
    // 개점 10주년이라 문 엽니다
    if verb.isWeak, text.has("주년", in: behind), !text.has("주년이", in: behind) { return true }
    return ["열", "엽", "연", "여"].contains(text.scalar(verb.cells.lowerBound)) && verb.cells.count < 8
      && said.clause.adjuncts.last.map { $0.isUnread(.unknownWord) && $0.role == .object } ?? false
  }

  /// 설 연휴 진료⏎2/6(토) 휴진⏎2/7(일) 진료: whether days of a festival stand above their dates, each of which
  /// has its own verb.
  func headsDates(_ said: Saying) -> Bool {
    guard
      said.clause.predicate == nil
        ? text.announces(behind: said.clause.cells.upperBound) : said.isWeak,
      said.parent == nil, beginsLine, let follower,
      said.next == nil || text.has("연휴", in: said.clause.cells),
      follower.predicate != nil && follower.namesDates
        || said.next?.namesDatesOfHours == true
    else { return false }
    return said.days.allSatisfy { day in
      if case .festival(_, let days) = day.term { days.offsets.days.count > 1 } else { false }
    }
  }

  /// 추석 연휴 운영 일정을 알려드립니다: whether what it tells stands below.
  func tellsOfOpening(_ clause: Clause) -> Bool {
    clause.predicate == nil
      && clause.adjuncts.contains { adjunct in
        guard case .verdictNoun(isClosed: false, _) = adjunct.kind, adjunct.role == .object else {
          return false
        }
        return adjunct.cells.contains { text.announces(behind: $0) }
      }
  }

  /// 영업 안내, 진료 공지: whether a word for business is that of an announcement.
  func isAnnouncement(_ clause: Clause) -> Bool {
    guard let predicate = clause.predicate, predicate.isWeak, predicate.act == .opens else {
      return false
    }
    switch text.scalar(predicate.cells.lowerBound) {
    case "영", "운", "진", "근": break
    default: return false
    }
    let end = predicate.cells.upperBound
    return text.announces(behind: end) || text.has("일정", at: end - 2)
  }

  /// 강남점은 12월 1일부터 역삼점으로 통합 운영됩니다, 강남점은 … 역삼점에서 운영합니다: whether what opens is another store.
  func movesElsewhere(_ clause: Clause) -> Bool {
    clause.adjuncts.contains { $0.days != nil && $0.role == .since }
      && ["통합", "점으로 ", "점에서 "].contains { text.has($0, in: clause.cells) }
  }

  /// 12월 1일 영업 재개, Reopening Monday: whether a word in a clause, or right before it, opens once more.
  func opensAgain(_ clause: Clause) -> Bool {
    (max(0, clause.cells.lowerBound - 12)..<clause.cells.upperBound).contains { cell in
      ["재개", "재오픈", "다시", "reopen"].contains { text.has($0, at: cell) }
    }
  }

  /// 12월 24일~31일은 휴무 없이 운영: whether a clause opens what else would be closed.
  func saysEachDay(_ clause: Clause) -> Bool {
    ["없이", "없는", "무휴", "쉬지", "안 쉬", "매일", "요일에도", "휴일에도", "휴무일에도", "휴관일에도"]
      .contains { text.has($0, in: clause.cells) }
  }
}
