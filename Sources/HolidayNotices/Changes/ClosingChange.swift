public import KoreanCalendar
public import MartModels

/// How the closing days of a branch differ between two states of a catalogue.
///
/// The days are those of the dates that both states cover; a day that only one of them speaks of has
/// not changed.
public struct ClosingChange: Hashable, Sendable {
  /// The number of the branch.
  public let branch: Int
  /// The mart of the branch.
  public let mart: Mart
  /// The name of the branch as the store list has it.
  public let branchName: String
  /// Days that were closed and are open now, earliest first.
  public let removed: [CivilDate]
  /// Days that were open and are closed now, earliest first.
  public let added: [CivilDate]

  /// Makes a change; a day that is both removed and added has not changed.
  ///
  /// - Parameters:
  ///   - branch: the branch as it is now.
  ///   - removed: the days that were closed and are open now, in any order.
  ///   - added: the days that were open and are closed now, in any order.
  public init(
    _ branch: Branch, removed: some Sequence<CivilDate>, added: some Sequence<CivilDate>
  ) {
    self.branch = branch.id
    mart = branch.mart
    branchName = branch.name
    let (removed, added) = (Set(removed), Set(added))
    self.removed = removed.subtracting(added).sorted()
    self.added = added.subtracting(removed).sorted()
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool { removed.isEmpty && added.isEmpty }
}
