// The main question, asked where there is no operating system to speak of.
import KoreanCalendar
import MartModels

func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
  guard let date = CivilDate(year: year, month: month, day: day) else { return .earliest }
  return date
}

let rules: [HolidayRule] = [
  .nth([2, 4], .sunday), [.nth([2], .wednesday), .nth([4], .sunday)], .days([10, 25]),
  .every(.monday), .seollal, .publicHolidays, .never,
]

for rule in rules {
  var line = rule.description
  for start in [date(2026, 11, 21), date(2027, 2, 1), date(2100, 12, 30)] {
    line += " | " + (rule.next(onOrAfter: start)?.description ?? "-")
  }
  print(line)
}
