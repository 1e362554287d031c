import HolidayInterchange
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

/// Hours as the public programs and pages of shops, clinics and museums have them.
///
/// Collected on 22 November 2026 from public repositories on GitHub (texts behind 운영시간, 영업시간,
/// `opening_hours` and the like) and from answers.com; the meaning was written down before any of them
/// was read here. Without a meaning, no value can say them, or nobody knows.
private enum OSMPublished {
  static let rows: [(text: String, meaning: String?)] = [
    ("평일 am 9:00 ~ pm 5:00", "Mo-Fr 09:00-17:00"),
    ("운영시간 : 평일 09:00 - 18:00", "Mo-Fr 09:00-18:00"),
    ("운영시간 : 평일 09:00-18:00 (주말 및 공휴일 휴무)", "Mo-Fr 09:00-18:00; PH,Sa,Su off"),
    ("운영시간 : 평일 13:00~21:00, 토요일 13:00~18:00, 일요일 휴무", "Mo-Fr 13:00-21:00; Sa 13:00-18:00; Su off"),
    ("운영시간 : 평일 09:00~22:00\n주말 09:00~17:00", "Mo-Fr 09:00-22:00; Sa,Su 09:00-17:00"),
    ("영업시간: 11:00 - 22:00 (라스트 오더 21:00)\n정기휴무: 매주 월요일", "11:00-22:00; Mo off"),
    ("영업시간: 월–금 오전 8:00 ~ 오후 6:00 (토·일 휴무)", "Mo-Fr 08:00-18:00; Sa,Su off"),
    ("Mon–Sun 7am–8pm", "Mo-Su 07:00-20:00"),
    ("Mon-Sat 9am-6pm", "Mo-Sa 09:00-18:00"),
    ("Mon–Fri 10:00–14:00", "Mo-Fr 10:00-14:00"),
    ("Mon-Fri: 11am-9pm, Sat-Sun: 10am-10pm", "Mo-Fr 11:00-21:00; Sa,Su 10:00-22:00"),
    ("Mon–Fri 9am–5pm", "Mo-Fr 09:00-17:00"),
    ("Mon-Sun 11:30-22:00", "Mo-Su 11:30-22:00"),
    ("Mon-Fri, 9:00 am - 6:00 pm", "Mo-Fr 09:00-18:00"),
    ("Mon–Sat 8am–7pm · Sun 10am–5pm", "Mo-Sa 08:00-19:00; Su 10:00-17:00"),
    ("Monday: 4–10 PM; Tuesday: 4–10 PM; Wednesday: 4–10 PM", "Mo-We 16:00-22:00"),
    ("Monday: 10:00 AM – 10:00 PM\nTuesday: 10:00 AM – 10:00 PM", "Mo,Tu 10:00-22:00"),
    ("Monday - Friday: 9AM - 5PM\n일요일 휴무", "Mo-Fr 09:00-17:00; Su off"),
    ("평일 10:00 ~ 19:00 · 일요일 휴무", "Mo-Fr 10:00-19:00; Su off"),
    ("월요일-토요일 오전 8:30~오후 4:30, 일요일 휴무", "Mo-Sa 08:30-16:30; Su off"),
    ("일요일 휴무", "unknown; Su off"),
    ("월요일 – 금요일: 오전 9시 – 오후 6시\n토·일요일 휴무", "Mo-Fr 09:00-18:00; Sa,Su off"),
    ("매주 첫째·셋째 월요일 휴무", "unknown; Mo[1,3] off"),
    ("연중무휴", "unknown"),
    ("매주 월요일 휴무", "unknown; Mo off"),
    ("※ 매주 월요일 휴관 (공휴일인 경우 익일 휴관)", nil),
    ("운영시간 : 10시~18시 //  매주 월요일 휴관", "10:00-18:00; Mo off"),
    ("화~일 09:30~18:00 (매주 월요일 휴무)", "Tu-Su 09:30-18:00; Mo off"),
    ("09:00~18:00 (입장마감 17:00)", "09:00-18:00"),
    (
      "[1월~2월/11월~12월]09:00~17:00 [3월~5월]09:00~18:00",
      "Jan-Feb,Nov-Dec 09:00-17:00; Mar-May 09:00-18:00"
    ),
    ("운영시간 AM 09:00 ~ PM 17:30 (주말 및 공휴일 휴무)", "09:00-17:30; PH,Sa,Su off"),
    (
      "평일 09:00~18:00 / 점심시간 13:00~14:00 / 주말 및 공휴일 휴무",
      "Mo-Fr 09:00-13:00,14:00-18:00; PH,Sa,Su off"
    ),
    ("10:00 ~ 17:00 (주말 및 공휴일 휴무)", "10:00-17:00; PH,Sa,Su off"),
    ("운영시간 : 오전 9시 ~ 오후 6시 (주말 및 공휴일 휴무)", "09:00-18:00; PH,Sa,Su off"),
    ("평일 09:00 - 18:00\n주말 및 공휴일 휴무", "Mo-Fr 09:00-18:00; PH,Sa,Su off"),
    ("운영시간: 평일 10:00 ~ 18:00 (주말 및 공휴일 휴무)", "Mo-Fr 10:00-18:00; PH,Sa,Su off"),
    ("운영시간: 9시~18시 (주말 및 공휴일 휴무)", "09:00-18:00; PH,Sa,Su off"),
    (
      "평일 10:00 - 18:00 (점심시간 12:30 - 13:30)\n주말 및 공휴일 휴무",
      "Mo-Fr 10:00-12:30,13:30-18:00; PH,Sa,Su off"
    ),
    ("매일 10:00 - 20:00 (월요일 휴무)", "10:00-20:00; Mo off"),
    ("09:00 - 19:00 (월요일 휴무)", "09:00-19:00; Mo off"),
    ("화-일 / 12PM-7PM (월요일 휴무)", "Tu-Su 12:00-19:00; Mo off"),
    ("화~일 09:00~18:00 (월요일 휴무)", "Tu-Su 09:00-18:00; Mo off"),
    ("매일 오후 12:00 ~ 20:00 (월요일 휴무)", "12:00-20:00; Mo off"),
    ("10:00~18:00 (월요일 휴무)", "10:00-18:00; Mo off"),
    ("연중무휴 10:00 ~ 18:00", "10:00-18:00"),
    ("연중무휴 10:00 – 22:00", "10:00-22:00"),
    ("연중무휴 12:00~20:30", "12:00-20:30"),
    ("연중무휴 10시간 영업", nil),
    ("매일 08:00-21:00, 둘째주 일요일 휴무", "08:00-21:00; Su[2] off"),
    ("매일 11:00 - 21:30매달 둘째, 넷째주 일요일 휴무", "11:00-21:30; Su[2,4] off"),
    ("매주 둘째주 일요일 휴무", "unknown; Su[2] off"),
    ("* 둘째·넷째주 일요일 휴진", "unknown; Su[2,4] off"),
    ("10:00-22:00 (매월 2, 4째주 일요일 휴무)", "10:00-22:00; Su[2,4] off"),
    ("진료시간 : 10:00 ~ 21:00\n(매월 2, 4째주 일요일 휴무)", "10:00-21:00; Su[2,4] off"),
    ("매일 11:00 - 24:00둘째주 넷째주 일요일 휴무", "11:00-24:00; Su[2,4] off"),
    ("10:00 – 24:00 (2·4번째 일요일 휴무)", "10:00-24:00; Su[2,4] off"),
    ("매일 09:00 - 20:00\n둘째·넷째 일요일 휴무", "09:00-20:00; Su[2,4] off"),
    ("격주 목요일", nil),
    ("둘째 넷째 주 정기 휴진", nil),
    ("매일 10:00-20:00, 2,4째 일요일 휴무", "10:00-20:00; Su[2,4] off"),
    ("상담시간 : 매일 AM 10:00 ~ PM 10:00 (둘째,넷째 일요일 휴무)", "10:00-22:00; Su[2,4] off"),
    ("am 8시 ~ pm 8시 / 둘째, 넷째 일요일 휴무", "08:00-20:00; Su[2,4] off"),
    ("월~일 04:00~19:00", "04:00-19:00"),
    ("08:00~21:00, 라스트오더 20:30, 월요일 휴무", "08:00-21:00; Mo off"),
    ("10:00~22:00 (브레이크타임 15:00~17:00, 라스트오더 21:30)", "10:00-15:00,17:00-22:00"),
    ("11:00-22:00(라스트오더 20:30)", "11:00-22:00"),
    (
      "월~토 11:00~20:30 (브레이크타임 15:30~17:00, 라스트오더 20:00)\n일 11:00~15:00 (라스트오더 14:30)",
      "Mo-Sa 11:00-15:30,17:00-20:30; Su 11:00-15:00"
    ),
    ("평일 11:30 - 22:00Break 15:00~17:30 / 라스트오더 21:00", "Mo-Fr 11:30-15:00,17:30-22:00"),
    ("매일 11:00-21:30\n브레이크타임 15:00-17:00\n라스트오더 20:00", "11:00-15:00,17:00-21:30"),
    ("17:00-익일 02:00", "17:00-02:00"),
    ("18:00~익일 02:00\n매주 월요일 휴무", "Tu-Su 18:00-02:00"),
    (
      "평일 09:00 - 18:00\n토요일 09:00 - 13:00\n일요일 및 공휴일 휴무",
      "Mo-Fr 09:00-18:00; Sa 09:00-13:00; PH,Su off"
    ),
    ("평일 09:00-18:00, 토요일 09:00-13:00", "Mo-Fr 09:00-18:00; Sa 09:00-13:00"),
    (
      "평일 09:00-18:00(점심 12:30-13:30), 토요일 09:00-13:00, 일요일·공휴일 휴진",
      "Mo-Fr 09:00-12:30,13:30-18:00; Sa 09:00-13:00; PH,Su off"
    ),
    ("평일 09:00 ~ 18:00 / 토요일 09:00 ~ 13:00", "Mo-Fr 09:00-18:00; Sa 09:00-13:00"),
    (
      "평일 09:00–19:00\n토요일 09:00–17:00\n일요일 및 공휴일 휴무",
      "Mo-Fr 09:00-19:00; Sa 09:00-17:00; PH,Su off"
    ),
    ("평일 09:00 ~ 19:00 토요일 09:00 ~ 15:00", "Mo-Fr 09:00-19:00; Sa 09:00-15:00"),
    ("월-토요일 09:00 ~ 18:00", "Mo-Sa 09:00-18:00"),
    ("화-일 11:00 - 19:00 (월요일 휴관)", "Tu-Su 11:00-19:00; Mo off"),
    ("화-일 11:00~19:00 (매주 월요일 및 추석 당일 휴관)", nil),
    ("화-일 11:00-17:00 (월 휴무)", "Tu-Su 11:00-17:00; Mo off"),
    ("Mon-Fri 9AM-5PM, Sat 10AM-2PM", "Mo-Fr 09:00-17:00; Sa 10:00-14:00"),
    ("OPEN DAILY 10 AM - 11:30 PM", "10:00-23:30"),
    ("Open daily 10:00–17:00", "10:00-17:00"),
    ("Open Daily 10:00 am - 5:00 pm", "10:00-17:00"),
    ("Mon - Sat: 9:00 AM - 7:00 PM", "Mo-Sa 09:00-19:00"),
    ("Mon - Sat: 9:00 - 19:00 / Closed on Sunday", "Mo-Sa 09:00-19:00; Su off"),
    ("Mon - Sat: 9:00 AM - 8:00 PM\nSunday: Closed", "Mo-Sa 09:00-20:00; Su off"),
    ("Mon-Fri 9am-6pm · Sat 10am-4pm", "Mo-Fr 09:00-18:00; Sa 10:00-16:00"),
    ("Mon-Fri 9AM-6PM, Sat 10AM-4PM, Sun closed", "Mo-Fr 09:00-18:00; Sa 10:00-16:00; Su off"),
    ("Mon-Fri 9AM-6PM | Sat 10AM-4PM", "Mo-Fr 09:00-18:00; Sa 10:00-16:00"),
    ("Tues/Thurs 6pm-8pm + Sat 10am-4pm", "Tu,Th 18:00-20:00; Sa 10:00-16:00"),
    ("Mon - Sat: 9:00 AM - 9:00 PM\nSunday: By Appointment", nil),
    ("평일 오전 10시 ~ 오후 6시", "Mo-Fr 10:00-18:00"),
    ("오전 10시 ~ 오후6시 토요일 공휴일 휴무", "10:00-18:00; PH,Sa off"),
    ("오전 10시 ~ 오후 6시 (주말, 공휴일 휴무)", "10:00-18:00; PH,Sa,Su off"),
    ("오전 10시 ~ 오후 6시 (주말, 공휴일 제외)", "10:00-18:00; PH,Sa,Su off"),
    ("평일 오전 10시 ~ 오후 7시 운영 · 주말·공휴일 휴무", "Mo-Fr 10:00-19:00; PH,Sa,Su off"),
    (
      "월~금 09:00 ~ 12:00 / 13:00 ~ 20:00 토,일 10:00 ~ 14:00 (공휴일 휴무)",
      "Mo-Fr 09:00-12:00,13:00-20:00; Sa,Su 10:00-14:00; PH off"
    ),
    ("09:00 - 19:00 (Tuesday - Sunday)", "Tu-Su 09:00-19:00"),
    ("Tuesday - Sunday: 9:30 AM to 5:30 PM (Mondays Closed)", "Tu-Su 09:30-17:30; Mo off"),
    ("1-8pm Tue-Sun • Closed Mondays", "Tu-Su 13:00-20:00; Mo off"),
    ("Tuesday - Sunday: 5PM - 11PM\nMonday: Closed", "Tu-Su 17:00-23:00; Mo off"),
    ("Mo,Tu,We,Th,Fr 8:30-12:30 13:30-17:30", "Mo-Fr 08:30-12:30,13:30-17:30"),
    ("12pm-11pm daily", "12:00-23:00"),
    ("매일 11:00 - 21:30 (브레이크타임 15:00 - 17:00 · 라스트오더 20:00)", "11:00-15:00,17:00-21:30"),
    ("11:30–22:00 (브레이크타임 15:00–17:00)", "11:30-15:00,17:00-22:00"),
    (
      "평일 10:00~22:00\n (브레이크타임 15:00~17:00)\n 주말 10:00~22:00\n (브레이크타임 16:00~17:00)",
      "Mo-Fr 10:00-15:00,17:00-22:00; Sa,Su 10:00-16:00,17:00-22:00"
    ),
    (
      "평일 10:00 ~ 18:10 (브레이크타임 15:00~16:00), 토요일 10:00 ~ 13:50 (일/공휴일 휴무)",
      "Mo-Fr 10:00-15:00,16:00-18:10; Sa 10:00-13:50; PH,Su off"
    ),
    (
      "매일 11:30~23:00 브레이크타임 15:00~17:00 (주말, 공휴일 제외)",
      "Mo-Fr 11:30-15:00,17:00-23:00; PH,Sa,Su 11:30-23:00"
    ),
    ("Mon - Fri 09-00 - 18-00\n(except public holidays)", nil),
    ("Monday to Friday, 8:30am to 6:00pm, except Public Holidays", "Mo-Fr 08:30-18:00; PH off"),
    ("Mon - Sat: 09:00 - 18:00 (Except Public Holidays)", "Mo-Sa 09:00-18:00; PH off"),
    ("10:30 AM to 6:30 PM, Monday to Friday, except Public Holidays", "Mo-Fr 10:30-18:30; PH off"),
    ("9:00 AM – 6:00 PM, Monday to Saturday (except public holidays)", "Mo-Sa 09:00-18:00; PH off"),
    (
      "Monday - Friday : 9am - 8pm Saturday: 9am - 7pm Sunday: 10am - 4.30pm",
      "Mo-Fr 09:00-20:00; Sa 09:00-19:00; Su 10:00-16:30"
    ),
    ("Mondays – Saturdays: 9:00 am to 5:30pm", "Mo-Sa 09:00-17:30"),
    (
      "Monday 09:00 – 18:00\nTuesday 09:00 – 18:00\nWednesday 09:00 – 20:00",
      "Mo,Tu 09:00-18:00; We 09:00-20:00"
    ),
    ("영업시간: 매일 10:00 ~ 22:00\n라스트오더: 21:30\n정기휴무: 없음", "10:00-22:00"),
  ]
}

@Suite("Lenient opening_hours by published hours")
struct PublishedHoursTests {
  @Test("Published hours are read as they are meant or refused, and nine of ten are read")
  func published() throws {
    var meant = 0
    var read = 0
    for (text, meaning) in OSMPublished.rows {
      let value: OpeningHoursExpression
      do {
        value = try OpeningHoursExpression(lenient: text)
      } catch {
        if meaning != nil { meant += 1 }
        continue
      }
      guard let meaning else {
        Issue.record("\(text): \(value)")
        continue
      }
      meant += 1
      read += 1
      let expected = try OpeningHoursExpression(meaning)
      expectSameHours(value, expected, everyMinutes: 10, of: text)
    }
    #expect(OSMPublished.rows.count >= 100)
    #expect(10 * read >= 9 * meant, "\(read) of \(meant)")
  }
}
