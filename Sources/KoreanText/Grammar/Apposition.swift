/// Joins two days side by side where one is another name of the other, by one table.
///
/// | | beside a date |
/// |---|---|
/// | a weekday | its weekday |
/// | one nth weekday | the same day, where the day of the month can be the nth |
/// | a festival | the same day |
///
/// 11월 11일 둘째 수요일 is one day; 15일 둘째 일요일 are two.
enum Apposition {
  /// Joins the days of a list that are other names of each other.
  static func join(_ list: inout [DayPhrase]) {
    guard list.count > 1 else { return }
    // `index` counts the days that are kept; each day is compared with those before it only.
    var index = 1
    for next in 1..<list.count {
      if next != index { list.swapAt(index, next) }
      if giveWeekday(&list, at: index) { continue }
      if next == list.count - 1, index == 1, isHoliday(list[0], list[1]) {
        list[0].role = list[1].role
        list[0].cells = list[0].cells.lowerBound..<list[1].cells.upperBound
        continue
      }
      if isGluedWeekday(list, index) {
        // 월요일1월1일설날당일: a weekday that closes, too, or that of the date
        list[index - 1].ambiguity = .mayBeOnce
        index += 1
      } else if list[index].join == .beside, list[index - 1].role == nil,
        !endsWeekdays(list, index - 1), let whole = whole(list[index - 1], list[index])
      {
        list[index - 1] = whole
      } else {
        // 12월 7일 월~수: three days from a date, or of every week; the text does not say.
        if list[index].join == .beside, list[index - 1].role == nil, list[index - 1].date != nil,
          list[index].everyWeek?.isSingle == false, list[index].frame.isEmpty
        {
          list[index].term = .doubtful(.ambiguous)
        }
        index += 1
      }
    }
    list.removeLast(list.count - index)
  }

  /// 둘째주(8일), 넷째주(22일) 일요일: the weekday is that of all ordinals before it.
  ///
  /// - Returns: whether it was given away, and is not a separate day.
  static func giveWeekday(_ list: inout [DayPhrase], at index: Int) -> Bool {
    guard list[index].join == .beside, let days = list[index].everyWeek, list[index].frame.isEmpty
    else {
      return false
    }
    var first = index
    while first > 0, case .ordinals = list[first - 1].term,
      first == index || list[first].join != .apart
    {
      first -= 1
    }
    guard first < index else { return false }
    for place in first..<index {
      if case .ordinals(let set) = list[place].term { list[place].term = .weekdays(days, set) }
    }
    list[index - 1].role = list[index].role
    list[index - 1].notes += list[index].notes
    list[index - 1].gloss += list[index].gloss
    list[index - 1].cells = list[index - 1].cells.lowerBound..<list[index].cells.upperBound
    return true
  }

  /// Whether a weekday is the last of several: 월, 화 12/25.
  static func endsWeekdays(_ list: [DayPhrase], _ index: Int) -> Bool {
    index > 0 && list[index].everyWeek != nil && list[index - 1].everyWeek != nil
      && list[index].join != .apart
  }

  /// Whether the whole name of a weekday stands before a date, with no space between.
  private static func isGluedWeekday(_ list: [DayPhrase], _ index: Int) -> Bool {
    let before = list[index - 1].cells
    return before.count == 3 && before.upperBound == list[index].cells.lowerBound
      && list[index].date?.month != nil && list[index - 1].everyWeek?.isSingle == true
      && list[index - 1].frame.isEmpty
  }

  /// 1월 3일~5일 연휴: whether a word says of dates, and of no other day, that they are holidays.
  private static func isHoliday(_ dates: DayPhrase, _ word: DayPhrase) -> Bool {
    guard word.join == .beside, dates.role == nil, dates.isDated, word.details.isEmpty else {
      return false
    }
    return word.term == .elliptic(.span)
  }

  /// Whether a festival can be on a day of the year.
  static func mayBe(_ festival: FestivalSet, _ date: DateText) -> Bool {
    guard let month = date.month else { return true }
    switch festival {
    case .seollal: return (1...2).contains(month) && (month, date.day) != (1, 1)
    case .chuseok: return (9...10).contains(month)
    default: return festival.fixedDay.map { $0.month == month } ?? true
    }
  }

  static func isSingle(_ day: DayPhrase) -> Bool {
    day.date != nil && !day.frame.isMonthly && !day.frame.isYearly
  }

  static func whole(_ first: DayPhrase, _ second: DayPhrase) -> DayPhrase? {
    if case .weekdays(let days, []) = first.term, case .ordinals(let set) = second.term,
      days.isSingle
    {
      // 월 2,4주
      var whole = first
      whole.term = .weekdays(days, set)
      whole.role = second.role
      whole.notes += second.notes
      whole.gloss += second.gloss
      whole.cells = first.cells.lowerBound..<second.cells.upperBound
      return whole
    }
    if let days = first.everyWeek, first.frame.isEmpty, first.details.isEmpty,
      case .range(var from, let through) = second.term, from.weekday == nil
    {
      var whole = second
      if let weekday = days.singleDay {
        // Thursday, December 24 through Sunday, December 27
        from.weekday = weekday
        whole.term = .range(from, through)
      } else if !whole.giveWeekdays(days) {
        // 주말 12/12~13
        return nil
      }
      whole.join = first.join
      whole.cells = first.cells.lowerBound..<second.cells.upperBound
      return whole
    }
    if case .elliptic(let offsets) = second.term, isSingle(first),
      let days = offsets.days.first, offsets.days.count == 1
    {
      // 12월 25일 다음 날
      var whole = first
      let date = first.date?.shifted(by: days)
      whole.term = date.map { .date($0) } ?? .doubtful(.notExpressible)
      if days != 0 { whole.details = .nothing }
      // 12월 31일 전일: the day before it, or the whole of it
      if days == -1 { whole.wholeDays = [first] }
      whole.role = second.role
      whole.notes += second.notes
      whole.cells = first.cells.lowerBound..<second.cells.upperBound
      return whole
    }
    if case .festival(let festivals, let days) = first.term, days.offsets == .day,
      festivals.isSingleDay, festivals.fixedDay != nil, first.frame.isEmpty, first.details.isEmpty,
      second.everyWeek?.isSingle == true, second.frame.isEmpty, second.details.isEmpty
    {
      // 성탄절 금요일: the weekday on which it is this time
      var whole = first
      whole.frame.isComing = true
      whole.role = second.role
      whole.cells = first.cells.lowerBound..<second.cells.upperBound
      return whole
    }
    guard isSingle(first) != isSingle(second) else { return nil }
    var whole = isSingle(first) ? first : second
    let other = isSingle(first) ? second : first
    guard let date = whole.date else { return nil }
    switch other.term {
    case .weekdays(let days, []) where days.isSingle && other.frame.isEmpty:
      guard whole.giveWeekdays(days) else { return nil }
    case .weekdays(let days, let ordinals)
    where days.isSingle && ordinals.rawValue.nonzeroBitCount == 1 && !other.frame.isMonthly:
      guard ordinals == .last || ordinals == OrdinalSet(nth: (date.day - 1) / 7 + 1) else {
        return nil
      }
      whole.gloss.append(other)
    case .festival(.substitutes, _) where isSingle(first):
      // 17일(월) 대체공휴일
      whole.gloss.append(other)
    case .festival(let festivals, let days)
    where days.offsets.rawValue.nonzeroBitCount == 1 && festivals.isSingleDay:
      // 1월 1일 설날 are two, and so are 추석 당일 1월 1일.
      guard mayBe(festivals, date) else { return nil }
      whole.gloss.append(other)
    default: return nil
    }
    whole.gloss += other.gloss
    whole.notes += other.notes
    whole.role = second.role
    whole.join = first.join
    whole.frame.isComing = first.frame.isComing || second.frame.isComing
    whole.cells = first.cells.lowerBound..<second.cells.upperBound
    return whole
  }
}
