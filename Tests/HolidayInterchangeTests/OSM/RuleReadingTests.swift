import HolidayInterchange
import KoreanCalendar
import MartModels
import Testing

@Suite("Closing rules of opening_hours")
struct OpeningHoursRuleTests {
  @Test(
    "Values by hand are read as the rule they say",
    arguments: [
      ("Mo-Sa 10:00-20:00", .every(.sunday)),
      ("10:00-22:00; Su off", .every(.sunday)),
      ("Mo-Fr 10:00-20:00; Sa,Su 11:00-18:00", .never),
      ("Mo-Fr 10:00-20:00, Sa 11:00-18:00", .every(.sunday)),
      ("Mo-Fr 10:00-20:00; Fr 12:00-13:00 off", [.every(.saturday), .every(.sunday)]),
      ("10:00-20:00; Su off; Su[1] 10:00-14:00", .every(.sunday).except(.nth([1], .sunday))),
      ("open; PH Su off", .publicHolidays.intersection(.every(.sunday))),
      ("open; PH +1 day off", .dayAfter(of: .publicHolidays)),
      ("open; Su[1] +1 day off", .dayAfter(of: .nth(1, .sunday))),
      (
        "open; Su[-2] off",
        .eve(of: .eve(of: .eve(of: .eve(of: .eve(of: .eve(of: .eve(of: .last(.sunday))))))))
      ),
      (
        "open; Dec 24-Jan 02 off",
        [
          .during(months: [12], .days(24...31)), .during(months: [1], .days([1, 2])),
        ]
      ),
      ("24/7; PH -1 day off", .eve(of: .publicHolidays)),
      // Hours that close all hours of a day close the day.
      ("Mo-Su 10:00-23:00; Su[2,4] 10:00-23:00 off", .nth([2, 4], .sunday)),
      ("Mo-Su 10:00-12:00,14:00-20:00; Su 09:00-21:00 off", .every(.sunday)),
      ("Mo-Su 10:00-20:00; Su 10:00-12:00 off; Mo 12:00-13:00 off", .never),
    ] as [(String, HolidayRule)])
  func byHand(text: String, rule: HolidayRule) throws {
    #expect(try HolidayRule(OpeningHoursExpression(text)) == rule)
  }

  @Test(
    "A value that says more than a rule or a schedule can is refused, not read by half",
    arguments: [
      "week 10-20 Mo off", "Mo-Fr 10:00-20:00 || off", "open; Su[1] +30 days off",
      "open; PH -20 days off", "open; Jan 01-31/7 off; week 1 off", "Mo unknown",
      "open; easter off", "24/7; SH off",
      // Sundays would be closed and Saturdays not.
      "Mo-Su 10:00-20:00; Sa 10:00-22:00; Sa,Su 10:00-20:00 off",
      "Mo-Su 10:00-20:00; Su 10:00-15:00 off; Su 15:00-20:00 off",
    ])
  func refused(text: String) throws {
    let expression = try OpeningHoursExpression(text)
    do {
      _ = try HolidaySchedule(expression)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.code == .notAHolidayRule)
    }
    #expect(throws: OpeningHoursExpressionError.self) {
      try HolidayRule(OpeningHoursExpression("open; 2026 Oct 06 off"))
    }
  }
}
