public import Favorites

extension FavoriteName {
  /// The name of a branch, for its favorite.
  public init(_ branch: Branch) {
    self.init(branch.mart.nameWithoutMart(branch.name), mart: branch.mart.serverName)
  }

  /// The mart, or `nil` when none was kept.
  package var knownMart: Mart? { mart.isEmpty ? nil : Mart(serverName: mart) }

  /// The name with that of the mart in a language.
  public func displayName(in language: PhraseLanguage) -> String {
    guard let knownMart else { return name }
    return knownMart.fullName(of: name, in: language)
  }
}

extension FavoriteList<Int>.Entry {
  /// The name of a favorite that no data has: its last known name, or words for an unknown store.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let list = try FavoriteList([7])
  /// list.entries[0].displayName(in: .korean)  // "알 수 없는 매장"
  /// ```
  public func displayName(in language: PhraseLanguage) -> String {
    lastKnown?.displayName(in: language) ?? language("알 수 없는 매장", "Unknown store")
  }
}

extension FavoriteList<Int> {
  /// Adds a branch at the end, or says why not, and keeps its name with it.
  ///
  /// - Parameter branch: the branch.
  /// - Returns: where it is now, or why nothing but the name changed.
  @discardableResult
  public mutating func push(_ branch: Branch) -> PushResult {
    let result = push(branch.id)
    remember(FavoriteName(branch), for: branch.id)
    return result
  }

  /// Removes the branch if it is in the list, otherwise adds it at the end with its name.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var list = FavoriteList<Int>()
  /// list.toggle(Branch(id: 7, mart: .costco, name: "양재점"))  // .added(at: 0)
  /// list.entries[0].displayName(in: .english)  // "Costco 양재점"
  /// ```
  ///
  /// - Parameter branch: the branch.
  /// - Returns: what happened.
  @discardableResult
  public mutating func toggle(_ branch: Branch) -> ToggleResult {
    let result = toggle(branch.id)
    remember(FavoriteName(branch), for: branch.id)
    return result
  }
}

// Actors; Embedded Swift has none.
#if !hasFeature(Embedded)
  extension FavoriteKeeper<Int> {
    /// Adds a branch at the end with its name, and stores the list.
    ///
    /// - Parameter branch: the branch.
    /// - Returns: where it is now, or why nothing but the name changed.
    /// - Throws: what the store throws, or `StoreError` when its content is not a list; nothing
    ///   changed.
    @discardableResult
    public func push(_ branch: Branch) async throws -> PushResult {
      try await update { $0.push(branch).limited(to: limit) }
    }

    /// Removes the branch if it is in the list, otherwise adds it with its name, and stores the list.
    ///
    /// - Parameter branch: the branch.
    /// - Returns: what happened.
    /// - Throws: what the store throws, or `StoreError` when its content is not a list; nothing
    ///   changed.
    @discardableResult
    public func toggle(_ branch: Branch) async throws -> ToggleResult {
      try await update { $0.toggle(branch).limited(to: limit) }
    }
  }
#endif
