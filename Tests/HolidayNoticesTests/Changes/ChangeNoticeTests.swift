import HolidayNotices
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("Change notices")
struct ChangeNoticeTests {
  private let branch = Branch(id: 7, mart: .emart, name: "동래점")

  private func days(_ texts: String) -> [CivilDate] {
    texts.split(separator: " ").compactMap { CivilDate(String($0)) }
  }

  @Test(
    "What changed is said in a sentence",
    arguments: [
      ("2026-02-09", "2026-02-17", "2026-02-01", "이마트 동래점 2월 휴무일이 9일에서 17일로 바뀌었습니다."),
      ("2026-02-09", "2026-02-17", "2026-02-10", "이마트 동래점 2월 휴무일에 17일이 추가되었습니다."),
      ("2026-02-17", "2026-02-09", "2026-02-10", "이마트 동래점 2월 휴무일에서 17일은 빠졌습니다."),
      ("2026-02-09", "2026-02-17", "2026-02-17", "이마트 동래점 2월 휴무일에 17일이 추가되었습니다."),
      ("2026-02-09", "", "2026-02-01", "이마트 동래점 2월 휴무일에서 9일은 빠졌습니다."),
      ("", "2026-02-09 2026-02-23", "2026-02-01", "이마트 동래점 2월 휴무일에 9일, 23일이 추가되었습니다."),
      (
        "2026-12-27", "2027-01-10", "2026-12-01",
        "이마트 동래점 12월 휴무일에서 27일은 빠졌습니다.\n이마트 동래점 2027년 1월 휴무일에 10일이 추가되었습니다."
      ),
      (
        "2026-10-11 2026-10-25", "2026-10-01 2026-10-26", "2026-09-30",
        "이마트 동래점 10월 휴무일이 11일에서 1일로 바뀌었습니다.\n이마트 동래점 10월 휴무일이 25일에서 26일로 바뀌었습니다."
      ),
      (
        "2026-09-23", "2026-09-24 2026-09-30", "2026-09-01",
        "이마트 동래점 9월 휴무일에서 23일은 빠졌습니다.\n이마트 동래점 9월 휴무일에 24일, 30일이 추가되었습니다."
      ),
    ])
  func sentences(removed: String, added: String, today: String, expected: String) throws {
    let change = ClosingChange(branch, removed: days(removed), added: days(added))
    let date = try #require(CivilDate(today))
    #expect(ChangeNotice(change, on: date)?.phrase(in: .korean) == expected)
  }

  @Test("Nothing is said of days that are over, and of days that came and went")
  func nothing() {
    let day = CivilDate(2026, 2, 9)
    let past = ClosingChange(branch, removed: [day], added: [CivilDate(2026, 2, 17)])
    #expect(ChangeNotice(past, on: CivilDate(2026, 2, 18)) == nil)
    let same = ClosingChange(branch, removed: [day], added: [day])
    #expect(same.isEmpty)
    #expect(ChangeNotice(same, on: CivilDate(2026, 1, 1)) == nil)
  }

  @Test("In English the whole date is said")
  func english() {
    let change = ClosingChange(
      branch, removed: [CivilDate(2026, 2, 9)], added: [CivilDate(2026, 2, 17)])
    #expect(
      ChangeNotice(change, on: CivilDate(2026, 2, 1))?.phrase(in: .english)
        == "E-mart 동래점 is closed on Tuesday, 17 February instead of Monday, 9 February.")
  }

  @Test("The difference of two catalogs is told for the branches of interest")
  func difference() {
    let other = Branch(id: 8, mart: .costco, name: "양재점")
    let today = CivilDate(2026, 1, 30)
    func catalog(_ first: HolidayRule, _ second: HolidayRule) -> BranchCatalog {
      BranchCatalog(
        [
          Branch(id: 7, mart: .emart, name: "동래점", schedule: HolidaySchedule(rule: first)),
          Branch(
            id: other.id, mart: other.mart, name: other.name,
            schedule: HolidaySchedule(rule: second)),
        ], asOf: today)
    }
    let diff = CatalogDiff(
      from: catalog(.nth([2], .monday), .never), to: catalog(.nth([3], .tuesday), .last(.sunday)),
      in: today...CivilDate(2026, 3, 1))
    #expect(
      diff.notices(on: today, about: [7]).map { $0.phrase(in: .korean) } == [
        "이마트 동래점 정기휴무일이 2월 9일부터 둘째 월요일에서 셋째 화요일로 바뀝니다."
      ])
    #expect(diff.notices(on: today).map(\.change.id) == [7, 8])
  }

  @Test("A store that closes for good is told as that, without a list of days removed")
  func state() throws {
    let today = CivilDate(2026, 11, 1)
    func catalog(_ schedule: HolidaySchedule) -> BranchCatalog {
      BranchCatalog([Branch(id: 7, mart: .emart, name: "동래점", schedule: schedule)], asOf: today)
    }
    let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
    let closed = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday))], closedForGoodFrom: CivilDate(2026, 12, 1))
    let notices = CatalogDiff(from: catalog(schedule), to: catalog(closed)).notices(on: today)
    #expect(notices.map(\.items) == [[.state(.closedForGood(from: CivilDate(2026, 12, 1)))]])
    #expect("\(notices[0].items)" == "[.state(.closedForGood(from: 2026-12-01))]")
    let text = try #require(notices.first?.phrase(in: .korean))
    #expect(text == "이마트 동래점: 12월 1일 (화)부터 폐점")
    let shut = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday))],
      closures: [StoreClosure(from: CivilDate(2026, 12, 14), through: CivilDate(2026, 12, 15))])
    #expect(
      CatalogDiff(from: catalog(schedule), to: catalog(shut)).notices(on: today)
        .map { $0.phrase(in: .korean) } == ["이마트 동래점: 12월 14일 (월)~15일 (화) 임시 휴점"])
    #expect(notices.first?.title(in: .korean) == "이마트 동래점 폐점")
    #expect(notices.first?.title(in: .english) == "E-mart 동래점: permanent closure")
    // What was announced is called off.
    let off = CatalogDiff(from: catalog(closed), to: catalog(schedule)).notices(on: today)
    #expect(off.map { $0.title(in: .english) } == ["E-mart 동래점: stays open"])
    #expect(
      off.map { $0.phrase(in: .korean) } == ["이마트 동래점은 계속 영업합니다. 알려 드린 폐점이 취소되었습니다."])
    let back = CatalogDiff(from: catalog(shut), to: catalog(schedule))
    #expect(
      back.notices(on: today).map { $0.phrase(in: .english) } == [
        "E-mart 동래점 stays open: the announced temporary closure is off."
      ])
    #expect(
      back.notices(on: CivilDate(2026, 12, 15)).map { $0.phrase(in: .korean) }
        == ["이마트 동래점은 다시 영업합니다."])
  }
}
