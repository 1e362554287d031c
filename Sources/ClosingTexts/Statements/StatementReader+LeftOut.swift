import KoreanText

// Branches of which a text says that they do not do what all do: 전 지점 휴무(강남점 제외).
extension StatementReader {
  /// 전 지점 휴무(강남점 제외): says of the branches that are left out that it may not be closed there.
  mutating func doubtForExcepted(in clause: Clause, _ touched: Range<Int>) {
    let names = clause.namesLeftOut
    if !names.isEmpty { doubt(for: names, touched, ofBranches: true) }
  }

  /// Says of the branches that a clause leaves out, or that its heading does, that they may do otherwise.
  mutating func leaveOut(_ said: inout Saying, since first: Int, below leftOut: [Range<Int>]) {
    let (clause, parent) = (said.clause, said.parent)
    if said.parts.flags.contains(.exceptedBranch) {
      report(.exceptBranch, clause.cells)
      if result.list.endIndex == first, parent == nil, !clause.hasDays {
        // [하남점을 제외한 전 지점] 휴점 안내⏎기간: …, 매장: 하남점을 제외한 전 지점: of what is said before and below
        said.context.leftOut = clause.namesLeftOut
        doubt(for: clause.namesLeftOut, nearIndices(since: 0))
      }
      let touched = parent.map { $0.isEmpty ? first..<result.list.endIndex : $0 }
      doubtForExcepted(in: clause, touched ?? first..<result.list.endIndex)
    } else if said.act == .closes, clause.namesDates, let names = said.branches,
      clause.saysBut || namesOnlyBranch(said), !said.parts.flags.contains(.adds),
      // 단, 고양점은 9일에 쉬며 13일은 정상영업합니다
      said.next?.predicate?.act != .opens
    {
      // 전 지점 13일 휴무, 단 하남점은 16일 휴무: may be in its place; so may it behind 전 지점 13일 휴무입니다.
      let isNext = said.context.sentenceStart == first
      let own = result.list[first...].map { $0.days }
      for index in (isNext ? sentenceBefore : said.context.sentenceStart)..<first
      where !own.contains(where: { $0.shares(result.list[index].days) }) {
        doubt(for: names, index..<index + 1)
      }
    } else if leavesBranchOut(said), result.list.endIndex == first, let names = said.branches {
      report(.exceptBranch, clause.cells)
      doubt(for: names, nearIndices(since: 0))
    }
    if parent == nil, result.list.endIndex > first, !leftOut.isEmpty {
      doubt(for: leftOut, first..<result.list.endIndex)
    }
    if parent == nil { leaveNamedOut(&said, since: first) }
  }

  /// 역삼점 3/31 휴점, 그 외 지점: 4/22 휴점: leaves the branches that were named out of what the others do.
  private mutating func leaveNamedOut(_ said: inout Saying, since first: Int) {
    let isOfOthers = said.parts.flags.contains(.others)
    if isOfOthers, said.parts.audience ?? .store == .store {
      var named: [Audience] = []
      for statement in result.list[nearIndices(since: 0).clamped(to: 0..<first)]
      where statement.audience.kind == .branches && !named.contains(statement.audience) {
        named.append(statement.audience)
      }
      said.context.named = named
    }
    guard isOfOthers || said.parts.audience == nil else { return }
    for audience in said.context.named {
      let own = result.list[nearIndices(since: 0).clamped(to: 0..<first)].filter {
        $0.audience == audience
      }
      for index in first..<result.list.endIndex
      where result.list[index].effect == .closes && result.list[index].audience == .store
        && !own.contains(where: {
          $0.days == .everyDay || $0.days.shares(result.list[index].days)
            || $0.isRegular && result.list[index].isRegular
        })
      {
        var statement = result.list[index]
        (statement.audience, statement.doubt) = (audience, .exceptBranch)
        result.list.append(statement)
      }
    }
  }

  /// 단, 하남점은 제외; 하남점은 해당 없음; 하남점은 별도 공지: whether a clause only says of a branch that the
  /// closings before it may not be its own.
  func leavesBranchOut(_ said: Saying) -> Bool {
    let clause = said.clause
    guard said.parent == nil, !clause.isLabel, said.parts.audience?.kind == .branches,
      clause.adjuncts.contains(where: { namesBranchLeftOut($0) })
    else { return false }
    return switch clause.predicate?.act {
    case nil: said.days.isEmpty && said.next == nil
    case .changes?, .cancels?: true
    default: false
    }
  }

  /// 하남점은, 하남점 미해당.
  private func namesBranchLeftOut(_ adjunct: Adjunct) -> Bool {
    guard case .subject(let subject) = adjunct.kind, subject.kind == .branch else { return false }
    let end = adjunct.cells.upperBound + 1
    return adjunct.role == .topic
      || ["미해당", "미적용", "미대상", "해당", "제외", "예외", "별도"].contains { text.has($0, at: end) }
  }

  /// 목동점은 목요일, 강서점은 수요일 휴진이며 일요일은 두 곳 모두 휴진: what is said of all behind the rules of some holds
  /// beside those, and what is said of all before them does not.
  mutating func joinRulesOfBranches(_ said: Saying, before first: Int) {
    guard said.act == .closes, said.parts.audience == .store,
      result.list[first...].contains(where: { $0.audience == .store && $0.isRegular }),
      said.clause.adjuncts.contains(where: { adjunct in
        if case .subject(let subject) = adjunct.kind { subject.kind == .everyBranch } else { false }
      })
    else { return }
    let before = nearIndices(since: 0).clamped(to: 0..<first)
    if result.list[before].contains(where: { $0.audience == .store && $0.isRegular }) { return }
    for index in before
    where result.list[index].audience.kind == .branches && result.list[index].isRegular {
      result.list[index].adds = true
    }
  }

  /// Says of branches that what is said of all may not hold for them: who is left out of a closing or an opening may be
  /// open or closed on those days, and who is left out of a change, of an end or of 연중무휴, on any day.
  ///
  /// - Parameter ofBranches: whether what is said of other branches is meant, too: 수원점이 아니라 서수원점이 휴무입니다.
  mutating func doubt(
    for names: [Range<Int>], _ touched: Range<Int>, ofBranches: Bool = false
  ) {
    // 목동점은 수요일에 쉽니다. 목동점을 제외한 점포는 일요일 휴점: has a rule of its own
    let ruled = result.list[nearIndices(since: 0)].filter {
      $0.audience.kind == .branches && $0.isRegular
    }
    .flatMap { $0.audience.names }
    let unruled = names.filter { name in
      !ruled.contains { text.string($0) == text.string(name) }
    }
    let audience = Audience(kind: .branches, names: names)
    var changes = false
    for index in touched
    where mayBeOf(names, result.list[index].audience, ofBranches)
      && (unruled.count == names.count || !result.list[index].isRegular)
    {
      var statement = result.list[index]
      switch statement.effect {
      case .takenBack: break
      case .closes, .opens:
        statement.audience = audience
        (statement.effect, statement.doubt) = (.closes, .exceptBranch)
        result.list.append(statement)
      default: changes = true
      }
    }
    if changes {
      result.list.append(
        Statement(
          effect: .takenBack, audience: audience, days: .everyDay, doubt: .exceptBranch,
          cells: names[0]))
    }
  }
}

extension StatementReader {
  /// Whether what is said of somebody may be taken for what branches do that are not among them.
  private func mayBeOf(_ names: [Range<Int>], _ audience: Audience, _ ofBranches: Bool) -> Bool {
    if audience == .store { return true }
    return ofBranches && audience.kind == .branches
      && !audience.names.contains { own in
        names.contains { text.string($0) == text.string(own) }
      }
  }
}

extension Saying {
  /// The branches of which it speaks.
  fileprivate var branches: [Range<Int>]? {
    parts.audience?.kind == .branches ? parts.audience?.names : nil
  }
}

extension DaySpec {
  /// 17일~18일, beside 16일~17일: whether it has a day of another, as far as dates with months say.
  fileprivate func shares(_ other: DaySpec) -> Bool {
    if let own = span, let others = other.span { return own.overlaps(others) }
    if case .date(let own) = self, case .date(let others) = other, own.day == others.day {
      return own.place == nil || others.place == nil
    }
    return overlaps(other)
  }

  /// The days of a date or a range, counted as if each month had 31.
  private var span: ClosedRange<Int>? {
    switch self {
    case .date(let date): return date.place.map { $0...$0 }
    case .range(let first, let last):
      guard let from = first.place, let through = last.place else { return nil }
      return from...(through < from ? through + 12 * 31 : through)
    default: return nil
    }
  }
}

extension DateText {
  fileprivate var place: Int? {
    (month ?? monthOffset.map { 100 + Int($0) }).map { Int($0) * 31 + Int(day) }
  }
}
