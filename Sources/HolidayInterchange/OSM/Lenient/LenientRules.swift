import KoreanCalendar
import MartModels

/// Makes the rules of a value of its clauses.
enum LenientRules {
  typealias Failure = OpeningHoursExpressionError

  /// Some days of a clause as a rule, with what decides on its place among the others.
  ///
  /// A reference, because a rule has many lists and drafts are put in order.
  private final class Draft {
    var rule: ExpressionRule
    let rank: Int
    let place: Int
    let isPause: Bool

    init(_ rule: ExpressionRule, rank: Int, place: Int, isPause: Bool) {
      self.rule = rule
      self.rule.finish()
      self.place = place
      self.isPause = isPause
      // Hours that are closed lie within others, and a pause within those too.
      let isPart = rule.modifier == .off && !rule.times.isEmpty
      self.rank = isPause ? 20 : isPart ? rank + 10 : rank
    }

    func hasDays(of other: Draft) -> Bool {
      rule.hasDays == other.rule.hasDays && rule.weekdays == other.rule.weekdays
        && rule.holidays == other.rule.holidays && rule.dates == other.rule.dates
    }

    /// Whether the rule closes whole days.
    var closesDays: Bool { rule.modifier == .off && rule.times.isEmpty }

    /// Whether the days are plain weekdays, which can be counted.
    var isPlain: Bool {
      rule.holidays.isEmpty && rule.dates.isEmpty && !rule.weekdays.hasOrdinals
    }
  }

  static func rules(of clauses: [LenientClause]) throws(Failure) -> [ExpressionRule] {
    var drafts: [Draft] = []
    var neverCloses = false
    let clauses = try withDaysOfPauses(clauses)
    drafts.reserveCapacity(clauses.count)
    // By their places, because a clause that is taken out has its lists retained; so have rules.
    for index in clauses.indices {
      if clauses[index].neverCloses {
        neverCloses = true
      } else {
        addDrafts(of: clauses[index], to: &drafts)
      }
    }
    guard let first = drafts.first else {
      guard neverCloses else { throw Failure(.empty, at: 0) }
      // It opens on every day, at hours that nobody has said.
      return [base]
    }
    if neverCloses, drafts.allSatisfy({ $0.rule.modifier == .off }) {
      drafts.insert(open, at: 0)
    }
    if drafts.count == 1, first.rule.modifier == .off, !first.rule.hasDays, first.rule.times.isEmpty
    {
      return [first.rule]
    }
    let ordered = try inOrder(drafts)
    var rules = ordered.map { $0.rule }
    if rules.allSatisfy({ $0.modifier == .off }) {
      guard rules.allSatisfy({ $0.hasDays && $0.times.isEmpty }) else {
        throw Failure(.neverOpens, at: first.place)
      }
      rules.insert(base, at: 0)
    }
    guard opensAtAll(rules) else { throw Failure(.neverOpens, at: first.place) }
    return rules
  }

  /// The clauses, each pause without days on those of the hours that it stands with.
  ///
  /// One pause at the end of all hours is that of every day.
  private static func withDaysOfPauses(
    _ clauses: [LenientClause]
  ) throws(Failure) -> [LenientClause] {
    guard clauses.contains(where: { $0.isPause }) else { return clauses }
    var clauses = clauses
    let isAlone = clauses.filter { $0.isPause && $0.days.isEmpty }.count == 1
    let lastHours = clauses.lastIndex { !$0.isPause && !$0.hours.isEmpty } ?? 0
    for (index, clause) in clauses.enumerated() {
      // Nobody knows whether the pause or the hours are left out then.
      if clause.isException, index > 0, clauses[index - 1].isPause {
        throw Failure(.ambiguous, at: clause.place)
      }
      guard clause.isPause else { continue }
      clauses[index].hours = clause.hours.map { placed($0, among: clauses) }
      guard clause.days.isEmpty else { continue }
      if isAlone, !clause.isAside, index > lastHours { continue }
      let owner = clauses[..<index].last { !$0.isPause && !$0.hours.isEmpty }
      clauses[index].days = owner?.days ?? []
    }
    return clauses
  }

  /// A break, after noon when only there it is within hours: 3:00~5:00 is in the afternoon of a store
  /// that opens at eleven.
  private static func placed(
    _ pause: ExpressionTimes, among clauses: [LenientClause]
  ) -> ExpressionTimes {
    guard pause.end <= 720 else { return pause }
    let hours = clauses.flatMap { $0.isPause || $0.state == .off ? [] : $0.hours }
    let isTouching = hours.contains { time in
      [0, 1_440].contains { pause.start + $0 < time.end && time.start < pause.end + $0 }
    }
    let later = ExpressionTimes(start: pause.start + 720, end: pause.end + 720)
    let isWithin = hours.contains { $0.start <= later.start && later.end <= $0.end }
    return isTouching || !isWithin ? pause : later
  }

  private static var base: ExpressionRule {
    var rule = ExpressionRule(joiner: .normal)
    rule.modifier = .unknown
    rule.finish()
    return rule
  }

  private static var open: Draft {
    Draft(base, rank: 0, place: 0, isPause: false)
  }

  private static func addDrafts(of clause: LenientClause, to drafts: inout [Draft]) {
    guard clause.days.count > 1 else {
      return drafts.append(draft(of: clause, on: clause.days.first))
    }
    var recurring = LenientDays()
    var others: [LenientDays] = []
    for days in clause.days {
      if days.dates.isEmpty {
        recurring.formUnion(days)
      } else if let index = others.firstIndex(where: {
        $0.weekdays == days.weekdays && $0.holidays == days.holidays
      }) {
        others[index].dates += days.dates
      } else {
        others.append(days)
      }
    }
    if !recurring.isEmpty { drafts.append(draft(of: clause, on: recurring)) }
    for days in others { drafts.append(draft(of: clause, on: days)) }
  }

  private static func draft(of clause: LenientClause, on days: LenientDays?) -> Draft {
    var rule = ExpressionRule(joiner: .normal)
    rule.times = clause.hours
    rule.modifier = clause.state
    rule.comment = clause.comment
    if let days {
      rule.weekdays = days.weekdays
      rule.holidays = days.holidays
      rule.dates = days.dates
    }
    return Draft(rule, rank: days?.rank ?? 0, place: clause.place, isPause: clause.isPause)
  }

  /// The drafts with what is general first, joined so that none takes away what another says.
  ///
  /// Holidays and dates are more special than weekdays, and fewer weekdays than more of them.
  private static func inOrder(_ drafts: [Draft]) throws(Failure) -> [Draft] {
    var ordered: [Draft] = []
    ordered.reserveCapacity(drafts.count)
    for draft in drafts {
      var place = ordered.count
      while place > 0, precedes(draft, ordered[place - 1]) { place -= 1 }
      ordered.insert(draft, at: place)
    }
    for index in ordered.indices.dropFirst() {
      var isMore = false
      var overrules = false
      var meetsAtNight = false
      for other in ordered[..<index] {
        switch try relation(of: ordered[index], to: other) {
        case .none: break
        case .sameDays: isMore = true
        case .within: overrules = true
        case .otherDaysAtNight: meetsAtNight = true
        }
      }
      // What ends after midnight is not cut off by the hours of the next day.
      if isMore || meetsAtNight && !overrules { ordered[index].rule.joiner = .additional }
    }
    return ordered
  }

  private static func precedes(_ draft: Draft, _ other: Draft) -> Bool {
    if draft.rank != other.rank { return draft.rank < other.rank }
    // A closed day is one of the calendar, whatever of the night before is left.
    if draft.closesDays != other.closesDays { return other.closesDays }
    guard draft.rank == 1 else { return false }
    let (days, others) = (draft.rule.weekdays.plain, other.rule.weekdays.plain)
    return days != others && days & others == others
  }

  /// How the hours of some days stand to hours that are said before.
  private enum Relation { case none, sameDays, within, otherDaysAtNight }

  private static func relation(
    of draft: Draft, to other: Draft
  ) throws(Failure) -> Relation {
    let isSame = draft.hasDays(of: other)
    guard draft.rule.modifier != .off, other.rule.modifier != .off else {
      let areDays = draft.rule.times.isEmpty || other.rule.times.isEmpty
      guard !isSame || draft.isPause || draft.rule.modifier == other.rule.modifier || !areDays
      else { throw Failure(.ambiguous, at: draft.place) }
      return .none
    }
    if isSame {
      // Two hours of the same days are two sessions, or nobody knows which holds.
      guard !overlap(draft.rule.times, other.rule.times) else {
        throw Failure(.ambiguous, at: draft.place)
      }
      return .sameDays
    }
    guard other.rule.hasDays else { return .within }
    guard draft.isPlain, other.isPlain else { return .within }
    let (days, others) = (draft.rule.weekdays.plain, other.rule.weekdays.plain)
    if days & others == 0 {
      return other.rule.runsPastMidnight || draft.rule.runsPastMidnight ? .otherDaysAtNight : .none
    }
    guard days & others == days else { throw Failure(.ambiguous, at: draft.place) }
    return .within
  }

  private static func overlap(_ times: [ExpressionTimes], _ others: [ExpressionTimes]) -> Bool {
    times.contains { time in
      others.contains { $0.start < time.end && time.start < $0.end }
    }
  }

  /// Whether the store opens on some day, as far as the rules recur.
  private static func opensAtAll(_ rules: [ExpressionRule]) -> Bool {
    // Weekdays that some hours have and no closing touches are enough.
    var open: UInt8 = 0
    for index in rules.indices where rules[index].isWeekly || rules[index].modifier == .off {
      let days = rules[index].hasDays ? rules[index].weekdays.plain : 0x7F
      if rules[index].modifier != .off { open |= days } else { open &= ~days }
    }
    if open != 0 { return true }
    guard rules.allSatisfy({ $0.dates.isEmpty && $0.years.isEmpty }) else { return true }
    let expression = OpeningHoursExpression(rules: rules)
    let month = YearMonth(2026, 11)
    return expression.closings(in: month) != month.allDays
  }
}
