public import KoreanCalendar
public import MartModels

/// A branch for tests that shows one kind of schedule.
///
/// The branches are invented and named after what they show, so that a failing test says which one
/// it was. Their numbers are 1, 2, 3 and so on, and they are on a line to the north, 555 meters
/// apart. The answers are for `SampleBranch.today`, Sunday 22 November 2026:
///
/// | sample | what is known | on that day |
/// | --- | --- | --- |
/// | `unknown` | nothing | unknown |
/// | `ruled` | the second and fourth Sunday | closed by its rule |
/// | `published` | the days of November and December | closed as published |
/// | `tentative` | a rule whose days may be moved | closed, tentative |
/// | `moved` | a rule, and 22 November is moved to the 25th | open by announcement |
/// | `temporarilyClosed` | closed from 16 November to 15 December | closed for a time |
/// | `closedUntilFurtherNotice` | closed from 16 November | closed, no end known |
/// | `closedForGood` | closed for good from 1 November | closed for good |
/// | `announced` | a rule, adjusted by the text of a notice | open as the text says |
/// | `municipal` | what its municipality has designated | closed, tentative |
/// | `neverCloses` | open all year | open by its rule |
/// | `festive` | closed on Seollal and Chuseok only | open by its rule |
/// | `closesEarly` | closes at 18:00 on the eve of Seollal and Chuseok | open by its rule |
/// | `partial` | its pool is closed on Sundays, the store on Mondays | open by its rule |
/// | `unheardOf` | a mart that the library does not know, without a place | closed by its rule |
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// let branch = SampleBranch.moved.branch
/// branch.schedule.status(on: SampleBranch.today)  // .open(.override)
/// branch.schedule.nextClosing(onOrAfter: SampleBranch.today).date  // CivilDate(2026, 11, 25)
/// SampleBranch.allCases.count  // 15
/// ```
public struct SampleBranch: Hashable, Sendable {
  /// What the sample shows; its name in Swift.
  public let name: String
  /// The branch.
  public let branch: Branch

  /// The Sunday of the samples' answers: 22 November 2026, the fourth of its month.
  ///
  /// ```swift
  /// import MartHolidayKit
  /// import MartTestSupport
  ///
  /// SampleBranch.today.weekday  // .sunday
  /// SampleBranch.today.weekdayOrdinal  // 4
  /// ```
  public static let today = CivilDate(2026, 11, 22)
}

extension SampleBranch: Identifiable {
  /// The number of the branch.
  public var id: Int { branch.id }
}

extension SampleBranch: CustomStringConvertible {
  /// What the sample shows, for the printed arguments of a test.
  public var description: String { name }
}

extension SampleBranch: CaseIterable {
  /// All samples in the order of their numbers, for tests with arguments.
  public static let allCases: [SampleBranch] = [
    unknown, ruled, published, tentative, moved, temporarilyClosed, closedUntilFurtherNotice,
    closedForGood, announced, municipal, neverCloses, festive, closesEarly, partial, unheardOf,
  ]

  /// The branches of all samples, in the order of their numbers.
  public static var branches: [Branch] { allCases.map { $0.branch } }
}
