public import MartHolidayKit

extension BranchSearch {
  /// A search in the branches of one mart.
  ///
  /// - Parameter name: any name of the mart, such as `costco`, `코스트코` or `트레이더스`.
  /// - Throws: `ExampleFailure` that offers the nearest names and lists the marts of the catalogue.
  public func limited(toMart name: String) throws -> BranchSearch {
    let marts = branches.map(\.mart).reduce(into: [Mart]()) { marts, mart in
      if !marts.contains(mart) { marts.append(mart) }
    }
    let wanted = Self.folded(name)
    let found = marts.first { mart in
      ([mart.serverName, mart.displayName, mart.shortName, mart.englishName] + mart.aliases
        + [mart.pathComponent].compactMap { $0 }).contains { Self.folded($0) == wanted }
    }
    if let found { return BranchSearch(branches.filter { $0.mart == found }) }
    // Marts alone, so that no branch is taken for one.
    let search = BranchSearch(marts.enumerated().map { Branch(id: $0, mart: $1, name: "") })
    let near = search.matches(name).prefix(3).map(\.branch.mart)
    let (korean, english) = (near.map(\.displayName), near.map(\.englishName))
    let known = marts.map { $0.pathComponent ?? $0.serverName }.joined(separator: ", ")
    throw ExampleFailure(
      .usage,
      korean: "매장 목록에 없는 마트입니다: \"\(name)\" (\(Self.offer(korean, .korean))가능한 값: \(known))",
      english: "no such mart in the catalogue: \"\(name)\" "
        + "(\(Self.offer(english, .english))one of \(known))")
  }

  /// The branches that a name means, in the order of the catalogue.
  ///
  /// There are several when several marts have a branch of that name.
  ///
  /// - Parameter name: a name, with or without that of the mart and the last syllable 점; the
  ///   beginning or the initials of a name, if only one branch fits; or the number of a branch.
  /// - Throws: `ExampleFailure` that asks which of several is meant, or offers the nearest names.
  public func branches(named name: String) throws -> [Branch] {
    if let id = Int(name) {
      guard let branch = branches.first(where: { $0.id == id }) else { throw Self.noSuchID(id) }
      return [branch]
    }
    let fitting = matches(name).fitting
    let found = Set(fitting.filter { $0.isWholeName && $0.isBranchName }.map(\.id))
    guard found.isEmpty else { return branches.filter { found.contains($0.id) } }
    let begun = fitting.filter(\.isInBranchName).map(\.branch)
    switch begun.count {
    case 0: throw noSuchBranch(.usage, name)
    case 1: return begun
    default: throw Self.severalBranches(begun, name)
    }
  }

  /// The failure that no branch has a number.
  public static func noSuchID(_ id: Int) -> ExampleFailure {
    ExampleFailure(
      .usage, korean: "매장 목록에 없는 번호입니다: \(id)", english: "no branch has the number \(id)")
  }

  /// The failure that a name fits several branches; it lists the first five.
  public static func severalBranches(_ branches: [Branch], _ name: String) -> ExampleFailure {
    let limit = 5
    func names(_ language: Language) -> String {
      branches.prefix(limit).map { "\"\($0.displayName(in: language))\"" }.joined(separator: ", ")
    }
    let more = branches.count - limit
    return ExampleFailure(
      .usage,
      korean: "여러 매장이 맞습니다: \"\(name)\" (\(names(.korean))"
        + (more > 0 ? " 외 \(more)곳)" : ")"),
      english: "several branches fit: \"\(name)\" (\(names(.english))"
        + (more > 0 ? " and \(more) more)" : ")"))
  }

  /// The failure that no branch has a name; it offers the nearest ones, at most three.
  public func noSuchBranch(_ exitCode: ExampleFailure.ExitCode, _ name: String) -> ExampleFailure {
    let offers = nearest(to: name, count: 3)
    func names(_ language: Language) -> String {
      offers.map { "\"\($0.displayName(in: language))\"" }.joined(separator: ", ")
    }
    return ExampleFailure(
      exitCode,
      korean: "매장을 찾을 수 없습니다: \"\(name)\""
        + (offers.isEmpty ? " (목록에 있는 매장이나 곳이 아님)" : " (비슷한 이름: \(names(.korean)))"),
      english: "no such branch: \"\(name)\""
        + (offers.isEmpty
          ? " (no store or place of the list)" : " (did you mean \(names(.english))?)"))
  }

  private static func offer(_ names: [String], _ language: Language) -> String {
    let text = names.joined(separator: ", ")
    return names.isEmpty ? "" : language("비슷한 이름: \(text); ", "did you mean \(text)?; ")
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

  /// Whether the query means something in the branch's own name.
  fileprivate var isInBranchName: Bool {
    let name = branch.displayName
    guard let last = nameRanges.last, name.hasSuffix(branch.name) else { return false }
    return name.distance(from: last.upperBound, to: name.endIndex) < branch.name.count
  }
}
