import KoreanText

// What a clause says of its days.
extension Saying {
  /// What 다음 주, 매주 and 임시 say of the days behind them.
  mutating func takeFrames() {
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
      context.passing = clause.passing
    }
  }

  /// Whether the label above is a span of time, and its own days are of every week: 3월 11일~4월 9일: 매주 화요일 휴무.
  var isRuleWithinSpan: Bool {
    act == .closes && parent == nil && !days.isEmpty && days.allSatisfy { $0.everyWeek != nil }
      && context.days.contains { day in
        day.isLongRange || day.isDoubtful(.namedDays) && day.gloss.contains { $0.isLongRange }
      }
  }

  /// 의무휴업일(12/13): the days in the bracket behind a closing word.
  var daysOfBracket: [DayPhrase]? {
    guard clause.notes.count == 1, clause.notes[0].predicate == nil else { return nil }
    let noted = ClauseParts(clause.notes[0])
    guard !noted.lists.isEmpty, noted.flags.isEmpty, noted.unread.isEmpty, noted.hours.isEmpty
    else { return nil }
    return noted.allDays
  }

  /// 13일, 27일 휴무 (12월): takes the month that the bracket names of days that have none.
  mutating func takeMonthOfBracket() -> DayFrame? {
    guard !days.isEmpty, days.allSatisfy({ $0.waitsForMonth }), let months = daysOfBracket,
      months.count == 1, months[0].isMonths, months[0].frame.singleMonth != nil
    else { return nil }
    clause.notes = []
    return months[0].frame
  }

  /// Whether it counts weekdays that may be only those of the month named before them.
  var isOfOneMonth: Bool {
    mayBeOfMonth
      && days.contains { $0.repeats && $0.everyWeek == nil && !$0.isFestival && $0.frame.isEmpty }
  }

  /// Whether it names weekdays that may be only those of the week named before them.
  var isOfOneWeek: Bool {
    context.isOfWeek && days.contains { $0.isOfAllWeeks && !$0.isDated }
  }

  /// 12월부터 연중무휴로 바뀝니다: the noun of an opening to which something changes from a day on.
  var changesToOpening: Range<Int>? {
    guard clause.predicate?.act == .changes, clause.predicate?.hedge == nil,
      parts.lists.contains(where: { $0.role == .since })
    else { return nil }
    return clause.adjuncts.first {
      if case .verdictNoun(isClosed: false, _) = $0.kind { $0.role == .target } else { false }
    }?.cells
  }

  /// 오늘부터 정상 운영합니다, 재오픈했습니다: whether it says, and of no date, that the store opens.
  var saysItOpens: Bool {
    let isOpening =
      clause.predicate?.act == .opens && !clause.isLabel && parts.hours.isEmpty
      || parts.hours.contains { $0.phrase.saysOpen && $0.phrase.opens != nil }
    // 공사가 빨리 끝나 정상 운영합니다, and not 매점은 정상 운영합니다
    let isOfOther = clause.adjuncts.contains { $0.isUnknownSubject && $0.role == .topic }
    guard isOpening, parts.audience?.kind != .facility, !isOfOther else { return false }
    return hedge?.reason == .relativeDay
      || hedge?.reason != .conditional && parts.lists.isEmpty
        && parts.hours.isEmpty
  }

  /// 25일은 월요일이지만 …: whether its days are those of the next verb.
  var isOfNextVerb: Bool {
    if act == .other, parts.lists.count == 1, parts.lists[0].role == .topic, isBeforeBareVerb {
      // 12월 21일은 주문이 많아 정상영업합니다
      return parts.lists[0].days.allSatisfy { $0.isDated }
    }
    if clause.isCopular, clause.predicate == nil, parts.lists.count == 1, parts.hedge == nil,
      isBeforeBareVerb
    {
      // 17일(월) 대체공휴일이지만 정상진료, and not 월요일이라 쉽니다, which may be said of one Monday
      return parts.lists[0].days.contains { $0.isDated || $0.isFestival }
    }
    return clause.isCopular && clause.predicate == nil && parts.lists.count > 1
      && (parts.lists[0].role == .topic || parts.lists[0].role == .also)
      && parts.lists[0].days.allSatisfy { $0.isDated }
      && (context.act == nil || next?.predicate != nil)
  }

  /// The days that are left for the next verb: 25일은 크리스마스라서 and 25일은 금요일이라 say of which
  /// month they are.
  var daysOfNextVerb: [DayPhrase] {
    var days = parts.lists[0].days
    if parts.lists.count == 2, days.count == 1, days[0].date != nil,
      parts.lists[1].days.count == 1,
      parts.lists[1].days[0].isFestival || parts.lists[1].days[0].everyWeek?.isSingle == true
    {
      days[0].gloss += parts.lists[1].days
    }
    return days
  }

  /// Whether it closes a part of the day and names no day itself.
  func closesPartOfDay(behindHours: Bool) -> Bool {
    act == .closes && days.isEmpty
      && (behindHours || parts.unread.contains { $0.isUnread(.specialHours) })
  }

  /// Whether a festival among its days is never in the month of the heading, so that all of them are
  /// those of any month.
  var isOfNoMonth: Bool {
    guard let month = context.frame.singleMonth,
      clause.predicate?.act == .closes || context.act == .closes
    else { return false }
    return days.contains { $0.isNever(in: month) }
  }

  /// Whether nothing stands behind it but a verb that opens or closes.
  var isBeforeBareVerb: Bool {
    guard let next, next.isBare else { return false }
    return next.predicate?.act == .opens || next.predicate?.act == .closes
  }

  /// 18일부터 이용할 수 있다: whether it is uncertain about something other than a closing.
  ///
  /// Under a heading of closings, that must be named and have no day: 점심시간 웨이팅 가능.
  func isHedgeOfOther(isHeaded: Bool) -> Bool {
    guard hedge?.reason == .softStatement, act == .other, parts.noun == nil,
      !clause.saysWhereItVaries
    else { return false }
    return context.act == nil
      || isHeaded && days.isEmpty && parts.unread.contains { $0.isUnknownWord }
      || days.isEmpty && parts.hedge == nil && parent == nil
        && (context.audience.kind == .facility
          || parts.unread.contains { $0.isUnknownSubject && $0.role == .topic })
  }

  /// Whether it names hours, and perhaps their days.
  var isOfHours: Bool {
    guard !parts.hours.isEmpty, !parts.flags.contains(.excepts) else { return false }
    return isWeak
      || act == nil && (parts.lists.isEmpty || context.act != .closes) && !parts.sayThemselves
  }

  /// Whether a bracket behind each of its days has the hours.
  var hasHoursInBrackets: Bool {
    !days.isEmpty && parts.unread.isEmpty && parts.hedge == nil
      && days.allSatisfy { $0.notes.contains { $0.saysHours && $0.predicate == nil } }
  }

  /// Whether a closing moves to other days.
  var isMove: Bool {
    act == .changes
      || !parts.flags.isDisjoint(with: [.instead, .arrow]) && !parts.lists.isEmpty
  }

  /// 12/29 연말이라, before 화요일이지만 …: whether its dates wait for a verb behind the next clause.
  var isOfLaterVerb: Bool {
    if act == .closes, !clause.notes.isEmpty, next?.isCopular == true,
      next?.predicate?.act == .opens
    {
      // 28일 정기휴관일(월요일)이지만 정상 개관합니다
      return true
    }
    return clause.isCopular && clause.predicate == nil && next?.isCopular == true
      && next?.predicate == nil && days.contains { $0.isDated }
  }

  /// (단, 을지로점 휴무): whether it says of branches that they close, and not when.
  var closesNamed: Bool { (parent != nil || clause.saysBut) && closesBranch }

  /// 을지로점 휴무: whether it closes branches and names no day.
  var closesBranch: Bool {
    act == .closes && clause.predicate != nil && audience.kind == .branches
      && parts.audience != nil && parts.lists.isEmpty && parts.hedge == nil
  }

  /// CJ·한진 정상 배송: whether it says of words that are in no list that they are open.
  var opensUnknown: Bool {
    act == .opens && parts.audience == nil && !days.isEmpty
      && parts.unread.contains { $0.isUnread(.unknownWord) }
  }

  /// 하남점은 정상영업: whether it says that branches are open, and not when.
  var opensNamed: Bool {
    act == .opens && audience.kind == .branches && parts.audience != nil && days.isEmpty
      && context.days.isEmpty && parts.lists.isEmpty && parts.hours.isEmpty && parts.hedge == nil
      && parts.unread.isEmpty && (!isWeak || clause.predicate?.isNoun == false)
  }

  /// 22일은 25일로 대체휴무: whether it closes with one list of days as topic and one with 로.
  var closesOneForOther: Bool {
    act == .closes && parts.lists.count == 2 && parts.lists[0].role == .topic
      && parts.lists[1].role == .target
  }

  /// 10월 3일은 개천절로 …, 추석 연휴로 26일에 …: the list of festivals that are why the dates of the other
  /// list close or open.
  var festivalAsReason: Int? {
    guard parts.lists.count == 2, act == .closes || act == .opens,
      let reason = parts.lists.firstIndex(where: { $0.role == .target }),
      reason == 0 || parts.lists[0].role == .topic,
      parts.lists[reason].days.allSatisfy({ $0.isFestival }),
      parts.lists[1 - reason].days.allSatisfy({ $0.isDated })
    else { return nil }
    return reason
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

extension ClauseParts {
  /// 월요일은 14일·28일, 일요일은 13일·27일: whether weekdays are topics, each with its dates.
  var datesWeekdays: Bool {
    lists.count > 1
      && lists.contains { $0.role == .topic && $0.days.last?.everyWeek?.isSingle == true }
      && lists.contains { list in
        (list.role == nil || list.role == .topic) && list.days.contains { $0.isDated }
      }
  }
}

extension [DayPhrase] {
  /// Whether dates of more than a week stand before weekdays that come back.
  var hasPeriodBeforeWeekdays: Bool {
    guard let period = firstIndex(where: { $0.nightsOfRange > 7 }) else { return false }
    return self[period...].contains { $0.everyWeek != nil && $0.repeats }
  }
}

extension DayPhrase {
  /// Whether it is a festival of other months.
  fileprivate func isNever(in month: Int) -> Bool {
    guard case .festival(let festivals, _) = term, frame.months == 0 else { return false }
    if festivals.isDisjoint(with: .classes), !festivals.isDisjoint(with: .both) {
      return !(festivals.contains(.seollal) && 1...3 ~= month)
        && !(festivals.contains(.chuseok) && 9...10 ~= month)
    }
    // The eve of New Year's Day is in December.
    return festivals.isSingleDay
      && festivals.fixedDay.map { $0.month != month && $0.day > 1 } == true
  }

  /// Whether it is days from one through another.
  var isRange: Bool { if case .range = term { true } else { false } }

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
