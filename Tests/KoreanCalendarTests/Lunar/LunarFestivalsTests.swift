import Foundation
import KoreanCalendar
import Testing

@Suite("Lunar festivals")
struct LunarFestivalsTests {
  /// Seollal and Chuseok as published, 2012–2050.
  static let table = """
    2012 01-23 09-30, 2013 02-10 09-19, 2014 01-31 09-08, 2015 02-19 09-27, 2016 02-08 09-15,
    2017 01-28 10-04, 2018 02-16 09-24, 2019 02-05 09-13, 2020 01-25 10-01, 2021 02-12 09-21,
    2022 02-01 09-10, 2023 01-22 09-29, 2024 02-10 09-17, 2025 01-29 10-06, 2026 02-17 09-25,
    2027 02-07 09-15, 2028 01-27 10-03, 2029 02-13 09-22, 2030 02-03 09-12, 2031 01-23 10-01,
    2032 02-11 09-19, 2033 01-31 09-08, 2034 02-19 09-27, 2035 02-08 09-16, 2036 01-28 10-04,
    2037 02-15 09-24, 2038 02-04 09-13, 2039 01-24 10-02, 2040 02-12 09-21, 2041 02-01 09-10,
    2042 01-22 09-28, 2043 02-10 09-17, 2044 01-30 10-05, 2045 02-17 09-25, 2046 02-06 09-15,
    2047 01-26 10-04, 2048 02-14 09-22, 2049 02-02 09-11, 2050 01-23 09-30
    """
    .split(separator: ",").map { $0.split { $0 == " " || $0 == "\n" }.map(String.init) }

  @Test("Seollal and Chuseok fall on the published days", arguments: Self.table)
  func published(row: [String]) throws {
    let year = try #require(Int(row[0]))
    #expect(LunarFestivals.seollal(in: year)?.description == "\(year)-\(row[1])")
    #expect(LunarFestivals.chuseok(in: year)?.description == "\(year)-\(row[2])")
  }

  @Test(
    "Buddha's birthday falls on the published days",
    arguments: [
      "2012-05-28", "2014-05-06", "2017-05-03", "2018-05-22", "2020-04-30", "2022-05-08",
      "2023-05-27", "2024-05-15", "2025-05-05", "2026-05-24", "2036-05-03", "2039-04-30",
      "2044-05-05",
    ])
  func buddhasBirthday(text: String) throws {
    let date = try #require(CivilDate(text))
    #expect(LunarFestivals.buddhasBirthday(in: date.year) == date)
  }

  @Test("A festival is the day that the lunar date says, in every year of the table")
  func agreeWithLunarDates() throws {
    for year in 1_900...2_100 {
      let seollal = try #require(LunarDate(year: year, month: 1, day: 1))
      let buddha = try #require(LunarDate(year: year, month: 4, day: 8))
      let chuseok = try #require(LunarDate(year: year, month: 8, day: 15))
      #expect(LunarFestivals.seollal(in: year) == seollal.civilDate)
      #expect(LunarFestivals.buddhasBirthday(in: year) == buddha.civilDate)
      #expect(LunarFestivals.chuseok(in: year) == chuseok.civilDate)
    }
  }

  @Test("There is no festival outside the table", arguments: [Int.min, 0, 1_899, 2_101, .max])
  func outside(year: Int) {
    #expect(LunarFestivals.seollal(in: year) == nil)
    #expect(LunarFestivals.chuseok(in: year) == nil)
    #expect(LunarFestivals.buddhasBirthday(in: year) == nil)
  }

  @Test("Korea's festivals are not China's in the twenty-one cases where the meridian matters")
  func notChinese() throws {
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 8 * 3_600))
    func isFestival(_ date: CivilDate?, _ month: Int, _ day: Int) throws -> Bool {
      let number = try #require(date).dayNumber
      let noon = Date(timeIntervalSince1970: Double(number) * 86_400 + 4 * 3_600)
      let fields = calendar.dateComponents([.month, .day], from: noon)
      return fields.month == month && fields.day == day && fields.isLeapMonth != true
    }
    var seollal: [Int] = []
    var buddha: [Int] = []
    var chuseok: [Int] = []
    for year in 1_900...2_100 {
      if try !isFestival(LunarFestivals.seollal(in: year), 1, 1) { seollal.append(year) }
      if try !isFestival(LunarFestivals.buddhasBirthday(in: year), 4, 8) { buddha.append(year) }
      if try !isFestival(LunarFestivals.chuseok(in: year), 8, 15) { chuseok.append(year) }
    }
    #expect(
      seollal == [1944, 1954, 1958, 1966, 1988, 1997, 2027, 2028, 2061, 2089, 2092])
    #expect(buddha == [1931, 1968, 2001, 2012, 2023])
    #expect(chuseok == [1942, 2040, 2089, 2096, 2098])
  }
}
