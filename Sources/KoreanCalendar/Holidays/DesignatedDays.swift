/// The days that were designated one by one, and the elections that were held.
///
/// Documentation/DataSources.md says where the list is from and how reliable it is: the days since
/// 2000 are checked against official almanacs, the earlier ones only against one compilation.
package enum DesignatedDays {
  /// The date up to which the sources of the list reach.
  package static let knownThrough = 2026_09_26

  /// The days of a year, in no particular order.
  static func days(in year: Int) -> [HolidayDay] {
    let range = (year * 10_000)..<((year + 1) * 10_000)
    var days: [HolidayDay] = []
    for (stamp, number) in presidents where range.contains(stamp) {
      let isVacancy = stamp == 2017_05_09 || stamp == 2025_06_03
      days.append(
        TermElections.president.holiday(
          on: CivilDate(stamp: stamp), number: number, isVacancy: isVacancy))
    }
    for (stamp, number) in assemblies where range.contains(stamp) {
      days.append(TermElections.assembly.holiday(on: CivilDate(stamp: stamp), number: number))
    }
    for (stamp, number) in locals where range.contains(stamp) {
      days.append(TermElections.local.holiday(on: CivilDate(stamp: stamp), number: number))
    }
    for (stamp, korean, english) in votes where range.contains(stamp) {
      days.append(
        HolidayDay(
          date: CivilDate(stamp: stamp), kind: .election,
          origin: .listed(korean: korean, english: english)))
    }
    for (stamp, korean, english) in occasions where range.contains(stamp) {
      days.append(
        HolidayDay(
          date: CivilDate(stamp: stamp), kind: .temporary,
          origin: .listed(korean: korean, english: english)))
    }
    return days
  }

  private static let presidents: [(stamp: Int, number: Int)] = [
    (1952_08_05, 2), (1956_05_15, 3), (1960_03_15, 4), (1960_08_12, 4), (1963_10_15, 5),
    (1967_05_03, 6), (1971_04_27, 7), (1972_12_23, 8), (1978_07_06, 9), (1979_12_06, 10),
    (1980_08_27, 11), (1981_02_25, 12), (1987_12_16, 13), (1992_12_18, 14), (1997_12_18, 15),
    (2002_12_19, 16), (2007_12_19, 17), (2012_12_19, 18), (2017_05_09, 19), (2022_03_09, 20),
    (2025_06_03, 21),
  ]

  private static let assemblies: [(stamp: Int, number: Int)] = [
    (1950_05_30, 2), (1954_05_20, 3), (1958_05_02, 4), (1960_07_29, 5), (1963_11_26, 6),
    (1967_06_08, 7), (1971_05_25, 8), (1973_02_27, 9), (1978_12_12, 10), (1981_03_25, 11),
    (1985_02_12, 12), (1988_04_26, 13), (1992_03_24, 14), (1996_04_11, 15), (2000_04_13, 16),
    (2004_04_15, 17), (2008_04_09, 18), (2012_04_11, 19), (2016_04_13, 20), (2020_04_15, 21),
    (2024_04_10, 22),
  ]

  /// The nationwide local elections, which are counted from 1995.
  private static let locals: [(stamp: Int, number: Int)] = [
    (1995_06_27, 1), (1998_06_04, 2), (2002_06_13, 3), (2006_05_31, 4), (2010_06_02, 5),
    (2014_06_04, 6), (2018_06_13, 7), (2022_06_01, 8), (2026_06_03, 9),
  ]

  /// Votes that are not counted with the others.
  private static let votes: [(stamp: Int, korean: StaticString, english: StaticString)] = [
    (1951_05_16, "부통령선거", "Vice Presidential Election"),
    (1952_04_25, "시·읍·면의회의원선거", "Municipal Council Elections"),
    (1952_05_10, "도의회의원선거", "Provincial Council Elections"),
    (1956_08_08, "시·읍·면 지방선거", "Municipal Elections"),
    (1956_08_13, "시·도의회의원선거", "Provincial Council Elections"),
    (1960_12_12, "시·도의회의원선거", "Provincial Council Elections"),
    (1960_12_19, "시·읍·면의회의원선거", "Municipal Council Elections"),
    (1960_12_26, "시·읍·면장선거", "Municipal Mayor Elections"),
    (1960_12_29, "시장·도지사선거", "Governor Elections"),
    (1969_10_17, "국민투표", "Constitutional Referendum"),
    (1972_11_21, "국민투표", "Constitutional Referendum"),
    (1972_12_15, "통일주체국민회의 대의원선거", "National Conference for Unification Election"),
    (1975_02_12, "국민투표", "Constitutional Referendum"),
    (1978_05_18, "통일주체국민회의 대의원선거", "National Conference for Unification Election"),
    (1980_10_22, "국민투표", "Constitutional Referendum"),
    (1981_02_11, "대통령선거인선거", "Presidential Electors Election"),
    (1987_10_27, "국민투표", "Constitutional Referendum"),
    (1991_03_26, "구·시·군의회의원선거", "District Council Elections"),
    (1991_06_20, "시·도의회의원선거", "Provincial Council Elections"),
  ]

  private static let occasions: [(stamp: Int, korean: StaticString, english: StaticString)] = [
    (1949_07_05, "김구 선생 국민장", "Funeral of Kim Koo"),
    (1950_06_21, "전몰군인 합동위령제", "Memorial Service for Fallen Soldiers"),
    (1957_03_26, "이승만 대통령 탄신일", "President Rhee's Birthday"),
    (1958_03_26, "이승만 대통령 탄신일", "President Rhee's Birthday"),
    (1959_03_26, "이승만 대통령 탄신일", "President Rhee's Birthday"),
    (1960_03_26, "이승만 대통령 탄신일", "President Rhee's Birthday"),
    (1960_10_01, "신정부 경축의 날", "New Government Celebration Day"),
    (1961_04_19, "4·19 혁명 기념일", "April 19 Revolution Anniversary"),
    (1962_04_19, "4·19 혁명 기념일", "April 19 Revolution Anniversary"),
    (1962_05_16, "5·16 기념일", "May 16 Anniversary"),
    (1963_04_19, "4·19 혁명 기념일", "April 19 Revolution Anniversary"),
    (1963_05_16, "5·16 기념일", "May 16 Anniversary"),
    (1963_12_17, "대통령 취임식", "Presidential Inauguration"),
    (1966_10_01, "국군의 날", "Armed Forces Day"),
    (1967_01_04, "임시공휴일", "Temporary Public Holiday"),
    (1967_07_01, "대통령 취임식", "Presidential Inauguration"),
    (1969_07_21, "아폴로 11호 달 착륙 기념", "Apollo 11 Moon Landing"),
    (1971_07_01, "대통령 취임식", "Presidential Inauguration"),
    (1972_12_27, "대통령 취임식", "Presidential Inauguration"),
    (1974_08_19, "육영수 여사 국민장", "Funeral of Yuk Young-soo"),
    (1978_12_27, "대통령 취임식", "Presidential Inauguration"),
    (1979_11_03, "박정희 대통령 국장", "Funeral of President Park Chung-hee"),
    (1979_12_21, "대통령 취임식", "Presidential Inauguration"),
    (1980_09_01, "대통령 취임식", "Presidential Inauguration"),
    (1981_03_03, "대통령 취임식", "Presidential Inauguration"),
    (1982_10_02, "임시공휴일", "Temporary Public Holiday"),
    (1988_02_25, "대통령 취임식", "Presidential Inauguration"),
    (1988_09_17, "서울 올림픽 개막식", "Opening of the Seoul Olympic Games"),
    (2002_07_01, "임시공휴일(월드컵 4강)", "Temporary Public Holiday"),
    (2015_08_14, "임시공휴일(광복 70주년)", "Temporary Public Holiday"),
    (2016_05_06, "임시공휴일", "Temporary Public Holiday"),
    (2017_10_02, "임시공휴일", "Temporary Public Holiday"),
    (2020_08_17, "임시공휴일", "Temporary Public Holiday"),
    (2023_10_02, "임시공휴일", "Temporary Public Holiday"),
    (2024_10_01, "임시공휴일(국군의 날)", "Armed Forces Day"),
    (2025_01_27, "임시공휴일", "Temporary Public Holiday"),
  ]
}
