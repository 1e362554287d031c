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
    ])
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
    ])
  func canonical(text: String, canonical: String) throws {
    let expression = try OpeningHoursExpression(text)
    #expect(expression.description == canonical)
    #expect(try OpeningHoursExpression(canonical) == expression)
  }

  @Test(
    "The lenient form takes Korean words, full-width signs and short hours",
    arguments: [
      ("매일 10:00~23:00; 둘째·넷째 일요일 휴무", "Mo-Su 10:00-23:00; Su[2,4] off"),
      ("월-금 10:00-22:00; 토,일 10:00-23:00", "Mo-Fr 10:00-22:00; Sa,Su 10:00-23:00"),
      ("평일 10시~22시; 주말 10시30분~23시", "Mo-Fr 10:00-22:00; Sa,Su 10:30-23:00"),
      ("１０：００－２３：００；　Su［２，４］ off", "10:00-23:00; Su[2,4] off"),
      ("mo-fr 9-18", "Mo-Fr 09:00-18:00"), ("Monday 10:00 to 12:00", "Mo 10:00-12:00"),
      ("10:00-22:00; 공휴일 휴무", "10:00-22:00; PH off"), ("10:00-22:00;", "10:00-22:00"),
      ("; 10:00-22:00;; Su off", "10:00-22:00; Su off"), ("Su [2, 4] OFF", "Su[2,4] off"),
      ("마지막 일요일 휴무", "Su[-1] off"), ("10:00-22:00 Mo", "Mo 10:00-22:00"),
      ("매월 둘째 넷째 수요일 휴무 \"의무휴업\"", "We[2,4] off \"의무휴업\""), ("연중무휴", "24/7"),
      ("10:00-23:00; 2,4째주 일요일 휴무", "10:00-23:00; Su[2,4] off"),
      ("10:00-23:00; 두 번째·네 번째 수요일 휴점", "10:00-23:00; We[2,4] off"),
      ("10:00-23:00; 1월 1일, 12월 25일 휴무", "10:00-23:00; Jan 01,Dec 25 off"),
      ("11월~2월 10시~20시", "Nov-Feb 10:00-20:00"), ("월-금 24시간", "Mo-Fr 00:00-24:00"),
      ("오전 10시~오후 10시 30분", "10:00-22:30"), ("오전 12:00 - 오후 12:00", "00:00-12:00"),
      ("10am-10:30 PM", "10:00-22:30"), ("1,3 째 주 월요일 휴무", "Mo[1,3] off"),
      ("10:00-23:00; 2·4주 일요일 휴무", "10:00-23:00; Su[2,4] off"),
      ("Dec 25 closed", "Dec 25 off"), ("mo 10:00 – 12:00", "Mo 10:00-12:00"),
    ])
  func lenient(text: String, canonical: String) throws {
    #expect(try OpeningHoursExpression(lenient: text).description == canonical)
  }

  @Test(
    "A day that is not stated is not made up",
    arguments: [
      "2,4 일요일 휴무", "둘 일요일 휴무", "2,4째주 휴무", "13월 1일 휴무", "6째주 일요일 휴무", "오전 휴무",
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
      #expect(error.code == .unexpectedCharacter)
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
            again.state(on: date, minuteOfDay: 660) == strict.state(on: date, minuteOfDay: 660),
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
}
