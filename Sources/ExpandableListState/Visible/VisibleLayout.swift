/// The number of rows that each section shows, summed so that finding a row does not count all of
/// them.
///
/// Sections are taken 64 at a time: one word says which of them are expanded, and a Fenwick tree
/// has the visible rows of each group. Finding a row descends the tree and then looks at up to 64
/// sections. Toggling changes one word and one path of the tree; a copy of the layout, which a
/// caller may keep, has one word for every 64 sections.
///
/// Source of the tree: P. Fenwick, "A new data structure for cumulative frequency tables",
/// Software: Practice and Experience 24 (1994).
@usableFromInline
struct VisibleLayout: Sendable {
  /// All rows of each section, visible or not.
  @usableFromInline var rowCounts: [Int]
  /// Bit *s* % 64 of word *s* / 64 is set when section *s* is expanded.
  @usableFromInline var expanded: [UInt64]
  /// `tree[i]` is the sum of the groups of 64 sections that end with group *i*.
  @usableFromInline var tree: [Int]
  /// The number of rows that a collapsed section shows; `Int.max` shows all.
  @usableFromInline var preview: Int
  @usableFromInline var visibleRowCount: Int

  @usableFromInline
  init(rowCounts: [Int], expanded: [UInt64], preview: Int) {
    self.rowCounts = rowCounts
    self.expanded = expanded
    self.preview = preview
    tree = []
    visibleRowCount = 0
    recount()
  }

  @inlinable
  static func words(for sectionCount: Int) -> Int { (sectionCount + 63) >> 6 }

  @inlinable
  func isExpanded(_ section: Int) -> Bool {
    expanded[section >> 6] & (1 << UInt64(section & 63)) != 0
  }

  @inlinable
  func visibleRows(in section: Int) -> Int {
    let count = rowCounts[section]
    return isExpanded(section) ? count : Swift.min(count, preview)
  }

  /// The rows that expanding shows and collapsing hides.
  @inlinable
  func hideableRows(in section: Int) -> Range<Int> {
    let count = rowCounts[section]
    return Swift.min(count, preview)..<count
  }

  /// Recomputes the sums of all groups.
  @inlinable
  mutating func recount() {
    assert(
      expanded.count == Self.words(for: rowCounts.count),
      "\(expanded.count) words for \(rowCounts.count) sections")
    let groups = expanded.count
    var tree = [Int](repeating: 0, count: groups)
    var total = 0
    for section in rowCounts.indices {
      let count = visibleRows(in: section)
      tree[section >> 6] += count
      total += count
    }
    for group in 0..<groups {
      let parent = group | (group + 1)
      if parent < groups { tree[parent] += tree[group] }
    }
    self.tree = tree
    visibleRowCount = total
  }

  /// Expands or collapses one section that is in the other state.
  @inlinable
  mutating func flip(_ section: Int) {
    let hideable = hideableRows(in: section).count
    let change = isExpanded(section) ? -hideable : hideable
    expanded[section >> 6] ^= 1 << UInt64(section & 63)
    guard change != 0 else { return }
    visibleRowCount += change
    var group = section >> 6
    while group < tree.count {
      tree[group] += change
      group |= group + 1
    }
  }

  /// The number of visible rows before a section.
  @inlinable
  func rows(before section: Int) -> Int {
    var sum = 0
    var group = (section >> 6) - 1
    while group >= 0 {
      sum += tree[group]
      group = (group & (group + 1)) - 1
    }
    for earlier in (section & ~63)..<section { sum += visibleRows(in: earlier) }
    return sum
  }

  /// The section of the nth visible row, and the row's index in it.
  @inlinable
  func position(at offset: Int) -> ListPosition {
    var rest = offset
    var group = 0
    var step = tree.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - tree.count.leadingZeroBitCount)
    while step > 0 {
      let next = group + step
      if next <= tree.count, tree[next - 1] <= rest {
        rest -= tree[next - 1]
        group = next
      }
      step >>= 1
    }
    var section = group << 6
    while true {
      let count = visibleRows(in: section)
      if rest < count { return ListPosition(section: section, row: rest) }
      rest -= count
      section += 1
    }
  }
}
