import Favorites
import Foundation
import KoreanCalendar
import MartCatalog
import MartModels
import MartTestSupport
import Testing

@Suite("What differs between two catalogs")
struct CatalogDiffTests {
  private let today = CivilDate(2026, 11, 21)

  private func catalog(_ dates: [String], asOf date: CivilDate) throws -> BranchCatalog {
    BranchCatalog(try response("[\(row(1, listing: dates))]"), asOf: date)
  }

  private func diff(_ old: [String], _ new: [String]) throws -> CatalogDiff {
    CatalogDiff(
      from: try catalog(old, asOf: today.adding(days: -1)), to: try catalog(new, asOf: today))
  }

  @Test("A closing that is added, removed or moved is a change on the days that both cover")
  func changes() throws {
    let moved = try diff(
      ["2026-11-22 (일)", "2026-12-13 (일)"], ["2026-11-25 (수)", "2026-12-13 (일)"])
    let change = try #require(moved.closings.first)
    #expect(change.added == [CivilDate(2026, 11, 25)])
    #expect(change.removed == [CivilDate(2026, 11, 22)])
    #expect(change.move?.from == CivilDate(2026, 11, 22))
    #expect(change.move?.to == CivilDate(2026, 11, 25))
    #expect(change.state == nil && change.id == 1)
    #expect(
      change.phrase(in: .korean, relativeTo: today)
        == "이마트 1점: 휴무 11월 22일 (일) → 11월 25일 (수)")
    let added = try diff(
      ["2026-12-13 (일)"], ["2026-11-22 (일)", "2026-11-29 (일)", "2026-12-13 (일)"])
    #expect(added.closings.map(\.added) == [[CivilDate(2026, 11, 22), CivilDate(2026, 11, 29)]])
    #expect(added.closings.first?.removed == [] && added.closings.first?.move == nil)
    let removed = try diff(["2026-11-22 (일)", "2026-12-13 (일)"], ["2026-12-13 (일)"])
    #expect(removed.closings.map(\.removed) == [[CivilDate(2026, 11, 22)]])
  }

  @Test("A day that only one of the two covers is no change")
  func coverage() throws {
    // The list reaches further, or less far; a day of the past; a row that came empty or unreadable.
    #expect(try diff(["2026-11-22 (일)"], ["2026-11-22 (일)", "2026-12-13 (일)"]).isEmpty)
    #expect(try diff(["2026-11-22 (일)", "2026-12-13 (일)"], ["2026-11-22 (일)"]).isEmpty)
    #expect(try diff(["2026-11-20 (금)", "2026-11-22 (일)"], ["2026-11-22 (일)"]).isEmpty)
    #expect(try diff(["2026-11-22 (일)"], []).isEmpty)
    #expect(try diff([], ["2026-11-22 (일)"]).isEmpty)
    #expect(try diff(["2026-11-22 (일)"], ["2026-11-22 (월)", "2026-12-13 (일)"]).isEmpty)
    // A short list covers the days up to its end, and a day of the other one behind it says nothing.
    let short = try diff(["2026-12-13 (일)"], ["2026-11-22 (일)"])
    #expect(short.closings.map(\.added) == [[CivilDate(2026, 11, 22)]])
    #expect(short.closings.map(\.removed) == [[]])
  }

  @Test("A store of the same name in another city is another store")
  func otherCity() throws {
    func pairs(_ old: String?, _ new: String?) -> Int {
      CatalogDiff(
        from: BranchCatalog([Branch(id: 1, mart: .hanaroMart, name: "본점", address: old)]),
        to: BranchCatalog([Branch(id: 9, mart: .hanaroMart, name: "본점", address: new)])
      ).renumbered.count
    }
    #expect(pairs("부산 중구 중앙대로 1", "대구 중구 중앙대로 1") == 0)
    #expect(pairs("경북 포항시 북구 중앙로 1", "경북 안동시 중앙로 1") == 0)
    // Another name of the place, another building, and what is not known.
    #expect(pairs("인천 서구 가정로 380", "인천광역시 서해구 가정로 380") == 1)
    #expect(pairs("광주광역시 북구 하서로 1", "전남광주통합특별시 북구 하서로 9") == 1)
    #expect(pairs("부산 중구 중앙대로 1", "중구 중앙대로 1") == 1)
    #expect(pairs("부산 중구 중앙대로 1", nil) == 1)
  }

  @Test("Only the days that are asked for are compared")
  func dates() throws {
    let old = try catalog(["2026-11-22 (일)", "2026-12-20 (일)"], asOf: today)
    let new = try catalog(["2026-11-25 (수)", "2026-12-13 (일)", "2026-12-20 (일)"], asOf: today)
    let december = CatalogDiff(from: old, to: new, in: YearMonth(2026, 12).dates)
    #expect(december.closings.map(\.added) == [[CivilDate(2026, 12, 13)]])
    #expect(december.dates == YearMonth(2026, 12).dates)
    #expect(CatalogDiff(from: old, to: new).dates == today...today.adding(days: 365))
    // Catalogs without a day are compared on the days that their lists speak for.
    let plain = CatalogDiff(from: BranchCatalog(old.branches), to: BranchCatalog(new.branches))
    #expect(plain.dates == nil)
    #expect(plain.closings == CatalogDiff(from: old, to: new).closings)
  }

  @Test("Stores that are new, gone and renumbered are told apart")
  func stores() throws {
    let old = BranchCatalog([
      Branch(id: 1, mart: .emart, name: "성수점"), Branch(id: 2, mart: .costco, name: "양재점"),
      Branch(id: 3, mart: .emart, name: "하남점"), Branch(id: 4, mart: .traders, name: "고양점"),
      Branch(id: 5, mart: .emart, name: "옛이름"),
    ])
    let new = BranchCatalog([
      Branch(id: 901, mart: .emart, name: "성수점"), Branch(id: 3, mart: .emart, name: "하남점"),
      Branch(id: 6, mart: .costco, name: "청라점"), Branch(id: 44, mart: .traders, name: "트레이더스 고양점"),
      Branch(id: 5, mart: .emart, name: "새이름"),
    ])
    let diff = CatalogDiff(from: old, to: new)
    #expect(diff.new.map(\.id) == [6])
    #expect(diff.gone.map(\.id) == [2])
    #expect(diff.renumbered.map { [$0.old.id, $0.new.id] } == [[1, 901], [4, 44]])
    #expect(diff.closings.isEmpty && !diff.isEmpty)
    #expect(diff.phrase(in: .korean) == "새 매장 1곳, 없어진 매장 1곳, 번호 변경 2곳")
    #expect(diff.phrase(in: .english) == "1 new store, 1 store gone, 2 renumbered")
    #expect(CatalogDiff(from: new, to: new).isEmpty)
  }

  @Test("A store that vanishes is reported, and its favorite stays")
  func vanished() throws {
    let old = BranchCatalog([Branch(id: 1, mart: .emart, name: "성수점")])
    let diff = CatalogDiff(from: old, to: BranchCatalog([]))
    #expect(diff.gone.map(\.id) == [1])
    let list = try FavoriteList([7, 1])
    #expect(list.renumbered(by: diff) == list)
  }

  @Test("A renumbered store keeps its favorite, with its place and its note")
  func renumberedFavorite() throws {
    let old = BranchCatalog([
      Branch(id: 1, mart: .emart, name: "성수점"), Branch(id: 2, mart: .emart, name: "하남점"),
    ])
    let new = BranchCatalog([
      Branch(id: 901, mart: .emart, name: "성수점"), Branch(id: 2, mart: .emart, name: "하남점"),
    ])
    var list = try FavoriteList([2, 1, 7])
    list.setNote("주말", for: 1)
    let renumbered = list.renumbered(by: CatalogDiff(from: old, to: new))
    #expect(Array(renumbered) == [2, 901, 7])
    #expect(renumbered.note(for: 901) == "주말")
    #expect(renumbered.limit == 3)
    // Both numbers were favorites, after the user had tapped the new one too.
    var both = try FavoriteList([901, 1])
    both.setNote("주말", for: 1)
    let joined = both.renumbered(by: CatalogDiff(from: old, to: new))
    #expect(Array(joined) == [901])
    #expect(joined.note(for: 901) == "주말")
  }

  @Test(
    "Numbers that two stores swap are swapped in the favorites, and none becomes another store")
  func swappedNumbers() throws {
    let old = BranchCatalog([
      Branch(id: 1, mart: .emart, name: "성수점"), Branch(id: 2, mart: .emart, name: "하남점"),
      Branch(id: 3, mart: .emart, name: "속초점"),
    ])
    let swapped = BranchCatalog([
      Branch(id: 2, mart: .emart, name: "성수점"), Branch(id: 1, mart: .emart, name: "하남점"),
      Branch(id: 3, mart: .emart, name: "속초점"),
    ])
    let diff = CatalogDiff(from: old, to: swapped)
    #expect(diff.renumbered.count == 2 && diff.new.isEmpty && diff.gone.isEmpty)
    #expect(Array(try FavoriteList([1, 2, 3]).renumbered(by: diff)) == [2, 1, 3])
    // The store of number 1 is gone and its number is another known store's now.
    let reused = CatalogDiff(
      from: old,
      to: BranchCatalog([
        Branch(id: 1, mart: .emart, name: "하남점"), Branch(id: 3, mart: .emart, name: "속초점"),
      ]))
    #expect(reused.gone.map(\.id) == [1])
    #expect(reused.renumbered.map { [$0.old.id, $0.new.id] } == [[2, 1]])
    #expect(Array(try FavoriteList([1, 2, 3]).renumbered(by: reused)) == [1, 3])
    #expect(Array(try FavoriteList([1, 3]).renumbered(by: reused)) == [3])
    // A new store under the number of one that moved away.
    let moved = CatalogDiff(
      from: old,
      to: BranchCatalog([
        Branch(id: 1, mart: .costco, name: "새점"), Branch(id: 9, mart: .emart, name: "성수점"),
        Branch(id: 2, mart: .emart, name: "하남점"), Branch(id: 3, mart: .emart, name: "속초점"),
      ]))
    #expect(moved.new.map(\.id) == [1] && moved.gone.isEmpty && moved.closings.isEmpty)
    #expect(Array(try FavoriteList([1]).renumbered(by: moved)) == [9])
  }

  @Test("Two stores of one name are not taken for each other")
  func sameNames() {
    let old = BranchCatalog([
      Branch(id: 1, mart: .emart, name: "중앙점"), Branch(id: 2, mart: .emart, name: "중앙점"),
    ])
    let new = BranchCatalog([Branch(id: 3, mart: .emart, name: "중앙점")])
    let diff = CatalogDiff(from: old, to: new)
    #expect(diff.renumbered.isEmpty)
    #expect(diff.gone.map(\.id) == [1, 2] && diff.new.map(\.id) == [3])
  }

  @Test("The closings of a renumbered store are compared with those under its old number")
  func renumberedClosings() throws {
    let old = BranchCatalog(
      CatalogResponse([
        CatalogRow(
          Branch(id: 1, mart: .emart, name: "성수점"),
          listing: [CivilDate(2026, 11, 22), CivilDate(2026, 12, 13)])
      ]), asOf: today)
    let new = BranchCatalog(
      CatalogResponse([
        CatalogRow(
          Branch(id: 2, mart: .emart, name: "성수점"),
          listing: [CivilDate(2026, 11, 25), CivilDate(2026, 12, 13)])
      ]), asOf: today)
    let diff = CatalogDiff(from: old, to: new)
    #expect(diff.closings.map(\.id) == [2])
    #expect(diff.closings.first?.move != nil)
  }

  @Test("A store that shuts for good is a state that is said once, and no row of closings")
  func states() throws {
    let sundays = HolidaySchedule(rule: .nth([2, 4], .sunday))
    let end = CivilDate(2026, 12, 1)
    let old = BranchCatalog(
      [Branch(id: 1, mart: .emart, name: "성수점", schedule: sundays)], asOf: today)
    let new = BranchCatalog(
      [Branch(id: 1, mart: .emart, name: "성수점", schedule: sundays.adding(closedForGoodFrom: end))],
      asOf: today)
    let diff = CatalogDiff(from: old, to: new)
    let change = try #require(diff.closings.first)
    #expect(change.added.isEmpty && change.removed.isEmpty)
    #expect(change.state?.old == .operating && change.state?.new == .closedForGood(from: end))
    for language in PhraseLanguage.allCases {
      #expect(change.phrase(in: language, relativeTo: today).contains("성수점"))
    }
    #expect(CatalogDiff(from: new, to: old).closings.first?.state?.new == .operating)
    let closure = try StoreClosure(from: CivilDate(2028, 1, 1))
    let far = BranchCatalog(
      [Branch(id: 1, mart: .emart, name: "성수점", schedule: sundays.adding(closure: closure))],
      asOf: today)
    #expect(CatalogDiff(from: old, to: far).isEmpty)
  }

  @Test("A store that speaks for the first time changes what its municipality designated")
  func firstWords() throws {
    let designated = try HolidaySchedule(municipal: [RulePeriod(.nth([2, 4], .sunday))])
    let (sunday, wednesday) = (CivilDate(2026, 11, 22), CivilDate(2026, 11, 25))
    func change(_ new: HolidaySchedule) -> ClosingChange? {
      func catalog(_ schedule: HolidaySchedule) -> BranchCatalog {
        BranchCatalog([Branch(id: 1, mart: .emart, name: "성수점", schedule: schedule)])
      }
      let dates = CivilDate(2026, 11, 21)...CivilDate(2026, 12, 12)
      return CatalogDiff(from: catalog(designated), to: catalog(new), in: dates).closings.first
    }
    let moved = change(try designated.adding(override: .moved(from: sunday, to: wednesday)))
    #expect(moved?.removed == [sunday] && moved?.added == [wednesday])
    let shut = change(try designated.adding(override: .closed(wednesday)))
    #expect(shut?.removed == [] && shut?.added == [wednesday])
    let ruled = change(HolidaySchedule(rule: .nth([2, 4], .wednesday)))
    #expect(ruled?.removed == [sunday] && ruled?.added == [wednesday, CivilDate(2026, 12, 9)])
    #expect(change(HolidaySchedule(rule: .nth([2, 4], .sunday))) == nil)
  }

  @Test("Changes are those that a look at every single day finds")
  func model() throws {
    var random = SplitMix64(seed: 61)
    for _ in 0..<200 {
      func list() -> [String] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          today.adding(days: .random(in: -3...50, using: &random)).listed
        }
      }
      let old = try catalog(list(), asOf: today.adding(days: -2))
      let new = try catalog(list(), asOf: today)
      let (before, after) = (try #require(old[1]).schedule, try #require(new[1]).schedule)
      var added: [CivilDate] = []
      var removed: [CivilDate] = []
      for day in today...today.adding(days: 60) {
        switch (before.status(on: day), after.status(on: day)) {
        case (.open, .closed): added.append(day)
        case (.closed, .open): removed.append(day)
        default: break
        }
      }
      let change = CatalogDiff(from: old, to: new).closings.first
      #expect(change?.added ?? [] == added)
      #expect(change?.removed ?? [] == removed)
    }
  }
}
