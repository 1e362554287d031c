import KoreanCalendar
import MartModels
import Testing

/// Texts of one place, one after another, and what is known of days behind the last.
struct TextSequence: Sendable, CustomTestStringConvertible {
  var known: HolidayRule?
  var texts: [(text: String, seen: CivilDate)]
  var branch: String?
  /// `C` closed, `O` open, in lower case when tentative, `?` unknown.
  var days: [(date: CivilDate, letter: String)]

  var testDescription: String { texts.map(\.text).joined(separator: " → ") }
}

extension TextSequence {
  /// One text of a place of which nothing is known.
  init(_ text: String, _ seen: CivilDate, _ days: [(CivilDate, String)]) {
    self.init(texts: [(text, seen)], days: days.map { (date: $0.0, letter: $0.1) })
  }
}

// The days of the tables of this folder.

/// What many stores have had for long: the second and the fourth Sunday.
let sundays = HolidayRule.nth([2, 4], .sunday)
/// When most texts were seen.
let november = CivilDate(2026, 11, 20)
let sunday = CivilDate(2026, 11, 29)
let thursday = CivilDate(2026, 12, 3)
let friday = CivilDate(2026, 12, 4)

/// What is known of a day of December 2026, of which the 4th is a Friday and the 13th the second Sunday.
func inDecember(_ day: Int, _ letter: String) -> (CivilDate, String) {
  (CivilDate(2026, 12, day), letter)
}
