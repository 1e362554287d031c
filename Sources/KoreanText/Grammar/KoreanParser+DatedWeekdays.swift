// Weekdays that stand beside dates and say which ones they are.
extension KoreanParser {
  /// Gives dates the weekdays right before them: Monday and Tuesday, February 8 and 9.
  ///
  /// There must be as many weekdays as dates, or two weekdays before one range of dates.
  ///
  /// - Parameter isBehindComma: whether a comma sets English dates off, so that the weekdays can
  ///   only be theirs.
  static func pairWeekdays(_ list: inout [DayPhrase], isBehindComma: Bool) {
    guard let first = list.firstIndex(where: { $0.isDated }), first > 1,
      list[first].join == .beside, let weekdays = list[..<first].weekdaysAlone
    else { return }
    let count = list.count - first
    guard
      count == first && list[first...].allSatisfy({ $0.date != nil })
        || count == 1 && first == 2 && list[first].date == nil
    else {
      // Tuesday and Wednesday, Dec 9
      for index in 0..<first where isBehindComma { list[index].term = .doubtful(.ambiguous) }
      return
    }
    list[first].join = list[0].join
    for index in 1..<count { list[first + index].join = list[index].join }
    list.removeFirst(first)
    list[...].giveWeekdays(weekdays)
  }

  /// 목요일(26), 토, 일(12, 13), 12월 토요일(5, 12): takes bare numbers in a bracket for the dates of the weekdays.
  ///
  /// Where each may be an ordinal, as in 일요일(2), nobody knows which they are.
  mutating func numbersBehind(_ list: inout [DayPhrase]) -> Bool {
    let last = list.count - 1
    let frame = list[last].frame
    guard let weekdays = list[last].everyWeek, weekdays.isSingle, list[last].details.isEmpty,
      !frame.isMonthly, !frame.isWeekly, !frame.isYearly
    else { return false }
    var dates: [DayPhrase] = []
    var place = at + 1
    while let value = number(place), 1...31 ~= value, 1...2 ~= digitCount(place) {
      let date = DateText(
        year: frame.year, month: frame.singleMonth, day: value, monthOffset: frame.relativeMonth)
      dates.append(
        DayPhrase(
          term: .date(date), join: dates.isEmpty ? list[last].join : .loose,
          cells: tokens[place].cells))
      guard link(place + 1) == .comma || link(place + 1) == .dot else { break }
      place += 2
    }
    guard kind(place + 1) == .close, let highest = dates.compactMap({ $0.date?.day }).max() else {
      return false
    }
    at = place + 2
    if highest < 6 {
      list[last].term = .doubtful(.ambiguous)
    } else if !Self.date(&list, by: dates) {
      dates[...].giveWeekdays([weekdays])
      list.replaceSubrange(last..., with: dates)
      Self.doubtWeekdays(&list, before: last)
    }
    return true
  }

  /// 토, 일(13, 14일): as many dates as weekdays are those weekdays.
  static func date(
    _ list: inout [DayPhrase], by dates: [DayPhrase]
  ) -> Bool {
    let first = list.count - dates.count
    guard dates.count > 1, first >= 0, list.count - first == dates.count else { return false }
    if zip(list[first...], dates).allSatisfy({
      $0.date != nil && $0.date?.weekday == nil && $1.everyWeek?.isSingle == true
        && $1.frame.isEmpty && $1.details.isEmpty
    }) {
      // February 8, 9 (Monday, Tuesday)
      for (index, weekday) in zip(first..., dates) { _ = glossByOne(&list[index], weekday) }
      return true
    }
    for (day, date) in zip(list[first...], dates) {
      guard day.everyWeek?.isSingle == true, date.date != nil, date.gloss.isEmpty else {
        return false
      }
    }
    for (index, date) in zip(first..., dates) {
      var date = date
      date.gloss = [list[index]]
      date.join = list[index].join
      list[index] = date
    }
    return true
  }

  /// 토, 일(13): leaves open whether the first comes back, or is the day before.
  static func doubtWeekdays(_ list: inout [DayPhrase], before last: Int) {
    var index = last
    while index > 0, [.tight, .loose].contains(list[index].join), list[index - 1].frame.isEmpty,
      list[index - 1].everyWeek != nil, !list[index - 1].isDated
    {
      index -= 1
      list[index].term = .doubtful(.ambiguous)
    }
  }

  /// Gives dates the weekdays behind them: 12월 25일, 금요일.
  ///
  /// - Parameter commas: the members that stand behind a comma.
  func joinWeekdays(_ list: inout [DayPhrase], behind commas: Set<Int>) {
    var joined: [DayPhrase] = []
    for place in list.indices {
      if commas.contains(place), let day = joined.last, day.date != nil,
        list[place].isWeekdayOfDate,
        place + 1 == list.count || list[place + 1].everyWeek == nil
      {
        joined[(joined.count - 1)...].giveWeekdays([list[place].everyWeek ?? []])
      } else {
        joined.append(list[place])
      }
    }
    list = joined
  }
}

extension ArraySlice<DayPhrase> {
  /// The weekdays, where there is nothing else and nothing says that they come back.
  package var weekdaysAlone: [WeekdaySet]? {
    var weekdays: [WeekdaySet] = []
    for day in self {
      guard let own = day.everyWeek, day.frame.isEmpty, day.details.isEmpty, day.role == nil,
        own.isSingle || count == 1
      else { return nil }
      weekdays.append(own)
    }
    return weekdays.isEmpty ? nil : weekdays
  }

  /// Gives dates their weekdays; what does not fit makes them doubtful.
  package mutating func giveWeekdays(_ weekdays: [WeekdaySet]) {
    for (place, index) in indices.enumerated() {
      let fits: Bool
      if weekdays.count == count || weekdays.count == 1 {
        fits = self[index].giveWeekdays(weekdays[weekdays.count == 1 ? 0 : place])
      } else if count == 1, weekdays.count == 2 {
        fits = self[index].giveEnds(weekdays[0].first, weekdays[1].first)
      } else {
        fits = false
      }
      if !fits {
        self[index].term = .doubtful(.ambiguous)
        self[index].gloss = []
      }
    }
  }
}

extension DayPhrase {
  /// Whether it is one weekday behind the comma of a date: Fridays are of every week.
  fileprivate var isWeekdayOfDate: Bool {
    everyWeek?.isSingle == true && frame.isEmpty && details.isEmpty && role == nil
  }

  /// Gives a date its weekday, or a range those of its ends; `false` where they cannot be.
  package mutating func giveWeekdays(_ days: WeekdaySet) -> Bool {
    if let weekday = days.singleDay {
      guard var date, date.weekday ?? weekday == weekday else { return false }
      date.weekday = weekday
      term = .date(date)
      return true
    }
    guard case .range = term, let first = days.first, let last = days.last else { return false }
    return giveEnds(first, last)
  }

  /// Gives a date, or the first of a range, the weekday before it: Monday, November 2 to Thursday, November 5.
  mutating func beginOn(_ weekday: WeekdaySet) {
    if case .range(var first, let last) = term {
      first.weekday = first.weekday ?? weekday.singleDay
      term = .range(first, last)
    } else if !giveWeekdays(weekday) {
      term = .doubtful(.ambiguous)
    }
  }

  fileprivate mutating func giveEnds(_ first: Int?, _ last: Int?) -> Bool {
    guard case .range(var from, var through) = term, let first, let last,
      from.weekday ?? first == first, through.weekday ?? last == last
    else { return false }
    (from.weekday, through.weekday) = (first, last)
    term = .range(from, through)
    return true
  }
}

extension WeekdaySet {
  /// The first of days in a row, in days after Sunday; `nil` where they are not.
  fileprivate var first: Int? { onlyDay { day in !contains(Self(daysAfterSunday: day + 6)) } }
  fileprivate var last: Int? { onlyDay { day in !contains(Self(daysAfterSunday: day + 1)) } }

  private func onlyDay(where isEnd: (Int) -> Bool) -> Int? {
    let days = (0..<7).filter { contains(Self(daysAfterSunday: $0)) && isEnd($0) }
    return days.count == 1 ? days[0] : nil
  }
}
