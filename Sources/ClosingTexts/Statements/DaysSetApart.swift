import KoreanText

// Days of which something else is said than that they close: 게시 12/9 / 휴무 12/16, 휴무 안내(12/9 수정), 수거일 월·수.
extension Sentence {
  /// 12/9(예약 마감), 12/9(추후 공지), 12/9 소방훈련이 있으며 휴무 12/16: sets the days apart of which a bracket or a verb says something else.
  mutating func setDaysOfNotesApart(in text: NormalizedText) {
    for place in clauses.indices.dropLast()
    where clauses[place].adjuncts.last?.days != nil || clauses[place].predicate?.act == .closes {
      let (clause, next) = (clauses[place], clauses[place + 1])
      if clause.predicate == nil, !clause.isLabel, clause.namesDates,
        text.scalar(clause.cells.upperBound) == "("
      {
        if next.isHedge {
          clauses[place].adjuncts += next.adjuncts
        } else if next.predicate?.act == .other, !next.hasDays {
          clauses[place].isOfOther = true
        }
      } else if let verb = clause.predicate, verb.act == .closes, !verb.isVerb, !clause.isLabel,
        clause.notes.isEmpty, next.predicate == nil, next.adjuncts.first?.days != nil,
        let days = clause.adjuncts.last(where: { $0.days != nil }),
        text.hasVerbOfOther(
          in: days.cells.upperBound..<max(days.cells.upperBound, verb.cells.lowerBound))
      {
        clauses[place].adjuncts = []
        clauses.insert(Clause(ofOther: clause.adjuncts), at: place)
      }
    }
  }

  /// 점심: 월~금 / 저녁: 화~토 / 휴무 일, 쉬는 요일: 월 바쁜 요일: 토, 수거일 월·수·금 / 휴무 11/13: sets the days apart that a word for
  /// something else heads, beside a closing.
  mutating func setDaysOfLabelsApart(in text: NormalizedText) {
    guard clauses.count > 1, clauses.contains(where: { $0.predicate?.act == .closes }) else {
      return
    }
    for place in clauses.indices.reversed()
    where clauses[place].isLabel && clauses[place].predicate == nil {
      // 쉬는 요일: 월 바쁜 요일: 토, 일
      guard place > 0, clauses[place - 1].isLabel || clauses[place - 1].isBare,
        clauses[place - 1].predicate?.act == .closes,
        clauses[place].adjuncts.first?.days != nil, clauses[place].adjuncts.count > 1,
        clauses[place].adjuncts.dropFirst().allSatisfy({ $0.isUnread(.unknownWord) }),
        text.namesDayOfLabel(clauses[place].cells)
      else { continue }
      var days = Clause()
      days.adjuncts = [clauses[place].adjuncts.removeFirst()]
      clauses.insert(days, at: place)
    }
    for place in clauses.indices where clauses[place].adjuncts.first?.days != nil {
      let label = place > 0 ? clauses[place - 1] : nil
      let isHeaded =
        label.map { label in
          !label.namesDates && !label.adjuncts.isEmpty && label.predicate?.act != .closes
            && label.adjuncts.allSatisfy {
              $0.isUnread(.specialHours)
                // 마지막 영업 12/9 / 휴무 12/10
                || label.predicate?.act == .opens && !label.isLabel && $0.days != nil
                || label.isLabel && $0.isUnread(.unknownWord) && text.namesDayOfLabel(label.cells)
            }
        } ?? false
      guard var days = clauses[place].adjuncts[0].days else { continue }
      if clauses[place].predicate == nil {
        let isNamed =
          clauses[place].adjuncts.count == 1 && days.count > 1 && days[0].namesDayOfOther(in: text)
          && days.dropFirst().allSatisfy { $0.everyWeek != nil && !$0.isDated }
        if isHeaded || isNamed { clauses[place].isOfOther = true }
      } else if isHeaded, clauses[place].predicate?.act == .closes,
        let apart = days.firstIndex(where: { $0.join == .apart }), apart > 0
      {
        let other = Clause(ofOther: [Adjunct(Array(days[..<apart]))])
        days.removeFirst(apart)
        days[0].join = .first
        clauses[place].adjuncts[0].kind = .days(days)
        clauses.insert(other, at: place)
        return
      }
    }
  }
}

extension Clause {
  /// A clause of days of something else.
  init(ofOther adjuncts: [Adjunct]) {
    self.init()
    (self.adjuncts, isOfOther) = (adjuncts, true)
  }

  /// 시험일은 12/9입니다, 토요일은 장날이며: sets the day of something else apart.
  mutating func setNamedDayApart(in text: NormalizedText) {
    guard predicate == nil, !isLabel else { return }
    if adjuncts.contains(where: { adjunct in
      // 휴무일(12/9)과 세일 시작일(12/16)
      adjunct.days?.allSatisfy { $0.namesDayOfOther(in: text) && $0.gloss.contains { $0.isDated } }
        ?? false
    }) {
      isOfOther = true
      return
    }
    guard adjuncts.count == 2, let days = adjuncts[1].days else { return }
    if adjuncts[0].isUnread(.unknownWord),
      ["게시", "작성", "등록", "수정", "입력"].contains(where: { text.isWord($0, adjuncts[0].cells) })
    {
      // 게시 12/9 / 휴무 12/16
      isOfOther = true
      return
    }
    let word = adjuncts[0].cells
    if adjuncts[0].isUnread(.namedDays), text.namesDay(word) || text.namesDay(word.dropLast()) {
      // 경품 추첨일은 12/9이며
      isOfOther = isCopular && days.contains { $0.isDated }
      return
    }
    guard adjuncts[0].role == .topic, let topic = adjuncts[0].days else { return }
    let isTopic = topic.allSatisfy { $0.namesDayOfOther(in: text) }
    let isNamed = days.allSatisfy {
      $0.isDoubtful(.namedDays) && $0.cells.count > 1 && text.namesDay($0.cells)
    }
    isOfOther = isTopic ? days.contains { $0.isDated } : isCopular && isNamed
  }

  /// 휴무 안내(12/9 수정), 세일(12/9)·휴무(12/16): sets days in brackets apart that are those of the text, or of a word before the bracket.
  mutating func setNotesApart(in text: NormalizedText) {
    if predicate == nil, !isLabel, hasDays,
      text.endsOther(behind: cells.upperBound) || text.has("무에 앞서", in: cells)
    {
      // 12/9(주문 마감), 휴무에 앞서 12/9 대청소를 진행합니다
      isOfOther = true
      adjuncts.removeAll { if case .verdictNoun = $0.kind { true } else { false } }
    }
    if predicate == nil, !isLabel, let list = adjuncts.indices.last, var days = adjuncts[list].days,
      let last = days.indices.last, days[last].isDated,
      days[last].notes.contains(where: {
        $0.predicate?.act == .neverCloses || $0.predicate?.hedge != nil && !$0.hasDays
      })
    {
      // 12/9 (휴무 없음): opens
      days[last].notes = []
      adjuncts[list].kind = .days(days)
      isOfOther = true
    }
    for place in notes.indices where notes[place].hasDays && notes[place].predicate == nil {
      let cells = notes[place].cells
      let isOfText = ["작성", "수정", "게시", "등록", "기준", "업데이트", "갱신", "입력", "올림"].contains {
        text.has($0, in: cells.lowerBound..<cells.upperBound + 3)
      }
      // 세일(12/9)·휴무(12/16), and not 혹서기(8/1~8/15) 휴장
      let end = predicate?.cells.lowerBound ?? cells.upperBound
      let isOfWord =
        (predicate == nil
          || end > cells.upperBound && text.hasSeparatorOrLink(cells.upperBound..<end))
        && adjuncts.contains { $0.isUnread(.unknownWord) && $0.cells.upperBound < cells.lowerBound }
      if isOfText || isOfWord { notes[place].isOfOther = true }
    }
  }
}

extension DayPhrase {
  /// 장날, 시험일: whether it is a word for a day, and not one of a closing.
  func namesOtherDay(in text: NormalizedText) -> Bool {
    isDoubtful(.namedDays) && !text.has("휴", in: cells)
  }

  /// 시험일: whether it is such a word, and one for a date.
  func namesDayOfOther(in text: NormalizedText) -> Bool {
    namesOtherDay(in: text) && text.scalar(cells.upperBound - 1) == "일"
  }
}

extension NormalizedText {
  fileprivate func hasSeparatorOrLink(_ cells: Range<Int>) -> Bool {
    hasSeparator(in: cells) || [" 및", "과 ", "와 "].contains { has($0, in: cells) }
  }

  /// 12/9(주문 마감): whether a bracket says what ends on days.
  fileprivate func endsOther(behind cell: Int) -> Bool {
    guard scalar(cell) == "(",
      let end = (cell..<cell + 12).first(where: { scalar($0) == ")" })
    else { return false }
    return ["마감)", "불가)", "종료)", "입고)"].contains { has($0, in: end - 2..<end) }
  }

  /// 바쁜 요일, 웨이팅 많은 날, 수거일, and not 쉬는 날.
  fileprivate func namesDay(_ word: Range<Int>) -> Bool {
    ["날", "일"].contains(scalar(word.upperBound - 1))
      && !["휴", "쉬", "닫"].contains { has($0, in: word) }
  }

  /// 바쁜 요일:, whose second word the tree passes over.
  fileprivate func namesDayOfLabel(_ label: Range<Int>) -> Bool {
    let colon = (label.upperBound..<label.upperBound + 6).first { scalar($0) == ":" }
    return namesDay(label.lowerBound..<(colon ?? label.upperBound))
  }

  /// Whether a verb of something else ends between two days.
  func hasVerbOfOther(in gap: Range<Int>) -> Bool {
    gap.count > 2
      && [
        "이고 ", "이고,", "이며", "있으며", "있고", "있으니", "있어", "습니다 ", "입니다 ", "합니다 ", "됩니다 ", "시작해서", "종료",
        "했던 ",
      ].contains { has($0, in: gap) }
  }
}
