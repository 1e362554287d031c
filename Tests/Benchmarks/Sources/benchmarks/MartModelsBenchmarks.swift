import BenchmarkHarness
import Foundation
import KoreanCalendar
import MartModels

let martModelsBenchmarks = BenchmarkSuite(
  "MartModels",
  [
    Benchmark("rule.closes(on:)", target: Target(nanoseconds: 10, allocations: 0)) {
      let rule = secondAndFourthSunday
      let dates = sampleDates
      return { count in
        var sum = 0
        for step in 0..<count {
          sum &+= rule.closes(on: dates[step & 1_023]) ? 1 : 0
        }
        return sum
      }
    }
    .beside("Foundation Calendar.dateComponents([.weekday, .weekdayOrdinal])") {
      let calendar = koreanGregorianCalendar
      let dates = sampleDates.map(\.foundationDate)
      return { count in
        var sum = 0
        for step in 0..<count {
          let fields = calendar.dateComponents(
            [.weekday, .weekdayOrdinal], from: dates[step & 1_023])
          let isClosed =
            fields.weekday == 1 && (fields.weekdayOrdinal == 2 || fields.weekdayOrdinal == 4)
          sum &+= isClosed ? 1 : 0
        }
        return sum
      }
    },
    Benchmark("deferred rule.closes(on:)", target: Target(nanoseconds: 1_000, allocations: 0)) {
      let rule = HolidayRule.every(.monday).deferred(past: .publicHolidays)
      let dates = sampleDates
      return { count in
        var sum = 0
        for step in 0..<count { sum &+= rule.closes(on: dates[step & 1_023]) ? 1 : 0 }
        return sum
      }
    },
    Benchmark("deferred rule.next(onOrAfter:)", target: Target(allocations: 0)) {
      let rule = HolidayRule.every(.monday).deferred(past: .publicHolidays)
      let dates = sampleDates
      return { count in
        var sum = 0
        for step in 0..<count {
          sum &+= Int(rule.next(onOrAfter: dates[step & 1_023])?.dayNumber ?? 0)
        }
        return sum
      }
    },
    Benchmark(
      "rule.next(onOrAfter:)",
      target: Target(nanoseconds: 40, timesFaster: 1_000, allocations: 0)
    ) {
      let rule = secondAndFourthSunday
      let dates = sampleDates
      return { count in
        var sum = 0
        for step in 0..<count {
          sum &+= Int(rule.next(onOrAfter: dates[step & 1_023])?.dayNumber ?? 0)
        }
        return sum
      }
    }
    .beside("Foundation Calendar.RecurrenceRule from the query date") {
      let rule = recurrenceRule
      let dates = sampleDates.map(\.foundationDate)
      return { count in
        var sum = 0
        for step in 0..<count {
          let start = dates[step & 1_023]
          for date in rule.recurrences(of: start, in: start..<Date.distantFuture) {
            sum &+= koreanDayNumber(of: date)
            break
          }
        }
        return sum
      }
    },
    Benchmark(
      "rule.closings, ten years",
      target: Target(nanoseconds: 5_000, timesFaster: 1_000, allocations: 0)
    ) {
      let rule = secondAndFourthSunday
      let years = tenYears
      return { count in
        var sum = 0
        for _ in 0..<count {
          for date in rule.closings(in: years) { sum &+= Int(date.dayNumber) }
        }
        return sum
      }
    }
    .beside("Foundation Calendar.RecurrenceRule from the first date") {
      let rule = recurrenceRule
      let start = tenYears.lowerBound.foundationDate
      let end = tenYears.upperBound.foundationDate
      return { count in
        var sum = 0
        for _ in 0..<count {
          for date in rule.recurrences(of: start, in: start..<end.addingTimeInterval(1)) {
            sum &+= koreanDayNumber(of: date)
          }
        }
        return sum
      }
    },
    Benchmark(
      "status(on:), all layers", target: Target(nanoseconds: 40, allocations: 0)
    ) {
      let schedule = try layeredSchedule()
      let dates = layeredDates
      return { count in
        var sum = 0
        for step in 0..<count {
          switch schedule.status(on: dates[step & 1_023]) {
          case .closed: sum &+= 1
          case .open: sum &+= 2
          case .unknown: sum &+= 3
          }
        }
        return sum
      }
    },
    Benchmark("nextClosing, all layers", target: Target(allocations: 0)) {
      let schedule = try layeredSchedule()
      let dates = layeredDates
      return { count in
        var sum = 0
        for step in 0..<count {
          let closing = schedule.nextClosing(onOrAfter: dates[step & 1_023])
          sum &+= Int(closing.date?.dayNumber ?? 0)
        }
        return sum
      }
    },
    Benchmark("a rule that never fires again", target: Target(nanoseconds: 10_000)) {
      // No month of the rule has the day, and no later date is its last one.
      let rules: [HolidayRule] = [
        .never, .days([30]).except(.days([30])), .during(months: [2], .days([31])),
        .during(months: [4, 6], .days([31])), .nth(5, .sunday).except(.every(.sunday)),
        .seollal.except(.publicHolidays), .eve(of: .during(months: [2], .days([30]))),
      ]
      let start = sampleDates[0]
      return { count in
        var sum = 0
        for step in 0..<count {
          sum &+= rules[step % rules.count].next(onOrAfter: start) == nil ? 1 : 1_000
        }
        return sum
      }
    },
  ])

private let secondAndFourthSunday = HolidayRule.nth([2, 4], .sunday)

/// The same rule in Foundation's words; its calendar begins its weeks on Sunday.
private let recurrenceRule: Calendar.RecurrenceRule = {
  var rule = Calendar.RecurrenceRule(calendar: koreanGregorianCalendar, frequency: .monthly)
  rule.weekdays = [.nth(2, .sunday), .nth(4, .sunday)]
  return rule
}()

private let tenYears: ClosedRange<CivilDate> = {
  guard let first = CivilDate(year: 2026, month: 11, day: 1),
    let last = CivilDate(year: 2036, month: 10, day: 31)
  else { preconditionFailure("2026-11-01 and 2036-10-31 are dates") }
  return first...last
}()

private func koreanDayNumber(of date: Date) -> Int {
  Int(((date.timeIntervalSince1970 + 32_400) / 86_400).rounded(.down))
}

/// 1,024 days of the months around the facts of the layered schedule.
private let layeredDates: [CivilDate] = sampleDates.compactMap { date in
  CivilDate(dayNumber: 20_636 + date.dayNumber % 365)
}

/// A store with a rule change, two published months, single days, a renovation and a last day.
private func layeredSchedule() throws -> HolidaySchedule {
  try HolidaySchedule(
    rules: [
      RulePeriod(.nth([2, 4], .sunday), from: date(2026, 7, 1), through: date(2026, 12, 31)),
      RulePeriod(.nth([2, 4], .wednesday), from: date(2027, 1, 1)),
    ],
    published: [
      PublishedMonth(month(2026, 10), closed: [11, 28]),
      PublishedMonth(month(2026, 11), closed: [8, 22]),
    ],
    overrides: [
      .moved(from: date(2026, 12, 27), to: date(2026, 12, 25)), .closed(date(2027, 1, 1)),
      .open(date(2027, 1, 13)),
    ],
    closures: [StoreClosure(from: date(2027, 3, 1), through: date(2027, 3, 20))],
    closedForGoodFrom: date(2027, 5, 1))
}

private func date(_ year: Int, _ month: Int, _ day: Int) throws -> CivilDate {
  try CivilDate(validatingYear: year, month: month, day: day)
}

private func month(_ year: Int, _ month: Int) throws -> YearMonth {
  guard let month = YearMonth(year: year, month: month) else {
    throw UsageError("\(year)-\(month) is no month")
  }
  return month
}
