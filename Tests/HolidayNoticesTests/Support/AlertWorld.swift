import HolidayNotices
import KoreanCalendar
import MartModels
import MartTestSupport

/// Stores, subscribers and days at random, and what is due to whom, found by walking.
struct AlertWorld {
  /// A store whose closing days are a plain list, of which some are published late.
  struct Store {
    let id: Int
    let closings: Set<CivilDate>
    /// The day on whose morning the store first says anything of a day.
    let publishedOn: [CivilDate: CivilDate]
    let closedForGoodFrom: CivilDate?

    /// What the store has said by a day.
    func branch(on today: CivilDate) throws -> Branch {
      let said = closings.filter { publishedOn[$0] ?? .earliest <= today }
      let months = PublishedMonth.months(of: said.sorted())
      return Branch(
        id: id, mart: .emart, name: "가게\(id)점",
        schedule: try HolidaySchedule(
          published: months, closedForGoodFrom: closedForGoodFrom))
    }
  }

  static let first = CivilDate(2026, 9, 1)
  let stores: [Store]
  let subscribers: [AlertSubscriber]
  let numberOfDays: Int
  static let hours = [9, 15, 22]

  init(seed: UInt64, stores: Int, subscribers: Int, days: Int) {
    var random = SplitMix64(seed: seed)
    let count = days
    self.stores = (0..<stores).map { id in
      var closings: Set<CivilDate> = []
      var published: [CivilDate: CivilDate] = [:]
      let end: CivilDate? =
        Int.random(in: 0..<8, using: &random) == 0
        ? Self.first.adding(days: Int.random(in: 0..<count, using: &random)) : nil
      for day in 0..<(count + 40) {
        let date = Self.first.adding(days: day)
        if let end, date >= end { break }
        guard Int.random(in: 0..<7, using: &random) == 0 else { continue }
        closings.insert(date)
        if Int.random(in: 0..<4, using: &random) == 0 {
          published[date] = date.adding(days: -Int.random(in: -1...6, using: &random))
        }
      }
      return Store(id: id, closings: closings, publishedOn: published, closedForGoodFrom: end)
    }
    let leads: [LeadDays?] = [nil, nil, nil, [1], [3, 1], [0], [7, 0], []]
    let minutes: [Int?] = [nil, nil, nil, 540, 1_200, 1_439]
    self.subscribers = (0..<subscribers).map { number in
      AlertSubscriber(
        id: "subscriber-\(number)",
        favorites: (0..<Int.random(in: 0...4, using: &random)).map { _ in
          Int.random(in: 0..<(stores + 2), using: &random)
        }, leads: leads.randomElement(using: &random) ?? nil,
        notBefore: minutes.randomElement(using: &random)?.flatMap { TimeOfDay(minutes: $0) })
    }.sorted { $0.id < $1.id }
    numberOfDays = days
  }

  /// The plan of a run: the day and one of the hours.
  func plan(day: Int, hour: Int) throws -> AlertPlan {
    let date = Self.first.adding(days: day)
    return AlertPlan(for: try stores.map { try $0.branch(on: date) }, at: WallTime(date, hour, 0))
  }

  /// Everything that is due in some run, and the first run in which it is.
  ///
  /// A closing is due from its lead on, once it is published, at a run behind the preferred
  /// time, while its day has not begun, or with a lead of 0 while it is not over.
  func due(to subscriber: AlertSubscriber) -> [AlertIdentity: CivilDate] {
    var due: [AlertIdentity: CivilDate] = [:]
    let leads = subscriber.leads ?? [1]
    let minute = subscriber.notBefore?.minutes ?? 660
    let hasRun = Self.hours.contains { 60 * $0 >= minute }
    guard hasRun, !leads.isEmpty else { return [:] }
    for id in Set(subscriber.favorites) where stores.indices.contains(id) {
      let store = stores[id]
      for offset in 0..<numberOfDays {
        let today = Self.first.adding(days: offset)
        for closing in store.closings where store.publishedOn[closing] ?? .earliest <= today {
          let away = today.days(until: closing)
          for lead in leads.days where lead == 0 ? away == 0 : away >= 1 && away <= lead {
            let identity = AlertIdentity(
              subscriber: subscriber.id, branch: id, date: closing, lead: lead)
            due[identity] = min(due[identity] ?? today, today)
          }
        }
        if let end = store.closedForGoodFrom, let longest = leads.longest {
          let away = today.days(until: end)
          if away <= longest, away > -7 {
            let identity = AlertIdentity(subscriber: subscriber.id, branch: id, stateFrom: end)
            due[identity] = min(due[identity] ?? today, today)
          }
        }
      }
    }
    return due
  }

  /// Whether a closing may be announced although it is not due yet: with the day before it.
  func mayBeEarly(_ identity: AlertIdentity) -> Bool {
    guard stores.indices.contains(identity.branch) else { return false }
    return stores[identity.branch].closings.contains(identity.date.adding(days: -1))
      && stores[identity.branch].closings.contains(identity.date)
  }
}
