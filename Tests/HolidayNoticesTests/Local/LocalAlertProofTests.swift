import HolidayNotices
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

/// A plan made by brute force: every alert that could be, and then the choice.
private struct BruteForce {
  /// A day on which something begins: consecutive closing days, or a time out of business.
  struct Beginning: Hashable {
    let first: Int32
    let isState: Bool
  }

  let tables: [DayTable]

  /// What begins on which day, for each table, as of a day.
  private static func beginnings(_ table: DayTable, _ today: CivilDate) -> [Beginning] {
    var found: [Beginning] = []
    let start = today.adding(days: -1)
    for date in start...DayTable.last {
      let before = date == start ? .open : table.day(date.adding(days: -1))
      if table.day(date) == .closed, before != .closed {
        found.append(Beginning(first: date.dayNumber, isState: false))
      }
    }
    for date in today.adding(days: 1)...DayTable.last
    where table.day(date).isOutOfBusiness && !table.day(date.adding(days: -1)).isOutOfBusiness {
      found.append(Beginning(first: date.dayNumber, isState: true))
    }
    return found
  }

  /// For each day of the plan what is said: the number of a branch and the first day.
  func plan(_ now: WallTime, leads: [Int], minute: Int, limit: Int) -> [Int32: Set<[Int]>] {
    let today = now.date.dayNumber
    func isPast(_ day: Int32) -> Bool { day < today || day == today && minute <= now.minuteOfDay }
    var days: [Int32: Set<[Int]>] = [:]
    var soonest: Set<Int32> = []
    for table in tables {
      var first: Int32?
      for beginning in Self.beginnings(table, now.date) {
        var rings = leads.map { beginning.first - Int32($0) }.filter { !isPast($0) }
        if beginning.isState { rings = rings.min().map { [$0] } ?? [] }
        for day in rings {
          let what = [table.branch.id, Int(beginning.first), beginning.isState ? 1 : 0]
          days[day, default: []].insert(what)
          first = min(first ?? day, day)
        }
      }
      if let first { soonest.insert(first) }
    }
    let chosen = soonest.sorted().prefix(limit)
    let others = days.keys.filter { !soonest.contains($0) }.sorted()
      .prefix(max(0, limit - chosen.count))
    let kept = Set(chosen).union(others)
    return days.filter { kept.contains($0.key) }
  }
}

@Suite("Local alerts and a plan by brute force")
struct LocalAlertProofTests {
  /// 24 of these in the suite and all 240 of them in the long run, with 90 plans each.
  static let seeds = 0..<(isLong ? 240 : 24)

  @Test("Every plan is the one that brute force makes", arguments: seeds)
  func plans(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let tables = try (0..<Int.random(in: 1...5, using: &random)).map {
      try DayTable(id: $0, seed: UInt64(1_000 * seed + $0))
    }
    let force = BruteForce(tables: tables)
    let stores = tables.map(\.branch)
    for _ in 0..<90 {
      let days = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        [0, 1, 2, 3, 7, 14, 31].randomElement(using: &random) ?? 1
      }
      let leads = try #require(LeadDays(days))
      let limit = [0, 1, 2, 3, 10, 64, 500].randomElement(using: &random) ?? 64
      let minute = [0, 420, 660, 1_439].randomElement(using: &random) ?? 0
      let date = DayTable.first.adding(days: Int.random(in: 1...800, using: &random))
      let clock = [0, 420, 661, 1_439].randomElement(using: &random) ?? 0
      let now = try #require(WallTime(date: date, minuteOfDay: clock))
      let plan = LocalAlertPlan(
        for: stores, from: now, leads: leads, at: TimeOfDay(clamping: minute), limit: limit)
      var said: [Int32: Set<[Int]>] = [:]
      for alert in plan.alerts {
        #expect(alert.time.minuteOfDay == minute && alert.time > now)
        said[alert.time.date.dayNumber] = Set(
          alert.announcements.map { announcement in
            switch announcement.subject {
            case .closing(let days, _):
              [announcement.branch, Int(days.lowerBound.dayNumber), 0]
            case .state(let state):
              [announcement.branch, Int(state.firstClosedDay?.dayNumber ?? 0), 1]
            }
          })
      }
      let wanted = force.plan(now, leads: leads.days, minute: minute, limit: limit)
      #expect(said == wanted, "seed \(seed), \(now), leads \(leads), limit \(limit)")
    }
  }
}
