import Foundation
import MartHolidayFoundation
import MartHolidayKit
import MartTestSupport
import Testing

@testable import RicleMap

private let sunny = WeatherRecord(
  main: "Clear", temperature: 280.25, wind: 2.5, rain: 29, pm10: 30.5, pm25: 15.5)

/// A service whose answer a test sets, with the number of its calls.
private actor Service {
  var failure: FetchFailure?
  private(set) var calls = 0

  func answer(_ failure: FetchFailure?) { self.failure = failure }

  func fetch() throws -> WeatherRecord {
    calls += 1
    if let failure { throw failure }
    return sunny
  }
}

@Suite("Weather of ricle-map")
struct WeatherTests {
  private let clock = FakeClock(1_000_000)
  private let service = Service()
  private let store = InMemoryByteStore()

  /// A keeper as after a launch: it knows only what is stored.
  private func launched() -> SnapshotKeeper<WeatherRecord, String> {
    SnapshotKeeper(
      store: store, form: WeatherRecord.form, policy: .weather, now: { [clock] in clock() },
      fetch: { [service] _ in try await service.fetch() })
  }

  @Test(
    "Weather is missing, fresh, stale after 10,800 seconds, and another one in another district")
  func verdicts() async throws {
    #expect(await launched().answer(in: "마포구").verdict == .missing)
    _ = try await launched().refreshed(in: "마포구")
    clock.advance(by: 10_799)
    #expect(await launched().answer(in: "마포구").verdict == .fresh)
    let changed = await launched().answer(in: "송파구").verdict
    #expect(changed == .contextChanged(from: "마포구", to: "송파구"))
    clock.advance(by: 1)
    #expect(await launched().answer(in: "마포구").verdict == .stale)
    clock.advance(by: -20_000)
    #expect(await launched().answer(in: "마포구").verdict == .expired)
  }

  @Test("A launch before the district is known fetches nothing, because unknown is not changed")
  func unknownDistrict() async throws {
    _ = try await launched().refreshed(in: "마포구")
    for _ in 0..<5 { _ = try await launched().refreshed(in: nil) }
    #expect(await service.calls == 1)
  }

  @Test("A failed refresh keeps the weather and its time, and waits 1, 2, 4 … 60 minutes")
  func failedRefresh() async throws {
    _ = try await launched().refreshed(in: "마포구")
    clock.advance(by: 10_800)
    await service.answer(FetchFailure(.server, status: 503))
    var waits: [Double] = []
    for _ in 0..<8 {
      let answer = try await launched().refreshed(in: "마포구")
      #expect(answer.content == sunny)
      #expect(answer.used?.fetchedAt == 1_000_000)
      guard case .backingOff(let time) = answer.verdict else {
        Issue.record("\(answer.verdict)")
        return
      }
      waits.append((time - clock()) / 60)
      clock.now = time
    }
    #expect(waits == [1, 2, 4, 8, 16, 32, 60, 60])
  }

  @Test("Entering again while an attempt waits asks nobody, so no account is locked")
  func enteringAgain() async throws {
    await service.answer(FetchFailure(.server, status: 503))
    for _ in 0..<10 { _ = try await launched().refreshed(in: "마포구") }
    #expect(await service.calls == 1)
    _ = try await launched().refreshed(in: "송파구")
    #expect(await service.calls == 2)
    _ = try await launched().refreshed(in: "송파구", byHand: true)
    #expect(await service.calls == 3)
  }

  @Test("Two who ask at the same time share one refresh, and a success ends the waiting")
  func oneRefresh() async throws {
    let keeper = launched()
    async let first = keeper.refreshed(in: "마포구")
    async let second = keeper.refreshed(in: "마포구")
    #expect(try await [first, second].map(\.content) == [sunny, sunny])
    #expect(await service.calls == 1)
    await service.answer(FetchFailure(.timeout))
    _ = try await keeper.refreshed(in: "마포구", byHand: true)
    await service.answer(nil)
    let answer = try await keeper.refreshed(in: "마포구", byHand: true)
    #expect(answer.verdict == .fresh && answer.failure == nil)
  }

  @Test("A time that the service names wins, and a 429 without one waits an hour")
  func statedWait() async throws {
    for (failure, wait) in [
      (FetchFailure(.server, status: 503, retryAfter: 300), 300.0),
      (FetchFailure(.tooMany, status: 429), 3_600),
    ] {
      await service.answer(failure)
      let answer = try await launched().refreshed(in: "마포구", byHand: true)
      #expect(answer.verdict == .backingOff(until: clock() + wait))
    }
  }

  private static let parts: [WeatherPart: String] = [
    .weather: #"{"weather":[{"main":"Rain"}],"main":{"temp":280.25},"wind":{"speed":2.5}}"#,
    .forecast: #"{"list":[{"pop":0.29}]}"#,
    .airPollution: #"{"list":[{"components":{"pm10":30.5,"pm2_5":15}}]}"#,
  ]

  @Test("A record is made of all three answers of one refresh, and of nothing less")
  func threeParts() async throws {
    let record = try await WeatherService.record { Data((Self.parts[$0] ?? "").utf8) }
    #expect(record.main == "Rain" && record.pm25 == 15 && record.rainText == "29%")
    for missing in WeatherPart.allCases {
      await #expect(throws: FetchFailure(.timeout)) {
        _ = try await WeatherService.record { part in
          guard part != missing else { throw FetchFailure(.timeout) }
          return Data((Self.parts[part] ?? "").utf8)
        }
      }
    }
  }

  @Test(
    "A number that is missing is no zero", arguments: [#"{"list":[]}"#, #"{"list":[{}]}"#, "[]"])
  func missingNumber(forecast: String) async {
    await #expect(throws: (any Error).self) {
      _ = try await WeatherService.record { part in
        Data((part == .forecast ? forecast : Self.parts[part] ?? "").utf8)
      }
    }
  }

  @Test("What the first version stored is read with rain as a number with decimals")
  func oldSchema() throws {
    let first = FirstWeatherRecord(
      main: "Rain", temperature: 280, wind: 1, rain: 30, pm10: 1, pm25: 2)
    let old = SnapshotForm<FirstWeatherRecord, String>.json(version: 1)
    let bytes = try old.bytes(of: .snapshot(FetchSnapshot(first, fetchedAt: 5, context: "마포구")))
    let snapshot = try #require(try WeatherRecord.form.read(bytes).snapshot)
    #expect(snapshot.content.rain == 30.0)
    #expect(snapshot.fetchedAt == 5)
  }

  @Test("A newer or unreadable file is no crash, and the newer one is left alone")
  func newerSchema() async throws {
    let newer = SnapshotForm<WeatherRecord, String>.json(version: 3)
    let bytes = try newer.bytes(of: .snapshot(FetchSnapshot(sunny, fetchedAt: 5, context: nil)))
    for (kept, isLeftAlone) in [(bytes, true), (Array("nonsense".utf8), false)] {
      let store = InMemoryByteStore(kept)
      let keeper = SnapshotKeeper(
        store: store, form: WeatherRecord.form, policy: .weather, now: { 9 },
        fetch: { _ in sunny })
      #expect(await keeper.answer(in: nil).content == nil)
      #expect(try await keeper.refreshed(in: nil).content == sunny)
      #expect(try (store.load() == kept) == isLeftAlone)
    }
  }

  @Test(
    "Dust has no gap between two grades: 30.5 is good",
    arguments: [
      (0, .good), (30, .good), (30.5, .good), (31, .ordinary), (50.5, .ordinary), (51, .bad),
      (100.5, .bad), (101, .veryBad), (900, .veryBad), (-1, nil), (.nan, nil),
    ] as [(Double, DustGrade?)])
  func pm10(number: Double, grade: DustGrade?) {
    #expect(DustGrade(pm10: number) == grade)
  }

  @Test(
    "Fine dust has no gap between two grades either",
    arguments: [
      (0, .good), (15.5, .good), (16, .ordinary), (25.9, .ordinary), (26, .bad), (50.2, .bad),
      (51, .veryBad), (600, .veryBad), (-0.1, nil), (.nan, nil),
    ] as [(Double, DustGrade?)])
  func pm25(number: Double, grade: DustGrade?) {
    #expect(DustGrade(pm25: number) == grade)
  }

  @Test(
    "Riding is judged by the word of the service, of which only two are good",
    arguments: [
      ("Clear", .good), ("Clouds", .good), ("Snow", .slippery), ("Rain", .slippery),
      ("Drizzle", .slippery), ("Thunderstorm", .danger), ("Tornado", .danger), ("Squall", .danger),
      ("Mist", .care), ("Ash", .care), ("", nil),
    ] as [(String, Riding?)])
  func riding(main: String, riding: Riding?) {
    #expect(Riding(main: main) == riding)
    let isKnown = !["Mist", "Ash", "Tornado", "Squall", ""].contains(main)
    #expect(Riding.icon(main: main) == (isKnown ? main : "Atmosphere"))
  }

  private func advice(_ main: String, _ pm10: Double, _ pm25: Double = 0) -> RidingAdvice {
    RidingAdvice(
      WeatherRecord(main: main, temperature: 280, wind: 0, rain: 0, pm10: pm10, pm25: pm25))
  }

  @Test("The worse of riding and dust counts, both are named, and no data is not good")
  func riding() {
    #expect(advice("Clear", 10).severity == 0)
    #expect(advice("Clear", 10, 60).severity == 3)
    #expect(advice("Rain", 10).severity == 2)
    #expect(advice("Clear", -1).severity == nil)
    #expect(advice("Squall", -1).severity == 3)
    #expect(RidingAdvice(nil).severity == nil)
    #expect(advice("Rain", 60).phrase(in: .korean) == "주행 미끄러움, 먼지 나쁨")
    #expect(RidingAdvice(nil).phrase(in: .english) == "riding: not known, dust: not known")
  }

  @Test("A probability of rain is rounded, and the temperature is one of degrees")
  func numbers() async throws {
    for (pop, text) in [("0.29", "29%"), ("0.57", "57%"), ("1", "100%"), ("0", "0%")] {
      let record = try await WeatherService.record { part in
        let forecast = #"{"list":[{"pop":\#(pop)}]}"#
        return Data((part == .forecast ? forecast : Self.parts[part] ?? "").utf8)
      }
      #expect(record.rainText == text)
    }
    #expect(sunny.temperatureText == "7.1º" && sunny.windText == "2.5m/s")
  }

  @Test("Five reports of no connection are one notice, and a return while offline is one more")
  func offline() {
    var notices = FetchNotices()
    #expect(notices.network == .unknown)
    let atLaunch = notices.returned()
    #expect(atLaunch == nil)
    let said = (0..<5).compactMap { _ in notices.network(became: .offline) }
    #expect(said.count == 1)
    let returned = notices.returned()
    #expect(returned?.failure.code == .offline)
    let online = notices.network(became: .online)
    let after = notices.returned()
    #expect(online == nil && after == nil)
    let again = notices.network(became: .offline)
    #expect(again != nil)
  }
}
