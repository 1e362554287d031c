import KoreanText

// Branches that a text names and of which nothing was read.
extension StatementReader {
  /// Gives a sentence without a subject to the branch of its line, where the line has no other.
  ///
  /// 중계점은 11일에 쉽니다. 8일은 정상영업합니다.
  mutating func giveToBranch(_ sentence: Sentence, _ line: Int, _ start: Int) {
    guard !beginsLine, line < start, let first = sentence.clauses.first?.cells.lowerBound,
      text.scalar(first - 1) != "(",
      !sentence.clauses.contains(where: { clause in
        clause.adjuncts.contains { $0.isSubject || $0.isUnknownSubject }
      })
    else { return }
    let branch = result.list[line].audience
    guard branch.kind == .branches,
      branch.names.allSatisfy({ text.scalar($0.upperBound - 1) == "점" }),
      result.list[max(line, start - 48)..<start].allSatisfy({ $0.audience == branch })
    else { return }
    for index in start..<result.list.endIndex where result.list[index].audience == .store {
      result.list[index].audience = branch
    }
  }

  /// Doubts for such branches what closes all: 예외점포⏎- 수요일 : 파주문산점.
  ///
  /// The only branch of a text may be the one that writes, unless its clause opens or changes something.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  mutating func doubtUnreadNames(of notice: WrittenText, _ foreign: [Bool]) {
    guard result.list.contains(where: { $0.effect == .closes && $0.audience == .store }) else {
      return
    }
    var mentions: [(name: String, cells: Range<Int>, isSet: Bool)] = []
    for (sentence, isForeign) in zip(notice.sentences, foreign) where !isForeign {
      for clause in sentence.clauses { addMentions(in: clause, to: &mentions) }
    }
    guard let first = mentions.first else { return }
    let areMany = mentions.contains { $0.name != first.name }
    var known: Set<String> = []
    for statement in result.list where statement.audience.kind == .branches {
      for name in statement.audience.names { known.insert(text.string(name)) }
    }
    var names: [Range<Int>] = []
    for mention in mentions where areMany || mention.isSet {
      if known.insert(mention.name).inserted { names.append(mention.cells) }
    }
    guard !names.isEmpty else { return }
    doubt(for: names, result.list.indices)
    // 예외점포⏎- 수요일 : 파주문산점: nor does anybody know that the other days are open
    result.list.append(
      Statement(
        effect: .takenBack, audience: Audience(kind: .branches, names: names), days: .everyDay,
        doubt: .exceptBranch, cells: names[0]))
  }

  /// 신년 휴점 안내⏎1월 1일: 대전점⏎1월 2일: 청주점: the festival of the heading says when, and not that all close.
  mutating func doubtFestivalOfHeading(_ notice: WrittenText) {
    guard
      result.list.contains(where: {
        $0.audience.kind == .branches && $0.effect == .closes && $0.days.isDated
      })
    else { return }
    let headings = notice.sentences.prefix(16).filter { sentence in
      sentence.endsLine && sentence.clauses.count == 1
        && sentence.clauses[0].predicate.map { $0.isNoun || $0.namesDays } ?? false
    }
    for index in result.list.indices.prefix(4)
    where result.list[index].effect == .closes && result.list[index].audience == .store {
      guard case .festival = result.list[index].days,
        headings.contains(where: { $0.clauses[0].cells.overlaps(result.list[index].cells) })
      else { continue }
      doubt(index, .exceptBranch)
    }
  }

  /// 12월 12일, 12월 13일* (* 휴무), * 표시는 휴무⏎12월 12일⏎* 12월 13일: doubts dates of which a sign tells some from the others.
  private mutating func doubtMarkedDays(hasLegend: Bool) {
    let dated = result.list.indices.filter {
      result.list[$0].effect == .closes && result.list[$0].days.isDated
    }
    let isMarked = dated.map { place in
      let end = result.list[place].cells.upperBound
      return ["*", "★", "☆"].contains(text.scalar(text.scalar(end) == ")" ? end + 1 : end))
    }
    guard hasLegend || isMarked.contains(false) && isMarked.contains(true) else { return }
    for index in dated where result.list[index].audience == .store { doubt(index, .ambiguous) }
  }

  /// 강남점*, 성수점⏎* 표시 점포는 27일 정상영업: doubts what is said of the names with the sign.
  mutating func doubtMarkedNames() {
    let legend = text.cells.indices.first { cell in
      ["*", "★", "☆", "●", "◎"].contains(text.scalar(cell))
        && ["표시", " 표시", ")는 ", "는 "].contains { text.has($0, at: cell + 1) }
    }
    doubtMarkedDays(hasLegend: legend != nil)
    guard let legend else { return }
    let sign = text.scalar(legend)
    // * 표시 점포는 13일 휴무, 13일 휴무 (* 표시 점포): who has none is open
    let line = text.line(around: legend)
    let closes = text.has("휴", in: line)
    for index in result.list.indices {
      guard case .named(.branches, let names, let brand) = result.list[index].audience else {
        continue
      }
      let marked = names.filter {
        text.scalar($0.upperBound) == sign || text.scalar($0.lowerBound - 1) == sign
      }
      if marked.isEmpty { continue }
      if closes, line.contains(result.list[index].cells.lowerBound) {
        result.list[index].doubt = .exceptBranch
        continue
      }
      var statement = result.list[index]
      statement.audience = Audience(kind: .branches, names: marked, brand: brand)
      statement.doubt = statement.doubt ?? .exceptBranch
      let others = names.filter { !marked.contains($0) }
      if others.isEmpty {
        result.list[index] = statement
      } else {
        result.list[index].audience = Audience(kind: .branches, names: others, brand: brand)
        result.list.append(statement)
      }
    }
  }

  /// 리뉴얼 휴점 : 남양주다산점: whether a line says whose closing the lines under it are about.
  func headsNamed(_ sentence: Sentence) -> Bool {
    sentence.clauses.count == 2 && sentence.clauses[0].isLabel && !sentence.clauses[0].hasDays
      && sentence.clauses[0].predicate?.act == .closes && isRosterOfNames(sentence.clauses[1])
  }

  /// A line of names and nothing else, which may head the lines under it.
  func isRosterOfNames(_ clause: Clause?) -> Bool {
    // 3층 푸드코트 says where it is, and 1층 약국⏎11월 1일 휴무 whose days follow, as 1진료실 김원장 does.
    let hasDaysBelow = partsHeadClosings && upcoming?.closesItsDays == true
    guard let clause, let subject = clause.onlySubject ?? (hasDaysBelow ? clause.part : nil) else {
      return false
    }
    if !hasDaysBelow, !isPlainName(clause) { return false }
    if topics.hasPlaces, let place = subject.place, text.isNameOfPlace(place) { return true }
    return subject.kind == .branch || subject.kind == .facility
  }

  /// 푸드코트, and neither 3층 푸드코트 nor 문화센터 강좌.
  func isPlainName(_ clause: Clause) -> Bool {
    guard let subject = clause.onlySubject else { return false }
    // 2호점 is one
    if subject.kind == .branch { return true }
    return subject.names.first.map { !text.scalar($0.lowerBound).isPlainDigit } ?? true
  }

  /// 강남·신사·압구정 휴진: whether words that are not known, joined by dots, stand right before a closing.
  func closesJoinedWords(_ clause: Clause) -> Bool {
    guard clause.predicate?.act == .closes, clause.adjuncts.count > 1 else { return false }
    let last = clause.adjuncts.count - 1
    return clause.adjuncts[last].isUnread(.unknownWord)
      && clause.adjuncts[last - 1].isUnread(.unknownWord)
      && text.scalar(clause.adjuncts[last - 1].cells.upperBound) == "·"
  }

  /// Adds the branches of a clause and its brackets that does not only say when they are open.
  private func addMentions(
    in clause: Clause, to mentions: inout [(name: String, cells: Range<Int>, isSet: Bool)]
  ) {
    for note in clause.notes { addMentions(in: note, to: &mentions) }
    if clause.predicate?.isWeak == true { return }
    let isSet =
      switch clause.predicate?.act {
      case .opens?, .neverCloses?, .changes?, .cancels?: true
      default: false
      }
    for adjunct in clause.adjuncts {
      if case .hours = adjunct.kind { return }
      guard case .subject(let subject) = adjunct.kind, subject.kind == .branch else { continue }
      for name in subject.names {
        mentions.append((text.string(name), name, isSet || subject.isExcepted))
      }
    }
  }
}

// Whom the sentences before are about.
extension StatementReader {
  /// Whether the whole sentence is about the branch that it names last.
  func namesWhoWasMeant(_ said: Saying) -> Bool {
    let clause = said.clause
    guard said.parts.audience?.kind == .branches, clause.adjuncts.count == 1,
      clause.predicate == nil, clause.notes.isEmpty, !clause.isGapped
    else { return false }
    let before = result.list[said.context.sentenceStart...]
    return !before.isEmpty && before.allSatisfy { $0.audience == .store }
  }

  /// * 강서점만 해당됩니다: gives all that was said to the branch.
  mutating func giveToOnlyBranch(in clause: Clause) {
    for adjunct in clause.adjuncts where adjunct.role == .only {
      guard case .subject(let subject) = adjunct.kind, subject.kind == .branch,
        ["해당", "적용"].contains(where: { text.has($0, at: adjunct.cells.upperBound + 1) })
      else { continue }
      let audience = Audience(kind: .branches, names: subject.names)
      for index in nearIndices(since: 0) where result.list[index].audience == .store {
        result.list[index].audience = audience
      }
    }
  }

  mutating func giveAudience(_ said: Saying) {
    for index in said.context.sentenceStart..<result.list.endIndex {
      result.list[index].audience = said.audience
    }
  }
}
