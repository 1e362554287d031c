import KoreanText

// In which month days without one are: that of a date before them, or of a festival that is named.
extension StatementReader {
  /// The one festival that a clause names beside dates, and no day that comes back.
  func festival(of clause: Clause) -> FestivalSet? {
    var festival: FestivalSet?
    // By index, because copying the days costs more than the test.
    for place in clause.adjuncts.indices {
      let days: [DayPhrase]
      switch clause.adjuncts[place].kind {
      case .days(let named), .reason(let named): days = named
      default: continue
      }
      for index in days.indices {
        switch days[index].term {
        case .festival(let one, _) where festival ?? one == one: festival = one
        case .doubtful(.namedDays) where isYearEnd(days[index].cells): festival = .newYear
        case .date, .range, .doubtful, .elliptic: break
        default: return nil
        }
        for other in days[index].gloss {
          // 크리스마스이브 24일
          if case .festival(let one, _) = other.term { festival = festival ?? one }
        }
      }
    }
    return festival.flatMap { $0.isDisjoint(with: .classes) ? $0 : nil }
  }

  /// 설 연휴 영업 안내: whether a clause heads days of a festival, and states nothing of dates.
  func headsFestival(_ clause: Clause) -> Bool {
    (clause.isLabel || clause.predicate.map { !$0.isVerb } ?? true)
      && !clause.adjuncts.contains { $0.namedDays.contains { $0.isDated } }
  }

  /// Keeps the month that a clause names without a day: 12월 네일샵 스케줄 heads days, 12월 특가 perhaps.
  func passMonths(of clause: Clause, _ context: inout StatementContext) {
    for place in clause.adjuncts.indices {
      guard case .days(let days) = clause.adjuncts[place].kind else { continue }
      for index in days.indices where days[index].isMonths {
        context.passedMonths |= days[index].frame.months
        if days.count == 1, days[0].role == nil, days[0].frame.singleMonth != nil,
          context.frame.isEmpty, announcesDays(behind: days[0].cells.upperBound)
        {
          context.frame = days[0].frame
        }
      }
    }
  }

  /// 12월 영업시간 10:00~22:00 (25일 휴무), 12월 무휴 (25일만 휴무): days behind what is said of a month
  /// are of that month.
  func takeMonth(
    of parts: ClauseParts, _ predicate: Predicate?, _ context: inout StatementContext
  ) {
    let isOfMonth =
      !parts.hours.isEmpty || parts.flags.contains(.hoursLabel)
      || predicate?.act == .opens || predicate?.act == .neverCloses
    guard isOfMonth, context.date == nil else { return }
    for day in parts.hours.flatMap({ $0.phrase.days }) + parts.allDays {
      let (month, offset) = (day.frame.singleMonth, day.frame.relativeMonth)
      guard month != nil || offset != nil, day.isMonths || day.everyWeek != nil else { continue }
      // 12월에는 휴무 없이 영업합니다. 단 31일만 쉽니다.
      let isWhole = day.role == nil || day.role == .topic || day.role == .genitive
      if isWhole, context.date == nil {
        context.date = DateText(
          year: day.frame.year, month: month, day: 1, monthOffset: month == nil ? offset : nil)
      } else {
        // 12월부터 10:00~20:00
        context.passedMonths |= day.frame.months
      }
    }
  }

  /// 설날, 추석 및 다음날: the part belongs to the festivals before it.
  mutating func emitElliptic(
    _ offsets: DayOffsets, of day: DayPhrase, _ style: EmissionStyle,
    in context: StatementContext
  ) {
    guard let last = result.list.last, case .festival(let festivals, let said) = last.days,
      festivals.isDisjoint(with: .classes)
    else { return report(.relativeDay, day.cells, touching: .everything) }
    if last.effect == .opens, style.effect != .opens {
      // 설 연휴에도 정상영업, 당일만 쉽니다: the other days of it open
      guard said.isStrictSuperset(of: offsets) else {
        return report(.relativeDay, day.cells, touching: .everything)
      }
      result.list[result.list.endIndex - 1].days = .festival(
        festivals, said.subtracting(offsets))
    }
    // 설날·추석 전날 20:00까지, 당일 휴무: of both
    let others = result.list.dropLast().reversed().prefix(3).prefix { $0.cells == last.cells }
    add(.festival(festivals, offsets), of: day, style, in: context)
    for other in others {
      guard case .festival(let festivals, said) = other.days else { continue }
      add(.festival(festivals, offsets), of: day, style, in: context)
    }
  }

  /// Whether the line goes on with a word for when something is open.
  private func announcesDays(behind cell: Int) -> Bool {
    let words = ["스케줄", "스케쥴", "일정", "휴무", "휴일", "달력"]
    var place = cell
    while place < cell + 24, text.scalar(place) != "\n", text.scalar(place) != "\0" {
      if words.contains(where: { text.has($0, at: place) }) { return true }
      place += 1
    }
    return false
  }

  /// The last date of a sentence, if it has a month.
  func lastDate(of sentence: Sentence) -> DateText? {
    for clause in sentence.clauses.reversed() {
      for adjunct in clause.adjuncts.reversed() {
        if let date = adjunct.days?.last.flatMap({ date(of: $0) }) { return date }
      }
    }
    return nil
  }

  /// What days make uncertain that are not read; those without a month have the one before them.
  func touch(of day: DayPhrase) -> Report.Touch {
    if case .doubtful = day.term, let whole = day.wholeDays.first { return touch(of: whole) }
    guard case .days(let specs) = day.touch else { return day.touch }
    return .days(
      specs.map { spec in
        guard case .date(var date) = spec, !date.hasMonth else { return spec }
        (date.month, date.monthOffset) = (monthBefore.month, monthBefore.offset)
        date.takeMonth(of: monthBefore.date)
        return .date(date)
      })
  }

  /// 12월에는 휴무가 없습니다, 다만 매주 월요일은 쉽니다: what closes by way of exception does so in the month that is open.
  func takeOpenedMonth(_ said: inout Saying, _ act: Predicate.Act) {
    guard act == .closes, said.clause.saysBut || said.parent != nil || said.parts.isOnly,
      said.parts.audience == nil, said.context.frame.isEmpty,
      let opened = result.list.last, opened.effect == .opens
    else { return }
    var frame = DayFrame()
    switch opened.days {
    case .everyDay: frame.months = opened.months
    case .weekdaysOf(let month, [], []):
      frame.months = month.month.map { 1 << UInt16($0) } ?? 0
      (frame.relativeMonth, frame.year) = (month.offset, month.year)
    default: return
    }
    guard !frame.isEmpty else { return }
    for list in said.parts.lists.indices {
      for day in said.parts.lists[list].days.indices
      where !said.parts.lists[list].days[day].isDated
        && said.parts.lists[list].days[day].frame.isOfAnyWeek
      {
        said.parts.lists[list].days[day].frame = frame
      }
    }
  }

  /// 8월은 정상영업: all days of a month.
  mutating func emitMonths(
    _ day: DayPhrase, isAlone: Bool, _ style: EmissionStyle, in context: StatementContext
  ) {
    // 4월 영업일입니다 heads days, and 4월은 정상영업 opens all of them.
    guard isAlone, style.effect == .opens, !style.isRegular else {
      if style.effect == .closes {
        report(.ambiguous, day.cells, touching: .everything)
      } else {
        // 매주 월요일(4월 한 달은 무휴)
        report(.ambiguous, day.cells, touching: .named(day.frame.wholeMonths), isQuiet: true)
      }
      return
    }
    if let month = MonthText(day.frame) {
      add(.weekdaysOf(month, [], []), of: day, style, in: context)
    } else {
      add(.everyDay, of: day, style, in: context)
    }
  }

  /// Whether 한 달 stands behind a month.
  func isWholeMonth(_ day: DayPhrase) -> Bool {
    var place = day.cells.upperBound
    if text.scalar(place) == " " { place += 1 }
    guard text.scalar(place) == "한" else { return false }
    let unit = text.scalar(place + 1) == " " ? place + 2 : place + 1
    return text.scalar(unit) == "달"
  }

  /// Whether a phrase is 첫 or 마지막 and no more.
  func namesFirst(_ day: DayPhrase) -> Bool {
    guard case .ordinals = day.term else { return false }
    return text.isWord("첫", day.cells) || text.isWord("마지막", day.cells)
  }

  /// 강동점 13일 / 안산점 9일 휴무 (12월): gives the days of a sentence the month in brackets at its end.
  mutating func giveMonthOfEnd(of sentence: Sentence, since start: Int) {
    guard result.list.count > start + 1, let last = sentence.clauses.last,
      let month = monthInBrackets(behind: last.cells.lowerBound)
    else { return }
    for index in start..<result.list.endIndex {
      guard case .date(var date) = result.list[index].days, !date.hasMonth else { continue }
      (date.month, date.clue) = (month, nil)
      result.list[index].days = .date(date)
    }
  }

  /// The month of (12월), where it ends the line, at most 48 cells behind a place.
  private func monthInBrackets(behind place: Int) -> Int? {
    let line = place..<place + 48
    guard let end = line.first(where: { text.scalar($0) == "\n" || text.scalar($0) == "\0" }),
      let open = (place..<end).last(where: { text.scalar($0) == "(" }),
      text.has("월)", at: end - 2)
    else { return nil }
    return Int(text.string(open + 1..<end - 2)).flatMap { 1...12 ~= $0 ? $0 : nil }
  }

  /// 연말연시, 연초.
  private func isYearEnd(_ cells: Range<Int>) -> Bool {
    ["연말", "연초"].contains { text.isWord($0, cells.lowerBound..<cells.lowerBound + 2) }
  }
}

extension Adjunct {
  /// Its days, and those that are why: 설 연휴로 인해.
  fileprivate var namedDays: [DayPhrase] {
    if case .reason(let days) = kind { days } else { days ?? [] }
  }
}
