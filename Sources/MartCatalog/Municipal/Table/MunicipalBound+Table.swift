import KoreanCalendar

// The ends as the table writes them: a month is its first day where a designation begins, and its last
// one where it ends.
extension MunicipalDesignation.Bound {
  static func on(_ year: Int, _ month: Int, _ day: Int) -> Self {
    Self(CivilDate(year, month, day))
  }

  static func by(_ year: Int, _ month: Int, _ day: Int) -> Self {
    Self(CivilDate(year, month, day), .latest)
  }

  static func planned(_ year: Int, _ month: Int, _ day: Int) -> Self {
    Self(CivilDate(year, month, day), .planned)
  }

  static func firstOf(_ year: Int, _ month: Int, _ precision: Precision = .month) -> Self {
    Self(YearMonth(year, month).firstDay, precision)
  }

  static func lastOf(_ year: Int, _ month: Int, _ precision: Precision = .month) -> Self {
    Self(YearMonth(year, month).lastDay, precision)
  }
}
