import KoreanText

extension DayPhrase {
  /// The days that the phrase names by its own words; empty where these are not enough.
  var specs: [DaySpec] {
    switch term {
    case .weekdays(let days, let ordinals): [.weekdays(days, ordinals)]
    case .everyOther(let days, let anchor): anchor.map { [.everyOther(days, from: $0)] } ?? []
    case .festival(let festivals, let days):
      frame.isComing || frame.year != nil
        ? [.festivalDate(festivals, days.offsets, year: frame.year)]
        : [.festival(festivals, days.offsets)]
    case .date(let date):
      isOfEveryMonth ? [.monthDay(date.day)] : [.date(date)]
    case .range(let first, let last): [.range(first, last)]
    case .lastDay: [.lastDayOfMonth]
    case .restDay: [.festival(.publicHolidays, .day)]
    case .ordinals, .months, .elliptic, .nextWorkday, .doubtful: []
    }
  }

  /// What its words make uncertain when they are not read.
  var touch: Report.Touch {
    switch term {
    // 12월은 휴가철로 휴무 없이 운영합니다: something about the days of a month
    case .doubtful(.namedDays): frame.months != 0 && frame.isContrast ? .everything : .nothing
    case .months: .everything
    // 6일이 아니라 13일
    case .weekdays where gloss.count == 1 && gloss[0].date != nil && frame.isEmpty:
      // 목요일(11/26): that one
      .days(gloss[0].specs)
    default:
      specs.isEmpty
        ? .everything : .days(specs + exceptions.filter { $0.isDated }.flatMap { $0.specs })
    }
  }
}

extension DayPhrase {
  /// Its dates, with the nearest one of a festival that has a single day; empty for days that come back.
  var datesNamed: [DaySpec] {
    guard case .festival(let festivals, let days) = term, !isDated else {
      return isDated ? specs : []
    }
    return festivals.isSingleDay ? [.festivalDate(festivals, days.offsets, year: frame.year)] : []
  }
}

extension DayFrame {
  /// Whether it says that the days come back: 매주, 매월, 매년.
  var comesBack: Bool { isWeekly || isMonthly || isYearly }

  /// All days of each of its months.
  var wholeMonths: [DaySpec] {
    if let relativeMonth { return [.weekdaysOf(MonthText(offset: relativeMonth), [], [])] }
    return (1...12).filter { months & 1 << UInt16($0) != 0 }
      .map { .weekdaysOf(MonthText(year: year, month: $0), [], []) }
  }
}

extension Report.Touch {
  /// Whether all that it touches is dates with their months.
  var namesMonths: Bool {
    guard case .days(let specs) = self else { return false }
    return specs.allSatisfy {
      switch $0 {
      case .date(let date), .range(let date, _): date.hasMonth
      default: false
      }
    }
  }

  /// Makes dates that are named dates in doubt, whether or not a rule closes them.
  mutating func doubtsNamed() {
    if case .named(let specs) = self { self = .days(specs) }
  }

  /// The touch of several phrases together.
  init(_ days: [DayPhrase]) {
    var specs: [DaySpec] = []
    for day in days {
      switch day.touch {
      case .nothing: break
      case .days(let own), .named(let own), .asked(let own): specs += own
      case .everything, .near:
        self = .everything
        return
      }
    }
    self = specs.isEmpty ? .nothing : .days(specs)
  }
}

extension DayPhrase {
  /// Whether it is 공휴일, which has all holidays among them.
  var isPublicHolidays: Bool {
    if case .festival(.publicHolidays, _) = term { frame.isEmpty } else { false }
  }

  /// Whether it names days that come back: 매주 월요일, 매월 10일.
  var isOfRule: Bool { (repeats && !isDated || isOfEveryMonth) && !specs.isEmpty }

  /// 12월 넷째 일요일, 다음 달 둘째 일요일: whether its days are those of some months only.
  var isOfOneMonth: Bool { !isMonths && (frame.namesMonth || frame.year != nil) }

  var isWeekday: Bool { if case .weekdays = term { true } else { false } }

  /// Whether its days may stand several times in one month: weekdays and public holidays.
  var repeatsInMonth: Bool {
    switch term {
    case .weekdays: true
    case .festival(let festivals, _): !festivals.isDisjoint(with: .classes)
    default: false
    }
  }

  /// 11일까지: the days of its month up to the day that is named.
  var daysOfMonthUntil: [DaySpec]? {
    guard role == .until, let last = date, last.month != nil, last.day > 1 else { return nil }
    var first = last
    (first.day, first.weekday) = (1, nil)
    return [.range(first, last)]
  }

  /// Why not all of its days, or not the whole of them, are meant.
  func limit(behind last: DayPhrase?) -> UnreadReason? {
    // 방학 동안 토요일: some of them only
    if join == .beside, repeats, let last, last.isDoubtful(.namedDays), last.role == nil,
      last.details.isEmpty
    {
      return .namedDays
    }
    // 목요일(오후)
    let isInPart = notes.contains { note in
      note.predicate == nil && note.adjuncts.count == 1
        && (note.adjuncts[0].isUnread(.specialHours) || note.adjuncts[0].isPauseLabel)
    }
    return isInPart ? .specialHours : nil
  }

  /// 4월(첫 번째 월요일): the weekdays that a bracket behind months names.
  var weekdaysOfMonths: [DayPhrase]? {
    guard isMonths, notes.count == 1, notes[0].predicate == nil, notes[0].isPlain,
      notes[0].adjuncts.count == 1, let days = notes[0].adjuncts[0].days,
      days.allSatisfy({ $0.isWeekday && $0.frame.isEmpty && $0.details.isEmpty })
    else { return nil }
    return days
  }

  /// 장날(4·9·14·19일)과 겹치는 화요일: the weekdays that fall on days of every month.
  var meetsDatesOfMonths: Bool {
    gloss.contains { $0.isWeekday }
      && gloss.count { $0.date.map { !$0.hasMonth } ?? false } > 1
  }

  /// 설 연휴: the festival of which it names the days around it too.
  var lunarSpan: FestivalSet? {
    guard case .festival(let festivals, let days) = term, days.offsets == .span, ambiguity == nil,
      festivals.isSubset(of: [.seollal, .chuseok]), frame.isEmpty
    else { return nil }
    return festivals
  }

  /// Every day that a phrase of every other week may mean.
  func everyTouch(_ days: WeekdaySet) -> Report.Touch { .days([.weekdays(days, [])]) }
}

extension DaySpec {
  /// Whether they are substitute holidays, of whatever day.
  var areSubstitutes: Bool {
    if case .festival(.substitutes, _) = self { true } else { false }
  }
}

extension [DayPhrase] {
  /// 14, 15, 16일 3일: whether a number of days stands behind as many of them.
  var endsInCount: Bool {
    guard count > 1, let last = self.last, last.join == .beside, last.details.isEmpty,
      let number = last.date, number.weekday == nil, let before = self[count - 2].lastDate,
      number.month ?? before.month == before.month, number.day < before.day
    else { return false }
    if count == 2, case .range(let first, let end) = self[0].term {
      return end.day - first.day + 1 == number.day
    }
    return count > 2 && number.day == count - 1 && dropLast().allSatisfy { $0.date != nil }
  }

  /// 12월 2일, 9일, 16일 매주 수요일: whether dates of one month are weeks apart, as those of a weekday.
  var enumerateWeekday: Bool {
    let dates = compactMap { $0.date }.filter { $0.year == nil }
    return zip(dates, dates.dropFirst()).contains { first, second in
      (second.month == nil || second.month == first.month) && second.day > first.day
        && (second.day - first.day) % 7 == 0
    }
  }
}

extension DayPhrase {
  /// The date, or that on which a range ends.
  fileprivate var lastDate: DateText? {
    if case .range(_, let end) = term { end } else { date }
  }
}
