// Tags and comments of HTML.
extension Normalizer {
  /// Takes a sign that a tag, a comment or an attribute may be made of.
  mutating func takeMarkup(_ cell: Cell) {
    switch cell.scalar {
    case "<":
      openTags.append(
        OpenTag(cell: cells.count, lastForeignCell: lastForeignCell, quote: quote))
      quote = nil
      cells.append(cell)
    case ">": endTag(cell)
    case "-":
      cells.append(cell)
      if comment == nil, let tag = openTags.last, tag.cell == cells.count - 4, isComment(tag.cell) {
        comment = openTags.count - 1
      }
    default:
      cells.append(cell)
      guard !openTags.isEmpty else { return }
      if quote == nil { quote = cell.scalar } else if quote == cell.scalar { quote = nil }
    }
  }

  private func isComment(_ start: Int) -> Bool {
    cells[start + 1].scalar == "!" && cells[start + 2].scalar == "-"
  }

  private mutating func endTag(_ sign: Cell) {
    if let comment, endsComment(openTags[comment].cell) {
      return remove(from: comment, with: sign, breaksLine: false)
    }
    guard let tag = openTags.last, openTags.count - 1 != comment else { return cells.append(sign) }
    if lastForeignCell <= tag.cell, let name = tagName(at: tag.cell) {
      return remove(from: openTags.count - 1, with: sign, breaksLine: name.breaksLine)
    }
    quote = tag.quote
    openTags.removeLast()
    cells.append(sign)
  }

  private func endsComment(_ start: Int) -> Bool {
    let count = cells.count
    return count >= start + 6 && cells[count - 1].scalar == "-" && cells[count - 2].scalar == "-"
  }

  /// Removes a tag with all that is in it, and ends the line where a browser would.
  private mutating func remove(from place: Int, with sign: Cell, breaksLine: Bool) {
    let tag = openTags[place]
    let start = cells[tag.cell].start
    cells.removeLast(cells.count - tag.cell)
    openTags.removeLast(openTags.count - place)
    if let comment, place <= comment { self.comment = nil }
    lastForeignCell = tag.lastForeignCell
    quote = tag.quote
    if breaksLine { cells.append(Cell(scalar: "\n", start: start, end: sign.end)) }
  }

  /// The HTML tag that begins at a cell, or `nil` when there is none.
  ///
  /// `<휴무>` and `<SALE>` are no tags: they say something to people.
  private func tagName(at start: Int) -> HTMLNames.Tag? {
    var index = start + 1
    guard index < cells.count else { return nil }
    // A declaration or an instruction, <!DOCTYPE html> or <?xml version="1.0"?>.
    if cells[index].scalar == "!" || cells[index].scalar == "?" {
      guard index + 1 < cells.count, cells[index + 1].scalar.isLatinLetter else { return nil }
      return HTMLNames.Tag(name: 0, breaksLine: false)
    }
    if cells[index].scalar == "/" { index += 1 }
    var name: UInt64 = 0
    let first = index
    while index < cells.count, index - first < 8 {
      let scalar = cells[index].scalar
      guard scalar.isLatinLetter || scalar.isPlainDigit || scalar == ":" else { break }
      name = name << 8 | UInt64(scalar.loweredLatin.value)
      index += 1
    }
    if index < cells.count {
      let next = cells[index].scalar
      guard next == "/" || next.isPlainSpace else { return nil }
    }
    return HTMLNames.tags.first { $0.name == name }
  }
}
