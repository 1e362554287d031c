import ExampleSupport
import MartHolidayKit
import Testing

/// Compares the bundled schedules with what stores published and newspapers reported.
@Suite("The truth of the bundled catalogue")
struct CatalogTruthTests {
  enum Answer: Hashable { case right, unknown, tentativelyRight, tentativelyWrong, wrong }

  static func answer(_ status: HolidayStatus, isClosed: Bool) -> Answer {
    switch status {
    case .unknown: .unknown
    case .closed(let basis):
      isClosed
        ? (basis.isTentative ? .tentativelyRight : .right)
        : (basis.isTentative ? .tentativelyWrong : .wrong)
    case .open(let basis):
      isClosed
        ? (basis.isTentative ? .tentativelyWrong : .wrong)
        : (basis.isTentative ? .tentativelyRight : .right)
    }
  }

  /// The answers to the published rows, counted by what a row is about.
  ///
  /// That is `store`, or `region` for every store of a brand or a municipality.
  private func answers(
    by schedule: (HolidaySchedule) throws -> HolidaySchedule
  ) throws -> [String: [Answer: Int]] {
    var schedules: [String: HolidaySchedule] = [:]
    for branch in try ExampleCatalog.bundled() {
      schedules[branch.mart.serverName + "\t" + branch.name] = try schedule(branch.schedule)
    }
    var counts: [String: [Answer: Int]] = [:]
    for row in try FactTable.rows("published-closings") {
      try #require(row.count == 5, "\(row)")
      let date = try #require(CivilDate(row[0]), "\(row)")
      let schedule = try #require(schedules[row[1] + "\t" + row[2]], "\(row)")
      let answer = Self.answer(schedule.status(on: date), isClosed: row[3] == "y")
      #expect(answer != .wrong, "\(row)")
      counts[row[4], default: [:]][answer, default: 0] += 1
    }
    return counts
  }

  @Test("No row of the published closings is answered wrongly with certainty")
  func publishedClosings() throws {
    let counts = try answers { $0 }
    #expect(counts["store"] == [.right: 690, .unknown: 34, .tentativelyRight: 6])
    #expect(
      counts["region"]
        == [.right: 96, .unknown: 241, .tentativelyRight: 15, .tentativelyWrong: 1])
  }

  @Test("No row is answered wrongly with certainty by the rules alone, without what was published")
  func rulesAlone() throws {
    let counts = try answers { try HolidaySchedule(rules: $0.rules) }
    #expect(
      counts["store"]
        == [.right: 589, .unknown: 71, .tentativelyRight: 30, .tentativelyWrong: 40])
    #expect(
      counts["region"]
        == [.right: 79, .unknown: 244, .tentativelyRight: 15, .tentativelyWrong: 15])
  }

  static let rules: [String: HolidayRule] = [
    "2,4 SUN": .nth([2, 4], .sunday), "2,4 WED": .nth([2, 4], .wednesday),
    "2,4 MON": .nth([2, 4], .monday),
    "2 WED + 4 SUN": [.nth(2, .wednesday), .nth(4, .sunday)],
    "2 FRI + 4 SAT": [.nth(2, .friday), .nth(4, .saturday)],
    "DOM 10 + 4 SUN": [.days([10]), .nth(4, .sunday)], "DOM 10,25": .days([10, 25]),
  ]

  /// The rule that a code of the store list stands for.
  static func rule(_ code: String) throws -> HolidayRule {
    let parts = code.split(separator: ";").map { $0.drop { $0 == " " } }
    var rules = [try #require(rules[String(parts[0])], "\(code)")]
    for part in parts.dropFirst() {
      switch part {
      case "JAN1": rules.append(.newYearsDay)
      case "SEOLLAL": rules.append(.seollal)
      case "CHUSEOK": rules.append(.chuseok)
      default: Issue.record("no such rule: \(part)")
      }
    }
    return .union(rules)
  }

  @Test("The rule of every branch gives the days that it published for October and November 2026")
  func autumn2026() throws {
    var months = 0
    for row in try FactTable.rows("autumn-2026") {
      let rule = try Self.rule(row[2])
      for (month, field) in zip(["2026-10", "2026-11"], row.dropFirst(3)) where !field.isEmpty {
        let published = field.split(separator: " ").map(String.init)
        let computed = rule.closings(in: try #require(YearMonth(month)).dates)
        #expect(computed.map(\.description) == published, "\(row)")
        months += 1
      }
    }
    #expect(months == 259)
  }
}
