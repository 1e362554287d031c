import ExampleSupport
import MartHolidayKit

/// The cards that a person sees, newest first.
///
/// There is no feed before the blocked people are known, so none of their cards is ever shown.
struct Feed {
  let cards: [TravelCard]
  private let names: [String: String]

  init(_ cards: [TravelCard], blocked: Set<String>, names: [String: String] = [:]) {
    self.cards = cards.filter { !blocked.contains($0.author) }.sorted {
      ($1.writtenAt, $0.id) < ($0.writtenAt, $1.id)
    }
    self.names = names
  }

  func cards(in category: TravelCategory) -> [TravelCard] {
    cards.filter { $0.category == category.rawValue }
  }

  func cards(inCity city: String) -> [TravelCard] { cards.filter { $0.city == city } }

  /// The cards with a word in the title or the content; all of them without a word.
  func cards(containing word: String) -> [TravelCard] {
    word.isEmpty ? cards : cards.filter { $0.title.contains(word) || $0.content.contains(word) }
  }

  /// The name of who wrote a card; `nil` when it is not known.
  func author(of card: TravelCard) -> String? { names[card.author] }
}

/// A report of a card: a reason, a text, and whether its author is blocked as well.
struct CardReport: Hashable {
  enum Reason: CaseIterable { case advertising, insult, indecency, other }

  let reason: Reason
  let text: String
  let blocksAuthor: Bool

  /// Makes a report.
  ///
  /// - Returns: `nil` when the text is longer than a memo may be.
  init?(_ reason: Reason, text: String, blocksAuthor: Bool) {
    guard TripDay.fits(text) else { return nil }
    self.reason = reason
    self.text = text
    self.blocksAuthor = blocksAuthor
  }

  /// Who is blocked after the report.
  func blocked(_ blocked: Set<String>, author: String) -> Set<String> {
    blocksAuthor ? blocked.union([author]) : blocked
  }
}

/// How long ago something was written, in the largest whole unit.
enum RelativeTime {
  private static let units = StepTable<(seconds: Int, korean: String, english: String)>([
    (0, (1, "초 전", "s ago")), (60, (60, "분 전", "min ago")),
    (3_600, (3_600, "시간 전", "h ago")), (86_400, (86_400, "일 전", "d ago")),
  ])

  /// Words for a moment in seconds since 1970; a later one than now counts as now.
  static func phrase(_ moment: Double, at now: Double, in language: Language) -> String {
    let age = max(0, now - moment)
    guard age.isFinite, age < 3.2e9, let unit = units.value(at: age) else {
      return language("언제인지 모름", "at an unknown time")
    }
    let count = Int(age) / unit.seconds
    return language("\(count)\(unit.korean)", "\(count) \(unit.english)")
  }
}
