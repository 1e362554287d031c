import ClosingTexts
import KoreanCalendar
import MartModels
import Testing

@Suite("Weekdays and public holidays side by side")
struct WorkdayHolidayTests {
  @Test(
    "평일 공휴일 may be holidays on weekdays, so nothing is certain of its days",
    arguments: [
      "평일 공휴일 휴무", "10:00~22:00 (평일 공휴일 휴무)", "월~금 공휴일 휴무", "평일 대체공휴일 휴무",
    ])
  func closings(text: String) {
    let read = HolidayText(text, relativeTo: CivilDate(2026, 11, 20), as: .closingField)
    #expect(read.rule == nil)
    #expect(read.unread.map(\.reason) == [.ambiguous, .ambiguous])
    let schedule = HolidaySchedule(reading: read, asOf: CivilDate(2026, 11, 20))
    for date in CivilDate(2026, 12, 1)...CivilDate(2026, 12, 31) {
      #expect(schedule.status(on: date).basis?.isTentative != false, "\(date)")
    }
  }

  @Test(
    "Hours of such days, or without them, are not read",
    arguments: [
      "10:00~22:00 (평일 공휴일 20:00까지)", "평일 공휴일 10:00~20:00, 주말 10:00~22:00",
      "평일 공휴일 제외 10:00~22:00", "월~금 공휴일 10:00~20:00",
    ])
  func hours(text: String) {
    #expect(OpeningHours(text) == nil)
    #expect(HolidayText(text, relativeTo: CivilDate(2026, 11, 20), as: .notice).hours == nil)
  }

  @Test(
    "A sign between them, the weekend and a bracket leave no doubt",
    arguments: [
      ("평일, 공휴일 10:00~20:00", "Mo-Fr,PH 10:00-20:00"),
      ("평일·공휴일 10:00~20:00", "Mo-Fr,PH 10:00-20:00"),
      ("평일 토 공휴일 10:00~20:00", "Mo-Sa,PH 10:00-20:00"),
      ("평일 공휴일 주말 10:00~20:00", "10:00-20:00"),
      ("주말 공휴일 휴무, 10:00~20:00", "Mo-Fr 10:00-20:00; PH off"),
      ("평일(공휴일 제외) 10:00~22:00", "Mo-Fr 10:00-22:00; PH off"),
      ("10:00~22:00 (평일 공휴일 휴무)", "10:00-22:00"),
    ])
  func certain(text: String, hours: String) {
    #expect(OpeningHours(text)?.description == hours)
  }
}
