import MartModels

/// Which branch of one catalogue is which of another.
struct BranchPairs {
  private(set) var new: [Branch] = []
  private(set) var gone: [Branch] = []
  private(set) var renumbered: [CatalogDiff.Renumbering] = []
  /// The old numbers of the branches that have another one, by the new.
  private var oldIDs: [Int: Int] = [:]
  /// The numbers that belonged to another branch before.
  private var reusedIDs: Set<Int> = []

  /// The mart and the name by which a branch is known under any number.
  private struct Name: Hashable {
    let mart: Mart
    let name: String

    init(_ branch: Branch) {
      mart = branch.mart
      name = branch.mart.nameWithoutMart(branch.name)
    }
  }

  init(_ old: BranchCatalog, _ newer: BranchCatalog) {
    // Most branches are the same; only the others are looked up by name.
    let oldRest = old.branches.filter { !$0.isUserMade && !$0.isNamed(like: newer[$0.id]) }
    let newRest = newer.branches.filter { !$0.isUserMade && !$0.isNamed(like: old[$0.id]) }
    var oldNames = Self.unique(oldRest)
    let newNames = Self.unique(newRest)
    for branch in newRest {
      let name = Name(branch)
      guard newNames[name] != nil, let before = oldNames[name] else { continue }
      oldNames[name] = nil
      // The same number under another spelling of the name.
      if before.id == branch.id { continue }
      renumbered.append(CatalogDiff.Renumbering(old: before, new: branch))
      oldIDs[branch.id] = before.id
    }
    let movedAway = Set(oldIDs.values)
    for branch in newRest where oldIDs[branch.id] == nil {
      // Another name under a number that is nobody else's is the same store with a new name.
      if old.contains(id: branch.id), !movedAway.contains(branch.id) { continue }
      if old.contains(id: branch.id) { reusedIDs.insert(branch.id) }
      new.append(branch)
    }
    for branch in oldRest where !movedAway.contains(branch.id) {
      if newer.contains(id: branch.id), oldIDs[branch.id] == nil { continue }
      gone.append(branch)
    }
  }

  /// What a branch of the newer catalogue was in the older one.
  func old(of branch: Branch, in old: BranchCatalog) -> Branch? {
    if reusedIDs.contains(branch.id) { return nil }
    return old[oldIDs[branch.id] ?? branch.id]
  }

  /// The branches whose name no other branch has.
  private static func unique(_ branches: [Branch]) -> [Name: Branch] {
    var unique: [Name: Branch] = [:]
    var repeated: Set<Name> = []
    for branch in branches {
      let name = Name(branch)
      if unique.updateValue(branch, forKey: name) != nil { repeated.insert(name) }
    }
    for name in repeated { unique[name] = nil }
    return unique
  }
}

extension Branch {
  /// Whether another branch has the very same mart and name.
  fileprivate func isNamed(like other: Branch?) -> Bool {
    other.map { $0.name == name && $0.mart == mart } ?? false
  }
}
