/// One reason why a date is a public holiday of South Korea.
///
/// A date can have two: on 2025-05-05 it was both Children's Day and Buddha's birthday. A holiday
/// that gets a substitute keeps its own day; both are listed, because the day itself remains a
/// holiday.
///
/// ```swift
/// import MartHolidayKit
///
/// let date = try CivilDate(validatingYear: 2026, month: 10, day: 5)
/// PublicHolidayCalendar.southKorea.holidays(on: date).first?.koreanName  // "대체공휴일(개천절)"
/// ```
public struct PublicHoliday: Hashable, Sendable {
  /// Why a date is a holiday.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Named in the decree.
    case statutory
    /// 대체공휴일, given for a statutory day that fell on a weekend or on another holiday.
    case substitute
    /// The day of a general election or a referendum.
    case election
    /// 임시공휴일, designated by the government for one occasion.
    case temporary
  }

  /// The date of the holiday.
  public let date: CivilDate
  /// Why the date is a holiday.
  public let kind: Kind
  /// The name in Korean, the official one of that time.
  public let koreanName: String
  /// The name in English.
  public let englishName: String
  /// The statutory day that a substitute stands for, or `nil` for every other kind.
  public let substitutedDate: CivilDate?
  /// Whether the date is computed and not published yet.
  ///
  /// This is true for future elections, whose day the law fixes unless a term ends early, and for
  /// days of the lunar calendar after 2050, where the official table ends.
  public let isComputed: Bool

  /// Every path that makes a holiday ends here.
  package init(
    unchecked date: CivilDate, kind: Kind, koreanName: String, englishName: String,
    substitutedDate: CivilDate? = nil, isComputed: Bool = false
  ) {
    assert(
      (kind == .substitute) == (substitutedDate != nil),
      "\(date) is \(kind) and stands for \(substitutedDate?.description ?? "nothing")")
    self.date = date
    self.kind = kind
    self.koreanName = koreanName
    self.englishName = englishName
    self.substitutedDate = substitutedDate
    self.isComputed = isComputed
  }

  /// Makes a day that the government has designated for one occasion.
  ///
  /// - Parameters:
  ///   - date: the day.
  ///   - koreanName: the name in Korean.
  ///   - englishName: the name in English.
  public init(
    designated date: CivilDate, koreanName: String = "임시공휴일",
    englishName: String = "Temporary Public Holiday"
  ) {
    self.init(
      unchecked: date, kind: .temporary, koreanName: koreanName, englishName: englishName)
  }
}

extension PublicHoliday: CustomStringConvertible {
  /// The date and the Korean name in one line.
  public var description: String { "\(date) \(koreanName)" }
}
