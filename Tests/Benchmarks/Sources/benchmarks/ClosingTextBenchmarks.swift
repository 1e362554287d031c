import BenchmarkHarness
import ClosingTexts
import KoreanCalendar
import MartModels

let closingTextBenchmarks = BenchmarkSuite(
  "ClosingTexts",
  [
    reading(
      "a typical closing text", most: 2_000,
      [
        "매월 둘째, 넷째 일요일", "매월 2,4번째 일요일 휴무", "10:00~24:00 (단, 매월 2,4번째 일요일 휴점)",
        "둘째 수요일, 넷째 일요일",
      ]),
    reading("two dates with weekdays", most: 2_000, ["11/8(일), 11/22(일)"]),
    reading("days and a rule", most: nil, ["매월 10일, 넷째 일요일"]),
    reading(
      "a notice of 150 letters", most: nil,
      [
        "정부시책에 의거 유통산업 발전법에 따라 매월 둘째, 넷째 일요일 의무 휴무합니다. *휴무일: 1/1, 설날, 추석 "
          + "(전일은 오후 7시까지 영업)"
      ]),
    Benchmark("a canonical text, strictly") {
      let text = "매월 둘째·넷째 일요일"
      return { count in
        var sum = 0
        for step in 0..<count where HolidayRule(text) != nil { sum &+= step }
        return sum
      }
    },
    adversarial(kibibytes: 1), adversarial(kibibytes: 32), adversarial(kibibytes: 1_024),
    adversarial("hostile moves and times of 256 KiB", kibibytes: 256, "1일로 말일20시까지 "),
  ])

private func reading(_ name: String, most: Double?, _ texts: [String]) -> Benchmark {
  Benchmark(name, target: Target(nanoseconds: most)) {
    let date = CivilDate(2026, 10, 25)
    return { count in
      var sum = 0
      for step in 0..<count {
        let notice = HolidayText(texts[step % texts.count], relativeTo: date)
        sum &+= notice.closedDates.count &+ notice.unread.count &+ (notice.rule == nil ? 0 : 1)
      }
      return sum
    }
  }
}

/// Days that no verb ever takes, beside words that nobody knows; the time grows with the length.
private func adversarial(
  _ name: String? = nil, kibibytes: Int, _ unit: String = "둘째 설날·추석 1/1, 가나 (2·4째주 "
) -> Benchmark {
  Benchmark(name ?? "hostile text of \(kibibytes) KiB") {
    let text = String(repeating: unit, count: kibibytes * 1_024 / unit.utf8.count)
    let date = sampleDates[0]
    return { count in
      var sum = 0
      for _ in 0..<count { sum &+= HolidayText(text, relativeTo: date).unread.count }
      return sum
    }
  }
}
