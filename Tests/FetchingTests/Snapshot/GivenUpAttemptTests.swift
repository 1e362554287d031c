import Fetching
import Keeping
import MartTestSupport
import Testing

@Suite("A fetch that cancels itself", .timeLimit(.minutes(1)))
struct GivenUpAttemptTests {
  private static func tokens(of person: String) -> SessionTokens {
    SessionTokens(access: AccessToken(person), refresh: RefreshToken(person), issuedAt: 0)
  }

  @Test("Who signs in while the fetch of another person runs gets an answer of their own")
  func accountSwitch() async throws {
    let server = FakeServer<String, String>(.success("one"), .success("two"))
    let session = SessionKeeper(
      Self.tokens(of: "A"), now: { 0 }, renewal: { _ in throw FetchFailure(.offline) })
    let keeper = SnapshotKeeper<String, String>(
      store: InMemoryByteStore(), form: Bench.form, policy: .weather, now: { 0 },
      fetch: { _ in try await session.call { try await server.answer($0.text) } })
    await server.hold()
    async let ofA = keeper.refreshed(in: nil)
    await server.wait(forRequests: 1)
    await session.signIn(Self.tokens(of: "B"))
    async let ofB = keeper.refreshed(in: nil)
    for _ in 0..<50 { await Task.yield() }
    await server.letGo()
    let contents = try await [ofA.content, ofB.content]
    #expect(contents == [nil, "two"])
    #expect(await server.requests == ["A", "B"])
  }

  @Test("One that always does is made once more for all who joined it, and not for each")
  func always() async throws {
    let server = FakeServer<String?, String>(.success("never seen"))
    let keeper = SnapshotKeeper<String, String>(
      store: InMemoryByteStore(), form: Bench.form, policy: .weather, now: { 0 },
      fetch: {
        _ = try await server.answer($0)
        for _ in 0..<100 { await Task.yield() }
        throw CancellationError()
      })
    await server.hold()
    try await withThrowingTaskGroup(of: SnapshotAnswer<String, String>.self) { group in
      for _ in 0..<20 { group.addTask { try await keeper.refreshed(in: nil) } }
      await server.wait(forRequests: 1)
      for _ in 0..<50 { await Task.yield() }
      await server.letGo()
      for try await answer in group {
        #expect(answer.content == nil && answer.failure == nil)
      }
    }
    #expect(await server.requests.count == 2)
  }
}
