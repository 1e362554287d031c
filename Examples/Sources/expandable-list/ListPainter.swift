import ExampleSupport
import MartHolidayKit

/// Brings a screen from one visible list to the next and draws only the lines that a change names.
///
/// The terminal itself deletes a removed line and makes room for an inserted one; the lines between
/// them are never written again. The painter knows what each line of the screen shows. So at the
/// end it finds the lines that came into view from below or above, and draws those too.
struct ListPainter {
  /// A line of the screen.
  private struct Line {
    var text: String
    /// Whether it was drawn since the last change began.
    var isFresh = false
  }

  /// The row of the terminal that the list begins at, from 1.
  let firstRow: Int
  let height: Int
  let width: Int
  let style: TerminalStyle
  /// The line of the list that is on the first row.
  private(set) var top = 0
  private(set) var selected: Int?
  private var screen: [Line]
  private var output = ""

  init(firstRow: Int, height: Int, width: Int, style: TerminalStyle, top: Int = 0) {
    self.firstRow = firstRow
    self.top = top
    self.height = height
    self.width = width
    self.style = style
    screen = Array(repeating: Line(text: ""), count: height)
  }

  /// Draws a list on an empty screen.
  mutating func show(_ shown: ShownRows, selected: Int?) -> String {
    for row in screen.indices { screen[row] = Line(text: "") }
    self.selected = selected
    finish(ListLines(shown))
    return takeOutput()
  }

  /// Draws the two headers of a selection that moves, and what comes into view.
  mutating func select(_ selected: Int, in shown: ShownRows) -> String {
    self.selected = selected
    finish(ListLines(shown))
    return takeOutput()
  }

  /// Draws what a change names.
  ///
  /// - Parameters:
  ///   - changes: a change that starts from what is shown.
  ///   - shown: what is shown.
  ///   - selected: the section that is selected after the change.
  mutating func show(
    _ changes: ClosingChanges, from shown: ShownRows, selected: Int?
  ) -> String {
    for row in screen.indices { screen[row].isFresh = false }
    var lines = ListLines(shown)
    for stage in changes.stages {
      let next = ListLines(stage.data)
      for line in leavingLines(stage, lines).sorted(by: >) { delete(line) }
      for line in arrivingLines(stage, next).sorted() {
        insert(line, text: next.text(line, width, style))
      }
      for position in stage.reloads {
        let line = next.line(of: position)
        draw(line, next.text(line, width, style))
      }
      lines = next
    }
    let result = ListLines(changes.result)
    self.selected = selected
    for section in changes.refreshedHeaders {
      let line = result.line(ofHeader: section)
      draw(line, result.texts(line..<line + 1, width: width, selected: selected, style: style)[0])
    }
    finish(result)
    return takeOutput()
  }

  /// The lines of the list that were drawn by the last change.
  var drawnLines: [Int] { screen.indices.filter { screen[$0].isFresh }.map { $0 + top } }

  private func leavingLines(_ stage: ClosingStage, _ lines: ListLines) -> [Int] {
    stage.sectionRemovals.flatMap { lines.lines(ofSection: $0) }
      + stage.sectionMoves.flatMap { lines.lines(ofSection: $0.source) }
      + stage.removals.map { lines.line(of: $0) } + stage.moves.map { lines.line(of: $0.source) }
  }

  private func arrivingLines(_ stage: ClosingStage, _ lines: ListLines) -> [Int] {
    stage.sectionInsertions.flatMap { lines.lines(ofSection: $0) }
      + stage.sectionMoves.flatMap { lines.lines(ofSection: $0.destination) }
      + stage.insertions.map { lines.line(of: $0) }
      + stage.moves.map { lines.line(of: $0.destination) }
  }
}

extension ListPainter {
  private mutating func delete(_ line: Int) {
    let row = line - top
    if row < 0 {
      top -= 1
    } else if row < height {
      screen.remove(at: row)
      screen.append(Line(text: ""))
      output += "\u{1B}[\(firstRow + row);1H\u{1B}[M"
    }
  }

  private mutating func insert(_ line: Int, text: String) {
    let row = line - top
    if row < 0 {
      top += 1
    } else if row < height {
      screen.removeLast()
      screen.insert(Line(text: ""), at: row)
      output += "\u{1B}[\(firstRow + row);1H\u{1B}[L"
      draw(line, text)
    }
  }

  private mutating func draw(_ line: Int, _ text: String) {
    let row = line - top
    guard row >= 0, row < height else { return }
    screen[row] = Line(text: text, isFresh: true)
    output += "\u{1B}[\(firstRow + row);1H\(text)\u{1B}[K"
  }

  /// Keeps the selection in view and draws the lines that came into view.
  private mutating func finish(_ lines: ListLines) {
    if let selected, selected < lines.shown.numberOfSections {
      // The header is always in view, and as many of its rows as there is room for.
      let section = lines.lines(ofSection: selected)
      if section.upperBound > top + height { top = section.upperBound - height }
      if section.lowerBound < top { top = section.lowerBound }
    }
    top = max(0, min(top, lines.count - height))
    let end = min(top + height, lines.count)
    let texts = lines.texts(top..<end, width: width, selected: selected, style: style)
    for row in 0..<height {
      let text = row < texts.count ? texts[row] : ""
      if screen[row].text != text { draw(top + row, text) }
    }
  }

  private mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }
}

extension ListLines {
  fileprivate func text(_ line: Int, _ width: Int, _ style: TerminalStyle) -> String {
    texts(line..<line + 1, width: width, style: style)[0]
  }
}
