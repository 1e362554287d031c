/// The rule of a table view that a batch update broke, and where.
///
/// UIKit raises `NSInternalInconsistencyException` for these, only at run time and only in certain
/// combinations of data and animation.
///
/// ```swift
/// import MartTestSupport
///
/// var batch = TableBatch()
/// batch.deletedSections = [3]
/// try batch.check(from: [2], to: [2])  // throws sectionOutOfBounds: delete section 3, expected 1
/// ```
public struct TableError: Error, Hashable, Sendable {
  /// Which rule was broken; new codes may appear in later versions.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The sections before, minus deleted and plus inserted ones, are not the sections after.
    package static let invalidSectionCount = Code(rawValue: "invalidSectionCount")
    /// The rows of a section before, minus deleted and plus inserted ones, are not its rows after.
    package static let invalidRowCount = Code(rawValue: "invalidRowCount")
    /// An operation names a section that does not exist.
    package static let sectionOutOfBounds = Code(rawValue: "sectionOutOfBounds")
    /// An operation names a row that does not exist.
    package static let rowOutOfBounds = Code(rawValue: "rowOutOfBounds")
    /// The same operation names a section twice.
    package static let duplicateSection = Code(rawValue: "duplicateSection")
    /// The same operation names a row twice.
    package static let duplicateRow = Code(rawValue: "duplicateRow")
    /// Two operations on one section, such as delete and reload.
    package static let conflictingSection = Code(rawValue: "conflictingSection")
    /// Two operations on one row, such as move and reload.
    package static let conflictingRow = Code(rawValue: "conflictingRow")
    /// An operation on a row of a section that the batch deletes.
    package static let rowInDeletedSection = Code(rawValue: "rowInDeletedSection")
    /// An operation on a row of a section that the batch inserts.
    package static let rowInInsertedSection = Code(rawValue: "rowInInsertedSection")
    /// An operation on a row of a section that the batch moves.
    package static let rowInMovedSection = Code(rawValue: "rowInMovedSection")
    /// An operation on a row of a section that the batch reloads.
    package static let rowInReloadedSection = Code(rawValue: "rowInReloadedSection")
    /// A header differs from the data.
    package static let staleHeader = Code(rawValue: "staleHeader")
    /// A cell differs from the data.
    package static let staleCell = Code(rawValue: "staleCell")
  }

  /// What a batch does to a section or row.
  public enum Operation: String, Hashable, Sendable {
    /// It is deleted.
    case delete
    /// It is inserted.
    case insert
    /// It is reloaded.
    case reload
    /// It moves away from a place.
    case moveFrom = "move from"
    /// It moves to a place.
    case moveTo = "move to"
  }

  /// Which rule was broken.
  public let code: Code
  /// The operation that broke it; `nil` for counts and for what is shown.
  public let operation: Operation?
  /// The earlier operation on the same section or row.
  public let other: Operation?
  /// The section that the rule was broken in; `nil` for the number of sections.
  public let section: Int?
  /// The row that the rule was broken in; `nil` for a section.
  public let row: Int?
  /// The number of sections or rows after the operations, or the actual number.
  public let expected: Int?
  /// The number of sections or rows in the data.
  public let found: Int?

  init(
    _ code: Code, operation: Operation? = nil, other: Operation? = nil, section: Int? = nil,
    row: Int? = nil, expected: Int? = nil, found: Int? = nil
  ) {
    self.code = code
    self.operation = operation
    self.other = other
    self.section = section
    self.row = row
    self.expected = expected
    self.found = found
  }
}

extension TableError: CustomStringConvertible {
  /// One line that names the rule, the place and the numbers.
  public var description: String {
    var text = code.rawValue
    if let operation { text += ": \(operation.rawValue)" }
    if let other { text += " and \(other.rawValue)" }
    if let section { text += operation == nil ? ": section \(section)" : " section \(section)" }
    if let row { text += " row \(row)" }
    if let expected { text += ", expected \(expected)" }
    if let found { text += ", found \(found)" }
    return text
  }
}
