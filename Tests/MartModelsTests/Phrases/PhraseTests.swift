import Favorites
import GeoFiltering
import KoreanCalendar
import MartModels
import Testing

@Suite("Phrases")
struct PhraseTests {
  @Test(
    "A language tag is Korean or anything else",
    arguments: [
      ("ko", PhraseLanguage.korean), ("ko-KR", .korean), ("KO_kr", .korean),
      ("ko-Kore-KR", .korean), ("ko@currency=KRW", .korean), ("ko.UTF-8", .korean),
      ("ko;q=0.9", .korean), ("ko,en-US;q=0.7", .korean), ("en,ko", .english), ("ko1", .english),
      ("en", .english), ("kok", .english), ("k", .english), ("", .english), ("한국어", .english),
    ])
  func languageTag(tag: String, language: PhraseLanguage) {
    #expect(PhraseLanguage(languageTag: tag) == language)
  }

  @Test("A language that this version does not speak keeps its name and speaks Korean")
  func laterLanguage() throws {
    let french = PhraseLanguage(rawValue: "fr")
    #expect(french != .korean)
    #expect(french.spoken == .korean)
    #expect(PhraseLanguage.english.spoken == .english)
    #expect(PhraseLanguage.allCases == [.korean, .english])
    let (date, branch) = (CivilDate(2026, 11, 22), Branch(id: 7, mart: .traders, name: "고양점"))
    let days: DaySet = [1, 2, 8]
    let hours = try #require(OpeningHours("10:00~24:00"))
    for style in PhraseStyle.allCases {
      #expect(
        date.phrase(in: french, style: style) == date.phrase(in: .korean, style: style))
      #expect(
        Weekday.sunday.phrase(in: french, style: style)
          == Weekday.sunday.phrase(in: .korean, style: style))
      #expect(days.phrase(in: french, style: style) == days.phrase(in: .korean, style: style))
      #expect(hours.phrase(in: french, style: style) == hours.phrase(in: .korean, style: style))
    }
    #expect(branch.displayName(in: french) == branch.displayName)
    #expect(
      date.countdownPhrase(in: french, style: .long, relativeTo: date.adding(days: -2)) == "모레")
    #expect(PushResult.added(at: 0).phrase(for: "성수점", in: french) == "성수점을 즐겨찾기에 추가했습니다.")
    let error = HolidayRuleError(.empty, value: "x")
    #expect(error.phrase(in: french) == error.phrase(in: .korean))
  }

  @Test("A name takes the particle of its last syllable, for every syllable of Hangul")
  func everySyllable() throws {
    for value in UInt32(0xAC00)...0xD7A3 {
      let name = String(Character(try #require(Unicode.Scalar(value))))
      // Of 28 syllables with the same first two letters, the first has no final consonant.
      let isOpen = (value - 0xAC00) % 28 == 0
      #expect(
        PushResult.added(at: 0).phrase(for: name, in: .korean)
          == name + (isOpen ? "를" : "을") + " 즐겨찾기에 추가했습니다.")
      #expect(
        PopResult.notPresent.phrase(for: name, in: .korean)
          == name + (isOpen ? "는" : "은") + " 즐겨찾기가 아닙니다.")
    }
  }

  @Test("A moved closing takes 로 behind every day of a year")
  func moved() {
    let to = ScheduleOverride.moved(from: CivilDate(2026, 1, 1), to: CivilDate(2026, 12, 10))
    for style in PhraseStyle.allCases where style == .long {
      #expect(
        to.phrase(in: .korean, style: style, relativeTo: CivilDate(2026, 6, 1))
          == "휴무일이 1월 1일 목요일에서 12월 10일 목요일로 바뀌었습니다.")
    }
  }

  @Test("A toggle says what a push or a pop says")
  func toggle() {
    for language in PhraseLanguage.allCases {
      for style in PhraseStyle.allCases {
        #expect(
          ToggleResult.added(at: 2).phrase(in: language, style: style)
            == PushResult.added(at: 2).phrase(in: language, style: style))
        #expect(
          ToggleResult.removed(at: 2).phrase(in: language, style: style)
            == PopResult.removed(at: 2).phrase(in: language, style: style))
        #expect(
          ToggleResult.full(limit: 3).phrase(in: language, style: style)
            == PushResult.full(limit: 3).phrase(in: language, style: style))
      }
      #expect(
        ToggleResult.full(limit: 3).phrase(for: "성수점", in: language)
          == PushResult.full(limit: 3).phrase(for: "성수점", in: language))
    }
  }

  @Test("A distance is rounded to the nearest, and no distance is none")
  func distance() {
    var last = -1.0
    for tenths in 0..<2_000_000 where tenths % 37 == 0 {
      let meters = Double(tenths) / 10
      let text = Coordinate.distancePhrase(meters: meters, in: .korean)
      let parts = text.split(separator: " ")
      let shown = (Double(parts[0]) ?? .nan) * (parts[1] == "km" ? 1_000 : 1)
      let unit = parts[1] == "m" ? 10.0 : parts[0].contains(".") ? 100 : 1_000
      #expect((shown - meters).magnitude <= unit / 2 + 1e-9, "\(meters): \(text)")
      #expect(shown >= last, "\(meters): \(text)")
      last = shown
    }
    for meters in [-0.001, .nan, .infinity, -.infinity, 1e300] {
      #expect(Coordinate.distancePhrase(meters: meters, in: .english) == "distance unknown")
    }
  }

  @Test("An English name of a mart names the same mart", arguments: Mart.known)
  func englishNames(mart: Mart) {
    #expect(Mart(recognizing: mart.englishName) == mart)
    #expect(Mart(recognizing: mart.englishName + " 성수점") == mart)
    #expect(mart.englishName.unicodeScalars.allSatisfy { $0.isASCII })
    let branch = Branch(id: 1, mart: mart, name: mart.englishName + " 성수점")
    #expect(branch.displayName(in: .english) == mart.englishName + " 성수점")
  }

  @Test("A countdown counts days and never crosses zero wrongly, at both ends of the calendar")
  func countdown() {
    let (first, last) = (CivilDate.earliest, CivilDate.latest)
    #expect(last.countdownPhrase(in: .korean, relativeTo: first) == "D-3652058")
    #expect(first.countdownPhrase(in: .korean, style: .long, relativeTo: last) == "3652058일 전")
  }

  @Test("A place at the end of all numbers has words too")
  func lastPlace() {
    for language in PhraseLanguage.allCases {
      #expect(PushResult.added(at: .max).phrase(in: language, style: .long).contains("\(Int.max)"))
    }
  }

  private static let everyDay: [(HolidayRule, String, String)] = [
    (.union(Weekday.allCases.map { HolidayRule.every($0) }), "매일", "every day"),
    (.days(1...31), "매일", "every day"),
    (.days(1...31).except(.publicHolidays), "매일(공휴일 제외)", "every day except public holidays"),
    (.nth([2, 4], .sunday), "매월 둘째·넷째 일요일", "2nd and 4th Sunday of the month"),
  ]

  @Test("A rule of every day is said in a word, and its canonical text is read back as before")
  func everyDay() {
    for (rule, korean, english) in Self.everyDay {
      #expect(rule.phrase(in: .korean) == korean)
      #expect(rule.phrase(in: .english) == english)
      #expect(HolidayRule(rule.description) == rule)
      #expect(HolidayRule(english: rule.englishDescription) == rule)
      let schedule = HolidaySchedule(rule: rule)
      for day in 21...23 {
        let explanation = schedule.explanation(on: CivilDate(2026, 11, day))
        #expect(explanation.korean.hasSuffix(": \(korean)."))
        #expect(explanation.english.hasSuffix(": \(english)."))
      }
    }
  }
}
