import KoreanText

// Words behind a closing that may turn it around, and that the grammar does not know: 휴무 강행, 휴무로 되어 있지만 정상영업.
extension Sentence {
  /// Doubts the closings that what stands behind them may turn around.
  ///
  /// - Complexity: O(*n*) in the number of clauses.
  mutating func doubtTurned(in text: NormalizedText) {
    let isAsked = clauses.last.map { text.scalar($0.cells.upperBound) == "?" } ?? false
    for place in clauses.indices {
      guard let verb = clauses[place].predicate,
        clauses[place].hasDays || clauses[place].notes.contains(where: { $0.hasDays })
      else { continue }
      if text.isCauseOrFails(verb) || text.isCrossedOut(verb)
        || place + 1 < clauses.count && verb.act == .opens
          && (clauses[place + 1].isClosingBehindArrow(verb, in: text)
            || clauses[place + 1].headsStores)
      {
        doubt(place)
      }
      if place > 0, verb.act == .closes, clauses[place - 1].isOpeningAtTimes {
        // 심야영업 12/9 쉼
        doubt(place, .specialHours)
      }
      guard verb.act == .closes else {
        // 10일 휴무 아니면 17일 휴무
        if verb.act == .opens,
          text.has("아니면 ", in: verb.cells.lowerBound..<verb.cells.upperBound + 2),
          place + 1 < clauses.count, clauses[place + 1].predicate?.act == .closes
        {
          doubt(place + 1, .ambiguous)
        }
        if verb.act == .changes,
          text.has("→휴", in: clauses[place].cells) || text.has("→ 휴", in: clauses[place].cells)
        {
          doubt(place)
        }
        continue
      }
      if place + 2 == clauses.count, !verb.isVerb,
        clauses[place].notes.contains(where: { $0.hasDays }),
        clauses[place + 1].isBare, clauses[place + 1].predicate?.act == .opens,
        let start = clauses[place + 1].predicate?.cells.lowerBound,
        text.has(") ", at: start - 2) || text.has("] ", at: start - 2)
      {
        // 의무휴업일(매월 둘째·넷째 일요일) 정상영업
        doubt(place, .ambiguous)
      }
      // 우천 시 휴무
      if text.mayFail(verb)
        || text.has(" 시 ", at: verb.cells.lowerBound - 3)
          && text.scalar(verb.cells.lowerBound - 4).isHangulSyllable
        || clauses[place].isOfYearBefore(in: text)
      {
        doubt(place)
      }
      guard place + 1 < clauses.count else {
        // 휴무(?), 휴무...?
        if text.asks(behind: verb.cells.upperBound) { doubt(place) }
        continue
      }
      let next = clauses[place + 1]
      if next.opensClosedDay(behind: clauses[place], in: text) { doubt(place, .ambiguous) }
      if let choice = next.choice(behind: verb, in: text) {
        doubt(place, .ambiguous)
        if choice { doubt(place + 1, .ambiguous) }
      } else if isAsked && next.predicate == nil && !next.hasDays
        || next.mayTurn(verb, isLast: place + 2 == clauses.count, in: text)
        || clauses[place].saysUntil && next.continues(verb)
      {
        doubt(place)
      }
    }
    doubtDaysBehindClosings(in: text)
  }

  private mutating func doubt(_ place: Int, _ reason: UnreadReason = .softStatement) {
    guard clauses[place].predicate?.hedge == nil else { return }
    clauses[place].predicate?.hedge = reason
  }
}

extension Clause {
  /// 12/9 영업→휴무 변경, 영업합니다 → 죄송합니다 휴무합니다.
  fileprivate func isClosingBehindArrow(_ verb: Predicate, in text: NormalizedText) -> Bool {
    guard predicate?.act == .closes, !hasDays, let end = predicate?.cells.lowerBound,
      verb.cells.upperBound <= end
    else { return false }
    let gap = verb.cells.upperBound..<end
    return ["→", ">", "➡", "⇒"].contains { text.has($0, in: gap) }
      && text.has("니다", in: verb.cells.lowerBound..<verb.cells.upperBound + 4)
  }

  /// 12월 24일~26일 3일간 정기휴무일인 25일에도 문을 엽니다: whether it opens the closing day before it, and not all of the days
  /// that stand there.
  fileprivate func opensClosedDay(behind clause: Clause, in text: NormalizedText) -> Bool {
    guard predicate?.act == .opens, hasDays, let verb = clause.predicate,
      text.scalar(verb.cells.upperBound) == "인"
    else { return false }
    let days = clause.adjuncts.flatMap { $0.days ?? [] }
    return days.allSatisfy { $0.isDated } && (days.count > 1 || days.contains { $0.isRange })
  }

  /// 1/1 정상영업 지점: 강남, 홍대: whether it heads names of those that open.
  fileprivate var headsStores: Bool {
    isLabel && predicate == nil && adjuncts.count == 1 && adjuncts[0].namesStore
  }

  /// 작년 이맘때 12/9 휴무하고.
  fileprivate func isOfYearBefore(in text: NormalizedText) -> Bool {
    adjuncts.contains { adjunct in
      adjunct.isUnread
        && ["작년", "재작년", "지난해", "전년"].contains { text.has($0, at: adjunct.cells.lowerBound) }
    }
  }

  /// 심야영업: whether it has a part of the day at which something opens, and no day.
  fileprivate var isOpeningAtTimes: Bool {
    predicate?.act == .opens && predicate?.isVerb == false && !isLabel && !hasDays
      && adjuncts.contains { $0.isUnread(.specialHours) }
  }

  fileprivate var saysUntil: Bool { adjuncts.contains { $0.role == .until && $0.days != nil } }

  /// Whether it begins with a word that nobody knows, right behind a verb.
  fileprivate func continues(_ verb: Predicate) -> Bool {
    guard let word = adjuncts.first, word.isUnread(.unknownWord) else { return false }
    return verb.cells.upperBound + 1 == word.cells.lowerBound
  }

  /// 27일 휴무 또는 28일 휴무, 휴무 혹은 오전 영업: whether it is the other of two things that may be, and closes, too.
  fileprivate func choice(behind verb: Predicate, in text: NormalizedText) -> Bool? {
    guard let start = adjuncts.first?.cells.lowerBound ?? predicate?.cells.lowerBound,
      verb.cells.upperBound <= start, let act = predicate?.act,
      act == .closes && hasDays || act == .opens && !hasDays,
      ["또는", "혹은", "아니면", " or "].contains(where: {
        text.has($0, in: verb.cells.upperBound..<start)
      })
    else { return nil }
    return act == .closes
  }

  /// Whether what it says of a closing before it is not known, and may be that it is none.
  fileprivate func mayTurn(_ verb: Predicate, isLast: Bool, in text: NormalizedText) -> Bool {
    guard let word = adjuncts.first, word.cells.lowerBound >= verb.cells.upperBound else {
      return false
    }
    let hasParticle = text.scalar(verb.cells.upperBound).isHangulSyllable
    let isRight = word.cells.lowerBound == verb.cells.upperBound + (hasParticle ? 2 : 1)
    if let act = predicate?.act, act != .other {
      // 휴무로 되어 있지만 정상영업합니다
      let between =
        verb.cells.upperBound..<max(verb.cells.upperBound, predicate?.cells.lowerBound ?? 0)
      return act == .opens && !hasDays && word.isUnread(.unknownWord) && isRight
        && ["지만 ", "으나 ", "는데 ", "인데 "].contains { text.has($0, in: between) }
    }
    // 휴무이면 연락 주세요
    if case .condition = word.kind { return word.cells.lowerBound == verb.cells.upperBound }
    // 휴무 시 문자로 안내드립니다
    if isRight, text.has("시 ", at: word.cells.lowerBound) { return true }
    // 휴무 건은 백지화되었습니다, 휴무 정정: 영업
    if isRight, adjuncts.contains(where: { $0.isHedge }), text.has("건", at: word.cells.lowerBound) {
      return true
    }
    if isRight, isLabel, text.has("정정", at: word.cells.lowerBound) { return true }
    // 휴무 문자는 잘못 보낸 것입니다
    if isRight, text.has("잘못", in: cells) { return true }
    if word.isUnread(.unknownWord), word.role == nil, text.endsInVerb(word.cells) {
      return text.has("날인데 ", in: verb.cells.lowerBound..<word.cells.lowerBound)
    }
    // 휴무하는 날입니다
    let end = text.scalar(verb.cells.upperBound - 1)
    return isLast && !verb.isVerb && end.isHangulSyllable && !["는", "은", "한", "할"].contains(end)
      && text.isPhrase(verb.cells.upperBound..<word.cells.lowerBound)
      && adjuncts.allSatisfy {
        $0.isUnread(.unknownWord) && $0.role == nil || $0.isHedge
      }
      // 휴무 결재 중, and not 휴무 미정, which the grammar knows
      && (!word.isHedge || word.kind == .hedge(.conditional))
      && !text.endsInVerb(adjuncts[adjuncts.count - 1].cells)
      && !["후", "뒤", "및", "중"].contains(where: { text.has($0 + " ", at: word.cells.lowerBound) })
  }
}

extension NormalizedText {
  func endsInVerb(_ words: Range<Int>) -> Bool {
    ["다", "요", "용", "당"].contains(scalar(words.upperBound - 1)) && !has("입니다", in: words)
      && !has("필요", in: words)
  }

  /// 투표소로 운영되어, 운영하려 하였으나: whether an opening is a reason, or came to nothing.
  fileprivate func isCauseOrFails(_ verb: Predicate) -> Bool {
    verb.act == .opens
      && ["영되어", "영되므로", "영되기", "방되어", "방되므로", "방되기", "하려 했", "하려 하", "하려고 했", "하려고 하였", "하려던"]
        .contains {
          has($0, in: verb.cells.lowerBound..<verb.cells.upperBound + 4)
        }
  }

  /// 오픈✖.
  fileprivate func isCrossedOut(_ verb: Predicate) -> Bool {
    verb.act == .opens && ["✖", "❌", "❎", "✕"].contains(scalar(verb.cells.upperBound))
  }

  /// 문을 못 열 수도 있습니다, 안 열 수 있어요.
  fileprivate func mayFail(_ verb: Predicate) -> Bool {
    ["수도 있", "수 있", "수도 이", "지도 모"].contains {
      has($0, in: verb.cells.lowerBound..<verb.cells.upperBound + 6)
    }
  }

  /// Whether a space begins some cells, and nothing but words and numbers is in them.
  func isPhrase(_ cells: Range<Int>) -> Bool {
    scalar(cells.lowerBound) == " "
      && cells.allSatisfy {
        scalar($0) == " " || scalar($0).isHangulSyllable || scalar($0).isPlainDigit
          || scalar($0).isPictograph
      }
  }

  /// Whether a mark of a question ends the signs at a cell, or a bracket says that it is a draft: 휴무 (안).
  fileprivate func asks(behind cell: Int) -> Bool {
    if has("(안)", in: cell..<cell + 2) || has("(잠정)", in: cell..<cell + 2) { return true }
    var place = cell
    while place < cell + 6, [".", "(", "…", "?", " "].contains(scalar(place)) {
      if scalar(place) == "?" { return true }
      place += 1
    }
    return false
  }
}
