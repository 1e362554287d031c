import KoreanCalendar
import MartModels
import MartTestSupport

/// A rule together with a definition of it that counts days and shares nothing with the engine.
struct RuleModel {
  let rule: HolidayRule
  let closes: (CivilDate) -> Bool

  /// Seollal and Chuseok as published, for the years in which random rules are compared.
  static let festivals: [(seollal: CivilDate, chuseok: CivilDate)] = [
    (CivilDate(2023, 1, 22), CivilDate(2023, 9, 29)),
    (CivilDate(2024, 2, 10), CivilDate(2024, 9, 17)),
    (CivilDate(2025, 1, 29), CivilDate(2025, 10, 6)),
    (CivilDate(2026, 2, 17), CivilDate(2026, 9, 25)),
    (CivilDate(2027, 2, 7), CivilDate(2027, 9, 15)),
    (CivilDate(2028, 1, 27), CivilDate(2028, 10, 3)),
    (CivilDate(2029, 2, 13), CivilDate(2029, 9, 22)),
    (CivilDate(2030, 2, 3), CivilDate(2030, 9, 12)),
    (CivilDate(2031, 1, 23), CivilDate(2031, 10, 1)),
    (CivilDate(2032, 2, 11), CivilDate(2032, 9, 19)),
  ]

  /// Buddha's birthday as published, for the same years.
  static let buddhasBirthdays: Set<String> = [
    "2023-05-27", "2024-05-15", "2025-05-05", "2026-05-24", "2027-05-13", "2028-05-02",
    "2029-05-20", "2030-05-09", "2031-05-28", "2032-05-16",
  ]

  /// The list of holidays by name, not the words that the engine computes with.
  static let holidays = (2022...2031).flatMap { PublicHolidayCalendar.southKorea.holidays(in: $0) }
  private static let holidayDates = Set(holidays.map(\.date))
  private static let substituteDates = Set(holidays.filter { $0.kind == .substitute }.map(\.date))

  static func nth(_ ordinals: [Int], _ weekday: Weekday) -> RuleModel {
    RuleModel(rule: .nth(ordinals, weekday)) { date in
      date.weekday == weekday && ordinals.contains(count(of: weekday, through: date))
    }
  }

  static func last(_ weekday: Weekday) -> RuleModel {
    RuleModel(rule: .last(weekday)) { date in
      date.weekday == weekday && date.adding(days: 7).month != date.month
    }
  }

  static func every(_ weekday: Weekday) -> RuleModel {
    RuleModel(rule: .every(weekday)) { $0.weekday == weekday }
  }

  static func everyOther(_ weekday: Weekday, from anchor: CivilDate) -> RuleModel {
    var first = anchor
    while first.weekday != weekday { first = first.adding(days: 1) }
    return RuleModel(rule: .everyOther(weekday, from: anchor)) { date in
      date >= first && first.days(until: date) % 14 == 0
    }
  }

  static func days(_ days: [Int]) -> RuleModel {
    RuleModel(rule: .days(days)) { days.contains($0.day) }
  }

  static func yearly(_ date: MonthDay) -> RuleModel {
    RuleModel(rule: .yearly(date)) { $0.month == date.month && $0.day == date.day }
  }

  static var seollal: RuleModel {
    RuleModel(rule: .seollal) { date in
      festivals.contains { $0.seollal == date }
    }
  }

  static var chuseok: RuleModel {
    RuleModel(rule: .chuseok) { date in
      festivals.contains { $0.chuseok == date }
    }
  }

  static var buddhasBirthday: RuleModel {
    RuleModel(rule: .buddhasBirthday) { buddhasBirthdays.contains($0.description) }
  }

  static var publicHolidays: RuleModel {
    RuleModel(rule: .publicHolidays) { holidayDates.contains($0) }
  }

  static var substituteHolidays: RuleModel {
    RuleModel(rule: .substituteHolidays) { substituteDates.contains($0) }
  }

  static func union(_ models: [RuleModel]) -> RuleModel {
    RuleModel(rule: .union(models.map(\.rule))) { date in models.contains { $0.closes(date) } }
  }

  var eve: RuleModel {
    RuleModel(rule: .eve(of: rule)) { closes($0.adding(days: 1)) }
  }

  var dayAfter: RuleModel {
    RuleModel(rule: .dayAfter(of: rule)) { closes($0.adding(days: -1)) }
  }

  /// A day is closed when a closing stays there or comes from one of the 31 days before it.
  func deferred(past other: RuleModel) -> RuleModel {
    RuleModel(rule: rule.deferred(past: other.rule)) { date in
      guard !other.closes(date) else { return false }
      if closes(date) { return true }
      for days in 1...31 {
        let earlier = date.adding(days: -days)
        guard other.closes(earlier) else { return false }
        if closes(earlier) { return true }
      }
      return false
    }
  }

  func intersection(_ other: RuleModel) -> RuleModel {
    RuleModel(rule: rule.intersection(other.rule)) { closes($0) && other.closes($0) }
  }

  func during(_ months: [Int]) -> RuleModel {
    RuleModel(rule: .during(months: months, rule)) { months.contains($0.month) && closes($0) }
  }

  func except(_ other: RuleModel) -> RuleModel {
    RuleModel(rule: rule.except(other.rule)) { closes($0) && !other.closes($0) }
  }

  private static func count(of weekday: Weekday, through date: CivilDate) -> Int {
    var count = 0
    var day = date
    while day.month == date.month {
      if day.weekday == weekday { count += 1 }
      day = day.adding(days: -1)
    }
    return count
  }
}

extension RuleModel {
  /// A random rule with its definition.
  static func random(depth: Int, using random: inout SplitMix64) -> RuleModel {
    guard depth > 0, Bool.random(using: &random) else { return plain(using: &random) }
    switch Int.random(in: 0..<9, using: &random) {
    case 5: return Self.random(depth: depth - 1, using: &random).dayAfter
    case 6, 7:
      let other = Self.random(depth: depth - 1, using: &random)
      return Self.random(depth: depth - 1, using: &random).deferred(past: other)
    case 8:
      let other = Self.random(depth: depth - 1, using: &random)
      return Self.random(depth: depth - 1, using: &random).intersection(other)
    case 0: return Self.random(depth: depth - 1, using: &random).eve
    case 1:
      return Self.random(depth: depth - 1, using: &random)
        .during(some(of: 1...12, using: &random))
    case 2:
      let exception = Self.random(depth: depth - 1, using: &random)
      return Self.random(depth: depth - 1, using: &random).except(exception)
    default:
      let count = Int.random(in: 2...4, using: &random)
      return union((0..<count).map { _ in Self.random(depth: depth - 1, using: &random) })
    }
  }

  private static func plain(using random: inout SplitMix64) -> RuleModel {
    let weekday = Weekday.allCases[Int.random(in: 0..<7, using: &random)]
    switch Int.random(in: 0..<13, using: &random) {
    case 0...2: return nth(some(of: 1...5, using: &random), weekday)
    case 3: return last(weekday)
    case 4: return every(weekday)
    case 5:
      let anchor = CivilDate(2024, 5, 1)
      return everyOther(weekday, from: anchor.adding(days: Int.random(in: 0..<900, using: &random)))
    case 6: return days(some(of: 1...31, using: &random))
    case 7:
      let year = CivilDate(2024, 1, 1)
      return yearly(year.adding(days: Int.random(in: 0..<366, using: &random)).monthDay)
    case 8: return seollal
    case 9: return buddhasBirthday
    case 10: return publicHolidays
    case 11: return substituteHolidays
    default: return chuseok
    }
  }

  private static func some(of range: ClosedRange<Int>, using random: inout SplitMix64) -> [Int] {
    let count = Int.random(in: 1...3, using: &random)
    return (0..<count).map { _ in Int.random(in: range, using: &random) }
  }
}
