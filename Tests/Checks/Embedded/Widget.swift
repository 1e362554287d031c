// A widget's entries, a message and a feed, without the runtime that finds types and conformances.

import HolidayNotices
import KoreanCalendar
import MartModels

let saturday = CivilDate(2026, 11, 21)
let branches = [
  Branch(
    id: 1, mart: .costco, name: "양재점", openingHours: "10:00~22:00",
    schedule: HolidaySchedule(rule: .nth([2, 4], .sunday))),
  Branch(id: 2, mart: .emart, name: "성수점"),
]
for entry in WidgetTimeline(branches, from: saturday, days: 4).entries {
  for row in entry.rows {
    print(
      "\(entry.date) \(row.symbol.character) \(row.displayName(in: .korean)) "
        + row.phrase(in: .korean))
  }
}
let plan = AlertPlan(for: branches, at: WallTime(saturday, 11, 0))
for batch in plan.batches(for: [AlertSubscriber(id: "token-A", favorites: [1, 2])]) {
  for message in batch.messages { print(message.body) }
}
let feed = HolidayFeed(
  branches, from: saturday, months: 1, stamp: WallTime(saturday, 9, 0), sequence: 1)
print(feed.text().utf8.count > 600 ? "feed" : "no feed")
