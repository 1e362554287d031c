import Foundation
import KoreanCalendar
import MartModels
import MartTestSupport

/// `rule-proofs [rules] [seed]`: random rules against day-by-day definitions of them.
///
/// Each rule is compared on every day of 1950–2100 by its months, on some days by `closes(on:)` and
/// `next(onOrAfter:)`, and its Korean text, its English text and its stored form are read
/// back.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = arguments.first ?? 100_000
    let firstSeed = arguments.dropFirst().first ?? 1
    var proof = Proof()
    for seed in firstSeed..<firstSeed + count { proof.check(seed) }
    print(
      """
      \(count) rules, seeds \(firstSeed)…\(firstSeed + count - 1), \(proof.moved) with a new part, \
      \(proof.days) days by month, \(proof.single) by closes(on:), \(proof.searches) searches, \
      \(proof.texts) Korean and English texts and stored forms read back: \(proof.wrong) wrong
      """)
    exit(proof.wrong == 0 ? 0 : 1)
  }
}

struct Proof {
  private let line: DayLine
  private let maker: ModelMaker
  private let first: Int
  private let end: Int
  private let months: [(month: YearMonth, start: Int)]
  private(set) var wrong = 0
  private(set) var days = 0
  private(set) var single = 0
  private(set) var searches = 0
  private(set) var texts = 0
  private(set) var moved = 0

  init() {
    line = DayLine()
    maker = ModelMaker(line: line)
    first = line.starts[1950] ?? 0
    end = line.starts[2101] ?? 0
    months = (first..<end).filter { [line] in line.day[$0] == 1 }.compactMap { [line] place in
      YearMonth(year: line.year[place], month: line.month[place]).map { ($0, place) }
    }
  }

  private mutating func report(_ seed: UInt64, _ rule: HolidayRule, _ what: String) {
    wrong += 1
    if wrong <= 20 { print("seed \(seed): \(what)\n  \(rule)") }
  }

  mutating func check(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let model = maker.random(depth: Int.random(in: 1...5, using: &random), using: &random)
    let rule = model.rule
    let text = rule.description
    if text.contains("다음 날") || text.contains("날만") || text.contains("부처님")
      || text.contains("대체")
    {
      moved += 1
    }
    checkMonths(seed, model)
    for _ in 0..<200 {
      let place = Int.random(in: first..<end, using: &random)
      guard let date = line.date(place) else { continue }
      single += 1
      if rule.closes(on: date) != (model.days[place] == 1) {
        report(seed, rule, "closes(on: \(date)) is \(rule.closes(on: date))")
        break
      }
    }
    for _ in 0..<20 { checkSearch(seed, model, from: Int.random(in: first..<end, using: &random)) }
    checkForms(seed, rule, text)
  }

  private mutating func checkMonths(_ seed: UInt64, _ model: Model) {
    for (month, start) in months {
      let closed = model.rule.closings(in: month)
      var expected: UInt32 = 0
      for place in start..<start + month.numberOfDays where model.days[place] == 1 {
        expected |= 1 << UInt32(place - start + 1)
      }
      days += month.numberOfDays
      guard closed.bits == expected else {
        return report(
          seed, model.rule, "\(month): \(Array(closed)) for \(Array(DaySet(bits: expected)))")
      }
    }
  }

  private mutating func checkSearch(_ seed: UInt64, _ model: Model, from place: Int) {
    guard let date = line.date(place) else { return }
    let found = model.rule.next(onOrAfter: date)
    let expected = (place..<end).first { model.days[$0] == 1 }.flatMap { line.date($0) }
    searches += 1
    if let expected {
      if found != expected {
        report(
          seed, model.rule,
          "next(onOrAfter: \(date)) is \(String(describing: found)) for \(expected)")
      }
    } else if let found, found.year <= 2100 {
      report(seed, model.rule, "next(onOrAfter: \(date)) is \(found) for none through 2100")
    }
  }

  private mutating func checkForms(_ seed: UInt64, _ rule: HolidayRule, _ text: String) {
    texts += 1
    if HolidayRule(text) != rule { report(seed, rule, "its text is not read back") }
    let english = rule.englishDescription
    if HolidayRule(english: english) != rule { report(seed, rule, "not read back: \(english)") }
    if HolidayRule.union([rule, rule]) != rule { report(seed, rule, "another rule beside itself") }
    do {
      let data = try JSONEncoder().encode([rule])
      if try JSONDecoder().decode([HolidayRule].self, from: data) != [rule] {
        report(seed, rule, "stored as \(String(decoding: data, as: UTF8.self))")
      }
    } catch {
      report(seed, rule, "\(error)")
    }
  }
}
