package import KoreanCalendar

// How the original server writes a closing day.
extension CivilDate {
  /// The date with its weekday, such as `2026-11-22 (일)`.
  package var listedText: String { "\(self) (\(weekday.koreanSymbol))" }

  /// Reads a date as the server lists it, with or without its weekday.
  ///
  /// - Parameter text: `2026-11-22` or `2026-11-22 (일)`, with any spaces around the bracket.
  /// - Returns: `nil` for a date that does not exist, for a weekday that the date does not have, and
  ///   for any other text behind it: such a row says something else than it seems to.
  package init?(listedAs text: String) {
    guard let date = CivilDate(String(text.prefix(10))) else { return nil }
    var rest = text.dropFirst(10)
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    guard rest.isEmpty || rest == "(\(date.weekday.koreanSymbol))" else { return nil }
    self = date
  }
}
