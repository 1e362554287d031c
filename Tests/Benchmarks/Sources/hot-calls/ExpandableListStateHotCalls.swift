import ExpandableListState

let expandableListStateHotCalls: [HotCall] = [
  HotCall("ExpandableList.toggle, 1 of 400 × 12") {
    let list = numbers((0..<400).map { ($0, Array(0..<12)) })
    return { count in
      var list = list
      var sum = 0
      for step in 0..<count {
        let shown = list.visibleRows
        let changes = list.toggle(step / 2 * 7 % 400)
        if case .perform(let changes) = changes.update(from: shown) {
          sum &+= changes.stages[0].insertions.count &+ changes.stages[0].removals.count
        }
      }
      return sum
    }
  },
  HotCall("VisibleRows.position(at:) of 10000 sections") {
    var list = numbers((0..<10_000).map { ($0, Array(0..<4)) })
    list.setPreview(1)
    for section in stride(from: 0, to: 10_000, by: 3) { list.toggleSection(at: section) }
    let visible = list.visibleRows
    return { count in
      var sum = 0
      for step in 0..<count {
        sum &+= visible.position(at: (step &* 0x9E37_79B9) % visible.count).row
      }
      return sum
    }
  },
  HotCall("rows of all sections of 400 × 12", count: 10) {
    var list = numbers((0..<400).map { ($0, Array(0..<12)) })
    list.expandAll()
    let visible = list.visibleRows
    return { count in
      var sum = 0
      for _ in 0..<count {
        for section in visible.sections {
          for row in section.rows { sum = sum &* 31 &+ row.row.price }
        }
      }
      return sum
    }
  },
  replacing("equal data, 5000 rows", Array(0..<5_000)),
  replacing("5 % edits of 5000 rows", edited),
  replacing("shuffle of 5000 rows", (0..<5_000).map { $0 * 1_999 % 5_000 }),
  HotCall("replaceSections, 400 × 12 with two moves", count: 10) {
    let first = sections((0..<400).map { ($0, Array(0..<12)) })
    var second = sections((0..<400).map { ($0, Array(0..<($0 % 10 == 0 ? 11 : 12))) })
    second.swapAt(100, 300)
    return replacement(of: first, by: second)
  },
  HotCall("replaceSections(repairing:), every id twice", count: 10) {
    let first = sections([(0, (0..<1_000).map { $0 / 2 })])
    let second = sections([(0, (0..<1_000).map { 499 - $0 / 2 })])
    return { count in
      var list = ExpandableList(repairing: first, preview: .max)
      var sum = 0
      for step in 0..<count {
        sum &+= list.replaceSections(repairing: step % 2 == 0 ? second : first).stages.count
      }
      return sum
    }
  },
]

/// A row whose content is more than its id.
private struct Stop: Identifiable, Equatable, Sendable {
  var id: Int
  var price = 0
}

private typealias Numbers = ExpandableList<SelfIdentified<Int>, Stop>
private typealias NumberSection = ListSection<SelfIdentified<Int>, Stop>

private func sections(_ data: [(id: Int, rows: [Int])]) -> [NumberSection] {
  data.map { ListSection(SelfIdentified($0.id), rows: $0.rows.map { Stop(id: $0) }) }
}

private func numbers(_ data: [(id: Int, rows: [Int])]) -> Numbers {
  ExpandableList(repairing: sections(data))
}

/// Every 40th row left, and a new one came behind every 40th.
private let edited = (0..<5_000).flatMap { row -> [Int] in
  if row % 40 == 0 { return [] }
  return row % 40 == 20 ? [row, row + 10_000] : [row]
}

private func replacing(_ name: String, _ rows: [Int]) -> HotCall {
  HotCall("replaceSections, \(name)", count: 10) {
    replacement(of: sections([(0, Array(0..<5_000))]), by: sections([(0, rows)]))
  }
}

/// Replaces one state by the other and back again.
private func replacement(of first: [NumberSection], by second: [NumberSection]) -> (Int) -> Int {
  { count in
    var list = ExpandableList(repairing: first, preview: .max)
    var sum = 0
    for step in 0..<count {
      do throws(ListError) {
        let changes = try list.replaceSections(step % 2 == 0 ? second : first)
        for stage in changes.stages { sum &+= stage.removals.count &+ 2 * stage.moves.count }
      } catch {
        return -1
      }
    }
    return sum
  }
}
