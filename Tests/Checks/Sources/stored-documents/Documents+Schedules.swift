import Foundation
import MartHolidayKit
import MartTestSupport

extension Documents {
  private static let first = CivilDate(2026, 1, 1)
  private static let last = CivilDate(2027, 12, 31)

  /// Every layer alone, all of them together, and seeded mixtures.
  static func schedules(of rules: [HolidayRule]) throws -> [HolidaySchedule] {
    let sundays = HolidayRule.nth([2, 4], .sunday)
    let whole = try HolidaySchedule(
      rules: [
        RulePeriod(.every(.sunday), through: CivilDate(2025, 12, 31)),
        RulePeriod(
          sundays, from: first, through: last, source: "a notice", tentative: .publicHolidays),
      ],
      published: [
        PublishedMonth(
          YearMonth(2026, 9), closed: [27], covered: [25, 26, 27, 28, 29, 30],
          tentative: [27]),
        PublishedMonth(YearMonth(2026, 11), closed: [8, 22]),
      ], overrides: overrides,
      closures: [
        StoreClosure(from: CivilDate(2027, 3, 1), through: CivilDate(2027, 3, 20)),
        StoreClosure(from: CivilDate(2027, 6, 1)),
      ], closedForGoodFrom: CivilDate(2028, 1, 1),
      municipal: [RulePeriod(.nth([1, 3], .wednesday), from: CivilDate(2028, 1, 1))])
    var schedules = [
      whole, HolidaySchedule(), HolidaySchedule(rule: sundays),
      try HolidaySchedule(municipal: [RulePeriod(sundays)]),
      try HolidaySchedule(published: [PublishedMonth(YearMonth(2026, 12), closed: DaySet())]),
      try HolidaySchedule(published: [PublishedMonth(YearMonth(2026, 2), closed: [1], covered: [])]
      ),
      HolidaySchedule(
        reading: HolidayText("매월 넷째 일요일. 12/1~12/20 임시휴업", relativeTo: first), asOf: first),
    ]
    schedules += try overrides.map { try HolidaySchedule(overrides: [$0]) }
    for (place, rule) in rules.enumerated() {
      schedules.append(try mixture(rule, seed: UInt64(place)))
    }
    return schedules
  }

  private static let overrides: [ScheduleOverride] = [
    .closed(CivilDate(2026, 10, 5), reason: "works"), .open(CivilDate(2026, 10, 11)),
    .moved(from: CivilDate(2026, 12, 27), to: CivilDate(2026, 12, 25), reason: "성탄절"),
  ]

  private static func mixture(_ rule: HolidayRule, seed: UInt64) throws -> HolidaySchedule {
    var random = SplitMix64(seed: seed)
    func date() -> CivilDate {
      first.adding(days: Int.random(in: 0..<first.days(until: last), using: &random))
    }
    func days() -> DaySet { DaySet(bits: UInt32.random(in: 0..<1 << 28, using: &random) << 1) }
    let published = try PublishedMonth(
      date().yearMonth, closed: days(), covered: Bool.random(using: &random) ? days() : nil,
      tentative: days())
    let start = date()
    return try HolidaySchedule(
      rules: [
        RulePeriod(
          rule, from: start, through: Bool.random(using: &random) ? .latest : nil,
          tentative: Bool.random(using: &random) ? rule : nil)
      ], published: [published], overrides: [.closed(date())],
      municipal: [RulePeriod(rule, through: start, source: "서울 중구")])
  }
}
