/// Rows of cells in columns as wide as their widest cell.
public struct TextTable: Sendable {
  /// A cell with the look that it has on a terminal.
  public struct Cell: Sendable, ExpressibleByStringLiteral {
    let text: String
    let look: TerminalStyle.Look?

    /// Makes a cell.
    public init(_ text: String, _ look: TerminalStyle.Look? = nil) {
      self.text = text
      self.look = look
    }

    /// Makes a cell without a look.
    public init(stringLiteral text: String) { self.init(text) }
  }

  /// The rows so far.
  public private(set) var rows: [[Cell]] = []

  /// Makes a table without rows.
  public init() {}

  /// Adds a row under the others.
  public mutating func add(_ row: [Cell]) { rows.append(row) }

  /// The lines of the table, without spaces at their ends.
  ///
  /// - Parameters:
  ///   - style: the style of the terminal.
  ///   - indent: the columns left free before each line.
  ///   - gap: the columns between two columns of the table.
  ///   - width: the columns that there are; where a row needs more, the gap is one column. If that
  ///     is not enough, the cells of each row follow one another, in as many lines as they need.
  public func lines(
    _ style: TerminalStyle, indent: Int = 2, gap: Int = 2, width: Int? = PageWidth.ofRun
  ) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], DisplayWidth.of(cell.text))
      }
    }
    if let width, rows.contains(where: { indent + columns($0, widths, gap) > width }) {
      guard gap > 1 else {
        return rows.flatMap { narrow($0, style, indent: indent, width: width) }
      }
      return lines(style, indent: indent, gap: 1, width: width)
    }
    return rows.map { row in
      var line = String(repeating: " ", count: indent)
      for (index, cell) in row.enumerated() {
        let isLast = index == row.count - 1
        line += cell.look.map { style($0, cell.text) } ?? cell.text
        let missing = isLast ? 0 : widths[index] - DisplayWidth.of(cell.text) + gap
        line += String(repeating: " ", count: missing)
      }
      return line
    }
  }

  /// The columns of a row in a table with columns of some widths.
  private func columns(_ row: [Cell], _ widths: [Int], _ gap: Int) -> Int {
    guard let last = row.lastIndex(where: { !$0.text.isEmpty }) else { return 0 }
    return widths[..<last].reduce(0) { $0 + $1 + gap } + DisplayWidth.of(row[last].text)
  }

  /// The cells of a row one after the other, in as many lines as they need.
  private func narrow(
    _ row: [Cell], _ style: TerminalStyle, indent: Int, width: Int
  ) -> [String] {
    let gap = 2
    var lines: [String] = []
    var columns = 0
    for cell in row where !cell.text.allSatisfy({ $0 == " " }) {
      let begin = indent + (lines.isEmpty ? 0 : 2)
      for (part, text) in DisplayWidth.wrapped(cell.text, to: max(1, width - begin)).enumerated() {
        let shown = cell.look.map { style($0, text) } ?? text
        if part == 0, !lines.isEmpty, columns + gap + DisplayWidth.of(text) <= width {
          lines[lines.count - 1] += String(repeating: " ", count: gap) + shown
          columns += gap + DisplayWidth.of(text)
        } else {
          let indent = indent + (lines.isEmpty ? 0 : 2)
          lines.append(String(repeating: " ", count: indent) + shown)
          columns = indent + DisplayWidth.of(text)
        }
      }
    }
    return lines
  }
}
