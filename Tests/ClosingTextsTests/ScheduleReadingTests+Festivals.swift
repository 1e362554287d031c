import ClosingTexts
import KoreanCalendar
import MartModels
import Testing

extension ScheduleReadingTests {
  @Test("What is said of festivals ends no rule of weeks, unless nothing else closes")
  func festivals() {
    let asOf = CivilDate(2026, 11, 25)
    let known = HolidaySchedule(rule: .nth([2, 4], .wednesday))
    func status(_ text: String, _ date: CivilDate, for branch: String? = nil) -> HolidayStatus {
      known.adding(reading: HolidayText(text, relativeTo: asOf), for: branch, asOf: asOf)
        .status(on: date)
    }
    let wednesday = CivilDate(2026, 12, 9)
    #expect(status("추석 당일 휴무", wednesday) == .closed(.rule))
    // Around a festival a rule of weeks may be swapped.
    #expect(status("추석 당일 휴무", CivilDate(2026, 9, 25)) == .closed(.tentativeRule))
    #expect(status("추석 당일 휴무", CivilDate(2026, 12, 10)) == .open(.rule))
    #expect(status("공휴일은 쉽니다", wednesday) == .closed(.rule))
    #expect(status("연중무휴 (추석 당일 제외)", wednesday) == .open(.rule))
    #expect(status("추석 당일만 휴무", wednesday) == .open(.rule))
    #expect(status("휴무일: 설날, 추석", wednesday) == .open(.rule))
    #expect(status("매주 월요일, 추석 당일 휴무", wednesday) == .open(.rule))
    let ofBranch = "매월 둘째·넷째 일요일 휴무. 하남점은 추석 당일 휴무"
    #expect(status(ofBranch, CivilDate(2026, 12, 13), for: "하남점") == .closed(.rule))
    let all = HolidayText("공휴일은 쉽니다", relativeTo: asOf)
    let one = HolidayText("성탄절은 쉽니다", relativeTo: asOf)
    let schedule = HolidaySchedule(reading: all, asOf: asOf).adding(reading: one, asOf: asOf)
    #expect(schedule.status(on: CivilDate(2026, 12, 25)) == .closed(.rule))
    #expect(schedule.status(on: CivilDate(2026, 10, 9)) == .closed(.tentativeRule))
  }
}
