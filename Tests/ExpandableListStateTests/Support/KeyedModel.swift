import ExpandableListState
import MartTestSupport

/// What a list shall be, computed in the plainest way: each row with its key, and a set of what is
/// expanded, whether it is there or not.
struct KeyedModel {
  struct Entry {
    var header: Shelf
    var key: ListKey<Int>
    var rows: [(item: Item, key: ListKey<Int>)]
    /// The section of the list that this one is handed over as.
    var section: ShelfSection
  }

  var entries: [Entry] = []
  var expanded: Set<ListKey<Int>> = []
  var preview = 0
  var mode = ExpansionMode.multiple
  var repairs: [String] = []

  func visible(_ entry: Entry) -> ArraySlice<(item: Item, key: ListKey<Int>)> {
    entry.rows.prefix(expanded.contains(entry.key) ? entry.rows.count : preview)
  }

  /// A section as data bring it, each row the first of its id.
  static func fresh(_ header: Shelf, _ items: [Item]) -> Entry {
    Entry(
      header: header, key: ListKey(header.id), rows: items.map { ($0, ListKey($0.id)) },
      section: ListSection(header, rows: items))
  }

  /// The error that a strict list owes for these sections.
  static func refusal(of entries: [Entry]) -> (code: ListError.Code, places: [Int])? {
    for later in entries.indices {
      for first in entries.indices.prefix(later) where entries[first].key == entries[later].key {
        return (.duplicateSection, [later, first, later])
      }
    }
    for section in entries.indices {
      let keys = entries[section].rows.map(\.key)
      for later in keys.indices {
        for first in keys.indices.prefix(later) where keys[first] == keys[later] {
          return (.duplicateRow, [section, first, later])
        }
      }
    }
    return nil
  }

  /// The entries with the second of each id numbered 2, and what is to be reported.
  static func numbered(_ entries: [Entry]) -> (entries: [Entry], repairs: [String]) {
    var numbered: [Entry] = []
    var repairs: [String] = []
    for entry in entries {
      var copy = entry
      let occurrence = 1 + numbered.count { $0.header.id == entry.header.id }
      copy.key = ListKey(entry.header.id, occurrence: occurrence)
      if occurrence > 1 { repairs.append("\(copy.key)") }
      copy.rows = []
      for row in entry.rows {
        let key = ListKey(
          row.item.id, occurrence: 1 + copy.rows.count { $0.item.id == row.item.id })
        if key.occurrence > 1 { repairs.append("\(copy.key): \(key)") }
        copy.rows.append((row.item, key))
      }
      numbered.append(copy)
    }
    return (numbered, repairs)
  }

  /// New data: some of the old sections and rows, some changed, some twice.
  func nextData(using random: inout SplitMix64) -> [Entry] {
    var data = entries.map { ($0.header, $0.rows.map(\.item)) }
    if random.below(8) == 0 || data.isEmpty {
      data = (0..<random.below(6)).map { _ in
        (Shelf(id: random.below(3), title: random.below(2)), Item.random(random.below(7), &random))
      }
    }
    for _ in 0..<random.below(5) where !data.isEmpty {
      let place = random.below(data.count)
      switch random.below(12) {
      case 0: data.remove(at: place)
      case 1: data.insert(data[place], at: random.below(data.count + 1))
      case 2: data.insert(data.remove(at: place), at: random.below(data.count + 1))
      case 3: data.append((Shelf(id: random.below(4)), Item.random(random.below(5), &random)))
      case 4: data[place].0.title = random.below(3)
      case 5: data[place].1.shuffle(using: &random)
      default: data[place].1.change(using: &random)
      }
    }
    if random.below(2) == 0 {
      // As a server should send it: no id twice.
      var ids: Set<Int> = []
      data = data.filter { ids.insert($0.0.id).inserted }
      for place in data.indices {
        ids = []
        data[place].1 = data[place].1.filter { ids.insert($0.id).inserted }
      }
    }
    return data.prefix(8).map { Self.fresh($0.0, Array($0.1.prefix(9))) }
  }
}

extension Item {
  fileprivate static func random(_ count: Int, _ random: inout SplitMix64) -> [Item] {
    (0..<count).map { _ in Item(id: random.below(4), price: random.below(2)) }
  }
}

extension [Item] {
  fileprivate mutating func change(using random: inout SplitMix64) {
    let place = random.below(count + 1)
    if isEmpty || random.below(3) == 0 {
      insert(Item(id: random.below(5), price: random.below(2)), at: place)
    } else if random.below(3) == 0 {
      remove(at: place % count)
    } else if random.below(2) == 0 {
      insert(remove(at: place % count), at: random.below(count + 1))
    } else {
      self[place % count].price = random.below(3)
    }
  }
}
