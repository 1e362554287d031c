// Generic code is compiled for Embedded Swift only where it is used, so this program uses it.
import ExpandableListState

struct Stop: Identifiable, Equatable {
  var id: Int
  var price: Int
}

func stops(_ ids: [Int], price: Int = 0) -> [Stop] { ids.map { Stop(id: $0, price: price) } }

func check(_ condition: Bool, _ name: String) {
  if !condition { print("wrong: " + name) }
}

typealias Numbers = ExpandableList<SelfIdentified<Int>, Stop>

func run() throws(ListError) {
  var list = Numbers(preview: 1)
  try list.replaceSections((0..<5).map { ListSection(SelfIdentified($0), rows: stops([1, 2, 3])) })
  check(list.visibleRows.count == 5, "previews")
  var shown = list.visibleRows
  var changes = list.toggle(2)
  check(changes.applied(to: shown) == list.visibleRows, "toggle")
  shown = list.visibleRows
  changes = try list.replaceSections(
    [4, 2, 3, 7].map { ListSection(SelfIdentified($0), rows: stops([4, 3, 1], price: $0)) })
  check(changes.stages.count == 4, "stages")
  check(changes.applied(to: shown) == list.visibleRows, "replacement")
  switch changes.update(from: shown) {
  case .perform: break
  case .reloadAll: check(false, "update")
  }
  check(list.isExpanded(2) && list.expansionState.ids == [2], "expansion by id")
  list.expandAll()
  list.setPreview(2)
  list.collapseAll()
  list.restore(ExpansionState([3]))
  check(list.visibleRows.position(at: 6) == ListPosition(section: 2, row: 2), "position")
  check(list.visibleRows.sections[2].isExpanded, "sections")

  let repaired = ExpandableList(repairing: [ListSection("a", rows: ["x", "x"])], preview: 2)
  check(repaired.repairs.count == 1, "repair")
  check(repaired.visibleRows.sections[0].rows.map { $0.id.occurrence } == [1, 2], "keyed rows")
  do throws(ListError) {
    _ = try Numbers([ListSection(SelfIdentified(1), rows: stops([5, 5]))])
    check(false, "duplicates")
  } catch {
    check(error.description == "two rows of section 0 have one id: 0 and 1", "message")
  }
}

do throws(ListError) {
  try run()
  print("ok")
} catch {
  print(error.description)
}
