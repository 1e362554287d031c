package import KoreanCalendar

/// One month as the rule engine sees it.
package struct MonthFacts {
  package let month: YearMonth
  package let monthOfYear: Int
  package let numberOfDays: Int
  /// The weekday of the first day, 0…6 from Sunday.
  package let firstWeekday: Int

  package init(_ month: YearMonth) {
    self.init(month, firstWeekday: month.firstDay.weekday.rawValue)
  }

  package init(_ month: YearMonth, firstWeekday: Int) {
    self.month = month
    monthOfYear = month.month
    numberOfDays = month.numberOfDays
    self.firstWeekday = firstWeekday
  }

  /// The month before, which must exist.
  package var previous: MonthFacts {
    let month = month.adding(months: -1)
    let weekday = firstWeekday - month.numberOfDays % 7
    return MonthFacts(month, firstWeekday: weekday < 0 ? weekday + 7 : weekday)
  }

  /// The month that follows, which must exist.
  package var next: MonthFacts {
    let weekday = firstWeekday + numberOfDays % 7
    return MonthFacts(
      month.adding(months: 1), firstWeekday: weekday >= 7 ? weekday - 7 : weekday)
  }
}

/// The closings of a rule's plainest parts, in one small value without a reference.
///
/// Whatever depends only on the weekday and its ordinal is a bit of `weeks`: bit 7 × (ordinal − 1)
/// + weekday. A month's closings are these five groups of seven bits, each rotated by the weekday
/// of the first of the month.
package struct RuleTerm: Hashable, Sendable {
  package var weeks: UInt64 = 0
  package var days: UInt32 = 0
  package var months: UInt16 = MonthSet.all.bits
  package var lastWeekdays: UInt8 = 0
  package var festivals: Festivals = []
  /// The first closing of an every-other-week part.
  package var biweeklyStart: Int32?

  /// The parts of a rule that a calendar decides.
  package struct Festivals: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let seollal = Festivals(rawValue: 1 << 0)
    package static let seollalEve = Festivals(rawValue: 1 << 1)
    package static let chuseok = Festivals(rawValue: 1 << 2)
    package static let chuseokEve = Festivals(rawValue: 1 << 3)
    package static let publicHolidays = Festivals(rawValue: 1 << 4)
    package static let newYearsDay = Festivals(rawValue: 1 << 5)
  }

  /// Five groups, each with only the bit for Sunday.
  private static let everyWeek: UInt64 = 0x1020_4081

  /// The weekdays of every week whose bits are set, bit 0 for Sunday.
  package static func weeks(everyWeekday weekdays: UInt8) -> UInt64 {
    everyWeek &* UInt64(weekdays)
  }
}

extension RuleTerm {
  /// Adds a part that applies in the months of the term.
  ///
  /// - Returns: whether the part is plain enough for a term.
  package mutating func absorb(_ part: RuleNode) -> Bool {
    switch part {
    case .nth(let ordinals, let weekday):
      for ordinal in 0..<5 where ordinals & (1 << UInt8(ordinal)) != 0 {
        weeks |= 1 << UInt64(7 * ordinal + weekday.rawValue)
      }
    case .every(let weekday): weeks |= Self.weeks(everyWeekday: 1 << UInt8(weekday.rawValue))
    case .last(let weekday): lastWeekdays |= 1 << UInt8(weekday.rawValue)
    case .days(let more): days |= more.bits
    case .named(let days):
      guard let festival = days.festival else { return false }
      festivals.insert(festival)
    case .eve(.named(.seollal)): festivals.insert(.seollalEve)
    case .eve(.named(.chuseok)): festivals.insert(.chuseokEve)
    case RuleNode.newYearsDay: festivals.insert(.newYearsDay)
    default:
      return false
    }
    return true
  }

  /// Adds the one part that an empty term is for.
  ///
  /// - Returns: whether the part is plain enough for a term.
  package mutating func absorbAlone(_ part: RuleNode) -> Bool {
    switch part {
    case .everyOther(let first):
      biweeklyStart = first.dayNumber
      return true
    case .during(let months, let inner):
      self.months = months.bits
      return absorbAlone(inner)
    default:
      return absorb(part)
    }
  }
}

extension RuleTerm {
  /// Whether the term closes on a date, given its fields.
  @inline(__always)
  package func closes(
    on date: CivilDate, _ parts: CivilDate.Parts, _ calendar: PublicHolidayCalendar
  ) -> Bool {
    guard months & (1 << UInt16(truncatingIfNeeded: parts.month)) != 0 else { return false }
    let day = UInt32(truncatingIfNeeded: parts.day)
    let weekday = date.weekday.rawValue
    let place = UInt64((day &- 1) / 7 &* 7) &+ UInt64(truncatingIfNeeded: weekday)
    if (weeks >> place) & 1 != 0 || (days >> day) & 1 != 0 { return true }
    if lastWeekdays == 0, festivals.isEmpty, biweeklyStart == nil { return false }
    return closesOnRarerDay(date, parts, calendar, weekday: weekday)
  }

  private func closesOnRarerDay(
    _ date: CivilDate, _ parts: CivilDate.Parts, _ calendar: PublicHolidayCalendar, weekday: Int
  ) -> Bool {
    let month = parts.yearMonth
    if lastWeekdays & (1 << UInt8(truncatingIfNeeded: weekday)) != 0,
      parts.day > month.numberOfDays - 7
    {
      return true
    }
    if let biweeklyStart, date.dayNumber >= biweeklyStart,
      (date.dayNumber &- biweeklyStart) % 14 == 0
    {
      return true
    }
    return !festivals.isEmpty
      && festivalDays(in: month, calendar) & (1 << UInt32(truncatingIfNeeded: parts.day)) != 0
  }

  /// The closings of one month.
  package func closings(in facts: MonthFacts, _ calendar: PublicHolidayCalendar) -> DaySet {
    guard months & (1 << UInt16(truncatingIfNeeded: facts.monthOfYear)) != 0 else {
      return DaySet()
    }
    let first = UInt64(truncatingIfNeeded: facts.firstWeekday)
    let kept = (0x7F >> first) &* Self.everyWeek
    let rotated = ((weeks >> first) & kept) | ((weeks << (7 &- first)) & ~kept)
    var bits = UInt32(truncatingIfNeeded: rotated << 1) | days
    if lastWeekdays != 0 { bits |= lastDays(in: facts) }
    if !festivals.isEmpty { bits |= festivalDays(in: facts.month, calendar) }
    if let biweeklyStart { bits |= biweeklyDays(in: facts.month, from: biweeklyStart) }
    return DaySet(bits: bits).intersection(DaySet(throughDay: facts.numberOfDays))
  }

  private func lastDays(in facts: MonthFacts) -> UInt32 {
    let weekday = UInt32(truncatingIfNeeded: (facts.firstWeekday + facts.numberOfDays) % 7)
    let doubled = UInt32(lastWeekdays) &* 0x81
    let rotated = (doubled >> weekday) & 0x7F
    return rotated << UInt32(truncatingIfNeeded: facts.numberOfDays &- 6)
  }

  private func festivalDays(in month: YearMonth, _ calendar: PublicHolidayCalendar) -> UInt32 {
    var bits: UInt32 = 0
    let monthOfYear = month.month
    if monthOfYear == 1, festivals.contains(.newYearsDay) { bits |= 1 << 1 }
    if monthOfYear <= 2, !festivals.isDisjoint(with: [.seollal, .seollalEve]),
      let date = LunarFestivals.seollal(in: month.year)
    {
      if festivals.contains(.seollal) { bits |= Self.bit(of: date, in: month) }
      if festivals.contains(.seollalEve) { bits |= Self.bit(of: date.adding(days: -1), in: month) }
    }
    if monthOfYear == 9 || monthOfYear == 10,
      !festivals.isDisjoint(with: [.chuseok, .chuseokEve]),
      let date = LunarFestivals.chuseok(in: month.year)
    {
      if festivals.contains(.chuseok) { bits |= Self.bit(of: date, in: month) }
      if festivals.contains(.chuseokEve) { bits |= Self.bit(of: date.adding(days: -1), in: month) }
    }
    if festivals.contains(.publicHolidays) {
      bits |= calendar.days(in: month).bits
    }
    return bits
  }

  /// The bit of a date when it falls in the month.
  private static func bit(of date: CivilDate, in month: YearMonth) -> UInt32 {
    let day = date.dayNumber &- month.firstDayNumber &+ 1
    return day >= 1 && day <= 31 ? 1 << UInt32(bitPattern: day) : 0
  }

  private func biweeklyDays(in month: YearMonth, from start: Int32) -> UInt32 {
    let first = month.firstDayNumber
    guard first &+ 31 > start else { return 0 }
    var offset = start &- first
    if offset < 0 { offset = (offset % 14 &+ 14) % 14 }
    var bits: UInt32 = 0
    while offset < 31 {
      bits |= 2 << UInt32(bitPattern: offset)
      offset &+= 14
    }
    return bits
  }
}
