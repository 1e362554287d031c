import KoreanCalendar
import MartModels

/// Turns the rules of an expression into rules of closing days, one rule after another.
struct ExpressionClosings {
  /// The closings from one date through another.
  private struct Segment {
    var from: CivilDate
    var through: CivilDate
    /// What closes the store; `nil` while nothing is known.
    var closed: RuleNode?
    /// The days on which that is only expected.
    var doubtful = RuleNode.never

    /// Takes in what a rule says of some days, `nil` for all of them.
    mutating func take(_ rule: ExpressionRule, on node: RuleNode?) {
      // 2027+ unknown; Su off: the other days are not open for certain.
      if closed == nil { doubtful = .days(.all) }
      closed =
        rule.modifier == .unknown
        ? nil : (closed ?? .never).applying(node, isClosing: rule.modifier == .off)
      doubtful = doubtful.applying(node, isClosing: rule.mark == .tentative)
    }
  }

  private typealias Failure = OpeningHoursExpressionError

  private var segments: [Segment] = [
    Segment(from: .earliest, through: .latest, closed: .days(.all))
  ]
  /// Single days, closed or open.
  private var days: [CivilDate: Bool] = [:]

  private let calendar: PublicHolidayCalendar

  init(
    _ expression: OpeningHoursExpression, _ calendar: PublicHolidayCalendar
  ) throws(OpeningHoursExpressionError) {
    self.calendar = calendar
    for (index, rule) in expression.rules.enumerated() {
      guard rule.joiner != .fallback else { throw Self.failure(index, rule) }
      if rule.modifier == .off, !rule.times.isEmpty, !rule.isAllDay {
        switch TimedClosing(of: index, in: expression.rules) {
        case .closesNoDay: continue
        case .closesItsDays: break
        case .dependsOnTheDay: throw Self.failure(index, rule)
        }
      }
      let selection = try RuleSelection(rule, index: index)
      try apply(selection, rule, index: index)
    }
  }

  static func failure(_ index: Int, _ rule: ExpressionRule) -> OpeningHoursExpressionError {
    var text = ""
    rule.write(to: &text)
    return OpeningHoursExpressionError(.notAHolidayRule, at: index, found: text)
  }

  private mutating func apply(
    _ selection: RuleSelection, _ rule: ExpressionRule, index: Int
  ) throws(OpeningHoursExpressionError) {
    // A day that was announced for itself is certain, so one that is only expected becomes a period.
    if selection.isSingleDays, rule.modifier != .unknown, rule.mark == nil {
      for range in selection.ranges {
        for date in range { days[date] = rule.modifier == .off }
      }
      return
    }
    if rule.modifier == .unknown, selection.node != nil || selection.ranges.isEmpty {
      throw Self.failure(index, rule)
    }
    let ranges =
      selection.ranges.isEmpty ? [.earliest ... .latest] : Self.inOrder(selection.ranges)
    change(within: ranges) { $0.take(rule, on: selection.node) }
    guard !days.isEmpty else { return }
    // A later rule wins over single days as well.
    let plan = selection.node.map { RulePlan($0) }
    days = days.filter { date, _ in
      !(Self.contains(date, in: ranges) && plan?.closes(on: date, calendar) ?? true)
    }
  }

  /// Ranges from the first to the last, those that overlap as one.
  private static func inOrder(
    _ ranges: [ClosedRange<CivilDate>]
  ) -> [ClosedRange<CivilDate>] {
    var merged: [ClosedRange<CivilDate>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Whether a date is in one of some ranges in order.
  private static func contains(_ date: CivilDate, in ranges: [ClosedRange<CivilDate>]) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < date { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(date)
  }

  /// Changes what closes the store within some ranges in order.
  ///
  /// - Complexity: O(*n*) in the number of segments and ranges.
  private mutating func change(
    within ranges: [ClosedRange<CivilDate>], _ change: (inout Segment) -> Void
  ) {
    var pieces: [Segment] = []
    var next = 0
    for segment in segments {
      var rest: Segment? = segment
      while next < ranges.count, ranges[next].upperBound < segment.from { next += 1 }
      for range in ranges[next...] {
        guard var inside = rest, range.lowerBound <= inside.through else { break }
        if inside.from < range.lowerBound {
          var before = inside
          before.through = range.lowerBound.adding(days: -1)
          pieces.append(before)
          inside.from = range.lowerBound
        }
        rest = nil
        if range.upperBound < inside.through {
          rest = inside
          rest?.from = range.upperBound.adding(days: 1)
          inside.through = range.upperBound
        }
        change(&inside)
        pieces.append(inside)
      }
      if let rest { pieces.append(rest) }
    }
    segments = pieces
  }

  /// The periods, neighbors with the same rule joined.
  func periods() -> [RulePeriod] {
    var joined: [Segment] = []
    for segment in segments {
      if let last = joined.last, last.closed == segment.closed,
        last.doubtful == segment.doubtful
      {
        joined[joined.count - 1].through = segment.through
      } else {
        joined.append(segment)
      }
    }
    return joined.compactMap { segment in
      segment.closed.map { node in
        RulePeriod(
          HolidayRule(node), during: segment.from...segment.through,
          tentative: segment.doubtful == .never ? nil : HolidayRule(segment.doubtful))
      }
    }
  }

  /// The single days on which the periods say something else.
  func overrides(beside periods: [RulePeriod]) -> [ScheduleOverride] {
    var place = 0
    return days.sorted { $0.key < $1.key }.compactMap { date, isClosed in
      while place < periods.count, let through = periods[place].through, through < date {
        place += 1
      }
      let period = place < periods.count && periods[place].contains(date) ? periods[place] : nil
      // A rule about public holidays may change with them, so the date is kept beside it.
      if let period, !period.rule.node.usesPublicHolidays,
        period.rule.closes(on: date, calendar: calendar) == isClosed,
        period.tentative?.closes(on: date, calendar: calendar) != true
      {
        return nil
      }
      return isClosed ? .closed(date) : .open(date)
    }
  }
}

extension RuleNode {
  /// What closes the store after a rule of an expression has closed or opened some days.
  fileprivate func applying(_ node: RuleNode?, isClosing: Bool) -> RuleNode {
    guard let node else { return isClosing ? .days(.all) : .never }
    if isClosing { return .union(of: [self, node]) }
    let parts = if case .union(let parts) = self { parts } else { [self] }
    let opened = if case .union(let opened) = node { opened } else { [node] }
    return .union(of: parts.map { $0.opening(opened) })
  }

  /// The node without the days of some others; others that share no weekday with it are left out.
  private func opening(_ opened: [RuleNode]) -> RuleNode {
    var days = self
    if self == .days(.all) {
      var weekdays: UInt8 = 0
      for case .every(let weekday) in opened { weekdays |= 1 << UInt8(weekday.rawValue) }
      guard weekdays != 0 else { return .exceptCanonical(self, .union(of: opened)) }
      days = .union(
        of: Weekday.allCases.filter { weekdays & (1 << UInt8($0.rawValue)) == 0 }.map { .every($0) }
      )
      let rest = opened.filter { if case .every = $0 { false } else { true } }
      return rest.isEmpty ? days : days.applying(.union(of: rest), isClosing: false)
    }
    let touching = opened.filter { $0.weekdays & weekdays != 0 }
    return touching.isEmpty ? self : .exceptCanonical(self, .union(of: touching))
  }

  /// The weekdays on which the node can close at all, bit 0 for Sunday.
  private var weekdays: UInt8 {
    switch self {
    case .never: 0
    case .nth(_, let weekday), .last(let weekday), .every(let weekday):
      1 << UInt8(weekday.rawValue)
    case .everyOther(let first): 1 << UInt8(first.weekday.rawValue)
    case .during(_, let inner), .except(let inner, _): inner.weekdays
    case .union(let parts): parts.reduce(0) { $0 | $1.weekdays }
    case .intersection(let parts): parts.reduce(0x7F) { $0 & $1.weekdays }
    case .days, .named, .eve,
      .dayAfter, .deferred:
      0x7F
    }
  }
}

extension ExpressionRule {
  /// Whether the hours of the rule are the whole day.
  fileprivate var isAllDay: Bool {
    isAlways || times.contains { $0.start == 0 && $0.end >= 1_440 }
  }
}
