import KoreanCalendar
import KoreanText

extension Reading {
  /// Doubts what a text says under a date of writing when it has a later one, as a page of several notices does.
  mutating func doubtOlderNotices() {
    guard written.count > 1, let newest = written.map({ $0.date }).max() else { return }
    func owner(_ statement: Statement) -> CivilDate? {
      written.last { $0.start < statement.cells.lowerBound }?.date
    }
    guard statements.list.contains(where: { owner($0) == newest }) else { return }
    for index in statements.list.indices {
      if let date = owner(statements.list[index]), date < newest {
        statements.list[index].doubt = statements.list[index].doubt ?? .former
      }
    }
  }
}

extension [KoreanToken] {
  /// 내년 3월, 내년 3/1, with the year in place of the word.
  ///
  /// Only months need it: of the years that a month without one may be in, the nearest would be taken. 올해 needs it
  /// beside another year, whose month would take it along.
  ///
  /// - Parameter year: the year of the text.
  func namingYears(from year: Int, in text: NormalizedText) -> [KoreanToken] {
    guard contains(where: { $0.kind == .word && text.yearsAhead($0.cells) != nil }) else {
      return self
    }
    var named: [KoreanToken] = []
    for (place, token) in enumerated() {
      // 내년 6/16, 올해 6/17
      let isPresent = token.kind == .coming && text.isWord("올해", token.cells)
      guard token.kind == .word || isPresent, place + 2 < count, self[place + 1].kind.isNumber,
        self[place + 2].kind == .unit(.month) || self[place + 2].kind == .link(.slash),
        let offset = isPresent ? 0 : text.yearsAhead(token.cells)
      else {
        if !named.isEmpty { named.append(token) }
        continue
      }
      if named.isEmpty { named = Array(prefix(place)) }
      let last = token.cells.upperBound - 1
      named.append(
        KoreanToken(
          kind: .number(Int32(year + offset), digits: 4), isGlued: token.isGlued,
          cells: token.cells.lowerBound..<last))
      named.append(
        KoreanToken(kind: .unit(.year), isGlued: true, cells: last..<token.cells.upperBound))
    }
    return named.isEmpty ? self : named
  }
}
