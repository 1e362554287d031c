import ExpandableListState
import MartTestSupport
import Testing

@Suite("The rows that a list shows")
struct VisibleRowsTests {
  @Test(
    "Positions and offsets agree with counting, over the groups of 64 sections",
    arguments: [
      0, 1, 63, 64, 65, 128, 1_000,
    ])
  func positions(sectionCount: Int) throws {
    var random = SplitMix64(seed: UInt64(sectionCount))
    var list = try Shelves(
      (0..<sectionCount).map { shelf($0, Array(0..<random.below(4))) }, preview: 1)
    for _ in 0..<sectionCount { list.toggleSection(at: random.below(sectionCount)) }
    let visible = list.visibleRows
    var counted: [ListPosition] = []
    for section in 0..<visible.numberOfSections {
      for row in 0..<visible.numberOfRows(inSection: section) {
        counted.append(ListPosition(section: section, row: row))
      }
    }
    #expect(visible.count == counted.count)
    #expect(visible.indices.map { visible.position(at: $0) } == counted)
    #expect(counted.map { visible.offset(of: $0) } == Array(visible.indices))
    #expect(visible.indices.map { visible[$0] } == Array(visible))
    #expect(counted.map { visible[$0] } == Array(visible))
  }

  @Test("The end of a section has an offset")
  func endOfSection() throws {
    let visible = try Shelves([shelf(1, [1, 2]), shelf(2, [3])], preview: 5).visibleRows
    #expect(visible.offset(of: ListPosition(section: 0, row: 2)) == 2)
    #expect(visible.offset(of: ListPosition(section: 1, row: 1)) == 3)
  }

  @Test("A kept value does not change when the list does")
  func snapshot() throws {
    var list = try Shelves([shelf(1, [1, 2])])
    let kept = list.visibleRows
    list.expand(1)
    #expect(kept.isEmpty)
    #expect(kept.sections[0].hiddenRowCount == 2)
    #expect(!kept.sections[0].isExpanded)
    #expect(list.visibleRows.count == 2)
    #expect(list.visibleRows.sections[0].isExpanded)
    #expect(list.visibleRows.sections.map(\.id) == [ListKey(1)])
  }

  @Test("The sections that a loop meets are those of the indices")
  func sectionsOneByOne() throws {
    var list = try Shelves([shelf(1, [1, 2]), shelf(2, []), shelf(3, [3, 4, 5])], preview: 1)
    list.expand(3)
    let sections = list.visibleRows.sections
    var met: [VisibleSection<Shelf, Item>] = []
    for section in sections { met.append(section) }
    #expect(met == sections.indices.map { sections[$0] })
    #expect(met.map { $0.rows.count } == [1, 0, 3])
    var iterator = Shelves().visibleRows.sections.makeIterator()
    #expect(iterator.next() == nil)
    #expect(iterator.next() == nil)
  }

  @Test("The outline shows what is open")
  func outline() throws {
    var list = try ExpansionTests.branches()
    list.expand("고양점")
    #expect(
      list.description == """
        ▸ 양재점
            11월 22일
        ▸ 월계점
            11월 25일
        ▸ 제주점
        ▾ 고양점
            11월 22일
            12월 13일

        """)
    #expect(ExpandableList<Shelf, Item>().description.isEmpty)
  }

  @Test("Positions are kept as ranges and counted one by one")
  func ranges() {
    let positions: ListPositions = [
      .init(section: 1, row: 0), .init(section: 0, row: 4), .init(section: 0, row: 3),
      .init(section: 0, row: 4), .init(section: 1, row: 2),
    ]
    #expect(positions.count == 4)
    #expect(positions.ranges.count == 3)
    #expect(positions.map(\.description) == ["0.3", "0.4", "1.0", "1.2"])
    #expect(ListPositions().isEmpty)
  }

  @Test("Positions outside the list stop the program")
  func preconditions() async {
    await #expect(processExitsWith: .failure) {
      _ = try Shelves([shelf(1, [1])], preview: 1).visibleRows[1]
    }
    await #expect(processExitsWith: .failure) {
      _ = try Shelves([shelf(1, [1])], preview: 1).visibleRows.position(at: -1)
    }
    await #expect(processExitsWith: .failure) {
      _ = try Shelves([shelf(1, [1])]).visibleRows.numberOfRows(inSection: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = try Shelves([shelf(1, [1])]).visibleRows.offset(of: .init(section: 0, row: 1))
    }
  }
}
