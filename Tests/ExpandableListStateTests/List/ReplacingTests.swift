import ExpandableListState
import MartTestSupport
import Testing

@Suite("Replacing the sections")
struct ReplacingTests {
  @Test("Each stage's data say how many rows the headers hide, also before the last stage")
  func hiddenRowsOfStages() throws {
    var list = try Shelves([shelf(1, [1, 2, 3])], preview: 1)
    let changes = try list.replaceSections([
      shelf(2, [7, 8, 9, 10]), ListSection(Shelf(id: 1), rows: [Item(id: 1, price: 2)]),
    ])
    #expect(changes.stages.map(\.sectionInsertions) == [[0], []])
    #expect(changes.stages.map { $0.data.sections.map(\.hiddenRowCount) } == [[3, 0], [3, 0]])
  }

  @Test("Replacing keeps what is expanded, by id")
  func keepsExpansion() throws {
    var list = try Shelves([shelf(1, [1, 2]), shelf(2, [1, 2])], preview: 1)
    list.expand(2)
    try list.replaceSections([shelf(3, [1, 2]), shelf(2, [4, 5, 6]), shelf(1, [1])])
    #expect(list.isExpanded(2))
    #expect(!list.isExpanded(3) && !list.isExpanded(1))
    #expect(list.visibleRows.map(\.id) == [1, 4, 5, 6, 1])
  }

  @Test("A section that left and comes back is as it was, until it is forgotten")
  func remembersAbsentSections() throws {
    var list = try Shelves([shelf(1, [1, 2]), shelf(2, [1, 2])])
    list.expandAll()
    try list.replaceSections([shelf(2, [1, 2])])
    #expect(list.expansionState.ids == [2, 1])
    try list.replaceSections([shelf(1, [1, 2]), shelf(2, [1, 2])])
    #expect(list.isExpanded(1))
    try list.replaceSections([])
    list.forgetAbsentSections()
    try list.replaceSections([shelf(1, [1, 2]), shelf(2, [1, 2])])
    #expect(!list.isExpanded(1) && !list.isExpanded(2))
  }

  @Test("Equal sections are an empty change under the same version")
  func equalSections() throws {
    var list = try Shelves([shelf(1, [1, 2]), shelf(2, [])], preview: 1)
    let version = list.visibleRows.version
    let changes = try list.replaceSections([shelf(1, [1, 2]), shelf(2, [])])
    #expect(changes.isEmpty && changes.refreshedHeaders.isEmpty)
    #expect(list.visibleRows.version == version)
  }

  @Test("What changes out of sight is no change, and is there when the section expands")
  func hiddenEdits() throws {
    var list = try Shelves([shelf(1, [1, 2])], preview: 1)
    let changes = try list.replaceSections([shelf(1, [1, 3])])
    #expect(changes.isEmpty && changes.refreshedHeaders.isEmpty)
    list.expand(1)
    #expect(list.visibleRows.map(\.id) == [1, 3])
  }

  @Test("Another content is a reload, another header a refresh, another number hidden too")
  func edits() throws {
    var list = try Shelves([shelf(1, [1, 2]), shelf(2, [1, 2])], preview: 1)
    let changes = try list.replaceSections([
      ListSection(Shelf(id: 1, title: 5), rows: [Item(id: 1, price: 9), Item(id: 2)]),
      shelf(2, [1, 2, 3]),
    ])
    #expect(changes.stages.count == 1)
    #expect(changes.stages.first?.reloads == [ListPosition(section: 0, row: 0)])
    #expect(changes.refreshedHeaders == [0, 1])
  }

  @Test("Without moves, what leaves and comes is one batch")
  func oneBatch() throws {
    var list = try Shelves([shelf(1, [1, 2, 3]), shelf(2, [1]), shelf(3, [1, 2])])
    list.expandAll()
    let changes = try list.replaceSections([shelf(4, [7, 8]), shelf(1, [1, 9, 3]), shelf(3, [2])])
    let stage = try #require(changes.stages.first)
    #expect(changes.stages.count == 1)
    #expect(stage.sectionRemovals == [1])
    #expect(stage.sectionInsertions == [0])
    #expect(Array(stage.removals) == [.init(section: 0, row: 1), .init(section: 2, row: 0)])
    #expect(Array(stage.insertions) == [.init(section: 1, row: 1)])
  }

  @Test("Moves, arrivals and edits together take four batches at most, in a fixed order")
  func fourStages() throws {
    var list = try Shelves([shelf(1, [1, 2, 3, 4]), shelf(2, [1]), shelf(3, [])])
    list.expandAll()
    let shown = list.visibleRows
    let rows = [Item(id: 9), Item(id: 4), Item(id: 2, price: 1), Item(id: 3)]
    let changes = try list.replaceSections([
      shelf(3, []), ListSection(Shelf(id: 1), rows: rows), shelf(5, [1]),
    ])
    #expect(changes.stages.count == 4)
    #expect(changes.stages[0].sectionRemovals == [1])
    #expect(Array(changes.stages[0].removals) == [.init(section: 0, row: 0)])
    #expect(changes.stages[1].sectionMoves == [ListMove(from: 1, to: 0)])
    #expect(changes.stages[1].sectionInsertions == [2])
    #expect(Array(changes.stages[2].insertions) == [.init(section: 1, row: 0)])
    #expect(
      changes.stages[2].moves
        == [ListMove(from: .init(section: 1, row: 2), to: .init(section: 1, row: 1))])
    #expect(changes.stages[3].reloads == [.init(section: 1, row: 2)])
    #expect(changes.applied(to: shown) == list.visibleRows)
  }

  /// The length of the longest ascending run, from the longest run that ends with each value.
  static func longestAscending(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, value) in values.enumerated() {
      let before = (0..<place).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0
      lengths.append(before + 1)
    }
    return lengths.max() ?? 0
  }

  @Test("A shuffle moves as few rows as possible", arguments: UInt64(1)...60)
  func fewestMoves(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = 1 + random.below(60)
    let order = Array(0..<count).shuffled(using: &random)
    var list = try Shelves([shelf(1, Array(0..<count))])
    list.expand(1)
    let changes = try list.replaceSections([shelf(1, order)])
    let moves = changes.stages.reduce(0) { $0 + $1.moves.count }
    #expect(moves == count - Self.longestAscending(order), "seed \(seed): \(order)")
  }

  @Test("A shuffle of the sections moves as few sections as possible", arguments: UInt64(1)...60)
  func fewestSectionMoves(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = 1 + random.below(40)
    let order = Array(0..<count).shuffled(using: &random)
    var list = try Shelves((0..<count).map { shelf($0, [1]) })
    let changes = try list.replaceSections(order.map { shelf($0, [1]) })
    let moves = changes.stages.reduce(0) { $0 + $1.sectionMoves.count }
    #expect(moves == count - Self.longestAscending(order), "seed \(seed): \(order)")
  }

  @Test("Many rows with one hash value are still told apart")
  func collidingHashes() throws {
    struct Colliding: Hashable, Identifiable {
      let id: Key
      struct Key: Hashable {
        let number: Int
        func hash(into hasher: inout Hasher) { hasher.combine(0) }
      }
      init(_ number: Int) { id = Key(number: number) }
    }
    var list = try ExpandableList([ListSection("a", rows: (0..<40).map { Colliding($0) })])
    list.expand("a")
    let shown = list.visibleRows
    let changes = try list.replaceSections([
      ListSection("a", rows: (10..<50).reversed().map { Colliding($0) })
    ])
    #expect(changes.applied(to: shown) == list.visibleRows)
    #expect(changes.stages[0].removals.count == 10)
  }
}
