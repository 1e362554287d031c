// Numbers = number { link number } ( 째 | 주 | 일 | 월 | weekday | "(" weekday ")" )
//
// What follows a run of numbers decides what it is.
extension KoreanParser {
  /// Whether a run of numbers that begins at a place is days or ordinals.
  func startsNumbers(_ place: Int) -> Bool {
    let digits = digitCount(place)
    if digits == 8 { return true }
    if digits == 4 { return isSeparator(place + 1) || kind(place + 1) == .unit(.year) }
    guard let value = number(place) else { return false }
    if monthOfLoneDay(place) != nil { return true }
    switch kind(place + 1) {
    case .unit(.day)?, .ordinalMark?: return true
    case .unit(.month)?: return 1...12 ~= value || kind(place + 2) != nil
    case .unit(.year)?: return digits == 2
    case .weekdays?: return true
    case .month?: return digits > 0
    case .particle(.target)?: return kind(place + 2) == .lastDigit
    case .verdict? where isLink(place - 1) && kind(place - 3) == .unit(.month):
      // 12월 13, 27 휴무
      return digits > 0 && (number(place - 2) ?? value) < value && 6...31 ~= value
    case .open?: return weekdays(place + 2) != nil
    case .link(.bar)?: return false
    case .link?, .tilde?, .dash?:
      var next = place + 2
      while kind(next) == .lineEnd || kind(next) == .filler { next += 1 }
      return number(next) != nil && !startsTime(next)
    default: return false
    }
  }

  /// 15개 점포, 46곳: how many, and not which.
  package func isQuantity(_ place: Int) -> Bool {
    guard case .number? = kind(place) else { return false }
    return kind(place + 1) == .places || kind(place + 1) == .allPlaces
  }

  /// 11월 5개 점포, 10월 2회, 12월 10여 점포: whether a number counts what stands behind it, and is no day.
  private func isCount(_ place: Int) -> Bool {
    switch kind(place + 1) {
    case .places?, .allPlaces?, .unit(.times)?: true
    case .place(.store)?:
      tokens[place + 1].cells.lowerBound > tokens[place].cells.upperBound + 1
    default: false
    }
  }

  mutating func numbers(
    _ list: inout [DayPhrase], _ head: DayHead
  ) {
    guard let first = digits(at) else { return }
    if kind(at - 1) == .week, kind(at + 1) == .unit(.day) {
      // 주 6일
      at += 2
      return add(.doubtful(.missingDay), to: &list, head)
    }
    if let date = fullDate() { return append(date, to: &list, head) }
    guard first.count <= 2 else {
      at += 1
      return add(.doubtful(.unknownWord), to: &list, head)
    }
    if kind(at + 1) == .unit(.month), let day = number(at + 2), !isCount(at + 2) {
      at += 3
      if current == .unit(.day) { at += 1 }
      let date = DateText(year: head.frame.year, month: first.value, day: day)
      return append(date, to: &list, head)
    }
    run(NumberRun(first: at, last: endOfRun(at)), &list, head)
  }

  /// 12월 6, 13, 20, 27 휴무: whether a run of one month is its days, without 일 behind them.
  private func areDaysOfMonth(_ run: NumberRun, _ list: [DayPhrase], _ frame: DayFrame) -> Bool {
    guard isOfOneMonth(run, list, frame) else { return false }
    switch kind(run.last + 1) {
    case .verdict?, .lineEnd?, nil, .close?, .stop?, .link(.slash)?: break
    default: return false
    }
    return rises(run)
  }

  /// Whether a month stands before a run of numbers.
  private func isOfOneMonth(_ run: NumberRun, _ list: [DayPhrase], _ frame: DayFrame) -> Bool {
    let isOfMonth =
      frame.singleMonth != nil || isBehindMonths || isBelowMonth(run.first)
      || list.last?.date?.month != nil && isLink(run.first - 1)
      || list.last?.isMonths == true
    return isOfMonth && !frame.isMonthly
  }

  /// Whether the numbers of a run may be days of a month, one behind the other, and no ordinals.
  private func rises(_ run: NumberRun) -> Bool {
    var last = 0
    for place in run.first...run.last {
      guard let value = number(place) else { continue }
      guard last < value, value <= 31, digitCount(place) > 0 else { return false }
      last = value
    }
    // 12월 2, 4 휴무: the weeks perhaps
    return last > 5
  }

  /// 12월 휴무 안내⏎2, 9, 16: whether a place begins the line below a month and what closes in it.
  private func isBelowMonth(_ place: Int) -> Bool {
    guard kind(place - 1) == .lineEnd else { return false }
    var place = place - 2
    while kind(place) == .filler || kind(place) == .colon { place -= 1 }
    guard case .verdict(let verdict)? = kind(place), verdict.isClosed else { return false }
    return kind(place - 1) == .unit(.month) || kind(place - 2) == .unit(.month)
  }

  struct NumberRun {
    var first: Int
    var last: Int
    var isSingle: Bool { first == last }
  }

  mutating func run(
    _ run: NumberRun, _ list: inout [DayPhrase], _ head: DayHead
  ) {
    if let month = monthOfLoneDay(run.first) {
      at += 1
      return append(
        DateText(year: head.frame.year, month: month, day: number(run.first) ?? 0), to: &list, head)
    }
    if let days = chain(run, head.frame) { return add(days, of: run, to: &list, head) }
    switch kind(run.last + 1) {
    case .ordinalMark(let isWeek)?:
      ordinalRun(run, isWeek: isWeek, &list, head)
    case .unit(.day)?:
      if !run.isSingle, !isGlued(run.last + 1), head.frame.isMonthly {
        // 매월 2,4 일: days, or Sundays
        at = run.last + 1
        add(.doubtful(.ambiguous), to: &list, head)
      } else if !run.isSingle, isPair(run.first), !head.frame.isMonthly {
        pairs(through: run.last, &list, head)
      } else {
        days(through: run.last, &list, head)
      }
      at = run.last + 2
    case .particle(.target)? where kind(run.last + 2) == .lastDigit:
      days(through: run.last, &list, head)
      at = run.last + 1
    case .weekdays(_, let form)?
    where form != .symbols && form != .group && isPair(run.first) && !head.frame.isMonthly
      && ordinalSet(run) != nil:
      // 2/4 일요일: a date, or two ordinals
      at = run.last + 2
      add(.doubtful(.ambiguous), to: &list, head)
    case .weekdays(let days, let form)?
    where (!isPair(run.first) || head.frame.isMonthly)
      && !(run.isSingle && head.frame.singleMonth != nil && isEnglishDay(run.first)):
      weekdayRun(run, of: days, form: form, &list, head)
    case .open?
    where weekdays(run.last + 2) != nil && !run.isSingle && !isPair(run.first)
      && head.frame.isMonthly:
      // 매월 2,4(일)
      let set = ordinalSet(run)
      at = run.last + 1
      add(set.map { .ordinals($0) } ?? .doubtful(.ambiguous), to: &list, head)
    default:
      if !run.isSingle, isPair(run.first) {
        pairs(through: run.last, &list, head)
        at = run.last + 1
        if link(at) == .point, mayFollowPoint(at + 1) { at += 1 }
      } else if !run.isSingle, areDaysOfMonth(run, list, head.frame) {
        days(through: run.last, &list, head)
        at = run.last + 1
      } else if run.isSingle
        ? isDayByContext(list, head.frame) || isDayByWeekday(head.frame) : isEnglishDay(at)
      {
        days(through: run.last, &list, head)
        at = run.last + 1
      } else {
        at = run.last + 1
        add(.doubtful(.unknownWord), to: &list, head)
      }
    }
  }

  /// 12. 1. ~ 12. 5., 12. 1.(화), 12. 1. 화: whether the point before a place ends a date.
  private func mayFollowPoint(_ place: Int) -> Bool {
    switch kind(place) {
    case .tilde?, .dash?: true
    case .weekdays(let days, _)?:
      days.isSingle && weekdays(place + 1) == nil && weekdays(place + 2) == nil
    default:
      isOpenBracket(place) && weekdays(place + 1)?.days.isSingle == true
        && kind(place + 2) == .close
    }
  }

  /// A number without a sign is a day behind a date, before 일 in a range, and in 12월(11, 25).
  func isDayByContext(_ list: [DayPhrase], _ frame: DayFrame) -> Bool {
    if isEnglishDay(at) { return true }
    if isCount(at) { return false }
    // 성수점 10-22 (월휴무): the end of hours
    if list.isEmpty, kind(at - 1) == .dash, isOpenBracket(at + 1), weekdays(at + 2) != nil,
      case .verdict? = kind(at + 3)
    {
      return false
    }
    if kind(at - 1) == .tilde || kind(at - 1) == .dash { return true }
    if kind(at + 1) == .tilde || kind(at + 1) == .dash {
      return number(at + 2) != nil && (kind(at + 3) == .unit(.day) || isEnglishDay(at + 2))
    }
    guard list.last?.isDated == true || frame.months != 0 else { return false }
    return isOpenBracket(at + 1) || frame.months != 0 || isLink(at - 1)
  }

  /// 24(목) is a day if it is not an ordinal.
  func isDayByWeekday(_ frame: DayFrame) -> Bool {
    guard let value = number(at), 1...31 ~= value, isOpenBracket(at + 1),
      weekdays(at + 2)?.days.isSingle == true, kind(at + 3) == .close
    else { return false }
    return value > 5 || !frame.isMonthly
  }

  mutating func ordinalRun(
    _ run: NumberRun, isWeek: Bool, _ list: inout [DayPhrase], _ head: DayHead
  ) {
    if let set = ordinalSet(run) {
      at = run.last + 2
      return ordinals(&list, head, first: set, isWeek: isWeek)
    }
    guard !run.isSingle else {
      at = run.last + 2
      return ordinals(&list, head, first: .beyond, isWeek: isWeek)
    }
    // What is too great for an ordinal is a list of its own: 10/11, 4번째.
    var first = run.last
    var set: OrdinalSet = []
    while first >= run.first, let value = number(first), digitCount(first) == 1, 1...5 ~= value {
      set.insert(OrdinalSet(nth: value))
      first -= 2
    }
    guard !set.isEmpty, isPair(run.first) else {
      at = run.last + 2
      // 2-4번째 일요일
      if weekdays(at) != nil { at += 1 }
      return add(.doubtful(.ambiguous), to: &list, head)
    }
    pairs(through: first, &list, head)
    at = run.last + 2
    let rest = DayHead(frame: head.frame, join: .loose, start: first + 2)
    ordinals(&list, rest, first: set, isWeek: isWeek)
  }

  mutating func weekdayRun(
    _ run: NumberRun, of days: WeekdaySet, form: KoreanToken.WeekdayForm,
    _ list: inout [DayPhrase], _ head: DayHead
  ) {
    let isSure = (form == .name || form == .each) && (head.frame.isMonthly || !run.isSingle)
    let set = ordinalSet(run)
    if isSure, set == nil, isOfOneMonth(run, list, head.frame), rises(run) {
      // 10월은 5, 12, 19, 26 월요일마다
      let first = list.count
      self.days(through: run.last, &list, head)
      at = run.last + 2
      list[first...].giveWeekdays([days])
      if let last = list.indices.last { extend(&list[last]) }
      return
    }
    at = run.last + 2
    // 매월 2,4 일 may be two days or the Sundays; 매월 2수,4일 even more.
    guard isSure, let set, link(run.first + 1) != .slash else {
      return add(.doubtful(.ambiguous), to: &list, head)
    }
    add(.weekdays(days, set), to: &list, head)
  }

  /// The ordinals of a run, or `nil` when one of them is too great.
  func ordinalSet(_ run: NumberRun) -> OrdinalSet? {
    var set: OrdinalSet = []
    for place in run.first...run.last {
      if let value = number(place) {
        guard digitCount(place) <= 1, 1...5 ~= value else { return nil }
        if kind(place - 1) == .tilde, place > run.first, let first = number(place - 2),
          let range = OrdinalSet.range(
            from: OrdinalSet(nth: first), through: OrdinalSet(nth: value))
        {
          set.formUnion(range)
        }
        set.insert(OrdinalSet(nth: value))
      } else if kind(place) == .dash {
        return nil
      }
    }
    return set
  }
}
