import KoreanText

// How the tree prints in an explanation, one line a node.

extension ExplanationWriter {
  mutating func addSentence(_ sentence: Sentence) {
    let end = sentence.endsLine ? ", to the end of the line" : ""
    add("sentence\(end)", sentence.clauses.map { $0.extent })
    for clause in sentence.clauses { addClause(clause, depth: 1) }
  }

  private mutating func addClause(_ clause: Clause, depth: Int) {
    var label = clause.isLabel ? "label" : "clause"
    if clause.saysBut { label += ", but" }
    if clause.isCopular { label += ", says what its days are" }
    if clause.isGapped { label += ", shares the next predicate" }
    add(label, depth: depth, [clause.extent])
    for adjunct in clause.adjuncts { addAdjunct(adjunct, depth: depth + 1) }
    if let predicate = clause.predicate {
      add("predicate: \(predicate.label)", depth: depth + 1, [predicate.cells])
    }
    for note in clause.notes { addClause(note, depth: depth + 1) }
  }

  private mutating func addAdjunct(_ adjunct: Adjunct, depth: Int) {
    add(adjunct.label, depth: depth, [adjunct.cells])
    switch adjunct.kind {
    case .days(let days), .reason(let days): addDays(days, depth: depth + 1)
    case .hours(let hours): addDays(hours.days, depth: depth + 1)
    case .condition(let condition):
      addDays(condition.subject, "asked: ", depth: depth + 1)
      addDays(condition.test, "among: ", depth: depth + 1)
    case .subject, .verdictNoun, .hedge, .everyDay, .except, .include, .instead, .arrow, .addition,
      .former,
      .cause, .duration, .hoursLabel, .pauseLabel, .unread:
      break
    }
  }

  private mutating func addDays(_ days: [DayPhrase], _ prefix: String = "", depth: Int) {
    for day in days { addDay(day, prefix + day.join.rawValue + ": ", depth: depth) }
  }

  private mutating func addDay(_ day: DayPhrase, _ prefix: String, depth: Int) {
    var label = prefix + day.term.label
    if !day.frame.label.isEmpty { label += " [\(day.frame.label)]" }
    if day.isSeason { label += ", a season" }
    if let role = day.role { label += ", with \(role.rawValue)" }
    if let ambiguity = day.ambiguity { label += ", " + ambiguity.rawValue }
    add(label, depth: depth, [day.cells])
    for other in day.gloss { addDay(other, "the same: ", depth: depth + 1) }
    for other in day.meets { addDay(other, "must meet: ", depth: depth + 1) }
    for other in day.exceptions { addDay(other, "without: ", depth: depth + 1) }
    for other in day.included { addDay(other, "among them: ", depth: depth + 1) }
    for note in day.notes { addClause(note, depth: depth + 1) }
  }
}

extension Clause {
  /// The cells from its first word through its last, those of its brackets too.
  fileprivate var extent: Range<Int> {
    var places = adjuncts.flatMap { $0.extents } + notes.map { $0.extent }
    if let predicate { places.append(predicate.cells) }
    places.removeAll { $0.isEmpty }
    var whole = places.first ?? 0..<0
    for place in places {
      whole = min(whole.lowerBound, place.lowerBound)..<max(whole.upperBound, place.upperBound)
    }
    return whole
  }
}

extension Adjunct {
  /// Its cells, and those of the days that a condition asks, which stand before it.
  fileprivate var extents: [Range<Int>] {
    guard case .condition(let condition) = kind else { return [cells] }
    return [cells] + (condition.subject + condition.test).map { $0.cells }
  }

  fileprivate var label: String { kind.label + (role.map { ", with \($0.rawValue)" } ?? "") }
}

extension Adjunct.Kind {
  fileprivate var label: String {
    switch self {
    case .days: "list of days"
    case .subject(let subject): subject.label
    case .hours(let hours): hours.label
    case .condition: "condition"
    case .verdictNoun(let isClosed, _): isClosed ? "noun of a closing" : "noun of an opening"
    case .hedge(let reason): "hedge: \(reason.rawValue)"
    case .everyDay: "every day"
    case .except: "except"
    case .include: "include"
    case .instead: "instead"
    case .arrow: "arrow"
    case .addition: "in addition"
    case .former: "former"
    case .cause: "cause"
    case .reason: "days that are a reason"
    case .duration(let days): "for \(days) days"
    case .hoursLabel: "heading of hours"
    case .pauseLabel: "heading of a pause"
    case .unread(let reason): "unread: \(reason.rawValue)"
    }
  }
}

extension Predicate {
  fileprivate var label: String {
    act.rawValue + (hedge.map { ", \($0.rawValue)" } ?? "") + (isWeak ? ", or of hours" : "")
  }
}

extension Subject {
  fileprivate var label: String { "subject: \(kind.rawValue)\(isExcepted ? ", left out" : "")" }
}

extension HoursPhrase {
  fileprivate var label: String {
    let times = "\(opens?.label ?? "?") to \(closes?.label ?? "?")"
    return switch kind {
    case .opening: "hours \(times)"
    case .pause: "pause \(times)"
    case .until: "until \(closes?.label ?? "?")"
    }
  }
}
