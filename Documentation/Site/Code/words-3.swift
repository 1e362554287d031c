import Foundation
import MartHolidayFoundation
import MartHolidayKit

let today = CivilDate(inKoreaAt: .now)
let text = HolidayText("매월 2,4번째 일요일 휴무", relativeTo: today)
let schedule = HolidaySchedule(reading: text, asOf: today)
let branch = Branch(id: 7, mart: .costco, name: "양재점", schedule: schedule)

print(BranchSummary(branch, on: today).phrase(in: .english))
