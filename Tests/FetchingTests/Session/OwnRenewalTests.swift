import Fetching
import Testing

@Suite("A renewal that makes a call", .timeLimit(.minutes(1)))
struct OwnRenewalTests {
  @Test("A renewal whose request itself needs a renewed token fails, and does not wait for ever")
  func renewalWithinRenewal() async throws {
    let (made, using) = AsyncStream<SessionKeeper>.makeStream()
    let keeper = SessionKeeper(
      SessionTokens(access: AccessToken("A"), refresh: RefreshToken("R"), issuedAt: 0),
      now: { 3 * 3_600 },
      renewal: { _ in
        var keepers = made.makeAsyncIterator()
        guard let keeper = await keepers.next() else { throw CancellationError() }
        return .init(access: AccessToken(try await keeper.call { $0.text + " renewed" }))
      })
    using.yield(keeper)
    // A call that waits for itself never ends, so nothing here waits for it.
    let (ends, ended) = AsyncStream<FetchFailure?>.makeStream()
    Task {
      do { _ = try await keeper.call { $0.text } } catch { ended.yield(error as? FetchFailure) }
    }
    Task {
      try await Task.sleep(for: .seconds(20))
      ended.finish()
    }
    let failure = await ends.first { _ in true }
    #expect(failure == FetchFailure(.other, message: "the renewal of a session waits for itself"))
    #expect(await keeper.verdict == .renew)
  }
}
