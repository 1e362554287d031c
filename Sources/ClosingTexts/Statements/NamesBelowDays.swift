import KoreanText
import MartModels

// Lists of names below the days on which they close: ■ 8일, 22일 휴무⏎성수점, 용산점⏎■ 11일, 25일 휴무⏎하남점.
extension WrittenText {
  /// Gives days the names on the lines right below them, unless each name heads the days behind it.
  ///
  /// - Complexity: O(*n*) in the number of sentences.
  mutating func joinNamesBelowDays(in text: NormalizedText) {
    guard sentences.count > 1 else { return }
    let groups = namesBelowDays(in: text)
    // 13일 휴무입니다.⏎하남점: who writes
    guard groups.count > 1 || groups.contains(where: { $0.names.count > 1 }) else { return }
    // 부산본점⏎10:30~20:00⏎15일 휴점⏎광복점⏎…: each name heads what is below it
    let above = sentences.indices.prefix(groups[0].lines.lowerBound - 1)
    if above.contains(where: { isWholeLine($0) && sentences[$0].rosterNames(in: text) != nil }) {
      return
    }
    let headed = groups.count { group in
      // 12월 13일 휴무 매장: the names are those below
      headsDays(group.lines.upperBound)
        && sentences[group.lines.lowerBound - 1].clauses.last?.predicate?.act != .roster
    }
    guard groups.count > headed else {
      // 강남점⏎13일⏎서초점⏎20일: names head the days
      let above = groups[0].lines.lowerBound - 2
      if isWholeLine(above), sentences[above].rosterNames(in: text) != nil { return }
      // 13일⏎강남점⏎20일⏎서초점⏎27일: of the days above each name, or of those below
      for group in groups {
        sentences[group.lines.lowerBound - 1].doubtDays()
        sentences[group.lines.upperBound].doubtDays()
      }
      return
    }
    var joined: [Sentence] = []
    var place = 0
    for group in groups {
      joined += sentences[place..<group.lines.lowerBound]
      joined[joined.count - 1].takeNames(group.names)
      place = group.lines.upperBound
    }
    sentences = joined + sentences[place...]
  }

  /// 13일 휴점: 부산 전 점포: gives days before a colon the names behind it, where they are not closed by name.
  mutating func joinNamesBehindDays(in text: NormalizedText) {
    joinWordsBehindDays(in: text)
    for place in sentences.indices where sentences[place].clauses.count == 2 {
      let (days, names) = (sentences[place].clauses[0], sentences[place].clauses[1])
      guard days.canTakeNames, !days.hasSubject, names.namesWho, let verdict = days.predicate,
        days.isLabel || text.isColon(behind: verdict.cells),
        !(days.isLabel && verdict.act == .closes && names.onlySubject?.kind == .branch)
      else { continue }
      sentences[place].clauses[0].adjuncts += names.adjuncts
      sentences[place].clauses[0].closeNames()
      sentences[place].clauses.removeLast()
    }
  }

  /// - 8일(일) : 강남, 신사⏎- 휴무 없음 : 김포: the same of words that nobody knows, where several lines have them.
  ///
  /// What they are is not certain, so the days leave a doubt for everybody else.
  private mutating func joinWordsBehindDays(in text: NormalizedText) {
    let places = sentences.indices.filter { sentences[$0].hasWordsBehindDays }
    guard places.count > 1 else { return }
    for place in places {
      let last = sentences[place].clauses.count - 1
      let words = sentences[place].clauses[last]
      let names = words.adjuncts.flatMap { text.parts(of: $0.nameCells, atSpaces: true) }
      let rest = sentences[place].clauses[last - 1]
      sentences[place].clauses[last - 1].adjuncts.append(
        Adjunct(kind: .subject(Subject(kind: .branch, names: names)), cells: words.cells))
      sentences[place].clauses[last - 1].isLabel = false
      if rest.hasDays {
        sentences[place].clauses[last] = rest
        sentences[place].clauses[last].isLabel = false
        sentences[place].clauses[last].adjuncts.append(
          Adjunct(kind: .hedge(.variesByStore), cells: words.cells))
      } else {
        sentences[place].clauses.removeLast()
      }
    }
  }

  /// The lines of names right below days, and the names.
  private func namesBelowDays(
    in text: NormalizedText
  ) -> [(lines: Range<Int>, names: [Range<Int>])] {
    var groups: [(lines: Range<Int>, names: [Range<Int>])] = []
    var place = 0
    while place < sentences.count {
      let start = place + 1
      var names: [Range<Int>] = []
      let headsNames = headsDays(place)
      place = start
      while headsNames, isWholeLine(place), let own = sentences[place].rosterNames(in: text),
        // ● 자율⏎대구공항점: below a line of which nothing is known
        names.isEmpty || !skipsLine(between: place - 1, and: place, in: text)
      {
        names += own
        place += 1
      }
      if place > start { groups.append((start..<place, names)) }
    }
    return groups
  }

  /// Whether a sentence is all that stands on its line, and no row of a table.
  func isWholeLine(_ place: Int) -> Bool {
    guard sentences.indices.contains(place), sentences[place].beginsLine else { return false }
    return place + 1 == sentences.count || sentences[place + 1].beginsLine
  }

  /// Whether a line with words stands between two sentences, of which the tree has nothing.
  private func skipsLine(between first: Int, and second: Int, in text: NormalizedText) -> Bool {
    guard let end = sentences[first].clauses.last?.cells.upperBound,
      let start = sentences[second].clauses.first?.cells.lowerBound, end < start
    else { return false }
    var isBelow = false
    var hasWord = false
    for cell in end..<start {
      if text.scalar(cell) == "\n" {
        if hasWord { return true }
        isBelow = true
      } else if isBelow, text.scalar(cell).isHangulSyllable {
        hasWord = true
      }
    }
    return false
  }

  /// Whether a line has days, or says that there are none, and names nobody.
  private func headsDays(_ place: Int) -> Bool {
    guard isWholeLine(place) else { return false }
    // 할인 행사 11월 26일~12월 2일: of something else
    return sentences[place].clauses.last?.canTakeNames == true
      && sentences[place].clauses.allSatisfy { clause in
        !clause.hasSubject && clause.predicate?.act != .other
          && clause.adjuncts.allSatisfy { !$0.isUnread && !$0.isUnknownSubject && !$0.isHedge }
      }
  }
}

extension Sentence {
  /// The branches that a line names, if it does nothing else; a region may stand before them, and those of one
  /// line may be all that close: 전주점만 휴무.
  fileprivate func rosterNames(in text: NormalizedText) -> [Range<Int>]? {
    guard let names = clauses.last, names.notes.isEmpty, !names.isLabel, !names.hasDays,
      clauses.dropLast().allSatisfy({ $0.isLabel && $0.namesRegions(in: text) })
    else { return nil }
    if let predicate = names.predicate {
      guard predicate.act == .closes, predicate.hedge == nil, names.adjuncts.last?.role == .only
      else {
        return nil
      }
    }
    guard case .subject(let subject)? = names.adjuncts.last?.kind, subject.kind == .branch,
      !subject.isExcepted, !names.cells.contains(where: { text.isTick($0) }),
      // <계산점> and [계산점] head what is below them
      !["<", "["].contains(text.scalar(names.cells.lowerBound)),
      names.adjuncts.dropLast().allSatisfy({ $0.isUnread(.unknownWord) })
    else { return nil }
    return subject.names
  }

  /// Whether words that nobody knows stand behind a label with days, or behind one that nothing closes.
  fileprivate var hasWordsBehindDays: Bool {
    guard clauses.count > 1, let words = clauses.last, words.predicate == nil, words.notes.isEmpty,
      words.adjuncts.allSatisfy({ $0.isUnknownWord }), !words.adjuncts.isEmpty
    else { return false }
    let days = clauses[clauses.count - 2]
    let isDated =
      days.hasDays && !days.hasSubject
      && days.adjuncts.allSatisfy { $0.days?.allSatisfy { $0.isDated } ?? false }
    return clauses[0].isLabel && (days.predicate?.act == .neverCloses || isDated)
  }

  /// Leaves open whose its days are.
  fileprivate mutating func doubtDays() {
    guard let last = clauses.indices.last else { return }
    clauses[last].adjuncts.append(Adjunct(kind: .hedge(.ambiguous), cells: clauses[last].cells))
  }

  /// Takes the names on the lines below for those who close on its days.
  fileprivate mutating func takeNames(_ names: [Range<Int>]) {
    guard let last = clauses.indices.last, let first = names.first, let end = names.last else {
      return
    }
    let subject = Subject(kind: .branch, names: names)
    clauses[last].adjuncts.append(
      Adjunct(kind: .subject(subject), cells: first.lowerBound..<end.upperBound))
    clauses[last].closeNames()
  }
}

extension NormalizedText {
  /// 부산점 ●: whether a sign says which of the days above a name has.
  fileprivate func isTick(_ cell: Int) -> Bool {
    ["●", "○", "◯", "◎", "√", "✓", "✔"].contains(scalar(cell))
  }

  /// Whether a colon stands behind a word, with or without a space between.
  fileprivate func isColon(behind word: Range<Int>) -> Bool {
    (word.upperBound...word.upperBound + 1).contains { scalar($0) == ":" }
  }
}

extension Clause {
  /// 12월 13일 휴무 매장⏎양평점, 대전점: the names that it has taken are all that close.
  fileprivate mutating func closeNames() {
    isLabel = false
    if predicate?.act == .roster { predicate?.act = .closes }
  }

  /// 서울, 인천: whether all of its words are regions.
  func namesRegions(in text: NormalizedText) -> Bool {
    predicate == nil && notes.isEmpty && !adjuncts.isEmpty
      && adjuncts.allSatisfy {
        $0.isUnread(.unknownWord) && PlaceBook.korea.hasPlace(PlaceName(text, $0.cells))
      }
  }

  /// Whether it names branches or all those of a region, some left out or not, and says nothing of them.
  fileprivate var namesWho: Bool {
    guard predicate == nil, notes.isEmpty, !isLabel, case .subject? = adjuncts.last?.kind else {
      return false
    }
    var names: Subject?
    for adjunct in adjuncts {
      switch adjunct.kind {
      // 전 매장 (단, 명동점 제외)
      case .subject(let subject): names = subject.isExcepted ? names : subject
      case .unread(.unknownWord): break
      default: return false
      }
    }
    return names?.kind == .branch || names?.kind == .everyBranch || names?.kind == .region
  }

  /// Whether it has days that may be those of names below it.
  fileprivate var canTakeNames: Bool {
    guard !saysBut, notes.allSatisfy({ !$0.hasSubject }) else { return false }
    switch predicate?.act {
    case .neverCloses?: return true
    case .closes?, .opens?, .roster?, nil:
      return predicate?.hedge == nil && hasDays && !ClauseParts(self).onlyMonths
    default: return false
    }
  }
}
