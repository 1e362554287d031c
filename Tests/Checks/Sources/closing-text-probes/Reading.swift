import KoreanCalendar
import MartModels

/// What a text was read as, in the terms of this program alone.
struct Reading {
  /// What holds for every branch.
  var whole: Facts
  /// What holds for named branches or parts of a store only.
  var branches: [Notice]
  var facilities: [Notice]
  /// What was not read.
  var unread: [Unread]

  /// The same properties for names.
  struct Notice {
    var names: [String]
    var facts: Facts
  }

  /// A part of the text that was not read.
  struct Unread {
    var text: String
    var reason: String
    var utf8Range: Range<Int>
  }
}

/// The properties that a text, a branch's notice and a facility's notice have in common.
struct Facts {
  var rule: HolidayRule?
  var openRule: HolidayRule?
  var closedDates: [CivilDate] = []
  var openDates: [CivilDate] = []
  var moves: [String] = []
  var earlyClosings: [String] = []
  var closures: [Closure] = []
  var effectiveFrom: CivilDate?
  var hours: String?
  var conditions: [String] = []

  /// A time without a day of opening; a missing end is not announced.
  struct Closure {
    var from: CivilDate?
    var through: CivilDate?

    func contains(_ date: CivilDate) -> Bool {
      date >= (from ?? .earliest) && date <= (through ?? .latest)
    }
  }
}

/// What is known about one day.
enum Answer: Equatable {
  case closed(isCertain: Bool)
  case open(isCertain: Bool)
  case unknown

  init(_ status: HolidayStatus) {
    switch status {
    case .closed(let basis): self = .closed(isCertain: !basis.isTentative)
    case .open(let basis): self = .open(isCertain: !basis.isTentative)
    case .unknown: self = .unknown
    }
  }

  /// `C` closed, `O` open, in lower case when tentative, `?` unknown.
  var letter: Character {
    switch self {
    case .closed(let isCertain): isCertain ? "C" : "c"
    case .open(let isCertain): isCertain ? "O" : "o"
    case .unknown: "?"
    }
  }

  var words: String {
    switch self {
    case .closed(let isCertain): isCertain ? "closed" : "closed (tentative)"
    case .open(let isCertain): isCertain ? "open" : "open (tentative)"
    case .unknown: "unknown"
    }
  }
}

extension Facts {
  /// What the facts alone say of a day, for the notices that no schedule is made of.
  func answer(on date: CivilDate) -> Answer {
    let isCertain = conditions.isEmpty
    if closures.contains(where: { $0.contains(date) }) || closedDates.contains(date) {
      return .closed(isCertain: isCertain)
    }
    if openDates.contains(date) { return .open(isCertain: isCertain) }
    guard let rule, date >= (effectiveFrom ?? .earliest) else { return .unknown }
    return rule.closes(on: date) ? .closed(isCertain: isCertain) : .open(isCertain: isCertain)
  }

  /// Every property that says something, one a line.
  var lines: [String] {
    func dates(_ dates: [CivilDate]) -> String? {
      dates.isEmpty ? nil : dates.map(\.description).joined(separator: " ")
    }
    func list(_ items: [String]) -> String? {
      items.isEmpty ? nil : items.joined(separator: "; ")
    }
    let closures = closures.map {
      "\($0.from?.description ?? "")..\($0.through?.description ?? "")"
    }
    let all: [(String, String?)] = [
      ("rule", rule?.description), ("openRule", openRule?.description),
      ("closed", dates(closedDates)), ("open", dates(openDates)), ("moves", list(moves)),
      ("early", list(earlyClosings)), ("closures", list(closures)),
      ("from", effectiveFrom?.description), ("hours", hours), ("conditions", list(conditions)),
    ]
    return all.compactMap { name, value in value.map { "\(name): \($0)" } }
  }
}

extension Reading {
  /// Every property of the reading without places, one a line; `unread` is apart.
  var lines: [String] {
    var lines = whole.lines
    for (kind, notices) in [("branch", branches), ("facility", facilities)] {
      // A list of names says of each what it says of all.
      for notice in notices {
        for head in notice.names.map({ "\(kind) \($0)" }) {
          lines += notice.facts.lines.map { "\(head): \($0)" }
          if notice.facts.lines.isEmpty { lines.append(head) }
        }
      }
    }
    return lines
  }

  /// What was not read, in the order of the text.
  var unreadLines: [String] { unread.map { "\($0.reason) \"\($0.text)\"" } }
}
