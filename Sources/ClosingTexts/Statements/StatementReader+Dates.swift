import KoreanText

// Days with a date beside them: the date counts, and the rest describes it.
extension StatementReader {
  mutating func emitDates(
    _ day: DayPhrase, _ style: EmissionStyle, in context: StatementContext
  ) {
    if let date = day.date, day.details.isEmpty, date.lunarFestival == nil {
      return emit(date, of: day, style, in: context)
    }
    if let whole = day.wholeDays.first,
      ["전일", "하루 전"].contains(where: { text.has($0, in: day.cells) })
    {
      for day in [day, whole] { report(.ambiguous, day.cells, touching: touch(of: day)) }
      return
    }
    var dates: [DateText] = []
    var ranges: [(DateText, DateText)] = []
    day.collect(&dates, &ranges, weekday: day.describedWeekday)
    if let date = dates.first, emitFestival(of: day, on: date, style, in: context) { return }
    if case .doubtful(.namedDays) = day.term, style.hasRule, dates.count == 1,
      let month = dates[0].month
    {
      // 창학기념일(5월 22일) beside a weekly rule
      return add(.yearly(month: month, day: dates[0].day), of: day, style, in: context)
    }
    if let festival = dates.first?.lunarFestival, dates.count == 1 {
      return add(.festival(festival, .day), of: day, style, in: context)
    }
    for date in dates { emit(date, of: day, style, in: context) }
    for (first, last) in ranges {
      let isOfList =
        style.isRegular && !day.frame.isComing && day.join != .apart && !day.comesByMoon
        && !text.has("부터", in: day.cells)
      if style.hasRule && (day.comesYearly || isOfList)
        || day.frame.isYearly,
        let month = first.month, first.weekday == nil,
        first.year == nil, last.day >= first.day,
        last.month == nil || last.month == month, last.day - first.day < 5
      {
        // 신정(1.1~1.2), 휴관일: 월요일, 12.30~12.31, beside a weekly rule
        for number in first.day...last.day {
          add(.yearly(month: month, day: number), of: day, style, in: context)
        }
        continue
      }
      var first = first
      var last = last
      first.beginBefore(context.date, through: last, isReturn: context.isOfReturn)
      first = completed(first, of: day, in: context)
      if first.year == nil, let year = last.year {
        // 12월 24일부터 2027년 1월 22일까지 begins the year before.
        let isOver = last.month.map { (first.month ?? $0, first.day) > ($0, last.day) } ?? false
        first.year = isOver ? year - 1 : year
      }
      last.endRange(from: first)
      add(.range(first, last), of: day, style, in: context)
    }
  }

  /// The dates of a phrase, in the month of the heading where they have none of their own.
  func dates(of day: DayPhrase, in context: StatementContext) -> [DaySpec] {
    day.specs.map { spec in
      switch spec {
      case .date(let date): .date(completed(date, of: day, in: context))
      case .range(let first, let last): .range(completed(first, of: day, in: context), last)
      default: spec
      }
    }
  }

  func completed(
    _ date: DateText, of day: DayPhrase, in context: StatementContext
  ) -> DateText {
    var date = date
    if date.month == nil, date.monthOffset == nil {
      date.month = day.frame.singleMonth ?? context.frame.singleMonth
      date.monthOffset =
        date.month == nil ? day.frame.relativeMonth ?? context.frame.relativeMonth : nil
    }
    if day.frame.relativeMonth == nil, context.frame.relativeMonth == nil {
      context.giveMonth(to: &date)
    }
    date.year = date.year ?? day.frame.year ?? context.frame.year
    return date
  }

  mutating func emit(
    _ date: DateText, of day: DayPhrase, _ style: EmissionStyle, in context: StatementContext
  ) {
    let frame = day.frame
    if day.isOfLunarMonth(context.frame) {
      return report(.notExpressible, day.cells, touching: .everything)
    }
    // 휴일: 매월 10일
    let gloss = day.gloss.filter { $0.term != .restDay }
    let isDescribed = !gloss.isEmpty && day.date != nil && !day.isNewYear || day.date == nil
    if frame.isMonthly || date.month == nil && style.hasOrdinals && frame.relativeMonth == nil,
      date.month == nil, frame.singleMonth == nil, !isDescribed, date.weekday == nil
    {
      return add(.monthDay(date.day), of: day, style, in: context)
    }
    var whole = completed(date, of: day, in: context)
    if let (first, isClosed) = context.range, (style.effect == .closes) != isClosed,
      !date.hasMonth, date.day >= first.day, frame.isEmpty
    {
      // 4월 26일~5월 2일 쉽니다. 다만 28일은 문을 엽니다
      (whole.month, whole.monthOffset, whole.year) = (first.month, first.monthOffset, first.year)
    }
    let mayRepeat =
      whole.year == nil && whole.weekday == nil && !frame.isComing && !isDescribed
      && !frame.isContrast
    if let month = whole.month, date.month != nil, mayRepeat,
      frame.isYearly
        || style.effect == .closes
          && (style.hasRule || day.role == nil && isBesideRule(month, whole.day, context))
    {
      return add(.yearly(month: month, day: whole.day), of: day, style, in: context)
    }
    add(.date(whole), of: day, style, in: context)
    if let month = date.month, let headed = context.frame.singleMonth, month != headed,
      day.cells.allSatisfy({ text.scalar($0) == "." || text.scalar($0).isPlainDigit })
    {
      // 12월 휴무 2.9.16.23: perhaps days of the month
      doubt(result.list.endIndex - 1, .ambiguous)
    }
  }

  /// 매주 월요일 휴관, 1월 1일 휴관: whether a holiday of every year stands behind a rule of its sentence.
  private func isBesideRule(_ month: Int, _ day: Int, _ context: StatementContext) -> Bool {
    FestivalSet.isFixedDay(month: month, day: day)
      && nearIndices(since: context.sentenceStart).contains { result.list[$0].isRegular }
  }

  /// 설날(1/1), 신정(1/1) and 창립기념일(1.18).
  mutating func emitFestival(
    of day: DayPhrase, on date: DateText, _ style: EmissionStyle, in context: StatementContext
  ) -> Bool {
    guard case .festival(let festivals, let days) = day.term else { return false }
    guard let month = date.month else {
      guard date.day <= 5, date.weekday == nil, festivals.fixedDay?.day != date.day else {
        return false
      }
      // 설날(3일): a date, or how many days.
      report(.ambiguous, day.cells, touching: .days([.festival(festivals, .span)]))
      add(.festival(festivals, .day), of: day, style, in: context)
      return true
    }
    if days.isExplicit, days.offsets != .day, hasPartBehind(day.cells.upperBound) {
      // 개관기념일(4월 20일) 다음 날: the date is that of the festival
      report(.ambiguous, day.cells, touching: .everything)
      return true
    }
    if festivals == .anniversary {
      add(.yearly(month: month, day: date.day), of: day, style, in: context)
      return true
    }
    let isLunarName =
      festivals == .seollal && (month, date.day) == (1, 1)
      || festivals == .chuseok && (month, date.day) == (8, 15)
    guard date.weekday == nil, date.year == nil else { return false }
    if isLunarName || festivals.fixedDay.map({ $0 == (month, date.day) }) == true {
      add(.festival(festivals, days.offsets), of: day, style, in: context)
      return true
    }
    return false
  }
}

extension StatementReader {
  /// Whether a word such as 다음 날 stands behind a bracket, and not before it.
  private func hasPartBehind(_ end: Int) -> Bool {
    let start = text.scalar(end) == " " ? end + 1 : end
    return ["다음", "전날", "이튿날", "익일"].contains { text.has($0, at: start) }
  }
}

extension DayPhrase {
  /// Whether it comes with the months of the lunar calendar: 음력 매월 1일, 음력 12월 말일, 음력 둘째 일요일.
  func isOfLunarMonth(_ heading: DayFrame) -> Bool {
    guard date?.isLunar == true || frame.isLunar || heading.isLunar else { return false }
    return switch term {
    case .date: frame.isMonthly
    case .lastDay: true
    case .weekdays: everyWeek == nil || frame.isLunar
    default: false
    }
  }

  /// The weekday that a rule beside a date gives it: 둘째 일요일(8일).
  var describedWeekday: Int? {
    if case .weekdays(let days, _) = term, days.isSingle {
      return days.rawValue.trailingZeroBitCount
    }
    return nil
  }

  /// Whether its name is that of a day of each year: 신정, 창립기념일.
  fileprivate var comesYearly: Bool {
    switch term {
    case .festival(let festivals, _): festivals.fixedDay != nil
    case .doubtful(let reason): reason == .namedDays
    default: false
    }
  }

  /// 설(2.6~2.8): whether it names a festival whose dates are others each year.
  fileprivate var comesByMoon: Bool {
    if case .festival(let festivals, _) = term { festivals.fixedDay == nil } else { false }
  }

  /// 1월 1일(신정).
  var isNewYear: Bool {
    gloss.allSatisfy { if case .festival(.newYear, _) = $0.term { true } else { false } }
  }

  /// Gives a date the weekday or the festival that stands beside it.
  func describe(_ date: inout DateText) {
    switch term {
    case .weekdays(_, let ordinals):
      date.weekday = date.weekday ?? describedWeekday
      if ordinals.rawValue.nonzeroBitCount == 1 { date.ordinals = ordinals }
    case .festival(let festivals, let days)
    where days.offsets == .day && festivals != .anniversary
      && (festivals.isSingleDay || festivals == .publicHolidays):
      date.festival = festivals
    default: break
    }
  }

  /// The dates of a phrase and of what describes it.
  func collect(
    _ dates: inout [DateText], _ ranges: inout [(DateText, DateText)], weekday: Int?
  ) {
    switch term {
    case .date(var date):
      date.weekday = date.weekday ?? weekday
      for other in gloss { other.describe(&date) }
      dates.append(date)
    case .range(let first, let last): ranges.append((first, last))
    default:
      for other in gloss { other.collect(&dates, &ranges, weekday: weekday) }
      for index in dates.indices { describe(&dates[index]) }
    }
  }
}

extension DateText {
  /// The festival on a day of the lunar calendar.
  var lunarFestival: FestivalSet? {
    guard isLunar, year == nil else { return nil }
    return switch (month, day) {
    case (1, 1): .seollal
    case (8, 15): .chuseok
    case (4, 8): .buddha
    default: nil
    }
  }
}

extension DateText {
  /// 1월 4일부터 정상영업, 29일~3일 휴무: begins in the month before that of an opening, before which the range ends.
  fileprivate mutating func beginBefore(
    _ opening: DateText?, through last: DateText, isReturn: Bool
  ) {
    guard isReturn, !hasMonth, !last.hasMonth, last.day < day, let opening,
      let month = opening.month, last.day < opening.day, opening.isBehindMonth(of: self)
    else { return }
    self.month = (month + 10) % 12 + 1
    year = opening.year.map { month == 1 ? $0 - 1 : $0 }
  }
}

extension StatementReader {
  /// The last date of days, if it has a month.
  func date(of day: DayPhrase) -> DateText? {
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
