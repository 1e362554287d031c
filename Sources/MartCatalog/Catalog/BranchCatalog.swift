public import MartModels

/// Branches with their schedules, as of a day.
public struct BranchCatalog: Sendable {
  /// The branches, in the order in which they came.
  public let branches: [Branch]

  /// Makes a catalogue of branches.
  public init(_ branches: [Branch]) {
    self.branches = branches
  }
}
