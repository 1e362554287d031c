import ClosingTexts
import KoreanCalendar
import MartModels
import Testing

@Suite("Facets of closing texts")
struct HolidayTextFacetTests {
  private func read(_ text: String, _ today: CivilDate = CivilDate(2026, 11, 21)) -> HolidayText {
    HolidayText(text, relativeTo: today)
  }

  @Test("A weekday that contradicts its date is reported with the date")
  func weekdayMismatch() throws {
    let notice = read("11/12(일)", CivilDate(2026, 11, 1))
    #expect(notice.closedDates == [CivilDate(2026, 11, 12)])
    let remainder = try #require(notice.unread.first)
    #expect(remainder.reason == .weekdayMismatch)
    #expect(remainder.date == CivilDate(2026, 11, 12))
    #expect(remainder.text == "11/12(일)")
  }

  @Test(
    "A text is read on the first and the last day of the calendar, and of their years",
    arguments: [
      "오늘 휴무", "설날 다음날 휴무", "0001년 신정 전날 휴무", "0001년 신정 연휴 휴무", "9999년 12월 31일 휴무",
      "이번 신정 연휴 휴무", "다음 달 1일 휴무", "12/31~1/1 휴무",
    ])
  func endsOfTheCalendar(text: String) {
    for today in [CivilDate.earliest, .latest] {
      let notice = read(text, today)
      #expect(notice.text == text)
      #expect(
        HolidaySchedule(reading: notice, asOf: today)
          == HolidaySchedule().adding(reading: notice, asOf: today))
    }
  }

  @Test("A text that lists more days than any notice is not followed without end")
  func endlessLists() {
    let months = String(repeating: "2026년 1~12월 월~금 휴무, ", count: 60)
    let ranges = String(repeating: "1/1~2/28 휴무, ", count: 200)
    for text in [months, ranges] {
      let notice = HolidayText(text, relativeTo: CivilDate(2026, 11, 21))
      #expect(notice.closedDates.count <= 366)
      #expect(notice.closures.count <= 366)
      #expect(notice.unread.contains { $0.reason == .rangeTooLong } || !notice.closures.isEmpty)
    }
  }

  @Test(
    "Brackets that end in the wrong places are read to the end",
    arguments: [
      "(영(일) [휴무] 11/25(수) [영업가] 10:00~23:00업] 11/22(일) [휴무] 11/25(수 [영업가] 10:00",
      "연중무휴 하남점", "[휴무] 11/25(수 [정상영업] 10:00~23:00] 11/22(일)", "((일)(휴무)) (정상영업) 10:00~22:00",
    ])
  func strayBrackets(text: String) {
    #expect(read(text).text == text)
    #expect(read(String(repeating: text, count: 20)).text.count == 20 * text.count)
  }

  @Test("A remainder names its place in the text")
  func range() throws {
    let text = "안내: 2,4째주 의무 휴업"
    let remainder = try #require(read(text).unread.first)
    #expect(remainder.text == "2,4째주")
    #expect(remainder.utf8Range == 8..<17)
    let range = try #require(remainder.range(in: text))
    #expect(text[range] == "2,4째주")
    #expect(remainder.description == "missingWeekday at 8..<17: \"2,4째주\"")
    #expect(remainder.range(in: "짧음") == nil)
  }

  @Test(
    "What takes one byte to four before it does not move the place of a remainder",
    arguments: [
      "!", "~", "\u{80}", "·", "\u{7FF}", "\u{800}", "※", "\u{FFFD}", "\u{10000}", "🛒",
      "\u{10FFFF}",
    ])
  func widths(sign: String) throws {
    let text = "\(sign) 매월 첫째 일요일 휴무 \(sign) 2,4째주 휴무"
    let notice = read(text)
    #expect(notice.rule == .nth(1, .sunday))
    let remainder = try #require(notice.unread.first { $0.reason == .missingWeekday })
    #expect(remainder.text == "2,4째주")
    #expect(remainder.range(in: text).map { String(text[$0]) } == "2,4째주")
  }

  @Test(
    "Decomposed Hangul, full-width digits and entities change nothing",
    arguments: [
      "매월 둘째, 넷째 일요일 휴무".decomposedForTest, "매월　２，４번째　일요일　휴무",
      "매월&nbsp;<b>둘째</b>, <b>넷째</b> 일요일 휴무", "매월 ②·④번째 일요일 휴무", "매월 𝟐,𝟒번째 일요일 휴무",
      "매월 2ㆍ4번째 日曜日 휴무",
      "\u{FEFF}매월\u{200B} 둘째, 넷째 일요일 휴무", "매월 둘째,\n넷째 일요일 휴무",
    ])
  func scripts(text: String) {
    let notice = read(text)
    #expect(notice.rule == .nth([2, 4], .sunday))
    #expect(notice.unread.isEmpty)
  }
}

extension String {
  /// The Hangul of a text as separate consonants and vowels, by the arithmetic of Unicode 3.12.
  fileprivate var decomposedForTest: String {
    var view = UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.value >= 0xAC00, scalar.value <= 0xD7A3 else {
        view.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      for part in parts where part != 0x11A7 {
        if let part = Unicode.Scalar(part) { view.append(part) }
      }
    }
    return String(view)
  }
}
