import HolidayInterchange
import KoreanCalendar
import Testing

@Suite("Lenient opening_hours in other spellings")
struct LenientSpellingTests {
  @Test(
    "Another spelling of a value says the same or is refused",
    arguments: [
      ("Tu-Su 17:30-02:00, Fr-Su 11:00-14:30", "Tue-Sun 17:30-02:00, Fri-Sun 11:00-14:30"),
      ("Mo-Fr 09:00-18:00; Sa 10:00-14:00", "Mon-Fri 09:00-18:00; Sat 10:00-14:00"),
      ("Mo-Fr 09:00-18:00", "Monday-Friday 09.00-18.00"), ("Mo-Fr 09:00-18:00", "mo-fr 9.00~18.00"),
      ("Th 14:25-14:45 \"x\"", "Th 14.25-14.45 \"x\""),
      ("Mo-Th 18:00-02:00, Fr,Sa 18:00-04:00", "월~목 18:00~02:00, 금토 18:00~04:00"),
      ("Mo-Th 18:00-02:00, Fr,Sa 18:00-04:00", "월~목 18:00~02:00; 금토 18:00~04:00"),
      ("Mo-Th 18:00-02:00, Fr,Sa 18:00-04:00", "월~목 18:00~02:00\n금토 18:00~04:00"),
      ("Mo-Th 18:00-02:00, Fr,Sa 18:00-04:00", "월~목(18:00~02:00) 금토(18:00~04:00)"),
      ("Mo-Fr 10:00-20:00; Sa 10:00-15:00", "월~금 - 10:00~20:00 / 토 - 10:00~15:00"),
      ("Mo-Fr 10:00-20:00; Sa 10:00-15:00", "[월~금] 10:00~20:00 [토] 10:00~15:00"),
      ("Mo-Fr 10:00-20:00; Sa 10:00-15:00", "월~금\n10:00~20:00\n토\n10:00~15:00"),
      ("Mo-Fr 10:00-20:00; Sa 10:00-15:00", "월~금 10.00~20.00, 토 10.00~15.00"),
      ("08:00-10:00; 10:00-16:00", "08:00-10:00; 10:00-16:00;"),
    ])
  func spellings(value: String, other: String) throws {
    let read: OpeningHoursExpression
    do { read = try OpeningHoursExpression(lenient: other) } catch { return }
    expectSameHours(read, try OpeningHoursExpression(value), everyMinutes: 5, of: other)
  }

  @Test(
    "An exception, a scope and a night are what the text says, or the text is refused",
    arguments: [
      ("매일 10:00~18:00, 매주 월요일 휴무(단, 공휴일 제외)", "Tu-Su,PH 10:00-18:00"),
      ("10:00~20:00 월 휴무, 공휴일 무휴", "Tu-Su,PH 10:00-20:00"),
      ("10:00~18:00 일요일 무휴", "10:00-18:00"), ("10:00~18:00, 12월 무휴", "10:00-18:00"),
      ("Closed Mondays except public holidays 10:00-18:00", "Tu-Su,PH 10:00-18:00"),
      ("매월 2,4주 일요일 휴무 (12월 제외)", nil), ("일요일 휴무 (첫째 일요일 제외)", nil),
      ("5월~9월 월~금 10:00~18:00 토 10:00~15:00", "May-Sep Mo-Fr 10:00-18:00; May-Sep Sa 10:00-15:00"),
      ("매일 10:00~18:00 (1월~2월 월요일, 화요일 휴무)", "10:00-18:00; Jan-Feb Mo,Tu off"),
      ("화-일 17:00 - 새벽 02:00, 월요일 휴무", "Tu-Su 17:00-02:00"),
      ("매일 17:00 - 02:00, 월요일 휴무", "Tu-Su 17:00-02:00"),
      ("17:00~02:00, 둘째 일요일 휴무", "17:00-02:00; Su[2] 02:00-02:00 off"),
      ("월~토 10:00~20:00, closed holiday weekends", nil),
      ("10:00~22:00, 12:30~13:30 이용불가", nil), ("수질정화 12:30~13:30 이용불가", nil),
      ("점심시간 12:30~13:30", nil), ("토요일 10:00~15:00", "unknown; Sa 10:00-15:00"),
      ("5월~9월 토요일 10:00~18:00", "unknown; May-Sep Sa 10:00-18:00"),
      ("토요일 11:30~21:00 휴식 15:00~17:30", "unknown; Sa 11:30-15:00,17:30-21:00"),
      ("12:00~소진시 마감", "12:00+"), ("11:00~재료 소진 시까지, 월요일 휴무", "11:00+; Mo off"),
      ("영업시간am9--pm9", "09:00-21:00"),
      ("10:00~20:00. 최신 일정은 웹사이트를 확인해 주세요.", "10:00-20:00"), ("10:00~20:00. 주말은 문의", nil),
      ("10:00~22:00 시스템 점검 02:00~03:00", nil),
      (
        "평일 11:30 - 21:00\n14:00 - 16:30 브레이크타임\n주말 12:00 - 21:00",
        "Mo-Fr 11:30-14:00,16:30-21:00; Sa,Su 12:00-21:00"
      ),
      ("평일 10:00~20:00 라스트오더 19:30\n주말 10:00~18:00", "Mo-Fr 10:00-20:00; Sa,Su 10:00-18:00"),
      ("월요일 00:00~10:00까지 휴무, 매일 00:00~24:00", "00:00-24:00; Mo 00:00-10:00 off"),
      ("주말 8:00-22:00(공휴일 포함)", "Sa,Su,PH 08:00-22:00"),
      ("4~10월 05:00~21:00", "Apr-Oct 05:00-21:00"),
      ("매일 12;00 - 21:00", "12:00-21:00"), ("11시~8시", nil), ("오픈 10:30 마감 21:00", "10:30-21:00"),
      ("1~12월, 휴무", nil),
      ("07:00-21:00; Nov 3 - Mar 31 07:00 - 18:00", nil),
      ("매일 10:00~22:00, 12/24~12/31 10:00~24:00", nil), ("10:00~22:00 (12/31 20:00까지)", nil),
      ("07:00~21:00 / 11월~3월 07:00~18:00", "Apr-Oct 07:00-21:00; Nov-Mar 07:00-18:00"),
      // Holidays on weekdays, or both: only 주말 공휴일 are both without doubt.
      ("10:00~22:00 (평일 공휴일 휴무)", nil), ("10:00~22:00 (평일 공휴일 20:00까지)", nil),
      ("평일 공휴일 휴무", nil), ("평일 공휴일 20:00까지", nil), ("평일공휴일 10:00~20:00", nil),
      ("평일 공휴일 제외 10:00~22:00", nil), ("10:00~22:00, closed on weekday holidays", nil),
      ("평일, 공휴일 10:00~20:00", "PH,Mo-Fr 10:00-20:00"),
      ("주말 공휴일 휴무, 10:00~20:00", "10:00-20:00; PH,Sa,Su off"),
      ("평일 공휴일 주말 10:00~20:00", "PH,Mo-Su 10:00-20:00"),
    ] as [(String, String?)])
  func exceptions(text: String, meaning: String?) throws {
    let read: OpeningHoursExpression
    do { read = try OpeningHoursExpression(lenient: text) } catch { return }
    #expect(try OpeningHoursExpression(read.description) == read)
    guard let meaning else {
      Issue.record("\(text): \(read)")
      return
    }
    expectSameHours(read, try OpeningHoursExpression(meaning), everyMinutes: 5, of: text)
  }

  @Test(
    "What the notation says in Korean words is read",
    arguments: [
      "매일 10:00~18:00, 매주 월요일 휴무(단, 공휴일 제외)", "10:00~20:00 월 휴무, 공휴일 무휴",
      "화-일 17:00 - 새벽 02:00, 월요일 휴무", "5월~9월 월~금 10:00~18:00 토 10:00~15:00",
      "매일 10:00~18:00 (1월~2월 월요일, 화요일 휴무)", "주말 8:00-22:00(공휴일 포함)", "오픈 10:30 마감 21:00",
      "평일, 공휴일 10:00~20:00", "주말 공휴일 휴무, 10:00~20:00", "평일 공휴일 주말 10:00~20:00",
      "평일 11:30 - 21:00\n14:00 - 16:30 브레이크타임\n주말 12:00 - 21:00",
    ])
  func read(text: String) throws {
    _ = try OpeningHoursExpression(lenient: text)
  }

  @Test("Words of other languages are refused with their place")
  func otherLanguages() {
    for (text, place) in [
      ("Montag 09:00-18:00", 0), ("Mo-Fr 09:00-18:00, Samstag geschlossen", 19),
      ("lundi 10:00-18:00", 0),
    ] {
      #expect {
        try OpeningHoursExpression(lenient: text)
      } throws: { error in
        (error as? OpeningHoursExpressionError)?.position == place
      }
    }
  }
}
