import KoreanCalendar
import MartModels

extension WidgetState {
  /// The last day on which a state that is true on a day keeps the same words and the same basis.
  ///
  /// The words change on the day before a closing, which is 내일, and at New Year, because a date in
  /// another year has its year.
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
    let last: CivilDate
    switch self {
    case .closedForGood, .missing: return end
    case .closedToday, .earlyClosingToday: return date
    case .temporarilyClosed(let through): last = through.map { date.lastWriting($0) } ?? end
    case .unknownToday(let nextKnown): last = nextKnown.map { date.lastSaying($0) } ?? end
    case .openToday(let next):
      let said = min(end, next.lastDaySaid(from: date) ?? end)
      let early = earlyDays.first { $0.date > date && $0.date <= said }
      last = early.map { $0.date.adding(days: -1) } ?? said
    }
    // A day that is unknown, or on which the state has ended, has another basis.
    return schedule.lastDay(withBasisOfFirstOf: date...max(date, min(last, end)), calendar)
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
    case .unknown(let from, let known):
      min(date.lastWriting(from), date.lastWriting(known?.date ?? from))
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
    return min(lastWriting(later), eve == self ? eve : eve.adding(days: -1))
  }

  /// The last day on which a closed day behind unknown ones has the same words as on this one; the
  /// day before a closing is 내일, but nothing is said of the day before a closure.
  fileprivate func lastSaying(_ known: Closing) -> CivilDate {
    known.beginningState == nil ? lastSaying(known.date) : lastWriting(known.date)
  }

  /// The last day on which a later date is written as on this one: it has its year until that begins.
  fileprivate func lastWriting(_ later: CivilDate) -> CivilDate {
    later.year == year ? later : YearMonth(later.year, 1).firstDay.adding(days: -1)
  }
}
