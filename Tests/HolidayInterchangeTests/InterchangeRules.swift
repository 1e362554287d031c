import HolidayInterchange
import KoreanCalendar
import MartModels
import MartTestSupport

/// Rules of every kind, put together at random.
struct InterchangeRules {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> HolidayRule {
    let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in part(depth: 0) }
    return .union(parts)
  }

  private mutating func weekday() -> Weekday {
    Weekday.allCases.randomElement(using: &random) ?? .sunday
  }

  private mutating func some(of numbers: ClosedRange<Int>) -> [Int] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Int.random(in: numbers, using: &random)
    }
  }

  private mutating func part(depth: Int) -> HolidayRule {
    switch Int.random(in: 0..<(depth == 0 ? 21 : 7), using: &random) {
    case 0, 1, 2: return .nth(some(of: 1...5), weekday())
    case 3: return .last(weekday())
    case 4: return .days(some(of: 1...31))
    case 5: return .every(weekday())
    case 6: return .nth([2, 4], .sunday)
    case 7: return .everyOther(weekday(), from: anchor())
    case 8:
      let month = Int.random(in: 1...12, using: &random)
      return .yearly(month: month, day: Int.random(in: 1...(month == 2 ? 29 : 30), using: &random))
    case 9: return .seollal
    case 10: return .chuseok
    case 11: return .eve(of: depth == 0 ? part(depth: 1) : .seollal)
    case 12: return .publicHolidays
    case 13: return .during(months: some(of: 1...12), part(depth: 1))
    case 14: return part(depth: 1).except(part(depth: 1))
    case 15: return .dayAfter(of: Bool.random(using: &random) ? .seollal : part(depth: 1))
    case 16: return part(depth: 1).deferred(past: .publicHolidays)
    case 17: return part(depth: 1).deferred(past: [.seollal, part(depth: 1)])
    case 18: return part(depth: 1).intersection(.publicHolidays)
    case 19: return .days(some(of: 1...31) + [1, 8, 15, 22]).intersection(.every(weekday()))
    default: return Bool.random(using: &random) ? .buddhasBirthday : .substituteHolidays
    }
  }

  private mutating func anchor() -> CivilDate {
    CivilDate(2025, 1, 1).adding(days: Int.random(in: 0...700, using: &random))
  }
}
