import KoreanCalendar
import Testing

/// The decree's article 3 as a queue: walking through the days, each holiday that is lost puts its
/// substitutes into the queue, and each free working day takes one out.
struct SubstituteQueue {
  /// A month and day, or the lunar festival that moves, with the dates of its rules.
  struct Rule: Sendable {
    let days: @Sendable (Int) -> [CivilDate]
    let holidaySince: CivilDate
    let substituteSince: CivilDate?
    let countsSaturday: Bool
  }

  static let rules: [Rule] = [
    fixed(1, 1, nil), fixed(6, 6, nil), fixed(5, 5, CivilDate(2013, 11, 5)),
    fixed(3, 1, CivilDate(2021, 8, 4)), fixed(8, 15, CivilDate(2021, 8, 4)),
    fixed(10, 3, CivilDate(2021, 8, 4)),
    fixed(10, 9, CivilDate(2021, 8, 4)), fixed(12, 25, CivilDate(2023, 5, 4)),
    fixed(5, 1, CivilDate(2026, 5, 1), holidaySince: CivilDate(2026, 5, 1)),
    fixed(7, 17, CivilDate(2026, 5, 11), holidaySince: CivilDate(2026, 5, 11)),
    lunar(4, 8, 0, CivilDate(2023, 5, 4), true), lunar(1, 1, 1, CivilDate(2013, 11, 5), false),
    lunar(8, 15, 1, CivilDate(2013, 11, 5), false),
  ]

  static func fixed(
    _ month: Int, _ day: Int, _ since: CivilDate?, holidaySince: CivilDate = CivilDate(2013, 1, 1)
  ) -> Rule {
    Rule(
      days: { [CivilDate(year: $0, month: month, day: day)].compactMap(\.self) },
      holidaySince: holidaySince, substituteSince: since, countsSaturday: true)
  }

  static func lunar(
    _ month: Int, _ day: Int, _ reach: Int, _ since: CivilDate, _ countsSaturday: Bool
  ) -> Rule {
    Rule(
      days: { year in
        guard let date = LunarDate(year: year, month: month, day: day)?.civilDate else { return [] }
        return (-reach...reach).map { date.adding(days: $0) }
      },
      holidaySince: CivilDate(2013, 1, 1), substituteSince: since, countsSaturday: countsSaturday)
  }

  static func substitutes(
    _ years: ClosedRange<Int>, policy: SubstituteClashPolicy, designated: Set<CivilDate>
  ) throws -> Set<CivilDate> {
    var named: [CivilDate: [Rule]] = [:]
    for year in years {
      for rule in rules {
        for day in rule.days(year) where day >= rule.holidaySince {
          named[day, default: []].append(rule)
        }
      }
    }
    var owed = 0
    var given: Set<CivilDate> = []
    let first = try #require(CivilDate(year: years.lowerBound, month: 1, day: 1))
    let last = try #require(CivilDate(year: years.upperBound, month: 12, day: 31))
    for date in first...last {
      let today = named[date] ?? []
      let able = today.filter { rule in rule.substituteSince.map { date >= $0 } ?? false }
      switch date.weekday {
      case .sunday: owed += able.count
      case .saturday: owed += able.filter(\.countsSaturday).count
      default:
        if today.count > 1 {
          owed += policy == .onePerHoliday ? able.count : min(able.count, today.count - 1)
        } else if today.isEmpty, owed > 0, !designated.contains(date) {
          owed -= 1
          given.insert(date)
        }
      }
    }
    return given
  }
}

@Suite("Substitute holidays against a model")
struct SubstituteModelTests {
  @Test(
    "Every substitute 2013–2100 is the one that a queue of owed days gives",
    arguments: SubstituteClashPolicy.allCases)
  func model(policy: SubstituteClashPolicy) throws {
    let calendar = PublicHolidayCalendar(clashPolicy: policy)
    let holidays = (2_013...2_100).flatMap { calendar.holidays(in: $0) }
    let designated = holidays.filter { $0.kind == .election || $0.kind == .temporary }
    let expected = try SubstituteQueue.substitutes(
      2_013...2_100, policy: policy, designated: Set(designated.map(\.date)))
    let ours = holidays.filter { $0.kind == .substitute }.map(\.date)
    #expect(Set(ours).symmetricDifference(expected).sorted() == [])
    #expect(ours.count == expected.count)
  }

  @Test("Two holidays on one Saturday or Sunday get a day each, since neither is a weekday clash")
  func weekendClash() {
    let calendar = PublicHolidayCalendar.southKorea
    func substitutes(_ date: CivilDate) -> [CivilDate] {
      calendar.holidays(in: date.year).filter { $0.substitutedDate == date }.map(\.date)
    }
    #expect(substitutes(CivilDate(2063, 5, 5)) == [CivilDate(2063, 5, 7), CivilDate(2063, 5, 8)])
    #expect(substitutes(CivilDate(2066, 5, 1)) == [CivilDate(2066, 5, 3), CivilDate(2066, 5, 4)])
    #expect(
      substitutes(CivilDate(2066, 10, 3)) == [CivilDate(2066, 10, 5), CivilDate(2066, 10, 6)])
  }
}
