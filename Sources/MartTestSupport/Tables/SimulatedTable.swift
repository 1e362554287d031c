import ExpandableListState

/// A table view that keeps its cells and throws where UIKit would raise an exception.
///
/// It shows only what it was told to load: a cell without an operation keeps its content, even if
/// the data differ. `verify(shows:)` finds such cells. So a test can check an app's updates without
/// a device.
///
/// ```swift
/// import MartHolidayKit
/// import MartTestSupport
///
/// var table = SimulatedTable([.init(header: "양재점", cells: ["11월 22일"])])
/// var batch = TableBatch()
/// batch.insertedRows = [ListPosition(section: 0, row: 1)]
/// let data = [SimulatedTable.Section(header: "양재점", cells: ["11월 22일", "12월 13일"])]
/// try table.performBatch(batch, data: data)
/// table.sections[0].cells  // ["11월 22일", "12월 13일"]
/// ```
///
/// The rules are those of `UITableView` and `UICollectionView`: counts, bounds, no section or row in
/// two operations, no row operation inside a section that is inserted, deleted, moved or reloaded.
/// It does not know layouts, selection or time.
public struct SimulatedTable<Header: Equatable, Cell: Equatable> {
  /// What the table shows of one section.
  public struct Section: Equatable {
    /// What the header view shows.
    public var header: Header
    /// What the cells show, in order.
    public var cells: [Cell]

    /// Makes a section.
    ///
    /// - Parameters:
    ///   - header: what the header view shows.
    ///   - cells: what the cells show, in order.
    public init(header: Header, cells: [Cell]) {
      self.header = header
      self.cells = cells
    }
  }

  /// What the table shows.
  public private(set) var sections: [Section]

  /// Makes a table that has loaded its data.
  ///
  /// - Parameter data: the sections in order.
  public init(_ data: [Section]) { sections = data }

  /// Reloads everything.
  ///
  /// - Parameter data: the sections in order.
  public mutating func reloadData(_ data: [Section]) { sections = data }

  /// Performs a batch while the data source answers from the data.
  ///
  /// - Parameters:
  ///   - batch: the operations.
  ///   - data: what the data source answers after the batch.
  /// - Throws: `TableError` for the first broken rule; the table is unchanged.
  public mutating func performBatch(
    _ batch: TableBatch, data: [Section]
  ) throws(TableError) {
    let plan = try batch.plan(from: sections.map(\.cells.count), to: data.map(\.cells.count))
    let destinations = Dictionary(
      uniqueKeysWithValues: batch.movedRows.map { ($0.destination, $0.source) })
    sections = data.indices.map { section in
      guard let source = plan.sources[section], plan.leaving[source] != .reload else {
        return data[section]
      }
      var staying = sections[source].cells.indices[...].filter {
        let operation = plan.leavingRows[ListPosition(section: source, row: $0)]
        return operation == nil || operation == .reload
      }[...]
      let cells = data[section].cells.indices.map { row -> Cell in
        let place = ListPosition(section: section, row: row)
        if let moved = destinations[place] { return sections[moved.section].cells[moved.row] }
        let isLoaded = plan.arrivingRows[place] == .insert
        guard !isLoaded, let old = staying.popFirst() else { return data[section].cells[row] }
        return plan.leavingRows[ListPosition(section: source, row: old)] == .reload
          ? data[section].cells[row] : sections[source].cells[old]
      }
      return Section(header: sections[source].header, cells: cells)
    }
  }

  /// Refreshes header views from the data, without touching their rows.
  ///
  /// - Parameters:
  ///   - indices: the sections whose headers are refreshed.
  ///   - data: what the data source answers.
  /// - Throws: `TableError` with the code `sectionOutOfBounds`.
  public mutating func refreshHeaders(
    _ indices: [Int], data: [Section]
  ) throws(TableError) {
    for section in indices {
      guard sections.indices.contains(section), data.indices.contains(section) else {
        throw TableError(
          .sectionOutOfBounds, operation: .reload, section: section, expected: sections.count)
      }
      sections[section].header = data[section].header
    }
  }

  /// Checks that every header and cell shows what the data say.
  ///
  /// - Parameter data: what the data source answers.
  /// - Throws: `TableError` for the first count, header or cell that differs.
  public func verify(shows data: [Section]) throws(TableError) {
    guard sections.count == data.count else {
      throw TableError(.invalidSectionCount, expected: data.count, found: sections.count)
    }
    for section in data.indices {
      let shown = sections[section]
      guard shown.cells.count == data[section].cells.count else {
        throw TableError(
          .invalidRowCount, section: section, expected: data[section].cells.count,
          found: shown.cells.count)
      }
      guard shown.header == data[section].header else {
        throw TableError(.staleHeader, section: section)
      }
      for row in shown.cells.indices where shown.cells[row] != data[section].cells[row] {
        throw TableError(.staleCell, section: section, row: row)
      }
    }
  }
}

extension SimulatedTable: Equatable {}
extension SimulatedTable: Sendable where Header: Sendable, Cell: Sendable {}
extension SimulatedTable.Section: Sendable where Header: Sendable, Cell: Sendable {}
