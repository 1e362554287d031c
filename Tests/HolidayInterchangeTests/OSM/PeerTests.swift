import Foundation
import HolidayInterchange
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

/// Writes values with their states for the scripts in Tests/Checks/Oracles.
@Suite("Values for other readers of opening_hours")
struct OpeningHoursPeerTests {
  @Test("Every written value reads back, and scripts may ask other programs about its states")
  func states() throws {
    let path = ProcessInfo.processInfo.environment["MART_INTERCHANGE_OUT"]
    var rules = InterchangeRules(seed: 31)
    var random = SplitMix64(seed: 32)
    let hours: [OpeningHours?] = [
      nil, OpeningHours("10:00~23:00"), OpeningHours("평일 10:00~22:00, 주말 10:00~24:00"),
      OpeningHours("18:00~02:00"), OpeningHours("10:00~22:00 (브레이크타임 15:00~17:00)"),
      OpeningHours("10:00~22:00 (설날·추석 전일은 오후 7시까지)"),
    ]
    var lines = ""
    for index in 0..<(path == nil ? 100 : 10_000) {
      let value: OpeningHoursExpression
      if index % 4 == 3 {
        value = try schedule(&rules, &random).openingHoursExpression(
          hours: hours[index % hours.count], years: 2026...2027)
      } else {
        value = rules.next().openingHoursExpression(
          hours: hours[index % hours.count], years: 2026...2027)
      }
      let text = value.description
      #expect(try OpeningHoursExpression(text) == value, "seed 31, value \(index): \(text)")
      guard path != nil else { continue }
      lines += text
      for _ in 0..<40 {
        let date = CivilDate(2026, 1, 1).adding(days: Int.random(in: 0..<730, using: &random))
        let minute = Int.random(in: 0..<1_440, using: &random)
        let time =
          "\(minute / 60 < 10 ? "0" : "")\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
        lines += "\t\(date)T\(time) \(value.state(at: WallTime(date, minute / 60, minute % 60)))"
      }
      lines += "\n"
    }
    if let path {
      try lines.write(toFile: path + "/states.tsv", atomically: true, encoding: .utf8)
    }
  }

  private func schedule(
    _ rules: inout InterchangeRules, _ random: inout SplitMix64
  ) throws -> HolidaySchedule {
    func date() -> CivilDate {
      CivilDate(2026, 1, 1).adding(days: Int.random(in: 0..<730, using: &random))
    }
    let change = date()
    var days: Set<CivilDate> = []
    for _ in 0..<3 { days.insert(date()) }
    return try HolidaySchedule(
      rules: [
        RulePeriod(rules.next(), from: CivilDate(2026, 1, 1), through: change),
        RulePeriod(rules.next(), from: change.adding(days: Int.random(in: 1...40, using: &random))),
      ],
      overrides: days.sorted().enumerated().map { $0 % 2 == 0 ? .closed($1) : .open($1) })
  }
}
