import KoreanText

// What one clause states.
extension StatementReader {
  mutating func clause(
    _ clause: Clause, _ context: inout StatementContext, parent: Range<Int>?, next: Clause?,
    shared: Predicate.Act?
  ) {
    let clause = topics.hasRegions ? clause : clause.withoutRegions
    var said = Saying(clause, context, parent: parent, next: next, shared: shared)
    if namesSubstitute(clause) { said.clause.passing = clause.cells }
    if let brandAbove, case .named(.branches, let names, nil)? = said.parts.audience {
      // 이마트⏎구리점 13일⏎롯데마트⏎구리점 9일
      said.parts.audience = Audience(kind: .branches, names: names, brand: brandAbove)
      said.audience = said.parts.audience ?? said.audience
    }
    takeContact(clause)
    said.takeFrames()
    takeRegion(&said)
    takeHost(&said)
    giveToOnlyBranch(in: clause)
    if said.parts.audience == nil, !said.parts.flags.contains(.unknownSubject),
      let word = clause.predicate?.cells, word.count > 1,
      text.isWord("휴실", word.lowerBound..<word.lowerBound + 2)
        || text.isWord("휴강", word.lowerBound..<word.lowerBound + 2)
    {
      // 휴실기간, 휴강: rooms or courses are closed, and not the house
      said.parts.audience = Audience(kind: .facility, names: [word])
    }
    if said.parts.audience == nil, let word = wordForParts(in: clause) {
      said.parts.audience = Audience(kind: .facility, names: [word])
    }
    if beginsLine, clause.adjuncts.first?.kind == .arrow, clause.predicate?.act == .closes,
      said.parts.lists.first?.role == .topic
    {
      // → 12월 16일은 휴관합니다: the arrow begins the line
      said.parts.flags.remove(.arrow)
    }
    let (frame, before) = (context.frame, context.date)
    monthBefore = (before, frame.singleMonth, frame.relativeMonth)
    let festival = festival(of: clause)
    if festival != nil {
      // 새해 복 많이 받으세요⏎영업 중지, 신년 행사⏎6일 휴무: the line may be about something else
      let mayBeOfOther = clause.predicate.map { $0.act == .other } ?? clause.namesUnknown
      (said.context.festival, said.context.doubtsFestival) = (festival, mayBeOfOther)
    }
    if parent == nil, clause.predicate?.act == .closes, said.days.allSatisfy({ $0.isMonths }) {
      said.context.isPlan = clause.notes.contains { $0.isHedge }
    }
    if parent == nil, said.saysItOpens { result.mayEndClosures = true }
    let first = result.list.endIndex
    if said.days.allSatisfy({ !$0.isDated }),
      clause.predicate?.act == .changes
        || clause.isLabel && clause.predicate == nil && text.has("정정", in: clause.cells)
    {
      // 수거일 안내⏎기존 매주 화요일 → 매주 목요일로 변경: of what the heading names
      changes.areOfOther = changesOther(said) || changes.areOfOther && said.parts.noun == nil
    }
    if topics.hasPlaces, !clause.isLabel || clause.predicate?.act == .closes { nameHouse(&said) }
    hours(said)
    // 12월 24일 10:00~17:30, 25일 휴무: of the same month; 2026.11.09 13:20 is when it was written.
    if let hours = said.parts.hours.last?.phrase, let day = hours.days.last,
      let date = day.date ?? (day.isRange ? self.date(of: day) : nil),
      hours.opens != nil || date.year == nil, date.month != nil
    {
      said.context.date = date
      // 8월 29일~9월 1일 10시~18시 영업, 31일 휴무
      if case .range(let first, _) = day.term, first.month != date.month {
        said.context.range = (first, false)
      }
    } else {
      takeMonth(of: said.parts, said.clause.predicate, &said.context)
    }
    if clause.predicate?.act == .closes || clause.predicate?.act == .roster {
      result.closingWord = result.closingWord ?? clause.predicate?.cells
    }
    if clause.isLabel || clause.isFormerMark {
      if clause.predicate?.act == .changes, said.parts.noun?.isClosed == true, said.parts.onlyMonths
      {
        // 12월 휴무일 변경: 13일, 27일
        refuseMonths(said, .ruleChange)
      }
      label(&said)
    } else if let frame = said.parts.takeMonthFrame() ?? said.takeMonthOfBracket()
      ?? (parent == nil && said.isOfNoMonth ? DayFrame() : nil)
    {
      // 5월 휴무일이 10일에서 5일로 …: the month holds for the whole clause. And none does for
      // 7월 휴관일 안내⏎매주 월요일, 설날은 정기휴관일입니다.
      said.context.frame = frame
      statement(&said)
      said.context.frame = context.frame
    } else {
      statement(&said)
    }
    if parent == nil, clause.isNames, !clause.notes.isEmpty,
      nearIndices(since: 0).contains(where: { result.list[$0].effect == .neverCloses })
    {
      // 매장은 연중무휴입니다⏎온라인몰 (월요일 휴무)
      for index in first..<result.list.endIndex { doubt(index, .facilityOnly) }
    }
    if preceding.closesAtTimes, clause.predicate == nil {
      for index in first..<result.list.endIndex { doubt(index, .namedDays) }
    }
    if parent == nil { openRoster(said) }
    if parent == nil, said.context.date == context.date, let date = lastDate(of: said) {
      // 12월 24일 예약 마감. 26일 휴무
      said.context.isMonthOfOther =
        said.context.isMonthOfOther
        || (date.month, date.monthOffset) != (context.date?.month, context.date?.monthOffset)
      said.context.date = date
      // 1월 4일에 봬요! 30일, 31일은 쉽니다
      said.context.isOfReturn = said.days.last?.date != nil && clause.predicate?.act != .closes
    }
    doubtPart(behind: context, &said)
    giveTargets(said, since: first)
    joinRulesOfBranches(said, before: first)
    leaveOut(&said, since: first, below: context.leftOut)
    if parent == nil {
      preceding = preceding(clause, said)
      passMonths(of: clause, &said.context)
    }
    if festival != nil, parent != nil || !headsFestival(clause) {
      (said.context.festival, said.context.doubtsFestival) =
        (context.festival, context.doubtsFestival)
    }
    context = said.context
  }

  /// Finds whom a clause that is not a label is about, and reads it.
  private mutating func statement(_ said: inout Saying) {
    if topics.hasBrands || said.clause.isOfBrandOnly, said.parts.audience ?? .store == .store,
      let brand = said.parts.brand
    {
      // 이마트는 17일, 홈플러스는 22일까지: each has its own days.
      said.parts.audience = Audience(kind: .branches, names: [brand])
    }
    if topics.hasBrands, said.parts.flags.contains(.others) {
      // 신세계백화점은 본점이 7일, 나머지 점포는 6일 쉰다: the others of that brand
      said.parts.hedge = said.parts.hedge ?? (.softStatement, said.clause.cells)
    }
    takeOtherBrand(&said)
    takeSpeaker(&said)
    if said.clause.hasSeveralStores {
      // 청과부류 시장은 16일, 수산부류 시장은 17일 휴장
      said.parts.hedge = said.parts.hedge ?? (.softStatement, said.clause.cells)
    }
    if closesJoinedWords(said.clause) {
      // 12월 31일: 강남·신사·압구정 휴진: some who are not known
      said.parts.hedge = said.parts.hedge ?? (.softStatement, said.clause.cells)
    }
    if said.parts.hedge == nil, !said.days.isEmpty,
      let word = said.parts.unread.first(where: { namesCondition($0) })
    {
      // 공사가 늦어지면 3월 10일까지 쉬고, 예정대로 끝나면 3월 9일에 문을 엽니다
      said.parts.hedge = (.conditional, word.cells)
    }
    if said.clause.predicate?.describesBranch == true || closesStoresBehind(said),
      let branch = said.next?.firstBranch
    {
      said.parts.audience = branch
    }
    if said.parts.audience?.kind == .branches, said.context.audience.kind == .facility,
      said.context.isHeadedPart, said.clause.predicate == nil
    {
      // 문화센터 휴강⏎수내점 11/26: of that part of the branch
      said.parts.audience = nil
      said.parts.hedge = said.parts.hedge ?? (.facilityOnly, said.clause.cells)
    }
    said.audience = said.parts.audience ?? said.context.audience
    if said.context.audience.kind == .branches, said.audience == .store,
      namesNobody(said) || namesShop(said)
    {
      // 동문 구간: 12월 1일 점포 휴무; 잠실점 연중무휴 / 단, 12월 9일 매장 이사로 쉼
      said.audience = said.context.audience
      said.parts.audience = nil
    }
    if said.audience == .store, let section = said.context.section, !section.mayBeWhole,
      namesNobody(said)
    {
      // ▣ 남부시장⏎9월 15일 휴장
      said.audience = section.audience
    }
    if said.parts.flags.contains(.others) { said.audience = .store }
    if said.context.isHeadedPart, said.parts.audience == nil, said.clause.predicate != nil {
      // …⏎매주 월요일 휴관: of the part, or of the whole
      said.context.mayBeOfStore = true
    }
    if said.parts.audience != nil {
      said.context.speak(of: said.audience)
      said.context.hedge = nil
    }
    // 전시장을 닫습니다: a part, or all that there is
    if said.closesObject { said.context.mayBeOfStore = true }
    if !said.parts.lists.isEmpty {
      refuse(said.parts.reasons.filter { $0.isDated }, .ambiguous)
    }
    if said.parts.flags.contains(.others) {
      // 나머지 점포는 after named branches means all branches that were not named.
      if result.list[nearIndices(since: 0)].contains(where: { $0.audience.kind == .branches }) {
        said.context.audience = .store
        said.parts.audience = .store
      } else if opensRestOfDays(said) {
        return
      } else if said.parts.hedge == nil || said.hedge == nil {
        // 나머지 점포는 오늘 및 12/13 휴무: a word such as 오늘 leaves the date certain, and 나머지 does not.
        said.parts.hedge = (.softStatement, said.clause.cells)
      }
    }
    if said.parts.hedge?.reason == .softStatement, said.parent == nil,
      said.parts.lists.isEmpty || said.clause.hasSome
    {
      said.context.hedge = .softStatement
    }
    said.parts.dropTimes()
    said.parts.dropNamedTopic(
      isCopular: said.clause.isCopular && said.clause.predicate == nil)
    if said.parts.flags.contains(.hasRelativeDay), said.clause.predicate?.act == .closes {
      // 오늘부터 당분간 문을 닫습니다, 내일부터 수요일까지 쉽니다
      report(
        .relativeDay, said.clause.cells,
        touching: said.days.isEmpty ? .everything : .fortnight)
    }
    said.act = carriesOutClosing(said) ? .closes : said.saidAct
    read(&said, by: ClauseRow.clauses)
  }

  /// The last date of a clause, if it has a month.
  private func lastDate(of said: Saying) -> DateText? { said.days.last.flatMap { date(of: $0) } }

  /// 23일 의무휴업은 정상 시행합니다: whether the verb is about the closing, and opens nothing.
  private func carriesOutClosing(_ said: Saying) -> Bool {
    guard said.parts.noun?.isClosed == true, said.saidAct == .opens,
      let verb = said.clause.predicate
    else { return false }
    return (verb.cells.lowerBound..<verb.cells.upperBound + 2).contains {
      text.has("시행", at: $0)
    }
  }

  /// 1일은 쉬라고 문 닫습니다: whether a verb without days is of the days that its sentence stated.
  func goesOn(_ said: Saying) -> Bool {
    said.clause.predicate?.isVerb == true && said.parent == nil
      && result.list.count > said.context.sentenceStart
  }

  /// 쉬는 날이라 영업합니다: whether the verb right behind a closing opens because of it.
  func opensBecauseClosed(_ said: Saying) -> Bool {
    guard said.act == .closes, !said.parts.lists.isEmpty, said.isBeforeBareVerb,
      let verb = said.next?.predicate, verb.act == .opens
    else { return false }
    let end = lastCell(before: verb)
    switch text.scalar(end) {
    case "라", "서", "니": return true
    case "로": return text.scalar(end - 1) == "므"
    default: return false
    }
  }

  /// 의무휴업일(12/13)에도 정상영업합니다: whether the days in its bracket are those of the verb behind it.
  func namesDaysOfVerb(_ said: Saying) -> Bool {
    guard said.act == .closes, said.namesDays, said.parts.lists.isEmpty, said.isBeforeBareVerb,
      let verb = said.next?.predicate, verb.act == .opens, let days = said.daysOfBracket
    else { return false }
    // 정기휴무(월요일), 정상영업 …: the verb may be about other days.
    let last = text.scalar(lastCell(before: verb))
    return last.isHangulSyllable || last != "," && days.allSatisfy { $0.isDated }
  }

  /// The cell before a verb, or before the space in front of it.
  private func lastCell(before verb: Predicate) -> Int {
    let cell = verb.cells.lowerBound - 1
    return text.scalar(cell) == " " ? cell - 1 : cell
  }
}

extension Clause {
  /// 지하의 트레이더스만 8일에 쉰다: whether a brand and nobody else is meant.
  fileprivate var isOfBrandOnly: Bool {
    adjuncts.contains { adjunct in
      guard case .subject(let subject) = adjunct.kind else { return false }
      return subject.kind == .brand && adjunct.role == .only
    }
  }
}
