/// Divides the parts of a value into clauses.
struct LenientGrammar {
  typealias Failure = OpeningHoursExpressionError

  /// A division of the parts from one place to the end.
  private struct Division {
    var cost: Int
    /// A clause, and those in brackets within it.
    var clauses: [LenientClause]
    /// The division of the rest, by its place and number; `nil` at the end.
    var rest: (place: Int, number: Int)?
  }

  private static let most = 8
  /// How much more a division may cost than the best and still be what is meant.
  private static let doubt = 2
  private static let longestClause = 40
  private static let longestSegment = 400
  /// More than any store writes; each clause is compared with all others.
  private static let mostClauses = 200

  private let elements: [LenientElement]
  /// The clauses in brackets, by the places of the brackets.
  private var asides: [Int: [LenientClause]] = [:]
  private var divisions: [[Division]] = []
  /// Whether clauses before this segment say hours already.
  private let hasHoursBefore: Bool

  /// The clauses of all segments.
  static func clauses(of segments: [[LenientElement]]) throws(Failure) -> [LenientClause] {
    var clauses: [LenientClause] = []
    for segment in segments where !segment.isEmpty {
      guard clauses.count < mostClauses else { throw Failure(.ambiguous, at: segment[0].place) }
      let hasHours = clauses.contains { !$0.hours.isEmpty && !$0.isPause }
      // A line end ends a clause, unless the days or hours before it are left alone by that.
      let hasLines = segment.dropFirst().contains { $0.before == .line }
      if hasLines, let divided = byLines(segment, hasHours) {
        clauses += divided
        continue
      }
      let best = try Self(segment, hasHoursBefore: hasHours).best()
      if clauses.isEmpty { clauses = best } else { clauses += best }
    }
    return clauses
  }

  private static func byLines(
    _ segment: [LenientElement], _ hasHours: Bool
  ) -> [LenientClause]? {
    var clauses: [LenientClause] = []
    var line: [LenientElement] = []
    var hasHours = hasHours
    for (index, element) in segment.enumerated() {
      line.append(element)
      guard index + 1 == segment.count || segment[index + 1].before == .line else { continue }
      do throws(Failure) {
        clauses += try Self(line, hasHoursBefore: hasHours).best()
      } catch {
        return nil
      }
      hasHours = hasHours || clauses.contains { !$0.hours.isEmpty && !$0.isPause }
      line = []
    }
    return clauses
  }

  private init(
    _ elements: [LenientElement], hasHoursBefore: Bool
  ) throws(Failure) {
    self.elements = Self.divided(elements)
    for index in self.elements.indices {
      guard case .aside(let parts) = self.elements[index].kind else { continue }
      asides[index] = try Self(parts, hasHoursBefore: true).best()
    }
    self.hasHoursBefore = hasHoursBefore
  }

  /// The clauses of the one division that is best.
  private func best() throws(Failure) -> [LenientClause] {
    // Two parts go together or not at all.
    if elements.count <= 2, asides.isEmpty, let clause = clause(elements.indices) {
      return [clause]
    }
    var grammar = self
    grammar.divisions = Array(repeating: [], count: elements.count + 1)
    guard elements.count <= Self.longestSegment else {
      throw Failure(.ambiguous, at: elements[0].place)
    }
    for place in elements.indices.reversed() { grammar.divide(from: place) }
    let found = grammar.divisions[0]
    guard let first = found.first else {
      throw Failure(.incompleteClause, at: grammar.furthestPlace)
    }
    guard found.count > 1 else { return grammar.clauses(of: 0) }
    var choice = LenientChoice()
    var cost = first.cost
    for (number, division) in found.enumerated() {
      if choice.isEmpty { cost = division.cost }
      guard division.cost <= cost + Self.doubt else { break }
      choice.consider(grammar.clauses(of: number), after: hasHoursBefore)
    }
    guard let clauses = choice.best else { throw Failure(.ambiguous, at: elements[0].place) }
    return clauses
  }

  /// The parts, with lists of days taken apart where their items may belong to two clauses.
  private static func divided(_ elements: [LenientElement]) -> [LenientElement] {
    guard elements.count > 2,
      elements[1..<(elements.count - 1)].contains(where: { !$0.items.isEmpty })
    else { return elements }
    var divided: [LenientElement] = []
    for (index, element) in elements.enumerated() {
      guard index > 0, index + 1 < elements.count, !element.items.isEmpty else {
        divided.append(element)
        continue
      }
      for (number, item) in element.items.enumerated() {
        divided.append(
          LenientElement(
            kind: .days(item), before: number == 0 ? element.before : .tight,
            place: element.place))
      }
    }
    return divided
  }

  /// Where the parts that no division takes begin.
  private var furthestPlace: Int {
    let place = divisions.firstIndex { !$0.isEmpty } ?? elements.count
    return elements[max(0, min(place, elements.count) - 1)].place
  }

  private func clauses(of number: Int) -> [LenientClause] {
    var clauses: [LenientClause] = []
    var next: (place: Int, number: Int)? = (0, number)
    while let (place, number) = next {
      let division = divisions[place][number]
      clauses += division.clauses
      next = division.rest
    }
    return clauses
  }

  private mutating func divide(from start: Int) {
    var found: [Division] = []
    var joins = 0
    for end in (start + 1)...min(elements.count, start + Self.longestClause) {
      if end - 1 > start { joins += joinCost(before: end - 1) }
      guard let clauses = clausesWithAsides(start..<end) else { continue }
      let cost = joins + (end < elements.count ? boundaryCost(before: end) : 0)
      if end == elements.count {
        found.append(Division(cost: cost, clauses: clauses, rest: nil))
      } else {
        for (number, rest) in divisions[end].enumerated() {
          found.append(
            Division(
              cost: cost + rest.cost, clauses: clauses, rest: (end, number)))
        }
      }
    }
    found.sort { $0.cost < $1.cost }
    divisions[start] = Array(found.prefix(Self.most))
  }

  private func joinCost(before place: Int) -> Int {
    switch elements[place].before {
    case .space, .bracket, .colon, .tight: return 0
    case .line: return 2
    case .divider: return 3
    case .comma, .rule:
      if case .days = elements[place].kind, case .days = elements[place - 1].kind { return 1 }
      return 3
    }
  }

  private func boundaryCost(before place: Int) -> Int {
    if case .comment = elements[place].kind { return 4 }
    switch elements[place].before {
    case .space, .comma: return 1
    case .tight: return 2
    case .colon: return 3
    case .bracket, .divider, .line, .rule: return 0
    }
  }
}

// One clause.
extension LenientGrammar {
  /// The clause that some parts make with those in brackets among them, or brackets alone.
  private func clausesWithAsides(_ range: Range<Int>) -> [LenientClause]? {
    if range.count == 1, let clauses = asides[range.lowerBound] { return clauses }
    guard let last = range.last, asides[last] == nil, asides[range.lowerBound] == nil,
      let clause = clause(range)
    else { return nil }
    return [clause] + range.flatMap { asides[$0] ?? [] }
  }

  /// The clause that some parts make, or `nil` when they make none.
  private func clause(_ range: Range<Int>) -> LenientClause? {
    var clause = LenientClause()
    clause.place = elements[range.lowerBound].place
    clause.isAside = elements[range.lowerBound].before == .bracket
    var state: (modifier: ExpressionRule.Modifier, index: Int)?
    var hoursIndex: Int?
    var daysIndex: Int?
    for index in range {
      switch elements[index].kind {
      case .days(let days):
        if let daysIndex, daysIndex != index - 1 { return nil }
        if daysIndex != nil, !join(days, at: index, to: &clause) { return nil }
        if daysIndex == nil { clause.days = [days] }
        daysIndex = index
      case .hours(let times), .pause(let times):
        guard hoursIndex == nil else { return nil }
        if case .pause = elements[index].kind { clause.isPause = true }
        clause.hours = times
        hoursIndex = index
      case .state(let modifier):
        guard state == nil else { return nil }
        state = (modifier, index)
      case .except:
        guard state == nil else { return nil }
        state = (.off, index)
        clause.isException = true
      case .neverCloses:
        guard range.count == 1 else { return nil }
        clause.neverCloses = true
        return clause
      case .aside: break
      case .comment(let comment):
        guard clause.comment == nil, index > range.lowerBound else { return nil }
        clause.comment = comment
      }
    }
    if clause.isPause {
      guard state.map({ $0.modifier == .off }) ?? true else { return nil }
      clause.state = .off
      return clause
    }
    clause.state = state?.modifier ?? .open
    guard let state, state.modifier != .open else {
      // Hours of every day come first, and days without hours say nothing.
      if hoursIndex == nil { return nil }
      if daysIndex == nil { return hasHours(before: range.lowerBound) ? nil : clause }
      return clause
    }
    guard let hoursIndex else {
      return daysIndex != nil || elements.count == range.count ? clause : nil
    }
    // Hours that are closed end with the word for it: 12:00-13:00 휴무.
    guard hoursIndex < state.index, daysIndex ?? -1 < hoursIndex else { return nil }
    return clause
  }

  private func hasHours(before place: Int) -> Bool {
    if hasHoursBefore { return true }
    return elements[..<place].contains { if case .hours = $0.kind { true } else { false } }
  }

  /// Adds days to those of a clause; months limit the days behind them.
  private func join(
    _ days: LenientDays, at index: Int, to clause: inout LenientClause
  ) -> Bool {
    guard var last = clause.days.last else { return false }
    if last.isMonths, !days.isMonths, elements[index].before < .comma {
      guard days.dates.isEmpty else { return false }
      last.weekdays = days.weekdays
      last.holidays = days.holidays
      clause.days[clause.days.count - 1] = last
      return true
    }
    // 둘째 일요일, 월요일 may be the second Monday or every one.
    if last.hasOrdinalInFront, !days.hasOrdinalInFront, days.weekdays.plain != 0 { return false }
    clause.days.append(days)
    return true
  }
}
