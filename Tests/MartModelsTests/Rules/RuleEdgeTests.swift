import KoreanCalendar
import MartModels
import Testing

@Suite("Moved closings at the ends of the calendar and of the almanac")
struct RuleEdgeTests {
  private static func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  @Test("Nothing is moved in from before the first day or out beyond the last")
  func calendarEnds() throws {
    // 0001-01-01 is a Monday, 9999-12-31 a Friday.
    #expect(
      HolidayRule.dayAfter(of: .every(.sunday)).next(onOrAfter: .earliest)
        == (try Self.date("0001-01-08")))
    #expect(HolidayRule.dayAfter(of: .every(.friday)).next(onOrAfter: .latest) == nil)
    #expect(HolidayRule.dayAfter(of: .every(.thursday)).next(onOrAfter: .latest) == .latest)
    let friday = HolidayRule.every(.friday).deferred(past: .yearly(month: 12, day: 31))
    #expect(friday.next(onOrAfter: .latest) == nil)
    #expect(friday.closings(in: .latest) == [3, 10, 17, 24])
    let monday = HolidayRule.every(.monday).deferred(past: .newYearsDay)
    #expect(monday.closings(in: .earliest) == [2, 8, 15, 22, 29])
    #expect(Array(monday.closings(in: .earliest...(try Self.date("0001-01-08")))).count == 2)
    let eve = HolidayRule.eve(of: .every(.monday).deferred(past: .newYearsDay))
    #expect(eve.closings(in: .earliest) == [1, 7, 14, 21, 28])
  }

  @Test("After the public holidays of 2100 nothing is moved")
  func almanacEnd() throws {
    let rule = HolidayRule.every(.monday).deferred(past: .publicHolidays)
    // Christmas of 2100 is a Saturday and has its substitute on Monday the 27th.
    #expect(rule.closings(in: try Self.date("2100-12-01").yearMonth) == [6, 13, 20, 28])
    #expect(rule.closings(in: try Self.date("2101-01-01").yearMonth) == [3, 10, 17, 24, 31])
    #expect(rule.next(onOrAfter: .latest) == nil)
    let both = HolidayRule.every(.wednesday).intersection(.publicHolidays)
    #expect(both.next(onOrAfter: try Self.date("2101-01-01")) == nil)
    #expect(
      HolidayRule.dayAfter(of: .publicHolidays).next(onOrAfter: try Self.date("2100-12-28"))
        == (try Self.date("2100-12-28")))
    #expect(
      HolidayRule.dayAfter(of: .publicHolidays).next(onOrAfter: try Self.date("2100-12-29")) == nil)
  }

  @Test("A holiday rule moved over the end of 2100 is still found")
  func overTheEnd() throws {
    var rule = HolidayRule.substituteHolidays
    for _ in 0..<10 { rule = .dayAfter(of: rule) }
    #expect(rule.next(onOrAfter: try Self.date("2101-01-01")) == (try Self.date("2101-01-06")))
    #expect(rule.next(onOrAfter: try Self.date("2101-01-07")) == nil)
  }

  @Test(
    "A thousand eves or days after are no more than so many days",
    arguments: [27, 28, 55, 400, 1_000])
  func manyMoves(count: Int) throws {
    let festival = try Self.date("2027-12-25")
    let christmas = HolidayRule.yearly(month: 12, day: 25)
    let eves = (0..<count).reduce(christmas) { rule, _ in .eve(of: rule) }
    let before = festival.adding(days: -count)
    #expect(eves.closes(on: before) && !eves.closes(on: before.adding(days: 1)))
    #expect(eves.next(onOrAfter: before.adding(days: -9)) == before)
    let later = (0..<count).reduce(christmas) { rule, _ in .dayAfter(of: rule) }
    let after = festival.adding(days: count)
    #expect(later.closes(on: after) && !later.closes(on: after.adding(days: -1)))
    #expect(later.next(onOrAfter: after.adding(days: -9)) == after)
    let both = (0..<count).reduce(christmas) { rule, place in
      place.isMultiple(of: 2) ? .eve(of: rule) : .dayAfter(of: rule)
    }
    #expect(both.closes(on: festival.adding(days: -(count % 2))))
  }

  @Test("A rule that begins in a later century is found")
  func lateBegin() throws {
    let start = try Self.date("2310-01-03")
    let now = try Self.date("2026-11-22")
    let rule = HolidayRule.everyOther(start.weekday, from: start)
    #expect(rule.next(onOrAfter: now) == start)
    #expect(rule.except(.seollal).next(onOrAfter: now) == start)
    #expect(rule.except(.days([1])).next(onOrAfter: .earliest) == start)
    #expect(HolidayRule.dayAfter(of: rule).next(onOrAfter: now) == start.adding(days: 1))
    #expect(rule.intersection(.days([3])).next(onOrAfter: now) == start)
  }

  @Test("Every other Sunday that is a leap day comes back after 68 years")
  func rareWeeks() throws {
    // 2032-02-29 is a Sunday; the leap days of 2060 and 2088 are Sundays of the other and this fortnight.
    let rule = HolidayRule.everyOther(.sunday, from: try Self.date("2032-02-29"))
      .intersection(.yearly(month: 2, day: 29))
    var found: [CivilDate] = []
    var date: CivilDate? = .earliest
    while let from = date, let next = rule.next(onOrAfter: from), found.count < 12 {
      found.append(next)
      date = next.adding(days: 1)
    }
    let start = try Self.date("2032-02-29")
    let counted = (2032...3000).compactMap { CivilDate(year: $0, month: 2, day: 29) }
      .filter { $0.weekday == .sunday && start.days(until: $0) % 14 == 0 }
    #expect(found == Array(counted.prefix(12)))
  }

  @Test(
    "A rule that never closes says so at once",
    arguments: [
      HolidayRule.seollal.intersection(.during(months: [2], .days([28, 29]))),
      HolidayRule.during(months: [2], .days([30])).deferred(past: .publicHolidays),
      HolidayRule.dayAfter(of: .during(months: [2], .days([30]))),
      HolidayRule.last(.sunday).intersection(.days(1...20)),
      HolidayRule.every(.monday).deferred(past: .publicHolidays).intersection(.publicHolidays),
    ])
  func never(rule: HolidayRule) throws {
    #expect(rule.next(onOrAfter: .earliest) == nil)
    #expect(rule.next(onOrAfter: try Self.date("2026-11-22")) == nil)
    #expect(Array(rule.closings(in: .earliest ... .latest)).isEmpty)
  }

  @Test("Sixty moves in one another are worked out in no time")
  func deepMoves() throws {
    var rule = HolidayRule.every(.monday)
    var mixed = HolidayRule.every(.monday)
    for index in 0..<60 {
      rule = rule.deferred(past: .days([1 + index % 28]))
      mixed =
        index % 2 == 0
        ? .eve(of: mixed.except(.days([31]))) : .dayAfter(of: mixed.except(.days([30])))
    }
    #expect(rule.next(onOrAfter: try Self.date("2026-11-22")) != nil)
    #expect(mixed.next(onOrAfter: try Self.date("2026-11-22")) != nil)
  }

  @Test("Months are looked at anew or once, with the same result", arguments: 1...6)
  func depths(depth: Int) throws {
    // The Monday of a week with a holiday, counted by hand: 2026-05-25 moves to the 26th, and then
    // past one more avoided day with each deferral.
    var rule = HolidayRule.every(.monday).deferred(past: .publicHolidays)
    for step in 0..<depth { rule = rule.deferred(past: .yearly(month: 5, day: 26 + step)) }
    let moved = CivilDate(year: 2026, month: 5, day: 26)?.adding(days: min(depth, 6))
    #expect(rule.next(onOrAfter: try Self.date("2026-05-19")) == moved)
  }
}
