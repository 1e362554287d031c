import ClosingTexts
import KoreanCalendar
import MartModels
import Testing

extension ScheduleReadingTests {
  @Test(
    "Texts of one place hold one after another",
    arguments: textSequences + sequencesOfChanges + movesByLengths + laterTexts + fieldsAndMoves
      + daysOfSomethingElse + daysWithinFrames + turnedClosings + wordsBesideClosings
      + partsAndTimes + whatIsNoDay + headingsAndWriting + recordsAndChains)
  func sequence(_ sequence: TextSequence) {
    let first = sequence.known.map { HolidaySchedule(rule: $0) } ?? HolidaySchedule()
    let schedule = sequence.texts.reduce(first) { schedule, next in
      schedule.adding(
        reading: HolidayText(next.text, relativeTo: next.seen), for: sequence.branch,
        asOf: next.seen)
    }
    for (date, letter) in sequence.days {
      #expect(schedule.status(on: date).letter == letter, "\(date)")
    }
  }
}

extension HolidayStatus {
  fileprivate var letter: String {
    switch self {
    case .closed(let basis): basis.isTentative ? "c" : "C"
    case .open(let basis): basis.isTentative ? "o" : "O"
    case .unknown: "?"
    }
  }
}
