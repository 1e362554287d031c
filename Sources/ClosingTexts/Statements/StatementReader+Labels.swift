import KoreanText

// Headings: 휴무일:, 추석:, 울산점:, 영업시간:.
extension StatementReader {
  /// 내과: 11/24⏎치과: 11/27: the place that a label names, below the closings of a part.
  private func siblingOfParts(_ said: Saying) -> Range<Int>? {
    guard said.clause.predicate == nil, let subject = said.clause.onlySubject,
      subject.kind == .store, let place = subject.place,
      let last = result.list.last, last.audience.kind == .facility, last.effect == .closes,
      !isGenericStore(place)
    else { return nil }
    return place
  }

  mutating func label(_ said: inout Saying) {
    let parts = said.parts
    let change = (said.context.isFormer, said.context.isLatter)
    said.beginLabel()
    if labelsChange, said.clause.predicate?.act == .closes {
      // 당초: 휴관: 12/1
      (said.context.isFormer, said.context.isLatter) = change
    }
    inheritsAct = false
    takeTargets(below: said.clause)
    if said.context.headsPeriod, asksWhen(said.clause) {
      said.context.act = .closes
      return
    }
    if !changes.waiting.isEmpty, text.headsBeginning(said.clause) {
      (said.context.act, said.context.headsBeginning) = (nil, true)
      return
    }
    if said.clause.predicate?.act == .changes
      || said.clause.predicate == nil && follower?.hasDays == true,
      ["종료", "폐점", "폐업", "폐관"].contains(where: { text.has($0, in: said.clause.cells) })
    {
      // 영업 종료 연기: 6월 26일까지 영업, 폐점 안내: 마지막 영업일 10월 31일
      report(.ruleChange, said.clause.cells, touching: .everything)
    }
    if takeChange(&said) {
      said.context.act = nil
      return
    }
    if parts.onlyMonths, said.clause.predicate == nil,
      parts.lists.last?.role == .since || parts.lists.last?.role == .until
    {
      // 12월까지: 둘째 일요일⏎2027년 1월부터: 둘째 월요일: each of more months than it names
      report(.ambiguous, said.clause.cells, touching: .everything)
    }
    if let name = said.clause.nameBehindBrand {
      // 트레이더스 대전월평 안내: the name of a branch, without 점
      said.context.audience = Audience(kind: .branches, names: [name])
      said.context.act = nil
      return
    }
    if !topics.areNames || said.context.act == .closes, let regions = regions(of: said.clause) {
      said.context.audience = regions
      return
    }
    if topics.areNames, parts.audience == nil, said.clause.isName, let name = said.clause.nameCells,
      !text.isKey(name)
    {
      // CJ대한통운: …⏎우체국 택배: …
      said.context.audience = Audience(kind: .branches, names: [name])
      said.context.act = nil
      return
    }
    if topics.hasPlaces || topics.areNames, let place = said.clause.onlyPlaces.first,
      said.clause.adjuncts.count == 1,
      text.isNameOfPlace(place), let next = said.next,
      next.hasDays && (topics.labelsPlaces || topics.areNames || !next.namesNoDate)
        || next.saysHours
    {
      // 한빛도서관: 12월 14일 휴관⏎솔숲도서관: 12월 15일 휴관
      said.context.audience = Audience(kind: .branches, names: [place])
      said.context.act = nil
      return
    }
    if !parts.flags.isDisjoint(with: [.hoursLabel, .pause]) {
      said.context.hours = parts.flags.contains(.pause) ? .pause : .opening
      said.context.act = nil
      // day: 일요일, hours: 휴진
      if follower?.predicate?.act == .closes { said.context.days = said.days }
      return
    }
    if parts.audience?.kind ?? .store == .store, let name = siblingOfParts(said) {
      said.context.audience = Audience(kind: .facility, names: [name])
      return said.labelOthers()
    }
    if parts.flags.contains(.others), said.clause.predicate?.act == .closes,
      text.namesNeighbor(said.clause.cells)
    {
      // 맞은편 홈마트 휴무: 12월 10일
      report(.anotherBranch, said.clause.cells)
      said.context.isUnknownLabel = true
      return
    }
    if let act = said.clause.predicate?.act ?? parts.nounAct {
      said.act = act
      if let hedge = parts.hedge?.reason ?? said.clause.predicate?.hedge {
        report(hedge, said.clause.cells)
        said.context.isUnknownLabel = true
        if said.headsNames { said.context.act = .roster }
        return
      }
      limitBelow(&said, act)
      let isForOnce = closesForOnce(said)
      said.labelDays(act, isForOnce: isForOnce, hasList: (follower?.countOfDates ?? 0) > 1)
      if act == .closes, said.parts.onlyMonths, !said.context.isComplete, !isForOnce {
        // 12월 휴무: 25일: what else a rule closes in the month
        let months = said.days[0].frame.wholeMonths
        report(.ambiguous, said.clause.cells, touching: .named(months), isQuiet: true)
      }
      if act == .closes, said.clause.saysBut, !parts.unread.isEmpty {
        // The store in A is closed on the 10th, while B is closed on the 9th: A is one of them, too.
        let first = said.context.sentenceStart
        for index in first..<result.list.endIndex { doubt(index, .facilityOnly) }
      }
      if parts.audience == nil, said.context.audience.kind == .facility,
        let name = parts.unread.first?.nameCells,
        text.scalar(name.lowerBound).isHangulSyllable || endsWithColon(said.clause)
          || text.isBehindArticle(name)
      {
        // 정빙기 교체 휴장: 17일, Regular closing day: Monday: the word may say why the whole closes.
        // The gym will be closed on Dec 7: the part, or the whole
        said.context.mayBeOfStore = true
      }
      said.headMonthsOfBracket()
      if act == .neverCloses, said.days.isEmpty, follower?.hasDays != true {
        // [연중무휴]⏎10:00~22:00: no day below of which it might be said
        never(said)
      } else {
        bareNotes(said)
      }
      if act == .closes, !said.days.isEmpty, follower?.onlySubject?.kind == .branch {
        // 12/9(수) 휴무: 상계점, 중계점
        said.context.act = .roster
      }
    } else {
      let headsNames = headsNamesOfDays(said)
      said.labelOthers()
      if headsNames { said.context.act = .roster }
      if headsText(said.clause) { said.context.labelName = nil }
    }
  }

  /// 휴무일⏎둘째 일요일: 성수점, 왕십리점: whether a label of days, below a heading of closings, has the names of
  /// those that close behind it.
  private func headsNamesOfDays(_ said: Saying) -> Bool {
    switch said.context.act {
    case .closes?, .roster?: break
    default: return false
    }
    return !said.days.isEmpty && said.parts.unread.isEmpty
      && said.next?.onlySubject?.kind == .branch
  }

  /// 5월부터 정기휴무: 매달 25일, 10월 31일까지 휴무일: 매달 첫째 월요일: takes since or until when the rules below
  /// hold; of those that end, nobody knows what comes behind.
  private mutating func limitBelow(_ said: inout Saying, _ act: Predicate.Act) {
    guard act == .closes, said.parts.lists.count == 1, said.namesDays else { return }
    let list = said.parts.lists[0]
    switch list.role {
    case .since?:
      guard let since = list.beginning(in: said.context) else { return }
      let style = EmissionStyle(effect: .holdsFrom, audience: said.audience)
      result.list.append(style.statement(.date(since.date), since.cells))
    case .until?: said.context.isPlan = true
    default: return
    }
    said.parts.lists = []
  }

  /// 12월 특별휴무:, 8월 여름휴가:, 12월 재고조사 휴무:: whether a label is of closings besides the regular ones.
  func closesForOnce(_ said: Saying) -> Bool {
    if said.parts.flags.contains(.adds) { return true }
    guard said.parts.onlyMonths || said.namesDays else { return false }
    guard let word = said.clause.predicate?.cells else { return said.clause.passing != nil }
    let words = ["휴가", "방학", "대체", "여름", "겨울", "하계", "동계", "하기"]
    if words.contains(where: { text.has($0, at: word.lowerBound) }) { return true }
    let start = said.days.last?.cells.upperBound ?? said.clause.cells.lowerBound
    guard said.parts.audience == nil, start < word.lowerBound else {
      return said.clause.passing != nil
    }
    let before = text.string(start..<word.lowerBound).split(separator: " ")
    return !before.allSatisfy { Self.wordsForRegular.contains($0) }
  }

  /// What stands before 휴무 and does not say why it is.
  private static let wordsForRegular: Set<Substring> = [
    "의무", "정기", "법정", "지정", "자율", "매장", "점포", "전체", "전점", "영업", "마트", "의", "점포별", "지점별", "매장별",
  ]

  private func endsWithColon(_ clause: Clause) -> Bool {
    (clause.cells.upperBound - 1...clause.cells.upperBound).contains { text.scalar($0) == ":" }
  }

  /// 도서관 이용안내:, 상인회 공지:: whether a label says what the text is, and not whom it is about.
  func headsText(_ clause: Clause) -> Bool {
    let words = ["안내", "공지", "알림", "일정", "이전", "사항", "공사", "점검", "작업", "개요"]
    // 상담원 : 29일은 쉽니다: who speaks
    if let name = clause.nameCells,
      ["고객님", "고객", "상담원", "점장", "사장님", "매니저", "답변"].contains(where: { text.isWord($0, name) })
    {
      return true
    }
    return clause.cells.contains { cell in words.contains { text.has($0, at: cell) } }
  }
}

extension ClauseParts {
  /// What the noun of a label says.
  fileprivate var nounAct: Predicate.Act? { noun.map { $0.isClosed ? .closes : .opens } }
}

extension Clause {
  /// How many dates it names.
  fileprivate var countOfDates: Int {
    adjuncts.reduce(0) { $0 + ($1.days?.count { $0.isDated } ?? 0) }
  }
}
