import KoreanCalendar
package import KoreanText

extension HolidayRule {
  /// Weekdays as a text names them: all of them without ordinals, or the nth and the last.
  package static func weekdays(_ weekdays: WeekdaySet, _ ordinals: OrdinalSet) -> HolidayRule {
    var rules: [HolidayRule] = []
    for weekday in Weekday.allCases where weekdays.contains(weekday) {
      if ordinals.isEmpty { rules.append(.every(weekday)) }
      let numbers = ordinals.rawValue & OrdinalSet.numbers.rawValue
      if numbers != 0 { rules.append(HolidayRule(.nthCanonical(ordinals: numbers, weekday))) }
      if ordinals.contains(.last) { rules.append(.last(weekday)) }
    }
    return rules.count == 1 ? rules[0] : .union(rules)
  }
}
