import MartHolidayKit

let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
let saturday = CivilDate(2026, 11, 21)

print("Saturday:", schedule.status(on: saturday))
print("Sunday:", schedule.status(on: saturday.advanced(by: 1)))
