import KoreanText

// Clauses that name no day: whom they are about, and what they say of the days under them.
extension StatementReader {
  /// 매장 09:00~22:00⏎키즈카페 10:00~20:00⏎둘째 수요일 휴업: what stands behind the hours of a part is of it, or of the whole.
  func doubtPart(behind context: StatementContext, _ said: inout Saying) {
    guard said.context.audience.kind == .facility, !said.clause.isLabel,
      said.clause.predicate == nil, said.days.isEmpty
    else { return }
    let isBelowStore = !said.parts.hours.isEmpty && !result.hours.isEmpty
    if context.mayBeOfStore || isBelowStore { said.context.mayBeOfStore = true }
  }

  /// 휴무 매장 over a list of names.
  mutating func roster(_ said: inout Saying) {
    said.context.days = said.days
    said.context.act = .roster
    if said.parts.audience == nil {
      // The names of the days above are not those of these.
      return said.context.speak(of: said.context.section?.audience ?? .store)
    }
    guard said.audience.kind == .branches, !said.parts.lists.isEmpty else { return }
    emit(said.parts, EmissionStyle(.closes, said), in: said.context)
    said.context.days = []
  }

  /// The names of a roster close on its days.
  mutating func closeNamed(_ said: Saying) {
    var named = said.parts
    named.lists = [ClauseParts.List(days: said.context.days, role: nil)]
    emit(named, EmissionStyle(.closes, of: named, for: said.audience), in: said.context)
  }

  /// 월요일(단체예약시 개관): the days before the bracket are doubtful.
  mutating func doubtDaysBefore(_ said: Saying) {
    for index in said.parent ?? 0..<0 { doubt(index, .conditional) }
    report(.conditional, said.clause.cells)
  }

  /// 화⏎정기휴무 (매주 화요일)⏎수⏎10:30 - 21:00: whether it says no more than the day right above.
  func saysWhatDayDoes(_ said: Saying) -> Bool {
    guard let last = result.list.last, last.effect == .closes, said.next?.hasDays != true,
      said.clause.isBareClosing || said.clause.closesOnly(last.days)
    else { return false }
    // 화 | 휴무: the mark of a cell and the spaces beside it
    return 0...3 ~= said.clause.cells.lowerBound - last.cells.upperBound
  }

  /// 수요예배 쉽니다: the unknown word right before the verb is what closes; in 가족과 쉽니다 it is not.
  func restingSubject(of said: Saying) -> Adjunct? {
    guard said.audience.kind == .store, let predicate = said.clause.predicate,
      predicate.act == .closes,
      predicate.isVerb || text.scalar(predicate.cells.lowerBound) == "쉬",
      let last = said.clause.adjuncts.last, last.role == nil, last.isUnread(.unknownWord)
    else { return nil }
    switch text.scalar(last.cells.upperBound - 1) {
    case "과", "와", "게", "히", "고", "서", "께", "며": return nil
    default: return last
    }
  }

  /// Kitchen closed Mondays: the unknown words right before the word for closing.
  func headedPart(_ said: Saying) -> Audience? {
    guard said.act == .closes, said.parts.audience == nil,
      let last = said.clause.adjuncts.last,
      said.clause.adjuncts.count == 1 || said.clause.isNameInEnglish(text),
      last.isUnread(.unknownWord) || last.isUnknownSubject && last.role == .only,
      follower?.hasDays == true, said.clause.notes.isEmpty
    else { return nil }
    let name = said.clause.adjuncts[0].nameCells.lowerBound..<last.nameCells.upperBound
    return Audience(kind: .facility, names: [name])
  }

  /// 정기휴무 (매주 화요일): the bracket names the days.
  mutating func bareNotes(_ said: Saying) {
    guard !said.clause.notes.isEmpty else { return }
    var inner = said.context
    inner.act = said.act == .opens && said.isWeak ? nil : said.act
    inner.audience =
      restingSubject(of: said).map { Audience(kind: .facility, names: [$0.cells]) } ?? said.audience
    if said.act == .opens, said.audience.kind == .facility,
      said.clause.notes.contains(where: { $0.predicate?.namesDays == true })
    {
      // 휴점일에도 식당가는 정상 운영(휴점일 12월 14일): of the part, or of the whole
      for note in said.clause.notes { refuse(ClauseParts(note).allDays, .facilityOnly) }
      return
    }
    // 야간진료(화, 목)를 쉽니다
    inner.isUnknownLabel = said.parts.unread.contains { $0.isUnread(.specialHours) }
    clauses(said.clause.notes, &inner, parent: nil)
  }

  /// 식당가는 정상영업: the closings of others, on whose days this audience is open.
  func closingsOfOthers(_ said: Saying) -> [Int] {
    // 서초구와 중구 내 점포는 문을 연다: some of them
    guard said.act == .opens, said.parts.audience != nil, said.clause.predicate != nil,
      said.audience != .store || !said.clause.saysBut
        || !said.parts.unread.contains(where: { $0.isUnknownWord })
    else { return [] }
    let start = said.clause.saysBut ? 0 : said.context.sentenceStart
    return (said.parent ?? nearIndices(since: start)).filter {
      result.list[$0].effect == .closes && result.list[$0].audience != said.audience
        && result.list[$0].doubt != .exceptBranch
    }
  }

  mutating func openOthers(_ said: Saying) {
    for index in closingsOfOthers(said) where !result.list[index].isLong {
      open(index, for: said.audience)
    }
  }

  /// 모두 휴점한다, 은평점은 정오부터 영업한다: the branch opens on those days.
  ///
  /// - Parameter onDates: whether only on dates: hours do not take a branch out of a rule.
  mutating func openNamed(_ audience: Audience, onDates: Bool = false) {
    for index in nearIndices(since: 0)
    where result.list[index].effect == .closes && result.list[index].audience == .store
      && (!onDates || result.list[index].days.isDated)
    {
      open(index, for: audience)
    }
  }

  /// 6월 11일 전점 정상영업, 송도점만 휴업: whether a branch closes and no day is named, right behind days on which all
  /// open.
  func closesBehindOpening(_ said: Saying) -> Bool {
    guard said.closesBranch, follower?.hasDays != true, said.clause.notes.isEmpty,
      let last = result.list.last, last.effect == .opens, last.audience == .store
    else { return false }
    return namesOnlyBranch(said) || result.list.endIndex > said.context.sentenceStart
  }

  /// 연중무휴 매장 : 서울역, 공항: whether a word for stores stands right behind a clause and heads names.
  func headsNames(_ said: Saying) -> Bool {
    guard let next = said.next, next.isLabel, next.predicate == nil, next.adjuncts.count == 1,
      let place = next.onlySubject?.place, next.onlySubject?.kind == .store,
      !text.isNameOfPlace(place)
    else { return false }
    return place.lowerBound <= said.clause.cells.upperBound + 1
  }

  /// 송도점만.
  func namesOnlyBranch(_ said: Saying) -> Bool {
    said.clause.adjuncts.contains { adjunct in
      guard case .subject(let subject) = adjunct.kind else { return false }
      return subject.kind == .branch && adjunct.role == .only
    }
  }

  /// 26일: 정상 영업 (단, 을지로점 휴무): the branch closes on the days on which the others open.
  mutating func closeAmongOpen(_ said: Saying) {
    // (단, 을지로점은 평소대로 휴업), on the next line: of those that were opened last
    let start =
      said.clause.saysBut || namesOnlyBranch(said)
      ? result.list.lastIndex { $0.effect != .opens }.map { $0 + 1 } ?? 0
      : said.context.sentenceStart
    for index in nearIndices(since: start)
    where result.list[index].effect == .opens && result.list[index].audience == .store
      && (result.list[index].days.isDated || result.list[index].days.isFestival)
    {
      var closing = result.list[index]
      closing.effect = .closes
      closing.audience = said.audience
      // 단, 수원점은 입점 건물 휴관으로 쉽니다
      if !said.parts.unread.isEmpty { closing.doubt = .unknownWord }
      result.list.append(closing)
    }
  }

  /// 아래 점포는 정상영업합니다⏎- 위례점⏎- 용인구성점, ※ 영업점: 안동점, 문경점: the branches below open when the
  /// others close.
  mutating func openRoster(_ said: Saying) {
    let clause = said.clause
    if clause.predicate == nil, !clause.isLabel, said.parts.audience?.kind == .branches,
      said.parts.lists.isEmpty, opensNames
    {
      return openNamed(said.audience)
    }
    if clause.isLabel {
      opensNames =
        clause.predicate == nil
        && clause.adjuncts.contains { adjunct in
          guard case .subject(let subject) = adjunct.kind, let place = subject.place else {
            return false
          }
          return text.isWord("영업점", place) || preceding.opens && isSign(of: place)
        }
    } else if clause.predicate != nil {
      let words = max(0, clause.cells.lowerBound - 12)..<clause.cells.upperBound
      opensNames =
        said.act == .opens && said.days.isEmpty
        && words.contains { cell in
          ["아래 ", "하기 ", "다음 점포", "다음 매장"].contains { text.has($0, at: cell) }
        }
    }
  }

  /// 카페는 수요일 쉽니다, 23일은 엽니다: where nothing else closes, this is an exception for 카페.
  mutating func openTopic(_ opened: Range<Int>) {
    let closings = result.list[nearIndices(since: 0)].filter { $0.effect == .closes }
    guard let topic = closings.last?.audience, topic.kind == .facility,
      closings.allSatisfy({ $0.audience == topic })
    else { return }
    for index in opened where result.list[index].days.isDated {
      open(index, for: topic)
    }
  }

  /// 중앙시장은 일요일, 남부시장은 월요일; 행복도서관 휴관 : 월요일⏎사랑도서관 휴관 : 화요일: each has its own days, and none
  /// is the store.
  func nameHouse(_ said: inout Saying) {
    let places = said.parts.places.filter {
      text.isNameOfPlace($0) || topics.isOfPart && isHost($0)
    }
    guard let place = places.first else { return }
    if places.count > 1 {
      said.parts.hedge = said.parts.hedge ?? (.softStatement, said.clause.cells)
    } else {
      said.parts.audience = Audience(kind: .branches, names: [place])
    }
  }

  /// 당번 약국: 11/29, 나머지 일요일은 휴무: the dates that were named are open here too.
  mutating func openNamedDays(for audience: Audience) {
    for index in nearIndices(since: 0)
    where result.list[index].effect == .opens && result.list[index].days.isDated
      && result.list[index].audience != audience
    {
      open(index, for: audience)
    }
  }

  /// Says of somebody that the days of a statement are open.
  private mutating func open(_ index: Int, for audience: Audience) {
    var opening = result.list[index]
    opening.effect = .opens
    opening.audience = audience
    result.list.append(opening)
  }
}

extension Saying {
  /// Whether it is a name under 휴무 매장.
  var isOfRoster: Bool { act == nil && context.act == .roster && audience.kind == .branches }

  /// 종합자료실⏎09:00~22:00⏎휴관일⏎매주 월요일: a heading that names nobody may be about the whole.
  mutating func doubtPart() {
    guard parts.audience == nil, parent == nil, context.audience.kind == .facility,
      !context.isBelowPart
    else { return }
    context.mayBeOfStore = true
  }

  /// 휴무일 안내: makes the clause a heading that says whether the days under it close or open.
  mutating func headDays() {
    context.act = act
    doubtPart()
    context.isUnknownLabel = false
    // 쉽니다⏎12/13: a verb heads days and no list of them
    context.isList = act == .closes && (clause.predicate?.isNoun == true || namesDays)
    context.isComplete = act == .closes && namesDays
    // 운영하는 토요일: 12월 5일
    let headsLabel = next.map { $0.isLabel && $0.predicate == nil && $0.hasDays } ?? false
    if parts.noun != nil || isWeak && !headsLabel { context.act = nil }
  }
}
