import MartHolidayKit
import Testing

@testable import SmeemStreak

@Suite("Diaries and badges of smeem-streak")
struct DiaryTests {
  private let today = CivilDate(2024, 3, 1)

  private func diaries(_ daysAgo: Int...) -> Diaries {
    Diaries(daysAgo.map { today.adding(days: -$0) })
  }

  @Test("A streak ends today or yesterday, counts a day once, and goes over the end of a month")
  func streak() {
    #expect(diaries(0, 1, 2, 3).streak(on: today) == 4)
    #expect(diaries(1, 2, 3, 3, 3).streak(on: today) == 3)
    #expect(diaries(2, 3).streak(on: today) == 0)
    #expect(diaries().streak(on: today) == 0)
    #expect(diaries(0, 2, 3, 4).longestStreak == 3)
    #expect(diaries(0, -1).streak(on: today) == 1)
    // The 28th, the 29th of February and the first of March.
    #expect(diaries(0, 1, 2).longestStreak == 3)
  }

  @Test("A streak of four days has three left to the badge of seven")
  func nextBadge() {
    let streak = diaries(0, 1, 2, 3).streak(on: today)
    let next = BadgeLadder.streak.next(after: streak)
    #expect(next?.target == 7 && next?.left == 3)
    #expect(BadgeLadder.streak.next(after: 30)?.target == nil)
  }

  @Test("The days of diaries are those of Korea")
  func koreanDays() {
    // 2024-02-29 23:59:59 and 2024-03-01 00:00:00 in Korea.
    let diaries = Diaries(writtenAt: [1_709_218_799, 1_709_218_800, .nan])
    #expect(diaries.longestStreak == 2)
    #expect(diaries.count == 2)
  }

  @Test("A week goes from Monday through Sunday, and a day counts once")
  func week() {
    let sunday = CivilDate(2024, 3, 3)
    let days = (0..<9).map { sunday.adding(days: -$0) }
    #expect(Diaries(days + days).daysInWeek(of: sunday) == 7)
    #expect(Diaries(days).daysInWeek(of: sunday.adding(days: 1)) == 0)
    #expect(Diaries([sunday]).daysInWeek(of: CivilDate(2024, 2, 26)) == 1)
  }

  @Test("A goal is reached with as many days, a changed one counts at once, and none is no goal")
  func goal() throws {
    let five = try #require(WeeklyGoal(days: 5))
    #expect(five.cells(done: 0) == [false, false, false, false, false])
    #expect(five.cells(done: 5).allSatisfy { $0 } && five.cells(done: 6).count == 5)
    #expect([0, 4, 5, 6].map(five.isReached) == [false, false, true, true])
    #expect(WeeklyGoal(days: 3)?.isReached(done: 4) == true)
    for days in [0, -1, 8] { #expect(WeeklyGoal(days: days) == nil) }
  }

  @Test("A goal of no days has no cells to count to, and ends nothing")
  func noCells() {
    #expect(WeeklyGoal(days: 0).map { $0.cells(done: 0) } == nil)
  }

  @Test("The calendar reaches a week beyond its month, and a diary of 30 days ago is offered")
  func calendar() {
    let days = Diaries.calendar(YearMonth(2024, 2))
    #expect(days == CivilDate(2024, 1, 25)...CivilDate(2024, 3, 7))
    #expect(diaries(30).offered(on: today) == CivilDate(2024, 1, 31))
    #expect(diaries(29, 31).offered(on: today) == nil)
    #expect(Diaries.calendar(.earliest).lowerBound == .earliest)
    #expect(diaries(0).offered(on: .earliest) == nil)
  }

  @Test(
    "Badges come with 1, 10, 30 and 50 diaries, and each ladder has its own numbers",
    arguments: [
      (.diaries, [1, 10, 30, 50]), (.streak, [3, 7, 15, 30]), (.corrections, [1, 3, 5]),
      (.goalEdits, [1]),
    ] as [(BadgeLadder, [Int])])
  func ladders(ladder: BadgeLadder, targets: [Int]) {
    for (index, target) in targets.enumerated() {
      #expect(ladder.earned(by: target) == Array(targets[...index]))
      #expect(ladder.earned(by: target - 1) == Array(targets[..<index]))
    }
  }

  @Test("The shelf has a welcome for everybody, every badge there is, and no name on a locked one")
  func shelf() {
    let shelf = BadgeShelf([.diaries: 10])
    #expect(shelf.badges.count == 13)
    #expect(shelf.badges.compactMap(\.name) == ["welcome", "diaries 1", "diaries 10"])
  }

  @Test("A shelf is as long as the list of the server, with no nine places to fill")
  func anyLength() {
    #expect(BadgeShelf([:]).badges.filter { $0.name == nil }.count == 12)
  }

  @Test(
    "A share has one decimal, and none where that is 0",
    arguments: [
      (12.5, "12.5"), (3.14, "3.1"), (0.25, "0.3"), (100.0, "100"), (0, "0"), (-1, nil),
      (.nan, nil), (100.1, nil),
    ] as [(Double, String?)])
  func ratio(percent: Double, text: String?) {
    #expect(BadgeShelf.ratio(percent) == text)
  }

  @Test(
    "A diary has a letter of its language, and signs are none",
    arguments: [
      ("a", true, false), ("Z!", true, false), ("_", false, false), ("^[]", false, false),
      ("해", false, true), ("화", false, true), ("힣", false, true), ("ㅋㅋ", false, true),
      ("ㅠ", false, true), ("12 ", false, false), ("", false, false),
    ])
  func diaryText(text: String, isForeign: Bool, isKorean: Bool) {
    #expect(DiaryText.isValid(text, .foreign) == isForeign)
    #expect(DiaryText.isValid(text, .korean) == isKorean)
  }
}
