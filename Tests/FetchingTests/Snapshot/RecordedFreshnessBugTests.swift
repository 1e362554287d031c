import Fetching
import Keeping
import MartCatalog
import MartModels
import MartTestSupport
import Testing

/// Each test is a bug that a published app recorded, or left behind when it repaired one.
@Suite("Recorded bugs of freshness", .timeLimit(.minutes(10)))
struct RecordedFreshnessBugTests {
  private let down = FetchFailure(.server, status: 500)

  @Test("The map's account was locked: entering again and again fetches once in three hours")
  func lockedAccount() async throws {
    let bench = Bench(FakeServer(.success("맑음")))
    for _ in 0..<100 {
      _ = try await bench.keeper.refreshed(in: "마포구")
      bench.clock.advance(by: 100)
    }
    #expect(await bench.server.requests.count == 1)
  }

  @Test("The map's cold launch: a district that is not known yet is not another one")
  func coldLaunch() async throws {
    let bench = Bench(FakeServer(.success("맑음")))
    _ = try await bench.keeper.refreshed(in: "마포구")
    bench.clock.advance(by: 60)
    let relaunched = bench.another(bench.server)
    let answer = try await relaunched.refreshed(in: nil)
    #expect(answer.verdict == .fresh)
    #expect(answer.content == "맑음")
    #expect(await bench.server.requests == ["마포구"])
  }

  @Test("The map deleted the old record before the calls: a failure keeps the data and their time")
  func oldRecordStays() async throws {
    let bench = Bench(FakeServer(.success("맑음"), .failure(down)))
    _ = try await bench.keeper.refreshed(in: "마포구")
    bench.clock.advance(by: 10_800)
    let failed = try await bench.keeper.refreshed(in: "마포구")
    #expect(failed.used == SourcedContent("맑음", from: .cache, fetchedAt: 1_000))
    #expect(failed.age == 10_800)
    #expect(failed.failure == down)
    #expect(!failed.isOld)
    let relaunched = await bench.another(bench.server).answer(in: "마포구")
    #expect(relaunched.used == failed.used)
  }

  @Test(
    "The lock returned when calls failed: failures wait 1, 2, 4 … 60 minutes, also after relaunches"
  )
  func failuresWait() async throws {
    let bench = Bench(FakeServer(.failure(down)))
    var waits: [Double] = []
    var last = bench.clock.now
    for _ in 0..<9 {
      let calls = await bench.server.requests.count
      while await bench.server.requests.count == calls {
        bench.clock.advance(by: 60)
        _ = try await bench.another(bench.server).refreshed(in: "마포구")
      }
      waits.append((bench.clock.now - last) / 60)
      last = bench.clock.now
    }
    #expect(waits == [1, 1, 2, 4, 8, 16, 32, 60, 60])
  }

  @Test("A success ends the waiting, another district does too, and a person does not wait")
  func waitingEnds() async throws {
    let bench = Bench(FakeServer(.failure(down), .failure(down), .success("맑음"), .failure(down)))
    _ = try await bench.keeper.refreshed(in: "마포구")
    #expect(await bench.keeper.answer(in: "마포구").verdict == .backingOff(until: 1_060))
    #expect(await bench.keeper.answer(in: "송파구").verdict == .missing)
    _ = try await bench.keeper.refreshed(in: "송파구")
    #expect(await bench.keeper.answer(in: "송파구").verdict == .backingOff(until: 1_060))
    #expect(try await bench.keeper.refreshed(in: "송파구", byHand: true).content == "맑음")
    #expect(await bench.keeper.answer(in: "송파구").verdict == .fresh)
    bench.clock.advance(by: 10_800)
    _ = try await bench.keeper.refreshed(in: "송파구")
    #expect(await bench.keeper.answer(in: "송파구").verdict == .backingOff(until: 11_860))
  }

  @Test("A time that the server names is kept to, and a plain 429 waits longest")
  func statedTime() async throws {
    let told = FetchFailure(.tooMany, status: 429, retryAfter: 300)
    let bench = Bench(FakeServer(.failure(told), .failure(FetchFailure(.tooMany))))
    _ = try await bench.keeper.refreshed(in: "A")
    #expect(await bench.keeper.answer(in: "A").verdict == .backingOff(until: 1_300))
    bench.clock.now = 1_300
    _ = try await bench.keeper.refreshed(in: "A")
    #expect(await bench.keeper.answer(in: "A").verdict == .backingOff(until: 4_900))
  }

  @Test("The map saved parts: a refresh of which one part failed stores none of them")
  func partial() async throws {
    struct Weather: Sendable, Equatable { var sky, rain, dust: String }
    let parts = FakeServer<String?, String>(
      .success("맑음"), .success("0"), .success("30"), .success("흐림"), .success("5"), .failure(down))
    let clock = FakeClock(1_000)
    let form = SnapshotForm<Weather, String>(
      encode: { Array("\($0.sky) \($0.rain) \($0.dust)".utf8) },
      decode: {
        let parts = String(decoding: $0, as: UTF8.self).split(separator: " ").map(String.init)
        return Weather(sky: parts[0], rain: parts[1], dust: parts[2])
      })
    let keeper = SnapshotKeeper(
      store: InMemoryByteStore(), form: form, policy: .weather, now: { clock() },
      fetch: { place in
        Weather(
          sky: try await parts.answer(place), rain: try await parts.answer(place),
          dust: try await parts.answer(place))
      })
    _ = try await keeper.refreshed(in: "A")
    clock.advance(by: 10_800)
    let answer = try await keeper.refreshed(in: "A")
    #expect(answer.content == Weather(sky: "맑음", rain: "0", dust: "30"))
    #expect(answer.used?.fetchedAt == 1_000)
  }

  @Test("The map called it done after page 1: pages 2 and 3 that fail are no success")
  func pages() async throws {
    let pages = FakeServer<String?, String>(
      .success("1"), .failure(FetchFailure(.timeout)), .success("1"), .success("2"), .success("3"))
    let clock = FakeClock(1_000)
    let keeper = SnapshotKeeper(
      store: InMemoryByteStore(), form: Bench.form, policy: .weather, now: { clock() },
      fetch: { _ in
        var all = ""
        for page in 1...3 { all += try await pages.answer("\(page)") }
        return all
      })
    #expect(try await keeper.refreshed(in: nil).content == nil)
    #expect(await keeper.answer(in: nil).verdict == .backingOff(until: 1_060))
    clock.advance(by: 60)
    #expect(try await keeper.refreshed(in: nil).content == "123")
  }

  @Test("The mart's app counted from the last launch: launches do not make data younger")
  func launches() async throws {
    let bench = Bench(
      FakeServer(.success("one"), .failure(down)),
      policy: FreshnessPolicy(staleAfter: 14 * 86_400, expiresAfter: 31 * 86_400))
    _ = try await bench.keeper.refreshed(in: "2026-11")
    for day in 1...40 {
      bench.clock.now = 1_000 + Double(day) * 86_400
      let launch = await bench.another(bench.server).answer(in: "2026-11")
      #expect(launch.verdict == (day < 14 ? .fresh : day < 31 ? .stale : .expired), "day \(day)")
      #expect(launch.isOld == (day >= 31))
      #expect(launch.content == "one")
    }
  }

  @Test(
    "The mart's widget showed an error in place of its table: it shows the stored, with its age")
  func widget() async throws {
    let bench = Bench(
      FakeServer(.success("one"), .failure(FetchFailure(.timeout)), .success("two")),
      policy: .widget)
    #expect(try await bench.keeper.refreshed(in: "A").used?.source == .server)
    bench.clock.advance(by: 7_200)
    let failed = try await bench.keeper.refreshed(in: "A")
    #expect(failed.used == SourcedContent("one", from: .cache, fetchedAt: 1_000))
    #expect(failed.age == 7_200)
    #expect(failed.used?.agePhrase(at: bench.clock.now, in: .korean) == "2시간 전 자료")
    #expect(try await bench.keeper.refreshed(in: "A").content == "two", "it always fetches")
  }

  @Test("The mart's list was older after the clock was set back: it is fetched first")
  func clockSetBack() async throws {
    let bench = Bench(FakeServer(.success("one"), .success("two"), .failure(down)))
    _ = try await bench.keeper.refreshed(in: "A")
    bench.clock.now = 500
    let before = await bench.keeper.answer(in: "A")
    #expect(before.verdict == .expired)
    #expect(before.age == nil)
    #expect(before.isOld)
    #expect(try await bench.keeper.refreshed(in: "A").content == "two")
    #expect(await bench.another(bench.server).answer(in: "A").used?.fetchedAt == 500)
  }

  @Test("The diary's spinner: a failure is an answer, each time, and a retry is offered")
  func everyFailureAnswers() async throws {
    let codes: [FetchFailure.Code] = [
      .client, .signedOut, .tooMany, .server, .offline, .timeout, .undecodable, .other,
    ]
    for code in codes {
      let bench = Bench(FakeServer(.failure(FetchFailure(code))))
      let answer = try await bench.keeper.refreshed(in: "A")
      #expect(answer.failure?.code == code)
      #expect(answer.failure?.advice != nil)
    }
  }
}
