import ExampleSupport
import MartHolidayKit

/// The seven days as lines of a terminal.
struct PreviewPage {
  let timeline: WidgetTimeline
  let language: Language
  let style: TerminalStyle

  func lines() -> [String] {
    var table = TextTable()
    guard let first = timeline.entries.first?.date else { return [] }
    for date in first...timeline.lastDay {
      guard let entry = timeline.entry(on: date) else { continue }
      let isNew = entry.date == date
      let day = date.phrase(in: language, relativeTo: first)
      guard !entry.rows.isEmpty else {
        table.add([.init(day, .dim), .init(entry.emptyPhrase(in: language) ?? "")])
        continue
      }
      for (place, row) in entry.rows.enumerated() {
        table.add([
          .init(place == 0 ? day : "", .dim), .init(place == 0 && isNew ? "*" : ""),
          .init(String(row.symbol.character), Self.look(row.symbol)),
          .init(row.displayName(in: language), .bold), .init(row.phrase(in: language)),
        ])
      }
      if let age = entry.agePhrase(in: language) {
        table.add(["", "", "", .init(age, .yellow)])
      }
    }
    let legend = language(
      "* 이 날 자정에 바뀜. ○ 영업  ! 내일 휴무  ✕ 오늘 휴무  ◑ 단축영업  ? 모름  ‖ 임시 휴점  ■ 폐점",
      "* changes at that midnight. ○ open  ! closed tomorrow  ✕ closed  ◑ early  ? unknown  ‖ closed for a time  ■ gone"
    )
    return [""] + table.lines(style) + ["", "  " + style(.dim, legend)]
  }

  private static func look(_ symbol: WidgetSymbol) -> TerminalStyle.Look {
    switch symbol {
    case .closedToday, .temporarilyClosed, .closedForGood: .boldRed
    case .closesTomorrow, .earlyClosing: .boldYellow
    case .open: .boldGreen
    case .unknown, .missing: .bold
    }
  }
}
