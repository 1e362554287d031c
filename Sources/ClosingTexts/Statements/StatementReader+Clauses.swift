import KoreanText

// What one clause states.
extension StatementReader {
  mutating func clause(
    _ clause: Clause, _ context: inout StatementContext, parent: Range<Int>?, next: Clause?,
    shared: Predicate.Act?
  ) {
    var said = Saying(clause, context, parent: parent, next: next, shared: shared)
    if namesSubstitute(clause) { said.clause.isPassing = true }
    said.takeFrames()
    takeRegion(&said)
    takeHost(&said)
    if said.parts.audience == nil, !said.parts.flags.contains(.unknownSubject),
      let word = clause.predicate?.cells, word.count > 1,
      text.isWord("휴실", word.lowerBound..<word.lowerBound + 2)
    {
      // 휴실기간: rooms rest, and not the house
      said.parts.audience = Audience(kind: .facility, names: [word])
    }
    if parent == nil, clause.predicate?.act == .closes, said.days.allSatisfy({ $0.isMonths }) {
      said.context.isPlan = clause.notes.contains { $0.isHedge }
    }
    if said.parts.flags.contains(.exceptedBranch) { report(.exceptBranch, clause.cells) }
    hours(said)
    // 12월 24일 10:00~17:30, 25일 휴무: of the same month; 2026.11.09 13:20 is when it was written.
    if let hours = said.parts.hours.last?.phrase, let date = hours.days.last?.date,
      hours.opens != nil || date.year == nil, date.month != nil
    {
      said.context.date = date
    }
    if clause.predicate?.act == .closes || clause.predicate?.act == .roster {
      result.closingWord = result.closingWord ?? clause.predicate?.cells
    }
    if clause.isLabel {
      label(&said)
    } else if let frame = said.parts.takeMonthFrame() {
      // 5월 휴무일이 10일에서 5일로 …: the month holds for the whole clause.
      said.context.frame = frame
      statement(&said)
      said.context.frame = context.frame
    } else {
      statement(&said)
    }
    if parent == nil, said.context.date == context.date, let date = lastDate(of: said) {
      // 12월 24일 예약 마감. 26일 휴무
      said.context.isMonthOfOther =
        said.context.isMonthOfOther
        || (date.month, date.monthOffset) != (context.date?.month, context.date?.monthOffset)
      said.context.date = date
    }
    context = said.context
  }

  /// Finds of whom a clause speaks that is no label, and reads it.
  private mutating func statement(_ said: inout Saying) {
    if topics.hasBrands, said.parts.audience == nil, let brand = said.parts.brand {
      // 이마트는 17일, 홈플러스는 22일까지: each has its own days.
      said.parts.audience = Audience(kind: .branches, names: [brand])
    }
    takeOtherBrand(&said)
    if said.parts.audience == nil, said.parent == nil, said.context.audience.kind == .branches,
      result.list.count > said.context.sentenceStart, let name = said.clause.nameBeforeDays
    {
      // 왕십리점 13일 휴무 / 롯데마트 제타플렉스 9일 휴무: not those of the branch before
      said.parts.audience = Audience(kind: .branches, names: [name], brand: said.parts.brand)
    }
    if topics.hasPlaces, !said.parts.places.isEmpty { nameHouse(&said) }
    if said.clause.predicate?.describesBranch == true, let branch = said.next?.firstBranch {
      said.parts.audience = branch
    }
    said.audience = said.parts.audience ?? said.context.audience
    if said.parts.flags.contains(.others) { said.audience = .store }
    if said.context.isHeadedPart, said.parts.audience == nil, said.clause.predicate != nil {
      // …⏎매주 월요일 휴관: of the part, or of the whole
      said.context.mayBeOfStore = true
    }
    if said.parts.audience != nil {
      said.context.speak(of: said.audience)
      said.context.hedge = nil
    }
    if !said.parts.lists.isEmpty {
      refuse(said.parts.reasons.filter { $0.isDated }, .ambiguous)
    }
    if said.parts.flags.contains(.others) {
      // 나머지 점포는, behind those that were named, are all that were not.
      if result.list[nearIndices(since: 0)].contains(where: { $0.audience.kind == .branches }) {
        said.context.audience = .store
        said.parts.audience = .store
      } else if opensRestOfDays(said) {
        return
      } else {
        said.parts.hedge = said.parts.hedge ?? (.softStatement, said.clause.cells)
      }
    }
    if said.parts.hedge?.reason == .softStatement, said.parent == nil,
      said.parts.lists.isEmpty || said.clause.hasSome
    {
      said.context.hedge = .softStatement
    }
    said.parts.dropTimes()
    said.act = said.saidAct
    read(&said, by: ClauseRow.clauses)
  }

  /// The last date of a clause, if it has a month.
  private func lastDate(of said: Saying) -> DateText? {
    guard let day = said.days.last else { return nil }
    switch day.term {
    case .date(let date): return date.hasMonth ? date : nil
    case .range(let first, let last): return last.hasMonth ? last : first.hasMonth ? first : nil
    case .doubtful:
      // 12월 24일 오전진료: its day is the last number.
      guard let month = day.frame.singleMonth else { return nil }
      var number = 0
      for cell in day.cells where text.scalar(cell).isPlainDigit {
        let isFirst = cell == day.cells.lowerBound || !text.scalar(cell - 1).isPlainDigit
        // No day has more than two digits, and text may have any number of them.
        number = (isFirst ? 0 : min(10 * number, 1_000)) + Int(text.scalar(cell).value) - 0x30
      }
      return DateText(year: day.frame.year, month: month, day: 1...31 ~= number ? number : 1)
    default: return nil
    }
  }
}

extension Saying {
  /// What 다음 주, 매주 and 임시 say of the days behind them.
  fileprivate mutating func takeFrames() {
    mayBeOfMonth = context.isOfMonth && context.frame.isEmpty
    let days = days
    if days.contains(where: { $0.isWeekdayOfMonth }) { context.isOfMonth = true }
    let namesDay = parts.hedge?.reason == .relativeDay
    if clause.namesWeek || namesDay || days.contains(where: { $0.isComingWeekday }) {
      context.isOfWeek = true
    } else if days.contains(where: { $0.frame.comesBack }) {
      (context.isOfWeek, context.headsWeek, context.isOfMonth) = (false, false, false)
    }
    if clause.isLabel || clause.predicate != nil && parts.lists.isEmpty {
      context.isPassing = clause.isPassing
    }
  }

  /// Whether it counts weekdays behind those of a month that was named, and perhaps of no other.
  var isOfOneMonth: Bool {
    mayBeOfMonth
      && days.contains { $0.repeats && $0.everyWeek == nil && !$0.isFestival && $0.frame.isEmpty }
  }

  /// Whether it names weekdays of a week that was named before, and perhaps of no other.
  var isOfOneWeek: Bool {
    context.isOfWeek && days.contains { $0.everyWeek != nil && $0.frame.isEmpty && !$0.isDated }
  }

  /// 25일은 월요일이지만 …: whether its days are those of the next verb.
  var isOfNextVerb: Bool {
    clause.isCopular && clause.predicate == nil && parts.lists.count > 1
      && (parts.lists[0].role == .topic || parts.lists[0].role == .also)
      && parts.lists[0].days.allSatisfy { $0.isDated }
      && (context.act == nil || next?.predicate != nil)
  }

  /// 18일부터 이용할 수 있다: whether what is uncertain is no closing; under a heading on an earlier line
  /// it is one of something else that is named, and of no day: 점심시간 웨이팅 가능.
  func isHedgeOfOther(isHeaded: Bool) -> Bool {
    guard hedge?.reason == .softStatement, act == .other, parts.noun == nil else { return false }
    return context.act == nil
      || isHeaded && days.isEmpty && parts.unread.contains { $0.isUnknownWord }
  }

  /// Whether it names hours, and perhaps their days.
  var isOfHours: Bool {
    guard !parts.hours.isEmpty, !parts.flags.contains(.excepts) else { return false }
    return isWeak
      || act == nil && (parts.lists.isEmpty || context.act != .closes) && !parts.sayThemselves
  }

  /// Whether a closing moves to other days.
  var isMove: Bool {
    act == .changes
      || !parts.flags.isDisjoint(with: [.instead, .arrow]) && !parts.lists.isEmpty
  }

  /// 22일은 25일로 …: whether days are to be closed as others.
  var closesOneForOther: Bool {
    act == .closes && parts.lists.count == 2 && parts.lists[0].role == .topic
      && parts.lists[1].role == .target
  }

  /// Whether dates close as a festival.
  var isForFestival: Bool {
    parts.lists[0].days.allSatisfy { $0.isDated }
      && parts.lists[1].days.allSatisfy { $0.isFestival }
  }

  /// Whether it counts days beside a weekday.
  var countsSomeOfWeekdays: Bool {
    days.contains { $0.isDoubtful(.missingDay) } && days.contains { $0.everyWeek != nil }
  }

  /// Takes the weekday of its bracket.
  mutating func nameWeekday() {
    if parts.nameWeekday(clause.notes) { clause.notes = [] }
  }
}

extension DayPhrase {
  /// 오는 일요일: whether it is a weekday that comes, and not each.
  fileprivate var isComingWeekday: Bool {
    everyWeek != nil && frame.isComing && frame.isEmpty && !isDated
  }

  /// 12월 둘째 일요일: whether it is a weekday of a month that is named.
  fileprivate var isWeekdayOfMonth: Bool {
    guard case .weekdays = term, !isDated else { return false }
    return (frame.months != 0 || frame.relativeMonth != nil) && !frame.comesBack
  }
}

extension Clause {
  /// (예정), (미정): whether it takes back certainty and says nothing else.
  fileprivate var isHedge: Bool {
    predicate == nil && !adjuncts.isEmpty
      && adjuncts.allSatisfy { if case .hedge = $0.kind { true } else { false } }
  }
}

extension DayFrame {
  /// Whether it says that the days come back: 매주, 매월, 매년.
  var comesBack: Bool { isWeekly || isMonthly || isYearly }
}

extension Statement {
  /// Whether weekdays of every week close.
  var isEveryWeek: Bool {
    if effect == .closes, case .weekdays(_, []) = days { true } else { false }
  }

  /// Whether it is a range over more than a few days, for which nobody says that others open.
  var isLong: Bool {
    guard case .range(let first, let last) = days else { return false }
    return first.month != last.month || last.day - first.day > 14
  }
}

extension Array where Element == Statement {
  /// The empty range at the end.
  var endIndices: Range<Int> { endIndex..<endIndex }
}

extension Clause {
  /// The cells of all of its parts.
  var cells: Range<Int> {
    let first = adjuncts.first?.cells ?? predicate?.cells ?? 0..<0
    let last = predicate?.cells ?? adjuncts.last?.cells ?? first
    return first.lowerBound..<Swift.max(first.upperBound, last.upperBound)
  }

  /// Whether it is 제외 and nothing else, of what stands before it.
  var isBareException: Bool {
    predicate == nil && notes.isEmpty && adjuncts.count == 1 && adjuncts[0].isExcept
  }

  /// The branches of which it speaks first.
  var firstBranch: Audience? {
    guard case .subject(let subject)? = adjuncts.first?.kind, subject.kind == .branch else {
      return nil
    }
    return Audience(kind: .branches, names: subject.names, brand: subject.brand)
  }

  /// Whether it speaks of some of the stores.
  var hasSome: Bool {
    adjuncts.contains {
      if case .subject(let subject) = $0.kind {
        subject.kind == .some || subject.kind == .others
      } else {
        false
      }
    }
  }
}
