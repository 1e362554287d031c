// Tables as they are copied from pages and sheets, with tabs or wide gaps between their cells.
extension String {
  /// The text with a bar in each gap of such tables, at the same places in UTF-8.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var withBarsForGaps: String {
    if utf8.contains(UInt8(ascii: "\t")) { return withBarsForTabs }
    let (space, bar) = (UInt8(ascii: " "), UInt8(ascii: "|"))
    let hasGap = zip(utf8, utf8.dropFirst()).contains { $0 == space && $1 == space }
    return hasGap && !utf8.contains(bar) ? withBarsForSpaces : self
  }

  /// A line is a row where the line before or behind it has as many tabs; those at its ends are of no cell if
  /// that line has none there.
  private var withBarsForTabs: String {
    let (tab, bar) = (UInt8(ascii: "\t"), UInt8(ascii: "|"))
    var bytes = Array(utf8)
    let lines = bytes.lines.map { line in
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

  /// Lines of three cells or more, with two spaces or more between them, are rows below one that begins with a gap.
  private var withBarsForSpaces: String {
    let (space, bar) = (UInt8(ascii: " "), UInt8(ascii: "|"))
    var bytes = Array(utf8)
    let lines = bytes.lines.map { line in
      let starts = line.indices.filter { place in
        line[place] == space && line[place + 1..<line.endIndex].first == space
          && (place == line.startIndex || line[place - 1] != space)
          && line[place...].contains { $0 != space }
      }
      return (gaps: starts, isIndented: starts.first == line.startIndex)
    }
    // The gaps of the head, or of the row above.
    var above: [Int] = []
    for line in lines {
      if !line.isIndented, line.gaps.count > 1, line.gaps.count == above.count {
        for gap in above + line.gaps { bytes[gap] = bar }
        above = line.gaps
      } else {
        above = line.isIndented ? line.gaps : []
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate var lines: [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
