import KoreanCalendar

extension MonthGrid.Cell {
  /// One character for the status that needs no color, or an empty text on an open day.
  ///
  /// It is `✕` for a closing, `△` for one that may still move or is known only from the municipality,
  /// and `?` for an unknown day.
  public var mark: String {
    switch status {
    case .closed(let basis): basis.isExpected ? "△" : "✕"
    case .unknown: "?"
    case .open: ""
    }
  }
}

extension MonthGrid {
  /// The month as lines of text: the title, the weekdays and the weeks, a day with its mark.
  ///
  /// A day takes four columns, and days of the months before and after are left out.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
  /// let grid = MonthGrid(YearMonth(2026, 11), of: schedule)
  /// let lines = grid.text(in: .korean).split(separator: "\n")
  /// lines[1]  // " 일  월  화  수  목  금  토"
  /// lines[3]  // "  8✕  9  10  11  12  13  14"
  /// ```
  ///
  /// - Parameter language: the language of the title and the weekdays.
  /// - Returns: lines, without a line break at the end.
  public func text(in language: PhraseLanguage) -> String {
    func line(_ cells: [String]) -> String {
      var line = cells.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
    let names = weekdays.map { " " + $0.phrase(in: language).prefix(2) + " " }
    let days = weeks.map { week in
      line(
        week.map { cell in
          guard cell.isInMonth else { return "    " }
          return (cell.day < 10 ? "  " : " ") + String(cell.day)
            + (cell.mark.isEmpty ? " " : cell.mark)
        })
    }
    return ([title(in: language), line(names)] + days).joined(separator: "\n")
  }
}
