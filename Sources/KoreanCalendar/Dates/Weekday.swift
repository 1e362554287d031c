/// A day of the week, Sunday first as Korean calendars print it.
///
/// The raw value counts from Sunday, 0, to Saturday, 6.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  /// Sunday, 일요일.
  case sunday
  /// Monday, 월요일.
  case monday
  /// Tuesday, 화요일.
  case tuesday
  /// Wednesday, 수요일.
  case wednesday
  /// Thursday, 목요일.
  case thursday
  /// Friday, 금요일.
  case friday
  /// Saturday, 토요일.
  case saturday
}

extension Weekday: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Weekday {
  /// The one-syllable Korean name, as calendars print it.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// Weekday.sunday.koreanSymbol  // "일"
  /// ```
  public var koreanSymbol: String {
    switch self {
    case .sunday: "일"
    case .monday: "월"
    case .tuesday: "화"
    case .wednesday: "수"
    case .thursday: "목"
    case .friday: "금"
    case .saturday: "토"
    }
  }

  /// The full Korean name.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// Weekday.wednesday.koreanName  // "수요일"
  /// ```
  public var koreanName: String { koreanSymbol + "요일" }

  /// The full English name, capitalized.
  public var englishName: String {
    switch self {
    case .sunday: "Sunday"
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    }
  }

  /// The weekday a number of days later, or earlier when negative.
  ///
  /// - Parameter days: any number of days.
  /// - Complexity: O(1).
  public func advanced(by days: Int) -> Weekday {
    let offset = (rawValue + days % 7 + 7) % 7
    return Weekday.allCases[offset]
  }
}

extension Weekday {
  /// The weekday of a remainder by seven.
  package init(index: UInt32) {
    switch index {
    case 0: self = .sunday
    case 1: self = .monday
    case 2: self = .tuesday
    case 3: self = .wednesday
    case 4: self = .thursday
    case 5: self = .friday
    default: self = .saturday
    }
  }
}
