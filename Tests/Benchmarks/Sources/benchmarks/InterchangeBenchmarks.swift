import BenchmarkHarness
import HolidayInterchange
import KoreanCalendar
import MartModels

private let daily = "Mo-Su 10:00-23:00; Su[2,4] off"

let interchangeBenchmarks = BenchmarkSuite(
  "Interchange",
  [
    Benchmark("opening_hours, read", target: Target(nanoseconds: 2_000)) {
      let date = sampleDates[0]
      return { count in
        var sum = 0
        for step in 0..<count {
          let value = try OpeningHoursExpression(daily)
          sum &+=
            value.state(at: WallTime(date, (step % 1_440) / 60, (step % 1_440) % 60)) == .open
            ? 1 : 0
        }
        return sum
      }
    },
    Benchmark("opening_hours, lenient") {
      let text = "매일 10시~23시; 둘째·넷째 일요일 휴무"
      let date = sampleDates[0]
      return { count in
        var sum = 0
        for step in 0..<count {
          let value = try OpeningHoursExpression(lenient: text)
          sum &+=
            value.state(at: WallTime(date, (step % 1_440) / 60, (step % 1_440) % 60)) == .open
            ? 1 : 0
        }
        return sum
      }
    },
    evaluating("state at a minute", most: 60, daily),
    evaluating(
      "state, hours and exceptions", most: nil, daily + "; 2026 Sep 25 off; PH 11:00-21:00"),
    evaluating("state past midnight", most: nil, "Mo-Su 10:00-02:00; Su[2,4] off"),
    Benchmark("closings of a month") {
      let value = try OpeningHoursExpression(daily)
      let months = sampleDates.map(\.yearMonth)
      return { count in
        var sum = 0
        for step in 0..<count { sum &+= Int(value.closings(in: months[step & 1_023]).bits) }
        return sum
      }
    },
    Benchmark("opening_hours, written") {
      let rule = HolidayRule.nth([2, 4], .sunday)
      let hours = OpeningHours("10:00~23:00")
      return { count in
        var sum = 0
        for _ in 0..<count {
          let value = rule.openingHoursExpression(hours: hours, years: 2026...2027)
          sum &+= value.description.utf8.count
        }
        return sum
      }
    },
    Benchmark("RRULE, read") {
      let text = "FREQ=MONTHLY;BYDAY=2SU,4SU"
      let date = sampleDates[0]
      return { count in
        var sum = 0
        for _ in 0..<count {
          let rule = try RecurrenceRule(text).holidayRule(from: date)
          sum &+= rule.closes(on: date) ? 1 : 2
        }
        return sum
      }
    },
    Benchmark("recurrences of ten years") {
      let rule: HolidayRule = [.nth([2, 4], .sunday), .chuseok]
      let first = sampleDates[0]
      let last = first.adding(days: 3_652)
      return { count in
        var sum = 0
        for _ in 0..<count {
          let set = rule.recurrence(from: first, listedThrough: last)
          sum &+= set.description.utf8.count
        }
        return sum
      }
    },
    Benchmark("hours of a store, read") {
      let texts = ["10:00~24:00", "오전 10:00 - 오후 10:00", "평일 10:00~23:00, 주말 10:00~24:00"]
      return { count in
        var sum = 0
        for step in 0..<count { sum &+= OpeningHours(texts[step % 3])?.sessions.count ?? 0 }
        return sum
      }
    },
    Benchmark("a phone number, read") {
      { count in
        var sum = 0
        for step in 0..<count {
          sum &+= PhoneNumber(step & 1 == 0 ? "1899-9900" : "02-411-1234")?.digits.utf8.count ?? 0
        }
        return sum
      }
    },
    Benchmark("an address, read") {
      let text = "서울 송파구 신천동 올림픽로300 (롯데월드몰)"
      return { count in
        var sum = 0
        for _ in 0..<count { sum &+= PostalAddress(text)?.geocodingCandidates.count ?? 0 }
        return sum
      }
    },
  ])

private func evaluating(_ name: String, most: Double?, _ text: String) -> Benchmark {
  Benchmark(name, target: Target(nanoseconds: most, allocations: 0)) {
    let value = try OpeningHoursExpression(text)
    let times = (0..<1024).map { WallTime(sampleDates[$0], $0 * 7 % 24, $0 % 60) }
    return { count in
      var sum = 0
      for step in 0..<count {
        if value.state(at: times[step & 1_023]) == .open {
          sum &+= 1
        }
      }
      return sum
    }
  }
}
