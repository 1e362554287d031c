import KoreanText

// The marks that lines begin with, such as ■, a bracket and the number 가).
extension StatementReader {
  /// Finds the marks that begin more than one line.
  mutating func findMarks(_ sentences: [Sentence]) {
    guard sentences.count > 2 else { return }
    var (seen, names) = (Set<LineMark.Style>(), Set<LineMark.Style>())
    for sentence in sentences {
      guard let style = mark(of: sentence)?.style else { continue }
      if !seen.insert(style).inserted { sections.marks.insert(style) }
      if namedSection(sentence) != nil || nameOfSection(sentence) != nil,
        !names.insert(style).inserted
      {
        sections.marksOfNames.insert(style)
      }
    }
  }

  /// How the line of a sentence is marked, such as by ■, by a bracket or by the number 가).
  func mark(of sentence: Sentence) -> LineMark? {
    if let sign = firstSign(of: sentence) {
      switch sign {
      case "[", "<", "{": return LineMark(style: .bracket(sign))
      default:
        guard EnclosedNumbers.value(of: sign) == nil else { break }
        return LineMark(style: .sign(sign))
      }
    }
    return sentence.beginsLine ? itemNumber(of: sentence) : nil
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

  /// Whether a ring at the end of a line says that the day of the line is open: 12/13 ✕⏎12/20 ○.
  var hasRings: Bool {
    text.cells.indices.contains { place in
      switch text.scalar(place) {
      case "○", "◯", "⭕": text.scalar(place + 1) == "\n" || text.scalar(place + 1) == "\0"
      default: false
      }
    }
  }

  /// The number of a line, such as 2), ② or 나).
  private func itemNumber(of sentence: Sentence) -> LineMark? {
    guard let cell = lineStart(of: sentence) else { return nil }
    let sign = text.scalar(cell)
    if let number = EnclosedNumbers.value(of: sign) {
      return LineMark(style: .enclosed, number: number)
    }
    let letter = EnclosedNumbers.place(ofItemLetter: sign)
    var (number, end) = (letter ?? 0, letter == nil ? cell : cell + 1)
    if letter == nil {
      while end < cell + 2, text.scalar(end).isPlainDigit {
        number = number * 10 + Int(text.scalar(end).value - 48)
        end += 1
      }
    }
    let mark = text.scalar(end)
    guard end > cell, mark == "." || mark == ")" else { return nil }
    // 2. 7.(일) is a date, and 2. 7월 8일 is not.
    var next = end + 1
    while text.scalar(next) == " " { next += 1 }
    let digits = next
    while text.scalar(next).isPlainDigit, next < digits + 4 { next += 1 }
    let isDate = next > digits && (text.scalar(next) == "." || text.scalar(next) == "/")
    guard !isDate else { return nil }
    return LineMark(style: letter == nil ? .digits(mark) : .letters(mark), number: number)
  }
}
