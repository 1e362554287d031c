import Foundation
import HolidayNotices
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

/// Feeds for `Tests/Oracles/calendar-feed`, which has other programs read them, and what both forms of
/// a feed say by a reader of our own.
@Suite("Feeds of every rule family")
struct FeedPeerTests {
  struct Case: Sendable {
    let name: String
    let branch: Branch
  }

  static let first = CivilDate(2026, 1, 15)

  static func cases() throws -> [Case] {
    let rules: [HolidayRule] = [
      .nth([2, 4], .sunday), .nth([5], .wednesday), .last(.sunday), .every(.monday),
      .everyOther(.wednesday, from: CivilDate(2026, 1, 7)), .days([10, 25]), .days([31]),
      .yearly(month: 2, day: 29), .newYearsDay, .seollal, .chuseok,
      .eve(of: [.seollal, .chuseok]), .dayAfter(of: .chuseok), .publicHolidays, .never,
      .during(months: [7, 8], .every(.tuesday)), [.days([10]), .nth([4], .sunday)],
      [.nth([2], .friday), .nth([4], .saturday), .seollal],
      HolidayRule.nth([2, 4], .sunday).except(.chuseok),
      HolidayRule.every(.monday).deferred(past: .publicHolidays),
      HolidayRule.every(.wednesday).intersection(.publicHolidays),
    ]
    var cases = try rules.enumerated().map { place, rule in
      Case(
        name: "rule \(rule)",
        branch: Branch(
          id: place, mart: .emart, name: "성수점, \(place); \\가\n나",
          schedule: try HolidaySchedule(rules: [RulePeriod(rule)])))
    }
    for (place, rule) in rules.enumerated() {
      // A swap, a day of its own, a published month and a rule that ends and another that begins.
      let swapped = rule.next(onOrAfter: CivilDate(2026, 8, 1)) ?? CivilDate(2026, 8, 9)
      let schedule = try HolidaySchedule(
        rules: [
          RulePeriod(rule, through: CivilDate(2027, 3, 31)),
          RulePeriod(.nth([1, 3], .tuesday), from: CivilDate(2027, 5, 1)),
        ],
        published: [PublishedMonth(YearMonth(2026, 10), closed: [5, 6, 25])],
        overrides: [
          .moved(from: swapped, to: swapped.adding(days: 3)),
          .closed(CivilDate(2026, 12, 24), reason: "재고 조사"),
        ])
      cases.append(
        Case(
          name: "swapped \(rule)",
          branch: Branch(id: 100 + place, mart: .costco, name: "양재점", schedule: schedule)))
    }
    return cases
  }

  @Test("Both forms say exactly the closings of two years, and the peers are given both")
  func bothForms() throws {
    let folder = ProcessInfo.processInfo.environment["MART_FEED_OUT"].map {
      URL(fileURLWithPath: $0)
    }
    for item in try Self.cases() {
      let schedule = item.branch.schedule
      for form in [HolidayFeed.Form.dated, .recurring] {
        var feed = HolidayFeed(
          [item.branch], from: Self.first, stamp: WallTime(Self.first, 9, 0), sequence: 3)
        feed.form = form
        feed.alarm = TimeOfDay(20, 0)
        // One day after the other, each asked alone: not the search that the feed uses.
        let closed = feed.dates.filter {
          if case .closed = schedule.status(on: $0) { true } else { false }
        }
        let text = feed.text()
        if form == .dated {
          #expect(FeedEvent.read(text).map { $0.date("DTSTART") } == closed, "\(item.name)")
        }
        if let folder {
          let name = "\(item.branch.id)-\(form.rawValue)"
          try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".ics"))
          let dates = closed.map { "\($0)" }.joined(separator: "\n") + "\n"
          try Data(dates.utf8).write(to: folder.appendingPathComponent(name + ".txt"))
        }
      }
    }
  }
}
