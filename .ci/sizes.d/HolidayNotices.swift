import HolidayNotices

let store = Branch(
  id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday)))
let timeline = WidgetTimeline([store], from: CivilDate(2026, 11, 19), days: 14)
for entry in timeline.entries { print(entry.rows[0].phrase(in: .korean)) }
