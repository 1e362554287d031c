import KoreanCalendar
import MartModels
import MartTestSupport

/// A schedule beside what is known of each day.
struct RandomSchedule {
  var schedule: HolidaySchedule
  var model = Model()

  init(using random: inout SplitMix64) throws {
    var rules: [RulePeriod] = []
    var municipal: [RulePeriod] = []
    var table = Model()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: break
    case 1:
      let turn = Days.number(10, 1) + Int.random(in: 0..<120, using: &random)
      let (before, after) = (Self.rule(using: &random), Self.rule(using: &random))
      rules = [
        try RulePeriod(before.rule, through: date(turn - 1)),
        try RulePeriod(after.rule, from: date(turn)),
      ]
      table.rule = NoticeWriter.table(from: 0, through: turn - 1, before.closes)
      table.rule.merge(NoticeWriter.table(from: turn, after.closes)) { $1 }
    default:
      let (rule, closes) = Self.rule(using: &random)
      rules = [try RulePeriod(rule)]
      table.rule = NoticeWriter.table(from: 0, closes)
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      let (rule, closes) = Self.rule(using: &random)
      municipal = [try RulePeriod(rule)]
      table.municipal = NoticeWriter.table(from: 0, closes)
    }
    var published: [PublishedMonth] = []
    for month in 10...15 where Int.random(in: 0..<3, using: &random) == 0 {
      published.append(try Self.publication(of: month, &table, using: &random))
    }
    let overrides = Self.overrides(&table, using: &random)
    var closures: [StoreClosure] = []
    if Int.random(in: 0..<6, using: &random) == 0 {
      let from = Days.number(10, 1) + Int.random(in: 0..<150, using: &random)
      let through = from + Int.random(in: 0..<30, using: &random)
      closures = [try StoreClosure(from: date(from), through: date(through))]
      table.closures = [from...through]
    }
    schedule = try HolidaySchedule(
      rules: rules, published: published, overrides: overrides, closures: closures,
      municipal: municipal)
    model = table
  }

  /// A rule that the library makes of numbers, and the same numbers by the day.
  private static func rule(
    using random: inout SplitMix64
  ) -> (rule: HolidayRule, closes: (Int) -> Bool) {
    let number = Int.random(in: 0..<7, using: &random)
    let weekday = Weekday.allCases[number]
    if Int.random(in: 0..<4, using: &random) == 0 {
      return (.every(weekday), { Days.weekday($0) == number })
    }
    let ordinals = [Int.random(in: 1...2, using: &random), Int.random(in: 3...5, using: &random)]
    return (
      .nth(ordinals, weekday),
      { Days.weekday($0) == number && ordinals.contains((Days.parts($0).day + 6) / 7) }
    )
  }

  /// A month of which the whole or a part is published.
  private static func publication(
    of month: Int, _ table: inout Model, using random: inout SplitMix64
  ) throws -> PublishedMonth {
    let length = Days.length(month)
    let closed = Set((0..<3).map { _ in Int.random(in: 1...length, using: &random) })
    let first = Bool.random(using: &random) ? 1 : Int.random(in: 1...length, using: &random)
    for day in 1...length where day >= first || closed.contains(day) {
      table.published[Days.number(month, day)] = closed.contains(day)
    }
    guard let name = YearMonth(year: 2026 + (month - 1) / 12, month: (month - 1) % 12 + 1) else {
      throw NoSuchDay()
    }
    return try PublishedMonth(
      name, closed: DaySet(validating: closed), covered: DaySet(validating: first...length))
  }

  private static func overrides(
    _ table: inout Model, using random: inout SplitMix64
  ) -> [ScheduleOverride] {
    var overrides: [ScheduleOverride] = []
    var free = Array(Days.number(10, 1)..<Days.number(16, 1)).shuffled(using: &random)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let (day, other) = (free.removeLast(), free.removeLast())
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        overrides.append(.closed(date(day)))
        table.announced[day] = true
      case 1:
        overrides.append(.open(date(day)))
        table.announced[day] = false
      default:
        overrides.append(.moved(from: date(day), to: date(other)))
        table.announced[day] = false
        table.announced[other] = true
        table.moved.formUnion([day, other])
      }
    }
    return overrides
  }
}

struct NoSuchDay: Error {}

/// The library's date of a day, by the fields that were counted.
func date(_ number: Int) -> CivilDate {
  let (month, day) = Days.parts(number)
  return CivilDate(2026 + (month - 1) / 12, (month - 1) % 12 + 1, day)
}
