public import MartModels

/// A branch that a search found, with what to highlight.
public struct BranchMatch: Identifiable, Hashable, Sendable {
  /// The branch.
  public let branch: Branch
  /// The number of letters that are wrong, missing or too many; zero for everything that fits.
  ///
  /// A missing space between two words counts too, except between the names of a mart and a branch.
  public let slips: Int
  /// The words of the query that do not fit, for a branch that fits the others.
  ///
  /// The last is `…` if the query was too long to be read whole. Empty for a branch that fits or nearly
  /// fits.
  public let missingWords: [String]
  /// Whether the query is the whole name of the mart or branch, ignoring a final 점.
  public let isWholeName: Bool
  /// The parts of the branch's `displayName` that match the query, in order and separate.
  ///
  /// A syllable is included even if only its first consonant was typed. If the query is another
  /// name of the mart, the mart's name on the sign is highlighted.
  public let nameRanges: [Range<String.Index>]
  /// The parts of the branch's `address` that match the query, in order and separate.
  public let addressRanges: [Range<String.Index>]

  /// What stands for the words that were not looked at.
  static let cut = "…"

  /// The branch's id.
  public var id: Int { branch.id }

  /// Whether only some of the words fit.
  public var isPartial: Bool { !missingWords.isEmpty }
}

/// The branches that a search found, best first; each is built on demand.
///
/// ```swift
/// import MartHolidayKit
///
/// let search = BranchSearch([
///   Branch(id: 1, mart: .homeplus, name: "남강서점"), Branch(id: 2, mart: .homeplus, name: "강서점"),
/// ])
/// let matches = search.matches("강서")
/// matches.map { $0.branch.name }  // ["강서점", "남강서점"]
/// guard let first = matches.first, let range = first.nameRanges.first else { return }
/// first.branch.displayName[range]  // "강서"
/// ```
public struct BranchMatches: RandomAccessCollection, Sendable {
  let search: BranchSearch
  /// The query.
  public let query: SearchQuery
  /// The words of the query that name no store and were set aside; none where nothing is found.
  ///
  /// Nothing fits with them, or they mean every store, such as 휴무일 or 마트.
  public let setAsideWords: [String]
  /// Whether the query is only the beginning of what was typed.
  let isCut: Bool
  let hits: [SearchHit]
  /// The number of results that fit; the others nearly fit, or fit only some of the words.
  public let fittingCount: Int

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of results.
  public var endIndex: Int { hits.count }

  /// The result at an index.
  ///
  /// - Precondition: the index is that of a result.
  /// - Complexity: O(*n*) in the length of the branch's name and address.
  public subscript(position: Int) -> BranchMatch {
    search.match(hits[position], query, isCut: isCut)
  }

  /// The branch at an index, without highlights.
  ///
  /// - Precondition: the index is that of a result.
  /// - Complexity: O(1).
  public func branch(at position: Int) -> Branch {
    search.branches[Int(search.index.entries[Int(hits[position].place)].branch)]
  }

  /// The results that fit.
  public var fitting: SubSequence { self[..<fittingCount] }
  /// The results that nearly fit, the nearest first; without any, those that fit most of the words, each
  /// with its `missingWords`.
  public var slips: SubSequence { self[fittingCount...] }
}

extension BranchMatches: CustomStringConvertible {
  /// The branches in their order, such as `성수: [이마트 성수점 (1)], nearly: []`.
  public var description: String {
    let branches = (0..<endIndex).map { "\(branch(at: $0))" }
    let fitting = branches[..<fittingCount].joined(separator: ", ")
    return "\(query.text): [\(fitting)], "
      + "nearly: [\(branches[fittingCount...].joined(separator: ", "))]"
  }
}

extension BranchSearch: CustomStringConvertible {
  /// The number of branches in the index.
  public var description: String { "a search in \(branches.count) branches" }
}
