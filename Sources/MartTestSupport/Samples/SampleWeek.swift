public import KoreanCalendar
public import MartModels

/// A store and eight days, on each of which it is in a different state.
///
/// A screen that looks right on these days looks right on all. The week is that of 22 November 2026:
///
/// | day | name | the answer |
/// | --- | --- | --- |
/// | Sunday 22 | `closedByRule` | closed, as its rule says |
/// | Monday 23 | `openByRule` | open, as its rule says |
/// | Tuesday 24 | `closedAsPublished` | closed, as it has published |
/// | Wednesday 25 | `openAsPublished` | open, as it has published |
/// | Thursday 26 | `closedTentatively` | closed by its rule, may still be moved |
/// | Friday 27 | `unknown` | nobody has said anything |
/// | Saturday 28 | `temporarilyClosed` | closed for two days |
/// | Monday 30 | `closedForGood` | closed for good |
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// let schedule = SampleWeek.branch.schedule
/// schedule.status(on: SampleWeek.openAsPublished)  // .open(.published)
/// schedule.status(on: SampleWeek.unknown)  // .unknown
/// SampleWeek.days.map { schedule.status(on: $0).phrase(in: .english) }
/// // ["closed", "open", "closed", "open", "expected to be closed", "unknown", "closed", "closed"]
/// ```
public enum SampleWeek: Sendable {
  /// Sunday: closed, as the rule says.
  public static let closedByRule = CivilDate(2026, 11, 22)
  /// Monday: open, as the rule says.
  public static let openByRule = CivilDate(2026, 11, 23)
  /// Tuesday: closed, as the store has published.
  public static let closedAsPublished = CivilDate(2026, 11, 24)
  /// Wednesday: open, as the store has published.
  public static let openAsPublished = CivilDate(2026, 11, 25)
  /// Thursday: closed by the rule, and the day may still move.
  public static let closedTentatively = CivilDate(2026, 11, 26)
  /// Friday: the rule has ended, and nobody has said anything.
  public static let unknown = CivilDate(2026, 11, 27)
  /// Saturday: closed for a time, through Sunday.
  public static let temporarilyClosed = CivilDate(2026, 11, 28)
  /// The Monday after: closed for good.
  public static let closedForGood = CivilDate(2026, 11, 30)

  /// The eight days in order.
  public static let days = [
    closedByRule, openByRule, closedAsPublished, openAsPublished, closedTentatively, unknown,
    temporarilyClosed, closedForGood,
  ]

  /// The store, with a number that no `SampleBranch` has.
  public static let branch = Branch(
    id: 100, mart: .emart, name: "한주점", openingHours: "10:00~23:00",
    coordinate: SamplePlace.seoul,
    schedule: .sample { () throws(HolidayScheduleError) in
      try HolidaySchedule(
        rules: [
          RulePeriod(
            [.nth([4], .sunday), .nth([4], .thursday)], through: closedTentatively,
            tentative: .every(.thursday))
        ],
        published: [PublishedMonth(YearMonth(2026, 11), closed: [24], covered: [24, 25])],
        closures: [StoreClosure(from: temporarilyClosed, through: CivilDate(2026, 11, 29))],
        closedForGoodFrom: closedForGood)
    })
}
