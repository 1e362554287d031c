package import KoreanCalendar

// Each set has its own `init(arrayLiteral:)`, and those that are used often their own `contains`:
// those of the standard library are generic, and in another module an empty literal took 800
// instructions.

/// Which weekdays of a month: the nth, 1…5, and the last.
package struct OrdinalSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  /// The first to the fifth.
  package static let numbers = OrdinalSet(rawValue: 0b1_1111)
  package static let last = OrdinalSet(rawValue: 1 << 5)
  /// 여섯째: no month has a sixth of any weekday.
  package static let beyond = OrdinalSet(rawValue: 1 << 6)

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(arrayLiteral members: Self...) {
    self.init(rawValue: members.reduce(0) { $0 | $1.rawValue })
  }

  package var isEmpty: Bool { rawValue == 0 }

  package func contains(_ other: Self) -> Bool { other.rawValue & ~rawValue == 0 }

  /// The ordinals behind those of the set: the second for the first.
  package var following: Self { Self(rawValue: (rawValue & 0b1111) << 1) }

  /// Each ordinal of the set, alone.
  package var members: [Self] {
    (0..<7).map { Self(rawValue: 1 << $0) }.filter { contains($0) }
  }

  /// One ordinal; a number outside 1…5 becomes `beyond`.
  package init(nth number: Int) {
    self.init(rawValue: 1...5 ~= number ? 1 << UInt8(number - 1) : 1 << 6)
  }

  /// The ordinals from one through a later one; `nil` unless each is a single one in 1…5.
  package static func range(from first: OrdinalSet, through last: OrdinalSet) -> OrdinalSet? {
    guard first.rawValue.nonzeroBitCount == 1, last.rawValue.nonzeroBitCount == 1,
      first.rawValue < last.rawValue, last.rawValue <= 1 << 4
    else { return nil }
    return OrdinalSet(rawValue: (last.rawValue << 1) &- first.rawValue)
  }
}

/// Festivals and public holidays that a text names.
package struct FestivalSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package static let seollal = Self(day: .seollal)
  package static let chuseok = Self(day: .chuseok)
  package static let newYear = Self(day: .newYear)
  package static let independence = Self(day: .independenceMovement)
  package static let buddha = Self(day: .buddhasBirthday)

  // Classes of days have bits above those of the statutory holidays.
  package static let publicHolidays = Self(rawValue: 1 << 30)
  package static let substitutes = Self(rawValue: 1 << 29)
  /// A founding day, whose date only the store knows.
  package static let anniversary = Self(rawValue: 1 << 28)

  /// 임시공휴일, 선거일: those that no law names, and only a calendar dates.
  package static let designated = Self(rawValue: 1 << 27)

  /// 국경일.
  package static let nationalDays: Self = [
    .independence, Self(day: .constitution), Self(day: .liberation), Self(day: .nationalFoundation),
    Self(day: .hangul),
  ]

  /// 명절.
  package static let both: Self = [.seollal, .chuseok]
  /// The members that stand for many days of a year.
  package static let classes: Self = [.publicHolidays, .substitutes, .designated]

  /// Whether exactly one festival of one day is in the set.
  package var isSingleDay: Bool { rawValue.nonzeroBitCount == 1 && isDisjoint(with: .classes) }

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(arrayLiteral members: Self...) {
    self.init(rawValue: members.reduce(0) { $0 | $1.rawValue })
  }

  package init(day: StatutoryHoliday) { rawValue = 1 << UInt32(day.rawValue) }
}

/// The days around a festival, from two before it to three after.
package struct DayOffsets: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package static let twoBefore = Self(rawValue: 1)
  package static let eve = Self(rawValue: 2)
  package static let day = Self(rawValue: 4)
  package static let after = Self(rawValue: 8)
  package static let twoAfter = Self(rawValue: 16)
  package static let threeAfter = Self(rawValue: 32)

  /// 연휴: the day, the one before and the one after.
  package static let span: Self = [.eve, .day, .after]
  /// The day with two on either side of it.
  package static let around: Self = [.twoBefore, .eve, .day, .after, .twoAfter]

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(arrayLiteral members: Self...) {
    self.init(rawValue: members.reduce(0) { $0 | $1.rawValue })
  }

  /// These days and more; after 연휴, 다음날 is the day after its last one.
  package func extended(by more: Self) -> Self {
    guard isSuperset(of: .span), !more.contains(.day) else { return union(more) }
    var all = self
    if more.contains(.after) { all.insert(.twoAfter) }
    if more.contains(.eve) { all.insert(.twoBefore) }
    return all
  }

  /// The offsets in days.
  package var days: [Int] { (-2...3).filter { contains(Self(rawValue: 1 << UInt8($0 + 2))) } }
}
