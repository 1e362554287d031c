import ExampleSupport
import MartHolidayKit

/// A visible list as the lines of a screen: a header is a line, and so is a row.
struct ListLines {
  let shown: ShownRows

  init(_ shown: ShownRows) { self.shown = shown }

  var count: Int { shown.numberOfSections + shown.count }

  /// The line of a header.
  func line(ofHeader section: Int) -> Int {
    section + shown.offset(of: ListPosition(section: section, row: 0))
  }

  /// The line of a row.
  func line(of position: ListPosition) -> Int {
    position.section + 1 + shown.offset(of: position)
  }

  /// The lines of a header and of all its rows.
  func lines(ofSection section: Int) -> Range<Int> {
    let first = line(ofHeader: section)
    return first..<first + 1 + shown.numberOfRows(inSection: section)
  }

  /// The texts of some lines.
  ///
  /// - Parameters:
  ///   - lines: the lines to write.
  ///   - width: the columns that a line may take.
  ///   - selected: the section that the arrow keys have chosen.
  ///   - style: the style of the terminal.
  func texts(
    _ lines: Range<Int>, width: Int = .max, selected: Int? = nil, style: TerminalStyle
  ) -> [String] {
    var texts: [String] = []
    var section = self.section(ofLine: lines.lowerBound)
    var line = section < shown.numberOfSections ? line(ofHeader: section) : 0
    while section < shown.numberOfSections, line < lines.upperBound {
      let content = shown.sections[section]
      if lines.contains(line) {
        texts.append(
          header(content, width, isSelected: section == selected, selected != nil, style))
      }
      for row in content.rows {
        line += 1
        guard lines.contains(line) else { continue }
        texts.append(DisplayWidth.cut((width < 50 ? "  " : "      ") + row.row.text, to: width))
      }
      line += 1
      section += 1
    }
    return texts
  }

  /// The section that a line belongs to, by binary search.
  private func section(ofLine line: Int) -> Int {
    var low = 0
    var high = shown.numberOfSections
    while low < high {
      let middle = (low + high) / 2
      if lines(ofSection: middle).upperBound <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func header(
    _ section: VisibleSection<FavoriteHeader, ClosingRow>, _ width: Int, isSelected: Bool,
    _ hasSelection: Bool, _ style: TerminalStyle
  ) -> String {
    let mark = hasSelection ? (isSelected ? "› " : "  ") : ""
    var text = mark + (section.isExpanded ? "▾ " : "▸ ") + section.section.name
    if let note = section.section.note { text += "  \(note)" }
    if section.hiddenRowCount > 0 { text += "  +\(section.hiddenRowCount)" }
    text = DisplayWidth.cut(text, to: width)
    return isSelected ? style(.reverse, text) : text
  }
}

extension DisplayWidth {
  /// A text that takes no more than a number of columns; what is cut off leaves an ellipsis.
  static func cut(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    var kept = ""
    for character in text {
      guard of(kept + String(character)) < width else { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
