import KoreanCalendar
import MartModels

/// Consecutive closing days of a store, followed from the first to their end.
struct ClosingRun: Sendable {
  /// The days; the last is `CivilDate.latest` while no end is in sight.
  let days: ClosedRange<CivilDate>
  /// The basis of the least certain day; without an end in sight, of those within a month.
  ///
  /// A run without an end meets a month in which stores swap their days sooner or later, and who is
  /// told that a store is closed from tomorrow asks about tomorrow.
  let basis: HolidayStatus.Basis

  /// How many days ahead an end, and any closing at all, is looked for: ten years.
  static let horizon: Int32 = 3_652

  /// The days from a closing day on; `nil` for a day on which the store does not close.
  init?(
    from first: CivilDate, in schedule: HolidaySchedule, _ calendar: PublicHolidayCalendar
  ) {
    let edge = CivilDate(dayNumber: first.dayNumber + Self.horizon) ?? .latest
    var last = first
    var (least, soon) = (nil as HolidayStatus.Basis?, nil as HolidayStatus.Basis?)
    for closing in schedule.closings(in: first...edge, calendar: calendar) {
      guard last.days(until: closing.date) <= 1 else { break }
      last = closing.date
      least = least.map { min($0, closing.basis) } ?? closing.basis
      if first.days(until: last) <= 31 { soon = least }
    }
    guard let least, let soon else { return nil }
    let hasEnd = last < edge
    days = first...(hasEnd ? last : .latest)
    basis = hasEnd ? least : soon
  }
}
