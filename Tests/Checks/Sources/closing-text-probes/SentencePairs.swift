import KoreanCalendar
import MartModels

/// Two sentences that have nothing to do with each other, put together.
struct SentencePairs {
  private static let reference = CivilDate(2026, 11, 1)
  /// A date that is changed behind " / " and a rule, which may then be what changes.
  private static let knownLosses = 1

  /// What a sentence says, so that two are only put together when they do not touch.
  private struct Sentence {
    var text: String
    /// What it speaks of: nothing for every branch, or the name of one.
    var branch: String?
    var isRule: Bool
    /// The month of its dates.
    var month = 0
  }

  private static let rules: [Sentence] = [
    "매월 둘째, 넷째 일요일은 휴무입니다.", "매주 월요일 휴무", "정기휴무: 매월 첫째 수요일", "매월 10일과 25일에 쉽니다.",
    "설날과 추석 당일은 쉽니다.", "매월 마지막 화요일은 정기휴무일입니다.", "둘째·넷째 수요일 의무휴업", "매주 일요일은 쉽니다.",
    "매월 1일은 휴관합니다.", "공휴일은 휴무입니다.", "매월 셋째 주 월요일 휴점",
  ].map { Sentence(text: $0, isRule: true) }

  private static func dated(_ month: Int, branch: String?) -> [Sentence] {
    let first = month == 12 ? 15 : 13
    return [
      "\(month)월 \(first)일은 휴무입니다.", "\(month)/\(first) 쉽니다.",
      "\(month)월 \(first)일, \(first + 3)일 휴무",
      "\(month)월 \(first)일부터 \(first + 2)일까지 휴무합니다.", "\(month)월 \(first)일은 정상영업합니다.",
      "\(month)월 \(first)일 내부공사로 인해 휴점합니다.",
      "\(month)월 \(first)일 휴무를 \(first + 1)일로 변경합니다.",
    ].map { text in
      Sentence(
        text: branch.map { "\($0)은 \(text)" } ?? text, branch: branch, isRule: false, month: month)
    }
  }

  private static let branchRules: [Sentence] = [
    ("일산점", "매월 둘째, 넷째 수요일 휴무입니다."), ("하남점", "매주 화요일에 쉽니다."),
  ]
  .map { Sentence(text: "\($0.0)은 \($0.1)", branch: $0.0, isRule: true) }

  /// Prints the pairs that are not read as both.
  ///
  /// - Returns: whether none is read otherwise, and no more less than are known.
  func run() -> Bool {
    let whole = Self.rules + Self.dated(12, branch: nil) + Self.dated(11, branch: nil)
    let branches =
      Self.branchRules + Self.dated(12, branch: "일산점") + Self.dated(11, branch: "하남점")
    let all = (whole + branches).filter { isReadAlone($0) }
    var random = SmallRandom(state: 20_261_122)
    var tried = 0
    var (otherwise, less) = (0, 0)
    for first in all {
      for second in all where Self.isIndependent(first, second) {
        let glue = Self.glues[Int.random(in: 0..<Self.glues.count, using: &random)]
        tried += 1
        switch check(first, glue, second) {
        case .both: break
        case .less: less += 1
        case .otherwise: otherwise += 1
        }
      }
    }
    print(
      "\(tried) pairs of \(all.count) sentences read alone (\(whole.count + branches.count - all.count) are not): "
        + "\(otherwise) read otherwise, \(less) read less than both")
    return otherwise == 0 && less <= Self.knownLosses
  }

  private static let glues = ["\n", "\n\n", " / ", "<br>", ". ", "\n※ ", "\n- "]

  private func read(_ text: String) -> Reading {
    ReadText(text, relativeTo: Self.reference).reading
  }

  private func isReadAlone(_ sentence: Sentence) -> Bool {
    let reading = read(sentence.text)
    guard reading.unread.isEmpty, !reading.lines.isEmpty else {
      print("not read alone: \(sentence.text)  \(reading.unreadLines.joined(separator: "; "))")
      return false
    }
    return true
  }

  private static func isIndependent(_ one: Sentence, _ other: Sentence) -> Bool {
    if one.text == other.text { return false }
    // A rule of one branch takes the place of the rule for all, and a date that of a rule.
    // Behind a sentence about a branch, one without a subject may go on about it.
    if one.branch != other.branch { return one.branch == nil || other.branch != nil }
    return one.isRule != other.isRule || !one.isRule && one.month != other.month
      || one.isRule && one.branch == nil
  }

  private enum Outcome { case both, less, otherwise }

  private func check(_ first: Sentence, _ glue: String, _ second: Sentence) -> Outcome {
    // A sentence that ends in a full stop needs no other one.
    let text =
      glue == ". " && first.text.hasSuffix(".")
      ? first.text + " " + second.text : first.text + glue + second.text
    let (one, other, both) = (read(first.text), read(second.text), read(text))
    let expected = one.adding(other).days(of: Self.reference.year)
    let found = both.days(of: Self.reference.year)
    if expected == found, both.unread.isEmpty { return .both }
    let isLess =
      !both.unread.isEmpty && Set(found.keys) == Set(expected.keys)
      && found.allSatisfy { $0.value.isAtMost(expected[$0.key]) }
    print("\n\(isLess ? "less" : "otherwise"): \(text.debugDescription)")
    for line in one.lines + other.lines { print("  - \(line)") }
    for line in both.lines { print("  + \(line)") }
    for line in both.unreadLines { print("  unread \(line)") }
    return isLess ? .less : .otherwise
  }
}

/// A small generator, so that a run can be repeated.
struct SmallRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Reading {
  /// What two readings say together.
  func adding(_ other: Reading) -> Reading {
    var both = self
    both.whole = whole.adding(other.whole)
    both.branches = branches + other.branches
    both.facilities += other.facilities
    both.unread += other.unread
    return both
  }

  /// What each part says of the days of a year and the next.
  fileprivate func days(of year: Int) -> [String: DayLetters] {
    var lines: [String: DayLetters] = [:]
    lines[""] = whole.letters(of: year)
    var parts: [String: Facts] = [:]
    for notice in branches {
      for name in notice.names {
        parts[name] = (parts[name] ?? Facts()).adding(notice.facts)
      }
    }
    for (name, facts) in parts { lines[name] = facts.letters(of: year) }
    return lines
  }
}

extension Facts {
  func adding(_ other: Facts) -> Facts {
    var both = self
    both.rule = HolidayRule.union([rule, other.rule].compactMap { $0 })
    if rule == nil, other.rule == nil { both.rule = nil }
    both.openRule = openRule ?? other.openRule
    both.closedDates = Set(closedDates + other.closedDates).sorted()
    both.openDates = Set(openDates + other.openDates).sorted()
    both.moves = Set(moves + other.moves).sorted()
    both.closures += other.closures
    both.earlyClosings += other.earlyClosings
    both.effectiveFrom = effectiveFrom ?? other.effectiveFrom
    both.conditions += other.conditions
    return both
  }

  fileprivate func letters(of year: Int) -> DayLetters {
    var letters = ""
    var date = CivilDate(year, 1, 1)
    while date.year < year + 2 {
      letters.append(answer(on: date).letter)
      date = date.adding(days: 1)
    }
    return DayLetters(
      days: letters, moves: moves.sorted() + (effectiveFrom.map { [$0.description] } ?? []))
  }
}

/// A letter a day for the rule and the dates, and the moves and the beginning of the rule.
private struct DayLetters: Equatable {
  var days: String
  var moves: [String]

  func isAtMost(_ other: DayLetters?) -> Bool {
    guard let other else { return false }
    return days.isAtMost(other.days) && moves.allSatisfy(other.moves.contains)
  }
}
