package import KoreanCalendar

// How the original server writes a closing day.
extension CivilDate {
  /// The date with its weekday, such as `2026-11-22 (일)`.
  package var listedText: String { "\(self) (\(weekday.koreanSymbol))" }
}

/// A closing day as a row lists it: a date that can be trusted, or why it cannot.
package enum ListedDate: Hashable, Sendable {
  /// A date that exists, alone or with its own weekday.
  case date(CivilDate)
  /// A date that no calendar has, such as `2026-02-30`.
  case noSuchDate
  /// A date with the wrong weekday.
  case otherWeekday
  /// A date followed by anything else.
  case textBehind
  /// A text that does not begin with a date.
  case noDate

  /// Reads a date as the server lists it, with or without its weekday.
  ///
  /// - Parameter text: `2026-11-22` or `2026-11-22 (일)`, with any spaces around the bracket.
  ///   Anything else in a row may mean something else.
  package init(_ text: String) {
    var bytes = text.utf8.makeIterator()
    func number(_ count: Int) -> Int? {
      var value = 0
      for _ in 0..<count {
        guard let byte = bytes.next(), byte >= 0x30, byte <= 0x39 else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    guard let year = number(4), bytes.next() == 0x2D, let month = number(2), bytes.next() == 0x2D,
      let day = number(2)
    else {
      self = .noDate
      return
    }
    guard let date = CivilDate(year: year, month: month, day: day) else {
      self = .noSuchDate
      return
    }
    self = Self.rest(of: text.utf8.dropFirst(10), behind: date)
  }

  /// How far a date can be trusted, given the text after it.
  private static func rest(of bytes: Substring.UTF8View, behind date: CivilDate) -> ListedDate {
    var rest = bytes
    while rest.first == 0x20 { rest.removeFirst() }
    while rest.last == 0x20 { rest.removeLast() }
    guard let first = rest.first else { return .date(date) }
    guard first == 0x28, rest.last == 0x29 else { return .textBehind }
    // Compared as texts, they are equal in every Unicode form.
    let symbol = Substring(rest.dropFirst().dropLast())
    if symbol == date.weekday.koreanSymbol { return .date(date) }
    return Weekday.allCases.contains { symbol == $0.koreanSymbol } ? .otherWeekday : .textBehind
  }
}
