/// The days of a calendar of public holidays, computed once, a word for each month.
@usableFromInline
final class HolidayTable: Sendable {
  let clashPolicy: SubstituteClashPolicy
  let knownThrough: CivilDate
  /// The days that were added to the built-in list, in the order of their dates.
  let added: [PublicHoliday]
  /// The days of each month as a `DaySet`, January 1949 first.
  let words: [UInt32]
  /// The substitutes among them; only rules about substitutes need them separately.
  let substituteWords: [UInt32]

  static let southKorea = HolidayTable(clashPolicy: .onePerClash)

  /// The table of no holiday.
  static let empty = HolidayTable(
    clashPolicy: .onePerClash, added: [], knownThrough: .latest,
    words: Array(repeating: 0, count: PublicHolidayCalendar.years.count * 12),
    substituteWords: Array(repeating: 0, count: PublicHolidayCalendar.years.count * 12))

  private init(
    clashPolicy: SubstituteClashPolicy, added: [PublicHoliday], knownThrough: CivilDate,
    words: [UInt32], substituteWords: [UInt32]
  ) {
    self.clashPolicy = clashPolicy
    self.knownThrough = knownThrough
    self.added = added
    self.words = words
    self.substituteWords = substituteWords
  }

  convenience init(
    clashPolicy: SubstituteClashPolicy, added: [PublicHoliday] = [],
    knownThrough: CivilDate = CivilDate(stamp: DesignatedDays.knownThrough)
  ) {
    let years = PublicHolidayCalendar.years
    var words = Array(repeating: UInt32(0), count: years.count * 12)
    var substituteWords = words
    for (position, year) in years.enumerated() {
      let added = added.filter { $0.date.year == year }
      for holiday in HolidayYear(year, added: added, clashPolicy: clashPolicy).days {
        let parts = holiday.date.parts
        let index = position * 12 + parts.month - 1
        words[index] |= 1 << UInt32(truncatingIfNeeded: parts.day)
        if holiday.kind == .substitute {
          substituteWords[index] |= 1 << UInt32(truncatingIfNeeded: parts.day)
        }
      }
    }
    self.init(
      clashPolicy: clashPolicy, added: added.inOrder { $0.date.dayNumber },
      knownThrough: knownThrough, words: words, substituteWords: substituteWords)
  }
}
