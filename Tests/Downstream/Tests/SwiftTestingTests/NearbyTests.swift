import Expectations
import MartHolidayKit
import MartTestSupport
import MartViewModels
import Testing

@Suite("The map, step by step")
struct NearbyTests {
  @Test("Positions that come while a search runs start no second one")
  func oneSearch() async {
    let (model, server, _) = await NearbyExpectation.model([.good])
    await server.hold()
    async let first: Void = model.receive(LocationFix(SamplePlace.seoul))
    await server.wait(forRequests: 1)
    #expect(await model.isSearching)
    await model.receive(LocationFix(SamplePlace.busan))
    await server.letGo()
    await first
    #expect(await server.requests.map(\.query) == ["latitude=37.5665&longitude=126.978&distance=2"])
    #expect(await !model.isSearching)
  }

  @Test("A search by hand does not wait after a failure, and is told of a failure again")
  func byHand() async {
    let (model, server, _) = await NearbyExpectation.model([.serverError, .serverError, .good])
    await model.receive(LocationFix(SamplePlace.seoul))
    await model.receive(LocationFix(SamplePlace.seoul))
    #expect(await server.requests.count == 1)
    await model.searchHere(SamplePlace.seoul)
    #expect(await model.notice?.failure.code == .server)
    await model.searchHere(SamplePlace.seoul)
    #expect(await model.notice == nil)
    #expect(await model.markers.shown?.entries.map(\.id) == [2, 3])
  }

  @Test(
    "A slider that begins at zero asks for what the server allows, with the map's zoom",
    arguments: [(0, 1, 13), (2, 2, 13), (6, 6, 11), (8, 8, 10), (90, 50, 15)])
  func slider(kilometers: Int, asked: Int, zoom: Int) async {
    let (model, _, _) = await NearbyExpectation.model([.good])
    await model.setRadius(kilometers: kilometers)
    #expect(await model.radius.kilometers == asked)
    #expect(await model.zoom == zoom)
  }

  @Test("Back in range after a failure, the next position is searched around")
  func recovers() async {
    let (model, server, clock) = await NearbyExpectation.model([.serverError, .good, .serverError])
    await model.receive(LocationFix(SamplePlace.seoul))
    clock.advance(by: 60)
    await model.receive(LocationFix(SamplePlace.seoul))
    await model.receive(LocationFix(SamplePlace.busan))
    clock.advance(by: 60)
    await model.receive(LocationFix(SamplePlace.busan))
    #expect(await server.requests.count == 4)
  }
}
