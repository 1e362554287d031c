import KoreanText

/// Which weekdays of a month: the nth, 1…5, and the last.
struct OrdinalSet: OptionSet, Hashable {
  let rawValue: UInt8

  /// The first to the fifth.
  static let numbers = OrdinalSet(rawValue: 0b1_1111)
  static let last = OrdinalSet(rawValue: 1 << 5)
  /// 여섯째, which no weekday of a month is.
  static let beyond = OrdinalSet(rawValue: 1 << 6)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One ordinal; what no month has is `beyond`.
  init(nth number: Int) { self.init(rawValue: 1...5 ~= number ? 1 << UInt8(number - 1) : 1 << 6) }

  /// The ordinals from one through another; `nil` when either is not in 1…5.
  static func range(from first: OrdinalSet, through last: OrdinalSet) -> OrdinalSet? {
    guard first.rawValue.nonzeroBitCount == 1, last.rawValue.nonzeroBitCount == 1,
      first.rawValue < last.rawValue, last.rawValue <= 1 << 4
    else { return nil }
    return OrdinalSet(rawValue: (last.rawValue << 1) &- first.rawValue)
  }

}

/// Festivals and public holidays that a text names.
struct FestivalSet: OptionSet, Hashable {
  let rawValue: UInt16

  static let seollal = Self(rawValue: 1)
  static let chuseok = Self(rawValue: 2)
  static let newYear = Self(rawValue: 4)
  static let publicHolidays = Self(rawValue: 8)
  static let substitutes = Self(rawValue: 16)
  static let christmas = Self(rawValue: 32)
  static let buddha = Self(rawValue: 64)
  static let children = Self(rawValue: 128)
  static let independence = Self(rawValue: 256)
  static let memorial = Self(rawValue: 512)
  static let liberation = Self(rawValue: 1 << 10)
  static let foundation = Self(rawValue: 1 << 11)
  static let hangeul = Self(rawValue: 1 << 12)
  static let labour = Self(rawValue: 1 << 13)
  static let constitution = Self(rawValue: 1 << 14)
  /// A founding day, whose date only the store knows.
  static let anniversary = Self(rawValue: 1 << 15)

  /// 국경일.
  static let nationalDays: Self = [
    .independence, .constitution, .liberation, .foundation, .hangeul,
  ]

  /// 명절.
  static let both: Self = [.seollal, .chuseok]
  /// Those that are many days of the year.
  static let classes: Self = [.publicHolidays, .substitutes]

  /// Whether exactly one festival of one day is in the set.
  var isSingleDay: Bool { rawValue.nonzeroBitCount == 1 && isDisjoint(with: .classes) }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The festivals of a word, or `nil` when it is not one.
  init?(_ word: KoreanHolidayWord) {
    switch word {
    case .festivals: self = .both
    case .seollal: self = .seollal
    case .chuseok: self = .chuseok
    case .newYear: self = .newYear
    case .publicHolidays: self = .publicHolidays
    case .somePublicHolidays: self = .substitutes
    case .christmas: self = .christmas
    case .buddhasBirthday: self = .buddha
    case .childrensDay: self = .children
    case .independenceMovementDay: self = .independence
    case .memorialDay: self = .memorial
    case .liberationDay: self = .liberation
    case .nationalFoundationDay: self = .foundation
    case .hangeulDay: self = .hangeul
    case .constitutionDay: self = .constitution
    case .labourDay: self = .labour
    case .schoolHolidays: return nil
    }
  }
}

/// The days around a festival, from two before it to two after.
struct DayOffsets: OptionSet, Hashable {
  let rawValue: UInt8

  static let twoBefore = Self(rawValue: 1)
  static let eve = Self(rawValue: 2)
  static let day = Self(rawValue: 4)
  static let after = Self(rawValue: 8)
  static let twoAfter = Self(rawValue: 16)

  /// 연휴: the day, the one before and the one after.
  static let span: Self = [.eve, .day, .after]
  /// All of them.
  static let around: Self = [.twoBefore, .eve, .day, .after, .twoAfter]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// These days with more of them; behind 연휴, 다음날 is the day behind the last of it.
  func extended(by more: Self) -> Self {
    guard isSuperset(of: .span), !more.contains(.day) else { return union(more) }
    var all = self
    if more.contains(.after) { all.insert(.twoAfter) }
    if more.contains(.eve) { all.insert(.twoBefore) }
    return all
  }

  /// The offsets in days.
  var days: [Int] { (-2...2).filter { contains(Self(rawValue: 1 << UInt8($0 + 2))) } }
}
