import MartHolidayKit

let store = HolidaySchedule(rule: .nth([2, 4], .sunday))
let next = store.nextClosing(onOrAfter: CivilDate(2026, 11, 21)).date  // CivilDate(2026, 11, 22)
let seollal = store.status(on: CivilDate(2027, 2, 14))  // .closed(.tentativeRule)
