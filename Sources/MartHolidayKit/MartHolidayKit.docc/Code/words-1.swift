import MartHolidayKit

let branch = Branch(
  id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
let summary = BranchSummary(branch, on: CivilDate(2026, 11, 21))

print(summary.displayName(in: .korean))
print(summary.phrase(in: .korean))
print(summary.phrase(in: .english))
