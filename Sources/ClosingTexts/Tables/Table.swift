import KoreanText

/// Lines that follow each other and have as many cells each: what a bar, or a tab of a table, divides.
struct Table {
  /// A cell, with the place of all that stands between its bars.
  struct Cell {
    let tokens: ArraySlice<KoreanToken>
    let place: Range<Int>
  }

  /// The cells of its rows; the bars at both ends of a row are of none.
  let rows: [[Cell]]
  /// The places of its tokens.
  let places: Range<Int>
}

extension [KoreanToken] {
  /// The tables of a text, in order.
  ///
  /// Rules such as |---|---| and empty lines stand within.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  func tables(through textEnd: Int) -> [Table] {
    let lines = split { $0.kind == .lineEnd }
    let hasBars = lines.contains { line in
      line.contains { $0.kind == .link(.bar) }
        && !TableRow(line, through: textEnd, by: .link(.bar)).saysWhoWroteIt
    }
    let hasCommas = !hasBars && contains { $0.isVerdict } && count { $0.kind == .link(.comma) } > 3
    guard hasBars || hasCommas else { return [] }
    var tables: [Table] = []
    var rows: [TableRow] = []
    func close() {
      let isTable = hasBars ? !rows.isEmpty : rows.count > 1 && rows.areSheet
      if isTable, let start = rows.first?.places.lowerBound, let end = rows.last?.places.upperBound
      {
        tables.append(Table(rows: rows.map { $0.cells }, places: start..<end))
      }
      rows = []
    }
    var begun: Int?
    for var line in lines {
      // 12/13,⏎12/27 | 하남점: a list that goes on in a cell of the next line
      line = self[(begun ?? line.startIndex)..<line.endIndex]
      begun = nil
      if hasBars, line.last?.kind == .link(.comma),
        !line.contains(where: { $0.kind == .link(.bar) })
      {
        begun = line.startIndex
        continue
      }
      if line.allSatisfy({ $0.kind == .link(.bar) || $0.kind == .dash || $0.kind == .colon }) {
        continue
      }
      let end = line.endIndex < endIndex ? self[line.endIndex].cells.lowerBound : textEnd
      var row = TableRow(line, through: end, by: hasBars ? .link(.bar) : .link(.comma))
      if var last = rows.last, last.cells.count != row.cells.count {
        if row.isPadded(to: last.cells.count) {
          row.pad()
        } else if rows.count == 1, last.isPadded(to: row.cells.count) {
          last.pad()
          rows = [last]
        } else {
          close()
        }
      }
      // 관리자 | 2026.11.09 13:20, right above or below a table: who wrote it, and when
      let isRow = 2...TableName.most * 2 ~= row.cells.count && !row.saysWhoWroteIt
      if isRow { rows.append(row) } else { close() }
    }
    close()
    return tables
  }
}

/// A line and what its marks divide, but for the empty ends.
private struct TableRow {
  var cells: [Table.Cell] = []
  let places: Range<Int>
  /// The empty ends, which are cells where other rows have some there.
  private var (first, last): (Table.Cell?, Table.Cell?)
  /// Whether no space stands behind the marks.
  let isOfSheet: Bool

  init(_ line: ArraySlice<KoreanToken>, through lineEnd: Int, by mark: KoreanToken.Kind) {
    places = line.indices
    var (start, begin) = (line.startIndex, line[line.startIndex].cells.lowerBound)
    isOfSheet = line.indices.dropLast().allSatisfy { line[$0].kind != mark || line[$0 + 1].isGlued }
    for end in line.startIndex...line.endIndex where end == line.endIndex || line[end].kind == mark
    {
      let close = end == line.endIndex ? lineEnd : line[end].cells.lowerBound
      let cell = Table.Cell(tokens: line[start..<end], place: begin..<max(begin, close))
      if cell.place.isEmpty, start == line.startIndex {
        first = cell
      } else if cell.place.isEmpty, end == line.endIndex {
        last = cell
      } else {
        cells.append(cell)
      }
      if end < line.endIndex { (start, begin) = (end + 1, line[end].cells.upperBound) }
    }
  }

  /// 점포,휴무일,비고: whether it has a word for closings and no day.
  var headsSheet: Bool {
    cells.contains { $0.tokens.contains { $0.isVerdict } }
      && cells.allSatisfy { if case .number? = $0.tokens.first?.kind { false } else { true } }
  }

  /// 동탄점, 휴무, 영업.
  var hasVerdicts: Bool {
    cells.count { $0.tokens.isVerdict } > 1 && cells[0].tokens.isVerdict == false
  }

  /// Whether it has a year, a time and one more cell.
  var saysWhoWroteIt: Bool {
    cells.count == 2
      && cells.contains { cell in
        let kinds = cell.tokens.map { $0.kind }
        return kinds.contains { if case .number(1900...2100, _) = $0 { true } else { false } }
          && kinds.contains { if case .time = $0 { true } else { false } }
      }
  }

  func isPadded(to width: Int) -> Bool {
    cells.count + (first == nil ? 0 : 1) + (last == nil ? 0 : 1) == width
  }

  mutating func pad() {
    if let first { cells.insert(first, at: 0) }
    if let last { cells.append(last) }
    (first, last) = (nil, nil)
  }
}

extension [TableRow] {
  /// Whether commas divide cells, as in the file of a sheet, and not the members of lists.
  fileprivate var areSheet: Bool {
    guard self[0].cells.count > 2 else { return false }
    return dropFirst().allSatisfy { $0.hasVerdicts }
      || count > 2 && self[0].headsSheet && allSatisfy { $0.isOfSheet }
  }
}

extension WrittenText {
  /// The tree of a text, where each row of a table that is understood is a line that says the same.
  ///
  /// - Parameter keepsLists: whether its days are kept for the reader of hours.
  /// - Complexity: O(*n*) in the number of tokens.
  init(_ tokens: [KoreanToken], in text: NormalizedText, keepsLists: Bool) {
    let tables = tokens.tables(through: text.cells.count)
    let legend = tables.isEmpty ? nil : TableLegend(text)
    var read: [(places: Range<Int>, sentences: [Sentence])] = []
    for table in tables {
      guard let legend, let sentences = TableReader(table, in: text, legend)?.sentences else {
        continue
      }
      read.append((table.places, sentences))
    }
    // The reader of hours looks at all days of a text, those of tables too.
    self.init(read.isEmpty || keepsLists ? tokens : [], keepsLists: keepsLists)
    if read.isEmpty { return }
    sentences = []
    var start = 0
    for table in read {
      sentences += WrittenText(Array(tokens[start..<table.places.lowerBound])).sentences
      sentences += table.sentences
      start = table.places.upperBound
    }
    sentences += WrittenText(Array(tokens[start...])).sentences
    isOfWages = tokens.saysWages
  }
}

extension KoreanToken {
  var isVerdict: Bool { if case .verdict = kind { true } else { false } }
}

extension ArraySlice<KoreanToken> {
  var isNumber: Bool {
    guard count == 1, case .number? = first?.kind else { return false }
    return true
  }

  /// 휴무, 영업(12시~): whether it says that something opens or closes, and nothing else before a bracket.
  fileprivate var isVerdict: Bool {
    let words = prefix { if case .open = $0.kind { false } else { true } }
    return words.contains { $0.isVerdict }
      && words.allSatisfy { $0.isVerdict || $0.kind == .filler }
  }
}
