import KoreanText

// Names on lines of their own, or before a colon, where a table has cells.
extension WrittenText {
  /// Brings together names and the days that stand above, below, before or behind them.
  ///
  /// - Complexity: O(*n*) in the number of sentences.
  mutating func joinNames(in text: NormalizedText) {
    readSigns(in: text)
    setOthersApart(in: text)
    headRecords(in: text)
    settleNames(in: text)
    labelNames(in: text)
    for place in sentences.indices where sentences[place].pointsAtNames {
      sentences[place].clauses[0].adjuncts.removeFirst()
    }
    readVerdictLines()
    joinLinesBelowDates(in: text)
    joinNamesAboveDays(in: text)
    joinNamesBelowDays(in: text)
    joinNamesBehindDays(in: text)
  }

  /// 시민수영장⏎5월 10일, 24일⏎국민체육센터⏎매주 월요일: gives days the names on the lines right above them, where
  /// there are several, as a table is copied cell by cell.
  ///
  /// - Complexity: O(*n*) in the number of sentences.
  mutating func joinNamesAboveDays(in text: NormalizedText) {
    let heads = sentences.indices.dropLast().filter { place in
      isWholeLine(place) && isWholeLine(place + 1) && sentences[place + 1].onlyDays != nil
        && sentences[place].clauses.count == 1
    }
    let places = heads.filter { sentences[$0].clauses[0].isNameOfLine(text) }
    // 휴장일⏎10월 12일⏎회원 접수⏎10월 20일: a heading is one of the cells, too.
    let headings = heads.count {
      let clause = sentences[$0].clauses[0]
      return clause.isHeading && clause.predicate?.act == .closes
    }
    if let first = places.first.map({ $0 - 1 }), first >= 0 {
      let pairs = pairs(from: first, in: text)
      if !pairs.isEmpty { return joinWordsBelowDays(pairs, in: text) }
    }
    guard places.count + (places.isEmpty ? 0 : headings) > 1 else { return }
    var joined: [Sentence] = []
    var name: Range<Int>?
    var isBehindDays = false
    var next = places[...]
    for (place, var sentence) in sentences.enumerated() {
      if place == next.first {
        next.removeFirst()
        (name, isBehindDays) = (sentence.clauses[0].cells, false)
        continue
      }
      if let own = name {
        sentence.clauses[0].adjuncts.insert(Adjunct(branch: own), at: 0)
      } else if isBehindDays, sentence.onlyDays != nil {
        // 빙상장⏎5월 5일(화)⏎어린이날: a remark, or more days
        let cells = sentence.clauses[0].cells
        sentence.clauses[0].adjuncts.append(Adjunct(kind: .hedge(.ambiguous), cells: cells))
      }
      (isBehindDays, name) = (name != nil, nil)
      joined.append(sentence)
    }
    sentences = joined
  }

  /// 12/8(수), 12/22(수)⏎고양, 의왕⏎12/12(일)⏎구로, 금천: the lines from one of days on, where each of days has names below it.
  ///
  /// - Returns: an empty range where there are no two such pairs, or where days stand behind the last names.
  private func pairs(from first: Int, in text: NormalizedText) -> Range<Int> {
    var end = first
    while end + 1 < sentences.count, isWholeLine(end), isWholeLine(end + 1),
      sentences[end].onlyDays?.allSatisfy({ $0.everyWeek == nil }) == true,
      sentences[end + 1].clauses.count == 1,
      sentences[end + 1].clauses[0].onlySubject == nil,
      sentences[end + 1].clauses[0].isNameOfLine(text)
    {
      end += 2
    }
    let endsInDays = end < sentences.count && sentences[end].onlyDays != nil
    return end - first > 3 && !endsInDays ? first..<end : first..<first
  }

  private mutating func joinWordsBelowDays(_ pairs: Range<Int>, in text: NormalizedText) {
    for place in stride(from: pairs.upperBound - 1, to: pairs.lowerBound, by: -2) {
      let clause = sentences[place].clauses[0]
      let names = clause.adjuncts.flatMap { text.parts(of: $0.nameCells) }
      let subject = Subject(kind: .branch, names: names)
      sentences[place - 1].clauses[0].adjuncts.insert(
        Adjunct(kind: .subject(subject), cells: clause.cells), at: 0)
      sentences.remove(at: place)
    }
  }

  /// 8월 17일 휴진⏎본원: 정상진료⏎강남분원: 휴진: gives each name what it does on the days of the heading, which
  /// leaves them open for all others.
  ///
  /// - Complexity: O(*n*) in the number of sentences.
  mutating func readVerdictLines() {
    for heading in sentences.indices {
      let head = sentences[heading].clauses
      guard isWholeLine(heading), head.count == 1, let verb = head[0].predicate,
        verb.act == .closes || verb.act == .opens && verb.isWeak, head[0].adjuncts.count == 1,
        let days = head[0].adjuncts[0].days,
        days.allSatisfy({ $0.isDated || verb.act == .opens && $0.isFestival })
      else { continue }
      var end = heading + 1
      while end < sentences.count, sentences[end].isVerdictOfName { end += 1 }
      if verb.act == .opens {
        // 성탄절 영업⏎종로: 쉼⏎명동: 11-22: when each of them does
        if end > heading + 1 { sentences[heading].clauses[0].predicate?.hedge = .variesByStore }
        continue
      }
      guard end > heading + 2 else { continue }
      for place in heading + 1..<end {
        let name = sentences[place].clauses[0].cells
        var clause = sentences[place].clauses[1]
        clause.adjuncts = [Adjunct(branch: name), head[0].adjuncts[0]]
        sentences[place].clauses = [clause]
      }
      sentences[heading].clauses[0].predicate?.hedge = .softStatement
    }
  }
}

extension Sentence {
  /// → 강서점, 평촌점: an arrow for the sign of a list.
  fileprivate var pointsAtNames: Bool {
    guard beginsLine, clauses.count == 1, clauses[0].adjuncts.count == 2,
      clauses[0].predicate == nil,
      clauses[0].adjuncts[0].kind == .arrow,
      case .subject(let subject) = clauses[0].adjuncts[1].kind
    else { return false }
    return subject.kind == .branch
  }

  /// 강남분원: 휴진: a name before a colon, and only that it opens or closes.
  fileprivate var isVerdictOfName: Bool {
    guard clauses.count == 2, clauses[0].isLabel, clauses[0].predicate == nil,
      clauses[0].nameCells != nil, !clauses[0].hasDays, clauses[1].adjuncts.isEmpty
    else { return false }
    switch clauses[1].predicate?.act {
    case .opens?, .closes?, .neverCloses?: return true
    default: return false
    }
  }
}

extension Clause {
  /// Whether it names somebody, or has words that nobody knows, and nothing else.
  fileprivate func isNameOfLine(_ text: NormalizedText) -> Bool {
    guard let subject = onlySubject else {
      return hasOnlyUnknownWords && !isLabel && notes.isEmpty
        && (predicate == nil || predicate?.act == .other)
    }
    if subject.kind == .store { return subject.place.map { text.isNameOfPlace($0) } ?? false }
    return subject.kind == .branch || subject.kind == .facility
  }
}
