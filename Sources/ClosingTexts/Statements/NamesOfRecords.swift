import KoreanText

// Names in questions and in fields, which head what stands below them.
extension WrittenText {
  /// Takes the names of questions and of fields for headings, where there are several.
  ///
  /// Such are Q. 시흥점 휴무일은 언제인가요?⏎A. 매달 셋째 일요일, 지점명: 해운대점⏎휴무일: 10/14, and 시설명: 수영장 / 휴장일: 월요일.
  ///
  /// - Complexity: O(*n*) in the number of sentences.
  mutating func headRecords(in text: NormalizedText) {
    var names = sentences.map { $0.nameOfQuestion(in: text) ?? $0.nameOfField(in: text) }
    // 일자: 22일⏎점포: 성수점: the names are those of the days above them
    let isBelowDays = sentences.prefix(names.firstIndex { $0 != nil } ?? 0).contains {
      $0.clauses.contains { $0.namesDates }
    }
    if isBelowDays {
      for place in names.indices where !sentences[place].clauses[0].isNameOfName(in: text) {
        names[place] = nil
      }
    }
    guard names.count(where: { $0 != nil }) > 1 else { return }
    var headed: [Sentence] = []
    var beginsLine = false
    for (name, var sentence) in zip(names, sentences) {
      if name == nil, sentence.isLetterOfQuestion(in: text) {
        beginsLine = beginsLine || sentence.beginsLine
        continue
      }
      sentence.beginsLine = sentence.beginsLine || beginsLine
      beginsLine = false
      if let name {
        var rest = sentence
        sentence.clauses = [Clause()]
        sentence.clauses[0].adjuncts = [name]
        sentence.endsLine = true
        if rest.clauses[0].isKeyOfName(in: text), rest.clauses.count > 2 {
          headed.append(sentence)
          // 시설명: 수영장 / 휴장일: 월요일
          rest.clauses.removeFirst(rest.clauses[1].predicate == nil ? 2 : 1)
          if rest.clauses[0].isLabel { rest.clauses[0].adjuncts = [] }
          sentence = rest
        }
      }
      headed.append(sentence)
    }
    sentences = headed
  }

  /// Settles who is left out of what is said, and who is named in brackets, in sentences that put it apart.
  ///
  /// - Complexity: O(*n*) in the number of sentences.
  mutating func settleNames(in text: NormalizedText) {
    doubtReopenedDays()
    for place in sentences.indices { sentences[place].setNamesApart(in: text) }
    for place in sentences.indices {
      sentences[place].readChangedNotes()
      sentences[place].doubtArrowsInLists()
      sentences[place].spreadLimit()
      sentences[place].doubtUnknownParts(in: text)
      sentences[place].doubtEvenWeeks(in: text)
      sentences[place].doubtClosingsOfHours()
      sentences[place].doubtTurned(in: text)
      sentences[place].takeDaysOfLeftOut()
      sentences[place].passOverReasons()
      sentences[place].takeDaysBehindVerbs()
      if place > 0 { sentences[place].leaveOutThoseWhoOpen(below: sentences[place - 1]) }
    }
  }
}

extension Sentence {
  /// (둔산점, 화정점 제외 : 매주 수요일 휴무): those who are left out have the days behind them.
  fileprivate mutating func takeDaysOfLeftOut() {
    for label in clauses.indices.dropLast()
    where clauses[label].isLabel && clauses[label].onlySubject?.isExcepted == true
      && clauses[label + 1].hasDays && clauses[label + 1].predicate?.act == .closes
    {
      clauses[label].leaveOutSubject(false)
    }
  }

  /// 7/25 의무휴업 / [트레이더스 하남] 7/14 의무휴업: a name in brackets behind a comma is of what follows it.
  fileprivate mutating func setNamesApart(in text: NormalizedText) {
    for place in clauses.indices.dropLast().reversed() {
      guard let verb = clauses[place].predicate, let name = clauses[place].notes.last,
        name.predicate == nil, name.adjuncts.allSatisfy({ $0.isUnread || $0.isSubject }),
        verb.cells.upperBound < name.cells.lowerBound,
        text.hasSeparator(in: verb.cells.upperBound..<name.cells.lowerBound),
        clauses[place + 1].predicate?.act == .closes, clauses[place + 1].hasDays
      else { continue }
      clauses[place].notes.removeLast()
      clauses.insert(name, at: place + 1)
    }
    for place in clauses.indices
    where clauses[place].nameBehindBrand != nil
      && text.scalar(clauses[place].cells.lowerBound - 1) == "["
    {
      clauses[place].isLabel = true
    }
  }

  /// 휴점(시설 점검)(서면점, 금정점): passes over the bracket with the reason, before that with the names.
  fileprivate mutating func passOverReasons() {
    for clause in clauses.indices {
      let notes = clauses[clause].notes
      guard notes.count > 1, let names = notes.last, names.onlySubject?.kind == .branch,
        notes.dropLast().allSatisfy({ $0.hasOnlyUnknownWords && $0.predicate == nil })
      else { continue }
      clauses[clause].notes = [names]
    }
  }

  /// 성수점 휴무 11/24, 왕십리점 휴무 11/25: gives each name the days behind its verb.
  fileprivate mutating func takeDaysBehindVerbs() {
    guard clauses.count > 2, let last = clauses.last, last.predicate == nil,
      last.adjuncts.count == 1, last.adjuncts[0].days != nil,
      clauses.dropLast().allSatisfy({ $0.endsInName && !$0.isLabel }),
      clauses[0].adjuncts.count == 1,
      clauses.dropFirst().dropLast().allSatisfy({
        $0.adjuncts.count == 2 && $0.adjuncts[0].days != nil
      })
    else { return }
    for place in clauses.indices.dropLast() {
      clauses[place].adjuncts.append(clauses[place + 1].adjuncts.removeFirst())
    }
    clauses.removeLast()
  }

  /// 휴무: 매주 목요일 모든 지점⏎정상영업: 본점: those who open below the closings of all are left out of them.
  fileprivate mutating func leaveOutThoseWhoOpen(below before: Sentence) {
    guard clauses.count == 2, clauses[0].isLabel, clauses[0].predicate?.act == .opens,
      clauses[0].adjuncts.isEmpty, clauses[1].onlySubject?.kind == .branch,
      before.clauses.last?.namesEveryBranch == true,
      before.clauses.contains(where: { $0.predicate?.act == .closes })
    else { return }
    clauses[1].leaveOutSubject(true)
    clauses.removeFirst()
  }
}

extension Clause {
  /// 성수점 휴무, 푸드코트 휴무: whether a name stands right before its noun of a closing or an opening.
  fileprivate var endsInName: Bool {
    guard let predicate, let last = adjuncts.last, last.role == nil else { return false }
    switch last.kind {
    case .subject(let subject):
      guard [.branch, .facility, .store].contains(subject.kind), !subject.isExcepted else {
        return false
      }
    case .unread(.unknownWord): break
    default: return false
    }
    return !predicate.isVerb && notes.isEmpty
      && (predicate.act == .closes || predicate.act == .opens)
  }

  /// Says whether those whom it names first are left out.
  fileprivate mutating func leaveOutSubject(_ isExcepted: Bool) {
    guard case .subject(var subject)? = adjuncts.first?.kind else { return }
    subject.isExcepted = isExcepted
    adjuncts[0].kind = .subject(subject)
  }
}

extension Clause {
  /// 지점명, and whatever is no label.
  fileprivate func isNameOfName(in text: NormalizedText) -> Bool {
    !isLabel || text.scalar(cells.upperBound - 1) == "명"
  }

  /// 점포, 시설명, Store: whether it is a label for names, and nothing else.
  fileprivate func isKeyOfName(in text: NormalizedText) -> Bool {
    guard isLabel, predicate == nil, adjuncts.count == 1, !hasDays else { return false }
    let key = text.string(cells).lowercased()
    return key.hasSuffix("명") && key.count > 1
      || [
        "점포", "매장", "지점", "시설", "기관", "구분", "이름", "상호", "명칭", "store", "branch", "location", "name",
      ]
      .contains(key)
  }
}

extension Sentence {
  /// 시흥점 12월 휴무일은 언제인가요?: the branch of a question that has no day but months.
  fileprivate func nameOfQuestion(in text: NormalizedText) -> Adjunct? {
    guard let first = clauses.first, let end = clauses.last?.cells.upperBound,
      text.scalar(end) == "?", clauses.allSatisfy({ $0.daysAreMonths }),
      let name = first.adjuncts.first, case .subject(let subject) = name.kind,
      subject.kind == .branch, !subject.isExcepted,
      clauses.contains(where: { $0.predicate?.act == .closes || $0.predicate?.act == .opens })
    else { return nil }
    return Adjunct(kind: name.kind, cells: name.cells)
  }

  /// 지점명: 해운대점, 시설명: 실내수영장.
  fileprivate func nameOfField(in text: NormalizedText) -> Adjunct? {
    guard beginsLine, clauses.count > 1, clauses[0].isKeyOfName(in: text) else { return nil }
    let name = clauses[1]
    guard name.notes.isEmpty, name.isLabel == (name.predicate?.act == .closes),
      name.isLabel || name.predicate == nil, let first = name.adjuncts.first
    else { return nil }
    if name.onlySubject?.kind == .branch { return first }
    guard
      name.adjuncts.allSatisfy({ $0.isUnread(.unknownWord) || $0.isSubject && $0.role == nil })
    else { return nil }
    let end = name.adjuncts[name.adjuncts.count - 1].cells.upperBound
    return Adjunct(branch: first.cells.lowerBound..<end)
  }

  /// Q., A.
  fileprivate func isLetterOfQuestion(in text: NormalizedText) -> Bool {
    guard clauses.count == 1, let word = clauses[0].nameCells, word.count == 1 else { return false }
    return ["q", "a", "Q", "A", "문", "답"].contains(text.scalar(word.lowerBound))
  }
}
