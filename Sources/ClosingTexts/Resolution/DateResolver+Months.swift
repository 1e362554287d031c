import KoreanCalendar
import KoreanText

// The month of a day of which the text names none.
extension DateResolver {
  /// The offset of the month, 0, 1 or −1, in which every day without a month is on its weekday.
  static func monthOffset(_ days: [DateText], _ reference: CivilDate) -> Int {
    for offset in [0, 1, -1] {
      guard let month = reference.yearMonth.adding(offset) else { continue }
      let fits = days.allSatisfy { day in
        day.weekday.map { month.date(day: day.day)?.isOn($0) == true } ?? true
      }
      if fits { return offset }
    }
    return 0
  }

  /// The days of which the text names no month.
  static func daysWithoutMonth(_ statements: Statements) -> [DateText] {
    var days: [DateText] = []
    func add(_ date: DateText) {
      if !date.hasMonth, date.festivalOfMonth == nil { days.append(date) }
    }
    for place in statements.list.indices {
      switch statements.list[place].days {
      case .date(let date): add(date)
      case .range(let first, let last):
        add(first)
        add(last)
      default: break
      }
    }
    return days
  }

  /// Days without a month whose weekday is said, also of those that are in doubt already.
  static func daysOnWeekdays(_ days: [DateText], _ statements: Statements) -> [DateText] {
    var found = days.filter { $0.weekday != nil }
    for report in statements.reports {
      guard case .days(let days) = report.touch else { continue }
      for case .date(let date) in days where !date.hasMonth && date.weekday != nil {
        found.append(date)
      }
    }
    return found
  }

  /// The same day in the months of something else that was said before it.
  func otherDates(_ text: DateText) -> [CivilDate] {
    if let festivals = text.festivalOfMonth {
      // 연말 예약이 많아 22일(화): of the month of the festival or that before, though not near it
      return days(of: festivals, text).flatMap { festival in
        [-1, 0].compactMap { day(text.day, of: festival.yearMonth.adding($0)) }
      }
    }
    guard !text.hasMonth, case .others(let months, let festivals) = text.clue else { return [] }
    let dates = (1...12).compactMap {
      months & 1 << UInt16($0) == 0
        ? nil : nearest(month: $0, day: text.day, weekday: text.weekday)
    }
    return dates + (date(of: text, around: festivals).map { [$0] } ?? [])
  }

  /// The same day in the months of something else, where nothing tells in which of them it is.
  func othersInDoubt(_ text: DateText, _ date: CivilDate) -> [CivilDate] {
    guard case .others = text.clue else { return [] }
    return otherDates(text).filter { other in
      other != date && text.weekday.map { other.isOn($0) || !date.isOn($0) } ?? true
    }
  }

  /// The days of festivals in the year that is said, or nearest to the reference.
  private func days(of festivals: FestivalSet, _ text: DateText) -> [CivilDate] {
    festivals.members.compactMap { festivalDay($0, nearYear: text.year) }
  }

  /// Whether a festival tells of which month a day is, and the day is neither near it nor in its month.
  func isFarFromFestival(_ text: DateText, _ date: CivilDate) -> Bool {
    guard let festivals = text.festivalOfMonth, dateOfFestival(text) == nil else { return false }
    let days = days(of: festivals, text)
    return !days.isEmpty && days.allSatisfy { $0.month != date.month }
  }

  /// 둘째·넷째 일요일 휴무, 27일은 영업합니다, read on the 29th: doubts a day that is over, and the one of the next month.
  ///
  /// Nobody announces that a door was open.
  mutating func doubtPast(_ text: DateText, _ date: CivilDate, _ cells: Range<Int>) {
    guard date < reference, !text.hasMonth, text.weekday == nil,
      dateOfFestival(text) == nil
    else { return }
    doubt([date] + [day(text.day, of: date.yearMonth.adding(1))].compactMap { $0 }, cells)
  }

  /// The day within a week of the festival that was named before a day without a month.
  func dateOfFestival(_ text: DateText) -> CivilDate? {
    text.festivalOfMonth.flatMap { date(of: text, around: $0) }
  }

  private func date(of text: DateText, around festivals: FestivalSet) -> CivilDate? {
    days(of: festivals, text)
      .flatMap { day in (-7...7).compactMap { day.shifted(by: $0) } }
      .filter { $0.day == text.day }
      .min { abs(reference.days(until: $0)) < abs(reference.days(until: $1)) }
  }
}
