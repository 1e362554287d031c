import HolidayInterchange
import KoreanCalendar
import Testing

/// Four weeks: Seollal, the weekend of two holidays, and a second and a fourth Sunday.
private let weeks = [
  CivilDate(2026, 2, 14), CivilDate(2026, 10, 3), CivilDate(2026, 11, 7), CivilDate(2026, 11, 22),
]

/// Expects that a value read from a text is open and closed when the expected value is.
///
/// The first minute of a day that differs is reported.
func expectSameHours(
  _ value: OpeningHoursExpression, _ expected: OpeningHoursExpression, everyMinutes step: Int,
  of text: String
) {
  for first in weeks {
    for day in 0..<7 {
      let date = first.adding(days: day)
      for minute in stride(from: 0, to: 1_440, by: step)
      where value.state(at: WallTime(date, minute / 60, minute % 60))
        != expected.state(at: WallTime(date, minute / 60, minute % 60))
      {
        Issue.record("\(text): \(value), and not \(expected), on \(date) at \(minute)")
        break
      }
    }
  }
}
