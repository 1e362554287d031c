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
    #expect(plan.alerts.filter { $0.branches == [1] }.count == 63)
    #expect(
      plan.alerts.filter { $0.branches.contains(2) }.map(\.time) == [
        WallTime(CivilDate(2027, 11, 29), 11, 0)
      ])
    #expect(plan.alerts == plan.alerts.sorted { $0.time < $1.time })
    #expect(Set(plan.alerts.map(\.id)).count == 64)
    #expect(LocalAlertPlan(for: [busy, rare], from: now, limit: 0).alerts.isEmpty)
    #expect(LocalAlertPlan(for: [busy, rare], from: now, limit: -1).alerts.isEmpty)
    #expect(LocalAlertPlan(for: [busy, rare], from: now, limit: 1).alerts.map(\.branches) == [[1]])
  }

  @Test("What has passed takes no room, as it did when a lead of a month left four of 64 out")
  func past() {
    let weekly = store(1, HolidaySchedule(rule: .every(.monday)))
    #expect(LocalAlertPlan(for: [weekly], from: now, leads: [31], limit: 1).alerts.count == 1)
    #expect(LocalAlertPlan(for: [weekly], from: now, leads: [31]).alerts.count == 64)
  }

  @Test("Stores that close on one day ring once, in the user's order, and so do days of one minute")
  func once() {
    let stores = [3, 1, 2].map { store($0, HolidaySchedule(rule: .nth([2, 4], .sunday))) }
    let first = LocalAlertPlan(for: stores, from: now).alerts[0]
    #expect(first.branches == [3, 1, 2] && first.link == nil)
    #expect(first.title(in: .korean) == "내일 쉬는 매장 3곳")
    let many = (0..<100).map { store($0, HolidaySchedule(rule: .every(.monday))) }
    let plan = LocalAlertPlan(for: many, from: now)
    #expect(plan.alerts.count == 64 && plan.alerts[63].branches.count == 100)
    let mixed = LocalAlertPlan(
      for: [
        store(1, HolidaySchedule(rule: .nth([4], .sunday))),
        store(2, HolidaySchedule(rule: .nth([4], .monday))),
      ], from: now, leads: [1, 0])
    #expect(
      mixed.alerts.prefix(3).map { $0.title(in: .korean) } == [
        "이마트 1점 내일 휴무", "쉬는 매장 2곳", "이마트 2점 오늘 휴무",
      ])
  }

  @Test("A newer plan replaces what it has, and names what is to be removed and nothing else")
  func removal() {
    let sundays = store(1, HolidaySchedule(rule: .nth([4], .sunday)))
    let mondays = store(2, HolidaySchedule(rule: .nth([4], .monday)))
    let old = LocalAlertPlan(for: [sundays, mondays], from: now, limit: 4).alerts.map(\.id)
    let new = LocalAlertPlan(for: [mondays], from: now, limit: 4)
    let others = ["news", "closings-", "closings-2026-13-01T11:00", "closings-2026-11-21T11:00x"]
    let gone = new.obsolete(among: others + old)
    #expect(gone == old.filter { !new.alerts.map(\.id).contains($0) } && gone.count == 2)
    #expect(old.allSatisfy { $0.utf8.count <= 64 })
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
        "이마트 1점은 내일(11월 25일 수요일)부터 26일 목요일까지 쉽니다.", "이마트 1점은 12월 5일 토요일부터 영업하지 않습니다(폐점).",
      ])
    #expect(alerts.allSatisfy { $0.id.utf8.count <= 64 })
    #expect(alerts[0].link == BranchLink(branch: 1))
  }

  @Test("The end of a store is told while it is closed for a time, and behind that")
  func endBehindClosure() throws {
    let closure = try StoreClosure(from: CivilDate(2026, 11, 20), through: CivilDate(2026, 11, 25))
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday))], closures: [closure],
      closedForGoodFrom: CivilDate(2026, 12, 31))
    for day in [19, 21, 26] {
      let moment = WallTime(CivilDate(2026, 11, day), 9, 0)
      let alerts = LocalAlertPlan(for: [store(1, schedule)], from: moment, leads: [1, 7]).alerts
      let ends = alerts.map { $0.body(in: .korean) }.filter { $0.contains("폐점") }
      #expect(ends == ["이마트 1점은 12월 31일 목요일부터 영업하지 않습니다(폐점)."], "\(day)")
    }
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
        "이마트 1점은 11월 22일 일요일부터 영업하지 않습니다(폐점)."
      ])
    #expect(ClosingBanners().shown(for: [gone], on: CivilDate(2026, 11, 10)).isEmpty)
    let always = store(2, try HolidaySchedule(rules: [RulePeriod(.days(DaySet(bits: .max)))]))
    #expect(ClosingBanners().shown(for: [always], on: CivilDate(2026, 11, 21)).count == 1)
  }
}
