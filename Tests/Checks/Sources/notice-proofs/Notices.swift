import MartTestSupport

/// A notice with what it says, written from the same numbers and not read from the words.
struct RandomNotice {
  var text: String
  /// The day on which it is read.
  var seen: Int
  /// The branch that is asked for, by its name without 점.
  var branch: String?
  var said: Said

  /// The names that a notice may have; one that it does not name is asked for too.
  private static let branches = ["일산", "하남", "성수"]

  init(using random: inout SplitMix64) {
    seen = Days.number(10, 15) + Int.random(in: 0..<70, using: &random)
    let writer = NoticeWriter(seen: seen)
    branch = Bool.random(using: &random) ? Self.branches.randomElement(using: &random) : nil
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1, 2: (text, said) = writer.occasion(using: &random)
    case 3: (text, said) = writer.opening(using: &random)
    case 4, 5: (text, said) = writer.move(using: &random)
    case 6, 7: (text, said) = writer.months(using: &random)
    case 8: (text, said) = writer.rule(using: &random)
    case 9: (text, said) = writer.closure(using: &random)
    case 10: (text, said) = writer.both(using: &random)
    default:
      // What is said of one branch is said of no other one.
      let named = Self.branches[Int.random(in: 0...1, using: &random)]
      (text, said) = writer.plain(using: &random)
      text = named + "점은 " + text
      if named != branch { said = Said() }
    }
  }
}

/// Writes notices of a few kinds as stores write them.
struct NoticeWriter {
  let seen: Int

  private static let weekdays = Array("일월화수목금토")
  private static let ordinals = ["첫째", "둘째", "셋째", "넷째"]

  /// Some days about the day of writing, each once, in order.
  private func days(
    _ counts: ClosedRange<Int>, using random: inout SplitMix64
  ) -> [Int] {
    let count = Int.random(in: counts, using: &random)
    var days: Set<Int> = []
    while days.count < count {
      days.insert(seen + Int.random(in: -15...110, using: &random))
    }
    return days.sorted()
  }

  /// Dates in one of the forms that stores use.
  private func dates(_ days: [Int], using random: inout SplitMix64) -> String {
    let form = Int.random(in: 0..<6, using: &random)
    return days.map { number in
      let (counted, day) = Days.parts(number)
      let (year, month) = (2026 + (counted - 1) / 12, (counted - 1) % 12 + 1)
      let weekday = Self.weekdays[Days.weekday(number)]
      return switch form {
      case 0: "\(month)월 \(day)일"
      case 1: "\(month)/\(day)"
      case 2: "\(month)/\(day)(\(weekday))"
      case 3: "\(month)월 \(day)일(\(weekday))"
      case 4: "\(year)년 \(month)월 \(day)일"
      default: "\(year).\(month).\(day)"
      }
    }.joined(separator: ", ")
  }

  private func said(_ days: [Int], _ isClosed: Bool) -> Said {
    Said(
      days: Dictionary(uniqueKeysWithValues: days.map { ($0, isClosed) }),
      opened: isClosed ? [] : Set(days))
  }

  /// Closings that are none of the regular ones.
  func occasion(using random: inout SplitMix64) -> (String, Said) {
    let days = days(1...4, using: &random)
    let dates = dates(days, using: &random)
    let text =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: "임시휴무: \(dates)"
      case 1: "\(dates) 임시휴무"
      case 2: "<임시 휴무 안내>\n\(dates) 휴무합니다."
      case 3: "안녕하세요 고객님.\n매장 사정으로 \(dates)은 쉽니다."
      // A day of which nothing is said, behind the others: the sale takes no certainty from them.
      default: "\(dates) 휴무\n김장 행사 \(self.dates([(days.last ?? seen) + 1], using: &random))"
      }
    return (text, said(days, true))
  }

  func opening(using random: inout SplitMix64) -> (String, Said) {
    let days = days(1...3, using: &random)
    let text = dates(days, using: &random) + (Bool.random(using: &random) ? " 정상영업" : "은 정상 영업합니다.")
    return (text, said(days, false))
  }

  func plain(using random: inout SplitMix64) -> (String, Said) {
    let days = days(1...3, using: &random)
    let isClosed = Bool.random(using: &random)
    return (dates(days, using: &random) + (isClosed ? " 휴무" : " 정상영업"), said(days, isClosed))
  }

  /// Some days closed and others open.
  func both(using random: inout SplitMix64) -> (String, Said) {
    let days = days(2...5, using: &random)
    let closed = days.filter { _ in Bool.random(using: &random) }
    let open = days.filter { !closed.contains($0) }
    var parts: [String] = []
    if !closed.isEmpty { parts.append(dates(closed, using: &random) + " 휴무") }
    if !open.isEmpty { parts.append(dates(open, using: &random) + " 정상영업") }
    var said = said(closed, true)
    for day in open { said.days[day] = false }
    said.opened = Set(open)
    return (parts.shuffled(using: &random).joined(separator: ". "), said)
  }

  func move(using random: inout SplitMix64) -> (String, Said) {
    let days = days(2...2, using: &random).shuffled(using: &random)
    let (from, to) = (dates([days[0]], using: &random), dates([days[1]], using: &random))
    return (
      "휴무일이 \(from)에서 \(to)로 변경되었습니다.", Said(moves: [(days[0], days[1])], opened: [days[0]])
    )
  }

  /// All closings of one month, or of two.
  func months(using random: inout SplitMix64) -> (String, Said) {
    let first = Days.parts(seen).month + Int.random(in: 0...2, using: &random)
    var lines: [String] = []
    var closed: Set<Int> = []
    for month in first...first + Int.random(in: 0...1, using: &random) {
      var days: Set<Int> = []
      while days.count < 2 {
        days.insert(Int.random(in: 1...Days.length(month), using: &random))
      }
      let name = "\((month - 1) % 12 + 1)월"
      let list = days.sorted().map { "\($0)일" }.joined(separator: ", ")
      lines.append(
        Bool.random(using: &random) ? "\(name) 휴무일: \(list)" : "\(name) 정기휴무일 \(list)")
      closed.formUnion(days.map { Days.number(month, $0) })
    }
    var said = said(closed.sorted(), true)
    let last = closed.max() ?? 0
    if seen <= last {
      // The days before the list was read are over, and behind its last one it may go on.
      for day in max(seen, Days.number(first, 1))...last where !closed.contains(day) {
        said.days[day] = false
      }
    }
    return (lines.joined(separator: "\n"), said)
  }

  /// A rule, always or from a day on.
  func rule(using random: inout SplitMix64) -> (String, Said) {
    let (text, closes) = Self.rule(using: &random)
    guard Bool.random(using: &random) else {
      return (text + " 휴무", Said(rule: Self.table(from: 0, closes)))
    }
    let from = seen + Int.random(in: 1...60, using: &random)
    return (
      "\(dates([from], using: &random))부터 \(text) 휴무", Said(rule: Self.table(from: from, closes))
    )
  }

  /// Weeks in which the store is shut.
  func closure(using random: inout SplitMix64) -> (String, Said) {
    let from = seen + Int.random(in: 1...40, using: &random)
    let through = from + Int.random(in: 25...40, using: &random)
    let both = dates([from, through], using: &random).replacing(", ", with: "부터 ")
    return ("내부 공사로 \(both)까지 휴점합니다.", Said(closure: from...through))
  }
}

// Rules by the day, for schedules and notices alike.
extension NoticeWriter {
  static func rule(using random: inout SplitMix64) -> (String, (Int) -> Bool) {
    let weekday = Int.random(in: 0..<7, using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 {
      return ("매주 \(weekdays[weekday])요일", { Days.weekday($0) == weekday })
    }
    let first = Int.random(in: 1...2, using: &random)
    let text = "매월 \(ordinals[first - 1])·\(ordinals[first + 1]) \(weekdays[weekday])요일"
    return (
      text,
      { number in
        let ordinal = (Days.parts(number).day + 6) / 7
        return Days.weekday(number) == weekday && (ordinal == first || ordinal == first + 2)
      }
    )
  }

  static func table(
    from first: Int, through last: Int = Days.count - 1, _ closes: (Int) -> Bool
  ) -> [Int: Bool] {
    guard first <= last else { return [:] }
    return Dictionary(uniqueKeysWithValues: (first...last).map { ($0, closes($0)) })
  }
}
