import MartModels

let store = Branch(
  id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
print(BranchSummary(store, on: CivilDate(2026, 11, 21)).phrase(in: .korean))
