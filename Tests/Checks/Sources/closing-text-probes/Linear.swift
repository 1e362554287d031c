import ClosingTexts
import Foundation
import KoreanCalendar

/// `closing-text-probes linear [COMBINATIONS] [SEED]`: what reading and explaining take for words that
/// repeat.
///
/// Each word of the tables alone, then random combinations of two to five. Each is read at 16 and 256
/// KiB, and explained at 16 and 64 KiB.
struct LinearCommand {
  var combinations = 400
  var seed: UInt64 = 1

  private static let reference = CivilDate(2026, 11, 21)
  /// What a byte should cost at most, in nanoseconds of a quiet machine; it is only reported.
  private static let goal = 200.0

  /// What is measured, with two sizes of a text.
  private enum Work: String, CaseIterable {
    case reading, explaining

    var large: Int { self == .reading ? 256 << 10 : 64 << 10 }
    /// So many times as much a byte in the larger text grows faster than the text; the square of its
    /// length would be 16 or 4 times as much.
    var growth: Double { self == .reading ? 3 : 2 }
  }

  private struct Result {
    var unit: String
    var small: Double
    var large: Double
    var ratio: Double { large / max(small, 0.01) }
  }

  private static let small = 16 << 10

  /// What a reader that looks ahead, or back, may stumble over.
  private static let hostile = [
    "(", ")", "[", "]", "「", "<", "&", "&#", "<!--", ",", ".", "·", "~", "-", "/", ":", "\"", "'",
    "+", "→", "※", "*", "\n", " ", "\u{200B}", "인 ", "은 ", "을 ", "과 ", "와 ", "및 ", "로 ", "이 ", "1",
    "1,", "1, ",
    "1·", "1~", "1일 ", "1일, ", "1월 ", "1월 1일 ", "11/8, ", "11/8~", "(일)", "(일", "일)", "일", "월 ",
    "월,", "월~", "월·",
    "둘째 ", "둘째, ", "2,4주 ", "째", "째주 ", "매월 ", "매주 ", "10:00", "10:00~", "오전 ", "휴무 ", "휴무, ",
    "휴무: ", "(휴무) ",
    "정상영업 ", "제외 ", "제외한 ", "경우 ", "공휴일인 경우 ", "다음날 ", "설 ", "설·", "추석 연휴 ", "당일 ", "연휴 ", "일산점 ",
    "일산점, ",
    "일산점은 ", "수영장 ", "수영장은 ", "않", "단, ", "부터 ", "까지 ", "에서 ", "대신 ", "변경 ", "무휴 ", "\u{1112}",
    "\u{1161}",
    "\u{11AB}", "휴\u{AD}", "🛒", "2026년 ", "2026-", "0", "9", "a", "A ", "＜", "&nbsp;", "<br>", "</",
  ]

  func run() throws -> Bool {
    var random = SmallRandom(state: seed)
    let words = try vocabulary()
    var units = Self.hostile + words
    let singles = units.count
    let pool = Self.hostile + Self.hostile + words
    for _ in 0..<combinations {
      let count = Int.random(in: 2...5, using: &random)
      units.append(
        (0..<count).map { _ in pool[Int.random(in: 0..<pool.count, using: &random)] }.joined())
    }
    var isLinear = true
    for work in Work.allCases {
      let results = units.map { unit in
        note(unit)
        return Self.measured(work, unit)
      }
      isLinear = report(work, results, singles: singles) && isLinear
    }
    return isLinear
  }

  private static func measured(_ work: Work, _ unit: String) -> Result {
    var small = nanoseconds(work, unit, bytes: small)
    var large = nanoseconds(work, unit, bytes: work.large)
    // Another program may have been in the way.
    for _ in 0..<3 where large > 1.5 * small {
      small = min(small, nanoseconds(work, unit, bytes: Self.small))
      large = min(large, nanoseconds(work, unit, bytes: work.large))
    }
    return Result(unit: unit, small: small, large: large)
  }

  /// Leaves the unit where `run` finds it when the reader crashes.
  private func note(_ unit: String) {
    guard let path = ProcessInfo.processInfo.environment["PROBES_UNIT"] else { return }
    _ = FileManager.default.createFile(atPath: path, contents: Data(unit.debugDescription.utf8))
  }

  private func report(_ work: Work, _ results: [Result], singles: Int) -> Bool {
    func line(_ result: Result) -> String {
      String(
        format: "%8.1f ns a byte at 16 KiB, %8.1f at \(work.large >> 10) KiB, ratio %6.2f  ",
        result.small, result.large, result.ratio) + result.unit.debugDescription
    }
    let byCost = results.sorted { $0.large > $1.large }
    let byRatio = results.sorted { $0.ratio > $1.ratio }
    // An explanation has a line for each word, and nobody waits for many.
    let slow = work == .reading ? byCost.filter { $0.large > Self.goal } : []
    let growing = results.filter { $0.large > work.growth * max($0.small, 10) }
    print("\n== \(work.rawValue)")
    for result in slow { print("OVER  " + line(result)) }
    for result in growing { print("GROWS " + line(result)) }
    print("\nmost a byte:")
    for result in byCost.prefix(10) { print(line(result)) }
    print("greatest ratio:")
    for result in byRatio.prefix(10) { print(line(result)) }
    print(
      "\(singles) units of one word, \(results.count - singles) of two to five (seed \(seed)): "
        + "\(work.rawValue): \(growing.count) grow faster than their text, \(slow.count) over \(Int(Self.goal)) ns a byte, median "
        + String(format: "%.1f ns", byCost[byCost.count / 2].large))
    return growing.isEmpty
  }

  /// The words of the settled tables, each once, with the space behind it.
  private func vocabulary() throws -> [String] {
    var texts = try CSV.rows(
      String(contentsOf: Folder.file("institution-texts.csv"), encoding: .utf8)
    ).compactMap(\.last)
    for name in ProbeTable.settled {
      texts += try ProbeTable.load(name).rows.map(\.text)
    }
    var words: [String: Int] = [:]
    for text in texts {
      for word in text.split(whereSeparator: \.isWhitespace) where word.count <= 12 {
        words[String(word), default: 0] += 1
      }
    }
    let frequent = words.filter { $0.value > 1 }.sorted {
      $0.value > $1.value || $0.value == $1.value && $0.key < $1.key
    }
    return frequent.prefix(600).map { $0.key + " " }
  }

  /// The time of one reading or explanation by the clock of this thread, for each byte.
  private static func nanoseconds(_ work: Work, _ unit: String, bytes: Int) -> Double {
    let text = String(repeating: unit, count: bytes / unit.utf8.count)
    let start = now()
    switch work {
    case .reading: keep(HolidayText(text, relativeTo: reference).unread.count)
    case .explaining:
      keep(HolidayText.explanation(of: text, relativeTo: reference).stages.count)
    }
    let end = now()
    return Double(end - start) / Double(max(text.utf8.count, 1))
  }

  /// Uses a count, so that the work before it is done.
  private static func keep(_ count: Int) { precondition(count >= 0) }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
