public import KoreanCalendar
public import MartModels

extension HolidaySchedule {
  /// Makes a schedule of what a text says.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let text = HolidayText.read(
  ///   "매월 둘째·넷째 일요일 휴무, 11/22(일) 정상영업", relativeTo: CivilDate(2026, 11, 2))
  /// let schedule = HolidaySchedule(reading: text, asOf: CivilDate(2026, 11, 2))
  /// schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 10)).date  // CivilDate(2026, 12, 13)
  /// ```
  ///
  /// A rule becomes a rule period, from the day on which the text says that it begins. Dates become
  /// published days; a list of closing days, such as 휴무일: 8일, 22일, speaks for all days of its months
  /// from `asOf` through the last of the list, and any other date for itself alone. Moves become
  /// overrides. Days about which the text leaves a doubt are tentative, or unknown where only a date
  /// speaks of them.
  ///
  /// - Parameters:
  ///   - text: what was read.
  ///   - branchName: the branch that is asked for, with or without its brand and 점. Its notice goes
  ///     before what holds for all; a name that fits two notices takes neither, and `nil` takes no
  ///     branch's notice.
  ///   - asOf: the day on which the text was seen.
  /// - Complexity: O(*n* log *n*) in the number of dates, and O(*n*) in that of branches.
  public init(reading text: HolidayText, for branchName: String? = nil, asOf: CivilDate) {
    self = HolidaySchedule().adding(reading: text, for: branchName, asOf: asOf)
  }

  /// This schedule with what a text says.
  ///
  /// Where the text contradicts what is known, the text holds: its rule ends the ones before it on
  /// the day on which it begins, and its dates replace the publications and overrides of those days.
  ///
  /// - Parameters:
  ///   - text: what was read.
  ///   - branchName: the branch that is asked for, as for `init(reading:for:asOf:)`.
  ///   - asOf: the day on which the text was seen.
  public func adding(
    reading text: HolidayText, for branchName: String? = nil, asOf: CivilDate
  ) -> HolidaySchedule {
    let notice = ScheduleFacts.notice(of: text, for: branchName)
    return ScheduleFacts(notice, asOf: asOf, reference: text.reference).schedule(after: self)
  }
}
