import MartHolidayKit

let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
let saturday = CivilDate(2026, 11, 21)

print("Saturday:", schedule.status(on: saturday))
print("Sunday:", schedule.status(on: saturday.advanced(by: 1)))

if let next = schedule.nextClosing(onOrAfter: saturday).date {
  print("Next:", next)
  print(schedule.explanation(on: next).english)
}
