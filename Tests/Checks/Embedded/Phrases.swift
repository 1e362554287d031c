// A widget's texts and a spoken date, without the runtime that finds types and conformances.

import KoreanCalendar
import MartModels

let saturday = CivilDate(2026, 11, 21)
let branches = [
  Branch(
    id: 1, mart: .costco, name: "양재점", openingHours: "10:00~22:00",
    schedule: HolidaySchedule(rule: .nth([2, 4], .sunday))),
  Branch(id: 2, mart: .emart, name: "성수점"),
]
let now = WallTime(saturday, 21, 30)
for summary in branches.map({ BranchSummary($0, at: now) }).sortedByNextClosing() {
  print(summary.phrase(in: .korean, style: .long))
  print(summary.phrase(in: .english))
  print(summary.opening?.phrase(in: .korean, relativeTo: now) ?? "")
}
for phrase in ["다음 주 일요일", "next Monday", "다음 달 둘째 일요일", "next Sunday"] {
  print(CivilDate(phrase: phrase, relativeTo: saturday)?.description ?? "nil")
}
