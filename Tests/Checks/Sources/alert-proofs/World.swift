import HolidayNotices
import KoreanCalendar
import MartModels
import MartTestSupport

/// Stores and subscribers drawn from a seed, the same in every process.
struct World {
  struct Store {
    let id: Int
    /// Each closing day with the first day on which the store has said it.
    let closings: [CivilDate: CivilDate]
    let closedForGoodFrom: CivilDate?

    func branch(on today: CivilDate) throws -> Branch {
      let said = closings.filter { $0.value <= today }.keys.sorted()
      return Branch(
        id: id, mart: .emart, name: "가게\(id)점",
        schedule: try HolidaySchedule(
          published: PublishedMonth.months(of: said), closedForGoodFrom: closedForGoodFrom))
    }
  }

  static let first = CivilDate(2026, 9, 1)
  /// The branches close on every seventh day or so, and every eighth day is published late.
  let stores: [Store]
  let numberOfSubscribers: Int
  let numberOfDays: Int
  let seed: UInt64

  init(subscribers: Int, days: Int, seed: UInt64) {
    numberOfSubscribers = subscribers
    numberOfDays = days
    self.seed = seed
    var random = SplitMix64(seed: seed)
    stores = (0..<150).map { id in
      let end =
        Int.random(in: 0..<12, using: &random) == 0
        ? Self.first.adding(days: Int.random(in: 0..<days, using: &random)) : nil
      var closings: [CivilDate: CivilDate] = [:]
      for day in 0..<(days + 70) {
        let date = Self.first.adding(days: day)
        if let end, date >= end { break }
        guard Int.random(in: 0..<7, using: &random) == 0 else { continue }
        // A day late: on the day before the closing, or on the closing day, when nobody can be told.
        let late = Int.random(in: 0..<8, using: &random)
        closings[date] = late < 2 ? date.adding(days: -late) : .earliest
      }
      return Store(id: id, closings: closings, closedForGoodFrom: end)
    }
  }

  /// The subscribers in the order of their names, each made when it is asked for.
  var subscribers: some Sequence<AlertSubscriber> {
    (0..<numberOfSubscribers).lazy.map(subscriber)
  }

  func subscriber(_ number: Int) -> AlertSubscriber {
    var random = SplitMix64(seed: seed &* 31 &+ UInt64(number))
    let digits = String(number)
    let leads: [LeadDays?] = [nil, nil, [1], [3, 1], []]
    return AlertSubscriber(
      id: "device-" + String(repeating: "0", count: 9 - digits.count) + digits,
      favorites: (0..<3).map { _ in Int.random(in: 0..<152, using: &random) },
      leads: leads[Int.random(in: 0..<5, using: &random)])
  }

  /// What is due to a subscriber in some evening of the days, by arithmetic on the dates.
  func due(to subscriber: AlertSubscriber) -> [String] {
    let last = Self.first.adding(days: numberOfDays - 1)
    let leads = (subscriber.leads ?? [1]).days
    var due: [String] = []
    for id in Set(subscriber.favorites) where stores.indices.contains(id) {
      for (closing, said) in stores[id].closings {
        for lead in leads {
          let from = max(closing.adding(days: -lead), Self.first)
          guard said <= closing.adding(days: -1),
            max(from, said) <= min(closing.adding(days: -1), last)
          else { continue }
          due.append(
            AlertIdentity(subscriber: subscriber.id, branch: id, date: closing, lead: lead)
              .description)
        }
      }
      if let end = stores[id].closedForGoodFrom, let longest = leads.max(),
        end.adding(days: -longest) <= last, end.adding(days: 6) >= Self.first
      {
        due.append(
          AlertIdentity(subscriber: subscriber.id, branch: id, stateFrom: end).description)
      }
    }
    return due
  }

  /// Whether a closing may have been announced along with the day before it.
  func mayBeEarly(_ identity: AlertIdentity) -> Bool {
    guard stores.indices.contains(identity.branch) else { return false }
    let closings = stores[identity.branch].closings
    return closings[identity.date] != nil && closings[identity.date.adding(days: -1)] != nil
  }
}
