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
  public func branches(in region: KoreanRegion) -> [Branch] { branches(in: region.name) }

  /// The branches in a region named as in a row, such as `경기`.
  ///
  /// `광주` and `전남` are the two parts of the region that they formed in July 2026.
  ///
  /// - Parameter region: the old, new or short name of a region, or any other text that rows have.
  /// - Complexity: as that of the region itself.
  public func branches(in region: String) -> [Branch] {
    let short = KoreanRegion.shortRegions(PlaceName(region))
    guard !short.isEmpty else { return sortedByName(branches.filter { $0.region == region }) }
    // The merged region itself is what a row may name without saying which part is meant.
    let wanted = short.count > 1 ? short + [KoreanRegion.jeonnamGwangju.shortName] : short
    return sortedByName(branches.filter { $0.shortRegion.map(wanted.contains) ?? false })
  }

  /// The branches of a mart by region, in the usual order of the regions and by name in each.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let catalog = BranchCatalog([
  ///   Branch(id: 7, mart: .costco, name: "하남점", region: "경기도"),
  ///   Branch(id: 8, mart: .costco, name: "양재점", address: "서울 서초구 양재대로 159"),
  /// ])
  /// let sections = catalog.sectionsByRegion(of: .costco)
  /// sections.map(\.id)  // ["서울", "경기"]
  /// sections[1].phrase(in: .korean)  // "경기 1곳"
  /// var list = try ExpandableList(sections.map { ListSection($0, rows: $0.branches) }, preview: 0)
  /// _ = list.expand("경기")
  /// list.visibleRows.map(\.name)  // ["하남점"]
  /// ```
  ///
  /// - Parameter mart: the mart.
  /// - Returns: only regions with a branch; names that are not regions come last, with the branches
  ///   whose region is unknown.
  /// - Complexity: O(*k* log *k*) for *k* branches of the mart.
  public func sectionsByRegion(of mart: Mart) -> [RegionSection] {
    var sections: [RegionSection] = []
    var places: [String?: Int] = [:]
    for branch in branches(of: mart) {
      let region = branch.shortRegion
      if let place = places[region] {
        sections[place].branches.append(branch)
      } else {
        places[region] = sections.count
        sections.append(RegionSection(region: region, branches: [branch]))
      }
    }
    return sections.sorted { one, other in
      let (first, second) = (RegionOrder.rank(one.region), RegionOrder.rank(other.region))
      return first == second ? one.id < other.id : first < second
    }
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
