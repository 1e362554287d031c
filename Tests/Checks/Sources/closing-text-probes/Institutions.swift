import Foundation
import KoreanCalendar
import MartModels

/// `closing-text-probes institutions FILE [--json]`: texts of national tables, weighted by how many
/// institutions use each.
struct InstitutionCommand {
  var file: URL
  var printsJSON = false

  /// The day on which the texts are read, and the first one that is asked.
  private static let reference = CivilDate(2026, 1, 1)
  private static let numberOfDays = 730

  /// One text with its reading, as `check-institutions` takes it.
  private struct Line: Encodable {
    var table: String
    var institutions: Int
    var text: String
    var read: [String]
    var unread: [String]
    var from: String
    /// A letter a day: `C` closed, `O` open, in lower case when tentative, `?` unknown.
    var days: String
  }

  func run() throws -> Bool {
    let rows = try CSV.rows(String(contentsOf: file, encoding: .utf8)).dropFirst()
    var lines: [Line] = []
    for row in rows where row.count == 3 {
      lines.append(Self.line(table: row[0], institutions: Int(row[1]) ?? 0, text: row[2]))
    }
    if printsJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      for line in lines { print(String(decoding: try encoder.encode(line), as: UTF8.self)) }
      return true
    }
    let refused = lines.filter { !$0.unread.isEmpty }.sorted { $0.institutions > $1.institutions }
    for line in refused {
      print("\(line.institutions) \(line.text)\n    \(line.unread.joined(separator: "; "))")
    }
    for table in Set(lines.map(\.table)).sorted() + [""] {
      let lines = lines.filter { table.isEmpty || $0.table == table }
      let whole = lines.filter(\.unread.isEmpty)
      let users = lines.map(\.institutions).reduce(0, +)
      print(
        "\(table.isEmpty ? "all" : table): without remainder "
          + "\(share(whole.count, lines.count, of: true)) texts, "
          + "\(share(whole.map(\.institutions).reduce(0, +), users, of: true)) institutions")
    }
    return true
  }

  private static func line(table: String, institutions: Int, text: String) -> Line {
    let read = ReadText(text, relativeTo: reference, isField: true)
    let schedule = read.schedule()
    var days = ""
    for offset in 0..<numberOfDays {
      days.append(Answer(schedule.status(on: reference.adding(days: offset))).letter)
    }
    return Line(
      table: table, institutions: institutions, text: text, read: read.reading.lines,
      unread: read.reading.unreadLines, from: "\(reference)", days: days)
  }
}

/// Values separated by commas, with quotes around those that hold one.
enum CSV {
  static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = ""
    var isQuoted = false
    var characters = text.unicodeScalars.makeIterator()
    var pending = characters.next()
    func advance() { pending = characters.next() }
    while let scalar = pending {
      advance()
      switch scalar {
      case "\"" where isQuoted && pending == "\"":
        field.unicodeScalars.append(scalar)
        advance()
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        row.append(field)
        field = ""
      case "\r" where !isQuoted: break
      case "\n" where !isQuoted:
        rows.append(row + [field])
        row = []
        field = ""
      default: field.unicodeScalars.append(scalar)
      }
    }
    if !row.isEmpty || !field.isEmpty { rows.append(row + [field]) }
    return rows
  }
}
