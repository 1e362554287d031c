import Favorites
import Foundation
import GeoFiltering
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("A newer answer taken in")
struct MergeTests {
  private let yesterday = CivilDate(2026, 11, 20)
  private let today = CivilDate(2026, 11, 21)

  private func catalog(_ dates: [String], asOf date: CivilDate) throws -> BranchCatalog {
    BranchCatalog(try response("[\(row(1, listing: dates))]"), asOf: date)
  }

  @Test(
    "A failed parse never wipes known dates",
    arguments: [[], ["소식 없음"], ["2026-12-13 (월)"], ["2026-02-30"]])
  func failedParse(list: [String]) throws {
    let known = try catalog(["2026-11-22 (일)", "2026-12-13 (일)"], asOf: yesterday)
    var catalog = known
    catalog.merge(try self.catalog(list, asOf: today))
    #expect(catalog[1]?.schedule == known[1]?.schedule)
    #expect(catalog.asOf == today)
  }

  @Test(
    "A store under a new number takes along what was known of it, and leaves another the old number"
  )
  func renumbered() throws {
    let known = BranchCatalog(
      try response(
        "[\(row(1, #""holidays":["2026-11-22 (일)"]"#, name: "성수점")),\(row(2, #""holidays":["2026-11-25 (수)"]"#, name: "하남점"))]"
      ), asOf: yesterday)
    let swapped = BranchCatalog(
      try response("[\(row(2, name: "성수점")),\(row(1, name: "하남점"))]"), asOf: today)
    let both = known.merging(swapped, isComplete: true)
    #expect(both[2]?.schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.published))
    #expect(both[1]?.schedule.status(on: CivilDate(2026, 11, 22)) == .open(.published))
    #expect(both[1]?.schedule.status(on: CivilDate(2026, 11, 25)) == .closed(.published))
    #expect(both[1]?.id == 1)
    // An answer for one store only.
    let moved = BranchCatalog(try response("[\(row(7, name: "성수점"))]"), asOf: today)
    let one = known.merging(moved)
    #expect(one.branches.map(\.id) == [2, 7])
    #expect(one[7]?.schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.published))
    #expect(CatalogDiff(from: known, to: one).renumbered.map(\.new.id) == [7])
  }

  @Test("Another mart under a number is another store")
  func otherMart() throws {
    let known = try catalog(["2026-11-22 (일)"], asOf: yesterday)
    let other = BranchCatalog(
      try response("[\(row(1, mart: "코스트코", name: "양재점"))]"), asOf: today)
    #expect(
      known.merging(other, isComplete: true)[1]?.schedule.status(on: CivilDate(2026, 11, 22))
        == .unknown)
    let diff = CatalogDiff(from: known, to: other)
    #expect(diff.new.map(\.name) == ["양재점"])
    #expect(diff.gone.map(\.name) == ["1점"])
  }

  @Test("Of two answers the later one is the newer one, whichever is merged")
  func outOfOrder() throws {
    let older = try catalog(["2026-11-25 (수)"], asOf: yesterday)
    let newer = try catalog(["2026-11-22 (일)", "2026-11-29 (일)"], asOf: today)
    let merged = newer.merging(older)
    #expect(merged == older.merging(newer))
    #expect(merged.asOf == today)
    #expect(merged[1]?.schedule.status(on: CivilDate(2026, 11, 25)) == .open(.published))
  }

  @Test("What the newer answer does not speak of stays, fact by fact")
  func otherFacts() throws {
    func catalog(_ schedule: HolidaySchedule) -> BranchCatalog {
      BranchCatalog([Branch(id: 1, mart: .emart, name: "성수점", schedule: schedule)])
    }
    func merged(_ older: HolidaySchedule, _ newer: HolidaySchedule) -> HolidaySchedule? {
      catalog(older).merging(catalog(newer))[1]?.schedule
    }
    let sunday = CivilDate(2026, 12, 13)
    let rule = HolidayRule.nth([2, 4], .sunday)
    let older = try HolidaySchedule(
      rules: [RulePeriod(rule)], overrides: [.moved(from: sunday, to: CivilDate(2026, 12, 15))],
      closedForGoodFrom: CivilDate(2028, 1, 1))
    // One more announcement.
    let announced = merged(
      older, try HolidaySchedule(overrides: [.closed(CivilDate(2026, 12, 25))]))
    #expect(announced?.rules == older.rules)
    #expect(announced?.closedForGoodFrom == older.closedForGoodFrom)
    #expect(announced?.status(on: CivilDate(2026, 12, 15)) == .closed(.override))
    #expect(announced?.status(on: CivilDate(2026, 12, 25)) == .closed(.override))
    // A rule that begins later.
    let wednesdays = try RulePeriod(.every(.wednesday), from: CivilDate(2027, 1, 1))
    let later = merged(older, try HolidaySchedule(rules: [wednesdays]))
    #expect(later?.status(on: CivilDate(2026, 11, 22)) == .closed(.rule))
    #expect(later?.status(on: CivilDate(2027, 1, 6)) == .closed(.rule))
    #expect(later?.status(on: CivilDate(2027, 1, 10)) == .open(.rule))
    // A list of the days that had been announced.
    let listed = merged(
      older,
      try HolidaySchedule(published: [PublishedMonth(YearMonth(2026, 12), closed: [13, 27])]))
    #expect(listed?.status(on: sunday) == .closed(.published))
    #expect(listed?.status(on: CivilDate(2026, 12, 15)) == .open(.published))
    // A list that has the move, too.
    let half = try PublishedMonth(
      YearMonth(2026, 12), closed: [], covered: DaySet(throughDay: 14).onOrAfter(1))
    let moved = merged(older, try HolidaySchedule(published: [half]))
    #expect(moved?.status(on: sunday) == .open(.published))
    #expect(moved?.status(on: CivilDate(2026, 12, 15)) == .closed(.override))
  }

  @Test("The good dates of a list with a bad one are taken in, and nothing else is lost")
  func partlyFailed() throws {
    let schedule = try #require(
      try catalog(["2026-11-22 (일)", "2026-12-13 (일)"], asOf: yesterday)
        .merging(try catalog(["2026-11-25 (수)", "2026-12-13 (월)"], asOf: today))[1]
    ).schedule
    #expect(schedule.status(on: CivilDate(2026, 11, 25)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2026, 11, 24)) == .open(.published))
    #expect(schedule.status(on: CivilDate(2026, 12, 13)) == .closed(.published))
  }

  @Test("What the newer list says of a day replaces what was known, and the past stays")
  func replacing() throws {
    let schedule = try #require(
      try catalog(["2026-11-08 (일)", "2026-11-22 (일)"], asOf: CivilDate(2026, 11, 1))
        .merging(try catalog(["2026-11-25 (수)", "2026-12-13 (일)"], asOf: today))[1]
    ).schedule
    #expect(schedule.status(on: CivilDate(2026, 11, 8)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2026, 11, 9)) == .open(.published))
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .open(.published))
    #expect(schedule.status(on: CivilDate(2026, 11, 25)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2026, 12, 13)) == .closed(.published))
  }

  @Test("A closing behind the end of a newer list may have been moved: it is kept as tentative")
  func shorterList() throws {
    let schedule = try #require(
      try catalog(["2026-11-22 (일)", "2026-12-13 (일)"], asOf: yesterday)
        .merging(try catalog(["2026-12-10 (목)"], asOf: today))[1]
    ).schedule
    #expect(schedule.status(on: CivilDate(2026, 11, 22)) == .open(.published))
    #expect(schedule.status(on: CivilDate(2026, 12, 10)) == .closed(.published))
    #expect(schedule.status(on: CivilDate(2026, 12, 11)) == .open(.tentativePublication))
    #expect(schedule.status(on: CivilDate(2026, 12, 13)) == .closed(.tentativePublication))
  }

  @Test("A branch that is missing in an answer for some stays, and in a whole one it goes")
  func missing() throws {
    let three = BranchCatalog(try response("[\(row(1)),\(row(2)),\(row(3))]"), asOf: yesterday)
    let some = BranchCatalog(try response("[\(row(4)),\(row(2))]"), asOf: today)
    #expect(three.merging(some).branches.map(\.id) == [1, 2, 3, 4])
    #expect(three.merging(some, isComplete: true).branches.map(\.id) == [4, 2])
    #expect(three.merging(BranchCatalog([])).branches == three.branches)
  }

  @Test(
    "No branch is gone from an answer that is empty or has lost a row",
    arguments: [
      "[]", #"[{"id":1,"martType":"이마트","branchName":"성수점"},null]"#,
      #"[{"id":1,"martType":"이마트","branchName":"성수점"},{"id":2,"martType":7,"branchName":"둘째점"}]"#,
      #"[{"id":1,"martType":"이마트","branchName":"성수점"},{"id":"2","martType":"이마트","branchName":"둘째점"}]"#,
    ])
  func lostRows(json: String) throws {
    let three = BranchCatalog(try response("[\(row(1)),\(row(2)),\(row(3))]"), asOf: yesterday)
    let newer = BranchCatalog(try response(json), asOf: today)
    #expect(three.merging(newer, isComplete: true).branches.map(\.id) == [1, 2, 3])
  }

  @Test("A field that the newer row lacks keeps its value, and one that it has replaces it")
  func fields() throws {
    let full = BranchCatalog(
      try response(
        "["
          + row(
            1,
            #""region":"서울","address":"가","phoneNumber":"02-1","openingHours":"10:00~22:00","url":"u","#
              + #""location":{"latitude":37.5,"longitude":127}"#) + "]"), asOf: yesterday)
    #expect(full.merging(BranchCatalog(try response("[\(row(1))]"), asOf: today))[1] == full[1])
    let other = BranchCatalog(
      try response("[" + row(1, #""phoneNumber":"02-2""#, name: "새이름") + "]"), asOf: today)
    let merged = try #require(full.merging(other)[1])
    #expect(merged.phone == "02-2" && merged.name == "새이름" && merged.address == "가")
    #expect(merged.coordinate == Coordinate(latitude: 37.5, longitude: 127))
  }

  @Test("Rules and announcements stay when a list is taken in, and give way to a newer schedule")
  func layers() throws {
    let own = try HolidaySchedule(
      rules: [RulePeriod(.nth([2, 4], .sunday))], overrides: [.closed(CivilDate(2026, 12, 25))])
    let bundled = BranchCatalog([Branch(id: 1, mart: .emart, name: "1점", schedule: own)])
    let merged = try #require(
      bundled.merging(try catalog(["2026-11-25 (수)"], asOf: today))[1]
    ).schedule
    #expect(merged.rules == own.rules && merged.overrides == own.overrides)
    #expect(merged.status(on: CivilDate(2026, 11, 22)) == .open(.published))
    #expect(merged.status(on: CivilDate(2026, 12, 13)) == .closed(.rule))
    #expect(merged.status(on: CivilDate(2026, 12, 25)) == .closed(.override))
    let newer = HolidaySchedule(rule: .every(.monday))
    let replaced = bundled.merging(
      BranchCatalog([Branch(id: 1, mart: .emart, name: "1점", schedule: newer)], asOf: today))
    #expect(replaced[1]?.schedule == newer)
  }

  @Test("A newer answer read on each day of a year loses no closing and makes up none")
  func everyDay() throws {
    // The row of a 2·4-Sunday store of which every tenth answer is empty.
    let rule = HolidayRule.nth([2, 4], .sunday)
    var kept: BranchCatalog?
    for date in CivilDate(2026, 1, 1)...CivilDate(2026, 12, 31) {
      let listed =
        date.day % 10 == 0
        ? [] : Array(rule.closings(in: date...date.adding(days: 31))).map(\.listed)
      let next = try catalog(listed, asOf: date)
      kept = kept?.merging(next) ?? next
      let schedule = try #require(kept?[1]).schedule
      for day in CivilDate(2026, 1, 1)...date.adding(days: 45) {
        switch schedule.status(on: day) {
        case .closed: #expect(rule.closes(on: day), "\(date): \(day)")
        case .open: #expect(!rule.closes(on: day), "\(date): \(day)")
        case .unknown: #expect(day > date.adding(days: 10), "\(date): \(day)")
        }
      }
    }
  }
}
