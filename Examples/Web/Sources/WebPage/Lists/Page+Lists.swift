import ExpandableListState
import HolidayNotices
import KoreanCalendar
import MartCatalog
import MartModels

extension Page {
  /// How the rows of a mart are put in order, and which are there at all.
  struct ListOrder {
    var isByNextClosing = false
    var isOnlyClosed = false
  }

  /// The whole list, as the page shows it first and whenever its version is not the list's.
  mutating func startList() -> Answer {
    closings.replaceSections(repairing: sections)
    return all(closings.visibleRows)
  }

  /// Changes the list and says which rows to remove, insert, move and reload.
  ///
  /// The values are the version that the page shows, the change and what it changes. A page that
  /// shows another version gets the whole list.
  mutating func changeList(_ request: Request) -> Answer {
    let values = request.values(3)
    let shown = closings.visibleRows
    let changes: ClosingChanges
    switch values[1] {
    case "toggle": changes = closings.toggle(values[2])
    case "expandAll": changes = closings.expandAll()
    case "collapseAll": changes = closings.collapseAll()
    case "preview": changes = closings.setPreview(min(max(Int(values[2]) ?? 0, 0), 9))
    case "sort":
      listOrder.isByNextClosing = values[2] == "next"
      changes = closings.replaceSections(repairing: sections)
    case "only":
      listOrder.isOnlyClosed = values[2] == "closed"
      changes = closings.replaceSections(repairing: sections)
    default: changes = closings.replaceSections(repairing: sections)
    }
    guard Int(values[0]) == shown.version.number else { return all(changes.result) }
    switch changes.update(from: shown) {
    case .perform(let changes): return answer(changes)
    case .reloadAll(let rows): return all(rows)
    }
  }

  /// The marts with their branches.
  private var sections: [ListSection<MartHeader, BranchRow>] {
    catalogue.marts.compactMap { mart in
      let branches = catalogue.branches(of: mart)
      let shut = branches.filter {
        $0.schedule.status(on: today, calendar: calendar).kind == "closed"
      }
      let shown = listOrder.isOnlyClosed ? shut : branches
      if shown.isEmpty { return nil }
      let header = MartHeader(
        id: mart.serverName, title: mart.displayName(in: language),
        detail: count(branches.count, shut))
      return ListSection(header, rows: ordered(shown).map { row($0) })
    }
  }

  /// How many stores there are, and how many are closed today or expected to be.
  private func count(_ count: Int, _ shut: [Branch]) -> String {
    let isKorean = language == .korean
    let all = isKorean ? "\(count)곳" : "\(count) \(count == 1 ? "store" : "stores")"
    return ([all] + closedWords(shut)).joined(separator: ", ")
  }

  /// How many of some closed stores are closed today, and how many are only expected to be.
  func closedWords(_ shut: [Branch]) -> [String] {
    let isKorean = language == .korean
    let expected = shut.count { $0.schedule.status(on: today).basis?.isExpected ?? false }
    let closed = shut.count - expected
    var parts: [String] = []
    if closed > 0 { parts.append(isKorean ? "오늘 휴무 \(closed)곳" : "\(closed) closed today") }
    if expected > 0 {
      parts.append(
        isKorean ? "휴무 예정 \(expected)곳(확인 전)" : "\(expected) expected to be closed (unconfirmed)")
    }
    return parts
  }

  private func ordered(_ branches: [Branch]) -> [Branch] {
    guard listOrder.isByNextClosing else { return branches }
    let next = branches.map { BranchSummary($0, on: today, calendar: calendar).nextClosing }
    return branches.indices
      .sorted { (next[$0], branches[$0].id) < (next[$1], branches[$1].id) }
      .map { branches[$0] }
  }

  private func row(_ branch: Branch) -> BranchRow {
    let row = WidgetRow(branch, on: today, calendar: calendar)
    return BranchRow(
      id: branch.id, name: branch.name, sign: String(row.symbol.character),
      kind: row.symbol.rawValue, text: row.phrase(in: language))
  }
}
