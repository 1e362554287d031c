import KoreanText

/// A row of the table of clauses: what is said, and what it means.
struct ClauseRow: Sendable {
  typealias Says = @Sendable (StatementReader, Saying) -> Bool
  typealias Means = @Sendable (inout StatementReader, inout Saying) -> Void

  let says: Says
  let means: Means
  /// Whether the rows below are asked too.
  let goesOn: Bool

  init(_ says: @escaping Says, _ means: @escaping Means) {
    (self.says, self.means, goesOn) = (says, means, false)
  }

  private init(also says: @escaping Says, _ means: @escaping Means) {
    (self.says, self.means, goesOn) = (says, means, true)
  }

  /// What is noted before the rows below are asked.
  static func also(_ says: @escaping Says, _ means: @escaping Means) -> ClauseRow {
    ClauseRow(also: says, means)
  }
}

extension StatementReader {
  /// Applies the rows that fit a clause, through the first one that does not go on.
  mutating func read(_ said: inout Saying, by table: [ClauseRow]) {
    var place = 0
    while let row = row(of: said, in: table, from: place) {
      table[row].means(&self, &said)
      if !table[row].goesOn { return }
      place = row + 1
    }
  }

  // The clause is not `inout`, because it would be copied for each row. The result is a place,
  // because taking a row out of the table retains both of its closures.
  private func row(of said: Saying, in table: [ClauseRow], from start: Int) -> Int? {
    (start..<table.count).first { table[$0].says(self, said) }
  }
}

extension ClauseRow {
  /// What a clause that is not a label means.
  static let clauses: [ClauseRow] = besides + verbs + days

  /// What a clause is besides a statement of days.
  private static let besides: [ClauseRow] = [
    // 기존: 12월 13일⏎변경: 12월 20일
    ClauseRow({ $1.context.isFormer && $1.isOfDays }, { $0.keepFormer($1) }),
    ClauseRow({ $1.context.isLatter && $1.isOfDays }, { $0.moveFormer($1) }),
    // 24일은 변동 없음
    ClauseRow(
      { $1.act == .keeps },
      { reader, said in
        said.context.days = []
        if said.days.isEmpty, reader.text.has("변경", in: said.clause.predicate?.cells ?? 0..<0) {
          // 휴무일은 변경되지 않습니다: what was said of a change is in doubt
          return reader.report(.former, said.clause.cells, touching: .everything)
        }
        // 크리스마스도 마찬가지: as what was said before, whatever that is
        if said.parts.lists.contains(where: { $0.role == .also }) {
          return reader.refuse(said.days, .noClosingWord)
        }
        guard reader.inheritsAct, !said.days.isEmpty else { return }
        // 휴무일⏎20일 그대로
        said.act = .closes
        reader.state(&said)
      }),
    // 영업시간이 10시~21시로 바뀝니다
    ClauseRow({ $0.changesHours($1) }, { $0.hours($1) }),
    // 2월 추가 휴관: 없음
    ClauseRow({ $1.context.adds && $1.act == .neverCloses }, { _, _ in }),
    // 시행일: 2027. 3. 1.
    ClauseRow({ $0.beginsChanges($1) }, { $0.begin(on: $1.days[0]) }),
    // 연중무휴 하남점: the branch that the whole sentence is about
    ClauseRow({ $0.namesWhoWasMeant($1) }, { $0.giveAudience($1) }),
    // 영업시간: 매일: the days of hours
    ClauseRow(
      { reader, said in
        said.context.hours != nil && (said.act == nil || said.isWeak)
          // 관람시간: 연중무휴 (공휴일 제외)
          && !(said.parts.flags.contains(.excepts) && said.parent != nil
            && reader.neverSaid(said.audience))
      },
      { $0.notes(of: $1) }),
    // 25일은 월요일이지만 …: the days that the next verb is about
    ClauseRow({ $1.isOfNextVerb }, { $1.context.days = $1.daysOfNextVerb }),
    // 토요일 ~ 일요일 [오전 9시 ~ 오후 10시]: when the door is open
    ClauseRow({ $1.act == nil && $1.hasHoursInBrackets }, { $0.nameDates($1) }),
    // 12/29 연말이라 화요일이지만 …: the days that a later verb is about
    ClauseRow({ $1.isOfLaterVerb }, { $0.refuse($1.days, .ambiguous) }),
    // 의무휴업일(12/13)에도 정상영업합니다: the days of the verb stand in a bracket
    ClauseRow({ $0.namesDaysOfVerb($1) }, { $1.context.days = $1.daysOfBracket ?? [] }),
    // 12월 23일: 휴관일이지만 체험단 방문으로 문을 엽니다
    ClauseRow(
      { $0.opensAllTheSame($1) },
      {
        // 9/20은 셋째 일요일 정기휴일이나 …: the date, of which the weekday is said
        let topic = $1.parts.lists.first { $0.role == .topic && $0.days.allSatisfy { $0.isDated } }
        if !$1.days.isEmpty { $1.context.days = topic?.days ?? $1.days }
      }),
    // 둘째 일요일은 옆 가게 쉬는 날이라 영업합니다: who closes, and who opens
    ClauseRow({ $0.opensBecauseClosed($1) }, { $0.refuse($1.days, .ambiguous) }),
    // 재오픈일이 17일에서 22일로 연기되었습니다
    .also(
      { $1.clause.predicate?.act == .changes && $1.days.count > 2 && $0.changesOther($1) },
      { $0.report(.ruleChange, $1.clause.cells, touching: .everything) }),
    // 휴무 기간을 이틀 연장합니다
    ClauseRow(
      { $0.lengthensByDays($1.clause) },
      { $0.report(.ruleChange, $1.clause.cells, touching: .fortnight) }),
    // 휴진 기간을 19일까지 연장합니다, 공사가 19일까지 연장됐습니다
    ClauseRow({ $0.lengthens($1) }, { $0.lengthen($1) }),
    // 이틀이 아니라 21일 하루만 쉽니다: not as was told before
    .also(
      { $0.correctsLength($1.clause) },
      { $0.report(.former, $1.clause.cells, touching: .everything) }),
    // 원래 9일에 쉬어야 하지만, 10일로: days that cannot be read
    ClauseRow({ $1.refusal != nil }, { $0.refuseUnread($1) }),
    // 11월 휴무: the month of the days that follow
    ClauseRow({ $1.isMonthHeading }, { $0.headMonth(&$1) }),
    // 26일 재오픈 (늦어질 수 있어요)
    ClauseRow(
      { reader, said in
        said.isBehindDays && said.days.isEmpty && said.clause.predicate?.act == .other
          && said.clause.predicate?.hedge == .softStatement
          && (said.parent ?? 0..<0).allSatisfy { reader.result.list[$0].effect == .opens }
      },
      { $0.doubtDaysBefore($1) }),
    // 18일부터 이용할 수 있다: not about closings
    ClauseRow({ $1.isHedgeOfOther(isHeaded: $0.inheritsAct) }, { $0.doubtExceptions(of: $1) }),
    // 변경될 수 있습니다: a hedge about what was said, or will be
    ClauseRow({ $1.hedge != nil && $1.days.isEmpty }, { $0.hedgeWithoutDays(&$1) }),
    // 오늘 휴무
    ClauseRow({ $1.hedge?.reason == .relativeDay }, { $0.hedgeToday($1) }),
    // 일요일은 점포별로 휴무: a rule, of some of the stores
    .also({ $1.variesByStore }, { $0.reportHedge($1, .everything) }),
    // 일요일 휴무 예정일 수 있음
    ClauseRow(
      { $1.hedge != nil && !$1.variesByStore },
      { $0.hedgeDays($1) }),
    // 매일 …(월요일 제외)
    .also({ $1.parts.flags.contains(.everyDay) }, { $1.context.isOpenEveryDay = true }),
    .also(
      { $1.context.isOfPause || $1.parts.isOfPause },
      { $1.context.isOfPause = $1.parts.isOfPause || $1.parent != nil }),
    // 휴무일⏎12/24 영업시간 22시까지 연장: when the door is open
    ClauseRow(
      { $1.act == nil && $1.context.act == .closes && $0.hasHoursOfItsDays($1.parts) },
      { $0.reportSpecialHours($1) }),
    // 평일 10:00~22:00
    ClauseRow({ $1.isOfHours }, { $0.readHoursAlone($1) }),
    // 개장 7/10~8/22, 폐장 뒤에는 …: when something else is
    ClauseRow({ $0.isTimeOfOther($1) }, { $0.refuse($1.days, .ambiguous) }),
    // 12/3: 14시~16시 중단, 12/3: 오전 휴무: a part of the day
    ClauseRow(
      { !$1.context.days.isEmpty && $1.closesPartOfDay(behindHours: $0.preceding.endsWithHours) },
      { $0.refuse($1.context.days, .specialHours) }),
    // 3월 11일~4월 9일: 매주 화요일 휴무, 방학 기간(1월 4일~2월 26일): 토요일 휴관
    ClauseRow({ $1.isRuleWithinSpan }, { $0.refuse($1.days, .conditional) }),
    // 추석: 9/25 휴무
    .also(
      { !$1.context.days.isEmpty && $1.context.act != .roster }, { $1.takeDaysOfLabel() }),
  ]

  /// What the verb makes of the days.
  private static let verbs: [ClauseRow] = [
    // 31일은 휴무일인데 수산부류만 연다: nobody else does
    ClauseRow(
      { reader, said in
        said.act == .opens && said.parts.audience == nil
          && said.parts.unread.contains { $0.role == .only }
      },
      { $0.refuse($1.days, .facilityOnly) }),
    // 12월부터 연중무휴로 바뀝니다
    ClauseRow(
      { $1.changesToOpening != nil },
      { reader, said in
        guard let noun = said.changesToOpening, reader.text.has("무휴", in: noun) else {
          // 12월부터 매일 영업으로 변경합니다
          return reader.report(.ruleChange, said.clause.cells, touching: .everything)
        }
        said.act = .neverCloses
        reader.never(said)
      }),
    // 3월에 정식으로 문을 연다: on one of its days for the first time, or on all of them
    ClauseRow(
      { $1.act == .opens && $1.parts.onlyMonths && $0.opensFirst($1) },
      { $0.refuseMonths($1, .noClosingWord) }),
    // 12월부터 매일 엽니다, 12월부터 안 쉬어요
    ClauseRow({ $0.neverClosesFrom($1) }, { $0.never($1) }),
    // 12월 25일까지 쉬지 않습니다, 앞으로 매일 엽니다
    ClauseRow(
      { $0.opensThrough($1) },
      { $0.report(.former, $1.clause.cells, touching: .everything) }),
    // Closed every day but Sunday
    ClauseRow(
      { reader, said in
        said.parts.flags.isSuperset(of: [.excepts, .everyDay])
          && reader.result.closingWord?.upperBound == said.clause.cells.lowerBound - 1
      },
      { $0.report(.notExpressible, $1.clause.cells, touching: .everything) }),
    // 월요일 제외, 연중무휴(설날 제외)
    ClauseRow({ $1.parts.flags.contains(.excepts) }, { $0.exception($1) }),
    // 12월 13일 휴무⏎하남점은 정상영업: not closed when the others are
    ClauseRow({ $1.opensNamed }, { $0.openNamed($1.audience) }),
    // 26일: 정상 영업 (단, 을지로점 휴무): not open when the others are
    ClauseRow(
      {
        $1.closesNamed && ($1.parts.unread.isEmpty || $0.result.list.last?.effect == .opens)
          || $0.closesBehindOpening($1)
      },
      { $0.closeAmongOpen($1) }),
    // 6월 6일은 CJ·한진 정상 배송, where each has its own days: somebody is open
    ClauseRow(
      { $0.topics.areNames && $1.opensUnknown }, { $0.refuse($1.days, .anotherBranch) }),
    // 가오픈 3/6~3/8 → 3/9 휴무 → 3/11 오픈: one thing after the other
    ClauseRow(
      { $1.clause.adjuncts.count { $0.kind == .arrow } > 1 }, { $0.refuse($1.days, .ambiguous) }),
    // 22일을 25일로 변경, 22일 → 25일
    ClauseRow({ $1.isMove }, { $0.move($1) }),
    // 10월 3일은 개천절로 휴진: why
    ClauseRow(
      { $1.festivalAsReason != nil },
      { reader, said in
        said.festivalAsReason.map { _ = said.parts.lists.remove(at: $0) }
        reader.state(&said)
      }),
    // 22일은 25일로 대체휴무
    ClauseRow({ $1.closesOneForOther }, { $0.move($1) }),
    // 12월 28일부로 영업을 종료합니다
    ClauseRow({ $1.act == .ends || $0.closesBehindLast($1) }, { $0.end($1) }),
    // 온라인 상담 무휴
    ClauseRow({ $1.isNeverOfUnknown }, { $0.refuseNever(&$1) }),
    // 휴관하지 않기로 했습니다, 휴관 없이 그대로 운영합니다: of closings that were told before
    ClauseRow(
      { $0.takesBackUnnamed($1) },
      { $0.report(.former, $1.clause.cells, touching: .everything) }),
    // 연중무휴, 추석 휴무 없음
    // 점심시간에도 쉬지 않고 진료합니다
    ClauseRow({ $1.act == .neverCloses && $1.parts.flags.contains(.pause) }, { _, _ in }),
    // 정기휴무는 3월까지만 시행하고 4월부터는 쉬지 않습니다
    ClauseRow(
      {
        $1.act == .neverCloses && $1.parts.lists.count > 1
          && $1.parts.lists.last?.role == .since && $1.days.allSatisfy { !$0.isDated }
      },
      { $0.report(.ruleChange, $1.clause.cells, touching: .everything) }),
    // [취소] 22일 휴무
    ClauseRow(
      { $0.preceding.takesBack && $1.act == .closes && !$1.days.isEmpty },
      { $0.refuse($1.days, .former) }),
    // 12월 7일에는 바자회를 엽니다, 12/7 개장 10주년
    ClauseRow({ $0.opensOther($1) }, { $0.refuse($1.days, .noClosingWord) }),
    // 평일 의무휴업: one of those weekdays
    ClauseRow({ $0.namesSomeWorkday($1) }, { $0.refuse($1.days, .ambiguous) }),
    // 12월 3일은 밤 12시까지 문을 닫지 않습니다: when that day ends
    ClauseRow(
      { reader, said in
        said.act == .neverCloses && reader.preceding.endsWithHours
          && said.clause.predicate?.isVerb == true
      }, { _, _ in }),
    // 연중무휴 매장 : 서울역, 공항: who never closes
    ClauseRow(
      { $1.act == .neverCloses && $0.headsNames($1) },
      { $0.report(.variesByStore, $1.clause.cells, touching: .everything) }),
    ClauseRow({ $1.act == .neverCloses }, { $0.never($1) }),
    // 4월부터 정기휴무를 없앱니다: all that is known holds no longer
    ClauseRow(
      { $1.act == .cancels && $1.parts.noun?.isClosed == true && $1.parts.onlyMonths },
      { $0.report(.ruleChange, $1.clause.cells, touching: .everything) }),
    // 22일 휴무를 취소합니다
    .also(
      { $1.act == .cancels },
      { $1.act = $1.parts.noun?.isClosed == false ? .closes : .opens }),
    // 장날은 엽니다, 장이 서는 날은 엽니다: which closings this cancels is not known
    .also({ $0.opensOnUnknownDays($1) }, { $0.doubtClosings($1) }),
    // 휴무 매장
    ClauseRow({ $1.act == .roster }, { $0.roster(&$1) }),
    // 매주 월요일 휴무 (12월 7일까지)
    ClauseRow({ $1.act == nil && !$0.rulesEnded(by: $1).isEmpty }, { $0.endRules($1) }),
    ClauseRow({ $1.parts.lists.isEmpty }, { $0.read(&$1, by: withoutDays) }),
    // 8일 할인 행사
    ClauseRow({ $1.act == .other }, { $0.refuseIfClosing($1) }),
  ]
}
