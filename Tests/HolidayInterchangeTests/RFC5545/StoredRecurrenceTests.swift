import Foundation
import HolidayInterchange
import KoreanCalendar
import MartModels
import Testing

@Suite("Recurrences of closed stores, and as they are stored")
struct StoredRecurrenceTests {
  @Test("A set whose rule could not be read back from JSON makes no rule", arguments: [300, 1_100])
  func tooManyParts(count: Int) throws {
    let lines = (0..<count).map { day in
      let date = CivilDate(2026, 1, 4).adding(days: day).description.filter { $0 != "-" }
      return "DTSTART;VALUE=DATE:\(date)\nRRULE:FREQ=WEEKLY;INTERVAL=2"
    }
    let set = try RecurrenceSet(lines.joined(separator: "\n"))
    guard count < 1_000 else {
      let error = #expect(throws: RecurrenceError.self) { try HolidayRule(set) }
      return #expect(error?.code == .unsupported)
    }
    let rule = try HolidayRule(set)
    #expect(HolidayRule(rule.description) == rule)
  }

  @Test("A recurrence ends with the store, and a closure is no list of dates")
  func recurrences() throws {
    let schedule = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday))],
      closures: [StoreClosure(from: CivilDate(2026, 11, 20), through: CivilDate(2026, 11, 25))],
      closedForGoodFrom: CivilDate(2027, 1, 1))
    let set = schedule.recurrence(
      from: CivilDate(2026, 11, 1), listedThrough: CivilDate(2027, 12, 31))
    #expect(
      set.description == """
        DTSTART;VALUE=DATE:20261108
        RRULE:FREQ=MONTHLY;UNTIL=20261231;BYDAY=2SU,4SU
        EXDATE;VALUE=DATE:20261122
        """)
    let closed = try HolidaySchedule(closedForGoodFrom: CivilDate(2026, 1, 1))
    #expect(
      closed.recurrence(from: CivilDate(2026, 1, 1), listedThrough: CivilDate(2026, 12, 31))
        .recurrences.isEmpty)
  }

  @Test("Recurrences are stored as their text, and a text that is none is refused")
  func stored() throws {
    let rule = try RecurrenceRule("FREQ=MONTHLY;BYDAY=2SU,4SU")
    let data = try JSONEncoder().encode([rule])
    #expect(String(decoding: data, as: UTF8.self) == #"["FREQ=MONTHLY;BYDAY=2SU,4SU"]"#)
    #expect(try JSONDecoder().decode([RecurrenceRule].self, from: data) == [rule])
    let date = CivilDate(2026, 11, 22)
    let set = HolidayRule.nth([2, 4], .sunday).recurrence(from: date, listedThrough: date)
    #expect(try JSONDecoder().decode(RecurrenceSet.self, from: JSONEncoder().encode(set)) == set)
    let none = HolidayRule.never.recurrence(from: date, listedThrough: date)
    #expect(try JSONDecoder().decode(RecurrenceSet.self, from: JSONEncoder().encode(none)) == none)
    #expect(throws: RecurrenceError.self) {
      try JSONDecoder().decode([RecurrenceRule].self, from: Data(#"["FREQ=HOURLY"]"#.utf8))
    }
  }
}
