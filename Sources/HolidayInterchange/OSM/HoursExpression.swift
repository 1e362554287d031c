import KoreanCalendar
import KoreanText

/// Writes what a text says of hours and closings as the rules of an expression.
///
/// In the notation a closing is a calendar day, but the closing of a store does not cut the night
/// before. So where hours run past midnight, the weekdays that close are left out of the hours.
struct HoursExpression {
  typealias Failure = OpeningHoursExpressionError

  let text: NormalizedText

  func rules() throws(Failure) -> [ExpressionRule] {
    let written = WrittenHours(text)
    if let refused = written.refused { throw failure(.ambiguous, refused.cells) }
    for clause in written.clauses {
      try checkDays(of: clause)
      let isTooLate = clause.spans.contains { $0.closes == nil && $0.opens ?? 0 >= 1_440 }
      if isTooLate { throw failure(.timeOutOfRange, clause.cells) }
      if let unread = clause.unread ?? clause.aside { throw failure(.unknownWord, unread) }
      if clause.kind == .remark { throw failure(.incompleteClause, clause.cells) }
      // Hours of a date, of which no rule is made.
      if clause.kind == .open, let date = clause.days.first(where: { $0.isDated }) {
        throw failure(.unsupportedDays, date.cells)
      }
    }
    let table = HoursTable(written.clauses)
    guard let first = written.clauses.first?.cells else { throw Failure(.empty, at: 0) }
    if let unclear = table.unclear { throw failure(.ambiguous, unclear) }
    if let early = table.early.first?.days.first {
      throw failure(.unsupportedDays, early.cells)
    }
    var rules: [ExpressionRule] = []
    for season in table.seasons { rules += try hours(of: season, first) }
    let latest = table.seasons.reduce(0) { max($0, $1.latestEnd) }
    if latest > 1_440 {
      // A rule behind a semicolon takes its days from the night before, too.
      for index in rules.indices.dropFirst() { rules[index].joiner = .additional }
    }
    if rules.isEmpty {
      if let pause = written.clauses.first(where: { $0.kind == .pause }) {
        throw failure(.incompleteClause, pause.cells)
      }
      guard !table.weekly.isEmpty || !table.closings.isEmpty || table.neverCloses else {
        throw failure(.incompleteClause, first)
      }
      // The store opens at hours that the text does not say.
      rules.append(Self.unknown)
    } else if table.seasons.allSatisfy({ $0.isShut() }) {
      throw failure(.neverOpens, first)
    } else if table.opensToo
      || table.namesOneDay && text.cells.contains(where: { !$0.scalar.isASCII })
    {
      // 토요일 10:00~15:00 leaves the other days open, and Sa 10:00-15:00 does not.
      rules.insert(Self.unknown, at: 0)
    }
    let leavesOut = table.seasons.contains { leavesOutClosings($0) }
    for clause in table.weekly {
      let days = leavesOut ? clause.days.filter { $0.isPublicHoliday } : clause.days
      rules += try closings(days, months: 0, latest)
    }
    for clause in table.closings {
      guard clause.kind == .closed, clause.exceptions.isEmpty, clause.unread == nil else {
        throw failure(.ambiguous, clause.cells)
      }
      guard !clause.days.isEmpty else { throw failure(.incompleteClause, clause.cells) }
      rules += try closings(clause.days, months: clause.months, latest)
    }
    for index in rules.indices { rules[index].finish() }
    return rules
  }

  private static let unknown: ExpressionRule = {
    var rule = ExpressionRule(joiner: .normal)
    rule.modifier = .unknown
    return rule
  }()

  private func failure(_ code: Failure.Code, _ cells: Range<Int>) -> Failure {
    Failure(code, at: text.utf8Range(cells).lowerBound, found: text.string(cells))
  }

  /// Refuses days that no value can say by that name, whatever else is wrong with their clause.
  private func checkDays(of clause: HoursClause) throws(Failure) {
    for day in clause.days + clause.exceptions {
      switch day.term {
      case .everyOther, .doubtful(.needsAnchor): throw failure(.unsupportedDays, day.cells)
      default: break
      }
    }
  }
}

// Hours.
extension HoursExpression {
  /// The hours of a season: days with the same hours together, and public holidays last.
  private func hours(
    of season: HoursTable.Season, _ place: Range<Int>
  ) throws(Failure) -> [ExpressionRule] {
    let isNight = season.latestEnd > 1_440
    var groups = season.groups(withClosed: !leavesOutClosings(season))
    if groups.count > 1 {
      groups = groups.filter { $0.days < 0x80 } + groups.filter { $0.days >= 0x80 }
    }
    var rules: [ExpressionRule] = []
    for group in groups {
      var rule = ExpressionRule(joiner: .normal)
      rule.dates = Self.dates(season.months)
      if group.days != 0x7F {
        rule.weekdays.plain = group.days & 0x7F
        if group.days >= 0x80 { rule.holidays = [ExpressionHoliday(isSchoolHoliday: false)] }
      }
      if isNight, groups.count > 1 {
        // A rule for holidays would replace the night before, too.
        guard group.days < 0x80 else { throw failure(.ambiguous, place) }
      }
      for span in group.spans {
        guard let opens = span.opens, opens < 2_880 else {
          throw failure(.unsupportedMoment, place)
        }
        // What is left of a night after a pause begins on the next day.
        let delay = opens < 1_440 ? 0 : 1_440
        guard delay == 0 || group.days == 0x7F else { throw failure(.ambiguous, place) }
        rule.times.append(
          span.closes.map { ExpressionTimes(start: opens - delay, end: $0 - delay) }
            ?? ExpressionParser.openEnd(from: opens))
      }
      rules.append(rule)
    }
    return rules
  }

  /// Whether weekdays that close are left out of the hours and not written as `Mo off`.
  ///
  /// `Mo off` would also close the night before, and an open holiday on a Monday.
  private func leavesOutClosings(_ season: HoursTable.Season) -> Bool {
    season.latestEnd > 1_440 || season.written(on: HoursTable.holidays) != nil
  }

  private static func dates(_ months: UInt16) -> [ExpressionDates] {
    months == 0 ? [] : ExpressionDates.months(MonthSet(bits: months).seasons)
  }
}

// Closings.
extension HoursExpression {
  /// The closings of some days: those that come back by the week in one rule, dates in another.
  ///
  /// - Parameter latest: the minute at which the latest hours end. Beyond 1440 the closings begin
  ///   at that time after midnight, so that they do not cut the night before.
  private func closings(
    _ days: [DayPhrase], months: UInt16, _ latest: Int
  ) throws(Failure) -> [ExpressionRule] {
    var recurring = ExpressionRule(joiner: .normal)
    var dated = recurring
    recurring.modifier = .off
    dated.modifier = .off
    for day in days {
      guard day.role != .since, day.role != .until, day.role != .source else {
        throw failure(.unsupportedDays, day.cells)
      }
      guard day.ambiguity == nil || day.ambiguity == .ordinalsReach, day.meets.isEmpty,
        day.exceptions.isEmpty, day.notes.isEmpty,
        day.gloss.isEmpty, day.frame.relativeMonth == nil, !day.frame.isLunar, !day.frame.isComing
      else { throw failure(.ambiguous, day.cells) }
      for part in day.included + [day] {
        if !add(part, to: &recurring), !addDate(part, to: &dated) {
          throw failure(.unsupportedDays, part.cells)
        }
      }
    }
    recurring.dates = Self.dates(months)
    if months != 0, !recurring.hasWrittenDays || !dated.dates.isEmpty {
      throw failure(.ambiguous, days[0].cells)
    }
    return [recurring, dated].filter { $0.hasWrittenDays }.map { rule in
      var rule = rule
      if latest > 1_440 {
        rule.times = [ExpressionTimes(start: latest - 1_440, end: latest)]
      }
      return rule
    }
  }

  /// Adds a weekday, an nth weekday or public holidays.
  private func add(_ day: DayPhrase, to rule: inout ExpressionRule) -> Bool {
    if day.isPublicHoliday {
      rule.holidays.append(ExpressionHoliday(isSchoolHoliday: false))
      return true
    }
    if case .festival(.publicHolidays, let around) = day.term, day.frame.months == 0,
      around.offsets == .eve || around.offsets == .after
    {
      rule.holidays.append(
        ExpressionHoliday(isSchoolHoliday: false, offset: around.offsets == .eve ? -1 : 1))
      return true
    }
    guard case .weekdays(let weekdays, let ordinals) = day.term, day.frame.months == 0,
      day.frame.year == nil
    else { return false }
    guard !ordinals.isEmpty else {
      // 매월 일요일: which of them?
      guard !day.frame.isMonthly else { return false }
      rule.weekdays.plain |= weekdays.rawValue
      return true
    }
    // 2, 4째주 일요일, 화: a list that may be two.
    let isList = day.cells.contains { place in
      let scalar = text.scalar(place)
      return scalar == "," || scalar == "/" || scalar == "·" && text.scalar(place + 1) == " "
    }
    guard !ordinals.contains(.beyond), weekdays.isSingle || !isList else { return false }
    for weekday in 0..<7 where weekdays.rawValue & 1 << UInt8(weekday) != 0 {
      for ordinal in 0..<5 where ordinals.rawValue & 1 << UInt8(ordinal) != 0 {
        rule.weekdays.fromStart |= 1 << UInt64(7 * ordinal + weekday)
      }
      if ordinals.contains(.last) { rule.weekdays.fromEnd |= 1 << UInt64(weekday) }
    }
    return true
  }

  /// Adds a date, with its year or of every year, or a festival of one date.
  private func addDate(_ day: DayPhrase, to rule: inout ExpressionRule) -> Bool {
    switch day.term {
    case .date(let date):
      guard let date = expressionDate(date) else { return false }
      rule.dates.append(.single(date))
    case .range(let first, let last):
      guard let first = expressionDate(first), let last = expressionDate(last),
        first.year == last.year
      else { return false }
      rule.dates.append(.range(first, last, step: 1))
    case .festival(let set, let days) where days.offsets == .day:
      guard let date = set.fixedDay else { return false }
      rule.dates.append(
        .single(ExpressionDate(year: nil, anchor: .monthDay(month: date.month, day: date.day))))
    default: return false
    }
    return true
  }

  private func expressionDate(_ date: DateText) -> ExpressionDate? {
    guard let month = date.month, date.monthOffset == nil, !date.isLunar, date.weekday == nil,
      date.festival == nil, date.ordinals == nil, 1...31 ~= date.day,
      CivilDate(year: date.year ?? 2_028, month: month, day: date.day) != nil
    else { return nil }
    return ExpressionDate(year: date.year, anchor: .monthDay(month: month, day: date.day))
  }
}
