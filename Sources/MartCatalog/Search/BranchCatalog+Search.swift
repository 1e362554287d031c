public import MartModels

extension BranchCatalog {
  /// The branches that match a query, best first.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let catalog = BranchCatalog([Branch(id: 1, mart: .emart, name: "성수점")])
  /// catalog.search("ㅇㅁㅌ 성수").map { $0.branch.displayName }  // ["이마트 성수점"]
  /// ```
  ///
  /// Each call makes a new index, which is fine for a single search. For a search field keep a
  /// `BranchSearch` of the branches, and use it at each key.
  ///
  /// - Parameters:
  ///   - query: what was typed so far; an empty query finds nothing.
  ///   - mart: the only mart to search, or `nil` for all.
  /// - Complexity: O(*n* log *n*) in the number of branches.
  public func search(_ query: String, in mart: Mart? = nil) -> BranchMatches {
    BranchSearch(branches).matches(query, in: mart)
  }
}
