// Tables as they are copied from pages and sheets, with tabs between their cells.
extension String {
  /// The text with a bar for each tab in such tables, at the same places in UTF-8.
  ///
  /// A line is a row where the line before or behind it has as many tabs. Those at its ends are of no cell.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var withBarsForTabs: String {
    let (tab, lineEnd, bar) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "|"))
    guard utf8.contains(tab) else { return self }
    var bytes = Array(utf8)
    let lines = bytes.split(separator: lineEnd, omittingEmptySubsequences: false).map { line in
      let first = line.firstIndex { $0 != tab } ?? line.endIndex
      let end = line.lastIndex { $0 != tab }.map { $0 + 1 } ?? first
      return (first..<end).filter { line[$0] == tab }
    }
    for (place, tabs) in lines.enumerated() where !tabs.isEmpty {
      let isRow =
        place > 0 && lines[place - 1].count == tabs.count
        || place + 1 < lines.count && lines[place + 1].count == tabs.count
      if isRow { for tab in tabs { bytes[tab] = bar } }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
