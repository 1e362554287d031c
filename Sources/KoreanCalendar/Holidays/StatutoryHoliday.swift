/// The days that a decree names, or has named, as public holidays.
///
/// Documentation/DataSources.md lists the decrees. Every condition here depends on the date, not on
/// the year.
package enum StatutoryHoliday: UInt8, Sendable {
  case newYear, newYearSecond, newYearThird
  case seollalEve, seollal, seollalAfter
  case independenceMovement, arbor, erosionControl
  case buddhasBirthday, labor, children, memorial, constitution, liberation
  case chuseokEve, chuseok, chuseokAfter
  case armedForces, nationalFoundation, hangul, unitedNations, christmas

  /// In the order of the decree, which is also their order when two share a date.
  package static let all: [StatutoryHoliday] = [
    .independenceMovement, .constitution, .liberation, .nationalFoundation, .hangul,
    .newYear, .newYearSecond, .newYearThird, .arbor, .erosionControl,
    .seollalEve, .seollal, .seollalAfter, .buddhasBirthday, .labor, .children, .memorial,
    .chuseokEve, .chuseok, .chuseokAfter, .armedForces, .unitedNations, .christmas,
  ]

  /// Whether the day follows the lunar calendar.
  package var isLunar: Bool { monthDay == nil }

  /// Whether the day is one of the three days of Seollal or Chuseok.
  package var isFestivalBlock: Bool { isLunar && self != .buddhasBirthday }

  /// The month and the day of one that is not lunar.
  package var monthDay: (month: Int, day: Int)? {
    switch self {
    case .newYear: (1, 1)
    case .newYearSecond: (1, 2)
    case .newYearThird: (1, 3)
    case .independenceMovement: (3, 1)
    // The decree names 15 March; its addendum moved the only one, of 1960, to the 21st.
    case .erosionControl: (3, 21)
    case .arbor: (4, 5)
    case .labor: (5, 1)
    case .children: (5, 5)
    case .memorial: (6, 6)
    case .constitution: (7, 17)
    case .liberation: (8, 15)
    case .armedForces: (10, 1)
    case .nationalFoundation: (10, 3)
    case .hangul: (10, 9)
    case .unitedNations: (10, 24)
    case .christmas: (12, 25)
    case .seollalEve, .seollal, .seollalAfter, .buddhasBirthday, .chuseokEve, .chuseok,
      .chuseokAfter:
      nil
    }
  }

  /// The date in a year, whether or not it was a holiday then; `nil` outside 1900…2100.
  package func date(in year: Int) -> CivilDate? {
    if let day = monthDay { return CivilDate(year: year, month: day.month, day: day.day) }
    return switch self {
    case .seollalEve: LunarFestivals.seollal(in: year)?.adding(days: -1)
    case .seollal: LunarFestivals.seollal(in: year)
    case .seollalAfter: LunarFestivals.seollal(in: year)?.adding(days: 1)
    case .buddhasBirthday: LunarFestivals.buddhasBirthday(in: year)
    case .chuseokEve: LunarFestivals.chuseok(in: year)?.adding(days: -1)
    case .chuseok: LunarFestivals.chuseok(in: year)
    case .chuseokAfter: LunarFestivals.chuseok(in: year)?.adding(days: 1)
    default: nil
    }
  }

  /// Whether the decree in force on a date names this day.
  ///
  /// - Parameter stamp: the date as yyyymmdd.
  package func isInForce(_ stamp: Int) -> Bool {
    guard stamp >= DecreeDates.first else { return false }
    return switch self {
    case .newYear, .independenceMovement, .liberation, .chuseok, .nationalFoundation, .christmas:
      true
    case .newYearSecond: stamp < 1999_01_01
    case .newYearThird: stamp < 1989_02_01
    case .seollal: stamp >= 1985_01_21
    case .seollalEve, .seollalAfter, .chuseokEve: stamp >= 1989_02_01
    case .chuseokAfter: stamp >= 1986_09_11
    case .arbor: stamp < 1960_03_16 || (stamp >= 1961_02_27 && stamp < 2006_01_01)
    case .erosionControl: stamp >= 1960_03_16 && stamp < 1961_02_27
    case .buddhasBirthday, .children: stamp >= 1975_01_27
    case .labor: stamp >= 2026_05_01
    case .memorial: stamp >= 1956_04_19
    case .constitution: stamp < 2008_01_01 || stamp >= 2026_05_11
    case .armedForces: stamp >= 1976_09_03 && stamp < 1991_01_01
    case .hangul: stamp < 1991_01_01 || stamp >= 2013_01_01
    case .unitedNations: stamp >= 1950_09_18 && stamp < 1976_09_03
    }
  }

  /// The first date from which a substitute can be given for this day, as yyyymmdd.
  package var substitutedSince: Int? {
    switch self {
    case .seollalEve, .seollal, .seollalAfter, .chuseokEve, .chuseok, .chuseokAfter, .children:
      2013_11_05
    case .independenceMovement, .liberation, .nationalFoundation, .hangul: 2021_08_04
    case .buddhasBirthday, .christmas: 2023_05_04
    case .labor: 2026_05_01
    case .constitution: 2026_05_11
    default: nil
    }
  }
}

/// Dates of decrees that more than one holiday needs, as yyyymmdd.
package enum DecreeDates {
  /// 대통령령 제124호, the first list of public holidays of the Republic.
  package static let first = 1949_06_04
  /// The next-day clause of 1959, 대통령령 제1461호, and its end.
  package static let nextDayOf1959 = 1959_03_27..<1961_01_01
  /// The next-day rule of 1989, 대통령령 제12616호, and its end by 제13155호.
  package static let nextDayOf1989 = 1989_02_01..<1991_01_01
  /// 대통령령 제24828호, the current substitute holidays.
  package static let substitutes = 2013_11_05
}

extension CivilDate {
  /// The date as yyyymmdd, the form of the decrees' dates here.
  package var stamp: Int {
    let parts = parts
    return parts.year * 10_000 + parts.month * 100 + parts.day
  }

  /// The date of a yyyymmdd number written in the library.
  package init(stamp: Int) {
    guard
      let date = CivilDate(year: stamp / 10_000, month: stamp / 100 % 100, day: stamp % 100)
    else { preconditionFailure("\(stamp) is no date") }
    self = date
  }
}
