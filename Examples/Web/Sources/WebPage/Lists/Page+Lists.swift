import ExpandableListState
import HolidayNotices
import KoreanCalendar
import MartCatalog
import MartModels

extension Page {
  /// The order of the rows of a mart, and which stores have a row.
  struct ListOrder {
    var isByNextClosing = false
    var isOnlyClosed = true
    /// The region whose stores are listed; `nil` for all.
    var region: String?
  }

  /// The regions with a store, in the usual order.
  var regions: Answer {
    var names: [String] = []
    for section in catalogue.marts.flatMap({ catalogue.sectionsByRegion(of: $0) }) {
      if !names.contains(section.id) { names.append(section.id) }
    }
    func rank(_ name: String) -> Int {
      KoreanRegion(name).flatMap { KoreanRegion.all.firstIndex(of: $0) } ?? KoreanRegion.all.count
    }
    return .list(names.sorted { (rank($0), $0) < (rank($1), $1) }.map { .text($0) })
  }

  /// The whole list, for a page that does not show it yet.
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
    case "region":
      listOrder.region = values[2].isEmpty ? nil : values[2]
      changes = closings.replaceSections(repairing: sections)
    default: changes = closings.replaceSections(repairing: sections)
    }
    guard Int(values[0]) == shown.version.number else { return all(changes.result) }
    switch changes.update(from: shown) {
    case .perform(let changes): return answer(changes)
    case .reloadAll(let rows): return all(rows)
    }
  }

  /// The marts with their branches of the chosen region on the chosen day.
  private var sections: [ListSection<MartHeader, BranchRow>] {
    catalogue.marts.compactMap { mart in
      let branches = catalogue.sectionsByRegion(of: mart)
        .filter { listOrder.region == nil || $0.id == listOrder.region }
        .flatMap { section in section.branches.map { (section.id, $0) } }
      let statuses = branches.map { $0.1.schedule.status(on: day, calendar: calendar) }
      let shown = branches.indices.filter {
        !listOrder.isOnlyClosed || statuses[$0].kind == "closed"
      }
      if shown.isEmpty { return nil }
      let header = MartHeader(
        id: mart.serverName, title: mart.displayName(in: language),
        detail: detail(branches.count, statuses))
      let rows = ordered(shown, branches).map {
        row(branches[$0].1, region: branches[$0].0, statuses[$0])
      }
      return ListSection(header, rows: rows)
    }
  }

  /// What the list says of the whole day, also when it is empty.
  var listSummary: String {
    var branches = catalogue.branches
    if let region = listOrder.region { branches = catalogue.branches(in: region) }
    return BranchCatalog(branches).closing(on: day, calendar: calendar).phrase(in: language)
  }

  /// How many stores there are, and how many are closed or expected to be.
  private func detail(_ count: Int, _ statuses: [HolidayStatus]) -> String {
    let shut = statuses.filter { $0.kind == "closed" }
    let expected = shut.count { $0.basis?.isExpected ?? false }
    let isKorean = language == .korean
    var parts: [String] = []
    if shut.count > expected {
      parts.append(isKorean ? "휴무 \(shut.count - expected)곳" : "\(shut.count - expected) closed")
    }
    if expected > 0 {
      parts.append(isKorean ? "휴무 예정 \(expected)곳" : "\(expected) expected to be closed")
    }
    let closed = parts.joined(separator: ", ")
    if isKorean { return "\(count)곳 중 " + (closed.isEmpty ? "휴무 없음" : closed) }
    return (closed.isEmpty ? "none closed" : closed) + " of \(count)"
  }

  /// How many of some closed stores are closed today, and how many are only expected to be.
  func closedWords(_ shut: [Branch]) -> [String] {
    let isKorean = language == .korean
    let expected = shut.count {
      $0.schedule.status(on: today, calendar: calendar).basis?.isExpected ?? false
    }
    let closed = shut.count - expected
    var parts: [String] = []
    if closed > 0 { parts.append(isKorean ? "오늘 휴무 \(closed)곳" : "\(closed) closed today") }
    if expected > 0 {
      parts.append(
        isKorean ? "휴무 예정 \(expected)곳(확인 전)" : "\(expected) expected to be closed (unconfirmed)")
    }
    return parts
  }

  private func ordered(_ shown: [Int], _ branches: [(String, Branch)]) -> [Int] {
    guard listOrder.isByNextClosing else { return shown }
    let next = shown.map { BranchSummary(branches[$0].1, on: day, calendar: calendar).nextClosing }
    return shown.indices
      .sorted { (next[$0], branches[shown[$0]].1.id) < (next[$1], branches[shown[$1]].1.id) }
      .map { shown[$0] }
  }

  private func row(_ branch: Branch, region: String, _ status: HolidayStatus) -> BranchRow {
    let sign: WidgetSymbol =
      switch status {
      case .closed: .closedToday
      case .open: .open
      case .unknown: .unknown
      }
    return BranchRow(
      id: branch.id, name: branch.name, region: region, sign: String(sign.character),
      kind: sign.rawValue, text: status.phrase(in: language))
  }
}
