import KoreanCalendar
import Testing

@Suite("Election days")
struct ElectionTests {
  let calendar = PublicHolidayCalendar.southKorea

  @Test(
    "Elections since 2000 are holidays",
    arguments: [
      "2000-04-13", "2002-06-13", "2002-12-19", "2004-04-15", "2006-05-31", "2007-12-19",
      "2008-04-09", "2010-06-02", "2012-04-11", "2012-12-19", "2014-06-04", "2016-04-13",
      "2018-06-13", "2020-04-15", "2022-03-09", "2022-06-01", "2024-04-10", "2026-06-03",
    ])
  func held(text: String) throws {
    let date = try #require(CivilDate(text))
    let holidays = calendar.holidays(on: date)
    #expect(holidays.map(\.kind) == [.election])
    #expect(holidays.map(\.isComputed) == [false])
  }

  @Test(
    "Elections to come follow the law and say that they are computed",
    arguments: [
      "2028-04-12", "2030-03-27", "2030-06-12", "2032-04-14", "2034-05-31", "2036-04-09",
      "2048-04-15",
    ])
  func computed(text: String) throws {
    let date = try #require(CivilDate(text))
    let holidays = calendar.holidays(on: date)
    #expect(holidays.map(\.kind) == [.election])
    #expect(holidays.map(\.isComputed) == [true])
  }

  @Test(
    "Days that other calendars approximate are no election days",
    arguments: ["2030-04-03", "2034-06-14", "2048-04-08", "2030-06-05"])
  func approximations(text: String) throws {
    let date = try #require(CivilDate(text))
    #expect(!calendar.isPublicHoliday(date))
  }

  @Test(
    "The law's formula gives the elections that were held for a term that ended",
    arguments: [
      (TermElections.local, "2006-06-30", "2006-05-31"),
      (.local, "2010-06-30", "2010-06-02"), (.local, "2014-06-30", "2014-06-04"),
      (.local, "2018-06-30", "2018-06-13"), (.local, "2022-06-30", "2022-06-01"),
      (.local, "2026-06-30", "2026-06-03"),
      (.assembly, "2008-05-29", "2008-04-09"), (.assembly, "2012-05-29", "2012-04-11"),
      (.assembly, "2016-05-29", "2016-04-13"), (.assembly, "2020-05-29", "2020-04-15"),
      (.assembly, "2024-05-29", "2024-04-10"),
      (.president, "2008-02-24", "2007-12-19"), (.president, "2013-02-24", "2012-12-19"),
      (.president, "2022-05-09", "2022-03-09"),
    ])
  func formula(election: TermElections, endOfTerm: String, day: String) throws {
    let endOfTerm = try #require(CivilDate(endOfTerm))
    #expect(election.electionDay(before: endOfTerm).description == day)
  }

  @Test("An election after a vacancy was designated")
  func vacancies() {
    #expect(calendar.holidays(on: CivilDate(2017, 5, 9)).map(\.kind) == [.temporary])
    #expect(calendar.holidays(on: CivilDate(2025, 6, 3)).map(\.kind) == [.temporary])
    #expect(calendar.holidays(on: CivilDate(2025, 6, 3)).map(\.koreanName) == ["제21대 대통령선거(궐위)"])
  }

  @Test(
    "Days that were designated for one occasion are holidays",
    arguments: [
      "2002-07-01", "2015-08-14", "2016-05-06", "2017-10-02", "2020-08-17", "2023-10-02",
      "2024-10-01", "2025-01-27",
    ])
  func designated(text: String) throws {
    let date = try #require(CivilDate(text))
    #expect(calendar.holidays(on: date).map(\.kind) == [.temporary])
  }

  @Test("Each election to come is on a Wednesday with no holiday beside it, and counted")
  func future() {
    var numbers: [String] = []
    for year in 2_027...2_100 {
      for holiday in calendar.holidays(in: year) where holiday.kind == .election {
        #expect(holiday.date.weekday == .wednesday)
        #expect(!calendar.isPublicHoliday(holiday.date.adding(days: -1)), "\(holiday)")
        #expect(!calendar.isPublicHoliday(holiday.date.adding(days: 1)), "\(holiday)")
        numbers.append(holiday.koreanName)
      }
    }
    #expect(Set(numbers).count == numbers.count)
    // Eighteen four-year terms twice from 2028 and 2030 on, and fifteen of five years.
    #expect(numbers.count == 19 + 18 + 15)
    #expect(numbers.first == "제23대 국회의원선거")
  }

  @Test(
    "English ordinals",
    arguments: [
      (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
      (21, "21st"), (22, "22nd"), (23, "23rd"), (111, "111th"),
    ])
  func ordinals(number: Int, text: String) {
    #expect(englishOrdinal(number) == text)
  }
}
