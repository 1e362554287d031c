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
      return remove(from: comment, with: sign, leaving: nil)
    }
    guard let tag = openTags.last, openTags.count - 1 != comment else { return cells.append(sign) }
    if lastForeignCell <= tag.cell, let name = tagName(at: tag.cell) {
      let isBehindCell = isInRow
      let mark = mark(for: name, isOpening: cells[tag.cell + 1].scalar != "/")
      return remove(
        from: openTags.count - 1, with: sign, leaving: mark, behindCell: isBehindCell)
    }
    quote = tag.quote
    openTags.removeLast()
    cells.append(sign)
  }

  /// What stands in place of a tag: the end of a line where a browser begins one, and bars between the cells of a row,
  /// in which a line ends only with the row.
  private mutating func mark(for tag: HTMLNames.Tag, isOpening: Bool) -> Unicode.Scalar? {
    if tag.isCell {
      if isOpening { isInRow = true }
      return isOpening ? "|" : nil
    }
    if tag.isRow { isInRow = false }
    return tag.breaksLine ? (isInRow ? " " : "\n") : nil
  }

  private func endsComment(_ start: Int) -> Bool {
    let count = cells.count
    return count >= start + 6 && cells[count - 1].scalar == "-" && cells[count - 2].scalar == "-"
  }

  /// Removes a tag with all that is in it.
  private mutating func remove(
    from place: Int, with sign: Cell, leaving mark: Unicode.Scalar?, behindCell: Bool = false
  ) {
    let tag = openTags[place]
    let start = cells[tag.cell].start
    cells.removeLast(cells.count - tag.cell)
    openTags.removeLast(openTags.count - place)
    if let comment, place <= comment { self.comment = nil }
    lastForeignCell = tag.lastForeignCell
    quote = tag.quote
    guard let mark else { return }
    // <td>A</td>⏎<td>B</td>: one row
    let least = openTags.last.map { $0.cell + 1 } ?? 0
    while behindCell, mark == "|", cells.count > least, let last = cells.last,
      last.scalar.isPlainSpace
    {
      cells.removeLast()
    }
    cells.append(Cell(scalar: mark, start: start, end: sign.end))
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
