import BenchmarkHarness
import Foundation
import KoreanCalendar

let koreanCalendarBenchmarks = BenchmarkSuite(
  "KoreanCalendar",
  [
    Benchmark("year, month, day", target: Target(allocations: 0)) {
      let dates = sampleDates
      return { count in
        var sum = 0
        for step in 0..<count {
          let date = dates[step & 1_023]
          sum &+= date.year &+ date.month &+ date.day
        }
        return sum
      }
    }
    .beside("Foundation Calendar.dateComponents") {
      let calendar = koreanGregorianCalendar
      let dates = sampleDates.map(\.foundationDate)
      return { count in
        var sum = 0
        for step in 0..<count {
          let date = dates[step & 1_023]
          let fields = calendar.dateComponents([.year, .month, .day], from: date)
          sum &+= (fields.year ?? 0) &+ (fields.month ?? 0) &+ (fields.day ?? 0)
        }
        return sum
      }
    },
    Benchmark("weekday", target: Target(allocations: 0)) {
      let dates = sampleDates
      return { count in
        var sum = 0
        for step in 0..<count { sum &+= dates[step & 1_023].weekday.rawValue }
        return sum
      }
    }
    .beside("Foundation Calendar.component(.weekday)") {
      let calendar = koreanGregorianCalendar
      let dates = sampleDates.map(\.foundationDate)
      return { count in
        var sum = 0
        for step in 0..<count {
          sum &+= calendar.component(.weekday, from: dates[step & 1_023]) - 1
        }
        return sum
      }
    },
    Benchmark("weekday ordinal", target: Target(allocations: 0)) {
      let dates = sampleDates
      return { count in
        var sum = 0
        for step in 0..<count { sum &+= dates[step & 1_023].weekdayOrdinal }
        return sum
      }
    }
    .beside("Foundation Calendar.component(.weekdayOrdinal)") {
      let calendar = koreanGregorianCalendar
      let dates = sampleDates.map(\.foundationDate)
      return { count in
        var sum = 0
        for step in 0..<count {
          sum &+= calendar.component(.weekdayOrdinal, from: dates[step & 1_023])
        }
        return sum
      }
    },
    Benchmark("date from its fields", target: Target(allocations: 0)) {
      { count in
        var sum = 0
        for step in 0..<count {
          let day = 1 &+ (step & 15)
          sum &+= Int(CivilDate(year: 2026, month: 11, day: day)?.dayNumber ?? 0)
        }
        return sum
      }
    }
    .beside("Foundation Calendar.date(from:)") {
      let calendar = koreanGregorianCalendar
      return { count in
        var sum = 0
        for step in 0..<count {
          let day = 1 &+ (step & 15)
          let date = calendar.date(from: DateComponents(year: 2026, month: 11, day: day))
          let seconds = (date?.timeIntervalSince1970 ?? 0) + 32_400
          sum &+= Int(seconds / 86_400)
        }
        return sum
      }
    },
    Benchmark("a date from its text", target: Target(allocations: 0)) {
      let texts = sampleDates.map(\.description)
      return { count in
        var sum = 0
        for step in 0..<count {
          sum &+= Int(CivilDate(texts[step & 1_023])?.dayNumber ?? 0)
        }
        return sum
      }
    },
  ])
