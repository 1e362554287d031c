import KoreanText

// Words behind a closing that may turn it around, and that the grammar does not know: 휴무 강행, 휴무로 되어 있지만 정상영업.
extension Sentence {
  /// Doubts the closings that what stands behind them may turn around.
  ///
  /// - Complexity: O(*n*) in the number of clauses.
  mutating func doubtTurned(in text: NormalizedText) {
    let isAsked = clauses.last.map { text.scalar($0.cells.upperBound) == "?" } ?? false
    for place in clauses.indices {
      guard let verb = clauses[place].predicate, verb.act == .closes, clauses[place].hasDays else {
        continue
      }
      guard place + 1 < clauses.count else {
        // 휴무(?)
        if text.has("(?)", in: verb.cells.upperBound..<verb.cells.upperBound + 4) { doubt(place) }
        continue
      }
      let next = clauses[place + 1]
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
    doubtHeaded(in: text)
  }

  private mutating func doubt(_ place: Int, _ reason: UnreadReason = .softStatement) {
    guard clauses[place].predicate?.hedge == nil else { return }
    clauses[place].predicate?.hedge = reason
  }

  /// 휴무 결정일 12/9, 의무휴업 관련 회의 12/9: doubts days of which a word behind the closing tells what they are.
  private mutating func doubtHeaded(in text: NormalizedText) {
    for place in clauses.indices.dropLast() {
      let next = clauses[place + 1]
      guard let verb = clauses[place].predicate, verb.act == .closes, !verb.isVerb,
        !clauses[place].isLabel, clauses[place].adjuncts.isEmpty, clauses[place].notes.isEmpty,
        next.predicate == nil, !next.isLabel, next.continues(verb), next.hasDays,
        !text.announces(behind: verb.cells.upperBound),
        text.scalar(next.adjuncts[0].cells.lowerBound).isHangulSyllable,
        !text.endsInVerb(next.adjuncts[0].cells)
      else { continue }
      clauses[place + 1].adjuncts.append(
        Adjunct(kind: .hedge(.softStatement), cells: next.adjuncts[0].cells))
    }
  }
}

extension Clause {
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
    if let act = predicate?.act {
      // 휴무로 되어 있지만 정상영업합니다
      let between =
        verb.cells.upperBound..<max(verb.cells.upperBound, predicate?.cells.lowerBound ?? 0)
      return act == .opens && !hasDays && word.isUnread(.unknownWord) && isRight
        && ["지만 ", "으나 ", "는데 ", "인데 "].contains { text.has($0, in: between) }
    }
    // 휴무이면 연락 주세요
    if case .condition = word.kind { return word.cells.lowerBound == verb.cells.upperBound }
    // 휴무 문자는 잘못 보낸 것입니다
    if isRight, text.has("잘못", in: cells) { return true }
    guard word.isUnread(.unknownWord), word.role == nil else { return false }
    if text.endsInVerb(word.cells) {
      return text.has("날인데 ", in: verb.cells.lowerBound..<word.cells.lowerBound)
    }
    return isLast && isRight && adjuncts.allSatisfy { $0.isUnread || $0.isHedge }
      && !text.endsInVerb(adjuncts[adjuncts.count - 1].cells)
      && !["후", "뒤", "및", "중"].contains(where: { text.has($0 + " ", at: word.cells.lowerBound) })
      && !text.announces(behind: verb.cells.upperBound)
      && ["무", "업", "점", "관", "진", "장", "원", "일"].contains(
        text.scalar(verb.cells.upperBound - 1))
  }
}

extension NormalizedText {
  fileprivate func endsInVerb(_ words: Range<Int>) -> Bool {
    ["다", "요", "용", "당"].contains(scalar(words.upperBound - 1)) && !has("입니다", in: words)
  }
}
