import KoreanText

// Sections of a long notice: what a heading with a sign, or a row of a table, says of its own lines.
extension StatementReader {
  /// What is known of the sections of a notice.
  struct Sections {
    /// The marks that begin more than one line, and those before more than one name.
    var marks: Set<LineMark.Style> = []
    var marksOfNames: Set<LineMark.Style> = []
    /// The lists in which a line stands, the innermost last.
    var levels: [Level] = []
    /// Whether the heading of closings is over, and no other has come.
    var isOfOther = false
  }

  /// A list of lines with the same mark.
  struct Level {
    let style: LineMark.Style
    /// The number of its last line.
    var number: Int
    /// What was said above it; what one of its lines says does not hold for the next.
    var context: StatementContext
    /// Whether a day or an hour stands below its last line, or in it; until then the line is a title.
    var hasContent = false
    /// Whether such a day stands in a line without a mark: the next line with the mark heads others.
    var headsLines = false

    /// Whether a line with a mark is the next one.
    func goesOn(with mark: LineMark) -> Bool {
      style == mark.style && (mark.number == 0 || mark.number == number + 1)
    }
  }

  /// Ends what the sections above said, and begins the one of a sentence that begins a line or a row.
  mutating func beginSection(_ sentence: Sentence, _ context: inout StatementContext) {
    if let mark = mark(of: sentence) {
      enterLine(mark, of: sentence, &context)
    } else if sections.levels.contains(where: { $0.hasContent }),
      context.audience.kind == .branches,
      sentence.clauses.count == 1, sentence.clauses[0].hasOnlyUnknownWords, sentence.endsLine
    {
      // 천문대⏎· 휴관일: …, behind the list of 시립미술관
      context.speak(of: Audience(kind: .branches, names: [sentence.clauses[0].cells]))
      sections.levels = []
    }
  }

  /// Notes whether days or hours stand in a sentence: it is no title of the lists in which it stands.
  mutating func noteContent(_ sentence: Sentence) {
    guard !sections.levels.isEmpty, sentence.clauses.contains(where: { $0.hasContent }) else {
      return
    }
    for place in sections.levels.indices { sections.levels[place].hasContent = true }
    let last = sections.levels.count - 1
    if sentence.beginsLine, !sections.levels[last].headsLines, mark(of: sentence) == nil {
      sections.levels[last].headsLines = true
    }
  }

  /// Goes on with the list of a mark, or begins one within the lists above.
  private mutating func enterLine(
    _ mark: LineMark, of sentence: Sentence, _ context: inout StatementContext
  ) {
    if mark.number == 1,
      let place = sections.levels.lastIndex(where: { $0.style == mark.style })
    {
      // Another list with numbers of the same kind.
      if sections.levels[place].hasContent { context.leave(for: sections.levels[place].context) }
      sections.levels.removeSubrange(place...)
    }
    if let place = sections.levels.lastIndex(where: { $0.goesOn(with: mark) }) {
      sections.levels.removeSubrange((place + 1)...)
      let level = sections.levels[place]
      if !level.hasContent {
        // ■ 12월 휴점 안내⏎■ 강남점 13일
        sections.levels[place].context = context
        sections.levels[place].context.section = level.context.section
        context.section = level.context.section
      } else if level.headsLines, sentence.clauses.first?.onlySubject?.kind == .branch {
        // 2/17 휴점 점포⏎→ 강서점⏎설 당일 영업 점포⏎→ 송파점: below the line without the mark
        sections.levels[place].context = context
      } else if level.headsLines || !goesOn(sentence, context) {
        let closed = context.act == .closes
        context.leave(for: level.context)
        if closed, context.act == nil { sections.isOfOther = true }
      }
      sections.levels[place].number = mark.number
      (sections.levels[place].hasContent, sections.levels[place].headsLines) = (false, false)
    } else {
      guard mark.number <= 1, sections.levels.count < 8 else { return }
      sections.levels.append(Level(style: mark.style, number: mark.number, context: context))
    }
    if let section = section(of: sentence, mark.style) { context.section = section }
  }

  /// · 휴무일: 12월 13일⏎· 12월 27일: whether a line begins with days, which may be of the heading above.
  private func goesOn(_ sentence: Sentence, _ context: StatementContext) -> Bool {
    // · 12월 9일 휴무 매장⏎· 가람점⏎· 나루점
    if context.act == .roster, sentence.clauses.first?.onlySubject?.kind == .branch { return true }
    guard let first = sentence.clauses.first, first.hasDays, !first.isLabel else { return false }
    return context.act == .closes && !ClauseParts(first).onlyMonths
  }

  /// Whom the lines below a heading are about, if it is a name and nothing else.
  private func section(of sentence: Sentence, _ style: LineMark.Style) -> Section? {
    guard sections.marks.contains(style) else { return nil }
    let isOfNames = sections.marksOfNames.contains(style)
    if isOfNames, let named = namedSection(sentence) { return named }
    if !isOfNames, !style.isSign { return nil }
    return nameOfSection(sentence).map { Section(unknown: $0) }
  }

  /// The house, the brand or the part of a store that a line names, and nothing else.
  func namedSection(_ sentence: Sentence) -> Section? {
    guard sentence.endsLine, sentence.clauses.count == 1,
      let subject = sentence.clauses[0].namedSubject
    else { return nil }
    switch subject.kind {
    case .store:
      if subject.qualifier != nil || sentence.clauses[0].adjuncts.count > 1 {
        // ◆ Library corner 작은도서관
        return Section(unknown: sentence.clauses[0].cells)
      }
      guard let place = subject.place, text.isNameOfPlace(place) else { return nil }
      return Section(audience: Audience(kind: .branches, names: [place]))
    case .brand:
      return subject.brand.map { Section(audience: Audience(kind: .branches, names: [$0])) }
    case .facility: return Section(audience: Audience(kind: .facility, names: subject.names))
    case .branch:
      return Section(
        audience: Audience(kind: .branches, names: subject.names, brand: subject.brand))
    default: return nil
    }
  }

  /// The first word of a heading of which no word is in a list, and which does not say what the text is.
  func nameOfSection(_ sentence: Sentence) -> Range<Int>? {
    guard sentence.endsLine, 1...3 ~= sentence.clauses.count,
      sentence.clauses.allSatisfy({ clause in
        (clause.predicate == nil || clause.predicate?.act == .other)
          && clause.hasOnlyUnknownWords && !headsText(clause)
      }), !endsInPlan(sentence)
    else { return nil }
    return sentence.clauses[0].adjuncts[0].nameCells
  }

  /// 단계별 일정: whether the last word of a heading, which says nothing by itself, is one for a plan.
  private func endsInPlan(_ sentence: Sentence) -> Bool {
    let end = sentence.clauses[sentence.clauses.count - 1].cells.upperBound
    return ["일정", "안내", "공지", "계획"].contains { text.has($0, at: end + 1) }
  }

  /// 12월 행사 및 휴원 안내: whether the days below a heading may be those of something else.
  func headsOthersToo(_ sentence: Sentence) -> Bool {
    guard sentence.endsLine, sentence.clauses.count == 2,
      sentence.clauses.allSatisfy({ !$0.hasDays || ClauseParts($0).onlyMonths }),
      let first = sentence.clauses[0].predicate, let second = sentence.clauses[1].predicate,
      first.act == .other || second.act == .other
    else { return false }
    let end = max(first.cells.upperBound, sentence.clauses[1].cells.lowerBound)
    return (first.cells.upperBound..<end).contains {
      switch text.scalar($0) {
      case "및", "·", "/", ",", "&": true
      default: false
      }
    }
  }

  /// 소매동 / 12.15: the name before the slash of a row.
  func nameOfRow(_ clause: Clause) -> Range<Int>? {
    guard beginsLine, clause.hasOnlyUnknownWords, clause.predicate == nil else { return nil }
    let end = clause.cells.upperBound
    return (end...end + 1).contains { text.scalar($0) == "/" } ? clause.adjuncts[0].nameCells : nil
  }
}

extension Clause {
  /// Whom it names, if it says nothing else; words that are in no list may stand before.
  fileprivate var namedSubject: Subject? {
    if let part { return part }
    guard predicate == nil, let last = adjuncts.last, case .subject(let subject) = last.kind,
      adjuncts.dropLast().allSatisfy({ $0.isUnread(.unknownWord) || $0.namesStore })
    else { return nil }
    return subject
  }

  /// 고객센터 이용 안내: the part of the house that it names before words that are in no list.
  var part: Subject? {
    guard predicate == nil, case .subject(let part)? = adjuncts.first?.kind,
      part.kind == .facility,
      adjuncts.dropFirst().allSatisfy({ $0.isUnread(.unknownWord) || $0.namesFacility })
    else { return nil }
    return part
  }

  /// Whether it has days other than the months of a heading, or hours.
  var hasContent: Bool {
    adjuncts.indices.contains { place in
      switch adjuncts[place].kind {
      case .days(let days): !days.allSatisfy { $0.isMonths }
      case .hours: true
      default: false
      }
    }
  }
}

extension Adjunct {
  /// 내과 1진료실: whether it is a part of the house.
  fileprivate var namesFacility: Bool {
    if case .subject(let subject) = kind { subject.kind == .facility } else { false }
  }
}
