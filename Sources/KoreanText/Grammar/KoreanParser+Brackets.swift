// Brackets: other words for the day before them, its ordinals, part or months, or clauses.
extension KoreanParser {
  /// Reads a bracket to its end, as the clauses that stand in it.
  package mutating func bracket() -> [Clause] {
    at += 1
    guard depth < Self.deepestBracket else { return [] }
    let isInEnd = readsEnd
    readsEnd = false
    depth += 1
    let read = readNote
    let inner = read(&self)
    depth -= 1
    readsEnd = isInEnd
    if current == .close { at += 1 }
    return inner
  }

  /// The days of a bracket that says nothing else, or how many they are; nothing of any other.
  mutating func noteOfDays() -> [Clause] {
    var note = Clause()
    reading: while let kind = current {
      let start = at
      switch kind {
      case .close: break reading
      case .lineEnd where !isInBracket && !lineGoesOn: break reading
      case .lineEnd, .stop, .filler, .link, .tilde, .dash, .but, .particle, .ending, .copula,
        .place(.others):
        at += 1
      case .days(let count):
        at += 1
        note.add(.duration(Int(count)), cells: cells(start, at))
      case .number(let count, _) where self.kind(at + 1) == .unit(.days):
        at += 2
        note.add(.duration(Int(count)), cells: cells(start, at))
      case _ where startsDay(at) && !startsTime(at):
        let list = dayList()
        if list.isEmpty { return [] }
        note.add(.days(list), role: list.last?.role, cells: cells(start, at))
      default: return []
      }
    }
    return note.isEmpty ? [] : [note]
  }

  /// Takes the bracket behind a day, or leaves it.
  mutating func bracketBehind(_ list: inout [DayPhrase]) -> Bool {
    if headsBetweenDays(at) { return false }
    if headsDaysOfMonth(at) { return false }
    if weekdayBehind(&list[list.count - 1]) || numbersBehind(&list) { return true }
    if readsHours, !isShortBracket { return false }
    let save = at
    let addsDays = kind(at + 1) == .place(.others)
    let inner = bracket()
    let saysMore = Self.onlyDays(inner) == nil && Self.onlyDuration(inner) == nil
    guard !inner.isEmpty, !(readsHours && saysMore) else {
      at = save
      return false
    }
    if addsDays, let days = Self.onlyDays(inner) {
      // 매주 월요일(그 외 1월 1일)
      let first = list.count
      list += days
      list[first].join = .loose
      return true
    }
    let last = list.count - 1
    if Self.onlyDays(inner)?.first.map(Self.isOrdinals) == true, last > 0,
      list[last].everyWeek != nil, list[last - 1].everyWeek != nil, list[last].join != .apart
    {
      // 토·일(2,4주)
      list[last - 1].ambiguity = .ordinalsReach
      list[last].ambiguity = .ordinalsReach
    }
    if let days = Self.onlyDays(inner), list[last].isCountOf(days) {
      // 연중 3일(신정, 설날, 추석): how many days, which the bracket names
      let join = list[last].join
      list.replaceSubrange(last..., with: days)
      list[last].join = join
      return true
    }
    if let dates = Self.onlyDays(inner), Self.date(&list, by: dates) { return true }
    if let days = Self.onlyDays(inner), Self.isCount(days, of: &list) { return true }
    if let month = Self.onlyDays(inner)?.first, month.isMonths, month.frame.singleMonth != nil,
      list[last].waitsForMonth
    {
      // 13일, 27일(12월)
      let first = list.lastIndex { !$0.waitsForMonth }.map { $0 + 1 } ?? 0
      for index in first..<list.count { list[index].frame.months = month.frame.months }
      extend(&list[last])
      return true
    }
    let isWeekday = list[last].everyWeek != nil
    Self.gloss(&list[last], inner)
    extend(&list[last])
    if isWeekday, list[last].isDated { Self.doubtWeekdays(&list, before: last) }
    return true
  }

  /// [정상영업] 11/22: whether a bracket heads the days behind it.
  package func headsInBracket(_ place: Int) -> Bool {
    guard isHeadWord(place + 1), kind(place + 2) == .close else { return false }
    return startsDay(place + 3) || startsTime(place + 3)
  }

  /// (영업) 12/24, 12/25 (휴무) 12/26: whether a bracket between days heads those behind it, as one at the head of
  /// the line does, and does not end what was said before, as in 12/25 [휴무] 12/26 [영업].
  package func headsBetweenDays(_ place: Int) -> Bool {
    guard headsInBracket(place) else { return false }
    var first = place
    while first > 0, first > place - 48, kind(first - 1) != .lineEnd, kind(first - 1) != .stop {
      first -= 1
    }
    if first < place, isOpenBracket(first), headsInBracket(first) { return true }
    guard current == .open(.square), !isGlued(place) else { return false }
    var last = place + 2
    while last < place + 48, kind(last + 1) != nil, kind(last + 1) != .lineEnd,
      kind(last + 1) != .stop
    {
      last += 1
    }
    return !(kind(last) == .close && isHeadWord(last - 1) && isOpenBracket(last - 2))
  }

  package func isHeadWord(_ place: Int) -> Bool {
    switch kind(place) {
    case .verdict(.closed(let form))?: form != .verb
    case .verdict(.open(let form))?: form != .verb
    case .verdict(.operates)?, .verdict(.opensDoor)?, .hours(.label)?, .hours(.special)?: true
    default: false
    }
  }

  /// Whether a bracket ends within a few words, without hours, a verdict or a bracket in it.
  ///
  /// Otherwise a long text would be read to its end once more for each bracket.
  private var isShortBracket: Bool {
    for place in at + 1...at + 24 {
      switch kind(place) {
      case .close?: return true
      case .open?, .time?, .verdict?, .hours?, nil: return false
      default: break
      }
    }
    return false
  }

  /// 11/8(일): a weekday and nothing else, which most brackets behind dates are.
  private mutating func weekdayBehind(_ day: inout DayPhrase) -> Bool {
    guard depth < Self.deepestBracket, let days = weekdays(at + 1)?.days, kind(at + 2) == .close,
      Self.glossByOne(
        &day, DayPhrase(term: .weekdays(days, []), cells: tokens[at + 1].cells))
    else { return false }
    at += 3
    extend(&day)
    return true
  }

  static func isEveryOther(_ day: DayPhrase) -> Bool {
    if case .everyOther = day.term { true } else { false }
  }

  package static func isOrdinals(_ day: DayPhrase) -> Bool {
    if case .ordinals = day.term { true } else { false }
  }

  /// The days of a bracket that says nothing else.
  package static func onlyDays(_ inner: [Clause]) -> [DayPhrase]? {
    if case .days(let days)? = onlyAdjunct(inner) { days } else { nil }
  }

  /// The number of days of a bracket that says nothing else: (3일간).
  static func onlyDuration(_ inner: [Clause]) -> Int? {
    if case .duration(let days)? = onlyAdjunct(inner) { days } else { nil }
  }

  /// The one part of a bracket that has no verb.
  private static func onlyAdjunct(_ inner: [Clause]) -> Adjunct.Kind? {
    guard inner.count == 1, inner[0].predicate == nil, inner[0].notes.isEmpty, !inner[0].isLabel,
      inner[0].adjuncts.count == 1
    else { return nil }
    return inner[0].adjuncts[0].kind
  }

  /// Takes what a bracket says: other words for the day, its ordinals, its part, or more.
  static func gloss(_ day: inout DayPhrase, _ inner: [Clause]) {
    if inner.count == 1, inner[0].predicate == nil, inner[0].adjuncts.count == 2,
      inner[0].adjuncts[1].isInclude, case .days(let days) = inner[0].adjuncts[0].kind
    {
      day.included += days
      return
    }
    if let count = onlyDuration(inner) { return day.count(count) }
    if case .hedge(.relativeDay)? = onlyAdjunct(inner), day.everyWeek != nil {
      // 화요일(내일)
      day.term = .doubtful(.relativeDay)
      return
    }
    guard var days = onlyDays(inner) else {
      day.notes += inner
      return
    }
    if days.count == 2, days[0].date != nil, days[1].join == .loose,
      let whole = Apposition.whole(days[0], days[1])
    {
      // 어린이날(5/5, 수), 이번 금요일(10월 9일, 한글날)
      days = [whole]
    }
    let isBound = days[0].role == .since && !isEveryOther(day)
    if days.count == 1, isBound || day.everyWeek != nil && days[0].isLongRange {
      // 금요일(11월 28일~12월 27일): those within it
      day.notes += inner
      return
    }
    // 주말(토, 일), 매주 월요일(Every Monday)
    if let own = day.everyWeek, days.allSatisfy({ $0.everyWeek != nil && $0.details.isEmpty }),
      days.reduce(into: WeekdaySet(), { $0.formUnion($1.everyWeek ?? []) }) == own,
      days.allSatisfy({ $0.frame.months == 0 && !$0.frame.isContrast && $0.role == nil })
    {
      return
    }
    if day.everyWeek?.isSingle == false, days.count == 1, days[0].date != nil {
      // 월~금(1/15): the last of them, or which one
      day.term = .doubtful(.ambiguous)
      return
    }
    if days.count == 1, let weekday = day.everyWeek?.singleDay, day.frame.isEmpty,
      var date = days[0].date, date.day > 0, date.weekday ?? weekday == weekday,
      days[0].frame.isEmpty, days[0].gloss.allSatisfy({ $0.isFestival }), days[0].role == nil
    {
      // 금요일(4일)
      date.weekday = weekday
      day.term = .date(date)
      day.gloss += days[0].gloss
      return
    }
    if days.count == 1, glossByOne(&day, days[0]) { return }
    if isOtherName(days, of: day) {
      day.gloss += days
    } else if case .festival(.substitutes, _) = day.term, days.allSatisfy({ $0.date != nil }) {
      // 대체공휴일(2/9): that of one year
      day.gloss += days
    } else if case .festival(let festivals, _) = day.term,
      festivals == .both || !festivals.isDisjoint(with: .classes),
      days.allSatisfy({ if case .festival = $0.term { true } else { $0.isDated } })
    {
      day.included += days
    } else {
      day.notes += inner
    }
  }

  static func glossByOne(_ day: inout DayPhrase, _ other: DayPhrase) -> Bool {
    switch (day.term, other.term) {
    case (.weekdays(let days, []), .ordinals(let set)) where other.gloss.isEmpty:
      day.term = .weekdays(days, set)
      day.frame.isMonthly = day.frame.isMonthly || other.frame.isMonthly
      day.frame.months |= other.frame.months
    case (.ordinals(let set), .weekdays(let days, [])): day.term = .weekdays(days, set)
    case (.festival(let festivals, let own), .elliptic(let offsets)) where !own.isExplicit:
      day.term = .festival(festivals, FestivalDays(offsets: offsets, isExplicit: true))
    case (.doubtful(.namedDays), .months) where other.frame.months != 0:
      // 동절기(12~2월)
      day.term = .months
      day.frame.months = other.frame.months
      day.isSeason = true
      day.frame.isContrast = true
    case (_, .months) where day.frame.months == 0 && !day.isDated:
      day.frame.months = other.frame.months
      return other.frame.months != 0
    case (.festival(_, let own), .date(let date))
    where own.isSpan && date.month == nil && date.day == 3:
      // 연휴(3일) counts its days.
      return true
    case (.everyOther(let days, _), .date(let date)):
      day.term = .everyOther(days, anchor: date)
    case (.date(var date), .weekdays(let days, [])) where days.isSingle:
      guard date.weekday == nil else { return false }
      date.weekday = days.singleDay
      day.term = .date(date)
    default: return false
    }
    return true
  }

  /// Whether days in a bracket are other words for the day before it.
  static func isOtherName(_ days: [DayPhrase], of day: DayPhrase) -> Bool {
    if days.contains(where: { $0.frame.isContrast }) { return false }
    if day.isDated { return days.allSatisfy { !$0.isEveryDay } }
    let areDates = days.allSatisfy { $0.isDated }
    if case .festival(let festivals, _) = day.term {
      guard festivals.isSingleDay, days.count == 1 else { return false }
      if case .festival(festivals, _) = days[0].term { return true }
      return areDates
    }
    return areDates
  }
}
