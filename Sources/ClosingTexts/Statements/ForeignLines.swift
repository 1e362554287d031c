import KoreanText

// Lines that have nothing to do with closings: 금요일 밤 축제, 12월 1일부터 포장 봉투 유료.
extension WrittenText {
  /// Whether each sentence stands on a line that names something unknown, and has no word of
  /// closings, no heading and nothing that limits what other lines say.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  var foreignLines: [Bool] {
    var foreign = [Bool](repeating: false, count: sentences.count)
    let partsHeadClosings = partsHeadClosings
    var start = 0
    while start < sentences.count {
      var end = start
      while end + 1 < sentences.count, !sentences[end + 1].beginsLine { end += 1 }
      // 신년 1월 1일⏎휴무합니다: the verb stands on the next line.
      let hasVerbBelow =
        end + 1 < sentences.count && sentences[end + 1].clauses.first?.isBareVerdict == true
      if !hasVerbBelow, !(partsHeadClosings && headsClosing(start, end)),
        (start...end).allSatisfy({ sentences[$0].mayBeForeign }),
        (start...end).contains(where: { sentences[$0].clauses.contains { $0.namesUnknown } })
      {
        for index in start...end { foreign[index] = true }
      }
      start = end + 1
    }
    return foreign
  }
}

extension WrittenText {
  /// 1진료실 김원장⏎10월 19일 휴진⏎2진료실 박원장⏎10월 22일 휴진: whether several parts of a house stand above their closings.
  var partsHeadClosings: Bool {
    sentences.indices.lazy.filter { headsClosing($0, $0) }.prefix(2).count > 1
  }

  /// Whether a line names a part of a house and the next line is a closing.
  private func headsClosing(_ start: Int, _ end: Int) -> Bool {
    end + 1 < sentences.count && isWholeLine(end) && sentences[start].clauses.first?.part != nil
      && sentences[end + 1].clauses.first?.closesItsDays == true
  }
}

extension StatementReader {
  /// Keeps what a line that has nothing to do with closings leaves for those below it: its months, its festival, and
  /// that the heading above no longer holds.
  mutating func passOver(
    _ sentence: Sentence, _ context: inout StatementContext, headsOther: Bool
  ) {
    context.headsPeriod = context.headsPeriod && saysWhyOrWhen(sentence)
    context.passMonth(of: lastDate(of: sentence))
    for clause in sentence.clauses {
      passMonths(of: clause, &context)
      changes.areOfOther = changes.areOfOther || namesOtherDays(clause)
    }
    for clause in sentence.clauses where headsFestival(clause) {
      guard let festival = festival(of: clause) else { continue }
      (context.festival, context.doubtsFestival) = (festival, true)
    }
    // 휴무: 12/6⏎감사 이벤트⏎11/28: the heading has its days
    let isHeaded = context.act == .closes && context.headsLines
    if !listsClosings, sentence.headsOther || !isHeaded || headsOther { context.act = nil }
    lastStated = 0..<0
    followsForeignLine =
      mark(of: sentence)?.style.isSign == true && sentence.clauses.allSatisfy { !$0.hasDays }
  }

  /// 25일은 포장 주문만 가능, 토요일은 당직자도 없습니다: whether a sentence leaves only a part of what the store does
  /// on its days, or nothing.
  func limitsUse(_ sentence: Sentence) -> Bool {
    guard let first = sentence.clauses.first?.cells, let last = sentence.clauses.last?.cells else {
      return false
    }
    let verbs = ["가능", "운영", "영업", "진료", "판매", "이용", "개방", "합니다", "해요", "받"]
    let negations = [
      "없습니다", "없어요", "않습니다", "않아요", "안 합니다", "안 해요", "못 합니다", "못 하세요", "못 하십니다", "못 해요",
      "안 됩니다", "안 돼요",
    ]
    // 택배가 나가지 않아요: only that
    let hasSubject =
      !isOfGuests(sentence)
      && sentence.clauses.contains { clause in
        clause.adjuncts.contains { adjunct in
          guard case .subject = adjunct.kind else { return false }
          return adjunct.role == .topic || adjunct.role == .subject
        }
      }
    // The negation stands behind the last clause.
    let end = (last.upperBound..<last.upperBound + 16).first { text.scalar($0) == "\n" }
    // The name of a row may stand behind what is said of it.
    let start = min(first.lowerBound, last.lowerBound)
    return (start..<min(end ?? last.upperBound + 16, text.cells.count)).contains { cell in
      switch text.scalar(cell) {
      case "만": text.scalar(cell + 1) == " " && verbs.contains { text.has($0, at: cell + 2) }
      case "없", "않", "안", "못": !hasSubject && negations.contains { text.has($0, at: cell) }
      default: false
      }
    }
  }
}

extension StatementReader {
  /// 손님은 받지 않습니다, 일반 입장은 안 됩니다: whether a sentence is about those who come.
  private func isOfGuests(_ sentence: Sentence) -> Bool {
    let cells = sentence.clauses.map { $0.cells }
    guard let first = cells.lazy.map({ $0.lowerBound }).min(),
      let end = cells.lazy.map({ $0.upperBound }).max()
    else { return false }
    // The word may be a filler before the first clause.
    var start = first
    while start > 0, start > first - 8, ![".", "\n"].contains(text.scalar(start - 1)) { start -= 1 }
    return ["손님", "고객", "입장", "출입"].contains { text.has($0, in: start..<end) }
  }

  /// Doubts what the sentence before opens, where one without days says that nobody may come in: 12/13 교육으로 문을
  /// 엽니다, 손님은 받지 않습니다.
  mutating func doubtOpeningWithoutGuests(_ sentence: Sentence) {
    guard !lastStated.isEmpty, sentence.clauses.allSatisfy({ !$0.hasDays }), isOfGuests(sentence),
      limitsUse(sentence)
    else { return }
    for index in lastStated where result.list[index].effect == .opens {
      doubt(index, .softStatement)
    }
  }
}

extension Sentence {
  /// Whether it has a word for closings or for who closes.
  var namesClosings: Bool {
    clauses.contains { $0.predicate?.act == .closes || $0.predicate?.act == .roster }
  }

  /// Whether none of its clauses is about closings.
  fileprivate var mayBeForeign: Bool {
    clauses.indices.allSatisfy { clauses[$0].mayBeForeign }
  }
}

extension Clause {
  /// 시식 행사, 연말 세일: whether it names something unknown, or days without a date, and says something other than a
  /// closing about it.
  var isForeign: Bool {
    predicate?.act == .other
      && (isUnclear
        || adjuncts.contains { $0.days?.contains { $0.isDoubtful(.namedDays) } ?? false })
  }

  /// Whether nothing in it is said of closings, of those who close, or of what other lines say.
  fileprivate var mayBeForeign: Bool {
    guard !isLabel, !saysBut, !isCopular, !isGapped, predicate.map({ $0.act == .other }) ?? true
    else { return false }
    let isForeign = adjuncts.indices.allSatisfy { place in
      switch adjuncts[place].kind {
      case .days(let days): days.allSatisfy { $0.mayBeForeign }
      // 12월 19일 특별히 09~13시 문을 엽니다
      case .hours(let hours): !hours.saysOpen
      case .duration, .everyDay, .cause, .reason: true
      case .hedge(let reason): reason.mayBeForeign
      case .unread(let reason):
        reason == .unknownWord || reason == .namedDays || reason == .specialHours
      case .subject(let subject):
        switch subject.kind {
        case .unknown, .brand, .facility, .store, .region: !subject.isExcepted
        case .everyBranch, .branch, .others, .some: false
        }
      case .hoursLabel, .pauseLabel: true
      case .condition, .verdictNoun, .except, .include, .instead, .arrow, .addition, .former: false
      }
    }
    return isForeign && notes.allSatisfy { $0.mayBeForeign }
  }

  /// Whether it has a word that nobody knows, or a verb that is not about closings.
  var namesUnknown: Bool {
    predicate?.act == .other
      || adjuncts.contains { adjunct in
        switch adjunct.kind {
        case .unread(.unknownWord), .hedge(.conditional): true
        default: adjunct.isUnknownSubject
        }
      }
  }

  /// Whether something in it may take back what other lines say.
  var isHedged: Bool {
    adjuncts.contains { $0.isHedge }
  }

  /// 10월 19일 휴진, 휴진: 10월 19일: whether it begins with the days that it closes, or heads them.
  var closesItsDays: Bool {
    predicate?.act == .closes && (adjuncts.first?.days != nil || isLabel && adjuncts.isEmpty)
  }

  /// Whether it says that something closes or opens and names neither days nor what does.
  fileprivate var isBareVerdict: Bool {
    switch predicate?.act {
    case .closes?, .opens?, .changes?, .keeps?, .cancels?: !isLabel && !hasDays && !isUnclear
    case .neverCloses?, .ends?, .roster?, .other?, nil: false
    }
  }
}

extension DayPhrase {
  /// Whether no bracket and no exception says more of the days.
  fileprivate var mayBeForeign: Bool {
    exceptions.isEmpty && included.isEmpty && notes.allSatisfy { $0.mayBeForeign }
  }
}

extension UnreadReason {
  /// Whether it also occurs in lines that are not about closings: 내일 비 소식, 직원 모집 중.
  fileprivate var mayBeForeign: Bool {
    self == .reference || self == .relativeDay || self == .conditional
  }
}

extension [Sentence] {
  /// The first sentence behind one that is not foreign.
  func next(behind index: Int, _ foreign: [Bool]) -> Int? {
    var next = index + 1
    while next < count, foreign[next] { next += 1 }
    return next < count ? next : nil
  }

  /// The word for closing days that is a line of its own, above one that begins with days.
  func wordAboveDays(_ index: Int) -> Range<Int>? {
    guard self[index].beginsLine, self[index].clauses.count == 1,
      let word = self[index].clauses[0].predicate, word.namesDays, index + 1 < count,
      self[index + 1].beginsLine, self[index + 1].clauses.first?.adjuncts.first?.days != nil
    else { return nil }
    return word.cells
  }
}
