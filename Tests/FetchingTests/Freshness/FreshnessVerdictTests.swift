import Fetching
import KoreanCalendar
import MartCatalog
import Testing

@Suite("Whether what was fetched is still good")
struct FreshnessVerdictTests {
  typealias Verdict = FreshnessVerdict<String>

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var stamp: FetchStamp<String>
    var now: Double
    var context: String?
    var verdict: Verdict

    init(
      _ name: String, _ stamp: FetchStamp<String>, _ now: Double, _ context: String? = nil,
      _ verdict: Verdict
    ) {
      (testDescription, self.stamp, self.now, self.context, self.verdict) =
        (name, stamp, now, context, verdict)
    }
  }

  /// Stale after three hours, expired after a day.
  static let policy = FreshnessPolicy<String>(staleAfter: 10_800, expiresAfter: 86_400)

  private static func fetched(
    _ context: String? = nil, failed: FailedAttempt<String>? = nil
  ) -> FetchStamp<String> {
    FetchStamp(succeededAt: 1_000, context: context, failure: failed)
  }

  private static func failed(
    _ count: Int = 1, at time: Double, _ context: String? = nil,
    _ failure: FetchFailure = FetchFailure(.server)
  ) -> FailedAttempt<String> {
    FailedAttempt(failure, at: time, count: count, context: context)
  }

  static let rows: [Row] = [
    Row("never fetched", FetchStamp(), 1_000, nil, .missing),
    Row("never fetched, for a place", FetchStamp(), 1_000, "A", .missing),
    Row("the moment of the fetch", fetched(), 1_000, nil, .fresh),
    Row("just before stale", fetched(), 11_799.999, nil, .fresh),
    Row("exactly stale", fetched(), 11_800, nil, .stale),
    Row("just after", fetched(), 11_800.001, nil, .stale),
    Row("just before expired", fetched(), 87_399, nil, .stale),
    Row("exactly expired", fetched(), 87_400, nil, .expired),
    Row("for ever", fetched(), 1e15, nil, .expired),
    Row("the clock set back by a second", fetched(), 999, nil, .expired),
    Row("the clock set back to the beginning", fetched(), 0, nil, .expired),
    Row("a clock that shows nothing", fetched(), .nan, nil, .expired),
    Row("a clock that shows infinity", fetched(), .infinity, nil, .expired),
    Row("the same context", fetched("A"), 1_000, "A", .fresh),
    Row("another context", fetched("A"), 1_000, "B", .contextChanged(from: "A", to: "B")),
    Row(
      "another context, also when old", fetched("A"), 1e9, "B", .contextChanged(from: "A", to: "B")),
    Row("the context is not known now", fetched("A"), 1_000, nil, .fresh),
    Row("it was not known then", fetched(), 1_000, "A", .fresh),
    Row("not known, and stale", fetched("A"), 11_800, nil, .stale),
    Row("an empty context is known", fetched(""), 1_000, "A", .contextChanged(from: "", to: "A")),

    Row("failed since, but fresh", fetched(failed: failed(at: 2_000)), 2_001, nil, .fresh),
    Row(
      "failed since, and stale", fetched(failed: failed(at: 20_000)), 20_059, nil,
      .backingOff(until: 20_060)),
    Row("the wait is over", fetched(failed: failed(at: 20_000)), 20_060, nil, .stale),
    Row(
      "failed since, and expired", fetched(failed: failed(at: 90_000)), 90_000, nil,
      .backingOff(until: 90_060)),
    Row("over for an expired one", fetched(failed: failed(at: 90_000)), 90_060, nil, .expired),
    Row(
      "failed and never fetched", FetchStamp(failure: failed(at: 500)), 501, nil,
      .backingOff(until: 560)),
    Row("over, and never fetched", FetchStamp(failure: failed(at: 500)), 560, nil, .missing),
    Row(
      "the clock set back behind the failure", FetchStamp(failure: failed(at: 500)), 499, nil,
      .missing),
    Row(
      "failed for the new place too", fetched("A", failed: failed(at: 20_000, "B")), 20_001, "B",
      .backingOff(until: 20_060)),
    Row(
      "failed for another place", fetched("A", failed: failed(at: 20_000, "A")), 20_001, "B",
      .contextChanged(from: "A", to: "B")),
    Row(
      "failed for another place after a third one",
      fetched(
        "A",
        failed: FailedAttempt(
          FetchFailure(.server), at: 20_000, count: 2, context: "A", isAfterChange: true)),
      20_119, "B", .backingOff(until: 20_120)),
    Row(
      "failed for an unknown place", fetched("A", failed: failed(at: 20_000)), 20_001, "A",
      .backingOff(until: 20_060)),
    Row(
      "the third failure", fetched(failed: failed(3, at: 20_000)), 20_239, nil,
      .backingOff(until: 20_240)),
    Row(
      "the server names a shorter time",
      fetched(failed: failed(9, at: 20_000, nil, FetchFailure(.server, retryAfter: 5))), 20_005,
      nil, .backingOff(until: 23_600)),
    Row(
      "the server names no time at all",
      fetched(failed: failed(at: 20_000, nil, FetchFailure(.tooMany, retryAfter: 0))), 20_059,
      nil, .backingOff(until: 20_060)),
    Row(
      "the server names a longer time",
      fetched(failed: failed(at: 20_000, nil, FetchFailure(.tooMany, retryAfter: 7_200))), 27_199,
      nil, .backingOff(until: 27_200)),
    Row(
      "429 without a time waits longest",
      fetched(failed: failed(at: 20_000, nil, FetchFailure(.tooMany))), 23_599, nil,
      .backingOff(until: 23_600)),
    Row(
      "an absurd time is a week",
      fetched(failed: failed(at: 20_000, nil, FetchFailure(.server, retryAfter: 1e12))), 20_001,
      nil, .backingOff(until: 624_800)),
  ]

  @Test("Every boundary has its verdict", arguments: rows)
  func table(row: Row) {
    #expect(Self.policy.verdict(of: row.stamp, at: row.now, in: row.context) == row.verdict)
  }

  @Test("A person who asks does not wait after failures", arguments: rows)
  func byHand(row: Row) {
    let verdict = Self.policy.verdict(
      of: row.stamp, at: row.now, in: row.context, ignoringFailures: true)
    if case .backingOff = row.verdict {
      #expect(verdict.isFetchDue)
    } else {
      #expect(verdict == row.verdict)
    }
  }

  @Test("Something is fetched exactly when it is due, and the stored is shown first when it may be")
  func advice() {
    let changed = Verdict.contextChanged(from: "A", to: "B")
    let due: [Verdict] = [.missing, changed, .expired, .stale]
    let notDue: [Verdict] = [.fresh, .backingOff(until: 1)]
    #expect(due.map(\.isFetchDue) == [true, true, true, true])
    #expect(notDue.map(\.isFetchDue) == [false, false])
    #expect(due.map(\.showsStoredFirst) == [false, false, false, true])
    #expect(notDue.map(\.showsStoredFirst) == [true, true])
  }

  @Test("A verdict prints as one writes it")
  func description() {
    #expect("\(Verdict.backingOff(until: 60))" == ".backingOff(until: 60.0)")
    #expect("\(Verdict.contextChanged(from: "A", to: "B"))" == ".contextChanged(from: A, to: B)")
    #expect(
      [Verdict.missing, .expired, .stale, .fresh].map { "\($0)" } == [
        ".missing", ".expired", ".stale", ".fresh",
      ])
  }

  @Test("Failures in a row are counted over all contexts, but the first change is for nothing")
  func row() {
    let contexts = ["A", "A", "A", "B", "B", "A", nil, "C"]
    var last: FailedAttempt<String>?
    var counts: [Int] = []
    for context in contexts {
      last = FailedAttempt(FetchFailure(.timeout), at: 7, after: last, in: context)
      counts.append(last?.count ?? 0)
      #expect(last?.context == context)
      #expect(last?.isAfterChange == (counts.count > 3))
    }
    #expect(counts == [1, 2, 3, 3, 4, 5, 6, 7])
    let most = FailedAttempt<String>(FetchFailure(.timeout), at: 7, count: .max)
    #expect(FailedAttempt(FetchFailure(.timeout), at: 8, after: most, in: nil).count == .max)
  }

  @Test("Waits double from a minute to an hour, for any number of failures")
  func backOff() {
    let minutes = (0...9).map { BackOff.doubling.wait(afterFailures: $0) / 60 }
    #expect(minutes == [0, 1, 2, 4, 8, 16, 32, 60, 60, 60])
    #expect(BackOff.doubling.wait(afterFailures: .max) == 3_600)
    #expect(BackOff.none.wait(afterFailures: .max) == 0)
    #expect(BackOff(first: 1, longest: 1).wait(afterFailures: 5) == 1)
    #expect(BackOff.doubling.wait(afterFailures: -1) == 0)
  }
}

@Suite("Presets of freshness")
struct FreshnessPresetTests {
  private let day = 86_400.0
  private let november = YearMonth(2026, 11)

  @Test(
    "The catalog is good for 14 days, shown and refreshed to 31, then refreshed first",
    arguments: [
      (0.0, FreshnessVerdict<YearMonth>.fresh), (13.999, .fresh), (14, .stale), (30.999, .stale),
      (31, .expired), (-0.001, .expired),
    ])
  func catalog(days: Double, verdict: FreshnessVerdict<YearMonth>) {
    let stamp = FetchStamp(succeededAt: 1e9, context: november)
    #expect(
      FreshnessPolicy.catalog.verdict(of: stamp, at: 1e9 + days * day, in: november) == verdict)
  }

  @Test("Another closing month is fetched first, however new the catalog is")
  func month() {
    let stamp = FetchStamp(succeededAt: 1e9, context: november)
    let december = YearMonth(2026, 12)
    let verdict = FreshnessPolicy.catalog.verdict(of: stamp, at: 1e9 + 60, in: december)
    #expect(verdict == .contextChanged(from: november, to: december))
    #expect(!verdict.showsStoredFirst)
  }

  @Test(
    "Weather is good for three hours and never expires",
    arguments: [(10_799.0, FreshnessVerdict<String>.fresh), (10_800, .stale), (1e12, .stale)])
  func weather(age: Double, verdict: FreshnessVerdict<String>) {
    let stamp = FetchStamp(succeededAt: 0, context: "마포구")
    #expect(FreshnessPolicy.weather.verdict(of: stamp, at: age, in: "마포구") == verdict)
  }

  @Test(
    "A session is good for two hours and over after 14 days",
    arguments: [
      (7_199.0, FreshnessVerdict<Never>.fresh), (7_200, .stale), (1_209_599, .stale),
      (1_209_600, .expired),
    ])
  func session(age: Double, verdict: FreshnessVerdict<Never>) {
    #expect(
      FreshnessPolicy.session.verdict(of: FetchStamp(succeededAt: 0), at: age, in: nil) == verdict)
  }

  @Test("A widget always fetches, also right after a success and after a failure")
  func widget() {
    let failed = FailedAttempt<YearMonth>(FetchFailure(.timeout), at: 100, count: 9)
    let policy = FreshnessPolicy<YearMonth>.widget
    #expect(policy.verdict(of: FetchStamp(succeededAt: 100), at: 100, in: november) == .stale)
    let stamp = FetchStamp(succeededAt: 90, failure: failed)
    #expect(policy.verdict(of: stamp, at: 100, in: november) == .stale)
    #expect(policy.verdict(of: FetchStamp(failure: failed), at: 100, in: nil) == .missing)
    let told = FailedAttempt<YearMonth>(FetchFailure(.tooMany, retryAfter: 30), at: 100)
    #expect(
      policy.verdict(of: FetchStamp(failure: told), at: 129, in: nil) == .backingOff(until: 130))
  }
}
