import KoreanCalendar
import MartModels

// Days that are counted from the end of a month, and positions in a set of weekdays.
extension RuleNode {
  /// The days some days before each day of a node.
  static func daysBefore(_ days: Int, _ node: RuleNode) -> RuleNode {
    (0..<days).reduce(node) { node, _ in .eveCanonical(of: node) }
  }

  /// The days some days after each day of a node, before it when negative.
  static func moved(_ node: RuleNode, by days: Int) -> RuleNode {
    days < 0
      ? daysBefore(-days, node)
      : (0..<days).reduce(node) { node, _ in .dayAfterCanonical(of: node) }
  }

  /// The *n*th day of every month from its end, 1 for the last; months without it have none.
  static func dayFromEnd(_ number: Int) -> RuleNode {
    // Every month has at least 28 days, so these days before a first are all in the month before.
    if number <= 28 { return daysBefore(number, .days([1])) }
    let long = MonthSet(bits: [1, 3, 5, 7, 8, 10, 12].reduce(0) { $0 | 1 << $1 })
    let short = MonthSet(bits: [4, 6, 9, 11].reduce(0) { $0 | 1 << $1 })
    var nodes: [RuleNode] = [.duringCanonical(long, .days([32 - number]))]
    if number <= 30 { nodes.append(.duringCanonical(short, .days([31 - number]))) }
    if number == 29 {
      // 1 February of a leap year: 28 days before 29 February, which only a leap year has.
      nodes.append(daysBefore(28, .duringCanonical(MonthSet(bits: 1 << 2), .days([29]))))
    }
    return .union(of: nodes)
  }

  /// The *n*th of a weekday from the end of the month, 1 for the last.
  static func nthFromEnd(_ number: Int, _ weekday: Weekday) -> RuleNode {
    switch number {
    case 1: .last(weekday)
    // The fifth from the end is the first of five, four weeks before the fifth.
    case 5: daysBefore(28, .nthCanonical(ordinals: 1 << 4, weekday))
    default: daysBefore(7 * (number - 1), .last(weekday))
    }
  }

  /// The days of a node that are on some weekdays, bit 0 for Sunday.
  func limited(toWeekdays bits: UInt8) -> RuleNode {
    let weekdays = Weekday.allCases.filter { bits & (1 << UInt8($0.rawValue)) != 0 }
    return .intersection(of: [self, .union(of: weekdays.map { .every($0) })])
  }

  /// The days that are at some positions among the days of each month on some weekdays.
  ///
  /// The day at a position depends on the weekday of the first day of the month, or of the last day
  /// for positions from the end; so each of the seven weekdays is tried.
  static func positions(_ positions: [Int], ofWeekdays bits: UInt8) -> RuleNode {
    var nodes: [RuleNode] = []
    for weekday in Weekday.allCases where bits & (1 << UInt8(weekday.rawValue)) != 0 {
      var days: UInt32 = 0
      var daysFromEnd: [Int] = []
      for position in positions {
        for edge in 0..<7 {
          let step = position > 0 ? 1 : 6
          var rest = abs(position)
          for number in 1...31 {
            let place = (edge + step * (number - 1)) % 7
            guard bits & (1 << UInt8(place)) != 0 else { continue }
            rest -= 1
            guard rest == 0 else { continue }
            guard place == weekday.rawValue else { break }
            if position > 0 {
              days |= 1 << UInt32(number)
            } else {
              daysFromEnd.append(number)
            }
            break
          }
        }
      }
      let parts = [RuleNode.days(DaySet(bits: days))] + daysFromEnd.map { dayFromEnd($0) }
      let own: UInt8 = 1 << UInt8(weekday.rawValue)
      let found = RuleNode.union(of: days == 0 ? Array(parts.dropFirst()) : parts)
      nodes.append(found.limited(toWeekdays: own))
    }
    return .union(of: nodes)
  }
}
