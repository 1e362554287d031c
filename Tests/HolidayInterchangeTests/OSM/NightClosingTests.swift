import HolidayInterchange
import KoreanCalendar
import MartModels
import Testing

@Suite("Closings of stores whose hours run past midnight")
struct NightClosingTests {
  private static let schedules: [(name: String, schedule: HolidaySchedule)] = {
    let sundays = HolidaySchedule(rule: .nth([2, 4], .sunday))
    var all = [
      ("Mondays", HolidaySchedule(rule: .every(.monday))), ("Sundays", sundays),
      ("holidays", HolidaySchedule(rule: [.nth([2, 4], .sunday), .chuseok, .newYearsDay])),
    ]
    do {
      let move = ScheduleOverride.moved(from: CivilDate(2026, 12, 27), to: CivilDate(2026, 12, 25))
      all.append(("moved", try sundays.adding(override: move)))
    } catch {
      Issue.record(error)
    }
    return all
  }()

  @Test(
    "The value says of each half hour what the schedule says, and reads back as the same days",
    arguments: ["10:00~02:00", "18:00~06:00", "10:00~22:00", "10:00~02:00, 명절 전날 19시까지"])
  func halfHours(text: String) throws {
    let hours = try #require(OpeningHours(text))
    for (name, schedule) in Self.schedules {
      let value = schedule.openingHoursExpression(hours: hours, years: 2026...2026)
      let again = try HolidaySchedule(OpeningHoursExpression(value.description))
      for date in CivilDate(2026, 1, 2)...CivilDate(2026, 12, 30) {
        let (own, read) = (schedule.status(on: date), again.status(on: date))
        #expect(own.isClosing == read.isClosing, "\(name) \(text) \(date)")
        for minute in stride(from: 15, to: 1_440, by: 30) {
          let time = WallTime(date, minute / 60, minute % 60)
          let said =
            switch hours.opening(at: time, schedule: schedule) {
            case .open: "open"
            case .closed: "closed"
            default: "unknown"
            }
          guard said == "\(value.state(at: time))" else {
            Issue.record("\(name) \(text) \(time): \(said), in \(value)")
            return
          }
        }
      }
    }
  }

  @Test("A closing is that of the session that begins on its day")
  func text() throws {
    let hours = try #require(OpeningHours("10:00~02:00"))
    let rule: HolidayRule = .every(.monday)
    #expect(
      rule.openingHoursExpression(hours: hours, years: 2026...2026).description
        == "Mo-Su 10:00-02:00; Mo 02:00-02:00 off")
  }
}

extension HolidayStatus {
  fileprivate var isClosing: Bool { if case .closed = self { true } else { false } }
}
