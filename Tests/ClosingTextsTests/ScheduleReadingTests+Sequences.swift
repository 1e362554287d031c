import ClosingTexts
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

private let sundays = HolidayRule.nth([2, 4], .sunday)
private let autumn = CivilDate(2026, 11, 20)

private let sequences: [TextSequence] = [
  // A list of a month may be all of its closings, also behind its last date.
  TextSequence(
    known: sundays, texts: [("12월 휴무일 : 6일, 20일", autumn)],
    days: [
      (CivilDate(2026, 12, 6), "C"), (CivilDate(2026, 12, 13), "O"),
      (CivilDate(2026, 12, 27), "c"), (CivilDate(2027, 1, 10), "C"),
    ]),
  // The name of a branch heads a part of the list.
  TextSequence(
    known: sundays, texts: [("12월 점포별 휴점일\n강남점 : 13일, 27일\n송파점 : 9일, 23일", autumn)],
    branch: "송파점", days: [(CivilDate(2026, 12, 9), "C"), (CivilDate(2026, 12, 13), "O")]),
  // What was not understood may be about the rule that is known.
  TextSequence(
    known: sundays, texts: [("딸기 시즌 12월~2월은 정기휴무 없이 매일 영업합니다", autumn)],
    days: [(CivilDate(2026, 11, 8), "C"), (CivilDate(2026, 12, 13), "c")]),
  // A day on which the store opens ends a closure.
  TextSequence(
    known: .every(.wednesday),
    texts: [
      ("11월 2일(월) ~ 11월 29일(일) 휴업", CivilDate(2026, 10, 26)), ("11월 23일(월)부터 영업합니다", autumn),
    ],
    days: [
      (CivilDate(2026, 11, 22), "C"), (CivilDate(2026, 11, 23), "O"),
      (CivilDate(2026, 11, 25), "c"), (CivilDate(2026, 11, 26), "o"),
      (CivilDate(2026, 12, 2), "C"),
    ]),
  // So does another closure at that time, and its days stay in doubt.
  TextSequence(
    known: .never,
    texts: [
      ("12월 1일부터 12월 31일까지 휴관", autumn), ("휴관 기간 : 12월 10일 ~ 12월 31일", autumn),
    ],
    days: [
      (CivilDate(2026, 12, 5), "o"), (CivilDate(2026, 12, 10), "C"), (CivilDate(2027, 1, 4), "O"),
    ]),
  TextSequence(
    known: .every(.sunday),
    texts: [
      ("11월 30일을 끝으로 영업을 종료합니다", CivilDate(2026, 11, 5)),
      ("폐점일이 11월 30일에서 12월 31일로 미뤄졌습니다", autumn),
    ],
    days: [(CivilDate(2026, 12, 1), "o"), (CivilDate(2026, 12, 13), "c")]),
  // A weekday from a date on may come in place of another, or beside it.
  TextSequence(
    known: .every(.sunday), texts: [("12월부터 매주 수요일 휴진합니다", autumn)],
    days: [
      (CivilDate(2026, 11, 29), "C"), (CivilDate(2026, 12, 2), "C"), (CivilDate(2026, 12, 6), "o"),
      (CivilDate(2026, 12, 8), "O"),
    ]),
  TextSequence(
    known: .every(.sunday), texts: [("12월부터 휴진일이 매주 수요일로 바뀝니다", autumn)],
    days: [(CivilDate(2026, 12, 2), "C"), (CivilDate(2026, 12, 6), "O")]),
  TextSequence(
    known: sundays, texts: [("12월부터 둘째·넷째 수요일에 쉽니다", autumn)],
    days: [(CivilDate(2026, 12, 9), "C"), (CivilDate(2026, 12, 13), "O")]),
  // What is put right is in doubt where the text does not say how.
  TextSequence(
    texts: [
      ("12월 1일(화) 전 매장 휴무합니다", autumn), ("정정합니다. 12월 1일(화) 휴무는 송도점만 해당됩니다.", autumn),
    ],
    branch: "구월점", days: [(CivilDate(2026, 12, 1), "c")]),
  TextSequence(
    texts: [("12월 13일 휴무", autumn), ("13일 아니고 20일에 쉽니다", CivilDate(2026, 12, 1))],
    days: [(CivilDate(2026, 12, 13), "O"), (CivilDate(2026, 12, 20), "C")]),
  // A doubt is no doubt about what was.
  TextSequence(
    texts: [("11월 8일, 11월 22일 휴무", CivilDate(2026, 11, 2)), ("이번주 일요일은 영업 여부 미정", autumn)],
    days: [(CivilDate(2026, 11, 8), "C"), (CivilDate(2026, 11, 22), "c")]),
]

extension ScheduleReadingTests {
  @Test("Texts of one place hold one after another", arguments: sequences)
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
