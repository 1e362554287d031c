import ClosingTexts
import HolidayInterchange
import KoreanCalendar
import MartModels
import Testing

/// Hours of a weekday in a sentence, and pauses and closings beside the hours of the store.
@Suite("Hours in sentences, and what stands beside them")
struct SpokenHoursTests {
  /// What the three readers of hours read; `nil` where one refuses.
  private func hours(_ text: String) -> [String?] {
    let value: OpeningHoursExpression?
    do { value = try OpeningHoursExpression(lenient: text) } catch { value = nil }
    let notice = HolidayText(text, relativeTo: CivilDate(2026, 12, 1))
    return [OpeningHours(text)?.description, notice.hours?.description, value?.description]
  }

  @Test(
    "An hour with a verb is the hour of its days, or nobody reads the hours",
    arguments: [
      ("10:00~22:00 일요일은 저녁 8시에 닫습니다", "Mo-Sa 10:00-22:00; Su 10:00-20:00"),
      ("10:00~22:00, 일요일은 20시에 문을 닫습니다", "Mo-Sa 10:00-22:00; Su 10:00-20:00"),
      ("10:00~22:00 일요일은 8시에 문 닫아요", "Mo-Sa 10:00-22:00; Su 10:00-20:00"),
      ("10:00~22:00 일요일은 20시에 닫지 않습니다", nil),
      ("10:00~22:00 일요일은 12시에 엽니다", nil), ("10:00~22:00, 토요일은 9시에 엽니다", nil),
      ("10:00~22:00, 토요일은 11시에 문을 엽니다", nil), ("10:00~22:00 일요일은 20시에 쉽니다", nil),
      ("10:00~22:00 일요일은 한 시간 늦게 엽니다", nil), ("10:00~22:00 주일은 쉽니다", nil),
      ("10:00~22:00 (주일 휴업)", nil),
    ] as [(String, String?)])
  func verbs(text: String, expected: String?) {
    for read in hours(text) { #expect(read == expected, "\(text)") }
  }

  @Test(
    "A Sunday behind two numbers is no day of a month that ends them",
    arguments: [
      ("월화목금 9-18 수토 9-13 일 휴진", "Mo,Tu,Th,Fr 09:00-18:00; We,Sa 09:00-13:00"),
      ("월-금 9-18 토 9-13 일휴무", "Mo-Fr 09:00-18:00; Sa 09:00-13:00"),
      ("화수목 11-20 금토 11-22 일 11-18", "Tu-Th 11:00-20:00; Fr,Sa 11:00-22:00; Su 11:00-18:00"),
      ("월-금 9-18, 토 9-13 일 10-12", "Mo-Fr 09:00-18:00; Sa 09:00-13:00; Su 10:00-12:00"),
    ])
  func sundays(text: String, expected: String) {
    for read in hours(text) { #expect(read?.hasPrefix(expected) == true, "\(text)") }
    #expect(HolidayText(text, relativeTo: CivilDate(2026, 12, 1)).rule == nil)
  }

  @Test(
    "A pause that the text denies is none, and a denial of it is none of the closings",
    arguments: [
      "09:00~18:00 점심시간 12:00~13:00 무휴", "09:00~18:00 점심시간(12:00~13:00) 휴무 없음",
      "09:00~18:00 점심시간 12:00~13:00 휴진 없음", "09:00~18:00 점심시간 12:00~13:00 휴무가 없습니다",
    ])
  func deniedPauses(text: String) {
    for read in hours(text) { #expect(read == nil || read == "09:00-18:00", "\(text)") }
    #expect(HolidayText(text, relativeTo: CivilDate(2026, 12, 1)).rule == nil)
  }

  @Test(
    "A closing that the text says twice, or behind a number, is taken out of the hours",
    arguments: [
      "12:00-20:00 (❌ 매주 화요일 휴무)", "❌휴무 : 화요일\n⏰ 12:00-20:00", "12:00-20:00\n1) 화요일 휴무",
      "1) 12:00-20:00\n2) 화요일 휴무", "12:00-20:00\n1. 화요일 휴무",
    ])
  func closings(text: String) {
    for read in hours(text) {
      #expect(
        read == nil || read == "Mo,We-Su 12:00-20:00" || read == "12:00-20:00; Tu off", "\(text)")
    }
    #expect(OpeningHours(text) != nil)
  }

  @Test(
    "Days that are taken out of a pause have their hours",
    arguments: [
      "10:00~22:00 (토,일 제외 15:00~17:00 브레이크)", "10:00~22:00 (토,일 제외 브레이크 15:00~17:00)",
      "10:00~22:00 (주말 제외, 15:00~17:00 브레이크타임)",
    ])
  func spared(text: String) {
    for read in hours(text) {
      #expect(read == "Mo-Fr 10:00-15:00,17:00-22:00; Sa,Su 10:00-22:00", "\(text)")
    }
    let apart = "10:00~22:00 토,일 제외 15:00~17:00 브레이크타임"
    #expect(hours(apart) == [nil, nil, nil])
  }

  @Test(
    "Days behind hours that say nothing of themselves take no hours",
    arguments: ["12:00-20:00 🚫화", "10:00~22:00, 일요일은 오후부터", "10:00~22:00, 일요일은 낮부터"])
  func invented(text: String) {
    #expect(hours(text) == [nil, nil, nil])
  }
}
