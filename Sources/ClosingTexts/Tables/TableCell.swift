import KoreanText

/// A cell of a table.
struct TableCell {
  /// What stands in a cell.
  enum Content {
    /// Nothing, a dash, or a word such as 날짜.
    case nothing
    /// 없음, 휴무 없음.
    case none
    case days([DayPhrase])
    /// 12/9 휴무: days, and what happens on them.
    case says(Clause)
    case verdict(Clause)
    case name(TableName)
    /// ○, X: a sign of which the text does not say what it means.
    case mark
    case other
  }

  var content: Content
  let sentences: [Sentence]
  let tokens: ArraySlice<KoreanToken>
  let place: Range<Int>
  /// The head of its column, where this names the months of its days.
  var label: Clause?
}

extension TableCell {
  init(_ cell: Table.Cell, in text: NormalizedText, _ legend: TableLegend) {
    (tokens, place) = (cell.tokens, cell.place)
    if let mark = TableLegend.mark(in: cell.place, of: text) {
      sentences = []
      content = legend.verdict(of: mark).map { .verdict($0) } ?? .mark
    } else {
      // 휴무1, 휴무2: the columns are counted
      var words = tokens
      if words.count == 2, words.first?.isVerdict == true, case .number? = words.last?.kind {
        words.removeLast()
      }
      sentences = WrittenText(Array(words)).sentences
      content = .init(sentences, of: tokens, in: text)
    }
  }

  /// Its clause, if it has one and no more.
  var clause: Clause? {
    sentences.count == 1 && sentences[0].clauses.count == 1 ? sentences[0].clauses[0] : nil
  }

  var days: [DayPhrase]? { if case .days(let days) = content { days } else { nil } }
  /// Whether days stand in it that are understood without what is above or before them, unlike 6, 13, 20.
  var hasClearDays: Bool {
    days?.allSatisfy { if case .doubtful = $0.term { false } else { true } } ?? false
  }
  var name: TableName? { if case .name(let name) = content { name } else { nil } }
  var verdict: Clause? { if case .verdict(let clause) = content { clause } else { nil } }

  /// Whether it says what happens on the day of its row or column.
  var saysOrMarks: Bool { isMark || verdict != nil }
  var says: Bool { if case .says = content { true } else { false } }
  var isMark: Bool { if case .mark = content { true } else { false } }
  var isNothing: Bool { if case .nothing = content { true } else { false } }
  var isOther: Bool { if case .other = content { true } else { false } }
  var isNone: Bool { if case .none = content { true } else { false } }

  /// 미정, 협의 중: whether it leaves open what other cells say.
  var hedges: Bool {
    guard let first = sentences.first?.clauses.first, !first.namesUnknown else { return false }
    return first.isHedged || first.predicate?.hedge != nil
  }

  /// Whether days stand in it.
  var hasDays: Bool {
    switch content {
    case .days, .says: true
    case .other: sentences.contains { $0.headsDays }
    default: false
    }
  }

  /// 24시간, 09:00~18:00: whether it says when it opens.
  var saysHours: Bool {
    verdict == nil
      && tokens.contains {
        switch $0.kind {
        case .time, .allDay: true
        default: false
        }
      }
  }
}

extension TableCell.Content {
  init(_ sentences: [Sentence], of tokens: ArraySlice<KoreanToken>, in text: NormalizedText) {
    if tokens.count == 1, let word = tokens.first?.cells, text.isWord("전체", word) {
      let subject = Subject(kind: .everyBranch, names: [])
      let adjunct = Adjunct(kind: .subject(subject), cells: word)
      self = .name(TableName(adjunct: adjunct, isKnown: true))
      return
    }
    if tokens.allSatisfy({ $0.kind == .dash || $0.kind == .filler || $0.kind == .stop }) {
      self = .nothing
      return
    }
    guard sentences.count == 1, sentences[0].clauses.count == 1 else {
      let names = sentences.count == 1 ? sentences[0].namesOfRegion(in: text) : nil
      self = names.map { .name($0) } ?? .other
      return
    }
    let sentence = sentences[0]
    let clause = sentence.clauses[0]
    if let days = sentence.daysOfTable {
      self = .days(days)
    } else if sentence.saysNothing
      || clause.predicate?.act == .neverCloses && clause.adjuncts.isEmpty
    {
      self = .none
    } else if clause.isLabel || clause.saysBut {
      self = .other
    } else if clause.adjuncts.allSatisfy({ $0.namesWhole }), let act = clause.predicate?.act,
      act == .opens || act == .closes
    {
      self = .verdict(clause)
    } else if let name = clause.withoutRemarks.nameOfTable, name.isKnown || text.begins(name) {
      self = .name(name.isKnown ? name : TableName(text.parts(of: name.adjunct.cells)))
    } else if let names = clause.severalNames(in: text) {
      self = .name(names)
    } else if clause.predicate?.act == .closes || clause.predicate?.act == .opens,
      clause.adjuncts.count == 1, clause.adjuncts[0].days != nil
    {
      self = .says(clause)
    } else {
      self = .other
    }
  }
}
