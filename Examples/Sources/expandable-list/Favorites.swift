import ExampleSupport
import MartHolidayKit

/// What the header of a favorite shows.
struct FavoriteHeader: Identifiable, Hashable {
  let id: Int
  var name: String
  /// What the rows do not say: why there is none, or that there may be earlier ones.
  var note: String?
}

/// A closing day; it is the same row as long as it is the same day of the same branch.
struct ClosingRow: Identifiable, Hashable {
  let id: CivilDate
  var text: String
}

typealias ClosingList = ExpandableList<FavoriteHeader, ClosingRow>
typealias ClosingChanges = ListChanges<FavoriteHeader, ClosingRow>
typealias ShownRows = VisibleRows<FavoriteHeader, ClosingRow>
typealias ClosingStage = ListStage<FavoriteHeader, ClosingRow>

/// The favorites of a person, and the list that shows their closing days.
struct Favorites {
  private(set) var list: ClosingList
  private(set) var today: CivilDate
  let language: Language
  private var branches: [Branch]
  private var isSorted = false

  /// How far ahead closing days are shown.
  static let daysAhead = 70

  init(
    _ branches: [Branch], today: CivilDate, preview: Int, mode: ExpansionMode, language: Language
  ) {
    self.branches = branches
    self.today = today
    self.language = language
    list = ClosingList(preview: preview, mode: mode)
    load()
  }

  /// The favorites that are shown when none are named.
  static let samples = [7014, 1052, 4019, 2009, 8004]

  /// The branches that names stand for, in their order.
  ///
  /// - Throws: `ExampleFailure` for a name that no branch has.
  static func choose(_ names: [String], from catalog: [Branch]) throws -> [Branch] {
    guard !names.isEmpty else {
      let known = samples.compactMap { id in catalog.first { $0.id == id } }
      return known.isEmpty ? Array(catalog.prefix(5)) : known
    }
    var ids = Set<Int>()
    return try names.flatMap(BranchSearch(catalog).branches(named:))
      .filter { ids.insert($0.id).inserted }
  }

  /// Does what a command says.
  ///
  /// - Throws: `ExampleFailure` for a number that no favorite has.
  mutating func perform(_ command: ScriptCommand) throws(ExampleFailure) -> ClosingChanges {
    switch command {
    case .toggle(let number): return list.toggle(try key(number))
    case .expand(let number): return list.expand(try key(number))
    case .collapse(let number): return list.collapse(try key(number))
    case .expandAll: return list.expandAll()
    case .collapseAll: return list.collapseAll()
    case .preview(let rows): return list.setPreview(rows)
    case .replace:
      today = day(after: 1)
      return load()
    case .sort:
      isSorted.toggle()
      return load()
    case .remove(let number):
      let id = try key(number).id
      branches.removeAll { $0.id == id }
      return load()
    }
  }

  private func key(_ number: Int) throws(ExampleFailure) -> ListKey<Int> {
    let sections = list.visibleRows.sections
    guard number >= 1, number <= sections.count else {
      throw ExampleFailure(
        .usage, korean: "즐겨찾기 번호는 1에서 \(sections.count)까지입니다: \(number)",
        english: "favorites are numbered 1 to \(sections.count): \(number)")
    }
    return sections[number - 1].id
  }

  /// Makes the rows of all favorites anew, as an app does after it has asked its server.
  @discardableResult
  private mutating func load() -> ClosingChanges {
    var shown = branches
    if isSorted {
      // Numbers are unique, so that each summary finds its branch again.
      let places = Dictionary(branches.enumerated().map { ($1.id, $0) }) { first, _ in first }
      shown = branches.map { BranchSummary($0, on: today) }.sortedByNextClosing()
        .compactMap { places[$0.id] }.map { branches[$0] }
    }
    let sections = shown.map(section)
    return list.replaceSections(repairing: sections)
  }

  private func section(of branch: Branch) -> ListSection<FavoriteHeader, ClosingRow> {
    let days = branch.schedule.closings(in: today...day(after: Self.daysAhead))
    let rows = days.map { ClosingRow(id: $0.date, text: text(of: $0)) }
    var header = FavoriteHeader(id: branch.id, name: branch.displayName(in: language))
    if rows.isEmpty {
      header.note = branch.schedule.nextClosing(onOrAfter: today)
        .phrase(in: language, style: .long, relativeTo: today)
    } else if let first = rows.first, branch.schedule.firstUnknown(in: today...first.id) != nil {
      header.note = language("이전 휴무일 미게시", "earlier ones unpublished")
    }
    return ListSection(header, rows: rows)
  }

  /// The day some days later, or the last one of the calendar.
  private func day(after count: Int) -> CivilDate {
    today.adding(days: min(count, today.days(until: .latest)))
  }

  private func text(of closing: Closing) -> String {
    let day = closing.date.phrase(in: language, relativeTo: today)
    let text =
      DisplayWidth.padded(day, to: 22)
      + closing.date.countdownPhrase(in: language, relativeTo: today)
    guard closing.isTentative else { return text }
    return DisplayWidth.padded(text, to: 28) + closing.basis.phrase(in: language)
  }
}
