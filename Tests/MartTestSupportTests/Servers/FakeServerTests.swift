import Fetching
import MartCatalog
import MartTestSupport
import Testing

@Suite("A server for tests")
struct FakeServerTests {
  @Test("It gives its answers in order, the last one again and again, and remembers what was asked")
  func answers() async throws {
    let server = FakeServer<Int, String>(.success("one"), .success("two"))
    for request in 1...3 {
      #expect(try await server.answer(request) == (request == 1 ? "one" : "two"))
    }
    await server.answerNext([.failure(FetchFailure(.timeout))])
    await #expect(throws: FetchFailure(.timeout)) { try await server.answer(4) }
    #expect(await server.requests == [1, 2, 3, 4])
    #expect(await server.mostAtOnce == 1)
  }

  @Test("Without an answer it is offline")
  func offline() async {
    let server = FakeServer<Int, String>()
    await #expect(throws: FetchFailure(.offline)) { try await server.answer(1) }
  }

  @Test("Requests wait while it is held, all at once")
  func held() async throws {
    let server = FakeServer<Int, String>(.success("one"))
    await server.hold()
    async let first = server.answer(1)
    async let second = server.answer(2)
    await server.wait(forRequests: 2)
    await server.letGo()
    #expect(try await [first, second] == ["one", "one"])
    #expect(await server.mostAtOnce == 2)
    #expect(try await server.answer(3) == "one")
  }

  @Test("A request whose task is canceled ends, also while the server is held")
  func cancelled() async {
    let server = FakeServer<Int, String>(.success("one"))
    await server.hold()
    let task = Task { try await server.answer(1) }
    await server.wait(forRequests: 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A request that is canceled lets no other one go, and later ones wait too")
  func cancelledAlone() async throws {
    let server = FakeServer<Int, String>(.success("one"))
    await server.hold()
    let leaving = Task { try await server.answer(1) }
    async let staying = server.answer(2)
    await server.wait(forRequests: 2)
    leaving.cancel()
    await #expect(throws: CancellationError.self) { try await leaving.value }
    async let later = server.answer(3)
    await server.wait(forRequests: 3)
    for _ in 0..<50 { await Task.yield() }
    #expect(await server.running == 2)
    await server.letGo()
    #expect(try await [staying, later] == ["one", "one"])
  }

  @Test("Who waits for requests that do not come stops when the task is canceled")
  func waitsInVain() async {
    let server = FakeServer<Int, String>()
    let task = Task { await server.wait(forRequests: 1) }
    task.cancel()
    await task.value
    #expect(await server.requests.isEmpty)
  }
}
