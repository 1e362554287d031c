import HolidayInterchange
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

/// Closings before or behind hours, with every sign between them that shops use.
@Suite("Lenient opening_hours in any order")
struct LenientOrderTests {
  /// Words for days or hours, with what they are in the notation.
  private typealias Phrase = (text: String, value: String)

  private static let openDays: [[Phrase]] = [
    [
      ("월~금", "Mo-Fr"), ("평일", "Mo-Fr"), ("월요일 - 토요일", "Mo-Sa"), ("매주 화~일", "Tu-Su"),
      ("월요일부터 토요일까지", "Mo-Sa"), ("월·수·금", "Mo,We,Fr"), ("화, 목, 토", "Tu,Th,Sa"), ("매일", "Mo-Su"),
      ("월화수목금", "Mo-Fr"), ("수∼일요일", "We-Su"),
    ],
    [
      ("Mon-Fri", "Mo-Fr"), ("Weekdays", "Mo-Fr"), ("Monday to Saturday", "Mo-Sa"),
      ("TUE–SUN", "Tu-Su"), ("Mondays through Saturdays", "Mo-Sa"), ("Mon & Wed & Fri", "Mo,We,Fr"),
      ("Tue, Thu, Sat", "Tu,Th,Sa"), ("Daily", "Mo-Su"), ("Wed. - Sun.", "We-Su"),
    ],
  ]
  private static let hours: [[Phrase]] = [
    [
      ("10:00~22:00", "10:00-22:00"), ("오전 10시~오후 8시", "10:00-20:00"),
      ("9시부터 18시까지", "09:00-18:00"),
      ("10시 30분 ~ 21시", "10:30-21:00"), ("18:00~익일 02:00", "18:00-02:00"), ("24시간", "00:00-24:00"),
    ],
    [
      ("10:00-22:00", "10:00-22:00"), ("10am-8pm", "10:00-20:00"),
      ("9:00 AM to 6:00 PM", "09:00-18:00"),
      ("10.30 - 21.00", "10:30-21:00"), ("6PM-2AM", "18:00-02:00"), ("24 hours", "00:00-24:00"),
    ],
  ]
  private static let closedDays: [[Phrase]] = [
    [
      ("일요일", "Su"), ("매주 일요일", "Su"), ("공휴일", "PH"), ("일·공휴일", "PH,Su"), ("일요일, 공휴일", "PH,Su"),
      ("둘째·넷째 일요일", "Su[2,4]"), ("매월 2,4번째 일요일", "Su[2,4]"), ("2, 4째주 일요일", "Su[2,4]"),
      ("마지막 일요일", "Su[-1]"),
    ],
    [
      ("Sunday", "Su"), ("Sundays", "Su"), ("public holidays", "PH"),
      ("Sundays and public holidays", "PH,Su"), ("Sun & holidays", "PH,Su"),
      ("2nd and 4th Sunday", "Su[2,4]"), ("the second and fourth Sunday of the month", "Su[2,4]"),
      ("every 2nd & 4th Sunday", "Su[2,4]"), ("last Sunday of every month", "Su[-1]"),
    ],
  ]
  private static let closings: [[String]] = [
    ["# 휴무", "휴무 #", "#: 휴무", "휴무: #", "휴무일 : #", "# 정기휴무", "(# 휴무)", "#(휴무)", "# 휴점", "*# 휴무"],
    [
      "# closed", "closed #", "#: closed", "Closed on #", "Closed: #", "(closed #)", "(# closed)",
      "# off",
    ],
  ]
  private static let signs = ["; ", ", ", " ", "\n", " / ", "/", " · ", " | ", ". "]

  /// Every sign and every order for each group of days, with the other words in turn.
  private static func forms() -> [Phrase] {
    var forms: [Phrase] = []
    var turn = 0
    for language in 0...1 {
      for days in openDays[language] {
        for closed in closedDays[language] {
          for closing in closings[language] {
            for sign in signs.indices where (sign + turn) % 3 == 0 {
              let hours = hours[language][(turn + sign) % hours[language].count]
              let shut = replacing(closing, closed.text)
              let open =
                switch (turn / 3 + sign) % 3 {
                case 0: "\(days.text) \(hours.text)"
                case 1: "\(hours.text) \(days.text)"
                default: "\(days.text): \(hours.text)"
                }
              let text =
                turn % 2 == 0 ? open + signs[sign] + shut : shut + signs[sign] + open
              // A closing leaves the night before alone, and one of the notation does not.
              let off = hours.value.hasSuffix("02:00") ? "02:00-02:00 off" : "off"
              forms.append((text, "\(days.value) \(hours.value); \(closed.value) \(off)"))
            }
            turn += 1
          }
        }
      }
    }
    return forms
  }

  private static func replacing(_ form: String, _ words: String) -> String {
    var text = ""
    for character in form { text += character == "#" ? words : String(character) }
    return text
  }

  @Test("Whatever the order and the signs, none is read wrongly and nine of ten are read")
  func order() throws {
    let forms = Self.forms()
    var read = 0
    var wrong: [String] = []
    var refused: [String] = []
    // A third of them in a usual run, the same each time.
    var random = SplitMix64(seed: 3)
    let tried = isLong ? forms : Array(forms.shuffled(using: &random).prefix(forms.count / 3))
    for (text, meaning) in tried {
      let value: OpeningHoursExpression
      do {
        value = try OpeningHoursExpression(lenient: text)
      } catch {
        refused.append("\(text): \(error)")
        continue
      }
      read += 1
      if !isSame(value, try OpeningHoursExpression(meaning)) { wrong.append("\(text): \(value)") }
    }
    #expect(forms.count >= 4_000)
    #expect(wrong.isEmpty, "\(wrong.count) wrong: \(wrong.prefix(12))")
    #expect(100 * read >= 90 * tried.count, "\(read) of \(tried.count): \(refused.prefix(40))")
  }

  /// Minutes beside every opening and closing above.
  private static let minutes = [
    30, 119, 120, 539, 540, 599, 600, 629, 630, 720, 1_079, 1_080, 1_199, 1_200, 1_259, 1_260,
    1_319,
    1_320,
  ]

  /// Whether two values have the same state in two weeks with holidays, and in one that begins with
  /// a second Sunday and one with a last.
  private func isSame(_ value: OpeningHoursExpression, _ other: OpeningHoursExpression) -> Bool {
    for first in [
      CivilDate(2026, 2, 14), CivilDate(2026, 10, 3), CivilDate(2026, 11, 8),
      CivilDate(2026, 11, 29),
    ] {
      for day in 0..<7 {
        let date = first.adding(days: day)
        for minute in Self.minutes
        where value.state(at: WallTime(date, minute / 60, minute % 60))
          != other.state(at: WallTime(date, minute / 60, minute % 60))
        {
          return false
        }
      }
    }
    return true
  }

  @Test(
    "A text whose words and whose order mean other hours is refused, as is an exception that may reach further",
    arguments: [
      "10:00~20:00, 둘째·넷째 월요일 휴무, 공휴일 무휴",
      "매월 둘째·넷째 월요일 휴관(공휴일 정상영업) 10:00~20:00",
      "8~10월 월요일 휴관, 단 공휴일은 정상영업 10:00~20:00",
      "10:00~18:00 매주 월요일 휴관(공휴일 제외), 매주 화요일 휴관",
      "월요일 휴무, 7월 무휴, 10:00~20:00",
      "Sunday closed, Monday-Sunday 10:00-22:00",
      "Monday-Friday 8:30-17:30, Friday 8:30-16:00",
      "5~9월 10:00~20:00(월요일 휴무), 10~4월 10:00~18:00",
      "Mo_Fr 10-16",
    ])
  func refusesOtherMeanings(text: String) {
    #expect(throws: OpeningHoursExpressionError.self) { try OpeningHoursExpression(lenient: text) }
  }

  @Test(
    "Days on which a store opens too leave the others unknown",
    arguments: ["주말에도 영업 11:00~23:00", "매주 일요일에도 영업 10:00~18:00", "also open Sundays 10:00-18:00"])
  func opensToo(text: String) throws {
    let value = try OpeningHoursExpression(lenient: text)
    #expect(value.state(at: WallTime(CivilDate(2026, 11, 25), 12, 0)) == .unknown)
    #expect(value.state(at: WallTime(CivilDate(2026, 11, 29), 12, 0)) == .open)
    #expect(OpeningHours(text) == nil)
  }
}
