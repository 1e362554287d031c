import ExpandableListState
import MartTestSupport

/// One thing that happens to a list; it means something whatever happened before.
///
/// Places are taken modulo what there is, so that a script stays valid when steps are dropped.
enum ListStep: Hashable, Sendable, CustomStringConvertible {
  case toggle(Int), expandAll, collapseAll, preview(Int)
  case insertSection(at: Int, id: Int, rows: [Int]), deleteSection(Int), moveSection(Int, to: Int)
  case shuffleSections(UInt64), renameSection(Int, title: Int)
  case insertRow(Int, at: Int, id: Int), deleteRow(Int, Int), moveRow(Int, Int, to: Int)
  case shuffleRows(Int, UInt64), editRow(Int, Int, price: Int)
  case replace(UInt64), several(UInt64)

  var description: String {
    switch self {
    case .toggle(let section): "toggle \(section)"
    case .expandAll: "expand all"
    case .collapseAll: "collapse all"
    case .preview(let rows): "preview \(rows)"
    case .insertSection(let place, let id, let rows): "insert section \(id) \(rows) at \(place)"
    case .deleteSection(let section): "delete section at \(section)"
    case .moveSection(let source, let target): "move section at \(source) to \(target)"
    case .shuffleSections(let seed): "shuffle sections by \(seed)"
    case .renameSection(let section, let title): "rename section at \(section) to \(title)"
    case .insertRow(let section, let row, let id): "insert row \(id) at \(section).\(row)"
    case .deleteRow(let section, let row): "delete row at \(section).\(row)"
    case .moveRow(let section, let row, let target): "move row at \(section).\(row) to \(target)"
    case .shuffleRows(let section, let seed): "shuffle rows of \(section) by \(seed)"
    case .editRow(let section, let row, let price): "edit row at \(section).\(row) to \(price)"
    case .replace(let seed): "replace by \(seed)"
    case .several(let seed): "several edits by \(seed)"
    }
  }

  static func random(using random: inout SplitMix64) -> ListStep {
    let section = random.below(8)
    let row = random.below(8)
    return switch random.below(20) {
    case 0...4: .toggle(section)
    case 5: .expandAll
    case 6: .collapseAll
    case 7: .preview(random.below(4))
    case 8: .replace(random.next())
    case 9, 10: .several(random.next())
    default: dataStep(section, row, using: &random)
    }
  }

  /// A step that changes the data and nothing else.
  static func dataStep(
    _ section: Int, _ row: Int, using random: inout SplitMix64
  ) -> ListStep {
    switch random.below(11) {
    case 0:
      .insertSection(
        at: section, id: random.below(10), rows: (0..<random.below(7)).map { _ in random.below(12) }
      )
    case 1: .deleteSection(section)
    case 2: .moveSection(section, to: random.below(8))
    case 3: .shuffleSections(random.next())
    case 4: .renameSection(section, title: random.below(3))
    case 5, 6: .insertRow(section, at: row, id: random.below(12))
    case 7: .deleteRow(section, row)
    case 8: .moveRow(section, row, to: random.below(8))
    case 9: .shuffleRows(section, random.next())
    default: .editRow(section, row, price: random.below(3))
    }
  }
}

/// The data of a list, changed by steps without any help of the library.
struct ShelfData: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var shelf: Shelf
    var items: [Item]
  }

  var entries: [Entry] = []

  var sections: [ShelfSection] { entries.map { ListSection($0.shelf, rows: $0.items) } }

  mutating func perform(_ step: ListStep) {
    switch step {
    case .toggle, .expandAll, .collapseAll, .preview: return
    case .insertSection(let place, let id, let rows):
      guard entries.count < 8, !entries.contains(where: { $0.shelf.id == id }) else { return }
      var items: [Item] = []
      for row in rows where !items.contains(where: { $0.id == row }) { items.append(Item(id: row)) }
      entries.insert(
        Entry(shelf: Shelf(id: id), items: items), at: place % (entries.count + 1))
    case .shuffleSections(let seed):
      var random = SplitMix64(seed: seed)
      entries.shuffle(using: &random)
    case .replace(let seed):
      var random = SplitMix64(seed: seed)
      entries = ShelfData.random(using: &random).entries
    case .several(let seed):
      var random = SplitMix64(seed: seed)
      for _ in 0..<2 + random.below(8) {
        perform(.dataStep(random.below(8), random.below(8), using: &random))
      }
    default: if !entries.isEmpty { performInside(step) }
    }
  }

  private mutating func performInside(_ step: ListStep) {
    let count = entries.count
    switch step {
    case .deleteSection(let section): entries.remove(at: section % count)
    case .moveSection(let section, let target):
      entries.insert(entries.remove(at: section % count), at: target % count)
    case .renameSection(let section, let title): entries[section % count].shelf.title = title
    case .insertRow(let section, let row, let id):
      entries[section % count].items.insertUnlessPresent(Item(id: id), at: row)
    case .deleteRow(let section, let row):
      entries[section % count].items.withRow(row) { $0.remove(at: $1) }
    case .moveRow(let section, let row, let target):
      entries[section % count].items.withRow(row) { items, row in
        items.insert(items.remove(at: row), at: target % (items.count + 1))
      }
    case .shuffleRows(let section, let seed):
      var random = SplitMix64(seed: seed)
      entries[section % count].items.shuffle(using: &random)
    case .editRow(let section, let row, let price):
      entries[section % count].items.withRow(row) { $0[$1].price = price }
    default: return
    }
  }

  static func random(using random: inout SplitMix64) -> ShelfData {
    let ids = Array(0..<10).shuffled(using: &random).prefix(random.below(8))
    return ShelfData(
      entries: ids.map { id in
        let rows = Array(0..<12).shuffled(using: &random).prefix(random.below(8))
        return Entry(
          shelf: Shelf(id: id, title: random.below(3)),
          items: rows.map { Item(id: $0, price: random.below(3)) })
      })
  }
}

extension [Item] {
  fileprivate mutating func insertUnlessPresent(_ item: Item, at row: Int) {
    guard count < 10, !contains(where: { $0.id == item.id }) else { return }
    insert(item, at: row % (count + 1))
  }

  fileprivate mutating func withRow(_ row: Int, _ change: (inout [Item], Int) -> Void) {
    if !isEmpty { change(&self, row % count) }
  }
}
