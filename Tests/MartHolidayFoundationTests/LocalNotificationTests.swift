import Foundation
import HolidayNotices
import KoreanCalendar
import MartHolidayFoundation
import MartModels
import Testing

@Suite("Notifications of a phone")
struct LocalNotificationTests {
  private func store(_ id: Int) -> Branch {
    Branch(
      id: id, mart: .emart, name: "\(id)점", schedule: HolidaySchedule(rule: .nth([4], .sunday)))
  }

  @Test("A notification has a name, words, the Korean minute and where a tap leads")
  func contents() throws {
    let now = WallTime(CivilDate(2026, 11, 21), 9, 0)
    let one = LocalAlertPlan(for: [store(7)], from: now, limit: 1).notifications(in: .korean)
    let first = try #require(one.first)
    #expect(first.id == "closings-2026-11-21T11:00" && first.title == "이마트 7점 내일 휴무")
    #expect(first.body == "이마트 7점은 내일(11월 22일 일요일) 쉽니다.")
    #expect(first.date.date == Date(WallTime(CivilDate(2026, 11, 21), 11, 0)))
    #expect(BranchLink(data: first.userInfo) == BranchLink(branch: 7))
    let two = LocalAlertPlan(for: [store(7), store(8)], from: now, limit: 1)
    #expect(two.notifications(in: .english).map(\.title) == ["2 stores closed tomorrow"])
    #expect(two.notifications(in: .english)[0].userInfo.isEmpty)
  }
}
