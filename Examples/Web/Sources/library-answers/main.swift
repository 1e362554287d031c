// Prints what the ordinary library answers, to be compared with the page. It shares no code with
// the page, and reads the catalogue as JSON.
//
//   library-answers CATALOG.json YEAR
//
// An answer is a line with tabs: `day`, the language, the branch, the date, then the card at noon;
// `month`, the branch, the month, then each day's kind; or `search`, a query, then ids.
import Foundation
import MartHolidayKit

guard CommandLine.arguments.count == 3, let year = Int(CommandLine.arguments[2]),
  let first = CivilDate(year: year, month: 1, day: 1),
  let last = CivilDate(year: year, month: 12, day: 31)
else {
  FileHandle.standardError.write(Data("usage: library-answers CATALOG.json YEAR\n".utf8))
  exit(1)
}
let response = try JSONDecoder().decode(
  CatalogResponse.self,
  from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
let branches = response.branches.sorted { $0.id < $1.id }.map { $0.adding(municipal: .southKorea) }

/// Lines that are written many at once.
struct Output {
  private var lines = ""

  mutating func write(_ fields: [String]) { lines += fields.joined(separator: "\t") + "\n" }

  mutating func flush() {
    FileHandle.standardOutput.write(Data(lines.utf8))
    lines = ""
  }
}

var output = Output()

func kind(_ status: HolidayStatus?) -> String {
  switch status {
  case .closed: "closed"
  case .open: "open"
  case .unknown: "unknown"
  case nil: ""
  }
}

/// Why the next closing is when it is.
func reason(_ branch: Branch, _ summary: BranchSummary) -> HolidayExplanation {
  let today = summary.date
  switch summary.nextClosing {
  case .closing(let closing): return branch.schedule.explanation(on: closing.date)
  case .unknown(let from, _): return branch.schedule.explanation(on: from)
  case .state(let state):
    return branch.schedule.explanation(on: max(state.firstClosedDay ?? today, today))
  case .never: return branch.schedule.explanation(on: today)
  }
}

for language in [PhraseLanguage.korean, .english] {
  for branch in branches {
    for date in first...last {
      let summary = BranchSummary(branch, at: WallTime(date, 12, 0))
      let row = WidgetRow(branch, on: date)
      let why = reason(branch, summary)
      output.write([
        "day", language == .korean ? "ko" : "en", "\(branch.id)", "\(date)",
        branch.displayName(in: language), String(row.symbol.character), row.symbol.rawValue,
        row.phrase(in: language), row.phrase(in: language, style: .long),
        kind(summary.today), summary.today.phrase(in: language, style: .long),
        kind(summary.tomorrow), summary.tomorrow?.phrase(in: language, style: .long) ?? "",
        summary.openingPhrase(in: language, style: .long) ?? "",
        summary.earlyClosingPhrase(in: language) ?? "",
        summary.nextClosing.phrase(in: language, style: .long, relativeTo: date),
        language == .korean ? why.korean : why.english,
      ])
    }
    output.flush()
  }
}

for branch in branches {
  for month in 1...12 {
    guard let month = YearMonth(year: year, month: month) else { continue }
    let known = branch.schedule.daysKnown(in: month)
    output.write(
      ["month", "\(branch.id)", "\(month)"]
        + month.allDays.map {
          known.closed.contains($0) ? "closed" : known.known.contains($0) ? "open" : "unknown"
        })
  }
}

let search = BranchSearch(branches)
for branch in branches {
  for query in [
    branch.displayName, branch.name, String(branch.name.prefix(1)), branch.address ?? "",
  ] {
    output.write(["search", query] + search.matches(query).prefix(8).map { "\($0.id)" })
  }
}
for query in ["ㅇㅈ", "ㅋㅅㅌㅋ", "dlakxm", "didwo", "costco", "양제점", "양재코스트코", "서초 코스트코", "", "ㅁㄴㅇㄹ"] {
  output.write(["search", query] + search.matches(query).prefix(8).map { "\($0.id)" })
}
output.flush()
