import KoreanText

// Condition = [Days 이] Days (인 경우 | 이면 | 과 겹칠 경우)
extension KoreanParser {
  /// Makes a condition of the days at the end of a clause.
  mutating func condition(_ clause: inout Clause, _ clauses: inout [Clause]) {
    let start = at
    let overlaps = kind(at - 1) == .overlap || current == .overlapCondition
    at += 1
    if particle(at) != nil { at += 1 }
    var lists: [[DayPhrase]] = []
    var rest: [DayPhrase] = []
    while lists.count < 2, rest.isEmpty, let last = clause.adjuncts.last, let list = last.days {
      clause.adjuncts.removeLast()
      // The group right before it; what a comma sets off is a list of its own.
      var first = list.count - 1
      while first > 0, list[first].join == .tight { first -= 1 }
      lists.insert(Array(list[first...]), at: 0)
      rest = Array(list[..<first])
    }
    if overlaps, lists.count == 1, lists[0].count == 2, lists[0][1].join == .tight,
      !isEither(lists[0], before: start)
    {
      // 일요일과 공휴일이 겹칠 경우
      lists = [[lists[0][0]], [lists[0][1]]]
    }
    if lists.count == 1, lists[0].count == 1, rest.count == 1, lists[0][0].join == .beside {
      // 월요일 공휴일 경우
      lists = [rest, lists[0]]
      rest = []
    }
    let hasDays = clause.hasDays
    if !rest.isEmpty {
      clause.adjuncts.append(Adjunct(kind: .days(rest), cells: rest[0].cells))
    }
    if !rest.isEmpty || hasDays {
      clauses.append(clause)
      clause = Clause()
      clause.saysBut = true
    }
    let test = lists.popLast() ?? []
    clause.adjuncts.append(
      Adjunct(
        kind: .condition(Condition(subject: lists.first ?? [], test: test)),
        cells: cells(start, at)))
  }
}

extension KoreanParser {
  /// 주말이나 공휴일이랑 겹치면: whether 이나 stands between two days.
  private func isEither(_ days: [DayPhrase], before end: Int) -> Bool {
    (max(0, end - 8)..<end).contains { place in
      link(place) == .or && tokens[place].cells.lowerBound >= days[0].cells.upperBound
        && tokens[place].cells.upperBound <= days[1].cells.lowerBound
    }
  }
}

// Brackets within a clause.
extension KoreanParser {
  /// Reads the bracket at the parser's place.
  ///
  /// - Returns: whether the clause goes on.
  mutating func bracketInClause(_ clause: inout Clause, _ clauses: inout [Clause]) -> Bool {
    let start = at
    let isSquare = current == .open(.square)
    let inner = bracket()
    if clause.isEmpty, inner.count == 1, inner[0].isHeading, isSquare || inner[0].adjuncts.isEmpty {
      var label = inner[0]
      label.isLabel = true
      clauses.append(label)
      return false
    }
    if inner.count == 1, inner[0].onlySubject?.isExcepted == false, clause.hasDays,
      clause.hasSubject
    {
      // …이, 고양(일산점)은 …
      if clause.adjuncts.last?.isUnread == true { clause.adjuncts.removeLast() }
      clause.isGapped = true
      clauses.append(clause)
      clause = Clause()
    }
    attach(inner, to: &clause, &clauses, from: start)
    return true
  }

  /// 진료 마감 30분 전 접수 마감 (공휴일 휴진): whether a word for hours stands before a bracket, so that nobody is named.
  private func saysHours(_ clause: Clause, before bracket: Int) -> Bool {
    guard let first = clause.adjuncts.first?.cells.lowerBound else { return false }
    return tokens[..<bracket].reversed().prefix { $0.cells.lowerBound >= first }.contains {
      if case .hours = $0.kind { true } else { false }
    }
  }

  private func attach(
    _ inner: [Clause], to clause: inout Clause, _ clauses: inout [Clause], from start: Int
  ) {
    guard !inner.isEmpty else { return }
    if inner.count == 1, let subject = inner[0].onlySubject,
      !clause.hasDays || subject.isExcepted && clause.namesEveryBranch
    {
      // 울산(울산점)은; 4월부터 전점(단, 본점 제외)
      if clause.adjuncts.last?.isUnread == true { clause.adjuncts.removeLast() }
      clause.adjuncts.append(Adjunct(kind: .subject(subject), cells: cells(start, at)))
    } else if case .subject? = clause.adjuncts.last?.kind, clause.adjuncts.count == 1,
      inner.count == 1, inner[0].predicate == nil, inner[0].hasDays
    {
      // 자료실(일+공휴일)
      clause.adjuncts += inner[0].adjuncts
      clause.isGapped = true
    } else if inner.count == 1, inner[0].hasDays, inner[0].predicate != nil,
      clause.predicate == nil, clause.onlySubject?.kind == .branch
    {
      // 본점(월요일 휴무) 분점(화요일 휴무)
      var own = inner[0]
      own.adjuncts.insert(clause.adjuncts[0], at: 0)
      clauses.append(own)
      clause = Clause()
    } else if inner.count == 1, inner[0].predicate?.act == .closes, inner[0].hasDays,
      !saysHours(clause, before: start), let names = clause.takeNames()
    {
      // 영주, 논산(이상 9, 23일 휴무)
      var own = inner[0]
      own.adjuncts.insert(names, at: 0)
      clauses.append(own)
    } else if clause.isEmpty, let last = clauses.indices.last, !clauses[last].isLabel {
      clauses[last].add(notes: inner)
    } else if clause.isEmpty {
      clauses += inner
    } else {
      clause.add(notes: inner)
    }
  }
}

extension Clause {
  /// Adds what stands in brackets; the only ones are shared and not copied.
  fileprivate mutating func add(notes more: [Clause]) {
    if notes.isEmpty { notes = more } else { notes += more }
  }

  /// Takes out the words at the end that name branches without 점: several, or one behind a brand.
  fileprivate mutating func takeNames() -> Adjunct? {
    let names = adjuncts.reversed().prefix { $0.isUnread(.unknownWord) }.reversed().map {
      $0.cells
    }
    guard !hasDays, let first = names.first, let last = names.last else { return nil }
    var subject = Subject(kind: .branch, names: names)
    if adjuncts.count > names.count,
      case .subject(let brand) = adjuncts[adjuncts.count - names.count - 1].kind,
      brand.kind == .brand
    {
      subject.brand = brand.brand
    } else if names.count == 1 {
      return nil
    }
    adjuncts.removeLast(names.count)
    return Adjunct(kind: .subject(subject), cells: first.lowerBound..<last.upperBound)
  }

  /// [휴무일]: a closing noun and nothing else.
  var isHeading: Bool {
    predicate != nil && !hasDays && notes.isEmpty && adjuncts.count <= 1
  }

  /// The one thing a clause names, if that is somebody.
  var onlySubject: Subject? {
    guard predicate == nil, notes.isEmpty, adjuncts.count == 1,
      case .subject(let subject) = adjuncts[0].kind
    else { return nil }
    return subject
  }
}
