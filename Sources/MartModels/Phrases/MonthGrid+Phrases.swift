public import KoreanCalendar

extension MonthGrid {
  /// The title of the grid, such as `2026년 12월`.
  public func title(in language: PhraseLanguage) -> String {
    month.phrase(in: language, style: .long)
  }
}

extension MonthGrid.Cell: DatePhrasable {
  /// The public holiday on the date as people call it, such as 성탄절; `nil` on other days.
  ///
  /// - Parameter language: the language.
  /// - Returns: both names, joined, when two holidays fall on the date.
  public func holidayName(in language: PhraseLanguage) -> String? {
    guard !holidays.isEmpty else { return nil }
    return holidays.map { $0.phrase(in: language) }.joined(separator: language("·", ", "))
  }

  /// The cell in words, for a screen reader: today, the date, the holiday and the status.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
  /// let today = CivilDate(2026, 11, 22)
  /// let grid = MonthGrid(YearMonth(2026, 11), of: schedule, today: today)
  /// grid.cell(on: today)?.phrase(in: .english)  // "today, Sunday, 22 November, closed (projected)"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  ///   - reference: a date in the reader's year; `nil` leaves out the year, which the title has.
  public func phrase(
    in language: PhraseLanguage, style: PhraseStyle = .short,
    relativeTo reference: CivilDate? = nil
  ) -> String {
    var parts = [
      date.phrase(in: language, style: .long, relativeTo: reference ?? date)
    ]
    if isToday { parts.insert(language("오늘", "today"), at: 0) }
    if let name = holidayName(in: language) { parts.append(name) }
    parts.append(status.phrase(in: language, style: .long))
    return parts.joined(separator: ", ")
  }
}
