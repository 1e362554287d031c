/// What is known of each day, as a table of days that knows no rule, month or calendar of the library.
///
/// A day is a number of days after 1 January 2026, a Thursday. What is not in a table is not said.
struct Model {
  /// Who says something of a day, the strongest first.
  var closures: [ClosedRange<Int>] = []
  var announced: [Int: Bool] = [:]
  /// The days of closings that moved, of which a text may put one in doubt by what it says of the other.
  var moved: Set<Int> = []
  var published: [Int: Bool] = [:]
  var rule: [Int: Bool] = [:]
  var municipal: [Int: Bool] = [:]

  /// Whether a day is closed, and who says so; `nil` where nobody says anything.
  func state(of day: Int) -> State? {
    if closures.contains(where: { $0.contains(day) }) {
      return State(isClosed: true, source: "temporarilyClosed")
    }
    for (table, source) in [
      (announced, "override"), (published, "published"), (rule, "rule"), (municipal, "municipal"),
    ] {
      if let isClosed = table[day] { return State(isClosed: isClosed, source: source) }
    }
    return nil
  }

  struct State: Equatable {
    var isClosed: Bool
    var source: String
  }
}

/// What a notice says, day by day.
struct Said {
  /// The dates that it names as closed or open, and the other days of a month that it lists.
  var days: [Int: Bool] = [:]
  /// The two dates of a closing that moves.
  var moves: [(from: Int, to: Int)] = []
  /// What repeats, from the day on which it begins.
  var rule: [Int: Bool] = [:]
  /// The dates that it names as open.
  var opened: Set<Int> = []
  /// The days on which the store is shut throughout.
  var closure: ClosedRange<Int>?

  /// Whether the notice says something else of a day than that it closes.
  func opens(_ day: Int) -> Bool {
    days[day] == false || rule[day] == false || moves.contains { $0.from == day }
  }

  /// The first day on which a known closure may be over: one that is open, or the day of the notice
  /// where it has another closure at that time.
  func end(of known: ClosedRange<Int>, seen: Int) -> Int? {
    var end = opened.filter { known.contains($0) }.min()
    if let closure, closure.overlaps(known), seen <= known.upperBound {
      end = min(end ?? .max, max(seen, known.lowerBound))
    }
    return end
  }
}

extension Model {
  /// A notice says its own days, ends the closures in which they are open, and says nothing of any
  /// other day.
  mutating func add(_ said: Said, seen: Int) {
    closures = closures.compactMap { known in
      guard let end = said.end(of: known, seen: seen) else { return known }
      return end > known.lowerBound ? known.lowerBound...end - 1 : nil
    }
    for (day, isClosed) in said.rule { rule[day] = isClosed }
    for (day, isClosed) in said.days {
      published[day] = isClosed
      announced[day] = nil
    }
    for move in said.moves {
      announced[move.from] = false
      announced[move.to] = true
      moved.formUnion([move.from, move.to])
    }
    if let closure = said.closure { closures.append(closure) }
  }
}

extension Model {
  /// Whether a closure that is known on a day may be over by then, for all that a notice says.
  func mayReopen(on day: Int, _ notice: RandomNotice) -> Bool {
    closures.contains { known in
      known.contains(day)
        && notice.said.end(of: known, seen: notice.seen).map { $0 <= day } ?? false
    }
  }
}

/// The days of 2026 and 2027 by month and weekday, counted one after another.
enum Days {
  static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  static let count = 730

  /// The number of a day of 2026, or of 2027 where the month is beyond 12.
  static func number(_ month: Int, _ day: Int) -> Int {
    (1..<month).reduce(day - 1) { $0 + lengths[($1 - 1) % 12] }
  }

  static func length(_ month: Int) -> Int { lengths[(month - 1) % 12] }

  /// The month, counted on beyond 12, and the day of a number.
  static func parts(_ number: Int) -> (month: Int, day: Int) {
    var (month, rest) = (1, number)
    while rest >= length(month) {
      rest -= length(month)
      month += 1
    }
    return (month, rest + 1)
  }

  /// 0 for Sunday to 6 for Saturday; 1 January 2026 is a Thursday.
  static func weekday(_ number: Int) -> Int { (number + 4) % 7 }
}
