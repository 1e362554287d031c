// Days = Day { Join Day }
extension KoreanParser {
  /// Reads days up to the first thing that is not one, and gives each what the others share.
  ///
  /// Only hours need the months that are set off from the days behind them.
  package mutating func dayList() -> [DayPhrase] {
    let start = at
    var list = wholeList()
    if readsHours { return list }
    if let last = lists.map({ $0.last?.places.lowerBound ?? -1 }), start > last, nesting == 0,
      !list.isEmpty
    {
      lists?.append(ReadDays(places: start..<at, days: list))
    }
    guard list.count > 1 else { return list }
    // 매주 월요일 / 동절기(12월~3월): a season at the end sets nothing off.
    let season = list[list.count - 1].isSeason && !startsTime(at) ? list.last : nil
    list.removeAll { $0.isMonths && ($0.frame.isContrast || $0.isSeason) }
    if let season { list.append(season) }
    return list
  }

  private mutating func wholeList() -> [DayPhrase] {
    var list: [DayPhrase] = []
    var join = DayPhrase.Join.first
    let start = at
    // The members behind which 또는 stands.
    var choices: Set<Int> = []
    var commas: Set<Int> = []
    var hasSetOffDates = false
    // 목요일 휴진 12/10, 화요일 휴진 없음: the weekday is that of a verb of its own.
    let hasVerb = isVerdict(at - 1)
    while true {
      let (count, first) = (list.count, at)
      // Monday, June 14, and not Monday and Tuesday, June 14 and 15
      let date = list.last?.everyWeek == nil ? behindEnglishWeekday(at) : nil
      let weekday = date.flatMap { _ in weekdays(at)?.days }
      at = date ?? at
      day(&list, join)
      if let weekday, list.count == count + 1 { list[count].beginOn(weekday) }
      if list.count == count, at == first { break }
      if let last = list.last, last.role != nil {
        // 9월은 둘째 일요일, 10월은 …: a month that is set off goes on.
        guard last.isMonths, last.role == .topic, startsDay(at) else { break }
        list[list.count - 1].frame.isContrast = true
        join = .beside
        continue
      }
      let (next, found) = joint(after: list)
      if link(at) == .or, startsDay(next), !list.isEmpty { choices.insert(list.count - 1) }
      join = found
      if kind(next) == .except(isAttributive: true), !list.isEmpty,
        !isEveryDay(skippingFillers(next + 1))
      {
        at = next
        takeException(&list)
        continue
      }
      if next < tokens.count, tokens[next].kind == .excluding, takeFollowingException(&list, next) {
        break
      }
      guard startsDay(next), !startsTime(next), current != .attribute else { break }
      if link(at) == .comma, found == .beside { hasSetOffDates = true }
      // December 25, Friday, and not 1월 1일, 일요일, which are two days
      if link(at) == .comma, isBehindEnglishDate, weekdays(next)?.form == .name,
        !(hasVerb && isVerdict(next + 1))
      {
        commas.insert(list.count)
      }
      at = next
    }
    for index in choices
    where index + 1 < list.count
      && (list[index].isDated || list[index + 1].isDated
        || list[index].everyWeek != nil && list[index + 1].everyWeek != nil)
    {
      list[index].term = .doubtful(.ambiguous)
      list[index + 1].term = .doubtful(.ambiguous)
    }
    guard list.count > 1 else { return list }
    spreadEveryMonth(&list, behind: start)
    Self.pairWeekdays(&list, isBehindComma: hasSetOffDates)
    if !commas.isEmpty { joinWeekdays(&list, behind: commas) }
    nameSeasons(&list)
    doubtFirstOfFestival(&list)
    Apposition.join(&list)
    spread(&list)
    doubtHolidaysOfWorkdays(&list)
    return list
  }

  /// 평일 공휴일: the holidays from Monday to Friday, or those days and the holidays.
  ///
  /// 주말 공휴일 are always both, and so are 평일 공휴일 주말, which name every day.
  private func doubtHolidaysOfWorkdays(_ list: inout [DayPhrase]) {
    for place in list.indices.dropFirst()
    where list[place].join == .beside && list[place - 1].everyWeek == .mondayThroughFriday {
      let isLast = place + 1 == list.count || list[place + 1].join != .beside
      guard isLast, list[place].isFestival || list[place].term == .restDay else { continue }
      list[place - 1].term = .doubtful(.ambiguous)
      list[place].term = .doubtful(.ambiguous)
    }
  }

  /// 새해 첫 영업은 1월 4일: the festival is not the day.
  private func doubtFirstOfFestival(_ list: inout [DayPhrase]) {
    for place in list.indices.dropFirst() where list[place].join == .beside {
      guard case .ordinals = list[place].term, list[place - 1].isFestival else { continue }
      list[place - 1].term = .doubtful(.missingWeekday)
    }
  }

  /// 성수기 7~8월: the months say when the season is.
  private func nameSeasons(_ list: inout [DayPhrase]) {
    let isSeason: (DayPhrase, DayPhrase) -> Bool = { season, months in
      season.term == .doubtful(.namedDays) && season.details.isEmpty && season.role == nil
        && months.join == .beside && months.frame.months != 0 && months.date == nil
    }
    guard zip(list, list.dropFirst()).contains(where: isSeason) else { return }
    var joined: [DayPhrase] = []
    for var day in list {
      if let last = joined.last, isSeason(last, day) {
        day.join = last.join
        joined.removeLast()
      }
      joined.append(day)
    }
    list = joined
  }

  /// What joins the next day to a list, with the place of that day.
  func joint(after list: [DayPhrase]) -> (Int, DayPhrase.Join) {
    var place = at
    var join = DayPhrase.Join.beside
    if isGlued(place), case .festival? = kind(place), case .festival? = list.last?.term {
      join = .tight
    }
    while let kind = kind(place) {
      switch kind {
      case .link(.comma)
      where isNamedWeekday(place - 1) && startsEnglishDate(place + 1)
        && self.kind(place - 2) != .filler:
        // Friday, 25 December, and not every Friday, 25 December
        place += 1
      case .link(.bar): return (place, join)
      case .link(let link):
        join = isTight(link, place) ? .tight : link == .slash ? .apart : .loose
        place += 1
      case .lineEnd where place > at || isInBracket:
        place += 1
        if join == .beside { join = .apart }
      case .filler where isInOwnBracket(place + 1): place += 2
      case .day where place == at: place += 1
      case .filler where place > at || startsDay(place + 1): place += 1
      case .number where isEnumerator(place):
        place += 2
        join = .loose
      default: return (place, join)
      }
    }
    return (place, join)
  }

  private var isBehindEnglishDate: Bool {
    (1...3).contains { if case .month? = kind(at - $0) { true } else { false } }
  }

  private func isVerdict(_ place: Int) -> Bool {
    if case .verdict? = kind(place) { true } else { false }
  }

  private func isNamedWeekday(_ place: Int) -> Bool { weekdays(place)?.form == .name }

  /// 매일, 365일 and 연중무휴, from which days may be taken out.
  func isEveryDay(_ place: Int) -> Bool {
    kind(place) == .cycle(.day) || kind(place) == .verdict(.neverCloses)
  }

  /// 국가지정(공휴일): a bracket around the rest of a word.
  func isInOwnBracket(_ place: Int) -> Bool {
    kind(place) == .open(.round) && isGlued(place) && kind(place + 1) == .festival(.publicHolidays)
      && kind(place + 2) == .close
  }

  /// Whether a link joins two days into one group.
  func isTight(_ link: KoreanToken.Link, _ place: Int) -> Bool {
    switch link {
    case .and, .dot, .point, .or: true
    case .slash: isGlued(place) && isGlued(place + 1)
    case .comma, .plus, .bar: false
    }
  }

  /// 1) and 2. at the head of a list's member.
  package var isEnumerator: Bool { isEnumerator(at) }

  package func isEnumerator(_ place: Int) -> Bool {
    guard number(place) != nil, digitCount(place) > 0 else { return false }
    if kind(place + 1) == .close, isGlued(place + 1), depth == 0 { return true }
    let isFirst = place == 0 || kind(place - 1) == .lineEnd
    guard link(place + 1) == .point || kind(place + 1) == .stop && isGlued(place + 1) else {
      return false
    }
    if kind(place + 2) == .dash { return true }
    // 추석 당일2. 매주 월요일
    if isGlued(place), case .part? = kind(place - 1), number(place + 2) == nil,
      !isGlued(place + 2)
    {
      return startsDay(place + 2)
    }
    // 1. 정기휴관: …, and not 12. 25.
    return isFirst && !isGlued(place + 2) && (number(place + 2) == nil || startsDay(place + 2))
  }

  /// Mondays except public holidays: the days behind the word are taken out of those before it.
  private mutating func takeFollowingException(_ list: inout [DayPhrase], _ place: Int) -> Bool {
    var next = skippingFillers(place + 1)
    if particle(next) == .genitive { next = skippingFillers(next + 1) }
    guard !list.isEmpty, list.allSatisfy({ !$0.isDated }), startsDay(next), !startsTime(next),
      nesting < Self.deepestNesting
    else { return false }
    at = next
    nesting += 1
    let exceptions = dayList()
    nesting -= 1
    for index in list.indices { list[index].exceptions += exceptions }
    return true
  }

  /// Gives the group right before 제외한 to the day behind it.
  mutating func takeException(_ list: inout [DayPhrase]) {
    at += 1
    if list.count > 1, list[list.count - 1].join == .beside, list[list.count - 2].isFestival,
      let whole = Apposition.whole(list[list.count - 2], list[list.count - 1])
    {
      // 설날 당일 29일(수) 제외한 설 연휴
      list.removeLast()
      list[list.count - 1] = whole
    }
    if list.count > 1, let weekday = list[list.count - 1].everyWeek,
      list[list.count - 1].join == .beside, list[list.count - 2].giveWeekdays(weekday)
    {
      // 12일 일요일이 아니라 13일: the weekday is that of the date
      list.removeLast()
    }
    var first = list.count - 1
    while first > 0,
      list[first].join == .tight
        || list[first].join == .loose && list[first].isTakenOut(with: list[first - 1])
    { first -= 1 }
    let group = Array(list[first...])
    let join = group[0].join
    list.removeSubrange(first...)
    at = skippingFillers(at)
    if let last = list.indices.last, list[last].ambiguity == .ordinalsReach {
      list[last].ambiguity = nil
    }
    let count = list.count
    if startsDay(at) { day(&list, join) }
    if list.count > count {
      list[count].exceptions = group
      if case .date(var date) = list[count].term, date.month == nil,
        let other = group[group.count - 1].date
      {
        // 2월 12일이 아니라 13일
        date.takeMonth(of: other)
        list[count].term = .date(date)
      }
      list[count].cells = group[0].cells.lowerBound..<list[count].cells.upperBound
    } else {
      // A copy: to change the group itself is an internal error of Swift 6.3.1 for wasm32.
      for day in group {
        var doubtful = day
        doubtful.term = .doubtful(.ambiguous)
        list.append(doubtful)
      }
    }
  }
}

extension DayPhrase {
  /// Whether 제외한 behind a day takes out the one before it too.
  fileprivate func isTakenOut(with other: DayPhrase) -> Bool {
    // 토, 일요일을 제외한 공휴일: one 요일 for both
    if everyWeek != nil { return other.everyWeek != nil && other.cells.count < cells.count }
    // 어린이날, 12월 25일을 제외한 공휴일: single days of the year
    return (isDated || isFestival) && (other.isDated || other.isFestival)
  }
}
