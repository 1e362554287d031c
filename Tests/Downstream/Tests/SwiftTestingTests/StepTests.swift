import MartHolidayKit
import MartTestSupport
import Testing

@testable import Expectations
@testable import MartViewModels

@MainActor
@Suite("The screens, step by step")
struct StepTests {
  @Test("It loads until the server answers, and then shows what came")
  func loading() async throws {
    let world = await World(try FavoriteList([2]), answers: [SampleAnswer.good.result])
    #expect(MainExpectation.name(world.main.state) == "nothing yet")
    await world.server.hold()
    async let appearing: Void = world.main.appear()
    await world.server.wait(forRequests: 1)
    #expect(MainExpectation.name(world.main.state) == "loading")
    #expect(world.main.list.sections.map(\.id) == [2])
    await world.server.letGo()
    await appearing
    #expect(MainExpectation.name(world.main.state) == "shown" && world.main.line == nil)
  }

  @Test("What was stored is shown before the server answers, and is said to be old")
  func storedFirst() async throws {
    let world = await World(try FavoriteList([2]), answers: [SampleAnswer.good.result])
    await world.main.appear()
    world.clock.advance(days: 40)
    await world.server.hold()
    async let appearing: Void = world.main.appear()
    await world.server.wait(forRequests: 2)
    #expect(world.main.line == "40일 전 자료")
    await world.server.letGo()
    await appearing
    #expect(world.main.line == nil)
  }

  @Test("A table follows opened rows and stars that change, also one of a missing store")
  func table() async throws {
    let world = await World(try FavoriteList([2, 77]), answers: [SampleAnswer.good.result])
    await world.main.appear()
    var table = SimulatedTable(showing: world.main.list.visibleRows)
    try table.apply(world.main.toggle(2))
    #expect(table.sections.map(\.cells.count) == [2, 0])
    await world.board.tapStar(of: SampleBranch.published.branch)
    try table.apply(world.main.showFavorites())
    await world.board.remove(world.main.list.sections[1].section)
    #expect(world.board.message == "알 수 없는 매장을 즐겨찾기에서 뺐습니다.")
    try table.apply(world.main.showFavorites())
    try table.verify(shows: world.main.list.visibleRows)
    #expect(world.main.list.sections.map(\.id) == [2, 3] && world.main.list.isExpanded(2))
  }

  @Test("The names of the favorites are learned from an answer, for when they are missing")
  func names() async throws {
    let answers = [SampleAnswer.good.result, .success(CatalogResponse([]))]
    let world = await World(try FavoriteList([2]), answers: answers)
    await world.main.appear()
    await world.main.refresh(byHand: true)
    #expect(world.board.favorites.entries.map { $0.displayName(in: .korean) } == ["이마트 규칙점"])
  }

  @Test("While a search runs no second one starts, and one by hand waits for nothing")
  func oneSearch() async {
    let (screen, server, clock) = await NearbyExpectation.model([.good, .serverError, .good])
    await server.hold()
    async let first: Void = screen.receive(LocationFix(SamplePlace.seoul))
    await server.wait(forRequests: 1)
    #expect(screen.search.isSearching)
    await screen.receive(LocationFix(SamplePlace.busan))
    await server.letGo()
    await first
    await screen.receive(LocationFix(SamplePlace.busan))
    await screen.receive(LocationFix(SamplePlace.busan))
    #expect(await server.requests.count == 2 && screen.search.markers.isOutdated)
    await screen.searchHere(SamplePlace.busan)
    #expect(await server.requests.count == 3 && screen.search.notice == nil)
    clock.advance(by: 60)
  }
}
