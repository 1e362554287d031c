import MartHolidayKit

let today = CivilDate(2026, 11, 21)
let text = HolidayText("매월 2,4번째 일요일 휴무, 12/25(금) 휴무", relativeTo: today)
let schedule = HolidaySchedule(reading: text, asOf: today)
let branch = Branch(id: 7, mart: .costco, name: "양재점", schedule: schedule)

print(BranchSummary(branch, on: today).phrase(in: .english))
print(schedule.closings(in: YearMonth(2026, 12)).map(\.date.day))
print("Not understood:", text.unread.count)
