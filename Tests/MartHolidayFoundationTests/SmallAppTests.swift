import Foundation
import KoreanCalendar
import MartHolidayFoundation
import MartModels
import Testing

/// A whole small app: three favorites with today's answer, D-day, reason and opening, sorted by the
/// next closing, and the trigger of a notification on the evening before.
private struct SmallApp {
  let favorites: [Branch]

  func lines(at moment: Date, in language: PhraseLanguage) -> [String] {
    let now = WallTime(inKoreaAt: moment)
    return favorites.map { BranchSummary($0, at: now) }.sortedByNextClosing().flatMap { row in
      [
        row.displayName(in: language), row.phrase(in: language),
        row.openingPhrase(in: language) ?? "",
        row.nextClosing.phrase(in: language, style: .long, relativeTo: now.date),
      ]
    }
  }

  /// The evening before the closing, on the Korean clock, whatever the phone's calendar is.
  func trigger(_ next: NextClosing) -> DateComponents? {
    next.date.map { DateComponents(WallTime($0.adding(days: -1), 19, 0)) }
  }
}

@Suite("A small app")
struct SmallAppTests {
  private let app = SmallApp(favorites: [
    Branch(id: 1, mart: .emart, name: "성수점"),
    Branch(
      id: 2, mart: .costco, name: "양재점", openingHours: "10:00~22:00",
      schedule: HolidaySchedule(rule: .nth([2, 4], .sunday))),
    Branch(
      id: 3, mart: .megaMart, name: "문현점", openingHours: "10:00~24:00",
      schedule: HolidaySchedule(rule: .never)),
  ])
  private let moment = Date(WallTime(CivilDate(2026, 11, 21), 23, 30))

  @Test("It shows its favorites sorted, with words of the library alone")
  func shown() {
    #expect(
      app.lines(at: moment, in: .korean) == [
        "코스트코 양재점", "오늘 영업, 내일 휴무, 다음 휴무 11월 22일 (일) 내일", "11월 23일 (월) 10:00에 영업 시작",
        "다음 휴무일은 내일, 11월 22일 일요일 (규칙 예상)입니다.",
        "이마트 성수점", "오늘 모름, 내일 모름, 다음 휴무 알 수 없음", "알 수 없음",
        "휴무일이 아직 알려지지 않았습니다.",
        "메가마트 문현점", "오늘 영업, 내일 영업, 다음 휴무 없음", "24:00까지 영업", "휴무일이 없습니다.",
      ])
    #expect(app.lines(at: moment, in: .english).first == "Costco 양재점")
  }

  @Test("It is told on the evening before a closing, in Korea")
  func trigger() throws {
    let next = app.favorites[1].schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 23))
    let trigger = try #require(app.trigger(next))
    #expect(trigger.date == Date(WallTime(CivilDate(2026, 12, 12), 19, 0)))
    #expect(app.trigger(.never) == nil)
  }
}
