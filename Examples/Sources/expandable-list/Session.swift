import ExampleSupport
import MartHolidayKit

/// The list on a terminal, from the first key to the last.
struct Session {
  private var model: Favorites
  private let terminal: RawTerminal
  private var shown: ShownRows
  private var painter: ListPainter
  private var keys = KeyReader()
  private var selected = 0

  init(model: Favorites, terminal: RawTerminal) {
    self.model = model
    self.terminal = terminal
    shown = model.list.visibleRows
    painter = ListPainter(
      firstRow: 1, height: 1, width: 1, style: TerminalStyle(isColored: false))
  }

  static func title(_ model: Favorites) -> String {
    let today = model.today
    return model.language(
      "즐겨찾는 마트의 휴무일, \(today.phrase(in: .korean))",
      "Closing days of the favorites, \(today.phrase(in: .english))")
  }

  func run() throws {
    var session = self
    defer { terminal.restore() }
    session.drawAll()
    while let bytes = terminal.read() {
      if RawTerminal.Signals.pending != 0 { terminal.yield(to: RawTerminal.Signals.pending) }
      if RawTerminal.Signals.needsRedraw {
        RawTerminal.Signals.needsRedraw = false
        session.drawAll()
      }
      for key in session.keys.keys(in: bytes) where try !session.handle(key) { return }
    }
  }

  /// Does what a key means; `false` when it ends the program.
  private mutating func handle(_ key: Key) throws -> Bool {
    let count = shown.numberOfSections
    switch key {
    case .quit: return false
    case .up: select(selected - 1)
    case .down: select(selected + 1)
    case .toggle where count > 0: try perform(.toggle(selected + 1))
    case .expand where count > 0: try perform(.expand(selected + 1))
    case .collapse where count > 0: try perform(.collapse(selected + 1))
    case .remove where count > 0: try perform(.remove(selected + 1))
    case .all: try perform(shown.sections.contains { !$0.isExpanded } ? .expandAll : .collapseAll)
    case .preview: try perform(.preview((model.list.preview + 1) % 4))
    case .replace: try perform(.replace)
    case .sort: try perform(.sort)
    default: break
    }
    return true
  }

  private mutating func select(_ section: Int) {
    selected = max(0, min(section, shown.numberOfSections - 1))
    terminal.write(painter.select(selected, in: shown))
  }

  private mutating func perform(_ command: ScriptCommand) throws {
    let chosen = selected < shown.numberOfSections ? shown.sections[selected].id : nil
    let changes = try model.perform(command)
    let result = changes.result
    // The selection stays on its favorite wherever that went.
    let place = chosen.flatMap { key in result.sections.firstIndex { $0.id == key } }
    selected = place ?? max(0, min(selected, result.numberOfSections - 1))
    switch changes.update(from: shown) {
    case .perform(let changes):
      terminal.write(painter.show(changes, from: shown, selected: selected))
      shown = result
      if command == .replace { terminal.write(titleLine) }
    case .reloadAll(let rows):
      shown = rows
      drawAll()
    }
  }

  private var titleLine: String {
    let title = Self.title(model)
    // Where there is no room for both, the day says more than what the list is.
    let shown =
      DisplayWidth.of(title) <= painter.width ? title : model.today.phrase(in: model.language)
    return "\u{1B}[1;1H\(DisplayWidth.cut(shown, to: painter.width))\u{1B}[K"
  }

  /// What the keys do, in as many lines as there is room for; how to leave is always said.
  private func help(_ size: (rows: Int, columns: Int)) -> [String] {
    var keys = model.language(
      "↑↓ 선택|Enter 펼치기/접기|a 모두|p 미리보기|s 정렬|r 다음 날|x 삭제|q 끝",
      "↑↓ select|Enter toggle|a all|p preview|s sort|r next day|x remove|q quit"
    ).split(separator: "|").map(String.init)
    while true {
      let lines = FoldedLine.joined(keys, gap: "  ", width: size.columns)
      guard lines.count > max(1, size.rows / 5), keys.count > 1 else { return lines }
      keys.remove(at: keys.count - 2)
    }
  }

  /// Draws everything, on the first screen and on one of another size.
  private mutating func drawAll() {
    let size = terminal.size
    let help = help(size)
    let height = max(1, size.rows - 3 - help.count)
    painter = ListPainter(
      firstRow: 3, height: height, width: size.columns, style: .standardOutput(),
      top: painter.top)
    // Lines are inserted and deleted within the rows of the list only.
    terminal.write(
      "\u{1B}[r\u{1B}[2J" + titleLine
        + help.enumerated().map { line, text in
          "\u{1B}[\(size.rows - help.count + 1 + line);1H\(text)"
        }.joined()
        + "\u{1B}[3;\(2 + height)r" + painter.show(shown, selected: selected))
  }
}
