import KoreanCalendar
import KoreanText
import MartModels

/// Weighs the statements for one audience against each other and makes a notice of them.
struct NoticeResolver {
  let audience: Audience
  /// The statements for this audience, in the order of the text.
  let statements: [Statement]
  let conditions: [ConditionFact]
  var reports: [Report] = []

  init(for audience: Audience, _ statements: [Statement], conditions: [ConditionFact]) {
    self.audience = audience
    self.statements = Self.distinct(statements)
    self.conditions = audience == .store ? conditions : []
  }

  /// The statements without those that are said again; of equal ones the last counts.
  private static func distinct(_ statements: [Statement]) -> [Statement] {
    // A few statements are faster to compare than to hash.
    if statements.count <= 8 {
      let hasEqual = statements.indices.contains { place in
        statements[..<place].contains { $0.saysTheSame(as: statements[place]) }
      }
      if !hasEqual { return statements }
    }
    // The last statement with each digest. A collision is rare, and at worst keeps one twice.
    var last: [Int: Int] = [:]
    var places: [Int] = []
    for place in statements.indices.reversed() {
      let digest = statements[place].digest
      if let other = last[digest], statements[other].saysTheSame(as: statements[place]) { continue }
      last[digest] = place
      places.append(place)
    }
    if places.count == statements.count { return statements }
    return places.reversed().map { statements[$0] }
  }

  /// Writes the notice.
  ///
  /// - Parameters:
  ///   - notice: an empty one.
  ///   - dates: finds the dates that are meant.
  ///   - generalRule: what holds for the store as a whole.
  mutating func write(
    into notice: inout HolidayText.Notice, _ dates: inout DateResolver, generalRule: HolidayRule?
  ) {
    let days = DatedDays(statements, &dates)
    let rules = closingRules(days, &dates)
    notice.rule = rule(of: rules, &dates)
    notice.openRule = openRule(&dates)
    dropUnreadableRules(of: &notice, &dates)
    let regular = notice.rule ?? generalRule
    let opened = openDates(of: notice, days, &dates)
    notice.openDates =
      (days.openDates(replacing: regular, dates.calendar) + opened).sortedUniquely()
    notice.closedDates = days.closedDates
    if !notice.openDates.isEmpty {
      notice.openDates.removeAll { date in days.isClosedLast(date) }
      let open = Set(notice.openDates)
      notice.closedDates.removeAll { open.contains($0) }
    }
    reportContradictions(notice.closedDates, &dates)
    reportClosingsOfSeason(notice, &dates)
    notice.moves = days.moves
    notice.closures = days.closures
    notice.closedForGoodFrom = days.closedForGoodFrom
    notice.effectiveFrom = days.effectiveFrom
    notice.isList = days.isList
    notice.addsDates = days.addsDates
    notice.addsRule = addsRule(notice)
    for condition in conditions.compactMap({ $0.condition })
    where !notice.conditions.contains(condition) {
      notice.conditions.append(condition)
    }
    if notice.rule == nil, neverCloses { notice.rule = .never }
    addRareRules(to: &notice)
    reportMonthOfChange(notice, &dates)
  }

  /// Whether the rule is of days of a year, and no word says that nothing else closes; or 도 says that something does.
  private func addsRule(_ notice: HolidayText.Notice) -> Bool {
    guard let rule = notice.rule, !neverCloses else { return false }
    let rules = statements.filter { $0.effect == .closes && !$0.days.isDated }
    // 12월부터 매월 마지막 화요일도 휴무합니다
    if notice.openRule == nil, rules.allSatisfy({ $0.adds }) { return true }
    guard notice.effectiveFrom == nil, rule.isOfYear else { return false }
    // 크리스마스는 쉬고 신정은 엽니다, 12월은 크리스마스만 쉽니다: of the other days of the year nothing is said
    return statements.allSatisfy { statement in
      statement.effect != .closes || statement.days.isDated
        || !statement.isListed && (!statement.isOnly || statement.months != 0)
    }
  }

  /// Drops rules of more parts than can be read back from JSON.
  private func dropUnreadableRules(
    of notice: inout HolidayText.Notice, _ dates: inout DateResolver
  ) {
    // A rule has several nodes for each of its days, and no real notice has so many.
    guard statements.count > 50, let first = statements.first else { return }
    let isReadable = [notice.rule, notice.openRule].allSatisfy { $0?.isReadable ?? true }
    guard !isReadable else { return }
    (notice.rule, notice.openRule) = (nil, nil)
    dates.report(.notExpressible, first.cells)
  }

  /// Adds the eves on which the store closes early, and the rule before a change.
  func addRareRules(to notice: inout HolidayText.Notice) {
    var former: [HolidayRule] = []
    for place in statements.indices {
      switch statements[place].effect {
      case .closesEarly(let minute):
        guard let rule = statements[place].days.rule else { continue }
        notice.earlyClosings.append(EarlyClosing(days: rule, closes: minute))
      case .closesBefore:
        if let rule = statements[place].days.rule { former.append(rule) }
      default: break
      }
    }
    if !former.isEmpty { notice.formerRule = .union(former) }
  }

  /// Whether 연중무휴 is said, and not of one month.
  var neverCloses: Bool { statements.contains { $0.effect == .neverCloses } }

  /// A closing rule with the days that are taken out of it.
  struct ClosingRule {
    var rule: HolidayRule
    var exception: HolidayRule?
  }

  func closingRules(
    _ days: DatedDays, _ dates: inout DateResolver
  ) -> [ClosingRule] {
    var rules: [ClosingRule] = []
    let dated = datedFestivals(days, &dates)
    for place in statements.indices where statements[place].effect == .closes {
      let statement = statements[place]
      guard !dated.contains(place), var rule = baseRule(statement, &dates) else { continue }
      for other in statement.meets {
        if let other = other.rule { rule = rule.intersection(other) }
      }
      // 9월은 추석 당일만: a festival needs no month.
      let months = Specificity.rank(statement.days) < 40 ? statement.months : 0
      rule = rule.during(months, except: replacedMonths(of: place))
      if rule == .never { continue }
      if let deferral = statement.deferral { rule = rule.deferred(by: deferral) }
      let exceptions = exceptions(of: statement, at: place, &dates)
      rules.append(
        ClosingRule(rule: rule, exception: exceptions.isEmpty ? nil : .union(exceptions)))
    }
    return rules
  }

  func baseRule(_ statement: Statement, _ dates: inout DateResolver) -> HolidayRule? {
    if case .everyOther(let days, let anchor) = statement.days {
      guard let anchor = dates.date(anchor, statement.cells) else { return nil }
      let rules = Weekday.allCases.filter { days.contains($0) }.map {
        HolidayRule.everyOther($0, from: anchor)
      }
      return .union(rules)
    }
    return statement.days.rule
  }

  /// The days that are taken out of a closing: its own exceptions, and openings that outrank it.
  func exceptions(
    of closing: Statement, at place: Int, _ dates: inout DateResolver
  ) -> [HolidayRule] {
    var exceptions = closing.minus.compactMap { Self.meeting($0) }
    for other in statements.indices where statements[other].effect == .opens {
      let opening = statements[other]
      guard Specificity.opens(opening, at: other, closing, at: place), opening.days != .everyDay,
        let rule = openingRule(opening, &dates)
      else { continue }
      exceptions.append(rule)
    }
    return exceptions
  }

  func openingRule(
    _ opening: Statement, _ dates: inout DateResolver
  ) -> HolidayRule? {
    guard var rule = baseRule(opening, &dates) else { return nil }
    for other in opening.meets { if let other = other.rule { rule = rule.intersection(other) } }
    rule = rule.during(opening.months, except: 0)
    let minus = opening.minus.compactMap { Self.meeting($0) }
    return minus.isEmpty ? rule : rule.except(.union(minus))
  }

  static func meeting(_ days: [DaySpec]) -> HolidayRule? {
    guard var rule = days.first?.rule else { return nil }
    for other in days.dropFirst() {
      guard let other = other.rule else { return nil }
      rule = rule.intersection(other)
    }
    return rule
  }

  /// The months for which other statements name all closings, or say that there are none.
  func replacedMonths(of place: Int) -> UInt16 {
    let statement = statements[place]
    guard statement.months == 0, Specificity.rank(statement.days) < 40 else { return 0 }
    var months: UInt16 = 0
    for place in statements.indices where statements[place].months != 0 {
      let other = statements[place]
      // 12월에도 정상영업합니다. 일요일만 쉽니다
      let isOpen = other.opensMonths && !(statement.isOnly && statement.isBehind(other))
      if isOpen || other.replacesMonths && other.effect == .closes { months |= other.months }
    }
    return months
  }

  /// One rule of all closings; those with the same exceptions share them.
  func rule(of rules: [ClosingRule], _ dates: inout DateResolver) -> HolidayRule? {
    guard let first = rules.first else { return nil }
    if rules.count == 1 { return first.exception.map { first.rule.except($0) } ?? first.rule }
    var groups: [(exception: HolidayRule?, rules: [HolidayRule])] = []
    for rule in rules {
      if let index = groups.firstIndex(where: { $0.exception == rule.exception }) {
        groups[index].rules.append(rule.rule)
      } else {
        groups.append((rule.exception, [rule.rule]))
      }
    }
    let parts = groups.map { group in
      let rule = group.rules.count == 1 ? group.rules[0] : HolidayRule.union(group.rules)
      return group.exception.map { rule.except($0) } ?? rule
    }
    return parts.count == 1 ? parts[0] : .union(parts)
  }
}
