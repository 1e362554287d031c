import ClosingTexts
import HolidayInterchange
import KoreanCalendar
import MartModels
import Testing

/// Hours of something beside the store, of which a page says nothing else.
@Suite("Hours that are not those of the store")
struct OtherHoursTests {
  @Test(
    "A noun right behind hours may say whose they are, and no reader takes them",
    arguments: [
      "24시간 상담", "24시간 주차", "24시간 무인카페", "24시간 응급진료는 연중 계속합니다.",
      "10:00~22:00 배송", "10:00-22:00 delivery",
      "평일 09:00~18:00 전화상담", "매일 13:00~14:00 정빙시간", "주말 10~18시 근무 가능하신 분", "10~22개", "제10-22호",
      "매일 00:30~05:00 폐쇄합니다.", "Sale from 3 to 16 November",
      // Wednesday is open from ten to ten, but for those hours.
      "매일 10:00~22:00 (매주 수요일 14:00~16:00 방역)", "24시간 (매주 월요일 02:00~06:00 점검)",
      // When orders are taken, and none is the last.
      "주문 24시간", "24시간 주문", "주문 시간: 10:00~22:00",
      // The only hours are those of a meal.
      "런치: 11:30~15:00", "조식 시간 07:00~10:00", "평일 런치 11:30~15:00", "11:30~15:00 런치",
    ])
  func ofOthers(text: String) {
    #expect(OpeningHours(text) == nil)
    #expect(HolidayText(text, relativeTo: CivilDate(2026, 11, 29)).hours == nil)
    #expect(throws: OpeningHoursExpressionError.self) { try OpeningHoursExpression(lenient: text) }
  }

  @Test(
    "What stands behind the hours of a part, or below its name, is not of the store for certain",
    arguments: [
      "매장 10:00~22:00, 약국 평일 06:00~20:00, 토 07:00~12:00",
      "매장 매일 10:00~22:00 / 푸드코트 평일 11:00~20:00 / 토 11:00~21:00",
      "매장 10:00~22:00\n고객센터 : 평일 06:00~20:00\n토 07:00~12:00",
      "매장\n월-일 10:00 - 22:00\n주유소\n월-금 06:00 - 22:00\n토-일 07:00 - 21:00",
      "[매장]\n10:00~22:00\n[안경점]\n토요일 07:00~21:00", "영업시간\n매일 10:00~22:00\n\n배송\n일요일 휴무",
      "이마트 성수점 10:00~22:00\n2층\n월-금 06:00~22:00",
    ])
  func ofParts(text: String) { ofOthers(text: text) }

  @Test(
    "Parts with hours of their own take nothing from those of the store, which may be named again",
    arguments: [
      ("평일 10:00~22:00, 약국 평일 09:00~21:00, 매장 토 10:00~18:00", "Mo-Fr 10:00-22:00; Sa 10:00-18:00"),
      ("10:00~22:00, 푸드코트 11:00~21:00, 매주 월요일 휴무", "Tu-Su 10:00-22:00"),
      ("매장 10:00~22:00\n약국 09:00~21:00\n푸드코트 11:00~21:00", "10:00-22:00"),
    ])
  func namedAgain(text: String, hours: String) {
    #expect(OpeningHours(text)?.description == hours)
  }

  @Test(
    "What stands apart from the hours leaves them as they are",
    arguments: [
      ("10:00~22:00 / 주차 가능", "10:00-22:00"), ("10:00~22:00\n주차 2시간 무료", "10:00-22:00"),
      ("10:00~22:00 (주차 2시간 무료)", "10:00-22:00"), ("10:00~22:00 영업합니다", "10:00-22:00"),
      ("10:00~22:00, 주문 마감 21:00", "10:00-22:00"), ("10:00~22:00 (주문은 21:00까지)", "10:00-22:00"),
      ("런치 11:30~15:00 디너 17:30~22:00", "11:30-15:00,17:30-22:00"),
    ])
  func apart(text: String, hours: String) {
    #expect(OpeningHours(text)?.description == hours)
    #expect(HolidayText(text, relativeTo: CivilDate(2026, 11, 29)).hours?.description == hours)
  }
}
