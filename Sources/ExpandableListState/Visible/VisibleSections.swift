/// A section as a list shows it: its header and its visible rows.
///
/// It and its rows are `Identifiable` by their keys, so a SwiftUI `ForEach` can run over
/// `VisibleRows.sections` and, in each, over its `rows`.
@frozen
public struct VisibleSection<Section, Row>: Identifiable, Equatable
where Section: Identifiable & Equatable, Row: Identifiable & Equatable {
  /// The key of the section.
  public let id: ListKey<Section.ID>
  /// What the header shows.
  public let section: Section
  /// The visible rows: all of them, or the first few.
  public let rows: VisibleSectionRows<Row>
  /// Whether the section is expanded.
  public let isExpanded: Bool
  /// The number of hidden rows; in the data of a stage, those at the end of the change.
  public let hiddenRowCount: Int

  @inlinable
  init(_ source: ListSection<Section, Row>, visible: Int, isExpanded: Bool) {
    id = source.key
    section = source.section
    rows = VisibleSectionRows(source.rowKeys, visible: visible)
    self.isExpanded = isExpanded
    hiddenRowCount = source.rows.count - visible
  }
}

extension VisibleSection: Sendable where Section: Sendable, Section.ID: Sendable, Row: Sendable {}

/// The sections of a visible list, in order.
@frozen
public struct VisibleSections<Section, Row>: RandomAccessCollection
where Section: Identifiable & Equatable, Row: Identifiable & Equatable {
  @usableFromInline let visible: VisibleRows<Section, Row>

  @inlinable
  init(_ visible: VisibleRows<Section, Row>) { self.visible = visible }

  @inlinable
  public var startIndex: Int { 0 }
  @inlinable
  public var endIndex: Int { visible.content.count }

  /// The section at an index.
  ///
  /// - Parameter index: the index of the section, from 0.
  /// - Precondition: the index is in `0..<count`.
  /// - Complexity: O(1).
  @inlinable
  public subscript(index: Int) -> VisibleSection<Section, Row> {
    visible.checkSection(index)
    return VisibleSection(
      visible.content[index], visible: visible.layout.visibleRows(in: index),
      isExpanded: visible.layout.isExpanded(index))
  }
}

extension VisibleSections {
  /// An iterator over the sections.
  @frozen
  public struct Iterator: IteratorProtocol {
    @usableFromInline let visible: VisibleRows<Section, Row>
    @usableFromInline var index = 0

    @inlinable
    init(_ visible: VisibleRows<Section, Row>) { self.visible = visible }

    /// The next section, or `nil` after the last.
    @inlinable
    public mutating func next() -> VisibleSection<Section, Row>? {
      guard index < visible.content.count else { return nil }
      let place = index
      index &+= 1
      return VisibleSection(
        visible.content[place], visible: visible.layout.visibleRows(in: place),
        isExpanded: visible.layout.isExpanded(place))
    }
  }

  @inlinable
  public func makeIterator() -> Iterator { Iterator(visible) }
}

extension VisibleSections.Iterator: Sendable where Section: Sendable, Row: Sendable {}

extension VisibleSections: Sendable where Section: Sendable, Row: Sendable {}

extension VisibleRows {
  /// The sections with their visible rows, for headers and for SwiftUI.
  @inlinable
  public var sections: VisibleSections<Section, Row> { VisibleSections(self) }
}
