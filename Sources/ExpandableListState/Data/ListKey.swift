/// The identity of a section or row in a list: its id, and an occurrence when ids repeat.
///
/// The occurrence is 1 unless a repairing initializer found the same id more than once; then the
/// second has 2, and so on. A row's key is unique within its section, not within the list: two
/// branches may close on the same date.
///
/// ```swift
/// import MartHolidayKit
///
/// ListKey("양재점").description  // "양재점"
/// ListKey("양재점", occurrence: 2).description  // "양재점#2"
/// ```
@frozen
public struct ListKey<ID: Hashable>: Hashable {
  /// The id of the section or row.
  public let id: ID
  /// The occurrence among those with this id, from 1.
  public let occurrence: Int

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - id: the id of a section or row.
  ///   - occurrence: 1 for the first with this id, 2 for the second.
  /// - Precondition: the occurrence is 1 or more.
  @inlinable
  public init(_ id: ID, occurrence: Int = 1) {
    precondition(occurrence >= 1, "occurrence \(occurrence) is less than 1")
    self.init(unchecked: id, occurrence: occurrence)
  }

  @inlinable
  init(unchecked id: ID, occurrence: Int) {
    self.id = id
    self.occurrence = occurrence
  }
}

extension ListKey: Sendable where ID: Sendable {}

extension ListKey: CustomStringConvertible where ID: CustomStringConvertible {
  /// The id, followed by `#2` for the second of that id.
  public var description: String {
    occurrence == 1 ? id.description : "\(id.description)#\(occurrence)"
  }
}
