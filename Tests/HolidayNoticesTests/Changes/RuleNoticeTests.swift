import HolidayNotices
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("Notices of a changed rule")
struct RuleNoticeTests {
  private let first = CivilDate(2026, 11, 25)
  private let sundays = HolidayRule.nth([2, 4], .sunday)
  private let wednesdays = HolidayRule.nth([2, 4], .wednesday)

  private func told(
    on today: CivilDate, from old: HolidaySchedule, to new: HolidaySchedule
  ) -> ChangeNotice? {
    func catalog(_ schedule: HolidaySchedule) -> BranchCatalog {
      BranchCatalog([Branch(id: 7, mart: .emart, name: "동래점", schedule: schedule)], asOf: today)
    }
    return CatalogDiff(from: catalog(old), to: catalog(new)).notices(on: today).first
  }

  private func periods() throws -> [RulePeriod] {
    [
      try RulePeriod(sundays, through: first.adding(days: -1)),
      try RulePeriod(wednesdays, from: first),
    ]
  }

  @Test("Sundays that become Wednesdays are one sentence, from the day on which they do")
  func sentence() throws {
    let new = try HolidaySchedule(rules: periods())
    let notice = try #require(
      told(on: CivilDate(2026, 11, 20), from: HolidaySchedule(rule: sundays), to: new))
    #expect(notice.items.isEmpty && notice.rule?.from == first)
    #expect(
      notice.phrase(in: .korean)
        == "이마트 동래점 정기휴무일이 11월 25일부터 둘째·넷째 일요일에서 둘째·넷째 수요일로 바뀝니다.")
    #expect(
      notice.phrase(in: .english)
        == "E-mart 동래점: the regular closing days change from 2nd and 4th Sunday to 2nd and 4th "
        + "Wednesday of the month, starting Wednesday, 25 November.")
  }

  @Test("A rule that ends or begins has none on its other side")
  func none() throws {
    let ended = try HolidaySchedule(rules: [
      RulePeriod(sundays, through: first.adding(days: -1)), RulePeriod(.never, from: first),
    ])
    let begun = try HolidaySchedule(rules: [
      RulePeriod(.never, through: first.adding(days: -1)), RulePeriod(sundays, from: first),
    ])
    let today = CivilDate(2026, 11, 20)
    let start = "E-mart 동래점: the regular closing days change from "
    #expect(
      told(on: today, from: HolidaySchedule(rule: sundays), to: ended)?.phrase(in: .english)
        == start + "2nd and 4th Sunday of the month to none, starting Wednesday, 25 November.")
    #expect(
      told(on: today, from: HolidaySchedule(rule: .never), to: begun)?.phrase(in: .english)
        == start + "none to 2nd and 4th Sunday of the month, starting Wednesday, 25 November.")
  }

  @Test("A change that has begun is told in the past")
  func begun() throws {
    let new = try HolidaySchedule(rules: periods())
    let notice = try #require(
      told(on: CivilDate(2026, 12, 1), from: HolidaySchedule(rule: sundays), to: new))
    #expect(
      notice.phrase(in: .korean)
        == "이마트 동래점 정기휴무일이 11월 25일부터 둘째·넷째 일요일에서 둘째·넷째 수요일로 바뀌었습니다.")
  }

  @Test("What the municipality changes is expected")
  func municipal() throws {
    let old = try HolidaySchedule(municipal: [RulePeriod(sundays)])
    let new = try HolidaySchedule(municipal: periods())
    let notice = try #require(told(on: CivilDate(2026, 11, 20), from: old, to: new))
    #expect(notice.basis == .municipal)
    #expect(
      notice.phrase(in: .korean)
        == "이마트 동래점 정기휴무일이 11월 25일부터 둘째·넷째 일요일에서 둘째·넷째 수요일로 바뀔 예정입니다 (매장 확인 전).")
  }

  @Test("A day beside the rule is told by itself")
  func besides() throws {
    let new = try HolidaySchedule(rules: periods(), overrides: [.closed(CivilDate(2026, 12, 25))])
    let notice = try #require(
      told(on: CivilDate(2026, 11, 20), from: HolidaySchedule(rule: sundays), to: new))
    #expect(notice.items == [.added([CivilDate(2026, 12, 25)])])
    #expect(notice.phrase(in: .korean).hasSuffix("\n이마트 동래점 12월 휴무일에 25일이 추가되었습니다."))
  }

  @Test("Days that are only expected are told as expected, apart from the others")
  func expectedDays() throws {
    let branch = Branch(id: 7, mart: .emart, name: "동래점")
    let guess = ClosingChange(
      branch, removed: [CivilDate(2027, 2, 14)], added: [CivilDate(2027, 2, 17)],
      basis: .tentativeRule)
    let notice = try #require(ChangeNotice(guess, on: CivilDate(2027, 1, 20)))
    #expect(notice.phrase(in: .korean) == "이마트 동래점 2월 휴무일이 14일에서 17일로 바뀔 예정입니다 (변경 가능).")
    #expect(
      notice.phrase(in: .english)
        == "E-mart 동래점 is expected to be closed on Wednesday, 17 February instead of Sunday, "
        + "14 February (may change).")
    let added = ClosingChange(
      branch, removed: [], added: [CivilDate(2027, 2, 7), CivilDate(2027, 2, 17)], basis: .municipal
    )
    #expect(
      ChangeNotice(added, on: CivilDate(2027, 1, 20))?.phrase(in: .korean)
        == "이마트 동래점 2월 휴무일에 7일, 17일이 추가될 예정입니다 (매장 확인 전).")
  }
}
