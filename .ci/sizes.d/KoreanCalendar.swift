import KoreanCalendar

let date = CivilDate(2026, 11, 22)
print("\(date) \(LunarDate(date)?.description ?? "") \(PublicHolidayCalendar.southKorea.isPublicHoliday(date))")
