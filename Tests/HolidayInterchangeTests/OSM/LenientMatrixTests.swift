import HolidayInterchange
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

/// A group of days in words, with the weekdays that it means, bit 0 for Sunday.
private struct Days {
  var korean: String
  var english: String
  var bits: UInt8
  /// Whether public holidays are meant and no weekdays.
  var isHoliday = false
}

private let openDays: [Days] = [
  Days(korean: "월~금", english: "Mon-Fri", bits: 0b011_1110),
  Days(korean: "평일", english: "Weekdays", bits: 0b011_1110),
  Days(korean: "월요일~토요일", english: "Monday to Saturday", bits: 0b111_1110),
  Days(korean: "화-일", english: "Tue-Sun", bits: 0b111_1101),
  Days(korean: "월·수·금", english: "Mon & Wed & Fri", bits: 0b010_1010),
  Days(korean: "월요일, 수요일, 금요일", english: "Mon, Wed, Fri", bits: 0b010_1010),
  Days(korean: "매주 월요일부터 금요일까지", english: "Mondays through Fridays", bits: 0b011_1110),
  Days(korean: "매주 토요일", english: "every Saturday", bits: 0b100_0000),
]

private let closedDays: [Days] = [
  Days(korean: "일요일", english: "Sunday", bits: 1),
  Days(korean: "매주 일요일", english: "Sundays", bits: 1),
  Days(korean: "일", english: "Sun", bits: 1),
  Days(korean: "공휴일", english: "public holidays", bits: 0, isHoliday: true),
]

private let hours: [(korean: String, english: String, from: Int, to: Int)] = [
  ("10:00~22:00", "10:00-22:00", 600, 1_320),
  ("오전 10시~오후 8시", "10am-8pm", 600, 1_200),
  ("9시부터 18시까지", "9:00 am to 6:00 pm", 540, 1_080),
  ("10시 30분 ~ 21시", "10.30 - 21.00", 630, 1_260),
  ("18:00~익일 01:00", "18:00-01:00", 1_080, 1_500),
]

/// A value in words, with what it means at a minute of a day.
private struct Form {
  var text: String
  var open: UInt8
  var closed: Days?
  var hours: (from: Int, to: Int)

  /// Whether the store is open in the middle of a day's hours.
  func opens(on date: CivilDate) -> Bool {
    let bit: UInt8 = 1 << UInt8(date.weekday.rawValue)
    if let closed {
      if closed.isHoliday, PublicHolidayCalendar.southKorea.isPublicHoliday(date) { return false }
      if closed.bits & bit != 0 { return false }
    }
    return open & bit != 0
  }
}

private let forms: [Form] = {
  var forms: [Form] = []
  let breaks = ["; ", ", ", " / ", "\n", " "]
  for isKorean in [true, false] {
    for days in openDays {
      let open = isKorean ? days.korean : days.english
      for (korean, english, from, to) in hours {
        let time = isKorean ? korean : english
        var alone = ["\(open) \(time)", "\(open): \(time)", "\(time) \(open)", "\(open) (\(time))"]
        alone.append(isKorean ? "영업시간 \(open) \(time)" : "Hours: \(open) \(time)")
        if isKorean { alone.append("\(open) \(time) 영업") }
        for text in alone { forms.append(Form(text: text, open: days.bits, hours: (from, to))) }
        for closed in closedDays where closed.bits & days.bits == 0 {
          let day = isKorean ? closed.korean : closed.english
          let closings =
            isKorean
            ? ["\(day) 휴무", "휴무 \(day)", "\(day): 휴무", "\(day)은 쉽니다"]
            : ["\(day) closed", "closed \(day)", "\(day): closed", "Closed on \(day)"]
          for closing in closings {
            for hoursFirst in [false, true] {
              let base = hoursFirst ? "\(time) \(open)" : "\(open) \(time)"
              for separator in breaks {
                forms.append(
                  Form(
                    text: base + separator + closing, open: days.bits, closed: closed,
                    hours: (from, to)))
              }
              forms.append(
                Form(
                  text: "\(base) (\(closing))", open: days.bits, closed: closed,
                  hours: (from, to)))
            }
            if days.bits == 0b111_1110 {
              forms.append(
                Form(
                  text: "\(time), \(closing)", open: 0x7F, closed: closed, hours: (from, to)))
              forms.append(
                Form(
                  text: "\(closing) / \(time)", open: 0x7F, closed: closed, hours: (from, to)))
            }
          }
        }
      }
    }
  }
  return forms
}()

@Suite("Lenient opening_hours by a matrix of forms")
struct LenientMatrixTests {
  private static let weeks: [CivilDate] = [
    CivilDate(2026, 11, 2), CivilDate(2026, 2, 14), CivilDate(2026, 10, 3),
  ]

  @Test("Of thousands of Korean and English forms none is read wrongly, and most are read")
  func matrix() throws {
    var read = 0
    var wrong: [String] = []
    var refused: [String] = []
    // A third of them in a usual run, the same each time.
    var random = SplitMix64(seed: 3)
    let tried = isLong ? forms : Array(forms.shuffled(using: &random).prefix(forms.count / 3))
    for form in tried {
      let value: OpeningHoursExpression
      do {
        value = try OpeningHoursExpression(lenient: form.text)
      } catch {
        refused.append("\(form.text): \(error)")
        continue
      }
      read += 1
      var isRight = try OpeningHoursExpression(value.description) == value
      for week in Self.weeks {
        for day in 0..<7 {
          let date = week.adding(days: day)
          let opens = form.opens(on: date)
          let (from, to) = form.hours
          let expected: [(Int, OpeningHoursExpression.State)] = [
            (from - 1, .closed), (from, opens ? .open : .closed),
            (min(to, 1_440) - 1, opens ? .open : .closed), (400, .closed),
          ]
          for (minute, state) in expected
          where value.state(at: WallTime(date, minute / 60, minute % 60)) != state {
            isRight = false
          }
          if to < 1_440, value.state(at: WallTime(date, to / 60, to % 60)) != .closed {
            isRight = false
          }
        }
      }
      if !isRight { wrong.append("\(form.text): \(value)") }
    }
    #expect(forms.count >= 4_000)
    #expect(wrong.isEmpty, "\(wrong.count) wrong: \(wrong.prefix(12))")
    #expect(100 * read >= 90 * tried.count, "\(read) of \(tried.count): \(refused.prefix(40))")
  }

  @Test(
    "Every other week has no place in the notation and is refused by name",
    arguments: [
      "10:00-22:00, 격주 수요일 휴무", "월~금 10:00~18:00; 격주 토요일 휴무", "격주 월요일 휴무",
      "Mon-Fri 9-18, every other Saturday closed", "every second Tuesday closed, 10-20",
    ])
  func everyOtherWeek(text: String) {
    #expect {
      try OpeningHoursExpression(lenient: text)
    } throws: { error in
      (error as? OpeningHoursExpressionError)?.code == .unsupportedDays
    }
  }
}
