import Foundation
import HolidayInterchange
import KoreanCalendar
import MartModels
import MartTestSupport
import Testing

/// Random recurrences as calendars write them, for the script python-dateutil.
private struct RecurrenceTexts {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func pick(_ list: [String]) -> String {
    list.randomElement(using: &random) ?? ""
  }

  private mutating func list(_ most: Int, _ item: (inout RecurrenceTexts) -> String) -> String {
    Set((0..<number(1...most)).map { _ in item(&self) }).sorted().joined(separator: ",")
  }

  private mutating func weekday() -> String { pick(["SU", "MO", "TU", "WE", "TH", "FR", "SA"]) }

  /// A rule whose first date is one of its occurrences only by chance, and the first date.
  mutating func next() -> (first: CivilDate, rule: String) {
    let first = CivilDate(2024, 1, 1).adding(days: number(0...400))
    var parts: [String] = []
    switch number(0...4) {
    case 0:
      parts.append("FREQ=DAILY")
      if number(0...1) == 0 { parts.append("BYDAY=" + list(3) { $0.weekday() }) }
      if number(0...2) == 0 { parts.append("BYMONTH=" + list(3) { "\($0.number(1...12))" }) }
    case 1:
      parts.append("FREQ=WEEKLY")
      if number(0...1) == 0 { parts.append("INTERVAL=2;WKST=" + pick(["MO", "SU"])) }
      if number(0...2) != 0 { parts.append("BYDAY=" + list(3) { $0.weekday() }) }
    case 2:
      parts.append("FREQ=MONTHLY")
      if number(0...2) == 0 { parts.append("INTERVAL=" + pick(["2", "3", "4", "6", "12"])) }
      let signs = ["1", "2", "3", "4", "5", "-1", "-2", "-3", "-4", "-5"]
      parts.append("BYDAY=" + list(3) { $0.pick(signs) + $0.weekday() })
    case 3:
      parts.append("FREQ=MONTHLY")
      parts.append("BYMONTHDAY=" + list(3) { $0.pick(["", "-"]) + "\($0.number(1...31))" })
      if number(0...2) == 0 { parts.append("BYDAY=" + list(3) { $0.weekday() }) }
    default:
      parts.append("FREQ=MONTHLY;BYDAY=" + list(5) { $0.weekday() })
      parts.append("BYSETPOS=" + list(2) { $0.pick(["", "-"]) + "\($0.number(1...9))" })
    }
    switch number(0...3) {
    case 0: parts.append("COUNT=\(number(1...60))")
    case 1:
      let until = first.adding(days: number(0...1_500)).description.replacing("-", with: "")
      parts.append("UNTIL=" + until)
    default: break
    }
    return (first, parts.joined(separator: ";"))
  }
}

@Suite("Recurrences for other readers")
struct RecurrencePeerTests {
  @Test("Random recurrences are read, print themselves, and scripts may ask others about them")
  func random() throws {
    let path = ProcessInfo.processInfo.environment["MART_INTERCHANGE_OUT"]
    var texts = RecurrenceTexts(seed: 41)
    var lines = ""
    for index in 0..<(path == nil ? 100 : 1_000) {
      var (first, rule) = texts.next()
      // Readers differ where the first date is none of the rule's, so it becomes one.
      let said = try RecurrenceRule(rule).holidayRule(from: first)
      guard let begin = said.next(onOrAfter: first) else { continue }
      if !rule.contains("INTERVAL") { first = begin }
      guard said.closes(on: first), try RecurrenceRule(rule).until ?? first >= first else {
        continue
      }
      let basic = first.description.replacing("-", with: "")
      let set = try RecurrenceSet("DTSTART:\(basic)\nRRULE:\(rule)")
      #expect(try RecurrenceSet(set.description) == set, "seed 41, rule \(index): \(rule)")
      guard path != nil else { continue }
      var dates: [String] = []
      for month in YearMonth(2024, 1)...YearMonth(2030, 12) {
        for day in try set.closings(in: month) {
          dates.append("\(month)-\(day < 10 ? "0" : "")\(day)")
        }
      }
      lines += "DTSTART:\(basic)|RRULE:\(rule)\t" + dates.joined(separator: ",") + "\n"
    }
    if let path {
      try lines.write(toFile: path + "/reading.tsv", atomically: true, encoding: .utf8)
    }
  }
}
