import Favorites
import Foundation
import Keeping
import KoreanCalendar
import MartCatalog
import MartModels
import MartTestSupport
import Testing

@Suite("Rows of favorites")
struct FavoriteRowTests {
  private let noon = WallTime(CivilDate(2026, 11, 22), 12, 0)
  private let ended = Branch(
    id: 4, mart: .homeplus, name: "가양점",
    schedule: HolidaySchedule(rule: .never).adding(closedForGoodFrom: CivilDate(2026, 6, 1)))
  private var catalog: BranchCatalog {
    BranchCatalog([
      Branch(
        id: 1, mart: .emart, name: "성수점", openingHours: "10:00~23:00",
        schedule: HolidaySchedule(rule: .nth([2, 4], .sunday))),
      ended,
      Branch(
        id: 5, mart: .homeplus, name: "잠실점",
        schedule: HolidaySchedule(rule: .never).adding(closedForGoodFrom: CivilDate(2026, 12, 1))),
    ])
  }

  @Test("Found, missing with and without a name, and ended: a row for each place, in order")
  func rows() throws {
    var list = try FavoriteList(
      entries: [.init(9), .init(1, note: "n"), .init(4), .init(5)], limit: 5)
    list.push(Branch(id: 8, mart: Mart(serverName: "표본마트"), name: "새점"))
    let rows = catalog.rows(of: list, at: noon)
    #expect(rows.map(\.id) == Array(list) && list.isFull)
    #expect(
      rows.map { $0.displayName(in: .korean) } == [
        "알 수 없는 매장", "이마트 성수점", "홈플러스 가양점", "홈플러스 잠실점", "표본마트 새점",
      ])
    #expect(rows[0].displayName(in: .english) == "Unknown store")
    var rest = list
    let words = rows.map { rest.pop($0.id).phrase(for: $0, in: .korean) }
    #expect(words[0] == "알 수 없는 매장을 즐겨찾기에서 뺐습니다.")
    #expect(words[1] == "이마트 성수점을 즐겨찾기에서 뺐습니다.")
    #expect(rows.map(\.mart) == [nil, .emart, .homeplus, .homeplus, Mart(serverName: "표본마트")])
    #expect(rows.map(\.note) == [nil, "n", nil, nil, nil])
    #expect(rows[1].content == .found(BranchSummary(try #require(catalog[1]), at: noon)))
    #expect(
      rows[2].content == .ended(BranchSummary(ended, at: noon), since: CivilDate(2026, 6, 1)))
    // A store that will end has not ended.
    guard case .found = rows[3].content else { return #expect(Bool(false), "\(rows[3])") }
    #expect(rows[2].phrase(in: .korean) == "폐점 (6월 1일 (월)부터)")
    #expect(rows[2].phrase(in: .english) == "closed for good since Mon 1 Jun")
    #expect(rows[0].phrase(in: .korean) == "매장 정보 없음" && rows[0].summary == nil)
    #expect(
      rows[4].phrase(in: .korean, style: .long) == "표본마트 새점: 지금은 정보가 없습니다. 즐겨찾기에서 뺄 수 있습니다.")
    #expect(catalog.rows(of: list, on: noon.date).map(\.id) == Array(list))
    // Whatever a row says, it can be removed, and then there is room.
    for row in rows { #expect(list.pop(row.id).succeeded) }
    #expect(list.isEmpty)
  }

  @Test("Nobody is in the data: every row is there, and each can be removed")
  func allMissing() throws {
    let list = try FavoriteList([1, 2, 3])
    let rows = BranchCatalog([]).rows(of: list, at: noon)
    #expect(rows.map(\.content) == [.missing(nil), .missing(nil), .missing(nil)])
    #expect(BranchCatalog([]).rows(of: FavoriteList(), at: noon).isEmpty)
  }

  @Test("A keeper learns the names of a list that was stored before, and writes only what is new")
  func learns() async throws {
    let memory = InMemoryByteStore(Array(#"{"version":1,"favorites":[{"id":1},{"id":9}]}"#.utf8))
    let store = FaultyStore(memory, faults: [.fail(.save, on: 2)])
    let keeper = FavoriteKeeper(store: store)
    let list = try await keeper.remember(namesIn: catalog)
    #expect(list.entries.map(\.lastKnown) == [FavoriteName("성수점", mart: "이마트"), nil])
    // The second save would fail.
    #expect(try await keeper.remember(namesIn: catalog) == list)
    let gone = BranchCatalog([]).rows(of: try await keeper.list, at: noon)
    #expect(gone.map { $0.displayName(in: .korean) } == ["이마트 성수점", "알 수 없는 매장"])
    #expect(try await keeper.remember(namesIn: BranchCatalog([])) == list)
  }

  @Test("A branch brings its name, whichever way it becomes a favorite")
  func pushed() async throws {
    let keeper = FavoriteKeeper(store: InMemoryByteStore())
    #expect(try await keeper.push(ended) == .added(at: 0))
    #expect(try await keeper.push(ended) == .alreadyPresent(at: 0))
    #expect(try await keeper.list.entries[0].lastKnown == FavoriteName("가양점", mart: "홈플러스"))
    #expect(try await keeper.toggle(ended) == .removed(at: 0))
    #expect(try await keeper.toggle(ended) == .added(at: 0))
    // Renumbering keeps the name.
    let diff = CatalogDiff(
      from: BranchCatalog([ended]),
      to: BranchCatalog([Branch(id: 904, mart: .homeplus, name: "가양점")]))
    let moved = try await keeper.list.renumbered(by: diff)
    #expect(moved.entries == [.init(904, lastKnown: FavoriteName("가양점", mart: "홈플러스"))])
    // A list with more favorites than its keeper has room for is full at the keeper's limit.
    let stored = InMemoryByteStore(try FavoriteList([11, 12, 13, 14, 15], limit: nil).storedForm)
    let full = FavoriteKeeper(store: stored, limit: 3)
    #expect(try await full.push(ended) == .full(limit: 3))
    #expect(try await full.toggle(ended) == .full(limit: 3))
  }
}
