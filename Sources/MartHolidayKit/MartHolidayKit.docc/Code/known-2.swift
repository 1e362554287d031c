import MartHolidayKit

let november = try PublishedMonth(YearMonth(2026, 11), closed: [11, 25])
let published = try HolidaySchedule(published: [november])
let move = ScheduleOverride.moved(from: CivilDate(2026, 11, 25), to: CivilDate(2026, 11, 29))
let schedule = try published.adding(override: move)

print("25 November:", schedule.status(on: CivilDate(2026, 11, 25)))
print("29 November:", schedule.status(on: CivilDate(2026, 11, 29)))
print("9 December:", schedule.status(on: CivilDate(2026, 12, 9)))
