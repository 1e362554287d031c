import KoreanCalendar

/// The one Korean text of a rule in canonical form.
package enum KoreanRuleText {
  static let ordinals = ["첫째", "둘째", "셋째", "넷째", "다섯째"]

  /// The text of a node, which also tells parts of a union apart.
  package static func text(of node: RuleNode) -> String {
    switch node {
    case .never: "연중무휴"
    case .nth, .last, .days: "매월 " + undatedText(of: node)
    case .every(let weekday): "매주 \(weekday.koreanName)"
    case .everyOther(let first): "격주 \(first.weekday.koreanName)(\(first)부터)"
    case .named(let days): days.korean
    case .eve(let inner): dayText(of: inner) + " 전날"
    case .dayAfter(let inner): dayText(of: inner) + " 다음 날"
    case .deferred(let inner, let past):
      qualifiedText(of: inner) + "(" + text(of: past) + "이면 다음 날)"
    case .during(let months, let inner):
      "매년 " + joined(months.months.map(String.init)) + "월 " + monthlyText(of: inner)
    case .union(let parts): parts.map(text).joined(separator: ", ")
    case .intersection(let parts):
      qualifiedText(of: parts[0])
        + parts.dropFirst().map { "(" + text(of: $0) + "인 날만)" }.joined()
    case .except(let inner, let exception):
      grouped(inner) + "(" + text(of: exception) + " 제외)"
    }
  }

  /// The text for people, who say 매일 where the canonical text lists the days of a month.
  static func phrase(of node: RuleNode) -> String {
    switch node {
    case .days(.all): "매일"
    case .except(.days(.all), let exception): "매일(" + text(of: exception) + " 제외)"
    default: text(of: node)
    }
  }

  /// The text of the day that 전날 or 다음 날 is counted from.
  private static func dayText(of node: RuleNode) -> String {
    isDayOfYear(node) ? text(of: node) : grouped(node)
  }

  /// The text before words in parentheses, which apply to the whole part before them.
  private static func qualifiedText(of node: RuleNode) -> String {
    switch node {
    case .union: "(" + text(of: node) + ")"
    default:
      text(of: node)
    }
  }

  /// What recurs within a month that the text has already named.
  private static func monthlyText(of node: RuleNode) -> String {
    switch node {
    case .nth, .last, .days: undatedText(of: node)
    // Without parentheses it would mean the day before or after what the months limit.
    case .eve, .dayAfter: "(" + text(of: node) + ")"
    default:
      grouped(node)
    }
  }

  /// Whether a node is one day of every year, whose eve reads without parentheses.
  private static func isDayOfYear(_ node: RuleNode) -> Bool {
    guard case .during(let months, .days(let days)) = node else { return false }
    return months.bits.nonzeroBitCount == 1 && days.count == 1
  }

  private static func undatedText(of node: RuleNode) -> String {
    switch node {
    case .nth(let bits, let weekday):
      joined((0..<5).filter { bits & (1 << UInt8($0)) != 0 }.map { ordinals[$0] })
        + " " + weekday.koreanName
    case .last(let weekday): "마지막 \(weekday.koreanName)"
    case .days(let days): joined(days.map { "\($0)일" })
    default:
      text(of: node)
    }
  }

  /// A text with parentheses if it would run into the words that follow.
  private static func grouped(_ node: RuleNode) -> String {
    node.runsOn ? "(" + text(of: node) + ")" : text(of: node)
  }

  private static func joined(_ words: [String]) -> String { words.joined(separator: "·") }
}

extension RuleNode {
  /// Whether the text of the node recurs within a month, so that it need not name it.
  var isUndated: Bool {
    switch self {
    case .nth, .last, .days: true
    default:
      false
    }
  }

  /// Whether the text of the node would run into the words that follow.
  var runsOn: Bool {
    switch self {
    case .union, .intersection, .except, .deferred, .during: true
    case .never, .nth, .last, .every, .everyOther, .days, .named, .eve, .dayAfter:
      false
    }
  }
}

extension HolidayRule: CustomStringConvertible {
  /// The canonical Korean text of the rule.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let jeju: HolidayRule = [.nth([2], .friday), .nth([4], .saturday)]
  /// jeju.description  // "매월 둘째 금요일, 매월 넷째 토요일"
  /// ```
  public var description: String { KoreanRuleText.text(of: node) }
}
