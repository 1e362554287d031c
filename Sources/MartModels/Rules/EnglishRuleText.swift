import KoreanCalendar

/// The one English text of a rule in canonical form.
package enum EnglishRuleText {
  private static let ordinals = ["1st", "2nd", "3rd", "4th", "5th"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  package static func text(of node: RuleNode) -> String {
    switch node {
    case .never: "never closed"
    case .nth, .last, .days: undatedText(of: node) + " of the month"
    case .every(let weekday): "every \(weekday.englishName)"
    case .everyOther(let first): "every other \(first.weekday.englishName) from \(first)"
    case .seollal: "Seollal"
    case .chuseok: "Chuseok"
    case .buddhasBirthday: "Buddha's birthday"
    case .publicHolidays: "public holidays"
    case .substituteHolidays: "substitute holidays"
    case .eve(let inner): "the day before " + grouped(inner)
    case .dayAfter(let inner): "the day after " + grouped(inner)
    case .deferred(let inner, let past): grouped(inner) + " moved past " + grouped(past)
    case .during(let months, .days(let days)) where months.months.count == 1:
      listed(days.map(String.init)) + " " + listed(names(of: months))
    case .during(let months, let inner): monthlyText(of: inner) + " of " + listed(names(of: months))
    case .union(let parts): parts.map(text).joined(separator: "; ")
    case .intersection(let parts): parts.map(grouped).joined(separator: " falling on ")
    case .except(let inner, let exception): grouped(inner) + " except " + grouped(exception)
    }
  }

  private static func names(of months: MonthSet) -> [String] {
    months.months.map { Self.months[$0 - 1] }
  }

  private static func monthlyText(of node: RuleNode) -> String {
    node.isUndated ? undatedText(of: node) : grouped(node)
  }

  private static func undatedText(of node: RuleNode) -> String {
    switch node {
    case .nth(let bits, let weekday):
      listed((0..<5).filter { bits & (1 << UInt8($0)) != 0 }.map { ordinals[$0] })
        + " " + weekday.englishName
    case .last(let weekday): "last \(weekday.englishName)"
    case .days(let days): listed(days.map(ordinal))
    case .never, .every, .everyOther, .seollal, .chuseok, .buddhasBirthday, .publicHolidays,
      .substituteHolidays, .eve, .dayAfter, .deferred, .during, .union, .intersection, .except:
      text(of: node)
    }
  }

  private static func grouped(_ node: RuleNode) -> String {
    node.runsOn ? "(" + text(of: node) + ")" : text(of: node)
  }

  private static func ordinal(_ day: Int) -> String {
    switch day {
    case 1, 21, 31: "\(day)st"
    case 2, 22: "\(day)nd"
    case 3, 23: "\(day)rd"
    default: "\(day)th"
    }
  }

  private static func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
