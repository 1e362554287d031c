import Fetching
import Testing

#if DEBUG && (os(Linux) || os(macOS))
  @Suite("What no policy, snapshot or limit can be")
  struct PreconditionTests {
    /// What a program that ended had to say.
    private func words(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("A programmer's error stops the program with its values")
    func values() async {
      let staleness = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
      {
        _ = FreshnessPolicy<String>(staleAfter: -1)
      }
      #expect(words(staleness).contains("no age in seconds: -1.0"))
      let expiry = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FreshnessPolicy<String>(staleAfter: 10, expiresAfter: 9)
      }
      #expect(words(expiry).contains("what expires after 9.0 s is stale after 10.0 s"))
      let nothing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = BackOff(first: .nan, longest: 1)
      }
      #expect(words(nothing).contains("no back-off: nan s, then 1.0 s"))
      let moment = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FetchSnapshot<String, String>("", fetchedAt: .infinity)
      }
      #expect(words(moment).contains("no moment: inf s"))
      let start = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FetchSnapshot<String, String>("", startedAt: .nan, fetchedAt: 1)
      }
      #expect(words(start).contains("no moment of a start: nan s"))
      let kind = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FetchScope("two words", ["1"])
      }
      #expect(words(kind).contains("no kind of a scope: two words"))
      let all = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FetchScope("all", at: "1")
      }
      #expect(words(all).contains("no kind of a scope: all"))
      let version = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FetchSnapshot<String, String>("", fetchedAt: 0, version: 0)
      }
      #expect(words(version).contains("not a version: 0"))
      let attempt = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FailedAttempt<String>(FetchFailure(.server), at: 0, count: 0)
      }
      #expect(words(attempt).contains("a failed attempt is one at least, not 0"))
      let interval = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
      {
        _ = ReportLimiter(interval: -2)
      }
      #expect(words(interval).contains("no interval: -2.0 s"))
    }
  }
#endif
