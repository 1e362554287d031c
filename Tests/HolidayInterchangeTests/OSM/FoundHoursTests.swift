import HolidayInterchange
import KoreanCalendar
import MartTestSupport
import Testing

/// Hours of call centers, clinics, restaurants and museums as public programs have them.
///
/// Collected on 22 November 2026 from public repositories on GitHub by the words around hours (closed
/// Mondays, open 7 days, 공휴일 휴무, 점심시간, 주말/공휴일 and the like) and from a few pages; none is in
/// `OSMPublished`, and each meaning was written down before the value was read here. Without a
/// meaning, no value can say it, or nobody knows.
private enum OSMFound {
  static let rows: [(text: String, meaning: String?)] = [
    ("10:00 - 20:00\n(브레이크 타임 15:00 - 16:30)\n정기휴무 매주 일/월요일", "10:00-15:00,16:30-20:00; Mo,Su off"),
    ("10:00 AM - 6:00 PM (closed Mondays)", "10:00-18:00; Mo off"),
    ("8:30–17:00 (last entry 16:00, closed Mondays)", "08:30-17:00; Mo off"),
    ("Tue–Sun 11:00–18:00, closed Mondays", "Tu-Su 11:00-18:00; Mo off"),
    ("Open 10:00–17:00, closed Mondays.", "10:00-17:00; Mo off"),
    ("8:00 AM - 8:00 PM\nClosed Mondays", "08:00-20:00; Mo off"),
    ("Low Season (9:00 AM - 9:00 PM) | High Season (7:00 AM - 9:00 PM) | Closed Mondays", nil),
    ("Open 7 days a week\n11:00 AM – 2:00 AM", "11:00-02:00"),
    ("Open 7 days. Tuesday from 5 PM, all other days from 11 AM.", nil),
    ("9:30 AM – 10:00 PM Open 7 Days a Week", "09:30-22:00"),
    ("We are open 7 days a week, from 9:00 AM to 5:00 PM.", "09:00-17:00"),
    ("Tuesdays and Thursdays 4-8pm", "Tu,Th 16:00-20:00"),
    ("상담시간 : 매일 AM 10:00 ~ PM 10:00 (공휴일 휴무)", "10:00-22:00; PH off"),
    ("10:00~17:00 (점심 12:00~13:00), 주말·공휴일 휴무", "10:00-12:00,13:00-17:00; PH,Sa,Su off"),
    ("오전 09:00 - 오후 06:00 / 토·일·공휴일 휴무", "09:00-18:00; PH,Sa,Su off"),
    (
      "평일 09:00 ~ 18:00 (점심 12:00 ~ 13:00)\n주말 및 공휴일 휴무",
      "Mo-Fr 09:00-12:00,13:00-18:00; PH,Sa,Su off"
    ),
    (
      "평일 09:00 - 18:00\n토요일 09:00 - 15:00\n일요일 및 공휴일 휴무",
      "Mo-Fr 09:00-18:00; Sa 09:00-15:00; PH,Su off"
    ),
    ("월~금 09:00 ~ 18:00\n주말 및 공휴일 휴무", "Mo-Fr 09:00-18:00; PH,Sa,Su off"),
    ("09:00 - 18:00\n토, 일 공휴일 휴무", "09:00-18:00; PH,Sa,Su off"),
    (
      "월~금 09:00 ~ 12:00 / 13:00 ~ 18:00 (주말,공휴일 휴무)", "Mo-Fr 09:00-12:00,13:00-18:00; PH,Sa,Su off"
    ),
    ("화~금 07:00–15:00, 토·일 08:00–14:00, 월요일 휴무", "Tu-Fr 07:00-15:00; Sa,Su 08:00-14:00; Mo off"),
    ("화~일 12:00~18:00 / 월요일 휴무", "Tu-Su 12:00-18:00; Mo off"),
    ("점심 11:30-14:30, 저녁 17:30-22:00 (월요일 휴무)", "11:30-14:30,17:30-22:00; Mo off"),
    ("Lunch 11:30-14:30 Dinner 17:30-22:00 Closed Sun.", "11:30-14:30,17:30-22:00; Su off"),
    ("런치 11:30-14:30 / 디너 17:30-22:00", "11:30-14:30,17:30-22:00"),
    ("10:30-21:30\n첫째,셋째주 토요일 휴무", "10:30-21:30; Sa[1,3] off"),
    ("월-금,일 11:00 - 21:00, 토요일 휴무", "Mo-Fr,Su 11:00-21:00; Sa off"),
    ("일~목 10:00~22:00 · 금 10:00~16:00", "Mo-Th,Su 10:00-22:00; Fr 10:00-16:00"),
    ("일~목 10:00~22:00 · 금 10:00~16:00, 토요일 휴무", "Mo-Th,Su 10:00-22:00; Fr 10:00-16:00; Sa off"),
    ("09:00~23:06\n14:00~15:06\n매주 토요일 휴무", nil),
    ("5:00 AM to 10:00 PM, Monday through Saturday", "Mo-Sa 05:00-22:00"),
    (
      "Monday to Saturday from 8:30 AM to 9:30 PM. We are closed on Sundays.",
      "Mo-Sa 08:30-21:30; Su off"
    ),
    (
      "Monday to Saturday from 9:00 AM to 8:00 PM. Closed on Sundays and public holidays.",
      "Mo-Sa 09:00-20:00; PH,Su off"
    ),
    ("Closed on Sundays & Holidays", "unknown; PH,Su off"),
    ("평일 9시~12시, 13시~17시 (주말/공휴일 제외)", "Mo-Fr 09:00-12:00,13:00-17:00; PH,Sa,Su off"),
    ("평일 09:00 - 18:00\n주말/공휴일 휴무", "Mo-Fr 09:00-18:00; PH,Sa,Su off"),
    ("점심: 12:00 - 13:00\n주말/공휴일 휴무", nil),
    ("운영 시간: 평일 10:00 ~ 18:00 (주말/공휴일 휴무)", "Mo-Fr 10:00-18:00; PH,Sa,Su off"),
    ("월요일-금요일10:00-17:00\n[주말/공휴일휴무]", "Mo-Fr 10:00-17:00; PH,Sa,Su off"),
    ("Tues-Sun, 4:30pm-9pm", "Tu-Su 16:30-21:00"),
    ("Tues-Sun 6:30am-2pm", "Tu-Su 06:30-14:00"),
    ("TUES-SUN, 7AM-6PM", "Tu-Su 07:00-18:00"),
    (
      "Lunch: Tues-Sun 11:30am - 2:30pm\nDinner: Tues-Sun 5:30pm - 10:00pm",
      "Tu-Su 11:30-14:30,17:30-22:00"
    ),
    ("Closed Mondays, Tues-Sun 10 AM-5 PM", "Tu-Su 10:00-17:00; Mo off"),
    ("Tues-Sun 12:00-14:30, 19:00-22:30", "Tu-Su 12:00-14:30,19:00-22:30"),
    ("Tues-Sun 2:00 PM-11:00 PM", "Tu-Su 14:00-23:00"),
    ("OPEN TUES-SUN 7AM-3PM", "Tu-Su 07:00-15:00"),
    ("Mon-Fri 9:00 - 18:00\nSat-Sun 10:00-16:00", "Mo-Fr 09:00-18:00; Sa,Su 10:00-16:00"),
    ("mon, wed 9am - 5pm", "Mo,We 09:00-17:00"),
    ("fri 22:00-02:00", "Fr 22:00-02:00"),
    ("Mon-Fri  8am - 8pm\nSat-Sun 10am - 8pm", "Mo-Fr 08:00-20:00; Sa,Su 10:00-20:00"),
    ("We are open sat-sun 14:00-19:00", "Sa,Su 14:00-19:00"),
    (
      "Working Hours: Mon-Fri 10:00-19:00, Sat-Sun 11:00-17:00",
      "Mo-Fr 10:00-19:00; Sa,Su 11:00-17:00"
    ),
    ("Mon-Fri 11-9, Sat-Sun 11-10", "Mo-Fr 11:00-21:00; Sa,Su 11:00-22:00"),
    ("Mon-Fri 9-5", "Mo-Fr 09:00-17:00"),
    ("Mon-Fri 2pm-10pm, Sat-Sun 10am-10pm", "Mo-Fr 14:00-22:00; Sa,Su 10:00-22:00"),
    ("매월 첫째ㆍ셋째 주 월요일, 명절 연휴는 휴관일입니다.", nil),
    ("매월 첫째·셋째 주 일요일에만 운영합니다.", nil),
    ("정기휴관일 : 매월 둘째, 넷째 수요일", "unknown; We[2,4] off"),
    ("매일 09:00 ~ 18:00 (17:00 입장 마감)\n휴관일 : 매월 첫째 수요일", "09:00-18:00; We[1] off"),
    ("평일 오전 9시부터 오후 6시까지 운영합니다. 주말과 공휴일은 쉽니다.", "Mo-Fr 09:00-18:00; PH,Sa,Su off"),
    ("평일 오전 9시 ~ 오후 6시\n점심시간 : 오후 1~2시\n공휴일 휴무", "Mo-Fr 09:00-13:00,14:00-18:00; PH off"),
    ("평일 오전 9시~오후 6시 (주말, 공휴일 휴무)", "Mo-Fr 09:00-18:00; PH,Sa,Su off"),
    (
      "평일 오전 9시 ~ 오후 6시 (점심시간 오후 12시 ~ 13시), 토요일/공휴일은 휴무",
      "Mo-Fr 09:00-12:00,13:00-18:00; PH,Sa off"
    ),
    ("평일 오전 9시 ~ 오후 3시 30분", "Mo-Fr 09:00-15:30"),
    ("Business hours: Mon–Fri, 9:00–18:00", "Mo-Fr 09:00-18:00"),
    ("Business Hours: Monday – Friday: 9:00 AM – 4:30 PM", "Mo-Fr 09:00-16:30"),
    ("Business hours: 9AM-6PM", "09:00-18:00"),
    ("월~금 AM 9:00 ~ PM 6:00\n(토,일,공휴일 휴무)", "Mo-Fr 09:00-18:00; PH,Sa,Su off"),
    ("평일 : 09시-18시 (토,일,공휴일 휴무)", "Mo-Fr 09:00-18:00; PH,Sa,Su off"),
    ("점심시간  12:30~13:30\n토,일,공휴일 휴무", nil),
    (
      "영업시간: 평일 09:00 - 18:00\n점심시간: 11:30 - 13:00\n휴무: 토,일,공휴일",
      "Mo-Fr 09:00-11:30,13:00-18:00; PH,Sa,Su off"
    ),
    ("평일 09:00~18:00/토,일,공휴일 휴무", "Mo-Fr 09:00-18:00; PH,Sa,Su off"),
    (
      "Mo-Fr 08:00-24:00; Sa 09:00-24:00; Su 10:00-24:00",
      "Mo-Fr 08:00-24:00; Sa 09:00-24:00; Su 10:00-24:00"
    ),
    (
      "Mo-Fr 06:00-23:00; Sa 07:00-22:00; Su,PH off", "Mo-Fr 06:00-23:00; Sa 07:00-22:00; Su,PH off"
    ),
    (
      "Tu-Th 12:00-14:00, Mo-Sa 18:00+; Su,PH off || \"x\"",
      "Tu-Th 12:00-14:00, Mo-Sa 18:00+; Su,PH off || \"x\""
    ),
    ("09:00-19:00;Sa 09:00-18:00;Tu,Su,PH OFF", "09:00-19:00; Sa 09:00-18:00; Tu,Su,PH off"),
    (
      "Mo-Fr 08:00-12:00, We 14:00-18:00; Su,PH off", "Mo-Fr 08:00-12:00, We 14:00-18:00; Su,PH off"
    ),
    (
      "평일 09:00 - 18:00\n(점심시간 12:00 - 13:00)\n주말 및 공휴일 휴무",
      "Mo-Fr 09:00-12:00,13:00-18:00; PH,Sa,Su off"
    ),
    (
      "운영시간: 평일 09:30 ~ 18:00 (점심시간 12:00 ~ 13:00 / 주말·공휴일 휴무)",
      "Mo-Fr 09:30-12:00,13:00-18:00; PH,Sa,Su off"
    ),
    ("영업시간 : 주중 10~18시 (점심시간 12~13시 / 주말 및 공휴일 휴무)", "Mo-Fr 10:00-12:00,13:00-18:00; PH,Sa,Su off"),
    ("연중무휴 09:00-18:00 (점심시간 12:00-13:00)", "09:00-12:00,13:00-18:00"),
    (
      "평일 09:00 - 18:00\n점심시간 12:00 - 13:00\n토/일/공휴일 휴무",
      "Mo-Fr 09:00-12:00,13:00-18:00; PH,Sa,Su off"
    ),
    (
      "월~금 오전 9시 ~ 오후 6시\n(점심시간 12시~1시)\n주말 /  공휴일 휴무",
      "Mo-Fr 09:00-12:00,13:00-18:00; PH,Sa,Su off"
    ),
    ("평일 09:00~18:00 / 점심시간 12:30~13:30", "Mo-Fr 09:00-12:30,13:30-18:00"),
    ("By appointment only, Mon–Thu 0800–1100", nil),
    ("By appointment only, Mon-Fri 9am-4pm.", nil),
    ("Monday through Saturday, 9am to 4pm.", "Mo-Sa 09:00-16:00"),
    ("Mon-Fri: 9am-5pm", "Mo-Fr 09:00-17:00"),
    ("Mo-Su 16:00-02:00", "Mo-Su 16:00-02:00"),
    ("Am 09:00 ~ Pm 17:00\n정기휴무 매주 월요일ㆍ주말(공휴일포함)", "09:00-17:00; PH,Mo,Sa,Su off"),
    ("Flexible timings from 10 AM to 9 PM, every day of the week.", nil),
    ("weekdays 9:00-17:00", "Mo-Fr 09:00-17:00"),
    (
      "Monday–Saturday 11:00 am – 9:00 pm Sunday 11:00 am – 6:00 pm",
      "Mo-Sa 11:00-21:00; Su 11:00-18:00"
    ),
    (
      "Mondays – Saturdays: 9:00 am to 5:30pm\nSundays: – 10:00 am to 4:00 pm",
      "Mo-Sa 09:00-17:30; Su 10:00-16:00"
    ),
    (
      "10 a.m. to 9 p.m., Monday through Saturday, and noon to 6 p.m., Sunday",
      "Mo-Sa 10:00-21:00; Su 12:00-18:00"
    ),
    (
      "평일은 오전 11시30분부터 오후 7시30분까지, 주말은 오전 11시30분부터 오후 8시30분까지",
      "Mo-Fr 11:30-19:30; Sa,Su 11:30-20:30"
    ),
    ("Monday & Tuesday closed\nWednesday thru Friday 9:30a – 4p", "We-Fr 09:30-16:00; Mo,Tu off"),
    (
      "조식: 06:30 – 10:00\n점심: 11:30 – 14:30\n저녁: 17:30 – 21:30",
      "06:30-10:00,11:30-14:30,17:30-21:30"
    ),
    ("8:00 am to 8:00 pm, Monday to Saturday. Closed Sundays", "Mo-Sa 08:00-20:00; Su off"),
  ]
}

@Suite("Lenient opening_hours by hours that were found")
struct FoundHoursTests {
  @Test("Hours that were found are read as they are meant or refused, and nine of ten are read")
  func found() throws {
    var meant = 0
    var read = 0
    for (text, meaning) in OSMFound.rows {
      if meaning != nil { meant += 1 }
      let value: OpeningHoursExpression
      do {
        value = try OpeningHoursExpression(lenient: text)
      } catch { continue }
      guard let meaning else {
        Issue.record("\(text): \(value)")
        continue
      }
      read += 1
      let expected = try OpeningHoursExpression(meaning)
      expectSameHours(value, expected, everyMinutes: 15, of: text)
    }
    #expect(OSMFound.rows.count >= 98)
    #expect(10 * read >= 9 * meant, "\(read) of \(meant)")
  }
}
