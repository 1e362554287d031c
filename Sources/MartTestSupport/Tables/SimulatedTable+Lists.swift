public import ExpandableListState

extension SimulatedTable where Header: Identifiable, Cell: Identifiable {
  /// Makes a table that shows a list.
  ///
  /// - Parameter visible: what the list shows.
  public init(showing visible: VisibleRows<Header, Cell>) {
    self.init(Self.data(of: visible))
  }

  /// Performs the stages of a change like an app: each with its own data, then the headers.
  ///
  /// - Parameter changes: a change that starts from what the table shows.
  /// - Throws: `TableError` for the first broken rule; the table stays as after the previous stage.
  public mutating func apply(_ changes: ListChanges<Header, Cell>) throws(TableError) {
    for stage in changes.stages {
      try performBatch(TableBatch(stage), data: Self.data(of: stage.data))
    }
    try refreshHeaders(changes.refreshedHeaders, data: Self.data(of: changes.result))
  }

  /// Applies an update: the stages and headers, or a reload of everything.
  ///
  /// - Parameter update: the answer of a change for this table.
  /// - Throws: `TableError` for the first broken rule.
  public mutating func apply(_ update: ListUpdate<Header, Cell>) throws(TableError) {
    switch update {
    case .perform(let changes): try apply(changes)
    case .reloadAll(let visible): reloadData(Self.data(of: visible))
    }
  }

  /// Checks that every header and cell shows what a list shows.
  ///
  /// - Parameter visible: what the list shows.
  /// - Throws: `TableError` for the first count, header or cell that differs.
  public func verify(shows visible: VisibleRows<Header, Cell>) throws(TableError) {
    try verify(shows: Self.data(of: visible))
  }

  static func data(of visible: VisibleRows<Header, Cell>) -> [Section] {
    visible.sections.map { Section(header: $0.section, cells: $0.rows.map(\.row)) }
  }
}
