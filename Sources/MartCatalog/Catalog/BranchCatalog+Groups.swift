public import MartModels

extension BranchCatalog {
  /// The marts with a branch, first those that the library knows, then by name.
  public var marts: [Mart] {
    let known = Mart.known.filter { martPositions[$0] != nil }
    let others = martPositions.keys.filter { !$0.isKnown }
    return known + others.sorted { $0.serverName < $1.serverName }
  }

  /// The branches of a mart, sorted by name for a list.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let catalog = BranchCatalog([
  ///   Branch(id: 7, mart: .costco, name: "양평점"), Branch(id: 8, mart: .costco, name: "양재점"),
  ///   Branch(id: 1, mart: .emart, name: "성수점"),
  /// ])
  /// catalog.branches(of: .costco).map(\.name)  // ["양재점", "양평점"]
  /// catalog.marts  // [.emart, .costco]
  /// ```
  ///
  /// - Parameter mart: the mart.
  /// - Complexity: O(*k* log *k*) for *k* branches of the mart.
  public func branches(of mart: Mart) -> [Branch] {
    sortedByName((martPositions[mart] ?? []).map { branches[$0] })
  }

  /// The branches in a region, by the name of the mart and then their own.
  ///
  /// The region of a row counts, under its old, new or short name; without one, that of its
  /// address.
  ///
  /// - Parameter region: the region.
  /// - Complexity: O(*n*), and O(*k* log *k*) for *k* branches of the region.
  public func branches(in region: KoreanRegion) -> [Branch] {
    // Regions are written in only a few ways, and reading one is slower than comparing two texts.
    var read: [String: Bool] = [:]
    return sortedByName(
      branches.filter { branch in
        guard let text = branch.region ?? branch.address?.firstWord else { return false }
        if let isThere = read[text] { return isThere }
        let isThere = KoreanRegion(text) == region
        read[text] = isThere
        return isThere
      })
  }

  /// The branches in a region named as in a row, such as `경기`.
  ///
  /// - Parameter region: the old, new or short name of a region, or any other text that rows have.
  /// - Complexity: as that of the region itself.
  public func branches(in region: String) -> [Branch] {
    guard let known = KoreanRegion(region) else {
      return sortedByName(branches.filter { $0.region == region })
    }
    return branches(in: known)
  }

  private func sortedByName(_ branches: [Branch]) -> [Branch] {
    branches
      .map { branch in (mart: branch.mart.displayName, name: branch.name, branch: branch) }
      .sorted { lhs, rhs in
        if lhs.mart != rhs.mart { return lhs.mart < rhs.mart }
        return lhs.name != rhs.name ? lhs.name < rhs.name : lhs.branch.id < rhs.branch.id
      }
      .map { $0.branch }
  }
}

extension String {
  /// The text up to its first space.
  fileprivate var firstWord: String { String(prefix { !$0.isWhitespace }) }
}
