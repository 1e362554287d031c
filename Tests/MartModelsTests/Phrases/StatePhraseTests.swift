import Favorites
import KoreanCalendar
import MartModels
import Testing

@Suite("Phrases of closures, of limits and of weekdays")
struct StatePhraseTests {
  private let today = CivilDate(2026, 11, 21)
  private let first = CivilDate(2026, 12, 13)

  @Test("A closure to come names its days, and only one without a known end is from a day on")
  func closures() {
    func words(_ last: CivilDate?, on day: CivilDate) -> [String] {
      PhraseLanguage.allCases.map {
        StoreState.temporarilyClosed(from: first, through: last)
          .phrase(in: $0, relativeTo: day)
      }
    }
    #expect(words(first, on: today) == ["12월 13일 (일) 임시 휴점", "temporarily closed on Sun 13 Dec"])
    #expect(
      words(CivilDate(2026, 12, 15), on: today)
        == ["12월 13일 (일)~15일 (화) 임시 휴점", "temporarily closed Sun 13 – Tue 15 Dec"])
    #expect(
      words(CivilDate(2027, 1, 2), on: today) == [
        "12월 13일 (일)~2027년 1월 2일 (토) 임시 휴점",
        "temporarily closed Sun 13 Dec – Sat 2 Jan 2027",
      ])
    #expect(words(nil, on: today) == ["12월 13일 (일)부터 임시 휴점", "temporarily closed from Sun 13 Dec"])
    #expect(
      words(CivilDate(2026, 12, 15), on: first)
        == ["12월 15일 (화)까지 임시 휴점", "temporarily closed through Tue 15 Dec"])
  }

  @Test("The end of a store names the first day without it, and no day to go there")
  func end() throws {
    let end = StoreState.closedForGood(from: CivilDate(2026, 12, 1))
    #expect(end.phrase(in: .korean, relativeTo: today) == "12월 1일 (화)부터 폐점")
    #expect(end.phrase(in: .english, relativeTo: today) == "closed for good as of Tue 1 Dec")
    #expect(
      end.phrase(in: .korean, style: .long, relativeTo: today) == "12월 1일 화요일부터 영업하지 않습니다(폐점).")
    #expect(
      end.phrase(in: .english, style: .long, relativeTo: today)
        == "The store will be closed for good as of Tuesday, 1 December.")
    let branch = Branch(
      id: 1, mart: .emart, name: "성수점",
      schedule: HolidaySchedule(rule: .never).adding(closedForGoodFrom: CivilDate(2026, 12, 1)))
    #expect(
      BranchSummary(branch, on: today).phrase(in: .english, style: .long)
        == "E-mart 성수점 is open today; it will be closed for good as of Tuesday, 1 December.")
    for day in [CivilDate(2026, 12, 1), CivilDate(2027, 1, 1)] {
      #expect(end.phrase(in: .korean, relativeTo: day) == "폐점")
      #expect(end.phrase(in: .english, relativeTo: day) == "closed for good")
    }
  }

  @Test("A closure after days that are not known sounds endless only if no end of it is known")
  func afterUnknown() {
    func words(_ basis: HolidayStatus.Basis) -> String {
      NextClosing.unknown(from: today, nextKnown: Closing(date: first, basis: basis))
        .phrase(in: .korean, style: .long, relativeTo: today)
    }
    #expect(words(.temporarilyClosed) == "오늘 쉬는지 아직 알려지지 않았습니다. 12월 13일 일요일에 임시 휴점합니다.")
    #expect(
      words(.closedUntilFurtherNotice)
        == "오늘 쉬는지 아직 알려지지 않았습니다. 12월 13일 일요일부터 임시 휴점하며 재개점일은 알려지지 않았습니다.")
  }

  @Test("A row says the days of a closure to come")
  func summary() throws {
    let closure = try StoreClosure(from: first, through: CivilDate(2026, 12, 15))
    let schedule = try HolidaySchedule(rules: [RulePeriod(.never)], closures: [closure])
    let branch = Branch(id: 1, mart: .emart, name: "성수점", schedule: schedule)
    let summary = BranchSummary(branch, on: today)
    #expect(summary.phrase(in: .korean) == "오늘 영업, 내일 영업, 12월 13일 (일)~15일 (화) 임시 휴점 D-22")
    #expect(
      summary.phrase(in: .english)
        == "open today, open tomorrow, temporarily closed Sun 13 – Tue 15 Dec, in 22 days")
  }

  @Test("A limit of one is one favorite", arguments: [(1, "1 favorite"), (3, "3 favorites")])
  func limit(limit: Int, words: String) {
    let sentence = "Not added: you can have at most \(words)."
    #expect(PushResult.full(limit: limit).phrase(in: .english, style: .long) == sentence)
    #expect(ToggleResult.full(limit: limit).phrase(in: .english, style: .long) == sentence)
    let named = "E-mart 성수점 was not added: you can have at most \(words)."
    #expect(PushResult.full(limit: limit).phrase(for: "E-mart 성수점", in: .english) == named)
    #expect(ToggleResult.full(limit: limit).phrase(for: "E-mart 성수점", in: .english) == named)
  }

  @Test(
    "Three weekdays in a row are a range, and two are named",
    arguments: [
      (
        "10:00~22:00 (매주 월요일 휴무)", "화~일 10:00~22:00", "Tue–Sun 10:00–22:00",
        "화요일부터 일요일까지 10:00부터 22:00까지", "Tuesday through Sunday from 10:00 to 22:00"
      ),
      (
        "월, 수~금 10:00~22:00", "월·수~금 10:00~22:00", "Mon, Wed–Fri 10:00–22:00",
        "월요일·수요일부터 금요일까지 10:00부터 22:00까지",
        "Monday, Wednesday through Friday from 10:00 to 22:00"
      ),
      (
        "월·화·목·토 10:00~22:00", "월·화·목·토 10:00~22:00", "Mon, Tue, Thu, Sat 10:00–22:00",
        "월요일·화요일·목요일·토요일 10:00부터 22:00까지",
        "Monday, Tuesday, Thursday, Saturday from 10:00 to 22:00"
      ),
    ])
  func weekdays(
    text: String, korean: String, english: String, longKorean: String, longEnglish: String
  ) throws {
    let hours = try #require(OpeningHours(text))
    #expect(hours.phrase(in: .korean) == korean)
    #expect(hours.phrase(in: .english) == english)
    #expect(hours.phrase(in: .korean, style: .long) == longKorean)
    #expect(hours.phrase(in: .english, style: .long) == longEnglish)
    #expect(OpeningHours(korean)?.sessions == hours.sessions)
  }
}
