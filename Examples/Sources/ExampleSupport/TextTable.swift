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
  public func lines(_ style: TerminalStyle, indent: Int = 2, gap: Int = 2) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], DisplayWidth.of(cell.text))
      }
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
}
