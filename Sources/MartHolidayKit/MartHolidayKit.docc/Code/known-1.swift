import MartHolidayKit

let november = try PublishedMonth(YearMonth(2026, 11), closed: [11, 25])
let schedule = try HolidaySchedule(published: [november])

print("24 November:", schedule.status(on: CivilDate(2026, 11, 24)))
print("25 November:", schedule.status(on: CivilDate(2026, 11, 25)))
print("9 December:", schedule.status(on: CivilDate(2026, 12, 9)))
