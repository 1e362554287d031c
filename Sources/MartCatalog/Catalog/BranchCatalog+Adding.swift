public import MartModels

extension BranchCatalog {
  /// The catalog with one more branch, replacing any branch with its number.
  ///
  /// Use it to add a branch that a user made to those of the server; `UserBranches` gives it a
  /// number.
  ///
  /// - Parameter branch: the branch.
  /// - Complexity: that of making the catalog; add many at once.
  public func adding(branch: Branch) -> BranchCatalog { adding(branches: CollectionOfOne(branch)) }

  /// The catalog with more branches, each replacing any branch with its number.
  ///
  /// - Parameter added: the branches; of two with the same number the last counts.
  /// - Complexity: that of making the catalog.
  public func adding(branches added: some Sequence<Branch>) -> BranchCatalog {
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
  public func adding(userBranches: UserBranches) -> BranchCatalog {
    adding(branches: userBranches.branches)
  }

  /// The catalog with what municipalities have designated as the weakest layer of every schedule.
  ///
  /// Large marts and the supermarkets of chains have their own days; a store of a mart that the law
  /// does not mean, or that the library does not know, gets none.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let catalog = BranchCatalog([
  ///   Branch(id: 1, mart: .emart, name: "양재점", address: "서울특별시 서초구 매헌로 16")
  /// ]).adding(municipal: .southKorea)
  /// catalog[1]?.schedule.status(on: CivilDate(2026, 11, 25))  // .closed(.municipal)
  /// ```
  ///
  /// - Parameter rules: the rules to look up.
  /// - Complexity: O(*n*) in the number of branches.
  public func adding(municipal rules: MunicipalRules) -> BranchCatalog {
    var catalog = BranchCatalog(branches.map { $0.adding(municipal: rules) }, asOf: asOf)
    catalog.issues = issues
    return catalog
  }
}
