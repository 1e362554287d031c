import KoreanText

/// What a text says of the signs in its tables: ○ 영업 / × 휴무.
struct TableLegend {
  /// The verdict of each sign; `nil` for one of which the text says two things.
  private var verdicts: [Unicode.Scalar: Predicate?] = [:]

  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: NormalizedText) {
    for cell in text.cells.indices where Self.marks.contains(text.scalar(cell)) {
      let mark = text.scalar(cell)
      // FOX 영업
      if mark.isLatinLetter, cell > 0, text.scalar(cell - 1).isLatinLetter { continue }
      var start = cell + 1
      while start < cell + 6, [" ", ":", "=", "-", "표", "시"].contains(text.scalar(start)) {
        start += 1
      }
      guard let act = Self.act(at: start, of: text) else { continue }
      let verdict = Predicate(act: act, cells: start..<start + 2)
      if let other = verdicts[mark], other?.act != act {
        verdicts[mark] = .some(nil)
      } else {
        verdicts[mark] = verdict
      }
    }
  }

  /// What a sign says of the day of its cell.
  func verdict(of mark: Unicode.Scalar) -> Clause? {
    guard let verdict = verdicts[mark] ?? nil else { return nil }
    var clause = Clause()
    clause.predicate = verdict
    return clause
  }

  private static let marks: Set<Unicode.Scalar> = [
    "○", "◯", "●", "◎", "◉", "×", "✕", "✖", "❌", "⭕", "X", "x", "O", "o", "V", "v",
    "√", "✓", "✔", "△", "★", "☆", "■", "□",
  ]

  private static func act(at cell: Int, of text: NormalizedText) -> Predicate.Act? {
    switch text.scalar(cell) {
    case "휴":
      ["무", "점", "업", "관", "장", "진"].contains(text.scalar(cell + 1)) ? .closes : nil
    case "미": text.has("미운영", at: cell) || text.has("미영업", at: cell) ? .closes : nil
    case "영", "정", "개", "운", "진":
      ["영업", "정상", "개점", "개관", "개장", "운영", "진료"].contains { text.has($0, at: cell) }
        ? .opens : nil
    default: nil
    }
  }

  /// The sign that is all that stands in a cell.
  static func mark(in cell: Range<Int>, of text: NormalizedText) -> Unicode.Scalar? {
    var found: Unicode.Scalar?
    for place in cell where text.scalar(place) != " " {
      guard found == nil else { return nil }
      found = text.scalar(place)
    }
    return found.flatMap { marks.contains($0) ? $0 : nil }
  }
}

extension WrittenText {
  /// (○ 영업 × 휴무)⏎12/20(월) ○⏎12/25(토) ×: gives dates what the sign behind them says.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  mutating func readSigns(in text: NormalizedText) {
    let signs = sentences.map { $0.signOfDates(in: text) }
    guard signs.contains(where: { $0 != nil }) else { return }
    let legend = TableLegend(text)
    for (place, sign) in zip(sentences.indices, signs) {
      guard let sign, let verdict = legend.verdict(of: text.scalar(sign))?.predicate else {
        continue
      }
      let days = sentences[place].clauses[0].adjuncts[0]
      sentences[place].clauses[0].adjuncts = [days]
      sentences[place].clauses[0].predicate = Predicate(act: verdict.act, cells: sign..<sign + 1)
    }
  }
}

extension Sentence {
  /// The cell of the sign that is all that stands behind its dates, up to the end of the line.
  fileprivate func signOfDates(in text: NormalizedText) -> Int? {
    guard clauses.count == 1, clauses[0].predicate == nil, let days = clauses[0].adjuncts.first,
      days.days?.allSatisfy({ $0.isDated }) == true
    else { return nil }
    var sign: Int?
    var cell = days.cells.upperBound
    while cell < text.cells.count, text.scalar(cell) != "\n" {
      if text.scalar(cell) != " " {
        guard sign == nil else { return nil }
        sign = cell
      }
      cell += 1
    }
    return sign.flatMap { TableLegend.mark(in: $0..<$0 + 1, of: text) == nil ? nil : $0 }
  }
}
