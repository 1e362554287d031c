/// One section of an expandable list: what its header shows, and its rows.
///
/// The section and its rows are any `Identifiable` and `Equatable` values: the id says *which one*
/// it is, equality says whether it *shows the same*. Plain values such as strings and dates are
/// wrapped in `SelfIdentified`.
///
/// ```swift
/// import MartHolidayKit
///
/// let section = ListSection("양재점", rows: ["11월 22일", "12월 13일"])
/// section.id  // "양재점"
/// section.rows.count  // 2
/// ```
///
/// A section may have no rows. Do not put a placeholder row into the data: a text such as "no
/// closing days" among the rows would be counted and shared like a closing day.
@frozen
public struct ListSection<Section, Row>: Equatable, Identifiable
where Section: Identifiable & Equatable, Row: Identifiable & Equatable {
  /// What the header shows.
  public let section: Section
  /// All rows in order, whether the list shows them or not.
  public let rows: [Row]
  @usableFromInline let occurrence: Int
  /// Empty when every row is the first with its id, as it is unless ids were repaired.
  @usableFromInline let rowOccurrences: [Int]

  @inlinable
  init(uncheckedSection section: Section, occurrence: Int, rows: [Row], rowOccurrences: [Int]) {
    assert(
      rowOccurrences.isEmpty || rowOccurrences.count == rows.count,
      "\(rowOccurrences.count) occurrences for \(rows.count) rows")
    self.section = section
    self.rows = rows
    self.occurrence = occurrence
    self.rowOccurrences = rowOccurrences
  }

  /// Makes a section from a header and its rows.
  ///
  /// Repeated row ids are found when the section enters a list.
  ///
  /// - Parameters:
  ///   - section: what the header shows.
  ///   - rows: the rows in order.
  @inlinable
  public init(_ section: Section, rows: [Row]) {
    self.init(uncheckedSection: section, occurrence: 1, rows: rows, rowOccurrences: [])
  }

  /// The id of the section.
  @inlinable
  public var id: Section.ID { section.id }

  /// The key of the section in the list.
  @inlinable
  public var key: ListKey<Section.ID> { ListKey(section.id, occurrence: occurrence) }

  /// The key of a row within this section.
  ///
  /// - Parameter index: the row's place among all rows of the section.
  /// - Precondition: the index is one of `rows`.
  @inlinable
  public func rowKey(at index: Int) -> ListKey<Row.ID> {
    rowKeys[index]
  }
}

// The texts come as any sequence, so that an empty literal `[]` fits the array of rows better.
extension ListSection {
  /// Makes a section whose header and rows are plain texts.
  ///
  /// - Parameters:
  ///   - name: the header, which is its own id.
  ///   - rows: the rows in order, each its own id.
  @inlinable
  public init(_ name: String, rows: some Sequence<String>)
  where Section == SelfIdentified<String>, Row == SelfIdentified<String> {
    self.init(SelfIdentified(name), rows: rows.map { SelfIdentified($0) })
  }

  /// Makes a section whose header is a plain text.
  ///
  /// - Parameters:
  ///   - name: the header, which is its own id.
  ///   - rows: the rows in order.
  @inlinable
  public init(_ name: String, rows: [Row]) where Section == SelfIdentified<String> {
    self.init(SelfIdentified(name), rows: rows)
  }

  /// Makes a section whose rows are plain texts.
  ///
  /// - Parameters:
  ///   - section: what the header shows.
  ///   - rows: the rows in order, each its own id.
  @inlinable
  public init(_ section: Section, rows: some Sequence<String>)
  where Row == SelfIdentified<String> {
    self.init(section, rows: rows.map { SelfIdentified($0) })
  }

  /// Makes a section whose rows are plain values, such as dates.
  ///
  /// It has its own label because a value may also be `Identifiable`, and then only the caller
  /// knows whether its id or the whole value is the identity.
  ///
  /// - Parameters:
  ///   - section: what the header shows.
  ///   - values: the rows in order, each its own id.
  @inlinable
  public init<Value: Hashable>(_ section: Section, values: some Sequence<Value>)
  where Row == SelfIdentified<Value> {
    self.init(section, rows: values.map { SelfIdentified($0) })
  }

  /// Makes a section whose header is a plain text and whose rows are plain values.
  ///
  /// - Parameters:
  ///   - name: the header, which is its own id.
  ///   - values: the rows in order, each its own id.
  @inlinable
  public init<Value: Hashable>(_ name: String, values: some Sequence<Value>)
  where Section == SelfIdentified<String>, Row == SelfIdentified<Value> {
    self.init(SelfIdentified(name), rows: values.map { SelfIdentified($0) })
  }
}

extension ListSection: Sendable where Section: Sendable, Row: Sendable {}
