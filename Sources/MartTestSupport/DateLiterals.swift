public import KoreanCalendar

extension CivilDate: ExpressibleByStringLiteral {
  /// Makes a date from a literal in a test, such as `"2026-11-22"`.
  ///
  /// - Precondition: the literal is `yyyy-MM-dd` and names a day that exists.
  public init(stringLiteral text: String) {
    guard let date = CivilDate(text) else {
      preconditionFailure("\"\(text)\" is no date of the form yyyy-MM-dd")
    }
    self = date
  }
}

extension YearMonth: ExpressibleByStringLiteral {
  /// Makes a month from a literal in a test, such as `"2026-11"`.
  ///
  /// - Precondition: the literal is `yyyy-MM` and names a month that exists.
  public init(stringLiteral text: String) {
    guard let month = YearMonth(text) else {
      preconditionFailure("\"\(text)\" is no month of the form yyyy-MM")
    }
    self = month
  }
}
