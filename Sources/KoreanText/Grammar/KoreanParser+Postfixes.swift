// Postfix = Bracket | 인 Day | 과 겹치는 Day | [Weekday] ("~" | 부터) Day | particle
extension KoreanParser {
  /// Reads what stands behind a day and says more of it.
  mutating func postfixes(_ list: inout [DayPhrase], from count: Int) {
    while count < list.count {
      let last = list.count - 1
      switch current {
      case .open?:
        guard bracketBehind(&list) else { return }
      case .part(let offsets)?:
        // 명절(설, 추석) 전날과 당일
        guard case .festival(let festivals, let own) = list[last].term, !own.isExplicit,
          kind(at - 1) == .close
        else { return }
        at += 1
        list[last].term = .festival(
          festivals, FestivalDays(offsets: moreParts(offsets), isExplicit: true))
        list[last].included.removeAll { Self.isPart($0, of: festivals) }
      case .attribute?:
        let next = skippingFillers(at + 1)
        guard startsDay(next), !startsTime(next) else { return }
        at = next
        let inner = describedDays()
        if !inner.isEmpty { Self.describe(&list, from: count, by: inner) }
        return
      case .overlap?:
        guard describeByOverlap(&list, from: count) else { return }
        return
      case .link(.and)? where isGlued(at) && kind(at + 1) == .overlap:
        at += 1
        if !describeByOverlap(&list, from: count) { return }
        return
      case .link(.and)? where isGlued(at) && kind(at + 1) == .adjoining, .adjoining?:
        at += current == .adjoining ? 1 : 2
        return adjoin(&list)
      case .among?:
        // 12/25~12/27 중: what is said of the range, and not of its end
        if readsEnd { return }
        // 공휴일 중 이틀: some of them.
        guard !list[last].isDoubtful(.namedDays) else { return }
        // 1월 29일부터 1월 31일까지 연휴 중 30일: of the days before the list
        if last == 0, list[0].term == .elliptic(.span), number(at + 1) != nil { return }
        at += 1
        let next = skippingFillers(at)
        if let first = firstOfTime(list), number(next) != nil, startsDay(next) {
          // 설 연휴(2.6~2.9) 중 2.7만, 12/25~12/27 중 25일만: the time of which the date is one day
          var whole = list[list[last].isDated || first == last ? last : last - 1]
          whole.join = list[first].join
          list.removeSubrange(first...)
          let count = list.count
          at = next
          day(&list, whole.join)
          if list.count > count, var date = list[count].date, date.month == nil {
            if let end = whole.end(near: date.day) {
              date.takeMonth(of: end)
            } else if case .festival(let festivals, _) = whole.term {
              date.clue = .festival(festivals)
            }
            list[count].term = .date(date)
          }
          return
        }
        return Self.doubtGroup(&list, .ambiguous)
      case .halfOfDay? where !startsTime(at):
        // 설·추석 당일 오전
        at += 1
        return Self.doubtGroup(&list, .specialHours)
      case .particle(.until)? where isEnglishDay(at - 1) && !isGlued(at) && startsDay(at + 1):
        // Nov 1 until Nov 30
        guard rangeBehind(&list) else { return }
      case .particle(let particle)? where isGlued(at) || particle == .since || particle == .until:
        particleBehind(particle, &list)
        if particle == .until, current == .ending, !isGlued(at), let last = list.indices.last {
          // 10/10까지 하고 당분간 문 닫아요: what is done until then, nobody says
          list[last].term = .doubtful(.ambiguous)
        }
        return
      case .tilde?, .dash?:
        guard rangeBehind(&list) else { return }
      case .weekdays(let days, _)? where beginsRange(at + 1) && list[last].date != nil:
        // 12. 7. 월 ~ 12. 9. 수
        guard list[last].giveWeekdays(days) else { return }
        at += 1
        extend(&list[last])
      default: return
      }
    }
  }

  /// The first of the dates at the end of a list that name a time: 10/31~11/2 연휴, and all of 3일, 4일, 5일.
  private func firstOfTime(_ list: [DayPhrase]) -> Int? {
    let last = list.count - 1
    if last > 0, list[last].term == .elliptic(.span), list[last].join == .beside,
      list[last - 1].isDated
    {
      return last - 1
    }
    if case .festival(let festivals, _) = list[last].term, festivals.isDisjoint(with: .classes) {
      return last
    }
    guard list[last].isDated else { return nil }
    var first = last
    while first > 0, list[first].date != nil, list[first - 1].date != nil,
      list[first].join == .tight || list[first].join == .loose
    { first -= 1 }
    return first
  }

  /// Makes the last day doubtful, and those that are joined to it tightly.
  static func doubtGroup(_ list: inout [DayPhrase], _ reason: UnreadReason) {
    // A text may go on with them without an end, and each asks for those before it.
    for index in list.indices.suffix(64).reversed() {
      // 11월 27일 금요일 저녁: the weekday is that of the date.
      let describesDate =
        index > 0 && list[index].join == .beside && list[index].everyWeek != nil
        && list[index - 1].isDated
      // 12월 1일, 3일 오후, 월, 수 오후: of the last, or of both
      let mayReachBack =
        index > 0 && list[index].join == .loose
        && (list[index].isDated && list[index - 1].isDated
          || list[index].everyWeek != nil && list[index - 1].everyWeek != nil)
      if let date = list[index].date, let month = date.month {
        // 12월 24일 오전진료, 25일 휴진: the month is that of the next day, too
        list[index].frame.months = 1 << UInt16(month)
        list[index].frame.year = date.year
      }
      let whole = list[index]
      list[index].term = .doubtful(reason)
      list[index].gloss = []
      if reason == .specialHours { list[index].wholeDays = [whole] }
      if list[index].join != .tight, !describesDate, !mayReachBack { return }
    }
  }

  mutating func particleBehind(
    _ particle: KoreanToken.Particle, _ list: inout [DayPhrase]
  ) {
    let last = list.count - 1
    list[last].role = particle
    at += 1
    switch particle {
    case .object where current == .except(isAttributive: true): list[last].role = nil
    case .genitive where list[last].date != nil && isPart(at):
      // 12월 13일의 전날
      list[last].role = nil
    case .target where current == .lastDigit:
      list[last].role = nil
      at += 1
      repeatDigits(&list)
    case .subject where current == .adjoining:
      // 성탄절 연휴가 낀 23일
      at = skippingFillers(at + 1)
      var inner: [DayPhrase] = []
      if startsDay(at) { day(&inner, .first) }
      if inner.count == 1, inner[0].isDated {
        inner[0].join = list[last].join
        list[last] = inner[0]
      } else {
        list[last].term = .doubtful(.notExpressible)
      }
    case .since, .source:
      if particle == .since, self.particle(at + 1) == .until, rangeThroughWeekday(&list, at: at) {
        list[last].role = nil
        return
      }
      if particle == .since, case .weekdays(let first, []) = list[last].term,
        let end = weekdays(at)?.days,
        let range = WeekdaySet.range(from: first, through: end)
      {
        // 월요일부터 금요일까지
        list[last].term = .weekdays(range, [])
        let isSpan = self.particle(at + 1) == .until
        if isSpan, list[last].frame.isEmpty { list[last].ambiguity = .mayBeOnce }
        at += isSpan ? 2 : 1
        list[last].role = nil
        extend(&list[last])
        return
      }
      guard !readsEnd, startsDay(at) || number(at) != nil, !startsTime(at),
        let first = list[last].date
      else { return }
      let save = at
      var inner: [DayPhrase] = []
      readsEnd = true
      day(&inner, .first)
      readsEnd = false
      // 8월 30일부터 매월 5일: no range
      if inner.count == 1, var end = inner[0].date, !inner[0].frame.isMonthly,
        inner[0].role == .until
          // 8일, 22일에서 9일, 23일로
          || inner[0].role == nil && !(particle == .source && isLink(at))
      {
        if end.month == nil { end.month = first.month }
        list[last].term = .range(first, end)
        list[last].role = nil
        list[last].notes += inner[0].notes
        list[last].cells = list[last].cells.lowerBound..<inner[0].cells.upperBound
      } else {
        at = save
      }
    default: break
    }
  }

  private func isPart(_ place: Int) -> Bool {
    if case .part? = kind(place) { true } else { false }
  }

  /// 4, 9일로 끝나는 날: the days of every month that end in 4 or 9.
  private func repeatDigits(_ list: inout [DayPhrase]) {
    var first = list.count
    while first > 0, let date = list[first - 1].date, date == DateText(day: date.day),
      date.day < 10, list[first - 1].details.isEmpty
    { first -= 1 }
    // 11월 4일, 9일로 끝나는 날: a date before them may be one of them; no list has more than 31 days.
    let near = max(0, first - 31)
    let hasDate = list[near..<first].contains { $0.isDated && !$0.frame.isMonthly }
    guard first < list.count, !hasDate else {
      for index in near..<list.count where index >= first || list[index].isDated {
        list[index].term = .doubtful(.ambiguous)
      }
      return
    }
    extend(&list[list.count - 1])
    let days = list[first...].flatMap { digit in
      stride(from: digit.date?.day ?? 0, through: 31, by: 10).map { day in
        var repeated = digit
        repeated.term = .date(DateText(day: day))
        repeated.frame.isMonthly = true
        if day > 10 { repeated.join = .tight }
        return repeated
      }
    }
    list.replaceSubrange(first..., with: days)
  }

  mutating func describedDays() -> [DayPhrase] {
    var inner: [DayPhrase] = []
    var join = DayPhrase.Join.first
    while true {
      let count = inner.count
      day(&inner, join)
      guard inner.count > count, inner.last?.role == nil, let link = link(at), isTight(link, at),
        number(at + 1) != nil, startsDay(at + 1), !ordinalMarkFollows(at + 1)
      else { return inner }
      join = .tight
      at += 1
    }
  }

  mutating func describeByOverlap(_ list: inout [DayPhrase], from count: Int) -> Bool {
    let next = skippingFillers(at + 1)
    guard startsDay(next), !startsTime(next) else { return false }
    at = next
    var inner: [DayPhrase] = []
    day(&inner, .first)
    if !inner.isEmpty { Self.describe(&list, from: count, by: inner) }
    // 공휴일과 겹친 토요일, 일요일: every Sunday, or those that are holidays
    if inner.last?.everyWeek != nil { list[list.count - 1].ambiguity = .ordinalsReach }
    return true
  }

  /// Joins two descriptions of the same days: a date and a rule make an instance, two rules meet.
  static func describe(
    _ list: inout [DayPhrase], from count: Int, by inner: [DayPhrase]
  ) {
    let last = list.count - 1
    if inner.contains(where: { $0.isDated }) {
      let rule = Array(list[count...])
      var dates = inner
      dates[0].join = list[count].join
      dates[0].cells = list[count].cells.lowerBound..<dates[0].cells.upperBound
      for index in dates.indices { dates[index].gloss += rule }
      list.replaceSubrange(count..., with: dates)
      return
    }
    list[last].role = inner.last?.role
    if let end = inner.last?.cells.upperBound {
      list[last].cells = list[last].cells.lowerBound..<end
    }
    if list[last].term == .doubtful(.namedDays), inner.count == 1, inner[0].frame.months != 0,
      !inner[0].isDated
    {
      // 동절기인 11월부터 2월까지는 월요일
      list[last].term = inner[0].term
      list[last].frame = inner[0].frame
      list[last].details = inner[0].details
      return
    }
    if list[last].isDated { list[last].gloss += inner } else { list[last].meets += inner }
  }
}
