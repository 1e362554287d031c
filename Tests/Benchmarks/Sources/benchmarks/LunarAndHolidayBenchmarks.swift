import BenchmarkHarness
import Foundation
import KoreanCalendar

let lunarAndHolidayBenchmarks = BenchmarkSuite(
  "Lunar dates and public holidays",
  [
    Benchmark(
      "lunar date of a date", target: Target(nanoseconds: 25, timesFaster: 80, allocations: 0)
    ) {
      let dates = sampleDates
      return { count in
        var sum = 0
        for step in 0..<count {
          let lunar = LunarDate(dates[(step &+ sum) & 1_023])
          sum &+= (lunar?.month ?? 0) &+ (lunar?.day ?? 0)
        }
        return sum
      }
    }
    .beside("Foundation .dangi dateComponents") {
      let calendar = koreanLunarCalendar
      let dates = sampleDates.map(\.foundationDate)
      return { count in
        var sum = 0
        for step in 0..<count {
          let fields = calendar.dateComponents([.month, .day], from: dates[(step &+ sum) & 1_023])
          sum &+= (fields.month ?? 0) &+ (fields.day ?? 0)
        }
        return sum
      }
    },
    Benchmark("date of a lunar date", target: Target(nanoseconds: 25, allocations: 0)) {
      let dates = sampleDates.compactMap { LunarDate($0) }
      return { count in
        var sum = 0
        for step in 0..<count {
          sum &+= Int(dates[(step &+ sum) & 1_023].civilDate.dayNumber)
        }
        return sum
      }
    },
    Benchmark("Chuseok of a year", target: Target(nanoseconds: 25, allocations: 0)) {
      { count in
        var sum = 0
        for step in 0..<count {
          let year = 1_950 &+ ((step &+ sum) & 127)
          sum &+= Int(LunarFestivals.chuseok(in: year)?.dayNumber ?? 0)
        }
        return sum
      }
    },
    Benchmark("is a public holiday", target: Target(nanoseconds: 15, allocations: 0)) {
      let calendar = PublicHolidayCalendar.southKorea
      let dates = sampleDates
      return { count in
        var sum = 0
        for step in 0..<count {
          sum &+= calendar.isPublicHoliday(dates[(step &+ sum) & 1_023]) ? 3 : 1
        }
        return sum
      }
    },
    Benchmark("public holidays of a month", target: Target(nanoseconds: 15, allocations: 0)) {
      let calendar = PublicHolidayCalendar.southKorea
      let months = sampleDates.map(\.yearMonth)
      return { count in
        var sum = 0
        for step in 0..<count {
          sum &+= Int(calendar.days(in: months[(step &+ sum) & 1_023]).bits)
        }
        return sum
      }
    },
  ])

/// Foundation's Korean lunar calendar at UTC+9.
private let koreanLunarCalendar: Calendar = {
  guard #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) else {
    preconditionFailure("the Korean lunar calendar of Foundation needs the systems of 2025")
  }
  var calendar = Calendar(identifier: .dangi)
  if let zone = TimeZone(secondsFromGMT: 32_400) { calendar.timeZone = zone }
  return calendar
}()
