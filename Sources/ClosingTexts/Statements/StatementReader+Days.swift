import KoreanText

// One day phrase of a list.
extension StatementReader {
  /// States the phrases of a list.
  mutating func emit(_ list: [DayPhrase], _ style: EmissionStyle, in context: StatementContext) {
    // 12월 14, 15, 16일 3일 쉽니다: how many they are
    let days = list.endsInCount ? Array(list.dropLast()) : list
    for index in days.indices { emit(days, at: index, style, in: context) }
  }

  private mutating func emit(
    _ list: [DayPhrase], at index: Int, _ style: EmissionStyle, in context: StatementContext
  ) {
    var day = list[index]
    if case .doubtful(.namedDays) = day.term,
      day.gloss.contains(where: { $0.isOfWeeks }) && style.hasRule || day.meetsDatesOfMonths
    {
      // 동절기(12.1~2.28) 매주 월요일: when the weekdays close, and no closing
      return report(.conditional, day.cells, touching: .everything)
    }
    if case .doubtful(let reason) = day.term, !day.isDated {
      // 월 2회, where the days are named beside it
      if reason == .missingDay, style.hasRule { return }
      if reason == .namedDays, namesDesignatedDays(day) {
        // 임시공휴일, 선거일 휴무: each other day is as certain as without them.
        let areClosed = result.list.contains { $0.effect == .closes && $0.days.isPublicHolidays }
        return report(
          reason, day.cells,
          touching: areClosed ? .nothing : .days([.festival(.designated, .day)]))
      }
      if reason == .namedDays, text.has("휴", in: day.cells) {
        // 설날, 추석, 의무휴업일 휴무: some of all weeks
        return report(reason, day.cells, touching: .everything)
      }
      if reason == .namedDays, list.count == 1, style.effect == .closes,
        follower?.namesDates != true, namesSeason(day)
      {
        // 동절기 미운영: nobody says from when until when
        return report(reason, day.cells, touching: .everything)
      }
      return report(reason, day.cells, touching: touch(of: day))
    }
    if let weekdays = day.weekdaysOfMonths {
      // 4월, 11월(첫 번째 월요일)
      var inner = context
      inner.frame = day.frame
      return emit(weekdays, style, in: inner)
    }
    if let reason = day.limit(behind: index > 0 ? list[index - 1] : nil) {
      return report(reason, day.cells, touching: day.touch)
    }
    if isOrdinalsDoubtful(list, index) { return report(.ambiguous, day.cells, touching: day.touch) }
    var style = style
    if day.notes.count == 1, day.notes[0].isHeading, let act = day.notes[0].predicate?.act,
      act == .closes || act == .opens, day.notes[0].adjuncts.isEmpty
    {
      // 2/10(정상영업), 2/24(휴무)
      style.effect = act == .opens ? .opens : .closes
      day.notes = []
    }
    if style.effect == .closes, day.notes.count == 1, day.notes[0].predicate?.act == .opens,
      day.notes[0].adjuncts.contains(where: { $0.isUnread(.specialHours) })
    {
      // 12월 8일(오전만 영업)
      return report(.specialHours, day.cells, touching: touch(of: day))
    }
    let first = result.list.endIndex
    if day.isDated {
      emitDates(day, style, in: context)
    } else {
      emitRule(day, isAlone: list.count == 1, style, in: context)
    }
    for included in day.included where included.everyWeek == nil {
      // 공휴일(대체공휴일 포함): they are among them.
      if day.isPublicHolidays, included.specs.allSatisfy({ $0.areSubstitutes }) { continue }
      if day.isFestival, included.specs.contains(where: { $0.areSubstitutes }) {
        // 설 연휴(대체공휴일 포함): its own, and not all of the year.
        if !emitOwnSubstitutes(list, at: index, style, in: context) {
          report(.notExpressible, included.cells, touching: included.touch)
        }
        continue
      }
      emit([included], style, in: context)
    }
    notes(day.notes, parent: first..<result.list.endIndex, context)
  }

  /// 설·추석 연휴(대체공휴일 포함): the substitute holidays right behind them, with one day between at most,
  /// which is a holiday too.
  ///
  /// - Returns: `false` where other holidays are meant.
  private mutating func emitOwnSubstitutes(
    _ list: [DayPhrase], at index: Int, _ style: EmissionStyle, in context: StatementContext
  ) -> Bool {
    var days = [list[index]]
    while list[index - days.count + 1].join == .tight, index >= days.count {
      days.append(list[index - days.count])
    }
    let festivals = days.compactMap { $0.lunarSpan }
    guard festivals.count == days.count else { return false }
    for festival in festivals.reversed() {
      add(.festival(festival, [.twoAfter, .threeAfter]), of: list[index], style, in: context)
      result.list[result.list.endIndex - 1].meets = [.festival(.substitutes, .day)]
    }
    return true
  }

  mutating func emitRule(
    _ day: DayPhrase, isAlone: Bool, _ style: EmissionStyle, in context: StatementContext
  ) {
    if day.isOfLunarMonth(context.frame) {
      return report(.notExpressible, day.cells, touching: .everything)
    }
    var (day, context) = (day, context)
    if style.passing != nil || style.effect == .closes && isOfOneMonth(day, in: context) {
      // 12월 첫째 월요일 임시휴무, 12월 휴관일: 매주 월요일: of the year that comes, and not of each
      day.frame.isComing = true
      context.frame.isComing = true
    }
    switch day.term {
    case .weekdays(let days, let ordinals):
      if style.effect == .closes, !ordinals.isEmpty, days.rawValue.nonzeroBitCount > 4 {
        // 매월 첫번째 평일: one day, and not five.
        return report(.ambiguous, day.cells, touching: day.touch)
      }
      if let month = MonthText(day.frame) ?? MonthText(context.frame) {
        return add(.weekdaysOf(month, days, ordinals), of: day, style, in: context)
      }
      if let year = day.frame.year, day.frame.months != 0 {
        // 2026년 1~12월 월~금
        let months = (1...12).filter { day.frame.months & 1 << UInt16($0) != 0 }
        guard !ordinals.isEmpty || months.count <= 3 else {
          return report(.rangeTooLong, day.cells, touching: .days([.weekdays(days, ordinals)]))
        }
        for month in months {
          let month = MonthText(year: year, month: month)
          add(.weekdaysOf(month, days, ordinals), of: day, style, in: context)
        }
        return
      }
      add(.weekdays(days, ordinals), of: day, style, in: context)
    case .everyOther(let days, let anchor):
      guard let anchor else {
        return report(.needsAnchor, day.cells, touching: day.everyTouch(days))
      }
      add(.everyOther(days, from: anchor), of: day, style, in: context)
    case .festival(.anniversary, _): report(.namedDays, day.cells)
    case .festival(let festivals, let days):
      if day.ambiguity == .partReaches {
        report(.ambiguous, day.cells, touching: .days([.festival(festivals, .span)]))
      } else if day.ambiguity == .daysCounted {
        report(.ambiguous, day.cells, touching: .days([.festival(festivals, .around)]))
      }
      guard let spec = day.specs.first else { return }
      if day.repeatsInMonth, let month = MonthText(day.frame) ?? MonthText(context.frame) {
        // 12월 휴관일: 매주 월요일, 공휴일
        add(.weekdaysOf(month, [], []), of: day, style, in: context)
        result.list[result.list.endIndex - 1].meets.append(.festival(festivals, days.offsets))
        return
      }
      add(spec, of: day, style, in: context)
    case .lastDay: emitLastDay(day, style, in: context)
    case .elliptic(let offsets): emitElliptic(offsets, of: day, style, in: context)
    case .ordinals(let ordinals):
      // 마지막 영업일은 4월 30일: what comes behind it, nobody says
      let isInDoubt = style.effect == .closes || ordinals == .last
      // 단, 첫째 주는 영업: days of that week, which may be counted from the first or from its Monday
      let opened = DaySpec.weekdays(.all, ordinals.union(ordinals.following))
      report(.missingWeekday, day.cells, touching: isInDoubt ? .everything : .days([opened]))
    case .months: emitMonths(day, isAlone: isAlone, style, in: context)
    case .restDay: report(.ambiguous, day.cells, touching: day.touch)
    case .nextWorkday: report(.conditional, day.cells, touching: .everything)
    case .date, .range, .doubtful: break
    }
  }

  /// Whether its weekdays are those of one month of a notice, and nothing says that of each year.
  private func isOfOneMonth(_ day: DayPhrase, in context: StatementContext) -> Bool {
    guard day.repeatsInMonth, !listsClosings else { return false }
    let frame = day.frame.months != 0 ? day.frame : context.frame
    guard frame.singleMonth != nil, !frame.isYearly else { return false }
    // 매주 월요일, 5월 첫째 화요일: what stands behind days that come back does so, too.
    return !result.list.contains {
      $0.effect == .closes && !$0.days.isDated && $0.months == 0 && $0.audience.kind != .facility
    }
  }

  mutating func emitLastDay(
    _ day: DayPhrase, _ style: EmissionStyle, in context: StatementContext
  ) {
    let frame = day.frame.isEmpty ? context.frame : day.frame
    guard let month = frame.singleMonth else {
      guard let offset = frame.relativeMonth else {
        return add(.lastDayOfMonth, of: day, style, in: context)
      }
      // 이달 마지막 날
      return add(.date(DateText(day: 0, monthOffset: offset)), of: day, style, in: context)
    }
    if month == 2 || frame.year != nil {
      add(.date(DateText(year: frame.year, month: month, day: 0)), of: day, style, in: context)
    } else {
      let length = [4, 6, 9, 11].contains(month) ? 30 : 31
      add(.date(DateText(month: month, day: length)), of: day, style, in: context)
    }
  }

  /// Appends a statement, with what the phrase says beside its days.
  mutating func add(
    _ spec: DaySpec, of day: DayPhrase, _ style: EmissionStyle, in context: StatementContext
  ) {
    var statement = style.statement(spec, day.cells)
    let frame = day.frame.months != 0 || day.frame.relativeMonth != nil ? day.frame : context.frame
    if !spec.isDated {
      statement.months = frame.months
      // 12월부터 매월 마지막 화요일도: beside a rule that is known
      if style.isAlso { statement.adds = true }
    }
    statement.replacesMonths =
      style.mayReplace && (frame.isContrast || style.replaces && frame.months != 0)
    statement.isOnly = style.isOnly
    statement.isBare =
      day.everyWeek != nil && !style.isRegular && !frame.comesBack && !day.frame.comesBack
    // 일요일 임시휴관, 당분간 매주 월요일 휴무: which of them, or for how long, nobody says.
    // 2026년 휴관일: 매주 화요일: of one year, which no rule says.
    let isOfYear =
      day.frame.year != nil || context.frame.year != nil || day.frame.isComing
    let mayBeOnce = day.ambiguity == .mayBeOnce && style.effect == .closes
    if style.passing != nil || isOfYear || mayBeOnce, !spec.isDated {
      statement.doubt = .softStatement
      report(.softStatement, style.passing ?? day.cells)
    }
    if style.isOnly, style.effect == .opens, case .weekdays(let days, let ordinals) = spec,
      !ordinals.isEmpty
    {
      // 둘째 토요일만 운영: the others perhaps not
      report(.ambiguous, day.cells, touching: .days([.weekdays(days, [])]))
    }
    if context.isPlan { statement.doubt = statement.doubt ?? .softStatement }
    if style.isOnly, spec.isDated, style.effect == .closes, !closesWeekly(style.audience) {
      statement.replacesMonths = true
    }
    if !day.details.isEmpty { addDetails(of: day, to: &statement) }
    result.list.append(statement)
    if statement.audience.kind == .facility,
      context.mayBeOfStore
        || statement.audience.names.contains(where: { text.isWord("본관", $0) })
    {
      // 본관 월요일 휴관: of the main house, for which the name of the whole may stand
      // 소식: 3월 휴점일은 28일: and what else a rule closes in the month
      let month = statement.replacesMonths ? context.monthOfLabel : nil
      report(.facilityOnly, day.cells, touching: .days([spec] + [month].compactMap { $0 }))
    }
    // 11일·18일이 아니라 11일·25일: the 11th is not taken out of itself
    let dates = day.exceptions.filter {
      $0.isOfOneMonth && !$0.isDated && !$0.isMonths
        || $0.isDated && ($0.date == nil || $0.date?.day != day.date?.day)
    }
    if !dates.isEmpty, style.effect == .closes {
      // 12일을 제외한 매주 토요일, 12월 매주 월요일(28일 제외)
      var context = context
      context.goOn(from: statement)
      emit(dates, EmissionStyle(effect: .opens, audience: style.audience), in: context)
    } else if !dates.isEmpty {
      // 29일을 제외한 설 연휴 정상 개관
      refuse(dates, .conditional)
    }
  }

  /// Adds the days that must be met too, and those that are taken out.
  private mutating func addDetails(of day: DayPhrase, to statement: inout Statement) {
    statement.minus = day.exceptions.flatMap { exception in
      // 설날 당일 7일(일)을 제외한 설 연휴: the day of the festival, and not a date
      let days = exception.isDated ? exception.gloss.filter { $0.isFestival } : [exception]
      return days.flatMap { $0.isOfOneMonth ? [] : $0.specs.map { [$0] } }
    }
    for exception in day.exceptions where exception.specs.isEmpty && !exception.isDated {
      report(.ambiguous, exception.cells, touching: .everything)
    }
    doubtExceptedWeeks(of: day)
    statement.meets = day.meets.flatMap { $0.specs }
    if day.exceptions.count > 1, day.exceptions.allSatisfy({ $0.everyWeek != nil }) {
      // 월요일 및 일요일을 제외한 공휴일 may take out one or both.
      report(.ambiguous, day.cells, touching: .days(statement.minus.flatMap { $0 }))
    }
  }
}
