import ExampleSupport
import MartHolidayKit

/// What the program prints, part by part.
struct CataloguePage {
  let date: CivilDate
  let language: Language
  let style: TerminalStyle

  /// How much was read, and a line for each thing that was not.
  func reading(_ response: CatalogResponse) -> [String] {
    let lost = Set(response.issues.filter { $0.isRowLost }.map { $0.row }).count
    let count = language(
      "매장 \(response.rows.count)곳, 읽지 못한 줄 \(lost)개, 문제 \(response.issues.count)건",
      "\(response.rows.count) stores, \(lost) rows lost, \(response.issues.count) issues")
    return [style(.bold, language("읽은 결과", "What was read")), "  " + count]
      + response.issues.map { "  " + style(.yellow, $0.phrase(in: language).withoutControls) } + [
        ""
      ]
  }

  /// What is known as of the day, in numbers and store by store.
  func conclusions(_ catalog: BranchCatalog) -> [String] {
    let title = language(
      date.phrase(in: .korean) + " 기준", "As of " + date.phrase(in: .english))
    let summaries = catalog.branches.map { BranchSummary($0, on: date) }
    let today = catalog.closing(on: date).phrase(in: language)
    var table = TextTable()
    for (branch, summary) in zip(catalog.branches, summaries) {
      table.add([
        TextTable.Cell(summary.displayName(in: language).withoutControls),
        TextTable.Cell(summary.today.phrase(in: language), look(of: summary.today)),
        TextTable.Cell(summary.nextClosing.phrase(in: language, relativeTo: date)),
        TextTable.Cell(reach(of: branch.schedule), .dim),
      ])
    }
    return [style(.bold, title), "  " + today] + table.lines(style) + [""]
  }

  /// What changed since an older answer.
  func difference(_ diff: CatalogDiff) -> [String] {
    var lines = diff.closings.map { $0.phrase(in: language, relativeTo: date) }
    lines += diff.new.map { language("새 매장: ", "new: ") + name($0) }
    lines += diff.gone.map { language("없어진 매장: ", "gone: ") + name($0) }
    lines += diff.renumbered.map { change in
      language("번호 변경: ", "renumbered: ") + name(change.new)
        + " \(change.old.id) → \(change.new.id)"
    }
    return [style(.bold, language("달라진 것", "Differences")), "  " + diff.phrase(in: language)]
      + lines.map { "  " + $0.withoutControls }
  }

  /// How far the closings of a store are known.
  private func reach(of schedule: HolidaySchedule) -> String {
    let last = CivilDate.latest
    guard let unknown = schedule.firstUnknown(in: date...last) else {
      return language("이후 모두 알 수 있음", "known from then on")
    }
    guard unknown > date else { return language("모름", "not known") }
    let end = unknown.adding(days: -1).phrase(in: language, relativeTo: date)
    return language(end + "까지 알 수 있음", "known through " + end)
  }

  private func look(of status: HolidayStatus) -> TerminalStyle.Look {
    switch status {
    case .open: .green
    case .closed: .red
    case .unknown: .dim
    }
  }

  private func name(_ branch: Branch) -> String { branch.displayName(in: language) }
}
