import KoreanText

// The heads of tables of verdicts: 점포 | 12/13 | 12/27⏎하남점 | 휴무 | 영업.
extension [KoreanToken] {
  /// Ends each cell of such a head, so that no list of days or names goes on over its bars; and makes bars of the
  /// commas in such tables.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  func endingHeadCells() -> [KoreanToken] {
    // A table has lines.
    guard contains(where: { $0.endsLine }) else { return self }
    var marks: [Int: Bool] = [:]
    var emptyCells: Set<Int> = []
    if contains(where: { $0.isVerdict }) {
      for mark in [Kind.link(.bar), .link(.comma)] {
        markHeads(by: mark, in: &marks, &emptyCells)
      }
    }
    if contains(where: { $0.kind == .former }) { markChanges(in: &marks, &emptyCells) }
    markColumns(in: &marks)
    findDashes(&emptyCells)
    if marks.isEmpty, emptyCells.isEmpty { return self }
    var tokens: Self = []
    tokens.reserveCapacity(count + marks.count)
    for place in indices {
      if emptyCells.contains(place) {
        // |  |: a cell that says nothing
        tokens.append(KoreanToken(kind: .word, isGlued: false, cells: self[place].cells))
      }
      if let isHead = marks[place] {
        let cells = self[place].cells
        if isHead { tokens.append(KoreanToken(kind: .stop, isGlued: true, cells: cells)) }
        tokens.append(KoreanToken(kind: .link(.bar), isGlued: self[place].isGlued, cells: cells))
      } else {
        tokens.append(self[place])
      }
    }
    if emptyCells.contains(endIndex), let last {
      tokens.append(KoreanToken(kind: .word, isGlued: false, cells: last.cells))
    }
    return tokens
  }

  private typealias Kind = KoreanToken.Kind

  /// 구분 | 변경 전 | 변경 후: ends each cell of such tables.
  private func markChanges(in marks: inout [Int: Bool], _ emptyCells: inout Set<Int>) {
    var width = 0
    for line in split(whereSeparator: { $0.endsLine }) {
      let cells = line.cells(by: .link(.bar))
      if cells.isEmpty { continue }
      let (former, changed) = (
        cells.firstIndex { self[$0].isOnly(.former) }, cells.firstIndex { self[$0].isOnly(.change) }
      )
      // 변경 전 | 둘째 일요일⏎변경 후 | 둘째 수요일
      let headsRow = cells.count == 2 && (former == 0 || changed == 0)
      if former != nil && changed != nil || headsRow {
        width = cells.count
      } else if cells.count != width {
        width = 0
        continue
      }
      for cell in cells where cell.upperBound < line.endIndex { marks[cell.upperBound] = true }
      for cell in cells where self[cell].allSatisfy({ $0.kind == .dash }) {
        emptyCells.insert(cell.upperBound)
      }
    }
  }

  /// 양재점 | 휴무 | -: finds the cells of rows that have a dash, which are cells of their columns all the same.
  private func findDashes(_ emptyCells: inout Set<Int>) {
    guard contains(where: { $0.kind == .dash }) else { return }
    var above = 0
    for line in split(whereSeparator: { $0.endsLine }) {
      let cells = line.cells(by: .link(.bar))
      if cells.isEmpty { continue }
      if cells.count > 2, cells.count == above {
        for cell in cells where !cell.isEmpty && self[cell].allSatisfy({ $0.kind == .dash }) {
          emptyCells.insert(cell.upperBound)
        }
      }
      above = cells.count
    }
  }

  /// 이마트 | 홈플러스⏎13일, 27일 | 9일, 23일: ends each cell of names above days, and of these.
  private func markColumns(in marks: inout [Int: Bool]) {
    var above: [Range<Int>] = []
    for line in split(whereSeparator: { $0.endsLine }) {
      let cells = line.cells(by: .link(.bar))
      if cells.isEmpty { continue }
      // 날짜 says nothing, but it is a cell.
      if cells.count > 1, cells.count == above.count,
        above.dropFirst().allSatisfy({ self[$0].areNames })
          // 점포 | 휴업일 | 재오픈
          || above.contains(where: { self[$0].has(isClosed: true) })
            && above.contains(where: { self[$0].has(isClosed: false) }),
        cells.dropFirst().allSatisfy({ self[$0].areDays || self[$0].isMark })
      {
        for cell in above + cells
        where indices.contains(cell.upperBound) && self[cell.upperBound].kind == .link(.bar) {
          marks[cell.upperBound] = true
        }
        // The next row may have the same head.
        continue
      }
      above = cells
    }
  }

  /// Finds the marks between the cells of tables, and whether they stand in the head.
  private func markHeads(
    by mark: Kind, in marks: inout [Int: Bool], _ emptyCells: inout Set<Int>
  ) {
    var head: (cells: [Range<Int>], isTable: Bool)?
    for line in split(whereSeparator: { $0.endsLine }) {
      let cells = line.cells(by: mark)
      if cells.isEmpty { continue }
      let verdicts = cells.count { self[$0].isVerdict }
      guard verdicts > 0 else {
        head = cells.count > 2 ? (cells, false) : nil
        continue
      }
      // One verdict in a list with commas is no row of a table.
      guard let above = head, above.cells.count == cells.count, !self[cells[0]].isVerdict,
        verdicts > 1 || mark == .link(.bar)
      else {
        head = nil
        continue
      }
      if !above.isTable { for cell in above.cells.dropLast() { marks[cell.upperBound] = true } }
      for cell in cells.dropLast() { marks[cell.upperBound] = false }
      for cell in cells where cell.isEmpty { emptyCells.insert(cell.upperBound) }
      head = (above.cells, true)
    }
  }
}

extension ArraySlice<KoreanToken> {
  /// The places of the cells of a line; none where it has no mark, or nothing else, as |---|---|.
  fileprivate func cells(by mark: KoreanToken.Kind) -> [Range<Int>] {
    let bounds = indices.filter { self[$0].kind == mark }
    guard !bounds.isEmpty, contains(where: { $0.kind != mark && $0.kind != .dash }) else {
      return []
    }
    var cells: [Range<Int>] = []
    var start = startIndex
    for bound in bounds + [endIndex] {
      // The marks at the ends of a row are of no cell.
      if bound > start || start > startIndex && bound < endIndex { cells.append(start..<bound) }
      start = bound + 1
    }
    return cells
  }

  /// Whether it is of one kind, fillers and a bracket behind them aside.
  fileprivate func isOnly(_ kind: KoreanToken.Kind) -> Bool {
    let words = prefix { if case .open = $0.kind { false } else { true } }
    return words.contains { $0.kind == kind }
      && words.allSatisfy { $0.kind == kind || $0.kind == .filler }
  }

  /// Whether it names branches, brands or parts of a store, and says nothing else.
  fileprivate var areNames: Bool {
    contains { $0.isName }
      && allSatisfy { token in
        switch token.kind {
        case .word, .filler, .region, .link(.comma), .link(.dot): true
        default: token.isName
        }
      }
  }

  /// Whether it says that something closes, or opens.
  fileprivate func has(isClosed: Bool) -> Bool {
    contains {
      if case .verdict(let verdict) = $0.kind { verdict.isClosed == isClosed } else { false }
    }
  }

  /// O, X: whether it is one sign or letter.
  fileprivate var isMark: Bool {
    guard count == 1, let token = first, token.cells.count == 1 else { return false }
    return token.kind == .word || token.kind == .negation
  }

  /// Whether it begins with a day and says nothing of what happens on it.
  fileprivate var areDays: Bool {
    switch first?.kind {
    case .number?, .weekdays?, .ordinal?, .cycle?, .festival?: !contains { $0.isVerdict }
    // 없음
    default: count == 1 && first?.kind == .negation
    }
  }

  /// Whether it says that something opens or closes, and nothing else.
  fileprivate var isVerdict: Bool {
    contains { $0.isVerdict } && allSatisfy { $0.isVerdict || $0.kind == .filler }
  }
}

extension KoreanToken {
  fileprivate var isVerdict: Bool { if case .verdict = kind { true } else { false } }
  fileprivate var isName: Bool {
    switch kind {
    case .branch, .place(.brand), .place(.facility): true
    default: false
    }
  }
  fileprivate var endsLine: Bool { if case .lineEnd = kind { true } else { false } }
}
