import BenchmarkHarness
import HolidayNotices
import KoreanCalendar
import MartModels

let holidayNoticesBenchmarks = BenchmarkSuite(
  "Notices",
  [
    Benchmark("widget, 3 stores, 14 days", target: Target(nanoseconds: 5_000)) {
      let stores = Array(sampleStores.prefix(3))
      let dates = sampleDates
      return { count in
        var sum = 0
        for step in 0..<count {
          let timeline = WidgetTimeline(stores, from: dates[step & 1_023])
          sum &+= timeline.entries.count &+ timeline.entries[0].rows.count
        }
        return sum
      }
    },
    Benchmark("widget row in words") {
      let rows = sampleStores.map { WidgetRow($0, on: saturday) }
      return { count in
        var sum = 0
        for step in 0..<count {
          sum &+= rows[step % rows.count].phrase(in: .korean).utf8.count
        }
        return sum
      }
    },
    Benchmark("a million subscribers, eve", target: Target(nanoseconds: 500_000_000)) {
      planning(on: saturday, isEverythingDue: true)
    },
    Benchmark("a million subscribers, idle", target: Target(nanoseconds: 500_000_000)) {
      planning(on: saturday.adding(days: -3), isEverythingDue: false)
    },
    Benchmark("a million subscribers, 1 of 8", target: Target(nanoseconds: 500_000_000)) {
      planning(on: saturday, isEverythingDue: true, shard: AlertShard(2, of: 8) ?? .all)
    },
    Benchmark("one message in words") {
      let plan = AlertPlan(for: sampleStores, at: WallTime(saturday, 11, 0))
      let message = plan.message(for: AlertSubscriber(id: "a", favorites: [0, 1, 2]))
      return { count in
        var sum = 0
        for _ in 0..<count { sum &+= message.map { $0.title.utf8.count + $0.body.utf8.count } ?? 0 }
        return sum
      }
    },
    Benchmark("feed, 100 stores, 2 years", target: Target(nanoseconds: 10_000_000)) {
      let feed = HolidayFeed(
        sampleStores, from: saturday, stamp: WallTime(saturday, 9, 0), sequence: 12)
      return { count in
        var sum = 0
        for _ in 0..<count {
          var output = CountingOutput()
          feed.write(to: &output)
          sum &+= output.count
        }
        return sum
      }
    },
    Benchmark("feed, recurring") {
      var feed = HolidayFeed(
        sampleStores, from: saturday, stamp: WallTime(saturday, 9, 0), sequence: 12)
      feed.form = .recurring
      return { [feed] count in
        var sum = 0
        for _ in 0..<count {
          var output = CountingOutput()
          feed.write(to: &output)
          sum &+= output.count
        }
        return sum
      }
    },
    Benchmark("local alerts, 10 stores") {
      let stores = Array(sampleStores.prefix(10))
      return { count in
        var sum = 0
        for _ in 0..<count {
          sum &+= LocalAlertPlan(for: stores, from: WallTime(saturday, 9, 0)).alerts.count
        }
        return sum
      }
    },
  ])

private let saturday = CivilDate(2026, 11, 21)

/// A hundred stores with closings on the second and fourth Sunday, most by a rule.
private let sampleStores: [Branch] = (0..<100).map { id in
  let isPublished = id % 4 == 0
  let months = isPublished ? [saturday.yearMonth] : []
  let published = months.compactMap { month in
    try? PublishedMonth(month, closed: HolidayRule.nth([2, 4], .sunday).closings(in: month))
  }
  let schedule = try? HolidaySchedule(
    rules: [RulePeriod(.nth([2, 4], .sunday))], published: published)
  return Branch(
    id: id, mart: [.emart, .costco, .homeplus, .traders][id % 4], name: "가게\(id)점",
    address: "서울특별시 성동구 뚝섬로 \(id), 이마트 본사 건물 지하 1층과 2층",
    openingHours: "10:00~23:00 (명절 전일 20:00까지)", schedule: schedule ?? HolidaySchedule())
}

/// A million subscribers with three favorites each, none of whom is kept.
private struct Million: Sequence, IteratorProtocol {
  let samples: [AlertSubscriber] = (0..<4_096).map { number in
    AlertSubscriber(
      id: "d3VzZXItZGV2aWNlLXRva2Vu:APA91b\(number)-\(number &* 2_654_435_761)-abcdefghijklmnop",
      favorites: [number % 97, number % 89 + 3, number % 83 + 10])
  }
  var number = 0

  mutating func next() -> AlertSubscriber? {
    guard number < 1_000_000 else { return nil }
    number += 1
    return samples[number & 4_095]
  }
}

private func planning(
  on date: CivilDate, isEverythingDue: Bool, shard: AlertShard = .all
) -> Workload {
  let plan = AlertPlan(for: sampleStores, at: WallTime(date, 11, 0))
  let million = Million()
  return { count in
    var sum = 0
    for _ in 0..<count {
      for batch in plan.batches(for: million, shard: shard) {
        for place in batch.messages.indices {
          for index in batch.messages[place].announcements.indices {
            sum &+= batch.messages[place].announcements[index].branch &+ 1
          }
        }
      }
    }
    return sum
  }
}

private struct CountingOutput: TextOutputStream {
  var count = 0
  mutating func write(_ string: String) { count &+= string.utf8.count }
}
