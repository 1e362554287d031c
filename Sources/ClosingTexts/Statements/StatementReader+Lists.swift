import KoreanText

// Lists of days with a beginning, an end or a heading.
extension StatementReader {
  /// States the members of a headed list before those of the verb behind it.
  mutating func splitHeaded(_ said: Saying) -> [DayPhrase] {
    let list = said.parts.lists[0]
    var first = list.days.count - 1
    // 5/6(화) 대체휴일 is one day.
    while first > 0,
      list.days[first].join == .beside && list.days[first].isFestival
        || list.days[first].join == .tight
          && (list.days[first].isFestival == list.days[first - 1].isFestival
            || !isBehindSlash(list.days[first]))
    {
      first -= 1
    }
    if let apart = list.days.lastIndex(where: { $0.join == .apart }) { first = apart }
    guard first > 0 else { return list.days }
    let before = Array(list.days[..<first])
    let isRange = before.contains { if case .range = $0.term { true } else { false } }
    // 휴관일⏎27일, 28일은 개관하며: on a line of its own the verb may be about both
    if list.role != nil && !inheritsAct || list.days[first].join == .apart || isRange {
      var parts = ClauseParts()
      parts.lists = [ClauseParts.List(days: before, role: nil)]
      var style = EmissionStyle(.closes, of: parts, for: said.audience)
      style.isListed = said.context.isComplete
      style.passing = said.context.passing
      emit(parts, style, in: said.context)
    } else {
      refuse(before, .ambiguous)
    }
    return Array(list.days[first...])
  }

  /// 매주 월요일/공휴일은 진료, and not 일요일과 공휴일은 진료, which are both open.
  private func isBehindSlash(_ day: DayPhrase) -> Bool {
    let place = day.cells.lowerBound - 1
    return place > 0 && text.scalar(text.scalar(place) == " " ? place - 1 : place) == "/"
  }

  /// Takes open days out of the closings that a bracket stands behind.
  mutating func takeOut(_ day: DayPhrase, of parent: Range<Int>) {
    // (12월 넷째 일요일은 정상영업): opens that month, and takes nothing out of the others
    guard !day.isOfOneMonth else { return }
    let meets = day.meets.flatMap { $0.specs }
    for spec in day.specs where !spec.isDated {
      for index in parent where result.list[index].effect == .closes {
        takeOut([spec] + meets, of: index, at: day.cells)
      }
    }
  }

  /// Takes days out of a closing, which cannot lose all of its days.
  mutating func takeOut(_ days: [DaySpec], of index: Int, at cells: Range<Int>) {
    if days.count == 1, result.list[index].days.isWithin(days[0]) {
      // 매주 화요일 휴관(설에는 화요일 개관), 첫째 월요일 휴관(그 외 월요일은 개관)
      return report(.ambiguous, cells, touching: .days(days))
    }
    result.list[index].minus.append(days)
  }

  /// 10일부터 3일간.
  mutating func extend(_ index: Int, _ days: Int) {
    guard case .date(let date) = result.list[index].days, 1...31 ~= days else { return }
    var (first, last) = (date, date)
    switch result.list[index].effect {
    case .holdsFrom:
      last.moveDays(by: days - 1)
    case .closedUntil where date.day >= days:
      // 18일까지 이틀간
      first.day -= days - 1
      first.weekday = nil
    default: return
    }
    result.list[index].effect = .closes
    result.list[index].days = .range(first, last)
  }

  /// 3일 오후 6시부터 4일까지: whether a time of a day stands right before.
  private func isBehindHours(_ day: DayPhrase) -> Bool {
    guard let last = result.reports.last, last.reason == .specialHours else { return false }
    return 0...2 ~= day.cells.lowerBound - last.cells.upperBound
  }

  /// 30일까지만 영업합니다, 30일까지 영업 후 문을 닫습니다: whether it is said that nothing opens behind a day.
  private func endsThere(_ end: Int) -> Bool {
    text.has("까지만", in: end..<end + 6)
      || text.has("문을 닫", in: end..<end + 14) || text.has("문 닫", in: end..<end + 14)
  }

  /// 12월 10일부터 정상영업, 8월 31일까지 운영, and no closing beside it: nobody says that the store is open
  /// before or after.
  mutating func limitRules() {
    // 물놀이장은 7월 1일 개장해 8월 31일까지 운영한다. 매주 월요일 휴장한다: the part is the house
    let part = result.list.first.flatMap { $0.audience.kind == .facility ? $0.audience : nil }
    let closes = result.list.contains { $0.effect != .opens }
    for (audience, cells) in operation.ends
    where isOnlyRule(of: audience) || audience == part && isOnlyRule(of: .store)
      || !closes && endsThere(cells.upperBound)
    {
      report(.conditional, cells, touching: .everything)
    }
    beginBehindOpenings()
    for place in operation.begins where isOnlyRule(of: result.list[place].audience) {
      var start = result.list[place]
      start.effect = .holdsFrom
      result.list.append(start)
    }
  }

  /// Sets aside the days of which the verb speaks only of some, or of those until or since one: 추석 연휴에는 당일만,
  /// 8/15~17 사흘 연휴 중 16일만, 12/25~12/27 연휴 동안 25일 하루만, 설 연휴에는 2월 6일까지.
  mutating func refuseWhole(_ parts: inout ClauseParts, _ style: inout EmissionStyle) {
    guard parts.lists.count > 1, let last = parts.lists.last else { return }
    let isOfSome = style.isOnly || parts.duration == last.days.count
    let isOfEnd = style.effect == .opens && last.role == .until
    // 7일부터 열흘간 새 단장을 한 뒤 17일에 엽니다
    let isOfReopening = style.effect == .opens && last.role == .genitive && parts.duration != nil
    for place in parts.lists.indices.dropLast().reversed() {
      let list = parts.lists[place]
      let isWhole =
        list.role == .topic && (isOfSome || isOfEnd)
        // 12/24~12/28 기간에는 28일에만
        && list.days.allSatisfy { $0.isDated || $0.isFestival || $0.isDoubtful(.namedDays) }
        && list.days.contains { !$0.isDoubtful(.namedDays) }
      let isPeriod =
        list.role == nil && isOfSome && last.days.contains { $0.isDated }
        && list.days.allSatisfy { $0.isDated }
      guard isWhole || isPeriod || isOfReopening && list.role == .since else { continue }
      parts.lists[place + 1].days.takeFestival(of: list.days)
      parts.lists.remove(at: place)
      style.hasRule = parts.allDays.contains { $0.repeats && !$0.isDated }
      // The others are not said to close.
      if isPeriod || style.effect == .opens { refuse(list.days, .ambiguous) }
    }
  }

  /// Whether nothing but days that come back closes for somebody.
  private func isOnlyRule(of audience: Audience) -> Bool {
    var hasRule = false
    for statement in result.list where statement.audience == audience {
      switch statement.effect {
      case .closes:
        if statement.days.isDated { return false }
        if case .festival(let festivals, _) = statement.days, festivals.isDisjoint(with: .classes) {
          return false
        }
        hasRule = true
      case .closedUntil, .movesFrom, .movesTo, .holdsFrom, .endsStore: return false
      default: break
      }
    }
    return hasRule
  }

  /// 3월부터 and 9월 27일까지.
  mutating func emitEnd(
    _ list: ClauseParts.List, of parts: ClauseParts, _ style: EmissionStyle,
    in context: StatementContext
  ) -> Bool {
    var end = style
    let isAlone = parts.lists.count == 1
    if list.role == .until, style.effect == .opens {
      if parts.hours.isEmpty, list.days.last?.date != nil {
        operation.ends.append((parts.audience ?? context.audience, list.days[0].cells))
        if let last = result.list.indices.last, last >= context.sentenceStart,
          result.list[last].effect == .opens, case .date = result.list[last].days
        {
          // 7월 1일 개장해 8월 31일까지 운영
          operation.begins.append(last)
        }
      }
      return false
    }
    guard let day = list.days.last, let date = day.beginning(context), list.days.count == 1 else {
      refuse(list.days, .ambiguous)
      return false
    }
    switch (list.role, style.effect) {
    case (.since, .opens) where parts.allDays.contains { $0.isOfRule }:
      // 12월부터 넷째 일요일은 정상영업합니다
      end.effect = .holdsFrom
      operation.rules.append(end.statement(.date(date), day.cells))
      return false
    case (.since, .opens):
      guard day.date != nil else { return false }
    case (.since, _):
      if isAlone, parts.duration == nil {
        report(.ambiguous, day.cells, touching: .everything)
        leavesBeginningOpen = true
        return false
      }
      end.effect = .holdsFrom
    // 12월 31일까지 업무를 보고 문을 닫습니다: until then something else goes on
    case (_, .closes)
    where isAlone && day.date != nil && !isBehindHours(day) && !preceding.opensUntil
      // 일욜휴무 합니다 담주 일욜(29일)까지만 쉬고: the last of them
      && !closesWeekly(style.audience, on: day.date?.weekday)
      && !parts.unread.contains { $0.isUnknownWord && $0.cells.lowerBound > day.cells.upperBound }
      // 25일까지 종전대로 쉽니다, 27일까지는 기존과 동일하게 휴점합니다
      && !["대로", "동일", "같이", "기존", "종전", "변경 없이", "평소"].contains {
        text.has($0, in: day.cells.upperBound..<day.cells.upperBound + 12)
      }:
      end.effect = .closedUntil
    case (_, .opens) where isAlone: return false
    default:
      report(.ambiguous, day.cells, touching: .everything)
      return false
    }
    if list.role == .since, end.effect == .opens, parts.hours.isEmpty {
      operation.begins.append(result.list.endIndex)
    }
    result.list.append(end.statement(.date(date), day.cells))
    return end.effect == .holdsFrom
  }
}

extension DaySpec {
  /// Whether others include all of these days.
  fileprivate func isWithin(_ other: DaySpec) -> Bool {
    if case .weekdays(let days, _) = self, case .weekdays(let others, []) = other {
      return days.isSubset(of: others)
    }
    return self == other
  }
}

extension ClauseParts {
  /// 추석 3일간, 설·추석 각 3일간: the number is that of each festival.
  mutating func count(_ days: Int) {
    for list in lists.indices {
      for index in lists[list].days.indices { lists[list].days[index].count(days) }
    }
  }
}

extension ClauseParts.List {
  /// Whether dates stand apart from what comes back before them: 매월 첫째 수요일 / 12월 15일.
  ///
  /// 1월 1일 and similar days come back too.
  var endsApart: Bool {
    guard let first = days.lastIndex(where: { $0.join == .apart }),
      days[..<first].contains(where: { $0.repeats })
    else { return false }
    return days[first...].allSatisfy {
      $0.date.map { !FestivalSet.isFixedDay(month: $0.month, day: $0.day) } ?? false
    }
  }
}

extension ClauseParts {
  /// Takes out a range behind which one of its own days follows.
  mutating func dropWholeOfDay() -> DayPhrase? {
    guard lists.count == 1, lists[0].days.count > 1 else { return nil }
    let days = lists[0].days
    for place in days.indices.dropLast() {
      guard case .range(let first, let last) = days[place].term,
        days[(place + 1)...].contains(where: { $0.date?.isWithin(first, last) == true })
      else { continue }
      lists[0].days.remove(at: place)
      lists[0].days.removeAll { if case .elliptic = $0.term { true } else { false } }
      return days[place]
    }
    return nil
  }
}

extension [DayPhrase] {
  /// 추석 연휴에는 당일만: the day of that festival.
  fileprivate mutating func takeFestival(of days: [DayPhrase]) {
    var festivals: FestivalSet = []
    var part: FestivalDays?
    for day in days {
      guard case .festival(let more, let days) = day.term else { continue }
      (festivals, part) = (festivals.union(more), days)
    }
    guard var part else { return }
    for place in indices {
      guard case .elliptic(let offsets) = self[place].term else { continue }
      (part.offsets, part.isExplicit) = (offsets, true)
      self[place].term = .festival(festivals, part)
    }
  }
}
