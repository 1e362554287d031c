import KoreanText

// Closings of somebody else, where the text also says what the store does: 다이소 12/10 휴무. 마트는 정상영업.
extension StatementReader {
  /// Doubts what closes for the staff, or for somebody else.
  mutating func doubtOthers(_ notice: WrittenText) {
    if notice.isOfWages || text.offersWork { doubtRestDays() }
    doubtClosingsOfOthers(notice)
  }

  /// 저녁에는 식당가는 8일에, 카페는 9일에 문을 열지 않습니다: doubts what closes at a time of the day and not for all of it.
  mutating func doubtTimeOfDay(_ sentence: Sentence, since start: Int) {
    let isTimed = sentence.clauses.contains { clause in
      clause.adjuncts.contains { adjunct in
        adjunct.role == .topic
          && (adjunct.isUnread(.specialHours) || adjunct.isUnknownSubject)
          && adjunct.nameCells.count < 4
          && ["저녁", "밤", "낮", "아침", "오전", "오후", "야간", "심야"].contains {
            text.has($0, at: adjunct.nameCells.lowerBound)
          }
      }
    }
    guard isTimed else { return }
    for index in start..<result.list.endIndex where result.list[index].effect == .closes {
      doubt(index, .specialHours)
    }
  }

  /// Doubts closings beside a name that is not the store's, where the store opens, or closes on days of its own.
  ///
  /// A lone name, with nothing said of the store, may be its own.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  private mutating func doubtClosingsOfOthers(_ notice: WrittenText) {
    let own = saysOfOwn(notice)
    var (days, ownDays, noted) = (Set<Int>(), Set<Int>(), Set<Int>())
    for sentence in notice.sentences {
      var isOfOther = false
      for (place, clause) in sentence.clauses.enumerated() {
        let next = sentence.clauses.dropFirst(place + 1).first
        let closes = clause.predicate?.act == .closes
        if closes, clause.hasOwnStore(text) { ownDays.formUnion(clause.startsOfDays) }
        if closes,
          isReason(clause, before: next) || isBeforePart(clause, next, own) || namesRival(clause)
        {
          isOfOther = true
        } else if own.opens || own.closes {
          isOfOther =
            place == 0 && clause.isNames && isInBrackets(clause)
            || closes && (clause.namesOther(text) || notesOther(clause, own))
            || isOfOther && !clause.hasSubject && (place == 1 || !closes)
        }
        if isOfOther { days.formUnion(clause.startsOfDays) }
        for day in clause.adjuncts.lazy.flatMap({ $0.days ?? [] })
        where day.notes.contains(where: { note in
          note.predicate?.act == .closes && !note.hasDays
            && (note.onlySubjectOfVerb?.kind == .facility
              || (own.opens || own.closes) && note.namesOther(text))
        }) {
          // 12/6(공급업체 휴무), 저희 마트는 12/24 휴무입니다
          noted.insert(day.cells.lowerBound)
        }
      }
    }
    days.subtract(ownDays)
    days.formUnion(noted)
    guard !days.isEmpty else { return }
    for index in result.list.indices
    where result.list[index].isOfStore && days.contains(result.list[index].cells.lowerBound) {
      doubt(index, .facilityOnly)
    }
  }

  /// Whether the text says that the store opens, and names no day, or when it closes.
  private func saysOfOwn(_ notice: WrittenText) -> (opens: Bool, closes: Bool) {
    var own = (opens: false, closes: false)
    for sentence in notice.sentences {
      for (place, clause) in sentence.clauses.enumerated() where clause.hasOwnStore(text) {
        let next = sentence.clauses.dropFirst(place + 1).first
        switch clause.predicate?.act {
        case .opens?, .neverCloses?: own.opens = own.opens || !clause.hasDays
        case .closes?: own.closes = own.closes || clause.hasDays || next?.hasDays == true
        case nil where clause.isLabel && next?.predicate?.act == .closes && next?.hasDays == true:
          // 마트 : 1.28(목) 휴무
          own.closes = true
        default: own.opens = own.opens || clause.tellsOfUse(text)
        }
      }
    }
    return own
  }

  /// 경쟁 매장의 휴점, 인근 마트 휴점, 협력업체 한솔식품 휴무: whether a word before a name says that it is another store's.
  private func namesRival(_ clause: Clause) -> Bool {
    let words = ["경쟁", "인근", "근처", "이웃", "맞은편", "건너편", "길 건너", "우리 동네", "다른 마트", "옆 "]
    return clause.adjuncts.contains { adjunct in
      let isName = adjunct.isUnread(.unknownWord) || adjunct.isUnknownSubject || adjunct.isSubject
      return isName && !text.namesReason(adjunct.cells)
        && words.contains { text.has($0, in: adjunct.start) }
    }
  }

  /// [사진관(2층)].
  private func isInBrackets(_ clause: Clause) -> Bool {
    clause.cells.lowerBound > 0 && text.scalar(clause.cells.lowerBound - 1) == "["
  }

  /// 9월 10일 휴무 (수산 코너): whether a bracket behind a closing has a name and nothing else, and no reason.
  private func notesOther(_ clause: Clause, _ own: (opens: Bool, closes: Bool)) -> Bool {
    guard clause.notes.count == 1, isPart(clause.notes[0]) else { return false }
    return own.opens || clause.notes[0].adjuncts.contains { text.namesPart($0) || $0.isSubject }
  }

  /// 8월 23일 휴무 안내 - 2층 수선실: whether a name behind a dash is all that the next clause has.
  private func isBeforePart(
    _ clause: Clause, _ next: Clause?, _ own: (opens: Bool, closes: Bool)
  ) -> Bool {
    guard let next, isPart(next), let end = clause.predicate?.cells.upperBound,
      end <= next.cells.lowerBound,
      own.opens || own.closes || next.onlySubject?.kind == .facility
    else { return false }
    return (end..<next.cells.lowerBound).contains { text.scalar($0) == "-" }
  }

  /// Whether names are all that a clause has, which are neither the store's nor a reason.
  private func isPart(_ clause: Clause) -> Bool {
    clause.predicate == nil && !clause.isLabel && !clause.adjuncts.isEmpty
      && clause.adjuncts.allSatisfy { $0.isUnread(.unknownWord) || $0.isSubject && $0.role == nil }
      && clause.onlySubject?.kind != .branch && !clause.hasSome
      && !clause.hasOwnStore(text) && !text.namesReason(clause.cells)
  }

  /// 도매시장 휴무(4/8)로 빵이 들어오지 않습니다: whether somebody else closes, and that is why something is as it is.
  private func isReason(_ clause: Clause, before next: Clause?) -> Bool {
    guard let next, next.predicate?.act != .closes, clause.namesOther(text),
      let verb = clause.predicate?.cells
    else { return false }
    var end = max(verb.upperBound, clause.notes.last?.cells.upperBound ?? 0)
    while end < verb.upperBound + 48, [")", " "].contains(text.scalar(end)) { end += 1 }
    return ["로 ", "로,", "라서", "라 ", "관계로", "때문", "므로", "여서", "이라"].contains {
      text.has($0, at: end)
    }
  }
}

extension Adjunct {
  /// The first cell of its words, with those that say which store it is.
  fileprivate var start: Range<Int> {
    var start = cells.lowerBound
    if case .subject(let subject) = kind, let word = subject.qualifier {
      start = min(start, word.lowerBound)
    }
    return start..<start + 1
  }
}

extension Clause {
  /// Where its days begin, those of its brackets among them.
  fileprivate var startsOfDays: [Int] {
    adjuncts.flatMap { ($0.days ?? []).map { $0.cells.lowerBound } }
      + notes.flatMap { $0.startsOfDays }
  }

  /// The one whom it names before its verb.
  fileprivate var onlySubjectOfVerb: Subject? {
    guard adjuncts.count == 1, case .subject(let subject) = adjuncts[0].kind else { return nil }
    return subject
  }

  /// 마트는, 저희 매장은, 이마트는: whether it speaks of the store by a word that is nobody's name.
  fileprivate func hasOwnStore(_ text: NormalizedText) -> Bool {
    // 저희 매장은 평소대로 영업합니다: fillers, which the tree does not have
    if text.has("저희 매장", in: max(0, cells.lowerBound - 12)..<cells.lowerBound) { return true }
    return adjuncts.indices.contains { place in
      guard case .subject(let subject) = adjuncts[place].kind, !subject.isExcepted else {
        return false
      }
      let isNamed = place > 0 && adjuncts[place - 1].isUnread
      switch subject.kind {
      case .brand: return subject.names.isEmpty && !isNamed
      case .store:
        guard let place = subject.place,
          subject.qualifier.map({ text.isWord("오프라인", $0) }) ?? true
        else { return false }
        return text.isOwnStore(place) && (!isNamed || text.has("저희", at: place.lowerBound))
          && subject.names.allSatisfy { text.isOwnStore($0) }
      default: return false
      }
    }
  }

  /// 매장 이용에는 문제가 없습니다, 저희 매장은 평소대로 영업합니다.
  fileprivate func tellsOfUse(_ text: NormalizedText) -> Bool {
    !hasDays
      && cells.contains { cell in
        ["이용", "평소", "정상", "영업합", "영업해"].contains { text.has($0, at: cell) }
      }
  }

  /// 주차타워 8.17 휴무, 전통시장 휴무일은, 경쟁 마트는: whether somebody is named who is not the store by its own word.
  fileprivate func namesOther(_ text: NormalizedText) -> Bool {
    guard !hasOwnStore(text) else { return false }
    return adjuncts.indices.contains { place in
      let adjunct = adjuncts[place]
      if case .subject(let subject) = adjunct.kind {
        switch subject.kind {
        case .others: return text.namesNeighbor(adjunct.cells)
        case .unknown:
          // 공사가 이어져: why
          return !text.namesReason(adjunct.cells) && !text.endsAsReason(adjunct.nameCells)
        case .store:
          return subject.qualifier != nil || subject.place.map { text.isOther($0) } ?? false
        default: return false
        }
      }
      guard adjunct.isUnread(.unknownWord), adjunct.role == nil || adjunct.role == .genitive else {
        return false
      }
      // Right before the days or the verb, and no reason
      let next = place + 1 < adjuncts.count ? adjuncts[place + 1] : nil
      return (next == nil || next?.days != nil || next?.namesStore == true)
        && !text.namesReason(adjunct.cells)
        && (!text.scalar(adjunct.cells.lowerBound).isPlainDigit || text.has("층", in: adjunct.cells))
    }
  }
}

extension NormalizedText {
  /// Whether it looks for somebody to work, who has days off: 캐셔 구함 / 근무 화~토 / 휴무 일·월.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var offersWork: Bool {
    let all = cells.startIndex..<cells.endIndex
    return has("근무", in: all)
      && ["채용", "구인", "구함", "구합니다", "모집"].contains { has($0, in: all) }
  }

  /// The cells of the line in which a cell stands, at most 48 on each side.
  func line(around cell: Int) -> Range<Int> {
    let start = (max(0, cell - 48)..<cell).last { scalar($0) == "\n" }.map { $0 + 1 }
    let end = (cell..<min(cells.count, cell + 48)).first { scalar($0) == "\n" }
    return (start ?? max(0, cell - 48))..<(end ?? min(cells.count, cell + 48))
  }

  /// Whether a word means the store of the text, whichever that is.
  fileprivate func isOwnStore(_ place: Range<Int>) -> Bool {
    [
      "매장", "마트", "점포", "가게", "저희", "우리", "당사", "당점", "저희는", "저희도", "당 매장", "당 마트", "당 점포", "본 매장",
      "본점", "본원", "저희 매장", "저희 마트", "우리 마트", "우리 매장",
    ].contains(string(place))
  }

  /// 도매시장, 공장: whether a place has a name of its own, or is one that others run.
  fileprivate func isOther(_ place: Range<Int>) -> Bool {
    isNameOfPlace(place) && !isWord("마트", place.suffix(2))
      || isWord("공장", place) || isWord("업체", place)
  }

  /// 맞은편 홈마트, 다른 지점, and not 그 외 지점.
  func namesNeighbor(_ cells: Range<Int>) -> Bool {
    ["다른", "타 ", "타점", "타지", "옆", "건너편", "맞은편", "이웃"].contains {
      has($0, at: cells.lowerBound)
    }
  }
}
