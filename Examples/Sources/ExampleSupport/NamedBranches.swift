public import MartHolidayKit

extension BranchSearch {
  /// A search in the branches of one mart.
  ///
  /// - Parameter name: any name of the mart, such as `costco`, `코스트코` or `트레이더스`.
  /// - Throws: `ExampleFailure` that lists the marts of the catalogue.
  public func limited(toMart name: String) throws -> BranchSearch {
    let marts = branches.map(\.mart).reduce(into: [Mart]()) { marts, mart in
      if !marts.contains(mart) { marts.append(mart) }
    }
    let wanted = Self.folded(name)
    let found = marts.first { mart in
      ([mart.serverName, mart.displayName, mart.shortName, mart.englishName] + mart.aliases
        + [mart.pathComponent].compactMap { $0 }).contains { Self.folded($0) == wanted }
    }
    guard let found else {
      let known = marts.map { $0.pathComponent ?? $0.serverName }.joined(separator: ", ")
      throw ExampleFailure(
        .usage, korean: "매장 목록에 없는 마트입니다: \"\(name)\" (가능한 값: \(known))",
        english: "no such mart in the catalogue: \"\(name)\" (one of \(known))")
    }
    return BranchSearch(branches.filter { $0.mart == found })
  }

  /// The branches with a name, one of each mart that has such a branch, in the order of the catalogue.
  ///
  /// - Parameter name: with or without the name of the mart and the last syllable 점.
  /// - Throws: `ExampleFailure` that offers the nearest names.
  public func branches(named name: String) throws -> [Branch] {
    let found = Set(matches(name).fitting.filter { $0.isWholeName && $0.isBranchName }.map(\.id))
    guard found.isEmpty else { return branches.filter { found.contains($0.id) } }
    throw noSuchBranch(.usage, name)
  }

  /// That no branch has a name, with the nearest ones.
  public func noSuchBranch(_ exitCode: ExampleFailure.ExitCode, _ name: String) -> ExampleFailure {
    let offers = nearest(to: name, count: 3).map { "\"\($0.displayName)\"" }
      .joined(separator: ", ")
    return ExampleFailure(
      exitCode,
      korean: "매장을 찾을 수 없습니다: \"\(name)\""
        + (offers.isEmpty ? "" : " (비슷한 이름: \(offers))"),
      english: "no such branch: \"\(name)\""
        + (offers.isEmpty ? "" : " (did you mean \(offers)?)"))
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}

extension BranchMatch {
  /// Whether the query means the branch's own name, and not the mart's alone.
  fileprivate var isBranchName: Bool {
    guard let last = nameRanges.last else { return false }
    // 점 at the end may have been left out.
    return branch.displayName[last.upperBound...].count <= 1
  }
}
