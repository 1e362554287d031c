import KoreanCalendar
import KoreanText
import MartModels

// How the result prints in an explanation, each fact with the statements that it comes from.

extension ExplanationWriter {
  mutating func addResolution(_ result: HolidayText) {
    // The places of dates in doubt, such as those that a weekday beside them contradicts.
    let doubtful = result.unread.filter { $0.date != nil }.map { $0.utf8Range }
    // The notices are in the order of those for whom they hold.
    let groups = reading.groups()
    let notices: [(Audience.Kind, [HolidayText.Notice])] = [
      (.store, [result.general]), (.branches, result.branchNotices),
      (.facility, result.facilityNotices),
    ]
    for (kind, notices) in notices {
      for (notice, group) in zip(notices, groups.filter { $0.audience.kind == kind }) {
        addNotice(notice, of: group.statements, contradicting: doubtful)
      }
    }
    for remainder in result.unread {
      addLine("unread: \(remainder.reason.rawValue)", [remainder.utf8Range])
    }
  }

  private mutating func addNotice(
    _ notice: HolidayText.Notice, of statements: [Statement],
    contradicting doubtful: [Range<Int>]
  ) {
    let name = notice.names.isEmpty ? "" : notice.names.joined(separator: ", ") + ": "
    func places(_ isMeant: (Statement) -> Bool) -> [Range<Int>] {
      statements.filter(isMeant).map { $0.cells }
    }
    for fact in notice.facts {
      let cells: [Range<Int>] =
        switch fact.kind {
        case .regular: places { !$0.days.isDated && $0.effect.isRegular }
        case .closed: places { $0.days.isDated && [.closes, .movesTo].contains($0.effect) }
        case .open:
          places { ($0.days.isDated && $0.effect != .closes) || $0.effect == .opens }
        case .moves: places { $0.effect == .movesFrom || $0.effect == .movesTo }
        case .early: places { if case .closesEarly = $0.effect { true } else { false } }
        case .closures: places { $0.effect == .closedUntil || $0.days.isRange }
        case .end: places { $0.effect == .endsStore }
        case .since: places { $0.effect == .holdsFrom || $0.effect == .closesBefore }
        case .conditions: reading.statements.conditions.map { $0.cells }
        case .hours: reading.statements.hours
        case .doubt:
          reading.statements.reports.filter { $0.touch != .nothing }.map { $0.cells }
            + places { $0.doubt != nil }
        }
      let contradicted = fact.kind == .doubt ? doubtful : []
      addLine(name + fact.label, cells.map { reading.normalized.utf8Range($0) } + contradicted)
    }
  }
}

/// One property of a notice, in words.
struct NoticeFact {
  enum Kind {
    case regular, closed, open, moves, early, closures, end, since, conditions, hours, doubt
  }

  var kind: Kind
  var name: String
  var values: [String]

  var label: String { "\(name): \(values.joined(separator: ", "))" }
}

extension HolidayText.Notice {
  /// The properties that have a value, in the order in which they print.
  var facts: [NoticeFact] {
    var facts: [NoticeFact] = []
    func add(_ kind: NoticeFact.Kind, _ name: String, _ values: [String]) {
      if !values.isEmpty { facts.append(NoticeFact(kind: kind, name: name, values: values)) }
    }
    add(.regular, "rule", rule.map { [$0.description] } ?? [])
    add(.open, "openRule", openRule.map { [$0.description] } ?? [])
    add(.closed, "closedDates", closedDates.map { $0.description })
    add(.open, "openDates", openDates.map { $0.description })
    add(.moves, "moves", moves.map { $0.description })
    add(.early, "earlyClosings", earlyClosings.map { $0.description })
    add(.closures, "closures", closures.map { $0.description })
    add(.end, "closedForGoodFrom", closedForGoodFrom.map { [$0.description] } ?? [])
    add(.since, "effectiveFrom", effectiveFrom.map { [$0.description] } ?? [])
    add(.since, "formerRule", formerRule.map { [$0.description] } ?? [])
    add(.conditions, "conditions", conditions.map { $0.description })
    add(
      .doubt, "tentativeRule",
      tentativeRule.map { [$0 == .everyDay ? "every day" : $0.description] } ?? [])
    add(.doubt, "tentativeDates", tentativeDates.map { $0.description })
    add(.hours, "hours", hoursText.map { [$0] } ?? [])
    return facts
  }
}

extension Statement.Effect {
  fileprivate var isRegular: Bool {
    switch self {
    case .closes, .neverCloses, .opens: true
    case .closesEarly, .movesFrom, .movesTo, .closesBefore, .takenBack, .holdsFrom, .closedUntil,
      .endsStore:
      false
    }
  }
}
