import ExampleSupport
import MartHolidayKit

/// A search field on a terminal: results narrow as one types.
struct TypingSession {
  private let search: BranchSearch
  private let page: ResultPage
  private let terminal: RawTerminal
  private var text = ""
  /// The first bytes of a character or a key, whose other bytes have not come yet.
  private var pending: [UInt8] = []

  init(search: BranchSearch, page: ResultPage, terminal: RawTerminal) {
    self.search = search
    self.page = page
    self.terminal = terminal
  }

  func run() {
    var session = self
    defer { terminal.restore() }
    session.draw()
    while let bytes = terminal.read() {
      if RawTerminal.Signals.pending != 0 { terminal.yield(to: RawTerminal.Signals.pending) }
      let mustDraw = RawTerminal.Signals.needsRedraw || !bytes.isEmpty
      RawTerminal.Signals.needsRedraw = false
      guard session.type(bytes) else { return }
      if mustDraw { session.draw() }
    }
  }

  /// Takes bytes of the keyboard; `false` when they end the session.
  private mutating func type(_ bytes: [UInt8]) -> Bool {
    // A lone Esc is the key itself; in the bytes of an arrow key another follows at once.
    if pending == [0x1B], bytes.isEmpty { return false }
    pending += bytes
    while let first = pending.first {
      switch first {
      case 0x1B:
        guard pending.count > 1 else { return true }
        guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
          return false
        }
        guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) })
        else { return true }
        pending.removeFirst(end + 1)
      case 3, 4: return false
      case 10, 13:
        pending.removeFirst()
        if text.isEmpty { return false }
        text = ""
      case 8, 0x7F:
        pending.removeFirst()
        if !text.isEmpty { text.removeLast() }
      case 0x15:
        pending.removeFirst()
        text = ""
      case ..<0x20: pending.removeFirst()
      default:
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard pending.count >= length else { return true }
        text += String(decoding: pending[..<length], as: UTF8.self)
        pending.removeFirst(length)
      }
    }
    return true
  }

  private func draw() {
    let size = terminal.size
    let matches = search.matches(text)
    var lines = [page.language("찾기: ", "find: ") + text]
    let rows = max(0, size.rows - 2)
    for match in matches.prefix(rows) {
      let mark = match.slips > 0 || match.isPartial ? "~ " : "  "
      lines.append(mark + cut(match, size.columns - 3))
    }
    if !text.isEmpty, matches.isEmpty {
      lines.append(page.language("  없음", "  nothing"))
    }
    let count = matches.fitting.count
    lines[0] += text.isEmpty ? "" : page.language("   (\(count)곳)", "   (\(count))")
    while lines.count < size.rows { lines.append("") }
    let body = lines.enumerated()
      .map { "\u{1B}[\($0.offset + 1);1H\($0.element)\u{1B}[0m\u{1B}[K" }.joined()
    let cursor = DisplayWidth.of(page.language("찾기: ", "find: ") + text) + 1
    terminal.write(body + "\u{1B}[1;\(cursor)H\u{1B}[?25h")
  }

  /// A result with the parts marked that the query means; the address only where there is room.
  private func cut(_ match: BranchMatch, _ columns: Int) -> String {
    let missing = page.missing(match)
    let name = page.marked(match.branch.displayName, match.nameRanges) + missing
    let rest = columns - DisplayWidth.of(match.branch.displayName + missing) - 2
    guard rest > 10, let address = match.branch.address, DisplayWidth.of(address) <= rest else {
      return name
    }
    return name + "  " + page.marked(address, match.addressRanges)
  }
}
