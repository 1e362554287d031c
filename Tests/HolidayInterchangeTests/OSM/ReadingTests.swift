import Foundation
import HolidayInterchange
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Reading opening_hours")
struct OpeningHoursReadingTests {
  private typealias Code = OpeningHoursExpressionError.Code

  @Test(
    "A value that breaks the grammar is refused with its place and a stable code",
    arguments: [
      ("", "empty", 0), ("   ", "empty", 0), ("Mo-Fr 10:00-", "unexpectedEnd", 12),
      ("10:00-12:00;", "unexpectedEnd", 12), ("Xy 10:00", "unknownWord", 0),
      ("mo 10:00-12:00", "unknownWord", 0), ("Su[6] off", "numberOutOfRange", 3),
      ("Su[0] off", "numberOutOfRange", 3), ("Su[3-1] off", "reversedRange", 5),
      ("Su[2,4 off", "unexpectedCharacter", 6), ("week 54", "numberOutOfRange", 5),
      ("week 10-02", "reversedRange", 5), ("Apr 31 off", "noSuchDay", 4),
      ("2027 Feb 29 off", "noSuchDay", 9),
      ("2027 Jan 05-Feb 29", "noSuchDay", 12), ("9999 Dec 24-Jan 02", "noSuchDay", 12),
      ("Jan 12-10 off", "reversedRange", 7),
      ("2027-2026 off", "reversedRange", 5), ("24:00-25:00", "timeOutOfRange", 0),
      ("10:00-49:00", "numberOutOfRange", 6), ("10:60-12:00", "numberOutOfRange", 3),
      ("10:0-12:00", "timeOutOfRange", 0), ("10:00", "unsupportedMoment", 0),
      ("10:00-16:00/01:30", "unsupportedMoment", 11), ("sunrise-sunset", "unsupportedSunTime", 0),
      ("10:00-sunset", "unsupportedSunTime", 6), ("(sunrise+01:00)-12:00", "unsupportedSunTime", 0),
      ("Mo \"open", "unterminatedComment", 3), ("10:00-12:00 Mo", "misplacedSelector", 12),
      ("off off", "misplacedSelector", 4), ("Mo,10:00-12:00", "unexpectedCharacter", 3),
      ("10:00-12:00 | Mo", "unexpectedCharacter", 12), ("Jan-Dec 10 off", "unexpectedCharacter", 8),
      ("휴무", "unexpectedCharacter", 0), ("Mo 10：00-12：00", "unexpectedCharacter", 3),
      ("99999999999999999999", "unexpectedCharacter", 0),
      ("Su[99999999999999999999] off", "numberOutOfRange", 3),
      ("2026 Oct 11-2025 Oct 12 off", "reversedRange", 12),
      // What is probably meant otherwise.
      ("Mo-Fr 09:00-18:00 Sa 09:00-13:00", "secondDayGroup", 18),
      ("Mo-Fr Sa 09:00-13:00", "secondDayGroup", 6), ("Mo off Tu", "secondDayGroup", 7),
      ("Sa,Su,PH Mo 11:00-18:00", "secondDayGroup", 9), ("PH Mo PH off", "secondDayGroup", 6),
      ("PH SH off", "secondDayGroup", 3), ("Jan-Feb Jan 09-15", "secondDayGroup", 8),
      ("0900-1800", "looksLikeTime", 0), ("1000-2200", "looksLikeTime", 0),
      ("2000-2200", "looksLikeTime", 0), ("2000-2200 Mo-Fr", "looksLikeTime", 0),
      ("Mo off; 2000+", "looksLikeTime", 8), ("1899 Mo off", "numberOutOfRange", 0),
      ("Mo-Fr 0900-1800", "looksLikeTime", 6), ("Mo-Fr 2000-2200", "looksLikeTime", 6),
      ("Mo-Fr 09:00-18:00\nSa off", "lineEnd", 17), ("\r\n10:00-18:00", "lineEnd", 0),
    ] as [(String, String, Int)])
  func refused(text: String, code: String, position: Int) {
    #expect(throws: (any Error).self) { try OpeningHoursExpression(text) }
    do {
      _ = try OpeningHoursExpression(text)
    } catch {
      #expect(error.code.rawValue == code, "\(error)")
      #expect(error.position == position, "\(error)")
      #expect(!error.description.isEmpty)
    }
  }

  @Test(
    "A value is written in one form, and the form reads back to the same",
    arguments: [
      ("Su-Sa 10:00-23:00", "Mo-Su 10:00-23:00"),
      ("Mo,Tu,We,Fr 9:00-18:00", "Mo-We,Fr 09:00-18:00"),
      ("closed", "off"), ("Su[4,2]   closed", "Su[2,4] off"),
      ("Jan: Su[2,4] off", "Jan: Su[2,4] off"),
      ("Jan Su[2,4] off", "Jan: Su[2,4] off"), ("Jan Su off", "Jan Su off"),
      ("2026 Jan 5-7 off", "2026 Jan 05-07 off"), ("2026Oct11 off", "2026 Oct 11 off"),
      ("2026 Dec 24-Jan 2 off", "2026 Dec 24-2027 Jan 02 off"),
      ("Dec 24 - Jan 2 off", "Dec 24-Jan 02 off"),
      ("Jan 1,3,5-7", "Jan 01,Jan 03,Jan 05-07"), ("week 1,3-9/2 Mo", "week 01,03-09/2 Mo"),
      ("2026,2028-2032/2,2040+ Mo", "2026,2028-2032/2,2040+ Mo"), ("PH Su off", "PH Su off"),
      ("Su PH off", "PH Su off"), ("Su,PH off", "PH,Su off"), ("PH -1 day off", "PH -1 day off"),
      ("SH,PH off", "SH,PH off"), ("Sa[-1] +1 day", "Sa[-1] +1 day"),
      ("Su[1]-2 days", "Su[1] -2 days"),
      ("22:00-26:00", "22:00-02:00"), ("10:00-10:00", "10:00-10:00"),
      ("00:00-24:00", "00:00-24:00"),
      ("17:00+", "17:00+"), ("10:00-17:00+", "10:00-17:00+"), ("24/7;Mo off", "24/7; Mo off"),
      ("Mo 10:00-12:00,We 14:00-16:00", "Mo 10:00-12:00, We 14:00-16:00"),
      ("Mo 10:00-12:00||off", "Mo 10:00-12:00 || off"), ("\"문의\"", "unknown \"문의\""),
      ("open \"a;b,c|d\"", "open \"a;b,c|d\""), ("Mar Su[-1]-Oct Su[1]", "Mar Su[-1]-Oct Su[1]"),
      ("easter -2 days-Oct 03", "easter -2 days-Oct 03"),
      ("2026 Feb 10+ Mo off", "2026 Feb 10+ Mo off"),
      ("Jan 01-31/2 off", "Jan 01-31/2 off"), ("Jan 10:00-12:00", "Jan 10:00-12:00"),
      ("10:00-22:00 open, 15:00-17:00 off", "10:00-22:00 open, 15:00-17:00 off"),
      ("Mo 10:00-12:00 open, 14:00+ open, We off", "Mo 10:00-12:00 open, 14:00+, We off"),
      ("Mo open, Tu 10:00-12:00", "Mo open, Tu 10:00-12:00"), ("24/7, Mo off", "24/7, Mo off"),
      ("2027 Feb 01-28 unknown", "2027 Feb 01-2027 Feb 28 unknown"),
      ("Feb 20-29 off", "Feb 20-Feb 29 off"), ("Feb 01-29/7 off", "Feb 01-29/7 off"),
      ("2020-2030 off", "2020-2030 off"), ("2000-2030 10:00-12:00", "2000-2030 10:00-12:00"),
    ] as [(String, String)])
  func canonical(text: String, canonical: String) throws {
    let expression = try OpeningHoursExpression(text)
    #expect(expression.description == canonical)
    #expect(try OpeningHoursExpression(canonical) == expression)
  }

  @Test(
    "The lenient form takes Korean words, full-width signs and short hours",
    arguments: [
      ("매일 10:00~23:00; 둘째·넷째 일요일 휴무", "10:00-23:00; Su[2,4] off"),
      ("월-금 10:00-22:00; 토,일 10:00-23:00", "Mo-Fr 10:00-22:00; Sa,Su 10:00-23:00"),
      ("평일 10시~22시; 주말 10시30분~23시", "Mo-Fr 10:00-22:00; Sa,Su 10:30-23:00"),
      ("１０：００－２３：００；　Su［２，４］ off", "10:00-23:00; Su[2,4] off"),
      ("mo-fr 9-18", "Mo-Fr 09:00-18:00"), ("Monday 10:00 to 12:00", "Mo 10:00-12:00"),
      ("10:00-22:00; 공휴일 휴무", "10:00-22:00; PH off"), ("10:00-22:00;", "10:00-22:00"),
      ("; 10:00-22:00;; Su off", "10:00-22:00; Su off"),
      ("마지막 일요일 휴무", "unknown; Su[-1] off"), ("10:00-22:00 Mo", "Mo 10:00-22:00"),
      ("연중무휴", "unknown"),
      ("10:00-23:00; 2,4째주 일요일 휴무", "10:00-23:00; Su[2,4] off"),
      ("10:00-23:00; 두 번째·네 번째 수요일 휴점", "10:00-23:00; We[2,4] off"),
      ("10:00-23:00; 1월 1일, 12월 25일 휴무", "10:00-23:00; Jan 01,Dec 25 off"),
      ("11월~2월 10시~20시", "Nov-Feb 10:00-20:00"), ("월-금 24시간", "Mo-Fr 00:00-24:00"),
      ("오전 10시~오후 10시 30분", "10:00-22:30"), ("오전 12:00 - 오후 12:00", "00:00-12:00"),
      ("10am-10:30 PM", "10:00-22:30"), ("1,3 째 주 월요일 휴무", "unknown; Mo[1,3] off"),
      ("10:00-23:00; 2·4주 일요일 휴무", "10:00-23:00; Su[2,4] off"),
      ("Dec 25 closed", "Dec 25 off"), ("mo 10:00 – 12:00", "Mo 10:00-12:00"),
      // 매주 names no day, and a rule ends where other days begin.
      ("매일 12:00 - 21:00, 매주 일요일 휴무", "12:00-21:00; Su off"),
      ("화-일 11:00-21:00 월 휴무", "Tu-Su 11:00-21:00; Mo off"),
      ("월요일~토요일 오전10시~오후8시\n일요일 휴무", "Mo-Sa 10:00-20:00; Su off"),
      ("Mo-Fr 09:00-18:00 Sa 09:00-13:00", "Mo-Fr 09:00-18:00; Sa 09:00-13:00"),
      ("0900-1800", "09:00-18:00"),
      ("Mo-Fr: 09:00-18:00", "Mo-Fr 09:00-18:00"), ("9.30-18.00", "09:30-18:00"),
      ("10:00-22:00 (월요일 휴무)", "10:00-22:00; Mo off"),
      ("월요일: 10:00-22:00\n화요일: 10:00-20:00\n수요일: 휴무", "Mo 10:00-22:00; Tu 10:00-20:00; We off"),
      ("월~금 10:00~22:00 / 토 10:00~20:00 / 일 휴무", "Mo-Fr 10:00-22:00; Sa 10:00-20:00; Su off"),
      ("매일 18:00~익일 1시", "18:00-01:00"), ("영업시간 10:00~22:00", "10:00-22:00"),
      ("영업시간: 10:00~22:00, 휴무일: 매주 월요일", "10:00-22:00; Mo off"),
      ("연중무휴 10:00-22:00", "10:00-22:00"), ("24시간 연중무휴", "00:00-24:00"),
      ("11:00-22:00 (라스트오더 21:00)", "11:00-22:00"),
      ("11:00-22:00, 브레이크타임 15:00-17:00", "11:00-15:00,17:00-22:00"),
      ("every day 9-18", "09:00-18:00"), ("Mondays 9am-5pm", "Mo 09:00-17:00"),
      ("Mon-Fri 9-5, Sat 10-4", "Mo-Fr 09:00-17:00; Sa 10:00-16:00"),
      ("Mon-Fri 9am to 6pm & Sat 10am-2pm", "Mo-Fr 09:00-18:00; Sa 10:00-14:00"),
      ("9h-18h", "09:00-18:00"),
      ("24h", "00:00-24:00"), ("24 hours", "00:00-24:00"),
      ("24시 영업", "00:00-24:00"),
      ("Closed on the 2nd and 4th Sunday of the month, 10:00-22:00", "10:00-22:00; Su[2,4] off"),
      ("일 휴무; 매일 10:00~20:00", "10:00-20:00; Su off"),
      ("Mon-Thu 18:00-02:00, Fri-Sat 18:00-04:00", "Mo-Th 18:00-02:00, Fr,Sa 18:00-04:00"),
      ("화~일 10:00~18:00 (월요일, 1월 1일 휴관)", "Tu-Su 10:00-18:00; Mo off; Jan 01 off"),
      ("10:00-22:00 월-금, 토 10:00-18:00", "Mo-Fr 10:00-22:00; Sa 10:00-18:00"),
      ("10:00-22:00 open, 15:00-17:00 off", "10:00-22:00 open, 15:00-17:00 off"),
      ("매일 10:00~02:00", "10:00-02:00"), ("10:00~02:00", "10:00-02:00"),
      ("매일 18:00~2:00", "18:00-02:00"), ("매일 9:00~익일 6:00", "09:00-06:00"),
      ("9:00-6:00", "09:00-06:00"),
      // One of two readings would close most of the week, or all of it.
      ("10-20 화-토 월 휴무", "Tu-Sa 10:00-20:00; Mo off"),
      ("9-18 Mon - Fri, public holidays closed", "Mo-Fr 09:00-18:00; PH off"),
      ("휴무: 월요일/월-일: 10시~21시", "10:00-21:00; Mo off"),
      ("10시~20시 월~토,공휴일: 휴무", "Mo-Sa 10:00-20:00; PH off"),
      ("Closed on Sunday · Mon through Sat: 9am to 6pm", "Mo-Sa 09:00-18:00; Su off"),
      ("9am - 6pm Sat, Sun · Monday closed", "Sa,Su 09:00-18:00; Mo off"),
      ("10:00~18:00 토,일,공휴일 휴무", "10:00-18:00; PH,Sa,Su off"),
      ("월 정기휴무; 화∼일 18:00~익일 02:00", "Tu-Su 18:00-02:00"),
      ("Mon-Sat 10-9pm; last Wednesday of every month closed", "Mo-Sa 10:00-21:00; We[-1] off"),
      ("11:00~21:00 (브레이크타임 3:00~5:00)", "11:00-15:00,17:00-21:00"),
      ("매일 11:00~22:00, 브레이크타임 3시~5시", "11:00-15:00,17:00-22:00"),
      ("09:00~18:00 (점심시간 12:00~1:00)", "09:00-12:00,13:00-18:00"),
      ("18:00~05:00 (브레이크타임 2:00~3:00)", "18:00-02:00,03:00-05:00"),
    ] as [(String, String)])
  func lenient(text: String, canonical: String) throws {
    #expect(try OpeningHoursExpression(lenient: text).description == canonical)
  }

  @Test(
    "A day that is not stated is not made up",
    arguments: [
      "2,4째주 휴무", "2020+", "2020-2000", "13월 1일 휴무", "6째주 일요일 휴무", "오전 휴무",
      // Either reading could be meant, or none says when the store opens.
      "10:00-22:00 토요일, 일요일 휴무", "휴무: 월요일, 수 10:00~22:00", "9am-5pm Sat & Sun Monday off",
      "closed: holidays Wed: 9-5", "Closed: Sunday,Tue, Thu: 10-20", "9-9", "10시~8시", "10-2",
      "오전 10시~11시", "화-일 11:00-21:00 휴무",
      "월요일", "Jan-Feb Jan 09-15 10-12", "설날, 추석 휴무", "10:00~20:00, 임시 휴무",
      "둘째 일요일, 월요일 휴무",
      // Until the afternoon or until the next day: the clock of twelve hours does not say.
      "9:00~6:00", "매일 9:00~6:00", "월~금 9:00~6:00, 토 9:00~1:00", "Mo-Fr 9:00~5:00", "09:00~06:00",
      "Mon-Fri 9:00 to 5:00", "매일 9.00-6.00", "매일 10:00~7:00",
    ])
  func refusedLenient(text: String) {
    #expect(throws: OpeningHoursExpressionError.self) {
      try OpeningHoursExpression(lenient: text)
    }
  }

  @Test(
    "The lenient reader takes time in proportion to a hostile text",
    arguments: ["1 ", "주 ", "둘째 ", "1,", "마지막", "오전 ", "월", "10시"])
  func linear(unit: String) {
    let time = ContinuousClock().measure {
      for _ in 0..<2 {
        #expect(throws: OpeningHoursExpressionError.self) {
          try OpeningHoursExpression(lenient: String(repeating: unit, count: 20_000))
        }
      }
    }
    #expect(time < .seconds(20))
  }

  @Test("A lenient refusal names the place in the text as it was given")
  func lenientPosition() {
    do {
      _ = try OpeningHoursExpression(lenient: "매일 10시~23시; 격주 휴무")
      Issue.record("an every-other-week closing without an anchor cannot be written")
    } catch {
      // 매일 is 6 bytes, 10시 and 23시 are 5 each.
      #expect(error.position == 20)
      #expect(error.code == .unsupportedDays)
    }
  }

  @Test(
    "What the strict form reads, the lenient form reads to the same", arguments: [1, 2] as [UInt64])
  func strictWithinLenient(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "Mo", "Su", "-", ",", "[", "2", "4", "]", "Jan", "Dec", " ", "10", "2026", "10:00", "24:00",
      ";", "\"x\"", "unknown", "-26:00", "off", "PH", "+", "1 day", "week", "\"x\"", "||", "/", ":",
      "open", "24/7", "easter", "일",
      "휴무",
    ]
    var accepted = 0
    for _ in 0..<20_000 {
      let length = Int.random(in: 1...9, using: &random)
      let text = (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let strict: OpeningHoursExpression
      do { strict = try OpeningHoursExpression(text) } catch { continue }
      accepted += 1
      do {
        let lenient = try OpeningHoursExpression(lenient: text)
        #expect(lenient == strict, "seed \(seed): \(text)")
        let again = try OpeningHoursExpression(strict.description)
        #expect(again == strict, "seed \(seed): \(text)")
        for month in 1...12 {
          let date = try #require(CivilDate(year: 2026, month: month, day: 2 * month))
          #expect(
            again.state(at: WallTime(date, 11, 0)) == strict.state(at: WallTime(date, 11, 0)),
            "seed \(seed): \(text)")
        }
      } catch {
        Issue.record("seed \(seed): \(text): \(error)")
      }
    }
    #expect(accepted > 100)
  }

  @Test(
    "Values that say the same are equal, and what is printed reads back equal",
    arguments: [
      ("Mo 10:00-20:00 open", "Mo 10:00-20:00"), ("2026 open", "2026"), ("Mo closed", "Mo off"),
      ("10:00-34:00", "10:00-10:00"), ("22:00-26:00", "22:00-02:00"),
      ("Mo open, Tu off", "Mo open,Tu closed"), ("SH open, SH", "SH open,SH"),
      ("\"문의\"", "unknown \"문의\""), ("Mo unknown \"문의\"", "Mo \"문의\""),
    ])
  func sameMeaning(one: String, other: String) throws {
    let expression = try OpeningHoursExpression(one)
    #expect(try expression == OpeningHoursExpression(other))
    #expect(try expression == OpeningHoursExpression(expression.description))
  }

  @Test("The stored form is the text, read strictly")
  func stored() throws {
    let expression = try OpeningHoursExpression("Mo-Su 10:00-23:00; Su[2,4] off")
    let data = try JSONEncoder().encode([expression])
    #expect(try JSONDecoder().decode([OpeningHoursExpression].self, from: data) == [expression])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([OpeningHoursExpression].self, from: Data(#"["휴무"]"#.utf8))
    }
  }

  @Test("More clauses than a store writes are refused, and not compared with each other")
  func manyClauses() {
    let text = String(repeating: "월요일 휴무; ", count: 8_000)
    #expect(throws: OpeningHoursExpressionError.self) {
      try OpeningHoursExpression(lenient: text)
    }
  }
}
