import KoreanCalendar
import MartModels
import Testing

@Suite("Holiday rules")
struct HolidayRuleTests {
  /// Published closings of October and November 2026, and the rule of the municipality.
  private static let familyDays: [(HolidayRule, [Int], [Int])] = [
    (.nth([2, 4], .sunday), [11, 25], [8, 22]),
    (.nth([2, 4], .wednesday), [14, 28], [11, 25]),
    (.nth([2, 4], .monday), [12, 26], [9, 23]),
    ([.nth([2], .wednesday), .nth([4], .sunday)], [14, 25], [11, 22]),
    ([.nth([2], .friday), .nth([4], .saturday)], [9, 24], [13, 28]),
    ([.days([10]), .nth([4], .sunday)], [10, 25], [10, 22]),
    (.days([10, 25]), [10, 25], [10, 25]),
    (.every(.sunday), [4, 11, 18, 25], [1, 8, 15, 22, 29]),
    (.never, [], []),
  ]

  @Test("The rule families give the days that stores published", arguments: familyDays)
  func families(rule: HolidayRule, october: [Int], november: [Int]) {
    #expect(Array(rule.closings(in: YearMonth(2026, 10))) == october)
    #expect(Array(rule.closings(in: YearMonth(2026, 11))) == november)
  }

  @Test("The fifth weekday yields nothing in a month that has only four")
  func fifthWeekday() {
    let rule = HolidayRule.nth(5, .sunday)
    #expect(rule.closings(in: YearMonth(2026, 10)).isEmpty)
    #expect(rule.closings(in: YearMonth(2026, 11)) == [29])
    #expect(rule.next(onOrAfter: CivilDate(2026, 11, 30)) == CivilDate(2027, 1, 31))
  }

  @Test("The next closing includes the day itself")
  func nextIncludesToday() {
    let rule = HolidayRule.nth([2, 4], .sunday)
    #expect(rule.next(onOrAfter: CivilDate(2026, 11, 22)) == CivilDate(2026, 11, 22))
    #expect(rule.next(onOrAfter: CivilDate(2026, 11, 23)) == CivilDate(2026, 12, 13))
  }

  @Test("A day that a month lacks is passed over, not moved")
  func missingDay() {
    #expect(
      HolidayRule.days([31]).next(onOrAfter: CivilDate(2026, 11, 1)) == CivilDate(2026, 12, 31))
    #expect(
      HolidayRule.yearly(month: 2, day: 29).next(onOrAfter: CivilDate(2026, 1, 1))
        == CivilDate(2028, 2, 29))
    #expect(
      HolidayRule.yearly(month: 2, day: 29).next(onOrAfter: CivilDate(2096, 3, 1))
        == CivilDate(2104, 2, 29))
  }

  @Test("The eve of the first of a month is the last of the month before")
  func eveAcrossMonths() {
    #expect(HolidayRule.eve(of: .newYearsDay).closings(in: YearMonth(2026, 12)) == [31])
    #expect(HolidayRule.eve(of: .eve(of: .newYearsDay)).closings(in: YearMonth(2026, 12)) == [30])
    #expect(HolidayRule.eve(of: .days([1])).closings(in: YearMonth(2028, 2)) == [29])
  }

  @Test("Seollal and Chuseok are lunar, and their eves are the days before")
  func festivals() {
    let rule: HolidayRule = [.seollal, .eve(of: .seollal), .chuseok, .eve(of: .chuseok)]
    #expect(
      Array(rule.closings(in: CivilDate(2027, 1, 1)...CivilDate(2028, 12, 31))) == [
        CivilDate(2027, 2, 6), CivilDate(2027, 2, 7), CivilDate(2027, 9, 14),
        CivilDate(2027, 9, 15), CivilDate(2028, 1, 26), CivilDate(2028, 1, 27),
        CivilDate(2028, 10, 2), CivilDate(2028, 10, 3),
      ])
  }

  @Test("Public holidays are those of the decree, with their substitutes, without plain Sundays")
  func publicHolidays() {
    #expect(HolidayRule.publicHolidays.closings(in: YearMonth(2026, 5)) == [1, 5, 24, 25])
    #expect(HolidayRule.publicHolidays.closings(in: YearMonth(2026, 11)).isEmpty)
    #expect(HolidayRule.publicHolidays.next(onOrAfter: CivilDate(2100, 12, 28)) == nil)
  }

  @Test("Every other week counts from its anchor and never before it")
  func everyOtherWeek() {
    let rule = HolidayRule.everyOther(.wednesday, from: CivilDate(2026, 11, 3))
    #expect(
      Array(rule.closings(in: CivilDate(2026, 10, 1)...CivilDate(2026, 12, 31))) == [
        CivilDate(2026, 11, 4), CivilDate(2026, 11, 18), CivilDate(2026, 12, 2),
        CivilDate(2026, 12, 16), CivilDate(2026, 12, 30),
      ])
    #expect(rule.next(onOrAfter: .earliest) == CivilDate(2026, 11, 4))
  }

  private static let deadRules: [HolidayRule] = [
    .never, .during(months: [2], .days([30, 31])), .during(months: [3], .seollal),
    .every(.sunday).except(.nth([1, 2, 3, 4, 5], .sunday)),
    .every(.sunday).except(.days(1...31)), .nth([2, 4], .sunday).except(.every(.sunday)),
  ]

  @Test("A rule that never fires again says so", arguments: deadRules)
  func neverAgain(rule: HolidayRule) {
    #expect(rule.next(onOrAfter: CivilDate(2026, 11, 21)) == nil)
    #expect(Array(rule.closings(in: CivilDate(2026, 1, 1)...CivilDate(2030, 12, 31))).isEmpty)
  }

  @Test("Lunar rules end with the almanac")
  func endOfTheAlmanac() {
    #expect(HolidayRule.seollal.next(onOrAfter: CivilDate(2100, 12, 31)) == nil)
    #expect(HolidayRule.chuseok.next(onOrAfter: CivilDate(9999, 1, 1)) == nil)
  }

  @Test("The rarest rule is found over a gap of forty years")
  func rarestRule() {
    let rule = HolidayRule.during(months: [2], .nth(5, .sunday))
    #expect(rule.next(onOrAfter: CivilDate(1880, 3, 1)) == CivilDate(1920, 2, 29))
    #expect(rule.next(onOrAfter: CivilDate(2026, 11, 21)) == CivilDate(2032, 2, 29))
  }

  @Test("A rule works to the last day of the calendar and stops there")
  func lastDay() {
    #expect(HolidayRule.every(.friday).next(onOrAfter: .latest) == .latest)
    #expect(HolidayRule.every(.sunday).next(onOrAfter: .latest) == nil)
    #expect(HolidayRule.eve(of: .newYearsDay).next(onOrAfter: CivilDate(9999, 6, 1)) == nil)
    #expect(
      Array(HolidayRule.every(.friday).closings(in: CivilDate(9999, 12, 24) ... .latest)).count == 2
    )
  }

  @Test("Outside values are refused by a typed error that names them")
  func validation() throws {
    #expect(throws: HolidayRuleError(.ordinalOutOfRange, value: "6")) {
      try HolidayRule(validatingNth: [2, 6], .sunday)
    }
    #expect(throws: HolidayRuleError(.ordinalOutOfRange, value: "0")) {
      try HolidayRule(validatingNth: [0], .sunday)
    }
    #expect(throws: HolidayRuleError(.dayOutOfRange, value: "32")) {
      try HolidayRule(validatingDays: [10, 32])
    }
    #expect(throws: HolidayRuleError(.monthOutOfRange, value: "13")) {
      try HolidayRule(validatingMonths: [13], .seollal)
    }
  }

  @Test("A wrong ordinal that is written in the program traps and names it")
  func ordinalTrap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = HolidayRule.nth([6], .sunday)
    }
    #if DEBUG
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains("no such weekday of a month, 1…5: 6"))
    #endif
  }

  @Test("A yearly day that no year has traps")
  func yearlyTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = HolidayRule.yearly(month: 2, day: 30)
    }
  }
}
