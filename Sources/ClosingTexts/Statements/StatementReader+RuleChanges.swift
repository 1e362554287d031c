import KoreanText

// Rules that change, in labels: 변경 전: 매월 둘째·넷째 일요일⏎변경 후: 매월 둘째·넷째 수요일⏎시행일: 3월 1일.
extension StatementReader {
  /// The changes of rules of which nobody has said yet when they begin, or of whom they are.
  struct RuleChanges {
    var waiting: [Saying] = []
    /// The day on which they begin, told before them.
    var beginning: [DayPhrase] = []
    /// Whether the last one without days is of something else than closings: 재오픈이 미뤄졌습니다, 재개관일 변경:.
    var areOfOther = false
    /// Whether one has begun on such a day.
    var haveBegun = false
    /// 대상: 세종점, 조치원점.
    var targets: [Range<Int>] = []
    /// Whether those are named above the days, and hold for what is said below.
    var targetsHeadDays = false
    /// The first statement behind those whose branches were named below them.
    var firstOfTargets = 0
  }

  /// Whether what changes is when something opens, begins or ends, or its hours, and no closing.
  ///
  /// Such are 재개관일 변경:, 단축영업 날짜 정정: and 재오픈 연기 안내: before the days.
  func changesOther(_ said: Saying) -> Bool {
    if said.parts.noun?.isClosed == false { return true }
    let nouns =
      said.days.filter { $0.isDoubtful(.namedDays) }.map { $0.cells }
      + said.parts.unread.filter { $0.isUnread(.namedDays) }.map { $0.cells }
    return nouns.contains { !text.has("휴", in: $0) && text.has("일", in: $0) }
      || said.parts.unread.contains { $0.isUnread(.specialHours) }
      || preceding.opens && said.clause.adjuncts.isEmpty
  }

  /// 재활용품 수거일: whether a line names days of something else; 정비일 may be that of the house.
  func namesOtherDays(_ clause: Clause) -> Bool {
    let nouns = clause.adjuncts.flatMap { adjunct in
      adjunct.isUnread(.namedDays)
        ? [adjunct.cells]
        : (adjunct.days ?? []).filter { $0.isDoubtful(.namedDays) }.map { $0.cells }
    }
    return clause.predicate == nil
      && nouns.contains {
        !text.has("휴", in: $0) && text.has("일", in: $0) && !text.namesReason($0)
      }
  }

  /// 휴무 시작일이 4월 11일에서 8일로: whether the days behind a closing are those on which it begins or ends.
  func isBehindBound(_ clause: Clause) -> Bool {
    let before = max(0, clause.cells.lowerBound - 8)..<clause.cells.lowerBound
    return preceding.closesNoDay && ["시작일", "종료일"].contains { text.has($0, in: before) }
  }

  /// Keeps a change of rules until the day on which it begins, or applies it if that day was named before.
  ///
  /// - Returns: `false` where some days are no rules.
  mutating func awaitBeginning(of change: Saying) -> Bool {
    guard change.days.allSatisfy({ $0.isOfRule }) else {
      return false
    }
    changes.waiting.append(change)
    if let day = changes.beginning.first { begin(on: day) }
    return true
  }

  /// Keeps the day from which something changes, which may be told below: 3월 1일부터 휴관일이 바뀝니다.
  mutating func keepBeginning(_ said: Saying) -> Bool {
    guard said.parent == nil, said.clause.predicate?.hedge == nil, said.days.count == 1,
      said.parts.lists[0].beginning(in: said.context) != nil, changes.beginning.isEmpty
    else { return false }
    changes.beginning = said.days
    return true
  }

  /// 의무휴업일 변경 (3월 1일 시행): keeps the day in the bracket of a heading.
  mutating func keepBeginningOfHeading(_ said: Saying) {
    guard said.parent == nil, changes.beginning.isEmpty, let note = said.clause.notes.first else {
      return
    }
    let days = ClauseParts(note).allDays
    guard days.count == 1, days[0].date?.hasMonth == true,
      days[0].role == .since
        || note.adjuncts.contains(where: { text.has("시행", at: $0.cells.lowerBound) })
        || text.has("시행", at: days[0].cells.upperBound + 1)
    else { return }
    changes.beginning = days
  }

  /// Reports days between which a rule changes, and nobody says from when.
  mutating func reportChange(of days: [DayPhrase]) {
    // Each report touches its own day and not the list, so that a long list stays linear.
    // 휴장일이 매월 5일, 20일로 바뀝니다: what it was changes, too
    let touchesAll = Report.Touch(days) == .everything || days.contains { $0.isOfRule }
    for day in days {
      report(.ruleChange, day.cells, touching: touchesAll ? .everything : touch(of: day))
    }
    if days.allSatisfy({ $0.isDated && $0.role == .target }), let first = days.first {
      // 다시 13일로 변경합니다: what is known to close
      report(.ruleChange, first.cells, touching: .closings(near: days), isQuiet: true)
    }
    if let month = monthBefore.month, let first = days.first, !touchesAll {
      // 4월 의무휴업일은 14일, 28일로 변경: what else closes in the month
      report(
        .ruleChange, first.cells, touching: .named([.weekdaysOf(MonthText(month: month), [], [])]))
    }
  }

  /// Whether a clause has the day on which the changes above it begin, and nothing else.
  func beginsChanges(_ said: Saying) -> Bool {
    // 12월 1일부터 포장 봉투 유료: of something else
    guard !changes.waiting.isEmpty, said.days.count == 1, said.parts.hedge == nil,
      said.parts.unread.isEmpty,
      said.clause.predicate == nil || said.clause.predicate?.act == .other
    else { return false }
    return said.context.headsBeginning || said.parts.lists[0].role == .since
      || text.beginsBefore(said.days[0].cells.lowerBound)
  }

  /// Applies the changes above, from a day on.
  mutating func begin(on day: DayPhrase) {
    let waiting = changes.waiting
    changes.waiting = []
    for var change in waiting {
      var day = day
      day.role = .since
      if change.audience == .store, !changes.targets.isEmpty {
        change.audience = Audience(kind: .branches, names: changes.targets)
      }
      change.parts.lists.append(ClauseParts.List(days: [day], role: .since))
      if changeRule(change) {
        changes.haveBegun = true
      } else {
        refuse(change.days, .ruleChange)
      }
    }
  }

  /// 2027. 1. 1.부터 휴관일이 달라집니다⏎▷ 중앙도서관: 매주 금요일: the rules below begin on that day.
  ///
  /// - Returns: `false` where there are none, or one has a beginning of its own.
  private mutating func beginRules() -> Bool {
    // 7월 1일부터 운영시간이 바뀝니다: not the closings
    guard let day = changes.beginning.first, let date = day.beginning(StatementContext()),
      (day.cells.upperBound..<day.cells.upperBound + 24).contains(where: {
        text.scalar($0) == "휴" || text.has("쉬는 날", at: $0)
      })
    else { return false }
    let below = result.list.filter { $0.cells.lowerBound > day.cells.upperBound }
    let rules = below.filter { $0.isRegular }
    if rules.isEmpty || below.contains(where: { $0.effect == .holdsFrom }) { return false }
    var audiences: Set<Audience> = []
    for rule in rules where audiences.insert(rule.audience).inserted {
      let style = EmissionStyle(effect: .holdsFrom, audience: rule.audience)
      result.list.append(style.statement(.date(date), day.cells))
    }
    return true
  }

  /// Begins what is said behind a dated opening with it: 12월부터 일요일에도 엽니다, 대신 월요일에 쉬어요.
  mutating func beginBehindOpenings() {
    if operation.rules.isEmpty { return }
    // The last place for each audience, so that a long text stays linear.
    var last: [Audience: Int] = [:]
    for rule in result.list where rule.isRegular || rule.effect == .neverCloses {
      let isOfAll = rule.isOnly || rule.effect == .neverCloses
      last[rule.audience] = max(
        last[rule.audience] ?? 0, isOfAll ? .max : rule.cells.lowerBound)
    }
    result.list += operation.rules.filter { last[$0.audience] ?? 0 > $0.cells.lowerBound }
  }

  /// Reports changes of which nobody says when they begin, and a beginning of which nobody says what changes.
  mutating func refuseWaitingChanges() {
    for change in changes.waiting {
      guard change.context.isLatter else {
        reportChange(of: change.days)
        continue
      }
      refuse(change.parts.lists[0].days, .former)
      refuse(change.parts.lists[1].days, .ruleChange)
    }
    if changes.haveBegun || beginRules() { return }
    for day in changes.beginning { report(.ruleChange, day.cells, touching: day.touch) }
  }
}

extension NormalizedText {
  /// 시행: 12월 1일: whether such a word stands right before days.
  fileprivate func beginsBefore(_ cell: Int) -> Bool {
    (max(0, cell - 4)..<cell).contains { has("시행", at: $0) || has("적용", at: $0) }
  }

  /// 시행일:, 적용 시기:: whether a label heads the day on which what changes begins.
  func headsBeginning(_ clause: Clause) -> Bool {
    guard clause.predicate == nil || clause.predicate?.act == .other else { return false }
    let cells = clause.cells
    return cells.count < 7 && ["시행", "적용"].contains { has($0, at: cells.lowerBound) }
  }
}
