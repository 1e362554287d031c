import MartModels

/// Matches the branches of two catalogs.
struct BranchPairs {
  private(set) var new: [Branch] = []
  private(set) var gone: [Branch] = []
  private(set) var renumbered: [CatalogDiff.Renumbering] = []
  /// The old numbers of renumbered branches, by the new ones.
  private var oldIDs: [Int: Int] = [:]
  /// The numbers that belonged to a different branch before.
  private var reusedIDs: Set<Int> = []

  /// The mart and the name, which identify a branch under any number.
  private struct Name: Hashable {
    let mart: Mart
    let name: String

    init(_ branch: Branch) {
      mart = branch.mart
      name = branch.mart.nameWithoutMart(branch.name, dropsSign: true)
    }
  }

  init(_ old: BranchCatalog, _ newer: BranchCatalog) {
    // Most branches are the same; only the others are looked up by name.
    let oldRest = Self.branches(of: old, notIn: newer)
    let newRest = Self.branches(of: newer, notIn: old)
    var oldNames = Self.unique(oldRest)
    let newNames = Self.unique(newRest)
    for branch in newRest {
      let name = Name(branch)
      guard newNames[name] != nil, let before = oldNames[name], !branch.isApart(from: before) else {
        continue
      }
      oldNames[name] = nil
      // The same number under another spelling of the name.
      if before.id == branch.id { continue }
      renumbered.append(CatalogDiff.Renumbering(old: before, new: branch))
      oldIDs[branch.id] = before.id
    }
    let movedAway = Set(oldIDs.values)
    for branch in newRest where oldIDs[branch.id] == nil {
      // A different name under an otherwise unused number is the same store with a new name.
      if let before = old[branch.id] {
        if !movedAway.contains(branch.id), before.mart == branch.mart { continue }
        reusedIDs.insert(branch.id)
      }
      new.append(branch)
    }
    for branch in oldRest where !movedAway.contains(branch.id) {
      if newer.contains(id: branch.id), oldIDs[branch.id] == nil, !reusedIDs.contains(branch.id) {
        continue
      }
      gone.append(branch)
    }
  }

  /// Where a branch of the newer catalog was in the older one.
  func oldPosition(of id: Int, in old: BranchCatalog) -> Int? {
    if !reusedIDs.isEmpty, reusedIDs.contains(id) { return nil }
    return old.position(of: oldIDs.isEmpty ? id : oldIDs[id] ?? id)
  }

  /// The server's branches that the other catalog lacks under exactly the same mart and name.
  private static func branches(
    of catalog: BranchCatalog, notIn other: BranchCatalog
  ) -> [Branch] {
    let (branches, others) = (catalog.branches, other.branches)
    return branches.indices.compactMap { index in
      let id = branches[index].id
      if id < 0 { return nil }
      if let place = other.position(of: id), others[place].name == branches[index].name,
        others[place].mart == branches[index].mart
      {
        return nil
      }
      return branches[index]
    }
  }

  /// The branches with a unique name.
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
