import KoreanCalendar
import MartModels

extension WidgetState {
  /// The last day on which a state that is true on a day keeps the same words.
  ///
  /// The words change on the day before a closing, which is 내일; at New Year, because a date in
  /// another year has its year; and where a certain answer becomes an expected one.
  ///
  /// - Parameters:
  ///   - schedule: the schedule of the branch whose state it is.
  ///   - earlyDays: the days on which the branch closes early, earliest first.
  ///   - date: the day on which it is true.
  ///   - end: the last day to consider.
  ///   - calendar: the public holidays, including any that the app has added.
  func lastDay(
    in schedule: HolidaySchedule, earlyDays: [EarlyDay], from date: CivilDate,
    through end: CivilDate, _ calendar: PublicHolidayCalendar
  ) -> CivilDate {
    switch self {
    case .closedForGood, .missing: return end
    case .closedToday, .earlyClosingToday: return date
    case .temporarilyClosed(let through?):
      return through.year == date.year ? through : min(through, date.lastDayOfYear)
    case .temporarilyClosed(nil):
      return schedule.closedForGoodFrom.map { min(end, max(date, $0.adding(days: -1))) }
        ?? end
    case .unknownToday(let nextKnown):
      // Which days are known depends on no calendar.
      var last = date
      while last < end, schedule.status(on: last.adding(days: 1), calendar: .southKorea) == .unknown
      {
        last = last.adding(days: 1)
      }
      return nextKnown.map { min(last, date.lastSaying($0.date)) } ?? last
    case .openToday(let next):
      let last = min(end, next.lastDaySaid(from: date) ?? end)
      let early = earlyDays.first { $0.date > date && $0.date <= last }
      let end = early.map { $0.date.adding(days: -1) } ?? last
      return schedule.lastDayExpected(likeFirstOf: date...end, calendar)
    }
  }
}

/// A day on which a store shuts earlier than usual, and the minute.
struct EarlyDay {
  let date: CivilDate
  let closes: Int
}

extension Branch {
  /// The days of a range on which the store closes early, if it is open at all.
  func earlyDays(
    in dates: ClosedRange<CivilDate>, _ calendar: PublicHolidayCalendar
  ) -> [EarlyDay] {
    guard let hours, let days = hours.earlyClosing?.days else { return [] }
    var early: [EarlyDay] = []
    for month in dates.lowerBound.yearMonth...dates.upperBound.yearMonth {
      for day in days.closings(in: month, calendar: calendar) {
        guard let date = month.date(day: day), dates.contains(date),
          let closes = hours.earlyClosing(on: date, calendar)
        else { continue }
        early.append(EarlyDay(date: date, closes: closes))
      }
    }
    return early
  }
}

extension NextClosing {
  /// The last day on which an answer that is true on a date keeps the same words, or `nil` if it
  /// always does.
  fileprivate func lastDaySaid(from date: CivilDate) -> CivilDate? {
    switch self {
    case .never, .state(.operating): nil
    case .closing(let closing): date.lastSaying(closing.date)
    case .state(.temporarilyClosed(let from, _)), .state(.closedForGood(let from)):
      date.lastSaying(from)
    case .unknown(let from, nil): date.lastSaying(from)
    case .unknown(let from, let known?): min(date.lastSaying(from), date.lastSaying(known.date))
    }
  }
}

extension CivilDate {
  /// The last day on which a later date has the same words as on this one.
  ///
  /// The words differ on the day before, on the day itself, and in its own year.
  fileprivate func lastSaying(_ later: CivilDate) -> CivilDate {
    guard later > self else { return self }
    let eve = later.adding(days: -1)
    let last = eve == self ? eve : eve.adding(days: -1)
    return later.year == year ? last : min(last, lastDayOfYear)
  }

  fileprivate var lastDayOfYear: CivilDate {
    CivilDate(year: year, month: 12, day: 31) ?? .latest
  }
}
