import ExpandableListState
import MartTestSupport
import Testing

/// A defect of the original app, with what it did and what ours does.
///
/// Its main screen kept `isExpanded` in the favorites themselves. A tap on a footer toggled the
/// favorite and reloaded its section; a refresh replaced all favorites on another queue, and the
/// table was told later.
@Suite("The original app's toggle over replaced data")
struct OriginalAppTests {
  struct Favorite {
    var name: String
    var days: [String]
    var isExpanded = false
    var rows: [String] { isExpanded ? days : Array(days.prefix(1)) }
  }

  typealias Table = SimulatedTable<String, String>

  static func data(of favorites: [Favorite]) -> [Table.Section] {
    favorites.map { .init(header: $0.name, cells: $0.rows) }
  }

  static let loaded = [
    Favorite(name: "양재점", days: ["11월 22일", "12월 13일"]),
    Favorite(name: "월계점", days: ["11월 22일", "12월 13일"]),
  ]

  @Test("What it did: a favorite less between tap and table is an exception")
  func whatItDid() throws {
    var favorites = Self.loaded
    var table = Table(Self.data(of: favorites))
    favorites[0].isExpanded = true
    favorites = [Favorite(name: "월계점", days: ["11월 22일"])]
    var reload = TableBatch()
    reload.reloadedSections = [0]
    let error = try #require(throws: TableError.self) {
      try table.performBatch(reload, data: Self.data(of: favorites))
    }
    #expect(error.code == .invalidSectionCount)
    #expect(error.expected == 2 && error.found == 1)
  }

  @Test("What it did: the same number of favorites hides the mistake and closes what was open")
  func whatItDidQuietly() throws {
    var favorites = Self.loaded
    var table = Table(Self.data(of: favorites))
    favorites[0].isExpanded = true
    favorites = Self.loaded.reversed()
    var reload = TableBatch()
    reload.reloadedSections = [0]
    try table.performBatch(reload, data: Self.data(of: favorites))
    #expect(table.sections[0].cells.count == 1)
    let error = try #require(throws: TableError.self) {
      try table.verify(shows: Self.data(of: favorites))
    }
    #expect(error.code == .staleHeader && error.section == 1)
  }

  @Test("What ours does: the late change is answered by a reload, and the favorite stays open")
  func whatOursDoes() throws {
    func sections(_ favorites: [Favorite]) -> [ListSection<
      SelfIdentified<String>, SelfIdentified<String>
    >] {
      favorites.map { ListSection($0.name, rows: $0.days) }
    }
    var list = try ExpandableList(sections(Self.loaded), preview: 1)
    var table = SimulatedTable(showing: list.visibleRows)
    let shown = list.visibleRows
    let tap = list.toggle("양재점")
    let refresh = try list.replaceSections(
      sections(
        Self.loaded.reversed() + [
          Favorite(name: "고양점", days: ["11월 25일"])
        ]))
    guard case .reloadAll(let rows) = tap.update(from: shown, to: list.visibleRows) else {
      Issue.record("the batch of old data was offered")
      return
    }
    #expect(rows == list.visibleRows)
    #expect(list.isExpanded("양재점"))

    try table.apply(tap)
    try table.apply(refresh)
    try table.verify(shows: list.visibleRows)
    #expect(table.sections.map(\.cells.count) == [1, 2, 1])
  }
}
