import MartHolidayKit

/// The cards of one day in the traveller's order, each with a memo that belongs to it.
struct TripDay: Hashable {
  /// The longest memo in characters, as a person counts them.
  static let longestMemo = 100

  /// A line of the day on the screen.
  struct Row: Hashable {
    /// Its number from 1, by which it is addressed.
    let number: Int
    let card: TravelCard
    /// The memo; `nil` shows no memo line.
    let memo: String?
  }

  /// What became of a card that was added.
  enum AddResult: Hashable { case added(number: Int), alreadyThere(number: Int), memoTooLong }

  private(set) var cards = FavoriteList<String>(limit: nil)

  /// Adds a card at the end; one that is in the day stays as it is, with its memo.
  mutating func add(_ card: String, memo: String = "") -> AddResult {
    guard Self.fits(memo) else { return .memoTooLong }
    return switch cards.push(card, note: Self.kept(memo)) {
    case .added(let index): .added(number: index + 1)
    case .alreadyPresent(let index): .alreadyThere(number: index + 1)
    case .full(let limit): preconditionFailure("a day without a limit is full at \(limit)")
    }
  }

  /// Writes the memo of a row, or takes it away.
  ///
  /// - Returns: `false` when there is no such row or the memo is too long; nothing changed then.
  mutating func setMemo(_ text: String, row number: Int) -> Bool {
    guard isRow(number), Self.fits(text) else { return false }
    return cards.setNote(Self.kept(text), for: cards[number - 1])
  }

  /// Removes a row with its memo; `false` when there is no such row.
  mutating func deleteRow(_ number: Int) -> Bool {
    guard isRow(number) else { return false }
    return cards.pop(cards[number - 1]).succeeded
  }

  /// Drags a card in front of another one, or to the end; what is not of this day is refused.
  mutating func move(_ card: String, before successor: String?) -> Bool {
    guard cards.contains(card), successor.map({ cards.contains($0) }) ?? true else { return false }
    cards.move([card], before: successor)
    return true
  }

  /// The rows of the cards that were found, and the ids of the others.
  func rows(_ lookUp: (String) -> TravelCard?) -> (rows: [Row], missing: [String]) {
    let (found, missing) = cards.resolve(lookUp)
    let rows = found.compactMap { card in
      cards.firstIndex(of: card.id).map {
        Row(number: $0 + 1, card: card, memo: cards.note(for: card.id))
      }
    }
    return (rows, missing)
  }

  /// Takes out cards that are known to be deleted, each with its memo.
  mutating func removeDeleted(_ ids: [String]) -> [String] { cards.prune(ids) }

  /// Whether a memo is short enough; a longer one is refused, not cut.
  static func fits(_ memo: String) -> Bool { memo.count <= longestMemo }

  /// The memo to keep; `nil` when it has nothing but spaces and line ends.
  private static func kept(_ memo: String) -> String? {
    memo.allSatisfy(\.isWhitespace) ? nil : memo
  }

  private func isRow(_ number: Int) -> Bool { number > 0 && number <= cards.count }
}

extension TripDay: Decodable {
  private struct Entry: Decodable {
    let card: String
    let memo: String?
  }

  init(from decoder: any Decoder) throws {
    for entry in try [Entry](from: decoder) {
      guard case .added = add(entry.card, memo: entry.memo ?? "") else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "\"\(entry.card)\" is in the day twice or its memo is too long"))
      }
    }
  }
}
