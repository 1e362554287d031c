import MartHolidayKit

/// The search: a mart's list until something is typed, then what fits, else the name that is spelled most alike.
public struct SearchModel: Sendable {
  /// What the list shows.
  public enum Content: Equatable, Sendable {
    case list([Branch])
    case results([Branch])
    case nothing(similar: [Branch])
  }

  public var text = ""
  public var mart: Mart?
  public var favorites: Set<Int> = []
  private let catalog: BranchCatalog
  private let search: BranchSearch

  public init(_ catalog: BranchCatalog) {
    self.catalog = catalog
    search = BranchSearch(catalog.branches)
  }

  public var marts: [Mart] { catalog.marts }

  public var content: Content {
    let query = SearchQuery(text)
    guard !query.isEmpty else { return .list(listed) }
    let found = matches(query)
    return found.isEmpty
      ? .nothing(similar: search.nearest(to: text, count: 1)) : .results(found.map(\.branch))
  }

  /// The name of a branch in the list, with what fits to be highlighted.
  public func title(of branch: Branch) -> [MatchedPart] {
    matches(SearchQuery(text)).first { $0.id == branch.id }?.nameParts
      ?? [MatchedPart(branch.displayName, isMatched: false)]
  }

  private var listed: [Branch] {
    (mart.map { catalog.branches(of: $0) } ?? catalog.branches).sorted { $0.name < $1.name }
  }

  private func matches(_ query: SearchQuery) -> BranchMatches {
    search.matches(query, BranchSearch.Options(mart: mart, favorites: favorites))
  }
}
