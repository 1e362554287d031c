import KoreanCalendar
import Testing

@Suite("Dates written in code")
struct DateConstantTests {
  @Test("A constant is the date that the failable initializer makes")
  func same() {
    #expect(CivilDate(2026, 11, 22) == CivilDate(year: 2026, month: 11, day: 22))
    #expect(CivilDate(1, 1, 1) == .earliest)
    #expect(CivilDate(9_999, 12, 31) == .latest)
    #expect(YearMonth(2026, 11) == YearMonth(year: 2026, month: 11))
    #expect(YearMonth(1, 1) == .earliest)
    #expect(YearMonth(9_999, 12) == .latest)
    #expect(MonthDay(2, 29) == MonthDay(month: 2, day: 29))
    #expect(LunarDate(2026, 8, 15) == LunarDate(year: 2026, month: 8, day: 15))
    let leap = LunarDate(2025, 6, 1, isLeapMonth: true)
    #expect(leap == LunarDate(year: 2025, month: 6, isLeapMonth: true, day: 1))
    #expect(leap != LunarDate(2025, 6, 1))
  }

  @Test(
    "A constant that is no date stops the program",
    arguments: [
      (2026, 2, 29), (2026, 2, 30), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1),
      (2026, 1, 0), (0, 12, 31), (10_000, 1, 1), (Int.max, Int.max, Int.max),
      (Int.min, Int.min, Int.min),
    ])
  func noDate(year: Int, month: Int, day: Int) async {
    await #expect(processExitsWith: .failure) {
      [year = year as Int, month = month as Int, day = day as Int] in
      _ = CivilDate(year, month, day)
    }
  }

  @Test(
    "A constant that is no month stops the program",
    arguments: [(2026, 0), (2026, 13), (0, 1), (10_000, 1), (Int.max, Int.min)])
  func noMonth(year: Int, month: Int) async {
    await #expect(processExitsWith: .failure) { [year = year as Int, month = month as Int] in
      _ = YearMonth(year, month)
    }
  }

  @Test(
    "A constant that is no day of a year stops the program",
    arguments: [(2, 30), (13, 1), (0, 1), (1, 0), (Int.min, Int.max)])
  func noMonthDay(month: Int, day: Int) async {
    await #expect(processExitsWith: .failure) { [month = month as Int, day = day as Int] in
      _ = MonthDay(month, day)
    }
  }

  @Test(
    "A constant that is no lunar date stops the program",
    arguments: [
      (1899, 12, 1, false), (2101, 1, 1, false), (2026, 1, 31, false), (2026, 6, 1, true),
    ])
  func noLunarDate(year: Int, month: Int, day: Int, isLeap: Bool) async {
    await #expect(processExitsWith: .failure) {
      [year = year as Int, month = month as Int, day = day as Int, isLeap = isLeap as Bool] in
      _ = LunarDate(year, month, day, isLeapMonth: isLeap)
    }
  }

  #if DEBUG
    @Test("The stop names the numbers")
    func messages() async {
      var result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = CivilDate(2026, 2, 30)
      }
      #expect(text(result).contains("CivilDate(2026, 2, 30) is no day of the years 1…9999"))
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = YearMonth(2026, 13)
      }
      #expect(text(result).contains("YearMonth(2026, 13) is no month of the years 1…9999"))
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = MonthDay(2, 30)
      }
      #expect(text(result).contains("MonthDay(2, 30) is no day of any year"))
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = LunarDate(2026, 6, 1, isLeapMonth: true)
      }
      #expect(text(result).contains("LunarDate(2026, 6, 1, isLeapMonth: true) is no day"))
    }

    private func text(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
  #endif
}
