import KoreanCalendar

/// The months, as `YearMonth` counts them, in which a node can close and from which it repeats.
struct RuleSpan: Hashable, Sendable {
  /// The first month in which the node can close.
  var first: Int32
  /// The last one; before the first when the node never closes.
  var last: Int32
  /// The month from which closings depend only on the month, its length, its first weekday and the
  /// parity of its weeks.
  var settled: Int32
  /// Whether the parity of weeks matters, as it does for an every-other-week part.
  var countsWeeks = false

  private static let earliest = YearMonth.earliest.index
  private static let latest = YearMonth.latest.index

  static let always = RuleSpan(first: earliest, last: latest, settled: earliest)
  static let never = RuleSpan(first: latest, last: earliest, settled: earliest)

  /// The years that an almanac covers.
  static func almanac(_ years: ClosedRange<Int>) -> RuleSpan {
    let end = YearMonth(years.upperBound, 12).index
    return RuleSpan(
      first: YearMonth(years.lowerBound, 1).index, last: end,
      settled: end + 1)
  }

  /// Whether the closings depend only on the month, its length and its first weekday.
  var isPeriodic: Bool { settled == Self.earliest && !countsWeeks }

  func union(_ other: RuleSpan) -> RuleSpan {
    RuleSpan(
      first: min(first, other.first), last: max(last, other.last),
      settled: max(settled, other.settled), countsWeeks: countsWeeks || other.countsWeeks)
  }

  func intersection(_ other: RuleSpan) -> RuleSpan {
    RuleSpan(
      first: max(first, other.first), last: min(last, other.last),
      settled: max(settled, other.settled), countsWeeks: countsWeeks || other.countsWeeks)
  }

  /// The span of this node after another one has removed or moved some of its days.
  func shaped(by other: RuleSpan) -> RuleSpan {
    RuleSpan(
      first: first, last: last, settled: max(settled, other.settled),
      countsWeeks: countsWeeks || other.countsWeeks)
  }

  func movedEarlier() -> RuleSpan {
    var span = self
    span.first = max(first - 1, Self.earliest)
    return span
  }

  func movedLater(byMonths months: Int32) -> RuleSpan {
    var span = self
    span.last = min(last + months, Self.latest)
    if settled > Self.earliest { span.settled = min(settled + months, Self.latest) }
    return span
  }
}

extension RuleNode {
  /// When the node can close at all, and when it repeats.
  var span: RuleSpan {
    switch self {
    case .never: .never
    case .nth, .last, .every, .days: .always
    case .everyOther(let first):
      RuleSpan(
        first: first.yearMonth.index, last: YearMonth.latest.index,
        settled: first.yearMonth.index, countsWeeks: true)
    case .named(let days): days.span
    case .during(_, let inner): inner.span
    case .union(let parts): parts.reduce(.never) { $0.union($1.span) }
    case .intersection(let parts): parts.reduce(.always) { $0.intersection($1.span) }
    case .except(let inner, let exception): inner.span.shaped(by: exception.span)
    case .eve(let inner): inner.span.movedEarlier()
    case .dayAfter(let inner): inner.span.movedLater(byMonths: 1)
    case .deferred(let inner, let past):
      inner.span.shaped(by: past.span).movedLater(byMonths: 2)
    }
  }
}

extension RuleTerm {
  /// When a term of all months can close at all, and when it repeats.
  var span: RuleSpan {
    var span = RuleSpan.never
    if weeks != 0 || days != 0 || lastWeekdays != 0 || festivals.contains(.newYearsDay) {
      span = .always
    }
    if !festivals.isDisjoint(with: [.seollal, .seollalEve, .chuseok, .chuseokEve]) {
      span = span.union(.almanac(1_900...2_100))
    }
    if festivals.contains(.publicHolidays) {
      span = span.union(.almanac(PublicHolidayCalendar.years))
    }
    return span
  }
}
