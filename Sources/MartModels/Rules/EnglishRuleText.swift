import KoreanCalendar

/// The one English text of a rule in canonical form.
package enum EnglishRuleText {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  package static func text(of node: RuleNode) -> String {
    switch node {
    case .never: "never closed"
    case .nth, .last, .days: undatedText(of: node) + " of the month"
    case .every(let weekday): "every \(weekday.englishName)"
    case .everyOther(let first): "every other \(first.weekday.englishName) from \(first)"
    case .named(let days): days.english
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

  /// The text for people, who say "every day" where the canonical text lists the days of a month.
  static func phrase(of node: RuleNode) -> String {
    switch node {
    case .days(.all): "every day"
    case .except(.days(.all), let exception): "every day except " + grouped(exception)
    default: text(of: node)
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
      listed((0..<5).filter { bits & (1 << UInt8($0)) != 0 }.map { ordinal($0 + 1) })
        + " " + weekday.englishName
    case .last(let weekday): "last \(weekday.englishName)"
    case .days(let days): listed(days.map(ordinal))
    default:
      text(of: node)
    }
  }

  private static func grouped(_ node: RuleNode) -> String {
    node.runsOn ? "(" + text(of: node) + ")" : text(of: node)
  }

  private static func ordinal(_ number: Int) -> String { "\(number)" + ordinalSuffix(of: number) }

  /// The letters after the number of a day or a weekday, 1…31.
  static func ordinalSuffix(of number: Int) -> String {
    switch number {
    case 1, 21, 31: "st"
    case 2, 22: "nd"
    case 3, 23: "rd"
    default: "th"
    }
  }

  private static func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
