import ClosingTexts
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Properties of schedules of closing texts")
struct ScheduleReadingPropertyTests {
  private static let seen = CivilDate(2026, 11, 2)
  private static let known = HolidaySchedule(rule: .nth([2, 4], .sunday))

  private func notice(_ seed: UInt64) -> HolidayText {
    var random = SplitMix64(seed: seed)
    return HolidayText(RandomNotices.text(&random), relativeTo: Self.seen)
  }

  @Test("Any text makes a schedule, and the same text twice makes the same", arguments: 0..<400)
  func anyText(seed: UInt64) {
    let notice = notice(seed)
    let names = [nil, "일산점", "하남", "없는점"]
    for name in names {
      let once = Self.known.adding(reading: notice, for: name, asOf: Self.seen)
      let twice = once.adding(reading: notice, for: name, asOf: Self.seen)
      for day in 0..<120 {
        let date = Self.seen.adding(days: day)
        #expect(
          once.status(on: date) == twice.status(on: date),
          "\(notice.text) on \(date), seed \(seed)")
      }
    }
  }

  @Test(
    "A closed date is never certainly open, and an open one never certainly closed",
    arguments: 0..<400)
  func dates(seed: UInt64) {
    let notice = notice(seed)
    let schedule = HolidaySchedule(reading: notice, asOf: Self.seen)
    for date in notice.closedDates {
      if case .open(let basis) = schedule.status(on: date) {
        #expect(basis.certainty == .tentative, "\(notice.text) on \(date), seed \(seed)")
      }
    }
    for date in notice.openDates
    where !notice.closures.contains(where: { ($0.from ?? .earliest) <= date && date <= $0.through })
    {
      if case .closed(let basis) = schedule.status(on: date) {
        #expect(basis.certainty == .tentative, "\(notice.text) on \(date), seed \(seed)")
      }
    }
  }
}
