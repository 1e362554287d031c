/// A line in as many lines as a terminal needs for it, broken at spaces, with its looks kept.
public enum FoldedLine {
  /// The lines; those after the first are indented by two more columns, where there is room.
  ///
  /// - Parameters:
  ///   - text: a line; escape sequences in it take no column.
  ///   - width: the columns of the terminal.
  public static func lines(_ text: String, width: Int) -> [String] {
    let cells = self.cells(text)
    guard columns(text) > width else { return [text] }
    let indent = cells.prefix { $0.text == " " }.count
    let hanging = indent + 2 < width / 2 ? indent + 2 : 0
    var lines: [[Cell]] = []
    var line: [Cell] = []
    for cell in cells {
      line.append(cell)
      while line.reduce(0, { $0 + $1.columns }) > width {
        let first = lines.isEmpty ? indent : hanging
        // A space at the end may stick out; it is not written.
        let end = line.dropLast().lastIndex { $0.text == " " }
        let place = end.flatMap { $0 > first ? $0 : nil }
        if place == nil, cell.text == " " { break }
        lines.append(Array(line[..<(place ?? line.count - 1)]))
        let rest = line[(place.map { $0 + 1 } ?? line.count - 1)...].drop { $0.text == " " }
        line = Array(repeating: Cell(text: " ", columns: 1), count: hanging) + rest
      }
    }
    lines.append(line)
    return joined(lines.map(withoutTrailingSpaces))
  }

  /// Parts that stand beside each other, in as many lines as they need.
  ///
  /// - Parameters:
  ///   - parts: what is never broken.
  ///   - gap: what stands between two parts of a line.
  ///   - width: the columns of the terminal.
  public static func joined(_ parts: [String], gap: String, width: Int) -> [String] {
    parts.reduce(into: []) { lines, part in
      let joined = lines.last.map { $0 + gap + part }
      if let joined, columns(joined) <= width {
        lines[lines.count - 1] = joined
      } else {
        lines.append(part)
      }
    }
  }

  /// The columns of a text, in which escape sequences take none.
  public static func columns(_ text: String) -> Int {
    cells(text).reduce(0) { $0 + $1.columns }
  }

  private struct Cell {
    var text: String
    var columns: Int
  }

  private static func cells(_ text: String) -> [Cell] {
    var cells: [Cell] = []
    var rest = text[...]
    while let character = rest.first {
      if character == "\u{1B}", let end = rest.firstIndex(where: \.isLetter) {
        cells.append(Cell(text: String(rest[...end]), columns: 0))
        rest = rest[rest.index(after: end)...]
      } else {
        cells.append(Cell(text: String(character), columns: DisplayWidth.of(String(character))))
        rest.removeFirst()
      }
    }
    return cells
  }

  private static func withoutTrailingSpaces(_ line: [Cell]) -> [Cell] {
    var line = line
    while line.last?.text == " " { line.removeLast() }
    return line
  }

  /// Ends a look at the end of a line and takes it up again in the next.
  private static func joined(_ lines: [[Cell]]) -> [String] {
    let plain = "\u{1B}[0m"
    var look = ""
    return lines.map { line in
      var text = ""
      var begins = look
      for cell in line {
        if cell.columns == 0, cell.text.hasPrefix("\u{1B}") {
          look = cell.text == plain ? "" : cell.text
        }
        if cell.text != " ", !begins.isEmpty {
          text += begins
          begins = ""
        }
        text += cell.text
      }
      return look.isEmpty ? text : text + plain
    }
  }
}
