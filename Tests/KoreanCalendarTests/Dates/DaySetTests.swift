import KoreanCalendar
import MartTestSupport
import Testing

@Suite("Sets of days")
struct DaySetTests {
  @Test("The algebra is that of sets of integers", arguments: 0..<40)
  func algebra(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<25 {
      let first = DaySet(bits: UInt32.random(in: .min ... .max, using: &random))
      let second = DaySet(
        bits: UInt32.random(in: .min ... .max, using: &random)
          & UInt32.random(in: .min ... .max, using: &random))
      let one = Set((1...31).filter { first.bits >> UInt32($0) & 1 == 1 })
      let two = Set((1...31).filter { second.bits >> UInt32($0) & 1 == 1 })
      #expect(Set(first) == one, "seed \(seed)")
      #expect(Array(first) == one.sorted(), "seed \(seed)")
      #expect(first.count == one.count, "seed \(seed)")
      #expect(first.isEmpty == one.isEmpty, "seed \(seed)")
      #expect(first.first == one.min(), "seed \(seed)")
      #expect(first.last == one.max(), "seed \(seed)")
      #expect(Set(first.union(second)) == one.union(two), "seed \(seed)")
      #expect(Set(first.intersection(second)) == one.intersection(two), "seed \(seed)")
      #expect(Set(first.subtracting(second)) == one.subtracting(two), "seed \(seed)")
      #expect(
        Set(first.symmetricDifference(second)) == one.symmetricDifference(two), "seed \(seed)")
      #expect(first.isSubset(of: second) == one.isSubset(of: two), "seed \(seed)")
      #expect(first.intersection(second).isSubset(of: second), "seed \(seed)")
      #expect(first.isDisjoint(with: second) == one.isDisjoint(with: two), "seed \(seed)")
      #expect(first.subtracting(second).isDisjoint(with: second), "seed \(seed)")
      let day = Int.random(in: -3...40, using: &random)
      #expect(first.contains(day) == one.contains(day), "seed \(seed)")
      #expect(Set(first.onOrAfter(day)) == one.filter { $0 >= day }, "seed \(seed)")
    }
  }

  @Test("Bit 0 is never a day")
  func bitZero() {
    #expect(DaySet(bits: 1).isEmpty)
    #expect(DaySet(bits: .max) == .all)
    #expect(DaySet.all.count == 31)
    #expect(DaySet().first == nil)
    #expect(DaySet().last == nil)
  }

  @Test("The days through a day", arguments: 0...31)
  func through(day: Int) {
    #expect(Array(DaySet(throughDay: day)) == Array(1..<(day + 1)))
  }

  @Test("Days from outside are checked, and the first wrong one is named")
  func validating() throws {
    #expect(try Array(DaySet(validating: [22, 8, 22])) == [8, 22])
    for days in [[0], [32, 0], [8, -1], [Int.max], [Int.min]] {
      let error = #expect(throws: CalendarError.self) { try DaySet(validating: days) }
      #expect(error?.code == .dayOutOfRange)
      #expect(error?.value == days.first { $0 < 1 || $0 > 31 }.map(String.init))
    }
  }

  @Test("A wrong day in a literal stops the program")
  func literal() async {
    await #expect(processExitsWith: .failure) {
      let days: DaySet = [8, 32]
      _ = days
    }
  }

  @Test("A set prints its days in order")
  func text() {
    let days: DaySet = [22, 8]
    #expect(days.description == "[8, 22]")
    #expect(DaySet().description == "[]")
    #expect(days.underestimatedCount == 2)
  }
}

@Suite("Months, month days and weekdays")
struct MonthTests {
  @Test("A month gives its dates and days")
  func month() {
    let month = YearMonth(2028, 2)
    #expect(month.firstDay == CivilDate(2028, 2, 1))
    #expect(month.lastDay == CivilDate(2028, 2, 29))
    #expect(month.dates == CivilDate(2028, 2, 1)...CivilDate(2028, 2, 29))
    #expect(month.allDays == DaySet(throughDay: 29))
    #expect(month.date(day: 29) == CivilDate(2028, 2, 29))
    #expect(month.date(day: 30) == nil)
    #expect(month.date(day: 0) == nil)
    #expect(month.date(day: .min) == nil)
    #expect(month.contains(CivilDate(2028, 2, 29)))
    #expect(!month.contains(CivilDate(2028, 3, 1)))
    #expect(!month.contains(CivilDate(2028, 1, 31)))
    #expect(YearMonth(year: 0, month: 12) == nil)
    #expect(YearMonth(year: 10_000, month: 1) == nil)
    #expect(YearMonth(year: 2026, month: 13) == nil)
    #expect(YearMonth(year: 2026, month: 0) == nil)
  }

  @Test("Adding months goes across years both ways")
  func arithmetic() {
    let month = YearMonth(2026, 11)
    #expect(month.adding(months: 2) == YearMonth(2027, 1))
    #expect(month.adding(months: -11) == YearMonth(2025, 12))
    #expect(month.months(until: YearMonth(2027, 1)) == 2)
    #expect(
      Array(month..<YearMonth(2027, 2)).map(\.description) == ["2026-11", "2026-12", "2027-01"])
    #expect(month < YearMonth(2026, 12))
  }

  @Test("A month day falls in the years that have it")
  func monthDay() throws {
    let leapDay = try #require(MonthDay(month: 2, day: 29))
    #expect(leapDay.date(in: 2028) == CivilDate(2028, 2, 29))
    #expect(leapDay.date(in: 2026) == nil)
    #expect(leapDay.date(in: 0) == nil)
    #expect(leapDay.month == 2 && leapDay.day == 29)
    #expect(MonthDay(month: 2, day: 30) == nil)
    #expect(MonthDay(month: 0, day: 1) == nil)
    let chuseok = CivilDate(2026, 9, 25)
    #expect(chuseok.monthDay.description == "09-25")
    #expect(leapDay < chuseok.monthDay)
  }

  @Test("Weekdays go round in both directions")
  func weekdays() {
    for weekday in Weekday.allCases {
      for days in -20...20 {
        let expected = ((weekday.rawValue + days) % 7 + 7) % 7
        #expect(weekday.advanced(by: days).rawValue == expected)
      }
    }
    #expect(Weekday.sunday.advanced(by: .max).rawValue == Int.max % 7)
    #expect(Weekday.sunday.advanced(by: .min).rawValue == (Int.min % 7 + 7) % 7)
    #expect(Weekday.sunday < .saturday)
    #expect(Weekday.allCases.map(\.koreanSymbol).joined() == "일월화수목금토")
    #expect(Weekday.allCases.map(\.koreanName).last == "토요일")
    #expect(
      Weekday.allCases.map(\.englishName) == [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
      ])
  }
}
