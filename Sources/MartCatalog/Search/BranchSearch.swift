public import GeoFiltering
public import MartModels

/// Finds branches by what people type: a mart, a branch, an address, or the beginning of one.
///
/// ```swift
/// import MartHolidayKit
///
/// let search = BranchSearch([
///   Branch(id: 1, mart: .emart, name: "성수점"), Branch(id: 2, mart: .costco, name: "양재점"),
/// ])
/// search.matches("ㅇㅁㅌ").map { $0.branch.id }  // [1]
/// search.matches("costco").map { $0.branch.id }  // [2]
/// search.matches("dkdwo").isEmpty  // true
/// search.matches("양제").first?.slips  // 1
/// ```
///
/// `SearchQuery` defines what fits. Besides the names on the signs it knows the other names of each
/// mart. The index is made once and is a value; a new catalog needs a new one.
public struct BranchSearch: Sendable {
  /// The searched branches.
  public let branches: [Branch]
  let index: SearchIndex

  /// Makes an index of branches.
  ///
  /// - Parameters:
  ///   - branches: the branches, in any order.
  ///   - aliases: more names of marts, besides those that the library knows.
  /// - Complexity: O(*n* log *n*) in the number of branches.
  public init(_ branches: [Branch], aliases: [Mart: [String]] = [:]) {
    self.branches = branches
    index = SearchIndex(branches, aliases: aliases)
  }

  /// What decides among results that fit equally well, and what to search at all.
  public struct Options: Sendable {
    /// The only mart to search, or `nil` for all.
    public var mart: Mart?
    /// The branches that come first among equals.
    public var favorites: Set<Int>
    /// The place from which nearer branches come first among equals.
    public var origin: Coordinate?
    /// Whether names that nearly fit are results too, after those that fit.
    public var includesSlips: Bool

    /// Makes options; by default all marts are searched and slips are included.
    public init(
      mart: Mart? = nil, favorites: Set<Int> = [], origin: Coordinate? = nil,
      includesSlips: Bool = true
    ) {
      self.mart = mart
      self.favorites = favorites
      self.origin = origin
      self.includesSlips = includesSlips
    }
  }
}
