import Favorites
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("What the favorites do together")
struct FavoritesSummaryTests {
  private let sunday = CivilDate(2026, 11, 22)
  private let catalog = BranchCatalog([
    Branch(
      id: 1, mart: .emart, name: "성수점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday))),
    Branch(
      id: 2, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([2, 4], .sunday))),
    Branch(
      id: 3, mart: .emart, name: "대구점", schedule: HolidaySchedule(rule: .nth([2, 4], .monday))),
    Branch(id: 4, mart: .traders, name: "고양점", schedule: HolidaySchedule(rule: .never)),
    Branch(id: 5, mart: .homeplus, name: "잠실점"),
  ])

  private func summary(_ ids: [Int]) throws -> FavoritesSummary {
    FavoritesSummary(try FavoriteList(ids, limit: nil), in: catalog, on: sunday)
  }

  private static let phrases: [([Int], String, String)] = [
    ([], "즐겨찾는 매장이 없습니다.", "There are no favorites."),
    ([1], "오늘 휴무", "closed today"), ([3], "오늘 영업", "open today"),
    ([5], "오늘 영업 여부 모름", "unknown today"), ([99], "오늘 영업 여부 모름", "unknown today"),
    ([1, 3, 4], "셋 중 둘은 오늘 영업", "2 of 3 open today"),
    ([1, 2, 3], "셋 중 하나는 오늘 영업", "1 of 3 open today"),
    ([3, 4], "둘 모두 오늘 영업", "both open today"),
    ([1, 2], "둘 모두 오늘 휴무", "both closed today"),
    ([3, 4, 5], "셋 중 둘은 오늘 영업, 하나는 모름", "2 of 3 open today, 1 unknown"),
    ([1, 2, 99], "셋 중 둘은 오늘 휴무, 하나는 모름", "2 of 3 closed today, 1 unknown"),
    ([1, 3, 5, 99], "넷 중 하나는 오늘 영업, 하나는 휴무, 둘은 모름", "1 of 4 open today, 1 closed, 2 unknown"),
    ([5, 99], "둘 모두 오늘 영업 여부 모름", "both unknown today"),
    ([98, 5, 99], "셋 모두 오늘 영업 여부 모름", "all 3 unknown today"),
  ]

  @Test(
    "The favorites are counted in words, and what is not known is never an answer",
    arguments: phrases)
  func shortPhrases(ids: [Int], korean: String, english: String) throws {
    let summary = try summary(ids)
    #expect(summary.phrase(in: .korean) == korean)
    #expect(summary.phrase(in: .english) == english)
    #expect(summary.count == ids.count && summary.entries.map(\.id) == ids)
    #expect(summary.open.count + summary.closed.count + summary.unknown.count == ids.count)
  }

  @Test("No answer names or counts a store that was not asked about", arguments: phrases.map(\.0))
  func onlyFavorites(ids: [Int]) throws {
    let summary = try summary(ids)
    let others = catalog.branches.filter { !ids.contains($0.id) }
    for language in PhraseLanguage.allCases {
      let text = summary.phrase(in: language, style: .long)
      #expect(!others.contains { text.contains($0.displayName(in: language)) }, "\(text)")
      for branch in catalog.branches where ids.contains(branch.id) {
        #expect(text.contains(branch.displayName(in: language)), "\(text)")
      }
    }
    for entry in summary.entries {
      #expect(entry.branch == catalog[entry.id])
      #expect(entry.status == catalog[entry.id]?.schedule.status(on: sunday) ?? .unknown)
    }
    #expect(summary.missing == ids.filter { $0 >= 98 })
  }

  @Test("A store of which nothing is known is asked about, and is not what nobody knows")
  func unknownSentences() throws {
    func english(_ ids: [Int]) throws -> String {
      FavoritesSummary(try FavoriteList(ids, limit: nil), in: twoUnknown, on: sunday)
        .phrase(in: .english, style: .long)
    }
    let twoUnknown = BranchCatalog(
      catalog.branches + [Branch(id: 6, mart: .emart, name: "3호점")])
    #expect(
      try english([1, 6])
        == "On Sunday, 22 November, E-mart 성수점 is closed. "
        + "It is not known yet whether E-mart 3호점 is open.")
    #expect(
      try english([5, 6])
        == "It is not known yet whether Homeplus 잠실점 and E-mart 3호점 are open "
        + "on Sunday, 22 November.")
    #expect(
      FavoritesSummary(try FavoriteList([6]), in: twoUnknown, on: sunday)
        .phrase(in: .korean, style: .long) == "11월 22일 일요일에 이마트 3호점은 아직 알 수 없습니다.")
  }

  @Test("This Sunday, over all favorites")
  func thisSunday() throws {
    let list = try FavoriteList([1, 3, 4])
    for (today, date, word) in [
      (CivilDate(2026, 11, 16), sunday, "이번 일요일"), (CivilDate(2026, 11, 20), sunday, "이번 일요일"),
      (CivilDate(2026, 11, 21), sunday, "내일"), (sunday, sunday, "오늘"),
      (CivilDate(2026, 11, 23), CivilDate(2026, 11, 29), "이번 일요일"),
    ] {
      let summary = FavoritesSummary.thisSunday(list, in: catalog, asOf: today)
      #expect(summary.date == date)
      #expect(
        summary.phrase(in: .korean) == (date == sunday ? "셋 중 둘은 \(word) 영업" : "셋 모두 \(word) 영업"))
    }
    #expect(
      FavoritesSummary.thisSunday(list, in: catalog, asOf: CivilDate(2026, 11, 18)).phrase(
        in: .english)
        == "2 of 3 open this Sunday")
    #expect(FavoritesSummary.thisSunday(list, in: catalog, asOf: .latest).date == .latest)
  }

  @Test("A date further away is named, and a doubt is said")
  func tentative() throws {
    let chuseok = FavoritesSummary(
      try FavoriteList([1, 3]), in: catalog, on: CivilDate(2026, 9, 27),
      asked: CivilDate(2026, 9, 1))
    #expect(chuseok.phrase(in: .korean) == "둘 중 하나는 9월 27일 (일) 영업 예정(변경 가능), 하나는 휴무 예정(변경 가능)")
    #expect(
      chuseok.phrase(in: .english)
        == "1 of 2 expected to be open (may change) on Sun 27 Sep, "
        + "1 expected to be closed (may change)")
    #expect(
      chuseok.phrase(in: .korean, style: .long)
        == "9월 27일 일요일에 이마트 성수점은 휴무 예정입니다 (변경 가능). 이마트 대구점은 영업할 예정입니다 (변경 가능). "
        + "바뀔 수 있으니 매장에 확인해 주세요.")
  }
}
