import Foundation
import HolidayNotices
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Local alerts and banners")
struct LocalAlertTests {
  private let now = WallTime(CivilDate(2026, 11, 21), 9, 0)

  private func store(_ id: Int, _ schedule: HolidaySchedule) -> Branch {
    Branch(id: id, mart: .emart, name: "\(id)점", schedule: schedule)
  }

  @Test("There are never more than 64, and the soonest of every branch is among them")
  func limit() throws {
    let busy = store(1, HolidaySchedule(rule: .every(.monday)))
    let rare = store(
      2,
      try HolidaySchedule(
        published: [PublishedMonth(YearMonth(2027, 11), closed: [30], covered: [30])]))
    let plan = LocalAlertPlan(for: [busy, rare], from: now)
    #expect(plan.alerts.count == 64)
    #expect(plan.alerts.filter { $0.branch == 1 }.count == 63)
    #expect(
      plan.alerts.filter { $0.branch == 2 }.map(\.time) == [
        WallTime(CivilDate(2027, 11, 29), 11, 0)
      ])
    #expect(plan.alerts == plan.alerts.sorted { ($0.time, $0.id) < ($1.time, $1.id) })
    #expect(Set(plan.alerts.map(\.id)).count == 64)
    #expect(LocalAlertPlan(for: [busy, rare], from: now, limit: 0).alerts.isEmpty)
    #expect(LocalAlertPlan(for: [busy, rare], from: now, limit: -1).alerts.isEmpty)
    #expect(LocalAlertPlan(for: [busy, rare], from: now, limit: 1).alerts.map(\.branch) == [1])
    let many = (0..<100).map { store($0, HolidaySchedule(rule: .every(.monday))) }
    #expect(LocalAlertPlan(for: many, from: now).alerts.count == 64)
  }

  @Test("It is what a walk from day to day finds", arguments: 0..<25)
  func walk(seed: Int) throws {
    let tables = try (0..<4).map { try DayTable(id: $0, seed: UInt64(100 * seed + $0)) }
    let now = WallTime(CivilDate(2026, 3, 10), 12, 0)
    let leads: LeadDays = [3, 1]
    var expected: [[(WallTime, String)]] = []
    for table in tables {
      var alerts: [(WallTime, String)] = []
      for date in CivilDate(2026, 3, 9)...CivilDate(2027, 12, 31) {
        let before = table.day(date.adding(days: -1))
        if table.day(date) == .closed, before != .closed || date == CivilDate(2026, 3, 9) {
          for lead in leads.days {
            alerts.append(
              (
                WallTime(date.adding(days: -lead), 11, 0),
                "closing-\(table.branch.id)-\(date)-\(lead)"
              ))
          }
        }
      }
      if !table.day(CivilDate(2026, 3, 10)).isOutOfBusiness,
        let start = table.first(from: CivilDate(2026, 3, 10), { $0.isOutOfBusiness })
      {
        alerts.append(
          (WallTime(start.adding(days: -3), 11, 0), "state-\(table.branch.id)-\(start)-3"))
      }
      expected.append(alerts.filter { $0.0 > now }.sorted { $0 < $1 })
    }
    let first = expected.compactMap(\.first).sorted { $0 < $1 }.prefix(10)
    let rest = expected.flatMap { $0.dropFirst() }.sorted { $0 < $1 }
    let wanted = (first + rest.prefix(10 - first.count)).sorted { $0 < $1 }
    let plan = LocalAlertPlan(for: tables.map(\.branch), from: now, leads: leads, limit: 10)
    #expect(plan.alerts.map(\.id) == wanted.map(\.1), "seed \(seed)")
  }

  @Test("Consecutive days are one alert; a state is told once; nothing is told of the unknown")
  func wording() throws {
    let run = store(
      1,
      try HolidaySchedule(
        published: [PublishedMonth(YearMonth(2026, 11), closed: [25, 26])],
        closedForGoodFrom: CivilDate(2026, 12, 5)))
    let alerts = LocalAlertPlan(for: [run, store(2, HolidaySchedule())], from: now).alerts
    #expect(
      alerts.map { $0.body(in: .korean) } == [
        "이마트 1점은 내일(11월 25일 수요일)부터 26일 목요일까지 쉽니다.", "이마트 1점은 12월 5일 토요일에 폐점합니다.",
      ])
    #expect(alerts.allSatisfy { $0.id.utf8.count <= 64 })
    #expect(alerts[0].link == BranchLink(branch: 1))
  }

  @Test(
    "A dismissed banner stays away for its closing, also on its second day, and after a restart")
  func banners() throws {
    let branch = store(
      1,
      try HolidaySchedule(
        published: [PublishedMonth(YearMonth(2026, 11), closed: [22, 23, 29])]))
    var banners = ClosingBanners()
    let shown = try #require(banners.shown(for: [branch], on: CivilDate(2026, 11, 21)).first)
    banners.dismiss(shown)
    let data = try JSONEncoder().encode(banners)
    banners = try JSONDecoder().decode(ClosingBanners.self, from: data)
    for day in 21...23 {
      #expect(banners.shown(for: [branch], on: CivilDate(2026, 11, day)).isEmpty)
    }
    #expect(banners.shown(for: [branch], on: CivilDate(2026, 11, 28)).count == 1)
    // A closing that was moved is another one.
    let moved = store(
      1, try HolidaySchedule(published: [PublishedMonth(YearMonth(2026, 11), closed: [24])]))
    #expect(banners.shown(for: [moved], on: CivilDate(2026, 11, 23)).count == 1)
    banners.forget(before: CivilDate(2026, 12, 25))
    #expect(banners.dismissed.isEmpty)
  }

  @Test("A banner of a store out of business says so instead of a closing")
  func stateBanner() throws {
    let gone = store(
      1, HolidaySchedule(rule: .every(.sunday)).adding(closedForGoodFrom: CivilDate(2026, 11, 22)))
    let shown = ClosingBanners().shown(for: [gone], on: CivilDate(2026, 11, 21))
    #expect(
      shown.map { $0.phrase(in: .korean, on: CivilDate(2026, 11, 21)) } == [
        "이마트 1점은 11월 22일 일요일에 폐점합니다."
      ])
    #expect(ClosingBanners().shown(for: [gone], on: CivilDate(2026, 11, 10)).isEmpty)
    let always = store(2, try HolidaySchedule(rules: [RulePeriod(.days(DaySet(bits: .max)))]))
    #expect(ClosingBanners().shown(for: [always], on: CivilDate(2026, 11, 21)).count == 1)
  }
}
