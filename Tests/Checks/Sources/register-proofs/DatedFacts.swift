import Foundation
import KoreanCalendar
import MartModels

/// What stores and newspapers said of one store on one day.
struct DatedFacts {
  struct Fact {
    let date: CivilDate
    let key: String
    let isClosed: Bool
  }

  private(set) var all: [Fact] = []

  init(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    guard let first = lines.first else { return }
    guard !first.contains("\t") else {
      readTabs(lines)
      return
    }
    let header = Self.fields(first)
    guard let brand = header.firstIndex(of: "brand"), let branch = header.firstIndex(of: "branch")
    else { throw Answers.Failure(text: "no header: \(path)") }
    let (date, closed) = (header.firstIndex(of: "date"), header.firstIndex(of: "closed"))
    let months = header.indices.compactMap { place -> (Int, YearMonth)? in
      let parts = header[place].split(separator: "_")
      guard parts.count == 4, parts[0] == "published",
        let month = YearMonth("\(parts[2])-\(parts[3])")
      else { return nil }
      return (place, month)
    }
    for line in lines.dropFirst() {
      let row = Self.fields(line)
      guard row.count == header.count, let mart = Mart(recognizing: row[brand]),
        !row[branch].isEmpty
      else { continue }
      let key = Self.key(mart, row[branch])
      if let date, let closed {
        guard let day = CivilDate(row[date]), ["y", "n"].contains(row[closed]) else { continue }
        all.append(Fact(date: day, key: key, isClosed: row[closed] == "y"))
      }
      for (place, month) in months where !row[place].isEmpty {
        let days = Set(row[place].split(separator: ";").compactMap { CivilDate(String($0)) })
        for day in month.dates {
          all.append(Fact(date: day, key: key, isClosed: days.contains(day)))
        }
      }
    }
  }

  /// The form of the tables of the tests: date, mart, branch, `y` or `n`.
  private mutating func readTabs(_ lines: [Substring]) {
    for line in lines {
      let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard row.count >= 4, let day = CivilDate(row[0]), ["y", "n"].contains(row[3]) else {
        continue
      }
      all.append(
        Fact(date: day, key: Self.key(Mart(serverName: row[1]), row[2]), isClosed: row[3] == "y"))
    }
  }

  /// What names a store: the mart, and the name without spaces and 점.
  static func key(_ mart: Mart, _ name: String) -> String {
    var name = name.filter { $0 != " " }
    if name.hasSuffix("점") { name.removeLast() }
    return mart.serverName + "|" + name
  }

  private static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for letter in line {
      if letter == "\"" {
        isQuoted.toggle()
      } else if letter == ",", !isQuoted {
        fields.append("")
      } else {
        fields[fields.count - 1].append(letter)
      }
    }
    return fields
  }
}
