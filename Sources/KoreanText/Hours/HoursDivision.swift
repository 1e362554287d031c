/// Divides the parts of a sentence into clauses.
///
/// A clause ends where the break is strongest. Where two divisions are as good and say different
/// things, the text is refused: after `10:00-22:00 토요일, 일요일 휴무` the store opens on one day or on
/// five.
struct HoursDivision {
  enum Result {
    case clauses([HoursClause])
    case refused(Range<Int>)
  }

  /// A division of the parts from one place to the end.
  private struct Division {
    var cost: Int
    var clauses: [HoursClause]
  }

  private static let most = 6
  /// How much more a division may cost than the best and still be what is meant.
  private static let doubt = 2
  private static let longestClause = 24
  private static let longestSegment = 240

  private let parts: [HoursPart]
  private var asides: [Int: [HoursClause]] = [:]

  /// The clauses of the one division that is best.
  ///
  /// The end of a line ends a clause, unless the days or hours before it are left alone by that.
  static func clauses(of parts: [HoursPart]) -> Result {
    if parts.dropFirst().contains(where: { $0.before == .line }),
      let clauses = byLines(parts)
    {
      return .clauses(clauses)
    }
    return HoursDivision(parts).best()
  }

  private static func byLines(_ parts: [HoursPart]) -> [HoursClause]? {
    var clauses: [HoursClause] = []
    var start = 0
    for end in 1...parts.count where end == parts.count || parts[end].before == .line {
      let line = parts[start..<end]
      switch HoursDivision(Array(line)).best() {
      case .clauses(let more):
        // 평일 stands alone above its hours.
        if more.contains(where: { $0.saysNothing }) { return nil }
        clauses += more
      case .refused(let cells):
        if line.contains(where: { $0.saysHours }) { return nil }
        clauses.append(HoursClause(unread: cells, cells: line.cells))
      }
      start = end
    }
    return clauses
  }

  private init(_ parts: [HoursPart]) {
    self.parts = parts
    for index in parts.indices {
      guard case .aside(let inner) = parts[index].kind else { continue }
      var clauses: [HoursClause] = []
      switch HoursDivision(inner).best() {
      case .clauses(let found): clauses = found
      case .refused:
        let kind: HoursClause.Kind = parts[index].saysHours ? .pause : .remark
        clauses = [HoursClause(kind: kind, unread: parts[index].cells, cells: parts[index].cells)]
      }
      for place in clauses.indices { clauses[place].isAside = true }
      if clauses.count == 1 { clauses[0].cells = parts[index].cells }
      asides[index] = clauses
    }
  }

  private func best() -> Result {
    guard parts.count <= Self.longestSegment else { return .refused(parts[0].cells) }
    // Two parts go together or not at all.
    if parts.count < 3, let clauses = clauses(parts.indices), clauses[0].kind != .remark,
      clauses[0].unread == nil
    {
      return .clauses(clauses)
    }
    var divisions: [[Division]] = Array(repeating: [], count: parts.count)
    divisions.append([Division(cost: 0, clauses: [])])
    for start in parts.indices.reversed() {
      var found: [Division] = []
      var joins = 0
      for end in (start + 1)...min(parts.count, start + Self.longestClause) {
        if end - 1 > start { joins += joinCost(before: end - 1) }
        guard let clauses = clauses(start..<end), mayEnd(clauses[0], before: end) else { continue }
        // Days or 브레이크타임 alone say nothing, which is the last thing that is meant.
        let isAlone = clauses[0].saysNothing
        let boundary = end < parts.count ? boundaryCost(before: end) : 0
        let cost = joins + boundary + (isAlone ? 5 : 0)
        for rest in divisions[end] {
          found.append(Division(cost: cost + rest.cost, clauses: clauses + rest.clauses))
        }
      }
      found.sort { $0.cost < $1.cost }
      divisions[start] = Array(found.prefix(Self.most))
    }
    guard let first = divisions[0].first else {
      let place = divisions.firstIndex { !$0.isEmpty } ?? parts.count
      return .refused(parts[max(0, min(place, parts.count) - 1)].cells)
    }
    var meanings: [HoursTable] = []
    var meant: [[HoursClause]] = []
    var unlikely: [[HoursClause]] = []
    for division in divisions[0] where division.cost <= first.cost + Self.doubt {
      guard divisions[0].count > 1 else { return .clauses(division.clauses) }
      let meaning = HoursTable(division.clauses)
      guard !meanings.contains(where: { $0.means(meaning) }) else { continue }
      meanings.append(meaning)
      if meaning.isUnlikely {
        unlikely.append(division.clauses)
      } else {
        meant.append(division.clauses)
      }
    }
    let best = meant.isEmpty ? unlikely : meant
    return best.count == 1 ? .clauses(best[0]) : .refused(parts[0].cells)
  }

  /// Whether a clause may end where it does: hours belong to the days and the words right before them,
  /// and a verb such as 이용불가 to the hours before it.
  private func mayEnd(_ clause: HoursClause, before place: Int) -> Bool {
    guard place < parts.count, parts[place].before < .tight else { return true }
    if parts[place].isSpans { return clause.kind != .remark }
    if case .unread(isPredicate: true, _) = parts[place].kind, parts[place].before == .space {
      return clause.spans.isEmpty
    }
    return true
  }

  private func joinCost(before place: Int) -> Int {
    let isBesideUnread = parts[place].isUnread || parts[place - 1].isUnread
    switch parts[place].before {
    case .space, .bracket, .colon, .tight: return 0
    case .line: return 2
    case .divider: return isBesideUnread ? 6 : 3
    case .comma:
      return isBesideUnread ? 6 : parts[place].isDays && parts[place - 1].isDays ? 1 : 3
    }
  }

  private func boundaryCost(before place: Int) -> Int {
    // A word that is not understood belongs to what it stands beside.
    let isBesideUnread = parts[place].isUnread || parts[place - 1].isUnread
    switch parts[place].before {
    case .space: return isBesideUnread ? 6 : 1
    case .comma: return 1
    case .tight: return 2
    case .colon: return isBesideUnread ? 6 : 3
    case .bracket, .divider, .line: return 0
    }
  }
}

// One clause.
extension HoursDivision {
  /// The clause that some parts make with those in brackets among them, or brackets alone.
  private func clauses(_ range: Range<Int>) -> [HoursClause]? {
    if range.count == 1, let clauses = asides[range.lowerBound] { return clauses }
    guard let last = range.last, asides[last] == nil, asides[range.lowerBound] == nil,
      let clause = clause(range)
    else { return nil }
    return [clause] + range.flatMap { asides[$0] ?? [] }
  }

  /// The clause that some parts make, or `nil` when they make none.
  private func clause(_ range: Range<Int>) -> HoursClause? {
    var clause = HoursClause()
    let cells =
      parts[range.lowerBound].cells.lowerBound..<parts[range.upperBound - 1].cells.upperBound
    clause.cells = cells
    clause.isAside = parts[range.lowerBound].before == .bracket
    var (state, days, spans): (Int?, Int?, Int?) = (nil, nil, nil)
    var hasUnreadBefore = false
    var isNothing = false
    for index in range {
      switch parts[index].kind {
      case .days(let more):
        if let days, days != index - 1 { return nil }
        if days != nil, !joins(more, to: clause.days) {
          // 둘째 일요일, 월요일 may be the second Monday or every one.
          clause.unread = clause.unread ?? parts[index].cells
        }
        clause.days += more
        days = index
      case .spans(let found):
        guard spans == nil else { return nil }
        clause.spans = found
        spans = index
      case .unread(let isPredicate, let hasTime):
        if spans == nil || isPredicate { hasUnreadBefore = true }
        clause.hasUnreadTime = clause.hasUnreadTime || hasTime
        if clause.unread == nil || spans == nil { clause.unread = parts[index].cells }
      case .nothing:
        guard !isNothing else { return nil }
        isNothing = true
      case .aside: break
      default:
        guard state == nil else { return nil }
        state = index
      }
    }
    // What stands behind hours and is no verb says nothing of them.
    if spans != nil, !hasUnreadBefore { swap(&clause.unread, &clause.aside) }
    if case .pause? = state.map({ parts[$0].kind }) {
      // 15:00 17:30 브레이크타임 is a pause of which nobody knows when it is.
      clause.kind =
        isNothing ? .withoutPause : spans != nil || clause.hasUnreadTime ? .pause : .remark
      return clause
    }
    return said(clause, state, days, spans, isNothing, range)
  }

  /// What a clause says, by its state, with its parts in an order that says it.
  private func said(
    _ clause: HoursClause, _ state: Int?, _ days: Int?, _ spans: Int?, _ isNothing: Bool,
    _ range: Range<Int>
  ) -> HoursClause? {
    var clause = clause
    guard let state else {
      if spans != nil {
        // The hours of every day come first.
        if days == nil, clause.unread == nil, hasHours(before: range.lowerBound) { return nil }
        clause.kind = isNothing ? .remark : .open
        return clause
      }
      return clause.unread != nil || isNothing || days != nil ? clause : nil
    }
    switch parts[state].kind {
    case .open:
      guard spans != nil else {
        clause.unread = clause.unread ?? clause.cells
        return clause
      }
      clause.kind = .open
    case .usual, .withoutClosing:
      if spans != nil {
        clause.kind = .open
      } else if days != nil {
        clause.kind = .usual
      } else if case .withoutClosing = parts[state].kind {
        clause.kind = .neverCloses
      } else {
        clause.kind = .remark
      }
    case .neverCloses:
      guard range.count == 1 else { return nil }
      clause.kind = .neverCloses
    case .except:
      guard spans == nil else { return nil }
      clause.kind = .except
    case .include:
      guard spans == nil else { return nil }
      clause.kind = .include
    default:
      clause.kind = .closed
      guard let spans else {
        // A closing word alone needs its days.
        return days != nil || parts.count == range.count || clause.unread != nil ? clause : nil
      }
      // Hours that are closed end with the word for it: 12:00-13:00 휴무.
      guard spans < state, days ?? -1 < spans,
        parts[spans + 1...state].allSatisfy({ $0.before < .comma })
      else { return nil }
      clause.kind = .pause
    }
    return clause
  }

  /// Whether hours without days go on with hours that have some.
  private func hasHours(before place: Int) -> Bool {
    let isWeak = parts[place].before < .comma
    return parts[place].before < .line && parts[..<place].contains { $0.isSpans }
      && (isWeak || parts[..<place].contains { $0.isDays })
  }

  /// Whether it is clear which days behind others are meant.
  private func joins(_ more: [DayPhrase], to days: [DayPhrase]) -> Bool {
    guard let last = days.last, let first = more.first else { return true }
    if case .weekdays(_, let ordinals) = last.term, !ordinals.isEmpty, first.everyWeek != nil,
      !first.frame.isWeekly
    {
      return false
    }
    return true
  }
}

extension ArraySlice<HoursPart> {
  /// All cells, of at least one part.
  var cells: Range<Int> { self[startIndex].cells.lowerBound..<self[endIndex - 1].cells.upperBound }
}
