// What the days of a clause are.
extension HoursClause {
  /// Whether it, or one of its days, is of some months only.
  var namesMonths: Bool {
    months != 0 || days.contains { $0.frame.months != 0 || $0.wholeMonths != nil }
  }

  /// The months of ranges of dates that begin and end with one.
  var wholeMonths: UInt16 { days.reduce(0) { $0 | ($1.wholeMonths ?? 0) } }

  /// Makes months of its ranges of dates that begin and end with one.
  mutating func takeWholeMonths() {
    for place in days.indices {
      guard let mask = days[place].wholeMonths else { continue }
      days[place].term = .months
      days[place].frame.months = mask
    }
  }

  /// Moves months that stand alone or before the days into the clause.
  mutating func takeMonthsOutOfDays() {
    guard months == 0 else { return }
    if let late = days.dropFirst().first(where: { $0.frame.months != 0 }),
      days[0].frame.months == 0,
      !late.isMonths
    {
      // 월요일, 1월~2월 화요일
      unread = unread ?? late.cells
    }
    for day in days where day.frame.months != 0 {
      var ofYear = day
      ofYear.frame.months = 0
      guard day.isMonths || day.everyWeek != nil || ofYear.isPublicHoliday else { continue }
      months |= day.frame.months
      if day.role == .since || day.role == .until, day.frame.singleMonth != nil {
        // 12월부터 10:00~23:00 holds in later months too, and the text does not say in how many.
        unread = unread ?? day.cells
      }
    }
    guard months != 0 else { return }
    days.removeAll { $0.isMonths }
    for index in days.indices { days[index].frame.months = 0 }
  }

  /// The weekdays, bit 0 for Sunday, and public holidays, bit 7.
  ///
  /// All weekdays when the clause names no day, and `nil` when it names any other days.
  package var bits: UInt8? { days.isEmpty ? 0x7F : bits(skippingDates: false) }

  /// The same of the days it names; `nil` when it names any other days.
  func bits(skippingDates: Bool) -> UInt8? {
    var bits: UInt8 = 0
    for place in days.indices where !skippingDates || !days[place].isDated {
      guard let own = days[place].hoursBits else { return nil }
      bits |= own
    }
    return bits
  }

  /// 일요일에도 영업 10~18시: whether its hours are of days on which the store opens too.
  var opensToo: Bool {
    kind == .open && unread == nil && days.contains { $0.role == .also }
  }

  /// Whether it is of the public holidays and no other days.
  var isOfHolidays: Bool { bits == 1 << UInt8(HoursTable.holidays) }

  /// 명절 전날 18시까지: whether it is an hour at which eves end.
  var isEarlyEnd: Bool {
    kind == .open && unread == nil && spans.count == 1 && spans[0].opens == nil && !days.isEmpty
      && days.allSatisfy { $0.isEve }
  }

  /// 다음날 휴관: whether it closes the day behind the one that was said.
  var closesDayAfter: Bool {
    kind == .closed && !days.isEmpty
      && days.allSatisfy {
        if case .elliptic(.after) = $0.term { true } else { false }
      }
  }

  /// 일요일 영업: whether no word in it is unknown, and hours are all that is missing.
  var saysOnlyThatItOpens: Bool {
    !hasUnreadTime && unread?.lowerBound == days.first?.cells.lowerBound
  }

  /// Whether it names 평일 or 주중, words of two letters, and no range such as 월~금.
  var isWorkdays: Bool {
    days.count == 1 && days[0].everyWeek == .mondayThroughFriday && days[0].cells.count == 2
  }

  /// Whether it is words without a day or an hour.
  var isWordsOnly: Bool {
    (kind == .remark || kind == .closed && unread != nil) && days.isEmpty && spans.isEmpty
      && !hasUnreadTime
  }

  /// Whether its hours come back every week.
  var isRegular: Bool { unread == nil && bits != nil }

  /// Whether weekdays of every week are among its days, and all of its days are understood.
  var closesWeekdays: Bool {
    unread == nil && months == 0 && days.indices.contains { days[$0].isOfEveryWeek }
      && days.indices.allSatisfy {
        switch days[$0].term {
        // 매월 마지막주는 토, 일 휴무: the weekdays may be those of the week before them
        case .weekdays, .festival, .date, .restDay: days[$0].ambiguity == nil
        default: false
        }
      }
  }

  /// [하절기(3월~10월)], [토, 일, 공휴일]: whether it is days or months above hours, and no more.
  var isHead: Bool { kind == .remark && unread == nil && (months != 0 || !days.isEmpty) }

  /// Takes the months, or the days, of a head above it; `false` where it has its own.
  mutating func takeScope(of head: HoursClause) -> Bool {
    if head.months != 0 {
      guard months == 0, head.days.isEmpty || days.isEmpty else { return false }
      months = head.months
      if days.isEmpty { days = head.days }
    } else {
      guard months != 0, days.isEmpty else { return false }
      days = head.days
    }
    return true
  }

  /// Whether it says something of some days that is not understood, and no hours: bits as in `bits`.
  func doubts(_ bits: UInt8) -> Bool {
    guard kind != .open, kind != .pause, unread != nil || kind == .usual && self.bits == nil else {
      return false
    }
    return days.indices.contains { place in
      (days[place].everyWeek?.rawValue ?? 0) & bits != 0
        // 일요일과 겹치는 공휴일은 개관
        || bits & 0x80 != 0
          && (days[place].isPublicHoliday || days[place].meets.contains { $0.isPublicHoliday })
    }
  }

  /// 월요일이 공휴일이면: whether it is the condition of what follows.
  var isConditionOfHolidays: Bool {
    (kind == .remark || kind == .usual) && unread != nil && days.count == 2
      && days[0].everyWeek != nil && days[1].isPublicHoliday
  }

  /// 월요일이 공휴일이면 다음 날 휴관: the public holidays that a condition takes out of a closing of weekdays.
  func holidaysOfCondition(of closing: HoursClause) -> DayPhrase? {
    guard isConditionOfHolidays, let weekdays = days[0].everyWeek,
      closing.days.contains(where: { $0.everyWeek == weekdays })
    else { return nil }
    return days[1]
  }

  /// Whether it is of the mornings or afternoons of weekdays only.
  var isOfHalfDays: Bool { days.contains { $0.wholeDays.contains { $0.isOfEveryWeek } } }

  /// Whether every public holiday is among the days that it closes.
  var closesHolidays: Bool {
    unread == nil && months == 0 && exceptions.isEmpty
      && days.indices.contains { days[$0].isEveryPublicHoliday }
  }

  /// Whether it says something of the hours of a week, in all months or in some.
  var isOfWeek: Bool {
    guard kind != .remark, kind != .pointer, kind != .neverCloses else { return false }
    if kind == .closed, closesWeekdays || closesHolidays { return true }
    guard months == 0, namesMonths else { return isRegular }
    // 11월~3월 07:00~18:00 is of every day of these months.
    var clause = self
    clause.takeMonthsOutOfDays()
    return clause.isRegular
  }
}

extension DayPhrase {
  /// The weekdays and public holidays of every week, bit 7 for these; `nil` for any other days.
  fileprivate var hoursBits: UInt8? {
    guard ambiguity == nil || ambiguity == .ordinalsReach, frame.year == nil,
      frame.relativeMonth == nil, !frame.isYearly, !frame.isMonthly, !frame.isComing
    else { return nil }
    guard case .value(let details) = details else {
      return isPublicHoliday ? 0x80 : everyWeek?.rawValue
    }
    guard details.meets.isEmpty, details.exceptions.isEmpty, details.gloss.isEmpty,
      details.included.allSatisfy({ $0.isPublicHoliday })
    else { return nil }
    let notes = details.notes
    let holidays: UInt8 = details.included.isEmpty ? 0 : 0x80
    if isPublicHoliday { return notes.isEmpty ? 0x80 : nil }
    guard let weekdays = everyWeek else { return nil }
    guard !notes.isEmpty else { return weekdays.rawValue | holidays }
    // 평일(화~금)
    guard let days = KoreanParser.onlyDays(notes), days.count == 1, let part = days[0].everyWeek,
      part.isSubset(of: weekdays)
    else { return nil }
    return part.rawValue | holidays
  }

  /// Whether it is weekdays of every week or the public holidays, in all months.
  var isOfEveryWeek: Bool { frame.months == 0 && hoursBits != nil }

  /// Whether public holidays of all months are among its days, without exception.
  var isEveryPublicHoliday: Bool { frame.months == 0 && hoursBits.map { $0 & 0x80 != 0 } == true }

  /// Whether weekdays are named in it, of every week or counted in a month.
  var namesWeekdays: Bool { if case .weekdays = term { true } else { false } }

  /// Whether it is one weekday or the public holidays, as the items of most lists are.
  var isOneDay: Bool { everyWeek?.isSingle ?? isPublicHoliday }

  /// 공휴일, and 휴일 among other days.
  package var isPublicHoliday: Bool {
    switch term {
    case .festival(.publicHolidays, let days): days.offsets == .day && frame.months == 0
    case .restDay: true
    default: false
    }
  }

  /// 추석 전날, 전일.
  package var isEve: Bool {
    switch term {
    case .elliptic(let offsets): offsets == .eve
    case .festival(_, let days): days.offsets == .eve
    default: false
    }
  }
}

extension DayPhrase {
  /// 4월 1일~9월 30일: the months of a range that begins and ends with one, of two at least.
  fileprivate var wholeMonths: UInt16? {
    guard case .range(let first, let last) = term, details.isEmpty, frame.months == 0,
      first.year == nil, last.year == nil, first.day == 1, let start = first.month,
      let end = last.month, 1...12 ~= start, 1...12 ~= end, start != end,
      last.day >= (end == 2 ? 28 : [4, 6, 9, 11].contains(end) ? 30 : 31)
    else { return nil }
    return (0...(end - start + 12) % 12).reduce(0) { $0 | 1 << UInt16((start - 1 + $1) % 12 + 1) }
  }

  /// 11월 3일~3월 31일: dates so far apart that their hours are those of a season, and no exception.
  var isSeasonOfDates: Bool { nightsOfRange > 31 }

  /// About how many nights lie between the first and the last date of a range; 0 for other days.
  package var nightsOfRange: Int {
    guard case .range(let first, let last) = term else { return 0 }
    let start = first.month ?? 0
    let end = last.month ?? start
    let months = (last.year ?? 0) > (first.year ?? .max) ? end - start + 12 : end - start
    return (months < 0 ? months + 12 : months) * 30 + last.day - first.day
  }
}

extension HoursClause {
  /// Whether it is days or a word that says nothing by itself.
  var saysNothing: Bool { kind == .remark && unread == nil }
}

extension HoursClause {
  /// Whether a clause of a kind goes on right behind it, within the same bracket or outside of any.
  func isRightBefore(_ kind: Kind, _ place: Int, _ clauses: [HoursClause]) -> Bool {
    guard let next = clauses.dropFirst(place + 1).first else { return false }
    return next.kind == kind && next.isAside == isAside
      && next.cells.lowerBound <= cells.upperBound + 2
  }
}
