import ExpandableListState
import Testing

@Suite("Expanding and collapsing")
struct ExpansionTests {
  static func branches(
    preview: Int = 1, mode: ExpansionMode = .multiple
  ) throws -> ExpandableList<SelfIdentified<String>, SelfIdentified<String>> {
    try ExpandableList(
      [
        ListSection("양재점", rows: ["11월 22일", "12월 13일", "12월 27일"]),
        ListSection("월계점", rows: ["11월 25일"]),
        ListSection("제주점", rows: [String]()),
        ListSection("고양점", rows: ["11월 22일", "12월 13일"]),
      ], preview: preview, mode: mode)
  }

  @Test("A collapsed section shows its preview, an expanded one everything")
  func preview() throws {
    var list = try Self.branches()
    #expect(list.visibleRows.map(\.value) == ["11월 22일", "11월 25일", "11월 22일"])
    list.expand("양재점")
    #expect(list.isExpanded("양재점"))
    #expect(!list.isExpanded("고양점"))
    #expect(
      list.visibleRows.map(\.value) == ["11월 22일", "12월 13일", "12월 27일", "11월 25일", "11월 22일"])
  }

  @Test("A toggle is one batch of insertions, then of removals, in one section")
  func toggle() throws {
    var list = try Self.branches()
    let shown = list.visibleRows
    let opening = list.toggle("양재점")
    let stage = try #require(opening.stages.first)
    #expect(opening.stages.count == 1)
    #expect(stage.insertions.ranges == [ListRowRange(section: 0, rows: 1..<3)])
    #expect(stage.removals.isEmpty && stage.moves.isEmpty && stage.reloads.isEmpty)
    #expect(opening.refreshedHeaders == [0])
    let closing = list.toggle("양재점")
    let back = try #require(closing.stages.first)
    #expect(closing.stages.count == 1)
    #expect(back.removals.ranges == [ListRowRange(section: 0, rows: 1..<3)])
    #expect(back.insertions.isEmpty)
    #expect(list.visibleRows == shown)
  }

  @Test("Expanding what is expanded, collapsing what is collapsed and unknown ids change nothing")
  func nothingToDo() throws {
    var list = try Self.branches()
    #expect(list.collapse("양재점").isEmpty)
    #expect(list.toggle("없는점").isEmpty)
    #expect(list.expand("없는점").refreshedHeaders.isEmpty)
    #expect(!list.isExpanded("없는점"))
    list.expand("양재점")
    let version = list.visibleRows.version
    #expect(list.expand("양재점").isEmpty)
    #expect(list.visibleRows.version == version)
  }

  @Test("A section with nothing to hide expands without a batch; its header is refreshed")
  func nothingToHide() throws {
    var list = try Self.branches()
    let shown = list.visibleRows
    for id in ["월계점", "제주점"] {
      let changes = list.toggle(id)
      #expect(changes.isEmpty)
      #expect(list.isExpanded(id))
      #expect(changes.refreshedHeaders.count == 1)
      #expect(list.visibleRows == shown)
    }
    guard case .perform = list.toggle("양재점").update(from: shown) else {
      Issue.record("an app that skipped the empty changes has to load everything anew")
      return
    }
  }

  @Test("In a list that allows one, expanding collapses the other in the same batch")
  func single() throws {
    var list = try Self.branches(mode: .single)
    list.toggle("고양점")
    let changes = list.toggle("양재점")
    let stage = try #require(changes.stages.first)
    #expect(changes.stages.count == 1)
    #expect(stage.removals.ranges == [ListRowRange(section: 3, rows: 1..<2)])
    #expect(stage.insertions.ranges == [ListRowRange(section: 0, rows: 1..<3)])
    #expect(changes.refreshedHeaders == [0, 3])
    #expect(!list.isExpanded("고양점"))
    #expect(list.expandAll().isEmpty)
    #expect(list.expansionState.ids == ["양재점"])
    // Downwards as well as upwards.
    list.toggle("고양점")
    #expect(list.expansionState.ids == ["고양점"])
    list.toggle("고양점")
    #expect(list.expansionState.ids.isEmpty)
  }

  @Test("All sections expand in one batch and collapse in one")
  func all() throws {
    var list = try Self.branches()
    list.expand("양재점")
    let shown = list.visibleRows
    let opening = list.expandAll()
    #expect(opening.stages.count == 1)
    #expect(opening.stages.first?.insertions.ranges == [ListRowRange(section: 3, rows: 1..<2)])
    #expect(opening.refreshedHeaders == [1, 2, 3])
    #expect(list.expandAll().isEmpty)
    let closing = list.collapseAll()
    #expect(closing.stages.count == 1)
    #expect(closing.stages.first?.removals.count == 3)
    #expect(list.expansionState.ids.isEmpty)
    list.expand("양재점")
    #expect(list.visibleRows == shown)
  }

  @Test("The preview changes in one batch and leaves expanded sections alone")
  func changingPreview() throws {
    var list = try Self.branches(preview: 0)
    list.expand("고양점")
    let changes = list.setPreview(2)
    #expect(
      changes.stages.first?.insertions.ranges
        == [ListRowRange(section: 0, rows: 0..<2), ListRowRange(section: 1, rows: 0..<1)])
    #expect(changes.refreshedHeaders == [0, 1])
    #expect(list.preview == 2)
    let less = list.setPreview(1)
    #expect(less.stages.first?.removals.ranges == [ListRowRange(section: 0, rows: 1..<2)])
    #expect(list.setPreview(1).isEmpty)
  }

  @Test("A section is toggled by its index as by its id")
  func byIndex() throws {
    var list = try Self.branches()
    #expect(list.index(of: "고양점") == 3)
    #expect(list.index(of: "없는점") == nil)
    list.toggleSection(at: 3)
    #expect(list.isExpanded("고양점"))
  }

  @Test("A negative preview and an index outside the sections stop the program")
  func preconditions() async {
    await #expect(processExitsWith: .failure) {
      _ = ExpandableList<SelfIdentified<String>, SelfIdentified<String>>(preview: -1)
    }
    await #expect(processExitsWith: .failure) {
      var list = try ExpansionTests.branches()
      list.setPreview(-1)
    }
    await #expect(processExitsWith: .failure) {
      var list = try ExpansionTests.branches()
      list.toggleSection(at: 4)
    }
    #if DEBUG
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let list = try ExpansionTests.branches()
        _ = list.visibleRows[ListPosition(section: 1, row: 1)]
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("row 1 of section 1 is outside its 1 visible rows"))
    #endif
  }
}
