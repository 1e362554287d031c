import KoreanCalendar

/// Every day of 1946–2104 with its fields, counted one after another from a known Thursday.
///
/// It shares no arithmetic with the library: the only fact it begins with is that 1970-01-01 was a
/// Thursday, and that is checked against the library's dates at both ends.
struct DayLine {
  let years = 1946...2104
  private(set) var year: [Int] = []
  private(set) var month: [Int] = []
  private(set) var day: [Int] = []
  /// 0…6 from Sunday.
  private(set) var weekday: [Int] = []
  /// Which such weekday of its month a day is, and whether the month has no later one.
  private(set) var ordinal: [Int] = []
  private(set) var isLast: [Bool] = []
  /// The place of each first of January.
  private(set) var starts: [Int: Int] = [:]

  init() {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for year in years {
      starts[year] = self.year.count
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      for month in 1...12 {
        let length = lengths[month - 1] + (month == 2 && isLeap ? 1 : 0)
        for day in 1...length {
          self.year.append(year)
          self.month.append(month)
          self.day.append(day)
          ordinal.append((day + 6) / 7)
          isLast.append(day + 7 > length)
        }
      }
    }
    let epoch = starts[1970] ?? 0
    weekday = year.indices.map { (($0 - epoch) % 7 + 7 + 4) % 7 }
  }

  var count: Int { year.count }

  /// The place of a date of the library, found by its printed fields.
  func place(_ date: CivilDate) -> Int? {
    guard let start = starts[date.year] else { return nil }
    return (start..<min(start + 366, count)).first {
      month[$0] == date.month && day[$0] == date.day
    }
  }

  /// The date of a place.
  func date(_ place: Int) -> CivilDate? {
    CivilDate(year: year[place], month: month[place], day: day[place])
  }
}
