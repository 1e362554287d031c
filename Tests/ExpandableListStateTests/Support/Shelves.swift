import ExpandableListState
import MartTestSupport

/// A header with an identity and a content that may differ.
struct Shelf: Identifiable, Hashable, Sendable {
  var id: Int
  var title = 0
}

/// A row with an identity and a content that may differ.
struct Item: Identifiable, Hashable, Sendable {
  var id: Int
  var price = 0
}

typealias Shelves = ExpandableList<Shelf, Item>
typealias ShelfSection = ListSection<Shelf, Item>
typealias ShelfTable = SimulatedTable<Shelf, Item>

func shelf(_ id: Int, title: Int = 0, _ items: [Int]) -> ShelfSection {
  ListSection(Shelf(id: id, title: title), rows: items.map { Item(id: $0) })
}

extension SplitMix64 {
  /// A number in `0..<bound`.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
