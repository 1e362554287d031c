import Fetching
import Foundation
import GeoFiltering
import Keeping
import KoreanCalendar
import MartCatalog
import MartModels
import MartTestSupport
import Testing

@Suite("The catalog of an app and of its widget", .timeLimit(.minutes(5)))
struct CatalogKeeperTests {
  private let november = YearMonth(2026, 11)
  private let clock = FakeClock(WallTime(CivilDate(2026, 11, 10), 12, 0))
  private let store = InMemoryByteStore()
  private static let favorites = FetchScope.branches([1, 2, 3])

  /// A new process, with the answers of its server as JSON.
  private func launched(
    _ answers: [FetchScope: String]
  ) -> SnapshotKeeper<CatalogResponse, YearMonth> {
    let clock = clock
    return SnapshotKeeper(
      store: store,
      form: SnapshotForm(
        encode: { Array(try JSONEncoder().encode($0)) },
        decode: { try JSONDecoder().decode(CatalogResponse.self, from: Data($0)) }),
      policy: .catalog, now: { clock() },
      fetch: { _, scope in
        guard let answer = answers[scope] else { throw FetchFailure(.client, status: 404) }
        return try response(answer)
      })
  }

  private func catalog(_ answer: SnapshotAnswer<CatalogResponse, YearMonth>) throws -> BranchCatalog
  {
    BranchCatalog(try #require(answer.used), bundledOn: CivilDate(2026, 1, 1))
  }

  /// Rows with numbers from 1.
  private func rows(_ ids: ClosedRange<Int>, listing dates: [String]) -> String {
    "[" + ids.map { row($0, listing: dates) }.joined(separator: ",") + "]"
  }

  @Test("The widget of the original asks for three favorites: the app still has all 146 branches")
  func widget() async throws {
    let listed = ["2026-11-22 (일)", "2026-12-13 (일)"]
    let app = launched([.all: rows(1...146, listing: listed)])
    _ = try await app.refreshed(in: november)
    clock.advance(days: 13)
    let widget = launched([Self.favorites: rows(1...3, listing: ["2026-11-25 (수)"])])
    let drawn = try await widget.refreshed(in: november, for: Self.favorites, byHand: true)
    let rows = try catalog(drawn)
    #expect(rows.count == 146)
    #expect(rows[2]?.schedule.status(on: CivilDate(2026, 11, 25)) == .closed(.published))
    clock.advance(days: 1)
    let launch = await launched([:]).answer(in: november)
    #expect(launch.verdict == .stale, "what the widget did not ask for is as old as it was")
    #expect(launch.age == 1_209_600.0)
    let all = try catalog(launch)
    #expect(all.count == 146)
    #expect(all[2]?.schedule.status(on: CivilDate(2026, 11, 25)) == .closed(.published))
    #expect(all[9]?.schedule.status(on: CivilDate(2026, 12, 13)) == .closed(.published))
    #expect(await launched([:]).answer(in: november, for: Self.favorites).verdict == .fresh)
  }

  @Test("A mistyped year is reported, whether it is in the first answer or folded over another one")
  func mistypedYear() async throws {
    let good = rows(1...3, listing: ["2026-11-22 (일)"])
    let typo = rows(1...1, listing: ["2026-11-22 (일)", "2062-12-13"])
    _ = try await launched([.all: good]).refreshed(in: november)
    for scope in [FetchScope.branches([1]), .all] {
      let shown = try await launched([scope: typo]).refreshed(
        in: november, for: scope, byHand: true)
      let rows = try catalog(shown)
      #expect(rows.issues.map(\.reason) == [.outsideWindow])
      #expect(rows.issues.map(\.id) == [1])
      #expect(rows[1]?.schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.published))
    }
  }

  @Test("Each answer is concluded on its own day, though they are stored together")
  func dayOfEach() async throws {
    let listed = ["2026-11-22 (일)"]
    _ = try await launched([.branches([1]): rows(1...1, listing: listed)])
      .refreshed(in: november, for: .branches([1]))
    clock.advance(days: 5)
    _ = try await launched([.branches([2]): rows(2...2, listing: listed)])
      .refreshed(in: november, for: .branches([2]))
    let all = try catalog(await launched([:]).answer(in: november))
    let between = CivilDate(2026, 11, 12)
    #expect(all[1]?.schedule.status(on: between) == .open(.published))
    #expect(all[2]?.schedule.status(on: between) == .unknown, "its list left earlier days out")
  }

  @Test(
    "A failed parse never wipes known dates, across launches",
    arguments: [[], ["소식 없음"], ["2026-12-13 (월)"]])
  func failedParse(list: [String]) async throws {
    let first = launched([.all: rows(1...3, listing: ["2026-11-22 (일)", "2026-12-13 (일)"])])
    _ = try await first.refreshed(in: november)
    for scope in [FetchScope.all, Self.favorites] {
      clock.advance(by: 3_600)
      let second = launched([scope: rows(1...3, listing: list)])
      _ = try await second.refreshed(in: november, for: scope, byHand: true)
      let answer = await launched([:]).answer(in: november)
      #expect(answer.verdict == .fresh)
      for branch in try catalog(answer).branches {
        for date in [CivilDate(2026, 11, 22), CivilDate(2026, 12, 13)] {
          #expect(branch.schedule.status(on: date) == .closed(.published), "\(branch.id): \(date)")
        }
      }
    }
  }

  @Test("A store that a whole answer leaves out is gone; one whose row cannot be read is not")
  func gone() async throws {
    _ = try await launched([.all: rows(1...3, listing: ["2026-11-22 (일)"])]).refreshed(in: november)
    clock.advance(by: 60)
    let broken = #"[\#(row(1)),{"id":"x"},\#(row(3))]"#
    _ = try await launched([.all: broken]).refreshed(in: november, byHand: true)
    #expect(try catalog(await launched([:]).answer(in: november)).branches.map(\.id) == [1, 2, 3])
    clock.advance(by: 60)
    _ = try await launched([.all: "[]"]).refreshed(in: november, byHand: true)
    #expect(try catalog(await launched([:]).answer(in: november)).count == 3)
    clock.advance(by: 60)
    let two = "[\(row(1)),\(row(3)),\(row(3))]"
    _ = try await launched([.all: two]).refreshed(in: november, byHand: true)
    #expect(try catalog(await launched([:]).answer(in: november)).branches.map(\.id) == [1, 3])
  }

  @Test("An answer for one branch, in its own form, leaves the whole one whole")
  func single() async throws {
    _ = try await launched([.all: rows(1...3, listing: ["2026-11-22 (일)"])]).refreshed(in: november)
    clock.advance(by: 60)
    let one = FetchScope.branches([2])
    let widget = launched([one: #"{"code":"OK","data":\#(row(2, listing: ["2026-11-25 (수)"]))}"#])
    let answer = try await widget.refreshed(in: november, for: one, byHand: true)
    #expect(answer.content?.rows.count == 3)
    #expect(answer.content?.form == .bareArray)
    #expect(try catalog(await launched([:]).answer(in: november)).count == 3)
  }

  @Test("Lists from more than a year before are forgotten, and nothing younger")
  func forgotten() async throws {
    for month in 0..<30 {
      let day = november.adding(months: month).firstDay
      clock.now = FakeClock(WallTime(day, 12, 0)).now
      let list = [day.adding(days: 7).listed, day.adding(days: 21).listed]
      let context = november.adding(months: month)
      _ = try await launched([.all: rows(1...2, listing: list)]).refreshed(in: context)
    }
    let all = try catalog(await launched([:]).answer(in: november.adding(months: 29)))
    let months = try #require(all[1]).schedule.published.map(\.month)
    #expect(months.first == november.adding(months: 17))
    #expect(months.last == november.adding(months: 29))
  }
}

@Suite("What a request asks for")
struct CatalogScopeTests {
  private func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test("Each request says its scope, and each scope that one request can ask for has it")
  func requests() throws {
    let here = try place(37.4979, -127.0276)
    let radius = SearchRadius(clamping: 2)
    let requests: [(CatalogRequest?, FetchScope?, String)] = [
      (.all, .all, "all"), (.martTypes, nil, ""),
      (CatalogRequest(sortedBy: [.init(.region)]), .all, "all"),
      (CatalogRequest(id: 7), .branches([7]), "branches:7"),
      (CatalogRequest(ids: [12, 7, 3]), .branches([3, 7, 12]), "branches:12,3,7"),
      (CatalogRequest(mart: .traders), .marts([.traders]), "marts:이마트 트레이더스"),
      (
        CatalogRequest(near: here, within: radius), .near(here, within: radius),
        "near@37.4979,-127.0276,2"
      ),
    ]
    for (request, scope, text) in requests {
      let request = try #require(request)
      #expect(request.scope == scope)
      guard let scope else { continue }
      #expect(scope.description == text)
      #expect(FetchScope(text) == scope)
      #expect(CatalogRequest(scope)?.scope == scope)
    }
    #expect(CatalogRequest(.branches([12, 7])) == CatalogRequest(ids: [7, 12]))
    let circle = CatalogRequest(.near(here, within: radius))
    #expect(circle == CatalogRequest(near: here, within: radius))
    #expect(CatalogRequest(.marts([.traders])) == CatalogRequest(mart: .traders))
    #expect(CatalogRequest(.all) == .all)
  }

  @Test(
    "What no single request asks for has none",
    arguments: [
      FetchScope.branches([]), .branches([-4]), .marts([.emart, .costco]),
      .marts([Mart(serverName: "동네슈퍼")]), FetchScope("near", at: "1,2"),
      FetchScope("near", at: "91,2,3"), FetchScope("near", at: "1,2,99"), FetchScope("x", ["1"]),
    ])
  func none(scope: FetchScope) {
    #expect(CatalogRequest(scope) == nil)
  }
}
