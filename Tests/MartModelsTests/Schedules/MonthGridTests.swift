import Foundation
import KoreanCalendar
import MartModels
import Testing

@Suite("The grid of a month")
struct MonthGridTests {
  private let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))

  @Test(
    "Every month has whole weeks from any first weekday, as a calendar with arithmetic has",
    arguments: [2024, 2026, 2027], Weekday.allCases)
  func weeks(year: Int, first: Weekday) throws {
    for month in 1...12 {
      let month = YearMonth(year, month)
      let grid = MonthGrid(month, of: schedule, firstWeekday: first)
      #expect(grid.weekdays.first == first && Set(grid.weekdays).count == 7)
      let cells = grid.weeks.flatMap { $0 }
      // The oracle counts days since 1970-01-01, a Thursday.
      let weekdays = cells.map { (Int($0.date.dayNumber) % 7 + 7 + 4) % 7 }
      let expected = cells.indices.map { (first.rawValue + $0) % 7 }
      #expect(weekdays == expected)
      #expect(grid.weeks.allSatisfy { $0.count == 7 })
      #expect(cells.filter(\.isInMonth).map(\.day) == Array(1...month.numberOfDays))
      #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.date.adding(days: 1) == $1.date })
      // No week is only the neighbors'.
      #expect(grid.weeks.allSatisfy { week in week.contains(where: \.isInMonth) })
    }
  }

  @Test("A cell has the status of its date, also outside the month, and today is marked once")
  func cells() {
    let today = CivilDate(2026, 11, 22)
    let grid = MonthGrid(YearMonth(2026, 12), of: schedule, today: CivilDate(2026, 11, 29))
    for cell in grid.weeks.joined() {
      #expect(cell.status == schedule.status(on: cell.date))
      #expect(cell.isToday == (cell.date == CivilDate(2026, 11, 29)))
    }
    #expect(grid.cell(on: CivilDate(2026, 11, 29))?.isInMonth == false)
    #expect(MonthGrid(YearMonth(2026, 12), of: schedule, today: today).cell(on: today) == nil)
    #expect(grid.days.count == 31)
  }

  @Test(
    "A branch's cell is closed where its summary says so, by the schedule or by the hours",
    arguments: ["10:00~22:00 (월요일 휴무)", "평일 10:00~20:00", "10:00~22:00", "점포별 상이"])
  func branch(hours: String) {
    let branch = Branch(
      id: 1, mart: .emart, name: "성수점", openingHours: hours, schedule: schedule)
    for cell in MonthGrid(YearMonth(2026, 12), of: branch).weeks.joined() {
      #expect(cell.status == BranchSummary(branch, on: cell.date).today, "\(cell.date)")
    }
    let monday = MonthGrid(YearMonth(2026, 12), of: branch).cell(on: CivilDate(2026, 12, 7))
    #expect(
      monday?.status == (hours.hasSuffix("월요일 휴무)") ? .closed(.tentativeRule) : .open(.rule)))
  }

  @Test(
    "Holidays have the names that people use",
    arguments: [
      (CivilDate(2026, 12, 25), "성탄절", "Christmas Day"),
      (CivilDate(2022, 12, 25), "성탄절", "Christmas Day"),
      (CivilDate(2027, 1, 1), "새해 첫날", "New Year's Day"),
      (CivilDate(2026, 9, 25), "추석", "Chuseok"),
      (CivilDate(2025, 5, 5), "부처님 오신 날·어린이날", "Buddha's Birthday, Children's Day"),
      (CivilDate(2026, 10, 5), "대체공휴일(개천절)", "Substitute Holiday for National Foundation Day"),
    ])
  func holidays(date: CivilDate, korean: String, english: String) {
    let cell = MonthGrid(date.yearMonth, of: schedule).cell(on: date)
    #expect(cell?.holidayName(in: .korean) == korean)
    #expect(cell?.holidayName(in: .english) == english)
    #expect(cell?.phrase(in: .korean).contains(", \(korean), ") == true)
  }

  @Test("A substitute for Christmas has that name too")
  func substitute() throws {
    let calendar = PublicHolidayCalendar.southKorea
    let substitutes = (2023...2100).flatMap { calendar.holidays(in: $0) }
      .filter { $0.koreanName.contains("기독탄신일") && $0.kind == .substitute }
    #expect(!substitutes.isEmpty)
    #expect(substitutes.allSatisfy { $0.everydayName == "대체공휴일(성탄절)" })
  }

  @Test("A day designated at run time is named, and a neighbor month's holiday too")
  func designated() throws {
    let day = CivilDate(2026, 12, 24)
    let calendar = try PublicHolidayCalendar.southKorea.adding(
      designated: [PublicHoliday(designated: day)])
    let grid = MonthGrid(YearMonth(2026, 12), of: schedule, calendar: calendar)
    #expect(grid.cell(on: day)?.holidayName(in: .korean) == "임시공휴일")
    #expect(
      MonthGrid(YearMonth(2026, 12), of: schedule).cell(on: day)?.holidayName(in: .korean) == nil)
    #expect(grid.cell(on: CivilDate(2027, 1, 1))?.holidayName(in: .korean) == "새해 첫날")
  }

  @Test("The words of a cell are for a screen reader in both languages")
  func words() {
    let today = CivilDate(2026, 11, 22)
    let grid = MonthGrid(YearMonth(2026, 11), of: schedule, today: today)
    #expect(grid.cell(on: today)?.phrase(in: .korean) == "오늘, 11월 22일 일요일, 휴무 (규칙 예상)")
    #expect(
      grid.cell(on: today)?.phrase(in: .english) == "today, Sunday, 22 November, closed (projected)"
    )
    #expect(grid.title(in: .korean) == "2026년 11월")
    let christmas = MonthGrid(YearMonth(2026, 12), of: schedule).cell(on: CivilDate(2026, 12, 25))
    #expect(
      christmas?.phrase(in: .english) == "Friday, 25 December, Christmas Day, open (projected)")
  }

  @Test(
    "The first and the last month of the calendar have the days that there are",
    arguments: Weekday.allCases)
  func ends(first: Weekday) {
    let start = MonthGrid(.earliest, of: schedule, firstWeekday: first)
    #expect(start.weeks.first?.first?.date == .earliest)
    let end = MonthGrid(.latest, of: schedule, firstWeekday: first)
    #expect(end.weeks.last?.last?.date == .latest)
    #expect(start.weeks.dropFirst().allSatisfy { $0.count == 7 })
    #expect(end.weeks.dropLast().allSatisfy { $0.count == 7 })
  }
}
