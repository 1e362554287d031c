import KoreanText

// Cells that are read with their head, and what a cell says as a line.
extension TableCell {
  /// Gives its dates the month above or before them, if that is one.
  mutating func read(ofMonth head: TableCell, in text: NormalizedText) {
    guard let month = head.headedMonth else { return }
    label = nil
    guard hasClearDays, var days else {
      guard case .number? = tokens.first?.kind else { return }
      let joined = Array(head.tokens + tokens)
      content = .init(WrittenText(joined).sentences, of: joined[...], in: text)
      return
    }
    for place in days.indices {
      guard case .date(var date) = days[place].term, !date.hasMonth else { continue }
      date.month = month
      days[place].term = .date(date)
    }
    content = .days(days)
  }

  /// Reads it again with its head as a label: 12월 휴점일: 13, 27.
  mutating func read(below label: TableCell, in text: NormalizedText) {
    // The head is read once a row.
    guard !hasClearDays || label.hasDays, case .number? = tokens.first?.kind,
      label.tokens.count < 16, let end = label.tokens.last?.cells
    else { return }
    let colon = KoreanToken(kind: .colon, isGlued: true, cells: end.upperBound - 1..<end.upperBound)
    let headed = WrittenText(label.tokens + [colon] + tokens).sentences
    guard headed.count == 1, headed[0].clauses.count == 2, headed[0].clauses[0].isLabel else {
      return
    }
    var line = headed[0]
    let label = line.clauses.removeFirst()
    content = .init([line], of: tokens, in: text)
    if label.hasDays { self.label = label }
  }

  /// Its dates, with or without what happens on them.
  var dates: [DayPhrase]? {
    get {
      let found: [DayPhrase]?
      switch content {
      case .days(let days): found = days
      case .says(let clause): found = clause.adjuncts[0].days
      default: return nil
      }
      guard let found, found.allSatisfy({ $0.isDated && !$0.frame.isMonthly }) else { return nil }
      return found
    }
    set {
      guard let newValue else { return }
      if case .says(var clause) = content {
        clause.adjuncts[0].kind = .days(newValue)
        content = .says(clause)
      } else {
        content = .days(newValue)
      }
    }
  }

  /// 4.12(수) | 국회의원선거일 휴관: the date in another cell is the one.
  mutating func readFestival() {
    guard case .says(var clause) = content,
      clause.adjuncts[0].days?.allSatisfy({ $0.isFestival }) == true
    else { return }
    clause.adjuncts = []
    content = .verdict(clause)
  }

  /// What it says of days, with the verdict above them.
  func clause(below head: TableCell?) -> Clause? {
    switch content {
    case .days(let days):
      var clause = Clause()
      clause.adjuncts = [Adjunct(days)]
      clause.predicate = head?.closes ?? head?.opens
      return clause
    case .says(let clause): return clause
    default:
      guard hasDays,
        var clause = sentences.lazy.flatMap({ $0.clauses }).first(where: { $0.hasDays })
      else { return nil }
      // 1.19.(화) 정전, below 임시휴관
      if self.clause == nil || head?.closes == nil { clause.doubt() }
      return clause
    }
  }

  /// 12월 임시휴관: what stands before a cell with more than days.
  func label(of cell: TableCell) -> Clause? {
    guard case .other = cell.content, cell.clause != nil, closes != nil,
      var label = sentences[0].clauses.last
    else { return nil }
    label.isLabel = true
    return label
  }

  /// What it says of somebody, or of nobody in particular, on some days.
  func line(of name: TableName?, on days: [DayPhrase]) -> Sentence {
    var clause = verdict ?? self.clause ?? Clause()
    clause.adjuncts.insert(Adjunct(days), at: 0)
    if let name { clause.adjuncts.insert(name.adjunct, at: 0) }
    if clause.predicate == nil { clause.doubt() }
    return Sentence(clauses: [clause], endsLine: true)
  }
}

extension Clause {
  /// Leaves open whether it says what it seems to say.
  mutating func doubt() {
    let place = adjuncts.first { $0.days != nil }?.cells ?? cells
    adjuncts.append(Adjunct(kind: .hedge(.ambiguous), cells: place))
  }
}
