/// The place of a row: the index of its section and its index among the section's visible rows.
///
/// It corresponds to UIKit's `IndexPath(row:section:)`, without Foundation.
///
/// ```swift
/// import MartHolidayKit
///
/// ListPosition(section: 0, row: 2) < ListPosition(section: 1, row: 0)  // true
/// ```
@frozen
public struct ListPosition: Hashable, Sendable {
  /// The index of the section, from 0.
  public var section: Int
  /// The index of the row among the visible rows of its section, from 0.
  public var row: Int

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - section: the index of the section, from 0.
  ///   - row: the index among the visible rows of the section, from 0.
  @inlinable
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension ListPosition: Comparable {
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.section == rhs.section ? lhs.row < rhs.row : lhs.section < rhs.section
  }
}

extension ListPosition: CustomStringConvertible {
  /// Section and row, such as `1.2`.
  public var description: String { "\(section).\(row)" }
}
