/// One date as somebody says it, before the day of the speaker is known.
package struct SpokenDate: Equatable {
  /// From where the day is counted.
  package enum Start: Equatable {
    /// 오늘, and 사흘 뒤 or, with the sign -1, 사흘 전: the day itself.
    case day(KoreanToken.Length, sign: Int)
    /// 다음 주, 0 is the present one.
    case week(Int)
    /// 다음 before a weekday.
    case which(SpokenWord.Which)
    /// 내년, 0 is the present one.
    case year(Int)
  }

  package var start: Start?
  /// The day, or the weekday beside one that `start` says.
  package var day: DayPhrase?
  /// The weekday that is said beside a day: 크리스마스 금요일.
  package var weekday: WeekdaySet?
  /// Whether weeks of a month are counted, and not weekdays.
  package var countsWeeks = false
  /// Whether the day is in a leap month of the lunar year: 음력 윤6월 15일.
  package var isInLeapMonth = false

  /// Reads a text that is one date and nothing else.
  ///
  /// - Returns: `nil` for everything else, such as several dates.
  /// - Complexity: O(*n*) in the length of the text.
  package init?(_ text: NormalizedText) {
    let tokens = KoreanLexer.tokens(of: text, vocabulary: .spoken)
    guard !tokens.contains(where: { Self.isOfNoDate($0.kind) }), !Self.hasAmount(text) else {
      return nil
    }
    var parser = KoreanParser(Self.terminals(tokens))
    guard let date = parser.spokenDate(), parser.at == parser.tokens.count else { return nil }
    // "The last Sunday" may be over or to come, and "the Sunday" was mentioned before.
    if tokens.contains(where: { $0.kind == .spoken(.article) }),
      date.start == .which(.last)
        || date.start == nil && date.day?.everyWeek != nil
    {
      return nil
    }
    guard tokens.allSatisfy({ date.allows($0.kind) }) else { return nil }
    // 첫째 음력 월요일
    if tokens.contains(where: { $0.kind == .lunar }) {
      guard let day = date.day, day.frame.isLunar || day.date?.isLunar == true else { return nil }
    }
    // 12월 음력 1일 is in that month of the solar year.
    guard
      !zip(tokens, tokens.dropFirst()).contains(where: { first, second in
        first.kind == .unit(.month) && second.kind == .lunar
      })
    else { return nil }
    let isInLeapMonth = tokens.contains { $0.kind == .spoken(.leapMonth) }
    if isInLeapMonth {
      guard date.day?.date?.isLunar == true, Self.hasOneLeapMonth(tokens) else { return nil }
    }
    // 26년 may be 1926, and 2026년 2027년 is no year.
    if let year = date.day?.frame.year ?? date.day?.date?.year {
      let years = tokens.filter { if case .number(_, digits: 4) = $0.kind { true } else { false } }
      guard years.map({ $0.kind }) == [.number(Int32(year), digits: 4)] else { return nil }
    }
    self = date
    self.isInLeapMonth = isInLeapMonth
    countsWeeks = tokens.contains { token in
      switch token.kind {
      case .ordinal(_, let isWeek), .ordinalMark(let isWeek): isWeek
      default: false
      }
    }
  }

  fileprivate init(start: Start?) { self.start = start }
}

// Spoken = ( 내일 | Length (뒤 | 전) | in Length ) [Weekday]
//        | ( 다음 주 | 다음 ) Weekday | Weekday next week | [내년] Day | Day next year
extension KoreanParser {
  fileprivate mutating func spokenDate() -> SpokenDate? {
    var date = SpokenDate(start: start())
    switch date.start {
    case .day?:
      if link(at) == .comma { at += 1 }
      let first = at
      date.day = weekdayBeside() ?? singleDay(&date)
      // 내일 월요일까지 is more than tomorrow.
      guard date.day != nil || at == first else { return nil }
    case nil:
      guard let day = singleDay(&date) else { return nil }
      date.day = day
      if day.role == nil {
        if particle(at) == .genitive { at += 1 }
        date.start = startBehindDay()
      }
    case .which(.last)?:
      if current == .unit(.days) {
        // The last day of November
        at += 1
        var day = DayPhrase(term: .lastDay, cells: tokens[at - 1].cells)
        englishFrame(&day, at - 1)
        date.start = nil
        date.day = day
        if day.frame.isEmpty {
          // The last day of the year
          guard particle(at) == .genitive, case .relativeDay(.years(let years)?)? = kind(at + 1)
          else { return nil }
          at += 2
          date.start = .year(Int(years))
        }
        break
      }
      guard var day = singleDay(&date) else { return nil }
      // The last Sunday of November, and not 지난 11월 일요일
      if let days = day.everyWeek, !day.frame.isEmpty, weekdays(at - 1) == nil {
        day.term = .weekdays(days, .last)
        date.start = nil
      }
      date.day = day
    default:
      // 다음 주의 일요일
      if particle(at) == .genitive { at += 1 }
      guard let day = singleDay(&date) else { return nil }
      date.day = day
    }
    endOfDate(date.day)
    return date
  }

  /// 날, then 에 or 은, then the end of the sentence.
  private mutating func endOfDate(_ day: DayPhrase?) {
    if day?.role == nil {
      // 오늘날 is these times.
      if day != nil, current == .day, isGlued(at) { at += 1 }
      if particle(at) == .genitive || particle(at) == .topic, isGlued(at) { at += 1 }
    }
    if current == .stop || link(at) == .point { at += 1 }
  }

  private mutating func start() -> SpokenDate.Start? {
    let start: SpokenDate.Start
    switch current {
    case .relativeDay(.weeks(let weeks)?)?: start = .week(Int(weeks))
    case .relativeDay(.years(let years)?)?: start = .year(Int(years))
    case .relativeDay(let length?)?: start = .day(length, sign: 1)
    case .spoken(.which(let which))?: start = .which(which)
    default: return distance()
    }
    at += 1
    return start
  }

  /// Next week behind Sunday, and in two days.
  ///
  /// 금요일 이틀 뒤 is not in two days, and 월요일 다음 no Monday.
  private mutating func startBehindDay() -> SpokenDate.Start? {
    switch current {
    case .relativeDay, .spoken(.within): start()
    default: nil
    }
  }

  /// 사흘 뒤, 3일 전, in a week.
  private mutating func distance() -> SpokenDate.Start? {
    let first = at
    let isAhead = current == .spoken(.within)
    if isAhead { at += 1 }
    if let length = length() {
      if isAhead { return .day(length, sign: 1) }
      if case .spoken(.away(let sign))? = current {
        at += 1
        return .day(length, sign: Int(sign))
      }
    }
    at = first
    return nil
  }

  private mutating func length() -> KoreanToken.Length? {
    let length: KoreanToken.Length
    switch current {
    case .days(let days)?: length = .days(days)
    case .spoken(.length(let named))?: length = named
    case .number(let number, 0...4)?, .spoken(.count(let number))?:
      switch kind(at + 1) {
      case .unit(.day)?, .unit(.days)?: length = .days(number)
      case .ordinalMark(isWeek: true)?, .week?, .unit(.weeks)?: length = .weeks(number)
      case .unit(.months)?: length = .months(number)
      case .unit(.year)?, .unit(.years)?: length = .years(number)
      default: return nil
      }
      at += 1
    default: return nil
    }
    at += 1
    return length
  }

  /// The day that a list consists of.
  private mutating func singleDay(_ spoken: inout SpokenDate) -> DayPhrase? {
    if case .spoken(.lunarDay(let month, let day))? = current {
      at += 1
      var date = DateText(month: Int(month), day: Int(day))
      date.isLunar = true
      return DayPhrase(term: .date(date), cells: tokens[at - 1].cells)
    }
    var days = startsDay(at) ? dayList() : []
    switch kind(at - 1) {
    // 크리스마스 매주, 12월 25일 음력
    case .cycle?, .lunar?, .coming?: return nil
    default: break
    }
    if days.count == 2, days[0].everyWeek == nil,
      days[1].join == .beside || days[1].join == .loose && days[0].date != nil
    {
      // 크리스마스 금요일; Dec 25, Fri
      spoken.weekday = days[1].everyWeek
      guard spoken.weekday != nil else { return nil }
      days[0].role = days[1].role
      days.removeLast()
    } else if days.count == 1, let inner = Self.onlyDays(days[0].notes), inner.count == 1 {
      // 크리스마스(금)
      spoken.weekday = inner[0].everyWeek
      if spoken.weekday != nil { days[0].notes = [] }
    }
    guard days.count == 1, days[0].details.isEmpty, days[0].ambiguity == nil else { return nil }
    switch days[0].role {
    case nil, .genitive, .topic: return days[0]
    default: return nil
    }
  }

  /// (일) behind a day.
  private mutating func weekdayBeside() -> DayPhrase? {
    guard current == .open(.round), let days = weekdays(at + 1)?.days, kind(at + 2) == .close else {
      return nil
    }
    at += 3
    return DayPhrase(term: .weekdays(days, []), cells: tokens[at - 2].cells)
  }
}
