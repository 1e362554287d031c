import MartHolidayKit

let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
