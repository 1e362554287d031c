import Foundation
import MartHolidayKit
import MartTestSupport

/// Documents of each form; the first is the example of Documentation/Formats.md.
enum Documents {}

extension Documents {
  /// Every kind of rule, and what a seeded generator makes of them.
  static let rules: [HolidayRule] =
    [
      [.nth([2, 4], .sunday), HolidayRule.every(.monday).deferred(past: .publicHolidays)],
      .never, .seollal, .chuseok, .buddhasBirthday, .publicHolidays, .substituteHolidays,
      .nth([5], .saturday), .last(.wednesday), .every(.friday),
      .everyOther(.wednesday, from: CivilDate(2026, 1, 7)),
      .everyOther(.sunday, from: .earliest), .everyOther(.friday, from: .latest),
      .days([1, 10, 31]), .newYearsDay,
      .yearly(month: 2, day: 29), .eve(of: .seollal), .dayAfter(of: [.seollal, .chuseok]),
      .during(months: [3, 9], .every(.tuesday)), .during(months: 7...8, .last(.thursday)),
      HolidayRule.every(.wednesday).intersection(.publicHolidays),
      HolidayRule.every(.sunday).except([.seollal, .chuseok]), deepest,
    ] + random(400)

  /// As many levels as are read.
  private static let deepest = (1..<40).reduce(HolidayRule.chuseok) { rule, _ in .eve(of: rule) }

  private static func random(_ count: UInt64) -> [HolidayRule] {
    (1...count).map { seed in
      var random = SplitMix64(seed: seed)
      return RuleModel.random(depth: 4, using: &random).rule
    }
  }
}
