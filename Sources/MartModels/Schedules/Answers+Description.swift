import KoreanCalendar

// Answers print as they are written in code, so that a failed expectation is readable.

extension HolidayStatus.Basis.Source: CustomStringConvertible {
  /// The stable name of the source.
  public var description: String { rawValue }
}

extension HolidayStatus.Basis.Certainty: CustomStringConvertible {
  /// The name of the certainty, such as `confirmed`.
  var name: String {
    switch self {
    case .tentative: "tentative"
    case .projected: "projected"
    case .confirmed: "confirmed"
    }
  }

  /// The name of the certainty, such as `confirmed`.
  public var description: String { name }
}

extension HolidayStatus.Basis: CustomStringConvertible {
  /// The basis as written in code, such as `.rule` or `.tentativeRule`.
  public var description: String {
    switch self {
    case .closedForGood: ".closedForGood"
    case .temporarilyClosed: ".temporarilyClosed"
    case .closedUntilFurtherNotice: ".closedUntilFurtherNotice"
    case .override: ".override"
    case .published: ".published"
    case .tentativePublication: ".tentativePublication"
    case .rule: ".rule"
    case .tentativeRule: ".tentativeRule"
    case .municipal: ".municipal"
    default: "\(certainty) \(source)"
    }
  }
}

extension HolidayStatus: CustomStringConvertible {
  /// The status as written in code, such as `.closed(.rule)`.
  public var description: String {
    switch self {
    case .closed(let basis): ".closed(\(basis))"
    case .open(let basis): ".open(\(basis))"
    case .unknown: ".unknown"
    }
  }
}

extension Closing: CustomStringConvertible {
  /// The day and its basis, such as `2026-11-22 .published`.
  public var description: String { "\(date) \(basis)" }
}

extension StoreState: CustomStringConvertible {
  /// The state as written in code, such as `.closedForGood(from: 2026-12-01)`.
  public var description: String {
    switch self {
    case .operating: ".operating"
    case .temporarilyClosed(let from, let through):
      ".temporarilyClosed(from: \(from), through: \(answerText(through)))"
    case .closedForGood(let from): ".closedForGood(from: \(from))"
    }
  }
}

extension NextClosing: CustomStringConvertible {
  /// The answer as written in code, such as `.closing(2026-11-22 .rule)`.
  public var description: String {
    switch self {
    case .closing(let closing): ".closing(\(closing))"
    case .state(let state): ".state(\(state))"
    case .unknown(let from, let nextKnown):
      ".unknown(from: \(from), nextKnown: \(answerText(nextKnown)))"
    case .never(let basis): basis == .rule ? ".never" : ".never(basis: \(basis))"
    }
  }
}

extension HolidayExplanation: CustomStringConvertible {
  /// The explanation in Korean.
  public var description: String { korean }
}

extension RulePeriod: CustomStringConvertible {
  /// The rule with its dates, such as `매월 둘째·넷째 일요일 (2026-10-01…)`.
  public var description: String {
    if from == nil, through == nil { return "\(rule)" }
    return "\(rule) (\(from?.description ?? "")…\(through?.description ?? ""))"
  }
}

extension PublishedMonth: CustomStringConvertible {
  /// The month and its closed days, such as `2026-11 [8, 22]`.
  public var description: String {
    (covered == month.allDays ? "\(month) \(closed)" : "\(month) \(closed) of \(covered)")
      + (tentative.isEmpty ? "" : " tentative \(tentative)")
  }
}

extension ScheduleOverride: CustomStringConvertible {
  /// The override as written in code, such as `.moved(from: 2026-12-27, to: 2026-12-25)`.
  public var description: String {
    let reason = reason.map { " (\($0))" } ?? ""
    return switch change {
    case .closed(let date): ".closed(\(date))\(reason)"
    case .open(let date): ".open(\(date))\(reason)"
    case .moved(let from, let to): ".moved(from: \(from), to: \(to))\(reason)"
    }
  }
}

extension StoreClosure: CustomStringConvertible {
  /// The first and the last day, such as `2026-12-01…2026-12-10`.
  public var description: String { "\(from)…\(through?.description ?? "")" }
}

extension HolidaySchedule: CustomStringConvertible {
  /// The facts by kind, such as `rules: 설날; published: 2026-11 [8, 22]`.
  public var description: String {
    var parts: [String] = []
    func add(_ name: String, _ facts: [String]) {
      if !facts.isEmpty { parts.append(name + ": " + facts.joined(separator: ", ")) }
    }
    add("rules", rules.map { $0.description })
    add("municipal", municipal.map { $0.description })
    add("published", published.map { $0.description })
    add("overrides", overrides.map { $0.description })
    add("closures", closures.map { $0.description })
    add("closed for good from", closedForGoodFrom.map { [$0.description] } ?? [])
    return parts.isEmpty ? "nothing known" : parts.joined(separator: "; ")
  }
}

/// A value that may be missing, as written in code.
func answerText(_ value: (some CustomStringConvertible)?) -> String {
  value.map { $0.description } ?? "nil"
}
