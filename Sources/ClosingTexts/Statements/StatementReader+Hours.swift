import KoreanText

// Opening hours, and the eves on which the door closes early.
extension StatementReader {
  mutating func hours(_ said: Saying) {
    guard !said.parts.hours.isEmpty else { return headSeason(said) }
    let (parts, context) = (said.parts, said.context)
    let isPause = parts.flags.contains(.pause) || context.hours == .pause
    if parts.audience?.kind == .facility, parts.lists.isEmpty,
      let first = parts.audience?.names.first
    {
      report(.facilityOnly, first)
    }
    let isUntil = parts.lists.contains { $0.role == .until }
    for (phrase, cells) in parts.hours {
      readBrackets(of: phrase, context)
      if said.clause.reachOfRelativeDay == 0, phrase.saysOpen, phrase.opens != nil,
        parts.hedge?.reason == .relativeDay
      {
        // 복구 완료! 오늘 오후 2시부터 정상 운영합니다
        report(.relativeDay, cells, touching: .near(through: 0))
      }
      if isUntil, !phrase.days.isEmpty {
        // (8월까지는 토요일도 09~12시), behind the day from which it closes
        let days = phrase.days.flatMap { $0.specs }
        for index in nearIndices(since: 0)
        where result.list[index].effect == .closes && days.contains(result.list[index].days) {
          doubt(index, .former)
        }
      }
      let isOpen =
        !isPause && phrase.saysOpen && said.clause.predicate?.hedge == nil
        && opens(on: phrase, parts, in: context)
      if phrase.saysOpen, phrase.days.contains(where: { $0.role == .also && !$0.isDated }) {
        // 일요일도 오후 2시까지 문 엽니다: where a known rule closes
        report(.specialHours, cells, touching: .days(phrase.days.flatMap { $0.specs }))
      }
      if phrase.kind == .until, let end = phrase.closes, !phrase.days.isEmpty {
        let audience = parts.audience ?? context.audience
        // 추석 전날 23시까지 연장: later than on other days
        let isLonger = text.has("연장", in: said.clause.cells)
        if !isLonger, let minute = earlyEnd(of: phrase, end, at: cells) {
          early(
            phrase.days, EmissionStyle(effect: .closesEarly(minute), audience: audience), at: cells)
        } else {
          report(.specialHours, cells, touching: .named(phrase.days.flatMap { $0.specs }))
        }
      } else if phrase.kind == .opening, phrase.days.isEmpty, phrase.opens != nil, !isPause,
        context.act != .closes,
        let list = parts.lists.last, list.role == nil || list.role == .topic,
        list.days.allSatisfy({ $0.isDated })
      {
        // 12월 19일 하루 특별히 09~13시 문을 엽니다
        report(.specialHours, cells, touching: .named(list.days.flatMap { $0.specs }))
      } else if phrase.kind == .opening, !isPause, phrase.days.allSatisfy({ !$0.isDated }),
        said.clause.predicate?.act != .closes, said.audience.kind != .facility
      {
        // 평일: 09:00~18:00
        let label =
          phrase.days.isEmpty && context.days.allSatisfy { !$0.isDated } ? context.days.first : nil
        let start = label?.cells.lowerBound ?? cells.lowerBound
        result.hours.append(min(start, cells.lowerBound)..<cells.upperBound)
        // 크리스마스에 11시부터 5시까지 브런치만 합니다: where a closing is known
        let festivals = phrase.days.flatMap { $0.datesNamed }
        if !festivals.isEmpty { report(.specialHours, cells, touching: .named(festivals)) }
        if phrase.days.contains(where: { $0.specs.contains { $0.isPublicHolidays } }) {
          result.hoursNameHolidays = true
        }
      } else if phrase.kind == .opening, phrase.days.contains(where: { $0.isDated }) {
        // 27일은 오전 11시에 오픈합니다: the door opens, where a closing is known
        let isWhole =
          phrase.opens != nil && phrase.closes != nil
          || follower?.predicate?.act == .opens && follower?.adjuncts.isEmpty == true
        let dates = phrase.days.flatMap { $0.isDated ? self.dates(of: $0, in: said.context) : [] }
        report(.specialHours, cells, touching: isWhole && !isPause ? .named(dates) : .nothing)
        if !isOpen, !isPause, phrase.saysOpen, phrase.closes == nil { mayOpen(phrase, said) }
      }
    }
  }

  /// The minute at which an eve ends early; `nil` where it may not: 추석 전날 01:00까지.
  private func earlyEnd(of phrase: HoursPhrase, _ end: ClockTime, at cells: Range<Int>) -> Int? {
    let first = cells.first { cell in
      text.scalar(cell).isPlainDigit && !phrase.days.contains { $0.cells.contains(cell) }
    }
    let hasZero = first.map { text.scalar($0) == "0" } ?? false
    let minute = end.minuteOfDay
    return ClockTime.earlyEnd(
      minute, hasHalf: end.half != nil || ClockTime.isOfNight(minute, hasZero: hasZero))
  }

  /// 부품이 도착해 14일 오후 1시부터 다시 문을 엽니다: the store opens, or what a word names that is not known.
  private mutating func mayOpen(_ phrase: HoursPhrase, _ said: Saying) {
    guard said.audience.kind != .facility, said.hedge == nil else { return }
    let first = result.list.endIndex
    emit(
      phrase.days.filter { $0.isDated }, EmissionStyle(effect: .opens, audience: said.audience),
      in: said.context)
    for index in first..<result.list.endIndex { doubt(index, .specialHours) }
  }

  /// 근무시간 (12월~2월)⏎일요일 휴무: what stands below the heading is of these months, too.
  private mutating func headSeason(_ said: Saying) {
    guard said.parts.flags.contains(.hoursLabel), said.clause.predicate == nil else { return }
    for note in said.clause.notes where ClauseParts(note).onlyMonths {
      report(.noClosingWord, note.cells, touching: .everything)
    }
  }

  /// 24일은 10시부터 18시까지 영업하고: the door is open on that date.
  ///
  /// - Returns: whether it is said to be open.
  private mutating func opens(
    on phrase: HoursPhrase, _ parts: ClauseParts, in context: StatementContext
  ) -> Bool {
    // 12월 20일은 당번약국이라 09:00~18:00 문 엽니다
    let isApart = phrase.days.isEmpty && parts.lists.count == 1 && parts.lists[0].role == .topic
    let days = isApart ? parts.lists[0].days : phrase.days
    guard !days.isEmpty, days.allSatisfy({ $0.isDated }), phrase.kind != .pause,
      parts.unread.isEmpty, parts.hedge == nil, context.hedge == nil,
      parts.flags.isDisjoint(with: [.others, .exceptedBranch])
    else { return false }
    let style = EmissionStyle(effect: .opens, audience: parts.audience ?? context.audience)
    emit(days, style, in: context)
    return true
  }

  /// 12/24 영업시간 22시까지 연장, 1월 1일 해맞이 행사로 5시부터: whether a clause under a heading of closings
  /// says when the door is open on its days, and not that it is shut.
  func hasHoursOfItsDays(_ parts: ClauseParts) -> Bool {
    guard !parts.lists.isEmpty, !parts.hours.isEmpty else { return false }
    // 22일은 오후 4시까지만 합니다
    let isOfTopic = parts.lists.last?.role == .topic
    return parts.flags.contains(.gap) || parts.hours.contains { $0.phrase.saysOpen }
      || (isOfTopic || parts.flags.contains(.hoursLabel))
        && parts.hours.contains {
          $0.phrase.kind == .until || $0.phrase.opens == nil && $0.phrase.closes != nil
        }
  }

  /// 휴무일⏎12/24 영업시간 22시까지 연장: the days have hours.
  mutating func reportSpecialHours(_ said: Saying) {
    for day in said.days { report(.specialHours, day.cells) }
  }

  /// 평일(월요일 휴관) 10:00~19:00: a closing in a bracket behind the days of hours.
  private mutating func readBrackets(of phrase: HoursPhrase, _ context: StatementContext) {
    for day in phrase.days
    where day.notes.contains(where: { $0.predicate?.act == .closes && $0.hasDays }) {
      var inner = context
      inner.act = nil
      clauses(day.notes, &inner, parent: nil)
    }
  }

  /// Reports dates that have hours.
  mutating func nameDates(_ said: Saying) {
    for day in said.days where day.isDated {
      report(.specialHours, day.cells, touching: .named(dates(of: day, in: said.context)))
    }
  }

  /// What stands in brackets behind a clause that states nothing itself.
  mutating func notes(of said: Saying) {
    notes(said.clause.notes, parent: result.list.endIndices, said.context)
  }

  /// 12월 7일부터 영업시간이 변경됩니다, 영업시간이 10시~21시로 바뀝니다: whether hours change, and no closing.
  func changesHours(_ said: Saying) -> Bool {
    guard said.act == .changes, !preceding.closesNoDay else { return false }
    if said.clause.isBare { return preceding.endsWithHours }
    // 조기 마감이 21일에서 22일로 바뀌었어요
    if said.clause.cells.contains(where: { text.has("조기", at: $0) }) { return true }
    return said.parts.flags.contains(.hoursLabel) && said.parts.noun?.isClosed != true
      && !said.clause.closingNoun && said.parts.lists.allSatisfy { $0.role == .since }
  }

  /// Hours, where no day closes.
  mutating func readHoursAlone(_ said: Saying) {
    if said.parts.lists.isEmpty, said.parts.audience?.kind == .branches,
      said.parts.hours.allSatisfy({ $0.phrase.days.isEmpty })
    {
      openNamed(said.audience, onDates: true)
    }
    guard said.parts.audience == nil, said.parts.unread.contains(where: { $0.isUnknownWord }) else {
      return notes(of: said)
    }
    // 영주, 논산(이상 9, 23일 휴무) 등은 영업을 한다: the brackets belong to the names.
    for note in said.clause.notes { refuse(ClauseParts(note).allDays, .anotherBranch) }
  }

  /// 추석 전날은 19시까지.
  mutating func early(_ days: [DayPhrase], _ style: EmissionStyle, at cells: Range<Int>) {
    for day in days {
      switch day.term {
      case .elliptic(let offsets) where offsets.contains(.eve):
        for statement in result.list[nearIndices(since: 0)] where statement.effect == .closes {
          if case .yearly(1, 1) = statement.days {
            closeEve(of: .newYear, style, at: cells)
          }
          guard case .festival(let festivals, _) = statement.days else { continue }
          closeEve(of: festivals, style, at: cells)
        }
      case .festival(let festivals, let days) where days.offsets.contains(.eve):
        closeEve(of: festivals, style, at: cells)
      // 공휴일 휴무, 단 성탄절은 1시까지
      default: report(.specialHours, cells, touching: .named(day.specs))
      }
    }
  }

  private mutating func closeEve(
    of festivals: FestivalSet, _ style: EmissionStyle, at cells: Range<Int>
  ) {
    let statement = style.statement(.festival(festivals, .eve), cells)
    if !result.list[nearIndices(since: 0)].contains(where: {
      $0.effect == statement.effect && $0.days == statement.days
        && $0.audience == statement.audience
    }) {
      result.list.append(statement)
    }
  }
}
