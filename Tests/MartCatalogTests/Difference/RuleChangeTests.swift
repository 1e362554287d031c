import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("A rule that gives way to another")
struct RuleChangeTests {
  private let today = CivilDate(2026, 11, 20)
  private let first = CivilDate(2026, 11, 25)
  private let sundays = HolidayRule.nth([2, 4], .sunday)
  private let wednesdays = HolidayRule.nth([2, 4], .wednesday)

  private func told(_ old: HolidaySchedule, _ new: HolidaySchedule) -> ClosingChange? {
    func catalog(_ schedule: HolidaySchedule) -> BranchCatalog {
      BranchCatalog([Branch(id: 7, mart: .emart, name: "동래점", schedule: schedule)], asOf: today)
    }
    return CatalogDiff(from: catalog(old), to: catalog(new)).closings.first
  }

  private func switched(_ isMunicipal: Bool = false) throws -> HolidaySchedule {
    let periods = [
      try RulePeriod(sundays, through: first.adding(days: -1)),
      try RulePeriod(wednesdays, from: first),
    ]
    return isMunicipal
      ? try HolidaySchedule(municipal: periods) : try HolidaySchedule(rules: periods)
  }

  @Test("It is one change from the day on which the new rule begins, and explains its days")
  func rule() throws {
    let change = try #require(told(HolidaySchedule(rule: sundays), try switched()))
    let rule = try #require(change.rule)
    #expect(rule.old == sundays && rule.new == wednesdays && rule.from == first)
    #expect(rule.basis == .rule)
    #expect(change.added.count > 20 && change.removed.count > 20)
    #expect(
      change.phrase(in: .korean, relativeTo: today)
        == "이마트 동래점: 11월 25일 (수)부터 둘째·넷째 일요일 → 둘째·넷째 수요일")
    #expect(
      change.phrase(in: .english, relativeTo: today)
        == "E-mart 동래점: from Wed 25 Nov: 2nd and 4th Sunday → 2nd and 4th Wednesday of the month")
  }

  @Test("Without a recorded beginning it begins on the first day that differs")
  func withoutBeginning() throws {
    let change = try #require(
      told(HolidaySchedule(rule: sundays), HolidaySchedule(rule: wednesdays)))
    #expect(change.rule?.from == CivilDate(2026, 11, 22))
  }

  @Test("What the rules do not explain is still told by its day")
  func besides() throws {
    let new = try switched().adding(override: .closed(CivilDate(2026, 12, 25)))
    let change = try #require(told(HolidaySchedule(rule: sundays), new))
    #expect(
      change.phrase(in: .korean, relativeTo: today)
        == "이마트 동래점: 11월 25일 (수)부터 둘째·넷째 일요일 → 둘째·넷째 수요일, 12월 25일 (금) 휴무")
  }

  @Test("A day that a list decides is told by itself, though the rules differ on it")
  func published() throws {
    func december(_ rule: HolidayRule, _ closed: DaySet) throws -> HolidaySchedule {
      try HolidaySchedule(
        rules: [RulePeriod(rule)],
        published: [PublishedMonth(YearMonth(2026, 12), closed: closed)])
    }
    let change = try #require(
      told(try december(sundays, [13]), try december(wednesdays, [9, 27])))
    #expect(
      change.phrase(in: .korean, relativeTo: today)
        == "이마트 동래점: 11월 22일 (일)부터 둘째·넷째 일요일 → 둘째·넷째 수요일, 12월 27일 (일) 휴무")
  }

  @Test("A day more in a year is a day, not a rule")
  func single() throws {
    let change = try #require(
      told(
        HolidaySchedule(rule: sundays),
        HolidaySchedule(rule: [sundays, .yearly(month: 12, day: 25)])))
    #expect(change.rule == nil && change.added == [CivilDate(2026, 12, 25)])
  }

  @Test("What a municipality changes is expected")
  func municipal() throws {
    let old = try HolidaySchedule(municipal: [RulePeriod(sundays)])
    let change = try #require(told(old, try switched(true)))
    #expect(change.rule?.basis == .municipal && change.basis == .municipal)
    #expect(change.expected == (change.added + change.removed).sorted())
    #expect(
      change.phrase(in: .korean, relativeTo: today)
        == "이마트 동래점: 11월 25일 (수)부터 둘째·넷째 일요일 → 둘째·넷째 수요일 (매장 확인 전)")
  }

  @Test("Days that are only expected are said as that")
  func expectedDays() {
    let branch = Branch(id: 7, mart: .emart, name: "동래점")
    let change = ClosingChange(
      branch, removed: [CivilDate(2027, 2, 14)], added: [CivilDate(2027, 2, 7)],
      basis: .tentativeRule)
    #expect(change.expected == [CivilDate(2027, 2, 7), CivilDate(2027, 2, 14)])
    #expect(
      change.phrase(in: .korean, relativeTo: CivilDate(2027, 1, 1))
        == "이마트 동래점: 휴무 예정 2월 14일 (일) → 2월 7일 (일)")
  }
}
