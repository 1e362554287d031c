/// A list of sections that expand and collapse, with the exact changes for a table.
///
/// The list owns the data *and* what is expanded. Expansion belongs to the ids, not to the data:
/// replacing the sections with newly loaded ones keeps what was open. Every mutation returns the
/// `ListChanges` from the old visible rows to the new.
///
/// ```swift
/// import MartHolidayKit
///
/// var list = try ExpandableList(
///   [
///     ListSection("양재점", rows: ["11월 22일", "12월 13일"]),
///     ListSection("월계점", rows: ["11월 25일"]),
///   ], preview: 1)
/// list.isExpanded("양재점")  // false
/// let changes = list.toggle("양재점")
/// list.visibleRows.map(\.value)  // ["11월 22일", "12월 13일", "11월 25일"]
/// changes.stages.map(\.insertions.count)  // [1]
/// ```
///
/// A collapsed section shows its first `preview` rows; an expanded one shows all. Section ids are
/// unique in the list and row ids within their section; the initializer refuses duplicates with a
/// `ListError`, and `init(repairing:)` numbers them instead.
///
/// A section that disappears from the data while expanded is remembered, because data that loaded
/// only in part must not close what a person had opened. `forgetAbsentSections()` ends that.
///
/// The list has no index paths, views or clock, and it does not nest: rows never expand.
public struct ExpandableList<Section, Row>
where Section: Identifiable & Equatable, Row: Identifiable & Equatable {
  @usableFromInline var content: [ListSection<Section, Row>]
  @usableFromInline var layout: VisibleLayout
  @usableFromInline var version: ListVersion
  @usableFromInline var indices: [ListKey<Section.ID>: Int]
  /// The expanded sections that are not in the data, with the order in which they left.
  @usableFromInline var absent: [ListKey<Section.ID>: Int]
  /// How many sections may be expanded at once.
  public let mode: ExpansionMode
  @usableFromInline var repaired: [Repair]

  /// Every path that makes a list ends here.
  @inlinable
  init(
    unchecked content: [ListSection<Section, Row>], indices: [ListKey<Section.ID>: Int],
    repairs: [Repair] = [], preview: Int, mode: ExpansionMode,
    restoring state: ExpansionState<Section.ID>
  ) {
    precondition(preview >= 0, "a preview of \(preview) rows")
    let layout = VisibleLayout(
      rowCounts: content.map { $0.rows.count },
      expanded: [UInt64](repeating: 0, count: VisibleLayout.words(for: content.count)),
      preview: preview)
    self.init(content, layout: layout, indices: indices, repairs: repairs, mode: mode)
    setExpanded(state)
    checkInvariants()
  }

  /// Not inlined, so that a later version may add properties when the library is built for evolution.
  @usableFromInline
  init(
    _ content: [ListSection<Section, Row>], layout: VisibleLayout,
    indices: [ListKey<Section.ID>: Int], repairs: [Repair], mode: ExpansionMode
  ) {
    self.content = content
    self.layout = layout
    self.indices = indices
    self.mode = mode
    repaired = repairs
    absent = [:]
    version = ListVersion(number: 0)
  }

  /// Makes a list without sections, for an app whose data comes later.
  ///
  /// - Parameters:
  ///   - preview: the number of rows that a collapsed section shows, 0 or more.
  ///   - mode: how many sections may be expanded at once.
  ///   - state: what was expanded when the app last ran.
  /// - Precondition: the preview is not negative.
  @inlinable
  public init(
    preview: Int = 0, mode: ExpansionMode = .multiple,
    restoring state: ExpansionState<Section.ID> = ExpansionState()
  ) {
    self.init(unchecked: [], indices: [:], preview: preview, mode: mode, restoring: state)
  }

  /// Makes a list of sections, all collapsed except those that are restored.
  ///
  /// - Parameters:
  ///   - sections: the sections in order.
  ///   - preview: the number of rows that a collapsed section shows, 0 or more.
  ///   - mode: how many sections may be expanded at once.
  ///   - state: what was expanded when the app last ran.
  /// - Throws: `ListError` that names the first id that occurs twice.
  /// - Precondition: the preview is not negative.
  /// - Complexity: O(*n*) in the number of sections and rows.
  @inlinable
  public init(
    _ sections: [ListSection<Section, Row>], preview: Int = 0, mode: ExpansionMode = .multiple,
    restoring state: ExpansionState<Section.ID> = ExpansionState()
  ) throws(ListError) {
    let indices = try Self.indexed(sections)
    var table = KeyTable()
    for index in sections.indices { try table.index(sections[index].rowKeys, at: index) }
    self.init(
      unchecked: sections, indices: indices, preview: preview, mode: mode, restoring: state)
  }
}

extension ExpandableList: Sendable
where Section: Sendable, Section.ID: Sendable, Row: Sendable, Row.ID: Sendable {}

extension ExpandableList {
  /// All sections with all their rows, whether they are visible or not.
  @inlinable
  public var sections: [ListSection<Section, Row>] { content }

  /// What the list shows now, as a value to keep.
  ///
  /// - Complexity: O(1); the first change while such a value is kept copies one word for every 64
  ///   sections.
  @inlinable
  public var visibleRows: VisibleRows<Section, Row> {
    VisibleRows(content, layout: layout, version: version)
  }

  /// The number of rows that a collapsed section shows.
  @inlinable
  public var preview: Int { layout.preview }

  /// Whether the section with an id is expanded; `false` when there is none.
  ///
  /// - Parameter id: the id of a section.
  /// - Complexity: O(1).
  @inlinable
  public func isExpanded(_ id: Section.ID) -> Bool { isExpanded(ListKey(id)) }

  /// Whether the section with a key is expanded; `false` when there is none.
  ///
  /// - Parameter key: the key of a section.
  /// - Complexity: O(1).
  @inlinable
  public func isExpanded(_ key: ListKey<Section.ID>) -> Bool {
    indices[key].map { layout.isExpanded($0) } ?? false
  }

  /// The index of the section with an id, or `nil` when there is none.
  ///
  /// - Parameter id: the id of a section.
  /// - Complexity: O(1).
  @inlinable
  public func index(of id: Section.ID) -> Int? { indices[ListKey(id)] }

  /// The sections by key, or an error for the first key that occurs twice.
  @inlinable
  static func indexed(
    _ sections: [ListSection<Section, Row>]
  ) throws(ListError) -> [ListKey<Section.ID>: Int] {
    var indices = [ListKey<Section.ID>: Int](minimumCapacity: sections.count)
    for index in sections.indices {
      let key = sections[index].key
      if let first = indices.updateValue(index, forKey: key) {
        throw ListError(
          .duplicateSection, id: listErrorText(of: key.id), section: index,
          indices: [first, index])
      }
    }
    return indices
  }

  /// Checks the invariants of every mutation in debug builds.
  @inlinable
  func checkInvariants() {
    assert(
      content.count == indices.count && content.count == layout.rowCounts.count,
      "\(content.count) sections, \(indices.count) keys, \(layout.rowCounts.count) row counts")
    assert(
      layout.visibleRowCount
        == layout.rowCounts.indices.reduce(0) { $0 + layout.visibleRows(in: $1) },
      "\(layout.visibleRowCount) visible rows is not their sum")
    assert(
      mode == .multiple || layout.expanded.reduce(absent.count) { $0 + $1.nonzeroBitCount } <= 1,
      "more than one section is expanded in a list that allows one")
  }
}
