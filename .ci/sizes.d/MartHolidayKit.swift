import MartHolidayKit

let text = HolidayText("매월 둘째·넷째 일요일 휴무", relativeTo: CivilDate(2026, 11, 21), as: .notice)
let store = Branch(
  id: 7, mart: .costco, name: "양재점",
  schedule: HolidaySchedule(reading: text, asOf: CivilDate(2026, 11, 21)))
for entry in WidgetTimeline([store], from: CivilDate(2026, 11, 19), days: 14).entries {
  print(entry.rows[0].phrase(in: .korean))
}
