public import KoreanCalendar
public import MartModels

extension HolidaySchedule {
  /// Makes a schedule from what a text says.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let text = HolidayText(
  ///   "매월 둘째·넷째 일요일 휴무, 11/22(일) 정상영업", relativeTo: CivilDate(2026, 11, 2))
  /// let schedule = HolidaySchedule(reading: text, asOf: CivilDate(2026, 11, 2))
  /// schedule.nextClosing(onOrAfter: CivilDate(2026, 11, 10)).date  // CivilDate(2026, 12, 13)
  /// ```
  ///
  /// A rule becomes a rule period, from the day on which it begins according to the text. Dates
  /// become published days; a list of closing days, such as 휴무일: 8일, 22일, covers all days of
  /// its months from `asOf` through the last of the list, any other date only itself. Moves become
  /// overrides. Days that the text leaves in doubt are tentative, or unknown if only a date
  /// mentions them.
  ///
  /// - Parameters:
  ///   - text: what was read.
  ///   - branchName: the branch, with or without its brand and 점, or a part of the store, such as 수영장. Its
  ///     notice takes precedence over what applies to all; a name that matches two notices gets neither, and
  ///     what applies to all is tentative for a part. `nil` gets none, except that of a single branch
  ///     whose name heads the whole text: 이마트 왕십리점⏎휴점일: 13일, 27일.
  ///   - asOf: the day on which the text was seen.
  /// - Complexity: O(*n* log *n*) in the number of dates, and O(*n*) in that of branches.
  public init(reading text: HolidayText, for branchName: String? = nil, asOf: CivilDate) {
    self = HolidaySchedule().adding(reading: text, for: branchName, asOf: asOf)
  }

  /// This schedule with what a text says added.
  ///
  /// Where the text contradicts what is known, the text wins: its rule ends earlier ones on the day
  /// on which it begins, its dates replace the publications and overrides of those days, and a day
  /// on which it opens, or another closure, ends a closure that was known. A rule of days of the year,
  /// such as 추석 당일 휴무, applies in addition to one of weeks and months, unless the text says that
  /// nothing else closes: 연중무휴, 추석 당일만 휴무. If no such rule is known, all other days are tentative.
  ///
  /// Days that the text leaves in doubt keep the answer of their rule or publication, but are tentative
  /// from `asOf` on: single dates, recurring days, and every day if a part that names none was not
  /// understood. An override stays as it is, except for a moved closing of which the text takes a day
  /// back: 13일에 쉽니다 after 13일 대신 16일. Also in doubt are the days of an earlier rule when 12월부터 매주 수요일 휴무
  /// may only add to it, the days of a closure after its new end, and the rest of a closure if the store
  /// is said to open and no date is named.
  ///
  /// - Parameters:
  ///   - text: what was read.
  ///   - branchName: the branch, as for `init(reading:for:asOf:)`.
  ///   - asOf: the day on which the text was seen.
  public func adding(
    reading text: HolidayText, for branchName: String? = nil, asOf: CivilDate
  ) -> HolidaySchedule {
    ScheduleFacts(
      ScheduleFacts.notice(of: text, for: branchName), asOf: asOf, reference: text.reference,
      takesBack: text.unread.contains { $0.reason == .former || $0.reason == .ruleChange }
    ).schedule(after: self)
  }
}
