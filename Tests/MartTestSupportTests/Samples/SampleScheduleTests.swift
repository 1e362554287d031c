import ClosingTexts
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Sample branches and the sample week")
struct SampleScheduleTests {
  private static let answers: [(SampleBranch, HolidayStatus)] = [
    (.unknown, .unknown),
    (.ruled, .closed(.rule)),
    (.published, .closed(.published)),
    (.tentative, .closed(.tentativeRule)),
    (.moved, .open(.override)),
    (.temporarilyClosed, .closed(.temporarilyClosed)),
    (.closedUntilFurtherNotice, .closed(.closedUntilFurtherNotice)),
    (.closedForGood, .closed(.closedForGood)),
    (.announced, .open(.published)),
    (.municipal, .closed(.municipal)),
    (.neverCloses, .open(.rule)),
    (.festive, .open(.rule)),
    (.closesEarly, .open(.rule)),
    (.partial, .open(.rule)),
    (.unheardOf, .closed(.rule)),
  ]

  @Test("Every sample answers as its documentation says", arguments: answers)
  func status(sample: SampleBranch, expected: HolidayStatus) {
    #expect(sample.branch.schedule.status(on: SampleBranch.today) == expected)
  }

  @Test("The samples are all there, numbered from one, with a name and a place of their own")
  func identity() {
    #expect(SampleBranch.allCases == Self.answers.map(\.0))
    #expect(SampleBranch.allCases.map(\.id) == Array(1...15))
    #expect(Set(SampleBranch.allCases.map(\.name)).count == 15)
    #expect(Set(SampleBranch.branches.map(\.displayName)).count == 15)
    #expect(Set(SampleBranch.branches.compactMap(\.coordinate)).count == 14)
    #expect(SampleBranch.unheardOf.branch.mart == SampleMart.unheardOf)
    #expect(Mart.known.allSatisfy { $0 != SampleMart.unheardOf })
  }

  @Test("A closing that was moved or exchanged is on its new day")
  func newDays() {
    let status = SampleBranch.moved.branch.schedule.status(on: CivilDate(2026, 11, 25))
    #expect(status == .closed(.override))
    let exchanged = SampleBranch.announced.branch.schedule
    #expect(exchanged.nextClosing(onOrAfter: SampleBranch.today).date == CivilDate(2026, 11, 29))
  }

  @Test("The store that closes early does so on the eve of Seollal")
  func earlyClosing() {
    let eve = BranchSummary(SampleBranch.closesEarly.branch, on: CivilDate(2027, 2, 6))
    #expect(eve.earlyClosing == 18 * 60)
    let today = BranchSummary(SampleBranch.closesEarly.branch, on: SampleBranch.today)
    #expect(today.earlyClosing == nil)
  }

  @Test("The pool's day closes the pool, and the store closes on Mondays")
  func partial() {
    let schedule = SampleBranch.partial.branch.schedule
    #expect(schedule.nextClosing(onOrAfter: SampleBranch.today).date == CivilDate(2026, 12, 7))
    #expect(SampleText.pool.reading.facilityNotices.map(\.rule) == [.every(.sunday)])
  }

  @Test(
    "Each day of the week is in the state after which it is named",
    arguments: [
      (SampleWeek.closedByRule, HolidayStatus.closed(.rule)),
      (SampleWeek.openByRule, .open(.rule)),
      (SampleWeek.closedAsPublished, .closed(.published)),
      (SampleWeek.openAsPublished, .open(.published)),
      (SampleWeek.closedTentatively, .closed(.tentativeRule)),
      (SampleWeek.unknown, .unknown),
      (SampleWeek.temporarilyClosed, .closed(.temporarilyClosed)),
      (SampleWeek.closedForGood, .closed(.closedForGood)),
    ])
  func week(date: CivilDate, expected: HolidayStatus) {
    #expect(SampleWeek.branch.schedule.status(on: date) == expected)
    #expect(SampleWeek.days.contains(date))
  }
}
