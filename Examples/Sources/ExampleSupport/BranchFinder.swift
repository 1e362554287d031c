public import MartHolidayKit

/// Finds the branches that a person means by the name of a mart and of a branch.
public struct BranchFinder: Sendable {
  /// The branches in which it looks.
  public let branches: [Branch]

  /// Makes a finder.
  public init(_ branches: [Branch]) { self.branches = branches }

  /// A finder that looks only in the branches of a mart.
  ///
  /// - Parameter name: any name of the mart, such as `costco`, `코스트코` or `트레이더스`.
  /// - Throws: `ExampleFailure` that lists the marts of the catalogue.
  public func limited(toMart name: String) throws -> BranchFinder {
    let wanted = Self.folded(name)
    let marts = branches.map(\.mart).reduce(into: [Mart]()) { marts, mart in
      if !marts.contains(mart) { marts.append(mart) }
    }
    guard
      let mart = marts.first(where: { mart in
        Self.names(of: mart).contains { Self.folded($0) == wanted }
      })
    else {
      let known = marts.map { $0.pathComponent ?? $0.serverName }.joined(separator: ", ")
      throw ExampleFailure(
        .usage, korean: "매장 목록에 없는 마트입니다: \"\(name)\" (가능한 값: \(known))",
        english: "no such mart in the catalogue: \"\(name)\" (one of \(known))")
    }
    return BranchFinder(branches.filter { $0.mart == mart })
  }

  /// The branches with a name, one of each mart that has such a branch.
  ///
  /// - Parameter name: with or without the name of the mart and the last syllable 점.
  /// - Throws: `ExampleFailure` that offers the nearest names.
  public func find(_ name: String) throws -> [Branch] {
    let wanted = Self.folded(name)
    let found = branches.filter { Self.forms(of: $0).contains(wanted) }
    guard found.isEmpty else { return found }
    let offers = nearest(to: name, count: 3).map { "\"\($0.displayName)\"" }
      .joined(separator: ", ")
    throw ExampleFailure(
      .usage,
      korean: "매장을 찾을 수 없습니다: \"\(name)\""
        + (offers.isEmpty ? "" : " (비슷한 이름: \(offers))"),
      english: "no such branch: \"\(name)\""
        + (offers.isEmpty ? "" : " (did you mean \(offers)?)"))
  }

  /// The branches whose names are nearest to a text, those that contain it first.
  public func nearest(to name: String, count: Int) -> [Branch] {
    let wanted = Self.folded(name)
    guard !wanted.isEmpty else { return [] }
    let ranked = branches.map { branch -> (rank: Int, branch: Branch) in
      let forms = Self.forms(of: branch)
      if forms.contains(where: { $0.contains(wanted) }) { return (0, branch) }
      return (forms.map { HangulDistance.between($0, wanted) }.min() ?? .max, branch)
    }
    return ranked.sorted { ($0.rank, $0.branch.id) < ($1.rank, $1.branch.id) }
      .prefix(count).map(\.branch)
  }

  private static func forms(of branch: Branch) -> [String] {
    let name = folded(branch.name)
    let names = name.hasSuffix("점") ? [name, String(name.dropLast())] : [name]
    return names + Self.names(of: branch.mart).flatMap { mart in names.map { folded(mart) + $0 } }
  }

  private static func names(of mart: Mart) -> [String] {
    [mart.serverName, mart.displayName, mart.shortName, mart.englishName] + mart.aliases
      + [mart.pathComponent].compactMap { $0 }
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}
