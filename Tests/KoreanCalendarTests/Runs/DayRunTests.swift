import Foundation
import KoreanCalendar
import MartTestSupport
import Testing

@Suite("Runs of days")
struct DayRunTests {
  @Test("Unsorted days with repeats become runs in the order of time")
  func grouping() throws {
    let runs = DayRuns([
      CivilDate(2026, 2, 18), CivilDate(2026, 2, 16), CivilDate(2026, 3, 1), CivilDate(2026, 2, 17),
      CivilDate(2026, 2, 16), CivilDate(2026, 2, 28),
      CivilDate(2026, 1, 1),
    ])
    #expect(
      runs.map(\.description) == [
        "2026-01-01", "2026-02-16/2026-02-18", "2026-02-28/2026-03-01",
      ])
    #expect(runs.map(\.count) == [1, 3, 2])
    #expect(runs[1].contains(CivilDate(2026, 2, 17)))
    #expect(!runs[1].contains(CivilDate(2026, 2, 19)))
    #expect(!runs[1].contains(CivilDate(2026, 2, 15)))
    #expect(
      Array(runs[1].dates) == [
        CivilDate(2026, 2, 16), CivilDate(2026, 2, 17), CivilDate(2026, 2, 18),
      ])
  }

  @Test("The longest run is the earliest of those with the most days")
  func longest() {
    #expect(
      DayRuns([
        CivilDate(2026, 1, 1), CivilDate(2026, 1, 3), CivilDate(2026, 1, 4), CivilDate(2026, 2, 1),
        CivilDate(2026, 2, 2),
      ]).longest
        == DayRun("2026-01-03/2026-01-04"))
    #expect(DayRuns([CivilDate]()).longest == nil)
  }

  @Test("A streak lives through the day after its last day")
  func current() {
    let runs = DayRuns([
      CivilDate(2026, 3, 2), CivilDate(2026, 3, 3), CivilDate(2026, 3, 4), CivilDate(2026, 3, 5),
      CivilDate(2026, 3, 9),
    ])
    #expect(runs.current(asOf: CivilDate(2026, 3, 5))?.count == 4)
    #expect(runs.current(asOf: CivilDate(2026, 3, 6))?.count == 4)
    #expect(runs.current(asOf: CivilDate(2026, 3, 7)) == nil)
    #expect(runs.current(asOf: CivilDate(2026, 3, 1)) == nil)
    #expect(runs.current(asOf: CivilDate(2026, 3, 3))?.count == 4)
    #expect(runs.run(containing: CivilDate(2026, 3, 5))?.count == 4)
    #expect(runs.run(containing: CivilDate(2026, 3, 6)) == nil)
    #expect(runs.run(containing: CivilDate(2026, 3, 10)) == nil)
    #expect(runs.run(containing: CivilDate(2026, 3, 9))?.count == 1)
  }

  @Test("Random days group as a walk through the calendar does", arguments: 0..<50)
  func model(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let origin = CivilDate(2026, 1, 1)
    let days = Set((0..<60).map { _ in Int.random(in: 0..<120, using: &random) })
    var expected: [[Int]] = []
    for day in 0..<120 where days.contains(day) {
      if days.contains(day - 1) {
        expected[expected.count - 1].append(day)
      } else {
        expected.append([day])
      }
    }
    let dates = (Array(days) + Array(days.prefix(5))).shuffled(using: &random)
    let runs = DayRuns(dates.map { origin.adding(days: $0) })
    let offsets = runs.map { run in run.dates.map { origin.days(until: $0) } }
    #expect(offsets == expected, "seed \(seed)")
    for day in -2...122 {
      let run = runs.run(containing: origin.adding(days: day))
      #expect((run != nil) == days.contains(day), "seed \(seed)")
      let current = runs.current(asOf: origin.adding(days: day))
      let isAlive = days.contains(day) || days.contains(day - 1)
      #expect((current != nil) == isAlive, "seed \(seed)")
    }
  }

  @Test("A run cannot go backwards")
  func backwards() {
    #expect(DayRun(from: CivilDate(2026, 1, 2), through: CivilDate(2026, 1, 1)) == nil)
    #expect(DayRun(from: CivilDate(2026, 1, 1), through: CivilDate(2026, 1, 1))?.count == 1)
  }

  @Test(
    "Only the printed form is read",
    arguments: [
      "", "/", "2026-01-01/", "/2026-01-01", "2026-01-01/2026-01-01", "2026-01-02/2026-01-01",
      "2026-01-01/2026-01-02/2026-01-03", "2026-01-01//2026-01-02", "2026-01-01/01-02",
      "2026-01-01 / 2026-01-02",
    ])
  func refused(text: String) {
    #expect(DayRun(text) == nil)
  }

  @Test("The stored form is the printed one")
  func codable() throws {
    let runs = [DayRun("2026-01-01"), DayRun("2026-02-16/2026-02-18")]
    let data = try JSONEncoder().encode(runs)
    #expect(try JSONDecoder().decode([DayRun?].self, from: data) == runs)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([DayRun].self, from: Data(#"["2026-02-18/2026-02-16"]"#.utf8))
    }
  }
}
