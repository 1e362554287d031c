/// The elections that are held because a term of office ends.
///
/// Their day has been a public holiday by rule since 2006, and 공직선거법 제34조 fixes it: the
/// first Wednesday on or after the 70th day before the end of the President's term, the 50th before
/// that of the National Assembly, the 30th before that of the local councils; a week later when
/// that day, the day before or the day after is a holiday.
package enum TermElections: Sendable, CaseIterable {
  case president, assembly, local

  /// The future elections of a year; past ones are in the list of designated days.
  ///
  /// A term that ends early moves all later ones, so these days are computed, not promised.
  static func computed(in year: Int) -> [HolidayDay] {
    allCases.compactMap { $0.computed(in: year) }
  }

  private func computed(in year: Int) -> HolidayDay? {
    let (first, interval, number) =
      switch self {
      case .president: (2_030, 5, 22)
      case .assembly: (2_028, 4, 23)
      case .local: (2_030, 4, 10)
      }
    guard year >= first, (year - first) % interval == 0, let end = endOfTerm(in: year) else {
      return nil
    }
    return holiday(
      on: electionDay(before: end), number: number + (year - first) / interval, isComputed: true)
  }

  /// The last day of the term that ends in a year; since 2025 a President's ends on 3 June.
  private func endOfTerm(in year: Int) -> CivilDate? {
    switch self {
    case .president: CivilDate(year: year, month: 6, day: 3)
    case .assembly: CivilDate(year: year, month: 5, day: 29)
    case .local: CivilDate(year: year, month: 6, day: 30)
    }
  }

  /// The election day for a term that ends on a date.
  package func electionDay(before end: CivilDate) -> CivilDate {
    let days =
      switch self {
      case .president: 70
      case .assembly: 50
      case .local: 30
      }
    let earliest = end.adding(days: -days)
    let wait = (Weekday.wednesday.rawValue - earliest.weekday.rawValue + 7) % 7
    let day = earliest.adding(days: wait)
    let isDisturbed = (-1...1).contains { offset in
      Self.isStatutoryHoliday(day.adding(days: offset))
    }
    return isDisturbed ? day.adding(days: 7) : day
  }

  private static func isStatutoryHoliday(_ date: CivilDate) -> Bool {
    StatutoryHoliday.all.contains { $0.isInForce(date.stamp) && $0.date(in: date.year) == date }
  }

  /// An election day as a holiday.
  ///
  /// An election after a vacancy is not a holiday by rule; the government designates it.
  func holiday(
    on date: CivilDate, number: Int, isVacancy: Bool = false, isComputed: Bool = false
  ) -> HolidayDay {
    HolidayDay(
      date: date, kind: isVacancy ? .temporary : .election,
      origin: .election(self, number: number, isVacancy: isVacancy), isComputed: isComputed)
  }

  /// The names of one election, in Korean and in English.
  func names(number: Int, isVacancy: Bool) -> (korean: String, english: String) {
    let (korean, english) =
      switch self {
      case .president:
        ("제\(number)대 대통령선거\(isVacancy ? "(궐위)" : "")", "Presidential Election")
      case .assembly: ("제\(number)대 국회의원선거", "National Assembly Election")
      case .local: ("제\(number)회 지방선거", "Local Elections")
      }
    return (korean, "\(englishOrdinal(number)) \(english)")
  }
}

/// A number as an English ordinal, such as `22nd`.
package func englishOrdinal(_ number: Int) -> String {
  let suffix =
    switch (number % 100, number % 10) {
    case (11...13, _): "th"
    case (_, 1): "st"
    case (_, 2): "nd"
    case (_, 3): "rd"
    default: "th"
    }
  return "\(number)\(suffix)"
}
