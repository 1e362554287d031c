/// The months of the Korean lunar years 1900–2100, one word for each year.
///
/// Bits 0…12 say which months, in order and with the leap month in its place, have 30 days instead
/// of 29; bits 13…16 are the number of the repeated month, 0 for none; bits 17…21 are the days by
/// which the lunar new year is later than a line of 365.25 days a year.
/// Documentation/DataSources.md says where the table is from.
package struct LunarYear {
  /// The first and the last lunar year of the table.
  package static let years = 1_900...2_100
  /// The day numbers of the first day of lunar 1900 and of the last of lunar 2100.
  package static let dayNumbers: ClosedRange<Int32> = -25_537...47_874
  /// The day number from which the line of lunar new years starts.
  private static let origin: Int32 = -25_547

  private let index: Int32
  private let word: UInt32

  private init(uncheckedIndex index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
    word = Self.words[index]
  }

  /// The months of a lunar year, or `nil` outside 1900…2100.
  package init?(_ year: Int) {
    guard Self.years.contains(year) else { return nil }
    self.init(uncheckedIndex: year - Self.years.lowerBound)
  }

  /// The lunar year that a day is in.
  ///
  /// - Parameter dayNumber: a day number within `dayNumbers`.
  package init(containing dayNumber: Int32) {
    assert(Self.dayNumbers.contains(dayNumber), "day number \(dayNumber) is outside the table")
    // The new year is never before the line, so it is the line's year or the one before.
    let line = (UInt32(bitPattern: dayNumber &- Self.origin) &* 4 &+ 3) / 1_461
    let guess = min(line, UInt32(truncatingIfNeeded: Self.years.count - 1))
    let year = LunarYear(uncheckedIndex: Int(guess))
    self =
      dayNumber < year.firstDayNumber ? LunarYear(uncheckedIndex: Int(guess) - 1) : year
  }

  /// The year's number, 1900…2100.
  package var year: Int { Int(index) + Self.years.lowerBound }
  /// The day number of the lunar new year.
  package var firstDayNumber: Int32 {
    Int32(bitPattern: UInt32(bitPattern: index) &* 1_461 / 4 &+ word >> 17) &+ Self.origin
  }
  /// The month that is repeated as a leap month, or 0.
  package var leapMonth: Int { Int(word >> 13 & 15) }

  /// The position of a month in the year, from 0, with the leap month counted in its place.
  package func position(ofMonth month: Int, isLeapMonth: Bool) -> Int {
    let leap = leapMonth
    let isLater = isLeapMonth || (leap != 0 && month > leap)
    return isLater ? month : month - 1
  }

  /// The month at a position, from 0.
  package func month(at position: Int) -> (month: Int, isLeapMonth: Bool) {
    let leap = leapMonth
    if leap == 0 || position < leap { return (position + 1, false) }
    return (position, position == leap)
  }

  /// The days of the year before the month at a position.
  package func daysBefore(position: Int) -> Int {
    let long = word & (1 << UInt32(truncatingIfNeeded: position) &- 1)
    return 29 &* position &+ long.nonzeroBitCount
  }

  /// The number of days of the month at a position, 29 or 30.
  package func numberOfDays(position: Int) -> Int {
    29 + Int(word >> UInt32(truncatingIfNeeded: position) & 1)
  }
}

extension LunarYear {
  /// Five years in each line; the number after a line is its first year.
  private static let words: [UInt32] = [
    0x1516D2, 0x3A0752, 0x240EA5, 0x10B64A, 0x32064B,  // 1900
    0x1C0A9B, 0x089556, 0x2E056A, 0x160B59, 0x025752,  // 1905
    0x280752, 0x12DB25, 0x360B25, 0x200A4B, 0x0AB29B,  // 1910
    0x300AAD, 0x1A056A, 0x044B69, 0x2A0BA9, 0x16FB52,  // 1915
    0x3A0D92, 0x240D25, 0x0EBA4D, 0x340956, 0x1C02B5,  // 1920
    0x0695AD, 0x2E06D4, 0x180DA9, 0x025D92, 0x280E92,  // 1925
    0x12CD26, 0x360527, 0x1E0A57, 0x0AB2B6, 0x300ADA,  // 1930
    0x1C06D4, 0x046EA9, 0x2A0749, 0x14F693, 0x3A0A93,  // 1935
    0x22052B, 0x0CCA5B, 0x32096D, 0x1E0B6A, 0x089B54,  // 1940
    0x2E0BA4, 0x180B49, 0x025A93, 0x260A95, 0x10F52B,  // 1945
    0x36052D, 0x200AAD, 0x0AB56A, 0x300DB2, 0x1C0DA4,  // 1950
    0x067D49, 0x2A0D4A, 0x151A95, 0x3A0A96, 0x240556,  // 1955
    0x0CCAB5, 0x320AD5, 0x1E06D2, 0x088EA5, 0x2C0EA5,  // 1960
    0x180E4A, 0x026C96, 0x260A9B, 0x10F556, 0x36056A,  // 1965
    0x200B59, 0x0CB752, 0x300752, 0x1A0725, 0x04964B,  // 1970
    0x2A0A4B, 0x1312AB, 0x3802AD, 0x22056B, 0x0ECB69,  // 1975
    0x320DA9, 0x1E0D92, 0x089B25, 0x2E0D25, 0x175A4D,  // 1980
    0x3C0A56, 0x2602B6, 0x10D5AD, 0x3606D4, 0x200DA9,  // 1985
    0x0CBD92, 0x320E92, 0x1A0D26, 0x046A56, 0x280A57,  // 1990
    0x1512B6, 0x380B5A, 0x2406D4, 0x0EAEC9, 0x340749,  // 1995
    0x1C0693, 0x069527, 0x2C052B, 0x160A5B, 0x00555A,  // 2000
    0x26036A, 0x10FB55, 0x380BA4, 0x200B49, 0x0ABA93,  // 2005
    0x300A95, 0x1A052D, 0x026A5D, 0x280AAD, 0x1535AA,  // 2010
    0x3A05D2, 0x220DA5, 0x0EBD4A, 0x340D4A, 0x1E0A95,  // 2015
    0x06952D, 0x2C0556, 0x160AB5, 0x0255AA, 0x2606D2,  // 2020
    0x10CEA5, 0x360EA5, 0x220E4A, 0x0AAC96, 0x2E0C9B,  // 2025
    0x1A055A, 0x046AD5, 0x280B69, 0x157752, 0x3A0752,  // 2030
    0x240B25, 0x0CD64B, 0x320A4B, 0x1C04AB, 0x06A55B,  // 2035
    0x2A056D, 0x160B69, 0x025B52, 0x280D92, 0x10FD25,  // 2040
    0x360D25, 0x200A4D, 0x0AB4AD, 0x2E02B6, 0x1805B5,  // 2045
    0x046DA9, 0x2A0EA9, 0x151D92, 0x3A0E92, 0x240D26,  // 2050
    0x0ECA56, 0x300A57, 0x1C04D6, 0x0686B5, 0x2C06D5,  // 2055
    0x160EC9, 0x026E92, 0x260693, 0x10F52B, 0x34052B,  // 2060
    0x1E0A5B, 0x0AB55A, 0x30056A, 0x180B55, 0x049749,  // 2065
    0x2A0B49, 0x151A93, 0x380A95, 0x22052D, 0x0CCAAD,  // 2070
    0x320AB5, 0x1C05AA, 0x068BA5, 0x2C0DA5, 0x180D4A,  // 2075
    0x007A95, 0x260C95, 0x10F52E, 0x360556, 0x1E0AB5,  // 2080
    0x0AB5B2, 0x3006D2, 0x1A0EA5, 0x049E4A, 0x2A064A,  // 2085
    0x130C97, 0x380CAB, 0x22055A, 0x0CCAD5, 0x320B69,  // 2090
    0x1E0752, 0x068EA5, 0x2C0B25, 0x16064B, 0x007497,  // 2095
    0x2404AB,  // 2100
  ]
}
