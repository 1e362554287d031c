import ClosingTexts
import HolidayInterchange
import KoreanCalendar
import MartModels
import Testing

/// Hours and days that a text takes out of the hours of the store.
@Suite("Hours and days that a text takes out")
struct TakenOutHoursTests {
  private func hours(_ text: String) -> [OpeningHours?] {
    [OpeningHours(text), HolidayText(text, relativeTo: CivilDate(2026, 12, 1)).hours]
  }

  @Test(
    "Hours of some days with 제외 behind them are a break of these days",
    arguments: [
      ("24시간 영업 (월요일 03:00~05:00 제외)", "Mo 00:00-03:00,05:00-24:00; Tu-Su 00:00-24:00"),
      (
        "09:00~18:00 (금요일 12:00~14:00 제외)", "Mo-Th,Sa,Su 09:00-18:00; Fr 09:00-12:00,14:00-18:00"
      ),
      ("09:00~18:00, 금요일 12:00~14:00 제외", "Mo-Th,Sa,Su 09:00-18:00; Fr 09:00-12:00,14:00-18:00"),
      ("평일 09:00~18:00 (수요일 13:00~18:00 제외)", "Mo,Tu,Th,Fr 09:00-18:00; We 09:00-13:00"),
      ("09:00~18:00 (12:00~13:00 제외)", "09:00-12:00,13:00-18:00"),
      (
        "09:00~18:00 (토요일 12:00~14:00 제외), 일요일 10:00~17:00",
        "Mo-Fr 09:00-18:00; Sa 09:00-12:00,14:00-18:00; Su 10:00-17:00"
      ),
      (
        "10:00~22:00 (공휴일 12:00~13:00 휴무)",
        "Mo-Su 10:00-22:00; PH 10:00-12:00,13:00-22:00"
      ),
      (
        "매일 11:00~22:00 브레이크타임 평일 15:00~17:00, 주말 15:30~16:30",
        "Mo-Fr 11:00-15:00,17:00-22:00; Sa,Su 11:00-15:30,16:30-22:00"
      ),
    ])
  func breaks(text: String, description: String) {
    for hours in hours(text) { #expect(hours?.description == description) }
  }

  @Test(
    "A pause that says that the door is open is none",
    arguments: [
      "09:00~18:00 (점심시간 12:00~13:00 정상진료)", "09:00~18:00 (점심시간 12:00~13:00 정상영업)",
      "09:00~18:00 점심시간 12:00~13:00 정상진료", "09:00~18:00 (점심시간 12:00~13:00 무휴)",
      "09:00~18:00 (토요일 점심시간 12:00~13:00 정상진료)",
    ])
  func served(text: String) {
    for hours in hours(text) { #expect(hours?.description == "09:00-18:00") }
  }

  @Test(
    "A word for closings that is glued to weekdays of one syllable, or said twice, closes them",
    arguments: [
      ("10:00~22:00 월휴무", "Tu-Su 10:00-22:00"), ("10:00~22:00, 월휴무", "Tu-Su 10:00-22:00"),
      ("10:00~22:00 / 월휴무", "Tu-Su 10:00-22:00"), ("10:00~22:00 (월휴무)", "Tu-Su 10:00-22:00"),
      ("10:00~22:00\n월휴무", "Tu-Su 10:00-22:00"), ("월휴무, 11:00-20:00", "Tu-Su 11:00-20:00"),
      ("10:00~22:00, 일월휴무", "Tu-Sa 10:00-22:00"), ("10:00~22:00, 월쉼", "Tu-Su 10:00-22:00"),
      ("10:00~22:00, 매주월휴무", "Tu-Su 10:00-22:00"), ("10:00~22:00, 토일휴무", "Mo-Fr 10:00-22:00"),
      ("10:00~22:00, 화수휴무입니다", "Mo,Th-Su 10:00-22:00"),
      ("10:00~22:00, 토요휴무", "Mo-Fr,Su 10:00-22:00"),
      ("10:00~22:00, 화정기휴무", "Mo,We-Su 10:00-22:00"),
      ("11:00 - 21:00\n❌ 매주 화요일 휴무", "Mo,We-Su 11:00-21:00"),
      ("11:00 - 21:00 / ⛔ 매주 화요일 휴무", "Mo,We-Su 11:00-21:00"),
      ("✖ 매주 화요일 휴무\n11:00 - 21:00", "Mo,We-Su 11:00-21:00"),
      ("10:00~22:00, 토.일휴무", "Mo-Fr 10:00-22:00"), ("10:00~22:00, 토.일 휴무", "Mo-Fr 10:00-22:00"),
      ("10:00~22:00, 토.일.공휴일 휴무", "Mo-Fr 10:00-22:00; PH off"),
      ("10:00~22:00, 휴무: 월요일 휴무", "Tu-Su 10:00-22:00"),
    ])
  func closings(text: String, description: String) throws {
    for hours in hours(text) { #expect(hours?.description == description) }
    let value = try OpeningHoursExpression(lenient: text)
    let hours = try #require(OpeningHours(text))
    for place in 0..<7 {
      let day = CivilDate(2026, 12, 14).adding(days: place)
      let isOpen = value.state(at: WallTime(day, 12, 0)) == .open
      #expect(isOpen == !hours.sessions(on: day).isEmpty)
    }
  }

  @Test(
    "What may be hours or a break, and days that may close or not, is said by no reader",
    arguments: [
      "매일 10:00~22:00 (일요일 10:00~12:00 제외)", "10:00~22:00 (8월 12:00~14:00 휴무)",
      "10:00~22:00 (둘째 월요일 12:00~14:00 제외)", "10:00~22:00 (12월 25일 12:00~14:00 제외)",
      "평일 10:00~22:00 토 10:00~18:00 (공휴일 15:00~17:00 휴무)",
      "Open 24 hours except Monday 03:00-05:00", "10:00~22:00 except Sunday 12:00-18:00",
      "매일 10:00~22:00 (월 15:00~17:00, 화 16:00~18:00 제외)",
      "11:00~22:00 (평일 15:00~17:00, 주말 15:30~16:30 브레이크타임)",
      "11:00~22:00 브레이크타임 15:00~17:00 (주말 15:30~16:30)",
      "11:00~22:00 평일 15:00~17:00 브레이크타임, 주말 15:30~16:30",
      "09:00~18:00, 토요일 12:00~14:00 휴무, 일요일 10:00~17:00",
      "09:00~18:00 (점심시간 12:00~13:00, 토요일 정상진료)",
      "10:00~22:00, 월휴", "10:00~22:00 (월휴)", "10:00~22:00, 월휴무일", "10:00~22:00, 일월 휴무",
    ])
  func doubtful(text: String) {
    for hours in hours(text) { #expect(hours == nil) }
    #expect(throws: OpeningHoursExpressionError.self) { try OpeningHoursExpression(lenient: text) }
  }

  @Test("A branch is made of a text and of the hours that a notice has from a part of it")
  func partOfText() {
    let text = "영업시간 10:00 - 22:00"
    let hours = HolidayText(text, relativeTo: CivilDate(2026, 12, 1)).hours
    let branch = Branch(id: 1, mart: .emart, name: "성수점", openingHours: text, hours: hours)
    #expect(branch.openingHours == text && branch.hours?.description == "10:00-22:00")
  }

  @Test(
    "A month, today and a word that begins like a closing are no weekdays",
    arguments: ["10:00~22:00, 금월휴무", "10:00~22:00, 금일휴무", "10:00~22:00, 매월휴무"])
  func others(text: String) {
    #expect(HolidayText(text, relativeTo: CivilDate(2026, 12, 1)).rule == nil)
    #expect(OpeningHours(text)?.description ?? "10:00-22:00" == "10:00-22:00")
  }
}
