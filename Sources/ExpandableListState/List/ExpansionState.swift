/// Which sections of a list are expanded, by id and without their data.
///
/// An app stores it when it quits and passes it to the next list, so that what was open is open
/// again even if the data comes later.
///
/// ```swift
/// import MartHolidayKit
///
/// var list = try ExpandableList([ListSection("양재점", rows: ["11월 22일"])])
/// list.expand("양재점")
/// let state = list.expansionState
/// let next = try ExpandableList([ListSection("양재점", rows: ["12월 13일"])], restoring: state)
/// next.isExpanded("양재점")  // true
/// ```
public struct ExpansionState<ID: Hashable> {
  /// The keys of the expanded sections, those of the list first and in its order.
  public let keys: [ListKey<ID>]

  /// Makes a state from keys; repeated ones count once.
  ///
  /// - Parameter keys: the keys of the expanded sections.
  public init(keys: some Sequence<ListKey<ID>>) {
    var known = Set<ListKey<ID>>()
    self.keys = keys.filter { known.insert($0).inserted }
  }

  /// Makes a state from ids; repeated ones count once.
  ///
  /// - Parameter ids: the ids of the expanded sections.
  public init(_ ids: some Sequence<ID>) {
    self.init(keys: ids.map { ListKey($0) })
  }

  /// Makes the state in which no section is expanded.
  public init() { keys = [] }

  /// The ids of the expanded sections; an id occurs twice only when it did so in the list.
  public var ids: [ID] { keys.map { $0.id } }
}

extension ExpansionState: Hashable {
  /// Whether the same sections are expanded, in whatever order.
  public static func == (lhs: Self, rhs: Self) -> Bool { Set(lhs.keys) == Set(rhs.keys) }

  public func hash(into hasher: inout Hasher) { hasher.combine(Set(keys)) }
}

extension ExpansionState: Sendable where ID: Sendable {}
