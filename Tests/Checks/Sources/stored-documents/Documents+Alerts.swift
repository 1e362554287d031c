import MartHolidayKit
import MartTestSupport

extension Documents {
  /// Every field alone and all together, and a seeded crowd.
  static let subscribers: [AlertSubscriber] =
    [
      AlertSubscriber(
        id: "token-A", favorites: [7014, 1033], leads: [3, 1], notBefore: TimeOfDay(20, 0),
        language: .english,
        sent: [
          AlertIdentity(
            subscriber: "token-A", branch: 7014, date: CivilDate(2026, 11, 22), lead: 3)
        ]),
      AlertSubscriber(id: "\"0\"", favorites: []),
      AlertSubscriber(id: "b", favorites: [], leads: []),
      AlertSubscriber(
        id: "c", favorites: [-1], leads: [0, 31], notBefore: TimeOfDay(0, 0),
        sent: [
          AlertIdentity(subscriber: "c", branch: .min, stateFrom: .latest),
          AlertIdentity(subscriber: "c", branch: 0, date: .earliest, lead: 31),
        ]),
    ] + crowd

  private static let crowd = (0..<200).map { place in
    var random = SplitMix64(seed: UInt64(place))
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    return AlertSubscriber(
      id: "token-\(place)", favorites: (0..<number(0..<4)).map { _ in number(-9..<9_000) },
      leads: Bool.random(using: &random) ? LeadDays([number(0..<32)]) : nil,
      notBefore: Bool.random(using: &random) ? TimeOfDay(minutes: number(0..<1_440)) : nil,
      language: Bool.random(using: &random) ? .korean : .english,
      sent: (0..<number(0..<3)).map { _ in
        AlertIdentity(
          subscriber: "token-\(place)", branch: number(-9..<9_000),
          date: CivilDate(2026, 1, 1).adding(days: number(0..<800)), lead: number(0..<32))
      })
  }

  /// What a plan says of closings, runs of days, doubtful days and states, in both languages.
  static func messages() throws -> [MessageLine] {
    let sundays = HolidaySchedule(rule: .nth([2, 4], .sunday))
    let run = try HolidaySchedule(
      published: [PublishedMonth(YearMonth(2026, 11), closed: [22, 23, 24])])
    let branches = [
      Branch(id: 7014, mart: .costco, name: "양재점", schedule: sundays),
      Branch(id: 1033, mart: .emart, name: "하남점", schedule: run),
      Branch(
        id: -1, mart: Mart(serverName: "망원시장"), name: "본점",
        schedule: try HolidaySchedule(closures: [StoreClosure(from: CivilDate(2026, 11, 22))])),
      Branch(
        id: 2, mart: .traders, name: "고양점",
        schedule: try HolidaySchedule(closedForGoodFrom: CivilDate(2026, 11, 22))),
      Branch(
        id: 3, mart: .emart, name: "성수점",
        schedule: try HolidaySchedule(municipal: [RulePeriod(.nth([4], .sunday))])),
      Branch(id: 4, mart: .noBrand, name: "끝", schedule: HolidaySchedule(rule: .every(.friday))),
    ]
    let favorites = branches.map { [$0.id] } + [[7014, 1033], branches.map(\.id)]
    let plans = [
      AlertPlan(for: branches, at: WallTime(CivilDate(2026, 11, 21), 11, 0)),
      AlertPlan(for: branches, at: WallTime(.latest, 11, 0), leads: [0]),
    ]
    return plans.flatMap { plan in
      PhraseLanguage.allCases.flatMap { language in
        favorites.compactMap { favorites in
          plan.message(
            for: AlertSubscriber(id: "token-A", favorites: favorites, language: language)
          ).map { MessageLine($0) }
        }
      }
    }
  }
}
