import ClosingTexts
import HolidayInterchange
import KoreanCalendar
import MartModels
import Testing

@Suite("Remarks beside hours")
struct HoursRemarksTests {
  @Test(
    "What may change the hours of days that come back leaves no reader certain of them",
    arguments: [
      "공휴일 1시간 일찍 마감", "일요일 30분 일찍 마감", "일요일 1시간 늦게 오픈", "일요일은 점심부터", "토요일 반일",
      "일요일 예약시에만", "일요일 예약제", "일요일 포장만", "일요일 배송만", "일요일 격주 운영", "주말 변동", "주말 별도 문의",
      "일요일 유동적", "일요일 전화문의", "일요일은 사장님 마음대로", "명절 전날 2시간 단축", "겨울 1시간 단축", "방학 중 단축",
      "우천 시 단축",
    ])
  func limits(words: String) {
    for text in ["10:00~22:00 (\(words))", "10:00~22:00, \(words)"] {
      let hours = HolidayText(text, relativeTo: CivilDate(2026, 12, 1)).hours
      #expect(OpeningHours(text) == nil && hours == nil, "\(text)")
      #expect(throws: OpeningHoursExpressionError.self, "\(text)") {
        try OpeningHoursExpression(lenient: text)
      }
    }
  }

  @Test(
    "What happens beside the hours changes none",
    arguments: [
      "일요일 주차 무료", "수요일 시니어 할인", "매월 첫째 수요일 문화행사", "주차 2시간 무료", "입장은 21:00까지", "21:00까지 입장",
    ])
  func beside(words: String) {
    let text = "10:00~22:00 (\(words))"
    #expect(OpeningHours(text)?.description == "10:00-22:00")
    #expect(
      HolidayText(text, relativeTo: CivilDate(2026, 12, 1)).hours?.description == "10:00-22:00")
  }

  @Test(
    "A holiday is open where a condition behind the closing spares it, and an eve ends as early for both readers",
    arguments: [
      ("월요일 휴무 (공휴일인 경우 정상영업) 10:00~20:00", "Tu-Su,PH 10:00-20:00"),
      ("10:00~20:00, 월요일 휴무, 공휴일인 경우 정상영업", "Tu-Su,PH 10:00-20:00"),
      ("10:00~20:00 (월요일 휴관, 공휴일인 경우 다음날 휴관)", "Tu-Su,PH 10:00-20:00"),
      ("10:00~22:00 (명절전일 18시 폐점)", "10:00-22:00"),
      ("10:00~22:00 (추석 전날 6시 마감)", "10:00-22:00"),
    ])
  func conditions(text: String, expected: String) {
    let hours = OpeningHours(text)
    let found = HolidayText(text, relativeTo: CivilDate(2026, 12, 1)).hours
    #expect(hours?.description == expected)
    #expect(found?.description == expected)
    #expect(found?.earlyClosing == hours?.earlyClosing)
    #expect((hours?.earlyClosing != nil) == text.contains("전"))
  }
}
