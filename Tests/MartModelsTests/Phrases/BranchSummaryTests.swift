import Foundation
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

@Suite("Summaries of branches")
struct BranchSummaryTests {
  private let saturday = CivilDate(2026, 11, 21)

  private func branch(_ id: Int, _ name: String, _ schedule: HolidaySchedule) -> Branch {
    Branch(id: id, mart: .emart, name: name, openingHours: "10:00~23:00", schedule: schedule)
  }

  @Test("A summary holds the answers of the branch for one minute")
  func answers() {
    let branch = branch(7, "성수점", HolidaySchedule(rule: .nth([2, 4], .sunday)))
    let now = WallTime(saturday, 12, 0)
    let summary = BranchSummary(branch, at: now)
    #expect(summary.id == 7)
    #expect(summary.name == branch.displayName)
    #expect(summary.displayName(in: .english) == branch.displayName(in: .english))
    #expect(summary.date == saturday)
    #expect(summary.time == now)
    #expect(summary.today == .open(.rule))
    #expect(summary.tomorrow == .closed(.rule))
    #expect(summary.opening == branch.opening(at: now))
    #expect(summary.nextClosing == branch.schedule.nextClosing(onOrAfter: saturday))
    #expect(summary.state == .operating)
    #expect(summary.certainty == .projected)
    #expect(!summary.isClosedToday)
    let day = BranchSummary(branch, on: saturday)
    #expect(day.opening == nil && day.time == nil)
    #expect(BranchSummary(branch, on: .latest).tomorrow == nil)
  }

  @Test(
    "An early closing is said on its day, not on a closing day, and not where it changes nothing")
  func earlyClosing() {
    func early(_ hours: String, _ schedule: HolidaySchedule, on date: CivilDate) -> Int? {
      let branch = Branch(id: 1, mart: .emart, name: "x", openingHours: hours, schedule: schedule)
      return BranchSummary(branch, on: date).earlyClosing
    }
    let eve = CivilDate(2026, 9, 24)
    let always = HolidaySchedule(rule: .never)
    #expect(early("10:00~23:00 (명절 전날 20:00까지)", always, on: eve) == 1_200)
    #expect(early("10:00~23:00 (명절 전날 20:00까지)", always, on: eve.adding(days: 1)) == nil)
    #expect(early("10:00~19:00 (명절 전날 20:00까지)", always, on: eve) == nil)
    #expect(
      early("10:00~23:00 (명절 전날 20:00까지)", HolidaySchedule(rule: .days([24])), on: eve) == nil)
    #expect(early("10:00~23:00", always, on: eve) == nil)
    #expect(early("10:00~23:00 (명절 전날 20:00까지)", HolidaySchedule(), on: eve) == 1_200)
  }

  /// Branches in the order in which a list must show them on Saturday, 21 November 2026.
  private func inOrder() throws -> [Branch] {
    let november = YearMonth(2026, 11)
    func published(_ days: DaySet) throws -> HolidaySchedule {
      try HolidaySchedule(published: [PublishedMonth(november, closed: days)])
    }
    let always = try RulePeriod(.never)
    return [
      // Closed today: by a closing and by a closure of long ago, by name.
      branch(9, "가점", HolidaySchedule(rule: .days([21]))),
      branch(8, "나점", try HolidaySchedule(closures: [StoreClosure(from: CivilDate(2026, 1, 1))])),
      branch(7, "다점", try published([21])),
      // Tomorrow, whoever said so; equal names by number.
      branch(5, "가점", try published([22])),
      branch(6, "가점", HolidaySchedule(rule: .nth([4], .sunday))),
      branch(4, "나점", try published([22])),
      // A closure to come counts from its first day.
      branch(
        3, "라점",
        try HolidaySchedule(
          rules: [always], closures: [StoreClosure(from: CivilDate(2026, 11, 25))])),
      branch(2, "가점", HolidaySchedule(rule: .last(.monday))),
      // Unknown, by the day up to which it is known.
      branch(11, "가점", HolidaySchedule()),
      branch(12, "나점", HolidaySchedule()),
      branch(10, "가점", try published([8])),
      // Never.
      branch(14, "가점", HolidaySchedule(rule: .never)),
      branch(13, "나점", HolidaySchedule(rule: .never)),
      // Gone, or gone before any other closing.
      branch(
        16, "가점", try HolidaySchedule(rules: [always], closedForGoodFrom: CivilDate(2026, 12, 1))),
      branch(15, "나점", try HolidaySchedule(closedForGoodFrom: CivilDate(2020, 1, 1))),
    ]
  }

  @Test(
    "A list sorted by the next closing ends with unknown, never and closed for good; ties by name, then number"
  )
  func order() throws {
    let expected = try inOrder()
    var random = SplitMix64(seed: 14)
    for _ in 0..<200 {
      let summaries = expected.shuffled(using: &random).map { BranchSummary($0, on: saturday) }
      #expect(summaries.sortedByNextClosing().map(\.id) == expected.map(\.id))
    }
  }

  @Test("The order is one: of two summaries exactly one comes first, and three agree")
  func strictOrder() throws {
    let summaries = try inOrder().map { BranchSummary($0, on: saturday) }
    for (place, first) in summaries.enumerated() {
      for (other, second) in summaries.enumerated() {
        #expect(BranchSummary.closesSooner(first, second) == (place < other))
      }
    }
  }

  @Test("A summary is stored and read back, and a wrong one is refused")
  func codable() throws {
    for branch in try inOrder() {
      let summary = BranchSummary(branch, at: WallTime(saturday, 12, 0))
      let data = try JSONEncoder().encode(summary)
      #expect(try JSONDecoder().decode(BranchSummary.self, from: data) == summary)
      let text = String(decoding: data, as: UTF8.self)
      let wrong = text.replacingOccurrences(of: "2026-11-21T12:00", with: "2026-11-20T12:00")
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(BranchSummary.self, from: Data(wrong.utf8))
      }
    }
  }

  @Test("The sentence has one full stop in each language, and names the branch with its particle")
  func sentence() throws {
    for branch in try inOrder() {
      let summary = BranchSummary(branch, on: saturday)
      for language in PhraseLanguage.allCases {
        let text = summary.phrase(in: language, style: .long)
        #expect(text.last == ".", "\(text)")
        #expect(!text.dropLast().contains(". "), "\(text)")
      }
      #expect(
        summary.phrase(in: .korean, style: .long).hasPrefix(summary.name + "은 "))
    }
  }

  @Test("What one sends to somebody says which of the fourteen days nobody knows")
  func share() throws {
    let branch = branch(
      1, "성수점", try HolidaySchedule(published: [PublishedMonth(YearMonth(2026, 11), closed: [22])]))
    let korean = branch.shareText(in: .korean, from: saturday)
    #expect(
      korean == """
        이마트 성수점
        11월 21일 (토)~12월 4일 (금) 휴무일
        • 11월 22일 (일) 매장 게시
        아직 모르는 날: 12월 1일 (화)~4일 (금)
        """)
    #expect(
      self.branch(1, "성수점", HolidaySchedule()).shareText(in: .english, from: saturday)
        .hasSuffix("No closing days are known yet."))
    #expect(
      self.branch(1, "성수점", HolidaySchedule(rule: .never)).shareText(in: .english, from: .latest)
        .hasSuffix("There is no closing day."))
  }
}
