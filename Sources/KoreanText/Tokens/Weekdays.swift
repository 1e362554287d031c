package import KoreanCalendar

// It has its own `init(arrayLiteral:)` and `contains`, for the reason that DaySets.swift gives.

/// Some days of the week; the bit *n* is the weekday that is *n* days after Sunday.
package struct WeekdaySet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue & 0x7F }

  package init(arrayLiteral members: Self...) {
    self.init(rawValue: members.reduce(0) { $0 | $1.rawValue })
  }

  package func contains(_ other: Self) -> Bool { other.rawValue & ~rawValue == 0 }

  package func contains(_ weekday: Weekday) -> Bool { rawValue & 1 << UInt8(weekday.rawValue) != 0 }

  /// The weekday some days after Sunday.
  package init(daysAfterSunday days: Int) { self.init(rawValue: 1 << UInt8(days % 7)) }

  /// The weekday that one syllable or ideograph stands for, in days after Sunday.
  static func daysAfterSunday(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "일", "日": 0
    case "월", "月": 1
    case "화", "火": 2
    case "수", "水": 3
    case "목", "木": 4
    case "금", "金": 5
    case "토", "土": 6
    default: nil
    }
  }

  package static let sunday = Self(daysAfterSunday: 0)
  package static let monday = Self(daysAfterSunday: 1)
  package static let tuesday = Self(daysAfterSunday: 2)
  package static let wednesday = Self(daysAfterSunday: 3)
  package static let thursday = Self(daysAfterSunday: 4)
  package static let friday = Self(daysAfterSunday: 5)
  package static let saturday = Self(daysAfterSunday: 6)
  package static let mondayThroughFriday = Self(rawValue: 0b011_1110)
  package static let weekend = Self(rawValue: 0b100_0001)
  package static let all = Self(rawValue: 0x7F)

  /// Whether exactly one day is in the set.
  package var isSingle: Bool { rawValue.nonzeroBitCount == 1 }

  /// The days after those in the set.
  package var nextDays: Self { Self(rawValue: rawValue << 1 | rawValue >> 6 & 1) }

  /// The one day in the set, in days after Sunday.
  package var singleDay: Int? { isSingle ? rawValue.trailingZeroBitCount : nil }

  /// The weekdays from one through another, over the end of the week when need be.
  ///
  /// - Returns: `nil` when either is not a single day.
  package static func range(from first: Self, through last: Self) -> Self? {
    guard first.isSingle, last.isSingle else { return nil }
    var all = first
    var day = first
    while day != last {
      day = Self(daysAfterSunday: day.rawValue.trailingZeroBitCount + 1)
      all.formUnion(day)
    }
    return all
  }
}
