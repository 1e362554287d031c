import KoreanCalendar

let date = CivilDate(2026, 11, 22)
let isPublicHoliday = PublicHolidayCalendar.southKorea.isPublicHoliday(date)
print("\(date) \(LunarDate(date)?.description ?? "") \(isPublicHoliday)")
