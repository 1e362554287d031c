// English = [ [of] (November | next month | each month) ] [ [","] year ]
//
// An English month stands behind a day as often as before it, and its year at the end.
extension KoreanParser {
  /// Whether a date with an English month begins at a place, such as Nov 22 or 22nd of November.
  func startsEnglishDate(_ place: Int) -> Bool {
    if case .month? = kind(place) {
      let next = place + (isMonthDot(place + 1) ? 2 : 1)
      return digitCount(next) > 0 && number(next) != nil
    }
    guard digitCount(place) > 0, number(place) != nil else { return false }
    return month(behind: kind(place + 1) == .unit(.day) ? place + 2 : place + 1) != nil
  }

  /// Whether a month without a day begins at a place: In December we close on Mondays.
  ///
  /// A preposition before it that begins the sentence says that it is one, and no verb such as may.
  func isEnglishMonth(_ place: Int) -> Bool {
    guard case .month? = kind(place), place > 0, !isGlued(place - 1) else { return false }
    switch particle(place - 1) {
    case .genitive?, .since?, .until?:
      return place == 1 || kind(place - 2) == .lineEnd || kind(place - 2) == .stop
    default: return false
    }
  }

  /// Whether a number is the day of an English month beside it.
  func isEnglishDay(_ place: Int) -> Bool {
    let before = place - (isMonthDot(place - 1) ? 2 : 1)
    for neighbour in [before, place + 1] {
      if case .month? = kind(neighbour) { return true }
    }
    return false
  }

  /// Whether a dot ends an abbreviated month.
  func isMonthDot(_ place: Int) -> Bool {
    link(place) == .point && isGlued(place)
  }

  func isFestival(_ place: Int) -> Bool {
    if case .festival? = kind(place) { true } else { false }
  }

  /// The place of a month that an "of" may stand before.
  private func month(behind place: Int) -> Int? {
    var next = place
    if particle(next) == .genitive || kind(next) == .spoken(.within), !isGlued(next) { next += 1 }
    if case .month? = kind(next) { return next }
    if case .relativeMonth? = kind(next), next > place { return next }
    return nil
  }

  /// Reads the year behind an English day: December 25, 2026.
  mutating func englishYear() -> Int? {
    let next = link(at) == .comma ? at + 1 : at
    guard let year = digits(next), year.count == 4,
      !isSeparator(next + 1) || number(next + 2) == nil,
      kind(next + 1) != .unit(.year), kind(next + 1) != .colon
    else { return nil }
    at = next + 1
    return year.value
  }

  /// The place of the date behind a weekday and a comma that begin it: Sunday, December 27.
  func behindEnglishWeekday(_ place: Int) -> Int? {
    guard let (days, form) = weekdays(place), days.isSingle, form == .name else { return nil }
    let next = link(place + 1) == .comma ? place + 2 : place + 1
    return startsEnglishDate(next) ? next : nil
  }

  /// Reads the month and the year behind a day.
  mutating func englishFrame(_ day: inout DayPhrase, _ start: Int) {
    if particle(at) == .genitive, !isGlued(at), kind(at + 1) == .cycle(.month) {
      // the second Sunday of each month
      day.frame.isMonthly = true
      at += 2
      return
    }
    var isEnglish = isFestival(start)
    if case .month? = kind(start) { isEnglish = true }
    if day.frame.months == 0, day.frame.relativeMonth == nil, day.date?.month == nil,
      let place = month(behind: at), place > at || day.date != nil
    {
      switch kind(place) {
      case .month(let month)?: day.frame.insert(months: Int(month), through: Int(month))
      case .relativeMonth(let months)?: day.frame.relativeMonth = Int(months)
      default: return
      }
      isEnglish = true
      at = place + 1
    }
    guard isEnglish else { return }
    if let year = englishYear() { day.frame.year = year }
    var date = day.date
    // The first of December
    if case .ordinals(let set) = day.term, set.rawValue.nonzeroBitCount == 1,
      OrdinalSet.numbers.isSuperset(of: set)
    {
      date = DateText(day: set.rawValue.trailingZeroBitCount + 1)
    }
    day.cells = cells(start, at)
    guard var date else { return }
    date.month = day.frame.singleMonth
    date.year = day.frame.year
    date.monthOffset = day.frame.relativeMonth
    day.term = .date(date)
  }
  /// The 10th and 25th of each month: gives the days before an English "each month" what stands behind the last.
  func spreadEveryMonth(_ list: inout [DayPhrase], behind start: Int) {
    guard let cycle = (start..<at).last(where: { kind($0) == .cycle(.month) }),
      particle(cycle - 1) == .genitive, !isGlued(cycle - 1), list.last?.isOfEveryMonth == true,
      list.allSatisfy({ $0.date?.hasMonth == false })
    else { return }
    for place in list.indices { list[place].frame.isMonthly = true }
  }
}
