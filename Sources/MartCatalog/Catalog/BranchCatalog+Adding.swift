public import MartModels

extension BranchCatalog {
  /// The catalog with another branch, in place of the one that has its number.
  ///
  /// It is how a branch that a user makes comes beside those of the server; `UserBranches` gives it a
  /// number.
  ///
  /// - Parameter branch: the branch.
  /// - Complexity: that of making the catalog; add many at once.
  public func adding(_ branch: Branch) -> BranchCatalog { adding(CollectionOfOne(branch)) }

  /// The catalog with other branches, each in place of the one that has its number.
  ///
  /// - Parameter added: the branches; of two with one number the last is taken.
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
    return BranchCatalog(all, asOf: asOf)
  }

  /// The catalog with the branches that a user has made.
  ///
  /// - Parameter userBranches: the branches of the user.
  public func adding(_ userBranches: UserBranches) -> BranchCatalog {
    adding(userBranches.branches)
  }
}
