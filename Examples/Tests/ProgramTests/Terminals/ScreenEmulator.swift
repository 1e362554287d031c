/// A small terminal: it does what the program sends and keeps what a person would see.
struct ScreenEmulator {
  /// The cells of each row; the second half of a wide character is a null.
  private var cells: [[Character]]
  private var row = 0
  private var column = 0
  private var region: Range<Int>
  /// The sequences that it does not know.
  private(set) var unknown: [String] = []
  /// The rows that characters were written to since the last call of `forgetWrites()`.
  private(set) var written: Set<Int> = []

  init(rows: Int) {
    cells = Array(repeating: [], count: rows)
    region = 0..<rows
  }

  /// What a person sees, row by row.
  var rows: [String] { cells.map { String($0.filter { $0 != "\0" }) } }

  mutating func forgetWrites() { written = [] }

  mutating func feed(_ text: String) {
    let parts = text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      guard index > 0 else {
        write(part)
        continue
      }
      guard part.first == "[", let end = part.firstIndex(where: \.isLetter) else {
        unknown.append(String(part))
        continue
      }
      perform(part[end], String(part[..<end].dropFirst()))
      write(part[part.index(after: end)...])
    }
  }

  private mutating func write(_ text: Substring) {
    for character in text {
      let isWide = character.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      for cell in isWide ? [character, "\0"] : [character] {
        while cells[row].count <= column { cells[row].append(" ") }
        cells[row][column] = cell
        column += 1
      }
      written.insert(row)
    }
  }

  private mutating func perform(_ letter: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (letter, numbers.count) {
    case ("H", 2): (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case ("K", 0): cells[row].removeSubrange(min(column, cells[row].count)...)
    case ("J", 1): cells = cells.map { _ in [] }
    case ("M", 0):
      cells.insert([], at: region.upperBound)
      cells.remove(at: row)
    case ("L", 0):
      cells.remove(at: region.upperBound - 1)
      cells.insert([], at: row)
    case ("r", 2): region = numbers[0] - 1..<numbers[1]
    case ("r", 0): region = cells.indices
    case ("h", _), ("l", _), ("m", _): break
    default: unknown.append(parameters + String(letter))
    }
  }
}
