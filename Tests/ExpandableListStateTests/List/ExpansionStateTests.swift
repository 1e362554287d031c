import ExpandableListState
import Foundation
import Testing

@Suite("What was expanded, stored and restored")
struct ExpansionStateTests {
  @Test("The state holds ids only, in the order of the list, and round-trips")
  func roundTrip() throws {
    var list = try Shelves([shelf(3, [1]), shelf(1, [1]), shelf(2, [1])])
    list.expand(1)
    list.expand(3)
    let state = list.expansionState
    let data = try JSONEncoder().encode(state)
    #expect(String(decoding: data, as: UTF8.self).contains("[3,1]"))
    #expect(!String(decoding: data, as: UTF8.self).contains("repeated"))
    #expect(try JSONDecoder().decode(ExpansionState<Int>.self, from: data) == state)
  }

  @Test("A repeated id keeps its number through the stored form")
  func repeated() throws {
    var list = ExpandableList(repairing: [shelf(1, [1]), shelf(1, [1])])
    list.toggle(ListKey(1, occurrence: 2))
    let data = try JSONEncoder().encode(list.expansionState)
    let state = try JSONDecoder().decode(ExpansionState<Int>.self, from: data)
    #expect(state.keys == [ListKey(1, occurrence: 2)])
  }

  @Test(
    "Another version, another shape and a senseless number are refused",
    arguments: [
      #"{"version": 2, "expanded": []}"#, #"{"expanded": [1]}"#, #"[1]"#,
      #"{"version": 1, "expanded": ["a"]}"#,
      #"{"version": 1, "expanded": [], "repeated": [{"id": 1, "occurrence": 1}]}"#,
      #"{"version": 1, "expanded": [], "repeated": [{"id": 1, "occurrence": -3}]}"#,
    ])
  func refused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ExpansionState<Int>.self, from: Data(text.utf8))
    }
  }

  @Test("Ids that are written twice count once")
  func twice() throws {
    let text = #"{"version": 1, "expanded": [4, 4]}"#
    let state = try JSONDecoder().decode(ExpansionState<Int>.self, from: Data(text.utf8))
    #expect(state.ids == [4])
    #expect(ExpansionState([1, 2]) == ExpansionState([2, 1, 1]))
    #expect(ExpansionState([1, 2]).hashValue == ExpansionState([2, 1, 1]).hashValue)
  }

  @Test("An app that starts without data expands what was open when the data come")
  func restoringBeforeTheData() throws {
    var list = Shelves(preview: 1, restoring: ExpansionState([2]))
    try list.replaceSections([shelf(1, [1, 2]), shelf(2, [1, 2])])
    #expect(list.isExpanded(2))
    #expect(list.visibleRows.count == 3)
    #expect(try Shelves([shelf(2, [1])], restoring: ExpansionState([2])).isExpanded(2))
  }

  @Test("Restoring is one batch that expands and collapses")
  func restoring() throws {
    var list = try Shelves([shelf(1, [1, 2]), shelf(2, [1, 2]), shelf(3, [1])])
    list.expand(1)
    let shown = list.visibleRows
    let changes = list.restore(ExpansionState([2, 9]))
    #expect(changes.stages.count == 1)
    #expect(changes.stages.first?.removals.count == 2)
    #expect(changes.stages.first?.insertions.count == 2)
    #expect(changes.refreshedHeaders == [0, 1])
    #expect(changes.applied(to: shown) == list.visibleRows)
    #expect(list.expansionState.ids == [2, 9])
    #expect(list.restore(ExpansionState([2, 9])).isEmpty)
  }

  @Test("A list that allows one restores the first that is present")
  func restoringOne() throws {
    var list = try Shelves([shelf(1, [1]), shelf(2, [1])], mode: .single)
    list.restore(ExpansionState([9, 2, 1]))
    #expect(list.expansionState.ids == [2])
    list.restore(ExpansionState([9, 8]))
    #expect(list.expansionState.ids == [9])
    list.expand(1)
    #expect(list.expansionState.ids == [1])
  }
}
