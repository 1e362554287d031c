import ExampleSupport
import MartHolidayKit

/// A row of badges, each for a greater number of the same thing.
enum BadgeLadder: String, CaseIterable {
  case diaries, streak, corrections, goalEdits

  private var steps: StepTable<Int> {
    let targets =
      switch self {
      case .diaries: [1, 10, 30, 50]
      case .streak: [3, 7, 15, 30]
      case .corrections: [1, 3, 5]
      case .goalEdits: [1]
      }
    return StepTable(targets.map { (Double($0), $0) })
  }

  /// The badges that a number has earned, by their targets.
  func earned(by count: Int) -> [Int] { steps.reached(by: Double(count)) }

  /// The next badge and how much is left to it; `nil` when all are earned.
  func next(after count: Int) -> (target: Int, left: Int)? {
    steps.next(above: Double(count)).map { ($0.value, $0.value - count) }
  }
}

/// All badges: a welcome, and what the numbers have earned.
struct BadgeShelf {
  struct Badge: Hashable {
    let ladder: BadgeLadder?
    let target: Int
    let isEarned: Bool

    /// The name; `nil` while the badge is locked, and `welcome` for the one that everybody has.
    var name: String? { isEarned ? ladder.map { "\($0.rawValue) \(target)" } ?? "welcome" : nil }
  }

  let badges: [Badge]

  init(_ counts: [BadgeLadder: Int]) {
    var badges = [Badge(ladder: nil, target: 0, isEarned: true)]
    for ladder in BadgeLadder.allCases {
      let count = counts[ladder, default: 0]
      for target in ladder.earned(by: .max) {
        badges.append(Badge(ladder: ladder, target: target, isEarned: target <= count))
      }
    }
    self.badges = badges
  }

  /// The percentage of people with a badge, with one decimal unless that is 0; `nil` outside 0…100.
  static func ratio(_ percent: Double) -> String? {
    guard 0...100 ~= percent else { return nil }
    let tenths = Int((percent * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
