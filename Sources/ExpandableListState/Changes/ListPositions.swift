/// Consecutive rows of one section.
@frozen
public struct ListRowRange: Hashable, Sendable {
  /// The index of the section.
  public let section: Int
  /// The indices of the rows within the section.
  public let rows: Range<Int>

  /// Makes a range of rows.
  ///
  /// - Parameters:
  ///   - section: the index of the section.
  ///   - rows: the indices of the rows within the section.
  @inlinable
  public init(section: Int, rows: Range<Int>) {
    self.section = section
    self.rows = rows
  }
}

/// Positions in ascending order, kept as ranges.
///
/// A section of a million rows that expands is one range, not a million positions.
///
/// ```swift
/// import MartHolidayKit
///
/// let first = ListPosition(section: 0, row: 1)
/// let second = ListPosition(section: 0, row: 2)
/// let positions: ListPositions = [first, second]
/// positions.ranges  // [ListRowRange(section: 0, rows: 1..<3)]
/// ```
public struct ListPositions: Hashable, Sendable {
  /// The ranges, none of them empty, in ascending order.
  public private(set) var ranges: [ListRowRange] = []
  /// The number of positions.
  public private(set) var count = 0

  /// Makes an empty set of positions.
  public init() {}

  /// Makes a set from the rows of one range.
  @usableFromInline
  init(_ range: ListRowRange) {
    append(range)
  }

  /// Adds rows after all others.
  @usableFromInline
  mutating func append(_ range: ListRowRange) {
    guard !range.rows.isEmpty else { return }
    count += range.rows.count
    if let last = ranges.last, last.section == range.section,
      last.rows.upperBound == range.rows.lowerBound
    {
      ranges[ranges.count - 1] = ListRowRange(
        section: last.section, rows: last.rows.lowerBound..<range.rows.upperBound)
    } else {
      assert(
        ranges.isEmpty || isAfterAll(range),
        "row \(range.rows.lowerBound) of section \(range.section) is out of order")
      ranges.append(range)
    }
  }

  private func isAfterAll(_ range: ListRowRange) -> Bool {
    guard let last = ranges.last else { return true }
    return last.section == range.section
      ? last.rows.upperBound < range.rows.lowerBound : last.section < range.section
  }
}

extension ListPositions: ExpressibleByArrayLiteral {
  /// Makes a set of positions, in any order, repeats allowed.
  ///
  /// - Precondition: no row is `Int.max`, after which no range can end.
  public init(arrayLiteral elements: ListPosition...) {
    var last: ListPosition?
    for element in elements.sorted() where element != last {
      precondition(element.row < .max, "no list has a row \(element.row)")
      append(ListRowRange(section: element.section, rows: element.row..<element.row + 1))
      last = element
    }
  }
}

extension ListPositions: Collection {
  /// A place among the positions.
  public struct Index: Hashable, Comparable, Sendable {
    fileprivate let range: Int
    fileprivate let offset: Int

    public static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.range, lhs.offset) < (rhs.range, rhs.offset)
    }
  }

  public var startIndex: Index { Index(range: 0, offset: 0) }
  public var endIndex: Index { Index(range: ranges.count, offset: 0) }

  /// The index after another.
  ///
  /// - Precondition: there is a position at the index.
  public func index(after index: Index) -> Index {
    index.offset + 1 < ranges[index.range].rows.count
      ? Index(range: index.range, offset: index.offset + 1)
      : Index(range: index.range + 1, offset: 0)
  }

  /// The position at an index.
  ///
  /// - Precondition: the index is valid and not the end.
  public subscript(index: Index) -> ListPosition {
    let range = ranges[index.range]
    return ListPosition(section: range.section, row: range.rows.lowerBound + index.offset)
  }
}
