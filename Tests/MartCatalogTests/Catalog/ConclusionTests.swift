import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("What the day of the fetch allows to conclude")
struct ConclusionTests {
  private let today = CivilDate(2026, 11, 21)

  @Test("Listed days are closed, the others from today through the last are open, the rest unknown")
  func conclusion() throws {
    // A row of the original server fetched 2026-11-21, which a reader of whole months got wrong.
    let schedule = try schedule(["2026-11-22 (일)", "2026-12-13 (일)"], asOf: today)
    #expect(schedule.status(on: CivilDate(2026, 11, 20)) == .unknown)
    #expect(schedule.status(on: today) == .open(.published))
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.published))
    for date in CivilDate(2026, 11, 23)...CivilDate(2026, 12, 12) {
      #expect(schedule.status(on: date) == .open(.published), "\(date)")
    }
    #expect(schedule.status(on: CivilDate(2026, 12, 13)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2026, 12, 14)) == .unknown)
    #expect(schedule.status(on: CivilDate(2026, 12, 27)) == .unknown)
    #expect(
      schedule.nextClosing(onOrAfter: today)
        == .closing(Closing(date: CivilDate(2026, 11, 22), basis: .published)))
  }

  @Test("A row that lists today alone closes today and knows nothing else")
  func todayAlone() throws {
    let schedule = try schedule(["2026-11-21 (토)"], asOf: today)
    #expect(schedule.status(on: today) == .closed(.published))
    #expect(schedule.status(on: today.adding(days: -1)) == .unknown)
    #expect(schedule.status(on: today.adding(days: 1)) == .unknown)
  }

  @Test("An empty list concludes nothing, nor does a list of the past, apart from yesterday")
  func emptyAndPast() throws {
    #expect(try schedule([], asOf: today) == HolidaySchedule())
    #expect(try schedule(["2026-11-08 (일)"], asOf: today) == HolidaySchedule())
    // A server by another clock still lists yesterday in the Korean morning.
    let late = try schedule(["2026-11-20 (금)", "2026-12-13 (일)"], asOf: today)
    #expect(late.status(on: CivilDate(2026, 11, 20)) == .closed(.published))
    #expect(late.status(on: today) == .open(.published))
  }

  @Test(
    "A date that cannot be trusted is neither closed nor open, and its row opens no day",
    arguments: ["2026-11-29 (월)", "2026-11-29 (일) 예정", "2026-11-31 (화)", "11/29", ""])
  func untrusted(text: String) throws {
    let schedule = try schedule(["2026-11-22 (일)", text, "2026-12-13 (일)"], asOf: today)
    for date in today...CivilDate(2026, 12, 31) {
      let isListed = date == CivilDate(2026, 11, 22) || date == CivilDate(2026, 12, 13)
      #expect(
        schedule.status(on: date) == (isListed ? .closed(.published) : .unknown), "\(date)")
    }
    #expect(try self.schedule([text], asOf: today) == HolidaySchedule())
  }

  private func schedule(_ dates: [String], asOf date: CivilDate) throws -> HolidaySchedule {
    try MartCatalogTests.schedule(dates, asOf: date)
  }

  @Test("In a Seollal or Chuseok month all that is concluded is tentative, and only there")
  func festivals() throws {
    // Chuseok 2026 is on 25 September, Seollal 2027 on 7 February.
    let autumn = try schedule(["2026-09-13 (일)", "2026-10-11 (일)"], asOf: CivilDate(2026, 8, 30))
    #expect(autumn.status(on: CivilDate(2026, 8, 31)) == .open(.published))
    #expect(autumn.status(on: CivilDate(2026, 9, 13)) == .closed(.tentativePublication))
    #expect(autumn.status(on: CivilDate(2026, 9, 25)) == .open(.tentativePublication))
    #expect(autumn.status(on: CivilDate(2026, 9, 30)).basis?.isTentative == true)
    #expect(autumn.status(on: CivilDate(2026, 10, 1)) == .open(.published))
    #expect(autumn.status(on: CivilDate(2026, 10, 11)) == .closed(.published))
    #expect(
      autumn.nextClosing(onOrAfter: CivilDate(2026, 9, 1)).closing?.isTentative == true)
    #expect(
      autumn.explanation(on: CivilDate(2026, 9, 25)).english.contains("Seollal or Chuseok"))
    #expect(
      autumn.explanation(on: CivilDate(2026, 10, 1)).english
        == "Open: the closing days published for October 2026 are 11.")
    let winter = try schedule(["2027-02-14 (일)"], asOf: CivilDate(2027, 1, 31))
    #expect(winter.status(on: CivilDate(2027, 1, 31)) == .open(.published))
    #expect(winter.status(on: CivilDate(2027, 2, 14)) == .closed(.tentativePublication))
  }

  @Test("A month of which only a part is known is not said to have no closing day")
  func explanationOfAPart() throws {
    let schedule = try schedule(["2026-12-13 (일)"], asOf: today)
    #expect(
      schedule.explanation(on: CivilDate(2026, 11, 25)).english
        == "Open: this day is not among the closing days that were published.")
  }

  @Test("Where the calendar ends, a list ends with it")
  func endsOfTheCalendar() throws {
    let last = try schedule(["9999-12-31"], asOf: CivilDate(9999, 12, 30))
    #expect(last.status(on: CivilDate(9999, 12, 30)) == .open(.published))
    #expect(last.status(on: .latest) == .closed(.published))
    let first = try schedule(["0001-01-02"], asOf: .earliest)
    #expect(first.status(on: .earliest).basis?.source == .published)
  }

  @Test("Where nothing is listed for longer than a month, the days are only tentatively open")
  func gaps() throws {
    // December is not published yet, or was lost on the way.
    let schedule = try schedule(["2026-11-22 (일)", "2027-01-10 (일)"], asOf: today)
    #expect(schedule.status(on: today) == .open(.published))
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2026, 11, 23)) == .open(.tentativePublication))
    #expect(schedule.status(on: CivilDate(2027, 1, 9)) == .open(.tentativePublication))
    #expect(schedule.status(on: CivilDate(2027, 1, 10)) == .closed(.published))
    // Nobody wrote a notice: the list has a gap.
    let explanation = schedule.explanation(on: CivilDate(2026, 12, 13))
    #expect(explanation.korean == "매장이 게시한 휴무일에 이 날은 없습니다. 알려진 내용으로는 확실하지 않은 날이라 실제와 다를 수 있습니다.")
    #expect(
      explanation.english
        == "Open: this day is not among the closing days that were published. "
        + "What was announced leaves a doubt about this day.")
    // 31 days from today to the first closing are a month, 32 are not.
    let month = try self.schedule(["2026-12-22"], asOf: today)
    #expect(month.status(on: CivilDate(2026, 12, 1)) == .open(.published))
    let longer = try self.schedule(["2026-12-23"], asOf: today)
    #expect(longer.status(on: CivilDate(2026, 12, 1)) == .open(.tentativePublication))
    #expect(longer.status(on: CivilDate(2026, 12, 23)) == .closed(.published))
  }

  @Test("The order of a list, its repeats and its weekdays say nothing")
  func order() throws {
    let sorted = try schedule(["2026-11-22 (일)", "2026-12-13 (일)"], asOf: today)
    for list in [
      ["2026-12-13 (일)", "2026-11-22 (일)"], ["2026-11-22", "2026-12-13", "2026-11-22"],
      ["2026-12-13", "2026-11-22 (일)", "2026-12-13 (일)"],
    ] {
      #expect(try schedule(list, asOf: today) == sorted)
    }
  }

  @Test("The list of a store with two regimes in it, as the server sent one in August 2018")
  func mixedRegimes() throws {
    let schedule = try schedule(
      ["2018-08-12 (일)", "2018-08-26 (일)", "2018-08-22 (수)", "2018-09-12 (수)", "2018-09-26 (수)"],
      asOf: CivilDate(2018, 8, 13))
    #expect(schedule.nextClosing(onOrAfter: CivilDate(2018, 8, 13)).date == CivilDate(2018, 8, 22))
    #expect(schedule.status(on: CivilDate(2018, 8, 12)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2018, 9, 26)) == .closed(.tentativePublication))
  }
}
