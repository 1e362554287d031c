import KoreanText

extension FestivalSet {
  /// Whether a festival is on a day of every year.
  static func isFixedDay(month: Int?, day: Int) -> Bool {
    (0..<16).contains { bit in
      FestivalSet(rawValue: 1 << UInt16(bit)).fixedDay.map { $0 == (month, day) } ?? false
    }
  }

  /// The day of the year of a festival that has one, alone in the set.
  var fixedDay: (month: Int, day: Int)? {
    switch self {
    case .newYear: (1, 1)
    case .independence: (3, 1)
    case .labour: (5, 1)
    case .children: (5, 5)
    case .memorial: (6, 6)
    case .constitution: (7, 17)
    case .liberation: (8, 15)
    case .foundation: (10, 3)
    case .hangeul: (10, 9)
    case .christmas: (12, 25)
    default: nil
    }
  }
}
