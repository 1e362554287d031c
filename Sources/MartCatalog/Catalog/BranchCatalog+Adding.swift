public import MartModels

extension BranchCatalog {
  /// The catalog with one more branch, replacing any branch with its number.
  ///
  /// Use it to add a branch that a user made to those of the server; `UserBranches` gives it a
  /// number.
  ///
  /// - Parameter branch: the branch.
  /// - Complexity: that of making the catalog; add many at once.
  public func adding(_ branch: Branch) -> BranchCatalog { adding(CollectionOfOne(branch)) }

  /// The catalog with more branches, each replacing any branch with its number.
  ///
  /// - Parameter added: the branches; of two with the same number the last counts.
  /// - Complexity: that of making the catalog.
  public func adding(_ added: some Sequence<Branch>) -> BranchCatalog {
    var all = branches
    var places: [Int: Int] = [:]
    for branch in added {
      if let place = places[branch.id] ?? position(of: branch.id) {
        all[place] = branch
      } else {
        places[branch.id] = all.count
        all.append(branch)
      }
    }
    var catalog = BranchCatalog(all, asOf: asOf)
    catalog.issues = issues
    return catalog
  }

  /// The catalog with the branches that a user has made.
  ///
  /// - Parameter userBranches: the branches of the user.
  public func adding(_ userBranches: UserBranches) -> BranchCatalog {
    adding(userBranches.branches)
  }
}
