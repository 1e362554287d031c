import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Date phrases")
struct DatePhraseTests {
  @Test("Every row of the table is read as it was written down, or refused")
  func table() throws {
    for fact in try DatePhraseFact.all() {
      let date = CivilDate(phrase: fact.phrase, relativeTo: fact.reference)
      #expect(date == fact.date, "\(fact.reference): \(fact.phrase) (\(fact.reason))")
    }
  }

  /// The Monday of the week of a date, found by walking back.
  private func monday(_ date: CivilDate) -> CivilDate {
    var day = date
    while day.weekday != .monday { day = day.adding(days: -1) }
    return day
  }

  @Test("Weeks run from Monday to Sunday, around a leap day")
  func weeks() throws {
    let words = [(-2, "지지난주"), (-1, "지난주"), (0, "이번 주"), (1, "다음 주"), (2, "다다음 주")]
    for reference in CivilDate(2028, 1, 20)...CivilDate(2028, 3, 10) {
      let days = reference.adding(days: -21)...reference.adding(days: 21)
      let start = monday(reference)
      for weekday in Weekday.allCases {
        for (weeks, word) in words {
          let expected = days.first {
            $0.weekday == weekday && monday($0) == start.adding(days: 7 * weeks)
          }
          let phrase = "\(word) \(weekday.koreanName)"
          #expect(CivilDate(phrase: phrase, relativeTo: reference) == expected, "\(phrase)")
        }
      }
    }
  }

  @Test("Next Sunday is a date only where the first Sunday to come lies in the next week")
  func next() throws {
    for reference in CivilDate(2026, 11, 16)...CivilDate(2026, 11, 29) {
      for weekday in Weekday.allCases {
        let coming = try #require(
          (reference.adding(days: 1)...reference.adding(days: 7)).first { $0.weekday == weekday })
        let isNextWeek = monday(coming) == monday(reference).adding(days: 7)
        for phrase in ["next \(weekday.englishName)", "다음 \(weekday.koreanName)"] {
          #expect(
            CivilDate(phrase: phrase, relativeTo: reference) == (isNextWeek ? coming : nil),
            "\(reference): \(phrase)")
        }
        #expect(
          CivilDate(phrase: "오는 \(weekday.koreanName)", relativeTo: reference) == coming)
      }
    }
  }

  @Test("A day of a month is the first one on or after the reference")
  func dayOfMonth() throws {
    for reference in CivilDate(2027, 1, 1)...CivilDate(2028, 3, 1) {
      for day in [1, 15, 28, 29, 30, 31] {
        let expected = (reference...reference.adding(days: 70)).first { $0.day == day }
        #expect(CivilDate(phrase: "\(day)일", relativeTo: reference) == expected)
      }
    }
  }

  @Test("An nth weekday of the next month is the one that counting finds")
  func nthWeekday() throws {
    let ordinals = ["첫째", "둘째", "셋째", "넷째", "다섯째"]
    let english = ["first", "second", "third", "fourth", "fifth"]
    for months in 0..<26 {
      let month = YearMonth(2026, 1).adding(months: months)
      let reference = month.adding(months: -1).lastDay
      for weekday in Weekday.allCases {
        let days = month.dates.filter { $0.weekday == weekday }
        for place in 0..<5 {
          let expected = place < days.count ? days[place] : nil
          for phrase in [
            "다음 달 \(ordinals[place]) \(weekday.koreanName)",
            "the \(english[place]) \(weekday.englishName) of next month",
          ] {
            #expect(CivilDate(phrase: phrase, relativeTo: reference) == expected, "\(phrase)")
          }
        }
        #expect(
          CivilDate(phrase: "다음 달 마지막 \(weekday.koreanName)", relativeTo: reference)
            == days.last)
      }
    }
  }

  @Test(
    "What a date prints is read back, from two years before to two years after",
    arguments: PhraseLanguage.allCases, PhraseStyle.allCases)
  func roundTrip(language: PhraseLanguage, style: PhraseStyle) {
    for reference in [CivilDate(2026, 11, 21), CivilDate(2028, 2, 29), CivilDate(2027, 12, 31)] {
      for days in -730...730 {
        let date = reference.adding(days: days)
        let text = date.phrase(in: language, style: style, relativeTo: reference)
        #expect(
          CivilDate(phrase: text, relativeTo: reference) == date, "\(reference): \(text)")
      }
      for days in -2...400 {
        let date = reference.adding(days: days)
        let text = date.countdownPhrase(in: language, style: .long, relativeTo: reference)
        #expect(CivilDate(phrase: text, relativeTo: reference) == date, "\(text)")
      }
    }
  }

  @Test("Words thrown together never trap, also at both ends of the calendar")
  func noise() throws {
    let words = [
      "다음", "이번", "지난", "다다음", "주", "달", "일요일", "월욜", "둘째", "마지막", "22", "31일", "2월",
      "9999년", "1년", "말일", "추석", "설", "전날", "뒤", "전", "9999일", "9999주", "9999개월", "내년", "작년", "오늘",
      "모레", "에", "next", "last", "in", "9999", "months", "weeks", "Sunday", "second", "the", "of",
      "month", "December", "22nd", "Christmas", "ago", "(일)", "2월 29일", "/", ".", "-", "?", "째 주",
      "음력", "대보름", "하루 전", "두", "년", "주일", "day", "after", "Nov", "Dec.", "1st", "a", "(", ",",
      "2027",
    ]
    var random = SplitMix64(seed: 20_261_121)
    let references = [CivilDate.earliest, .latest, CivilDate(2026, 11, 21), CivilDate(1, 1, 31)]
    for _ in 0..<(isLong ? 100_000 : 1_500) {
      let count = Int.random(in: 1...5, using: &random)
      var phrase = ""
      for _ in 0..<count {
        phrase += words[Int.random(in: 0..<words.count, using: &random)]
        if Bool.random(using: &random) { phrase += " " }
      }
      for reference in references { _ = CivilDate(phrase: phrase, relativeTo: reference) }
    }
  }

  @Test(
    "A phrase on several lines is read as on one",
    arguments: [
      ("내일\n", "2026-11-22"), ("\r\n내일", "2026-11-22"), ("\n\n내일 \n", "2026-11-22"),
      ("12월\n25일", "2026-12-25"), ("12월 25일 \r\n (금)", "2026-12-25"),
      ("다음\n주 일요일", "2026-11-29"), ("next\nMonday\n", "2026-11-23"), ("내일\n모레 글피", "-"),
      ("12월 25일\n26일", "-"),
    ])
  func lines(text: String, date: String) {
    let read = CivilDate(phrase: text, relativeTo: CivilDate(2026, 11, 21))
    #expect((read?.description ?? "-") == date)
  }

  @Test("A text of any length is refused at once")
  func long() {
    let reference = CivilDate(2026, 11, 21)
    #expect(
      CivilDate(phrase: String(repeating: "다음 ", count: 100_000), relativeTo: reference) == nil)
    #expect(
      CivilDate(phrase: String(repeating: " ", count: 300) + "내일", relativeTo: reference) != nil)
  }

  @Test("Every day of the lunar calendar is read back from its Korean description")
  func lunarDays() throws {
    let reference = CivilDate(2026, 11, 21)
    var leapDays = 0
    // Ten years have four leap months.
    for date in CivilDate(2020, 1, 25)...CivilDate(2030, 2, 2) {
      let lunar = try #require(LunarDate(date))
      leapDays += lunar.isLeapMonth ? 1 : 0
      let text = lunar.koreanDescription
      #expect(CivilDate(phrase: text, relativeTo: reference) == date, "\(text)")
    }
    #expect(leapDays > 110)
  }

  @Test(
    "A leap month is read only where the lunar year has it, and without a year it is the next one",
    arguments: [
      ("음력 2025년 윤6월 15일", "2025-08-08"), ("음력 윤6월 15일", "2036-08-06"),
      ("음력 윤 6월 15일", "2036-08-06"),
      ("음력 윤5월 1일", "2028-06-23"), ("음력 2026년 윤6월 15일", "-"), ("2025년 윤6월 15일", "-"),
      ("윤6월 15일", "-"),
      ("음력 윤윤6월 15일", "-"), ("음력 윤 2025년 6월 15일", "-"), ("음력 6월 윤15일", "-"), ("윤달", "-"),
      ("음력 2025년 윤6월 30일", "-"),
    ])
  func leapMonths(text: String, date: String) {
    let read = CivilDate(phrase: text, relativeTo: CivilDate(2026, 11, 21))
    #expect((read?.description ?? "-") == date)
    #expect(CivilDate(phrase: "음력 윤6월 1일", relativeTo: .latest) == nil)
  }
}
