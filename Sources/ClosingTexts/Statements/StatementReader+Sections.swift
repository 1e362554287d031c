import KoreanText

// Sections of a long notice: what a heading with a sign, or a row of a table, says of its own lines.
extension StatementReader {
  /// What is known of the section that is read.
  struct Sections {
    /// The signs that begin more than one line, and those before the names of several houses.
    var signs: Set<Unicode.Scalar> = []
    var signsOfHouses: Set<Unicode.Scalar> = []
    /// The sign before the heading of closings, such as ■.
    var headMark: Unicode.Scalar?
    /// Whether that heading is a cell of a row: 휴관 | 12.25.
    var isHeadedByCell = false
    /// Whether the heading of closings is over, and no other has come.
    var isOfOther = false
    /// Whether the line above is a row of a table.
    var followsRow = false
    /// The number of that heading, as in 1) 휴관일.
    var headNumber: Int?
    /// The sign of the heading of something that is in no list, and its name: ☞ 자재센터.
    var mark: Unicode.Scalar?
    var name: Range<Int>?
    /// Whether it is one of several houses: ▣ 남부시장.
    var isHouse = false
    /// Whether the table has a column of what was and one of what is: 정정 전 | 정정 후.
    var hasFormerColumn = false
  }

  /// Ends what a heading said above, and takes a new one, where a sentence begins a line or a row.
  mutating func beginSection(_ sentence: Sentence, _ context: inout StatementContext) {
    if context.act == .closes,
      sections.isHeadedByCell || sections.headMark != nil && startsSection(sentence)
    {
      endHeading(&context)
    }
    if context.act == .closes, !context.headsLines || sections.followsRow, sentence.endsCell,
      sentence.clauses.allSatisfy({ $0.hasOnlyUnknownWords })
    {
      // 정기휴관일: 매주 월요일⏎행사 | 12.30.(수): the cell says what the day is of.
      endHeading(&context)
    }
    if context.act == .closes, let head = sections.headNumber,
      itemNumber(of: sentence) == head + 1
    {
      // 1. 휴관일⏎매월 둘째 월요일⏎2. 4월 17일(월) : 3층 청소
      endHeading(&context)
    }
    sections.isHeadedByCell = false
    let sign = mark(of: sentence)
    if sign != nil, sign == sections.mark { (sections.mark, sections.name) = (nil, nil) }
    guard let sign, sections.signs.contains(sign) else { return }
    if let house = nameOfHouse(sentence), sections.signsOfHouses.contains(sign) {
      (sections.mark, sections.name, sections.isHouse) = (sign, house, true)
    } else if let name = nameOfSection(sentence) {
      (sections.mark, sections.name, sections.isHouse) = (sign, name, false)
    }
  }

  private mutating func endHeading(_ context: inout StatementContext) {
    (context.act, context.headsPeriod, sections.isOfOther) = (nil, false, true)
  }

  /// ■ 휴무⏎12/6⏎■ 포인트 두 배⏎매주 화요일: whether a line with the sign of a heading is the next one.
  private func startsSection(_ sentence: Sentence) -> Bool {
    guard let first = sentence.clauses.first, !first.hasDays, first.predicate == nil else {
      return false
    }
    // ★ 휴점 : 25일⏎★ 선물 특설매장 : 7일 ~ 24일
    let isOther =
      sentence.clauses.dropFirst().allSatisfy { !$0.hasDays && $0.predicate == nil }
      || first.isLabel && first.adjuncts.contains { $0.isUnknownWord }
    guard isOther, let sign = firstSign(of: sentence), sign == sections.headMark else {
      return false
    }
    // [휴무안내]⏎12월 13일⏎[이벤트]⏎12월 24일, and not [휴무일]⏎[강남점]⏎12월 13일
    return !Self.isBracket(sign)
      || first.adjuncts.allSatisfy { $0.isUnread || $0.isUnknownSubject }
  }

  /// The first word of a heading of which no word is in a list, and which does not say what the text is.
  private func nameOfSection(_ sentence: Sentence) -> Range<Int>? {
    guard sentence.endsLine, sentence.clauses.count == 1, let clause = sentence.clauses.first,
      clause.predicate == nil || clause.predicate?.act == .other, !clause.adjuncts.isEmpty,
      clause.hasOnlyUnknownWords, !headsText(clause)
    else { return nil }
    return clause.adjuncts[0].nameCells
  }

  /// The house that a line names and nothing else.
  private func nameOfHouse(_ sentence: Sentence) -> Range<Int>? {
    guard sentence.endsLine, sentence.clauses.count == 1,
      let subject = sentence.clauses[0].onlySubject, subject.kind == .store,
      let place = subject.place, text.isNameOfPlace(place)
    else { return nil }
    return place
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

  /// Finds the signs that begin more than one line.
  mutating func findSigns(_ sentences: [Sentence]) {
    guard sentences.count > 2 else { return }
    var (seen, houses) = (Set<Unicode.Scalar>(), Set<Unicode.Scalar>())
    for (index, sentence) in sentences.enumerated()
    where index == 0 || !sentences[index - 1].endsCell {
      guard let sign = mark(of: sentence) else { continue }
      if !seen.insert(sign).inserted { sections.signs.insert(sign) }
      if nameOfHouse(sentence) != nil, !houses.insert(sign).inserted {
        sections.signsOfHouses.insert(sign)
      }
    }
  }

  /// The sign that begins the line of a sentence, if it is no letter, no digit and no bracket.
  func mark(of sentence: Sentence) -> Unicode.Scalar? {
    firstSign(of: sentence).flatMap { Self.isBracket($0) ? nil : $0 }
  }

  private static func isBracket(_ sign: Unicode.Scalar) -> Bool {
    sign == "[" || sign == "<" || sign == "{"
  }

  /// The sign that begins the line of a sentence, which may also open a bracket.
  func firstSign(of sentence: Sentence) -> Unicode.Scalar? {
    guard sentence.beginsLine, let cell = lineStart(of: sentence) else { return nil }
    let sign = text.scalar(cell)
    // ○○시장
    if text.scalar(cell + 1) == sign { return nil }
    switch sign {
    case "(", "\"", "'", "\0": return nil
    default: return sign.isHangulSyllable || sign.isPlainDigit || sign.isLatinLetter ? nil : sign
    }
  }

  /// The first cell that is no space on the line of a sentence, at most 16 before its first word.
  ///
  /// A sign and what is no word stand right before the first clause.
  private func lineStart(of sentence: Sentence) -> Int? {
    guard let first = sentence.clauses.first?.cells.lowerBound else { return nil }
    var cell = first
    while cell > max(0, first - 16), text.scalar(cell - 1) != "\n" { cell -= 1 }
    while text.scalar(cell) == " " { cell += 1 }
    return cell
  }

  /// 소매동 / 12.15: the name before the slash of a row.
  func nameOfRow(_ clause: Clause) -> Range<Int>? {
    guard beginsLine, clause.hasOnlyUnknownWords, clause.predicate == nil else { return nil }
    let end = clause.cells.upperBound
    return (end...end + 1).contains { text.scalar($0) == "/" } ? clause.adjuncts[0].nameCells : nil
  }

  /// Whether a ring at the end of a line says that the day of the line is open: 12/13 ✕⏎12/20 ○.
  var hasRings: Bool {
    text.cells.indices.contains { place in
      switch text.scalar(place) {
      case "○", "◯", "⭕": text.scalar(place + 1) == "\n" || text.scalar(place + 1) == "\0"
      default: false
      }
    }
  }

  /// The number of a line, such as 2), ② or 나), with a hundred for each way of numbering.
  func itemNumber(of sentence: Sentence) -> Int? {
    guard let cell = lineStart(of: sentence) else { return nil }
    let sign = text.scalar(cell)
    if let number = EnclosedNumbers.value(of: sign) { return 200 + number }
    var (number, end) = (0, cell)
    if let letter = EnclosedNumbers.place(ofItemLetter: sign) {
      (number, end) = (100 + letter, cell + 1)
    } else {
      while end < cell + 2, text.scalar(end).isPlainDigit {
        number = number * 10 + Int(text.scalar(end).value - 48)
        end += 1
      }
    }
    guard end > cell, text.scalar(end) == "." || text.scalar(end) == ")" else { return nil }
    // 2. 7.(일) is a date, and 2. 7월 8일 is not.
    var next = end + 1
    while text.scalar(next) == " " { next += 1 }
    let digits = next
    while text.scalar(next).isPlainDigit, next < digits + 4 { next += 1 }
    let isDate = next > digits && (text.scalar(next) == "." || text.scalar(next) == "/")
    return isDate ? nil : number + (text.scalar(end) == ")" ? 300 : 0)
  }

  /// 8일, 26일 | 울산 |: a cell of unknown words beside days names those who close.
  mutating func takeNames(_ cell: Sentence, _ context: StatementContext) {
    let adjuncts = cell.clauses.flatMap { $0.adjuncts }
    if cell.clauses.contains(where: { $0.hasSome }) {
      // 12일, 26일 | 대부분 점포 |
      for index in context.sentenceStart..<result.list.endIndex { doubt(index, .softStatement) }
    }
    guard !adjuncts.isEmpty, adjuncts.allSatisfy({ $0.isUnknownWord }),
      cell.clauses.allSatisfy({ $0.predicate == nil })
    else { return }
    for index in context.sentenceStart..<result.list.endIndex
    where result.list[index].audience == .store {
      result.list[index].audience = Audience(kind: .branches, names: adjuncts.map { $0.cells })
    }
  }

  /// Doubts what the cells of a row say, where they do not agree or one of them is what was.
  mutating func doubtRow(_ line: LineStart) {
    sections.followsRow = line.isRow
    if line.namesFormer { sections.hasFormerColumn = true }
    guard line.isRow else {
      sections.hasFormerColumn = false
      return
    }
    let isDivided = line.closes && line.opens
    guard isDivided || sections.hasFormerColumn else { return }
    for index in min(line.statement, result.list.endIndex)..<result.list.endIndex {
      doubt(index, isDivided ? .facilityOnly : .ruleChange)
    }
  }
}

extension StatementReader.LineStart {
  /// Notes what a cell of the line is: 휴무, 영업 or 정정 전.
  mutating func takeCell(_ sentence: Sentence, behind cell: Bool) {
    guard sentence.endsCell || cell else { return }
    isRow = true
    for clause in sentence.clauses where !clause.hasDays {
      namesFormer = namesFormer || clause.adjuncts.contains { $0.kind == .former }
      guard clause.isBare else { continue }
      closes = closes || clause.predicate?.act == .closes
      opens = opens || clause.predicate?.act == .opens
    }
  }
}

extension Clause {
  /// Whether none of its words is in a list.
  var hasOnlyUnknownWords: Bool {
    !adjuncts.isEmpty && adjuncts.allSatisfy { $0.isUnread(.unknownWord) || $0.isUnknownSubject }
  }
}
