// Tables as they are copied from pages and sheets, with tabs between their cells.
extension String {
  /// The text with a bar for each tab in such tables, at the same places in UTF-8.
  ///
  /// A line is a row where the line before or behind it has as many tabs; those at its ends are of no cell if
  /// that line has none there.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var withBarsForTabs: String {
    let (tab, lineEnd, bar) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "|"))
    guard utf8.contains(tab) else { return self }
    var bytes = Array(utf8)
    let lines = bytes.split(separator: lineEnd, omittingEmptySubsequences: false).map { line in
      let first = line.firstIndex { $0 != tab } ?? line.endIndex
      let end = line.lastIndex { $0 != tab }.map { $0 + 1 } ?? first
      return (
        all: line.indices.filter { line[$0] == tab },
        inner: (first..<end).filter { line[$0] == tab }
      )
    }
    for (place, tabs) in lines.enumerated() where !tabs.inner.isEmpty {
      let others = [place - 1, place + 1].filter { lines.indices.contains($0) }.map { lines[$0] }
      let bars =
        others.contains { $0.all.count == tabs.all.count && !$0.inner.isEmpty }
        ? tabs.all : others.contains { $0.inner.count == tabs.inner.count } ? tabs.inner : []
      for tab in bars { bytes[tab] = bar }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
