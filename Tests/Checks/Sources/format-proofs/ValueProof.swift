import Foundation
import HolidayInterchange
import KoreanCalendar

/// Random values, each with its printed, stored and lenient form.
struct ValueProof {
  /// A week with the New Year, one with the end of a leap February, and one with Chuseok and a
  /// month's end.
  private static let weeks = [
    CivilDate(2026, 12, 28), CivilDate(2028, 2, 25), CivilDate(2026, 9, 24),
  ]
  /// Of so many values one is asked at every minute, and stored as JSON.
  private static let wholeEvery = 1_000

  private let seed: UInt64
  /// Of so many values one is asked for its states.
  private let every: Int
  private var source: ExpressionTexts
  private let days: [CivilDate]
  private var edges = EdgeMinutes()
  private(set) var texts = 0
  private(set) var values = 0
  private(set) var asked = 0
  private(set) var whole = 0
  private(set) var states = 0
  private(set) var wrong = 0

  init(seed: UInt64, every: Int) {
    self.seed = seed
    self.every = every
    source = ExpressionTexts(seed: seed)
    days = Self.weeks.flatMap { week in (0..<7).map { week.adding(days: $0) } }
  }

  mutating func checkNext() {
    let text = source.next()
    texts += 1
    guard let value = try? OpeningHoursExpression(text) else { return }
    values += 1
    let isWhole = values % Self.wholeEvery == 0
    let printed = value.description
    do {
      let again = try OpeningHoursExpression(printed)
      if again != value || again.description != printed { report(text, "prints as \(printed)") }
      let stored = try StoredText.decode(StoredText.encode(value))
      if stored != value { report(text, "is stored as \(stored)") }
      let lenient = try OpeningHoursExpression(lenient: text)
      if lenient != value { report(text, "is read leniently as \(lenient)") }
      if isWhole {
        let data = try JSONEncoder().encode([value])
        if try JSONDecoder().decode([OpeningHoursExpression].self, from: data) != [value] {
          report(text, "is stored as \(String(decoding: data, as: UTF8.self))")
        }
      }
      if isWhole || values % every == 0 { compare(value, again, text, printed, isWhole) }
    } catch {
      report(text, "\(printed): \(error)")
    }
  }

  private mutating func compare(
    _ value: OpeningHoursExpression, _ again: OpeningHoursExpression, _ text: String,
    _ printed: String, _ isWhole: Bool
  ) {
    asked += 1
    if isWhole {
      whole += 1
      edges.takeAll()
    } else {
      edges.take(text, printed)
    }
    states += days.count * edges.minutes.count
    for day in days {
      for minute in edges.minutes
      where value.state(at: WallTime(day, minute / 60, minute % 60))
        != again.state(at: WallTime(day, minute / 60, minute % 60))
      {
        return report(text, "prints as \(printed), which differs on \(day) at minute \(minute)")
      }
    }
  }

  private mutating func report(_ text: String, _ what: String) {
    wrong += 1
    if wrong <= 20 { print("seed \(seed), text \(texts): \(text)\n  \(what)") }
  }
}

/// The minutes at which the state of a value may change, and those beside them.
struct EdgeMinutes {
  private(set) var minutes: [Int] = []
  private var isTaken = [Bool](repeating: false, count: 1_440)

  mutating func takeAll() { minutes = Array(0..<1_440) }

  mutating func take(_ texts: String...) {
    for minute in minutes { isTaken[minute] = false }
    minutes.removeAll(keepingCapacity: true)
    for minute in [0, 1, 720, 1_438, 1_439] { insert(minute) }
    for text in texts { takeClockTimes(of: text) }
  }

  private mutating func takeClockTimes(of text: String) {
    let bytes = Array(text.utf8)
    func digit(_ index: Int) -> Int? {
      guard bytes.indices.contains(index), 48...57 ~= bytes[index] else { return nil }
      return Int(bytes[index]) - 48
    }
    for index in bytes.indices where bytes[index] == UInt8(ascii: ":") {
      guard let ones = digit(index - 1), let tens = digit(index + 1), let unit = digit(index + 2)
      else { continue }
      let edge = 60 * (10 * (digit(index - 2) ?? 0) + ones) + 10 * tens + unit
      insert(around: edge)
      // An end that the value leaves open is eight or ten hours later, or midnight.
      if digit(index + 3) == nil, index + 3 < bytes.count, bytes[index + 3] == UInt8(ascii: "+") {
        insert(around: edge + 480)
        insert(around: edge + 600)
      }
    }
  }

  private mutating func insert(around edge: Int) {
    for minute in (edge - 1)...(edge + 1) { insert((minute + 2_880) % 1_440) }
  }

  private mutating func insert(_ minute: Int) {
    guard !isTaken[minute] else { return }
    isTaken[minute] = true
    minutes.append(minute)
  }
}
