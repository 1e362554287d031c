import Expectations
import MartHolidayKit
import MartTestSupport
import MartViewModels
import Testing

@Suite("The main list, step by step")
struct MainListTests {
  @Test("A table follows opened rows and favorites that change")
  func table() async throws {
    let world = try await World([2, 5], answers: [.good])
    await world.mainList.appear()
    var table = SimulatedTable(showing: await world.mainList.list.visibleRows)
    try table.apply(await world.mainList.toggle(5))
    #expect(table.sections.map(\.cells.count) == [1, 2])
    await world.favorites.tapStar(of: SampleBranch.published.branch)
    let before = await world.mainList.list.visibleRows
    try table.verify(shows: before)
    await world.mainList.showFavorites()
    let after = await world.mainList.list.visibleRows
    #expect(after.sections.map(\.section.id) == [2, 5, 3])
    #expect(await world.mainList.list.isExpanded(5))
  }

  @Test("It loads until the server answers, and then shows what came")
  func loading() async throws {
    let world = try await World([2], answers: [.good])
    await world.server.hold()
    async let appearing: Void = world.mainList.appear()
    await world.server.wait(forRequests: 1)
    #expect(await world.mainList.content == .loading)
    await world.server.letGo()
    await appearing
    #expect(await world.mainList.content == .list)
  }

  @Test("What was stored is shown before the server answers, and is said to be old")
  func storedFirst() async throws {
    let world = try await World([2], answers: [.good])
    await world.mainList.appear()
    world.clock.advance(days: 40)
    await world.server.hold()
    async let appearing: Void = world.mainList.appear()
    await world.server.wait(forRequests: 2)
    #expect(await world.mainList.content == .list)
    #expect(await world.mainList.age == "40일 전 자료")
    await world.server.letGo()
    await appearing
    #expect(await world.mainList.age == nil)
  }

  @Test(
    "A disk that fails or tears does not keep an answer from the screen",
    arguments: [FaultyStore.Fault.fail(.save, on: 1), .tear(on: 1, keeping: 20)])
  func disk(fault: FaultyStore.Fault) async throws {
    let world = try await World([2], snapshotFaults: [fault], answers: [.good])
    await world.mainList.appear()
    #expect(await world.mainList.content == .list)
    #expect(await world.mainList.notice == nil)
  }

  @Test("A day of which an older answer says nothing is not open")
  func oldAnswer() async throws {
    let world = try await World([2], answers: [.good, .serverError])
    await world.mainList.appear()
    world.clock.advance(days: 31)
    await world.mainList.appear()
    let status = await world.mainList.list.sections.first?.section.today
    #expect(status == .unknown)
    #expect(await world.mainList.catalog.asOf == SampleBranch.today)
  }
}
