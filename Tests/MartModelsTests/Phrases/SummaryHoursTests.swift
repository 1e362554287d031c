import KoreanCalendar
import MartModels
import Testing

@Suite("Summaries of branches whose hours leave out a day")
struct SummaryHoursTests {
  private let sundays = HolidaySchedule(rule: .nth([2, 4], .sunday))

  private func branch(_ hours: String, _ schedule: HolidaySchedule) -> Branch {
    Branch(id: 1, mart: .emart, name: "성수점", openingHours: hours, schedule: schedule)
  }

  @Test("A day that only the hours close is no open day, and the row says one thing")
  func mondays() {
    let store = branch("10:00~23:00 (매주 월요일 휴무)", sundays)
    let monday = CivilDate(2026, 11, 23)
    let summary = BranchSummary(store, at: WallTime(monday, 12, 0))
    #expect(summary.today == .closed(.tentativeRule) && summary.tomorrow == .open(.rule))
    #expect(
      summary.phrase(in: .korean) == "오늘 휴무 예정, 내일 영업, 다음 휴무 예정 11월 30일 (월) D-7 (변경 가능)")
    #expect(summary.openingPhrase(in: .korean) == "내일 10:00에 영업 시작")
    #expect(
      summary.nextClosing == .closing(Closing(date: monday, basis: .tentativeRule)))
    // The Sunday before it is closed by the schedule, and certain.
    #expect(
      BranchSummary(store, on: CivilDate(2026, 11, 22)).phrase(in: .korean)
        == "오늘 휴무, 내일 휴무 예정, 다음 휴무 예정 11월 23일 (월) 내일 (변경 가능)")
    let tuesday = BranchSummary(store, on: CivilDate(2026, 11, 24))
    #expect(tuesday.today == .open(.rule))
    #expect(tuesday.nextClosing.date == CivilDate(2026, 11, 30))
  }

  @Test("Hours of 평일 leave out a Sunday on which the rule does not close")
  func weekdaysOnly() {
    let store = branch("평일 10:00~22:00", sundays)
    let summary = BranchSummary(store, at: WallTime(CivilDate(2026, 11, 29), 12, 0))
    #expect(
      summary.phrase(in: .korean) == "오늘 휴무 예정, 내일 영업, 다음 휴무 예정 12월 5일 (토) D-6 (변경 가능)")
    #expect(summary.openingPhrase(in: .korean) == "내일 10:00에 영업 시작")
  }

  @Test(
    "Hours leave out public holidays, or have their own",
    arguments: [
      ("10:00~22:00, 공휴일 휴무", true), ("평일 10:00~22:00, 주말 11:00~20:00, 공휴일 11:00~20:00", false),
    ])
  func holidays(hours: String, leavesOut: Bool) throws {
    let store = branch(hours, HolidaySchedule(rule: .never))
    try #require(store.hours != nil)
    let summary = BranchSummary(store, on: CivilDate(2026, 12, 1))
    let christmas = Closing(date: CivilDate(2026, 12, 25), basis: .tentativeRule)
    #expect(summary.nextClosing == (leavesOut ? .closing(christmas) : .never))
  }

  @Test("What the store announces of a day is stronger than its hours")
  func announced() throws {
    let monday = CivilDate(2026, 11, 23)
    let store = branch(
      "10:00~23:00 (매주 월요일 휴무)",
      try HolidaySchedule(rules: [RulePeriod(.every(.monday))], overrides: [.open(monday)]))
    let summary = BranchSummary(store, at: WallTime(monday, 12, 0))
    #expect(summary.today == .open(.override))
    #expect(summary.nextClosing.date == CivilDate(2026, 11, 30))
  }

  @Test("Hours of every day change nothing, and nothing is concluded of a day nobody knows")
  func otherHours() {
    let date = CivilDate(2026, 11, 23)
    for hours in ["10:00~23:00", "평일 10:00~22:00, 주말 10:00~23:00", "홈페이지 참조"] {
      let summary = BranchSummary(branch(hours, sundays), on: date)
      #expect(summary.today == sundays.status(on: date))
      #expect(summary.nextClosing == sundays.nextClosing(onOrAfter: date))
    }
    let unknown = BranchSummary(branch("평일 10:00~22:00", HolidaySchedule()), on: date)
    #expect(unknown.today == .unknown)
    #expect(
      BranchSummary(branch("평일 10:00~22:00", HolidaySchedule(rule: .never)), on: .latest)
        .today == .open(.rule))
  }
}
