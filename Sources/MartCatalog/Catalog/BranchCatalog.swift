import GeoFiltering
public import KoreanCalendar
public import MartModels

/// Branches with what is known about their closings as of a day, by number, mart, region, place and
/// favorites.
///
/// A row of the original server only lists closing days and does not say how far its list reaches.
/// From the day of the fetch the catalog concludes the rest:
///
/// - A listed day is closed. The other days from the day of the fetch through the last listed one
///   are open, and nothing else is known.
/// - In a gap of more than a month between listed closings, part of the list may be missing, and
///   the days are only tentatively open.
/// - So are days on which the list closes in another month, such as the 2nd Sunday: the closing may
///   have moved, or its date may be mistyped.
/// - An empty list concludes nothing.
/// - An untrusted date is neither closed nor open, and its row makes no day open: the intended
///   closing may be on any day. The same holds for a date that the server cannot have meant, because
///   it is past or further ahead than it publishes, such as one with a mistyped year; `issues` names it.
/// - In a month with Seollal or Chuseok everything is tentative: for many stores the list is the
///   server's projection of a rule, and stores swap their days then.
///
/// A row with its own schedule keeps it.
///
/// ```swift
/// import Foundation
/// import MartHolidayKit
///
/// let json = """
///   [{"id":1,"martType":"이마트","branchName":"성수점","holidays":["2026-11-22 (일)","2026-12-13 (일)"]}]
///   """
/// let response = try JSONDecoder().decode(CatalogResponse.self, from: Data(json.utf8))
/// let catalog = BranchCatalog(response, asOf: CivilDate(2026, 11, 21))
/// let schedule = catalog[1]?.schedule
/// schedule?.status(on: CivilDate(2026, 11, 21))  // .open(.published)
/// schedule?.status(on: CivilDate(2026, 11, 22))  // .closed(.published)
/// schedule?.status(on: CivilDate(2026, 12, 14))  // .unknown
/// ```
public struct BranchCatalog: Sendable {
  /// The day on which the branches were fetched; `nil` when they came with their own schedules.
  public let asOf: CivilDate?
  /// The branches, in their original order.
  public let branches: [Branch]
  /// What is wrong in the answer, in the order of its rows, including dates outside the window.
  ///
  /// The issues belong to one answer: they are not compared, and a merged catalog has those of the
  /// newer one.
  public internal(set) var issues: [CatalogIssue]
  /// The index of each branch in the list.
  private let positions: [Int: Int]
  /// The numbers of the branches with a place.
  let places: NearbyIndex<Int>
  /// The branches of each mart, by their places in the list.
  let martPositions: [Mart: [Int]]

  /// Makes a catalog from the rows of an answer.
  ///
  /// - Parameters:
  ///   - response: the answer.
  ///   - date: the day on which it was fetched, in Korea, normally today.
  ///   - monthsAhead: how many months after that of the fetch the server may list, 0…11; other numbers
  ///     are clamped. The original server lists two for Emart, and from November on up to February
  ///     where a text has no year, so the default is three. Dates are believed from the day before
  ///     the fetch, because the server's clock may not be Korean, through the end of the last month.
  /// - Complexity: O(*n* log *n*) in the number of rows.
  public init(_ response: CatalogResponse, asOf date: CivilDate, monthsAhead: Int = 3) {
    // By index: passing a row to a closure copies all its texts.
    let rows = response.rows
    var conclusions = Conclusions(asOf: date, monthsAhead: monthsAhead)
    var branches: [Branch] = []
    branches.reserveCapacity(rows.count)
    var outside: [Int: [CivilDate]] = [:]
    for index in rows.indices {
      branches.append(conclusions.branch(of: rows[index].row))
      let dates = conclusions.datesOutside(of: rows[index].row)
      if !dates.isEmpty { outside[index] = dates }
    }
    self.init(branches, asOf: date)
    issues = response.issues(withDatesOutside: outside)
  }

  /// Makes a catalog from branches that already have schedules.
  ///
  /// - Parameters:
  ///   - branches: the branches; of two with the same number the first is kept, and `issues` names
  ///     the other.
  ///   - date: the day on which they were fetched; `nil` when that does not matter.
  public init(_ branches: [Branch], asOf date: CivilDate? = nil) {
    let (kept, positions, issues) = Self.unique(branches)
    var groups = MartGroups()
    for index in kept.indices { groups.add(kept[index].mart, at: index) }
    asOf = date
    self.issues = issues
    self.branches = kept
    self.positions = positions
    martPositions = groups.positions
    places = NearbyIndex(
      kept.indices.lazy.map { (id: kept[$0].id, coordinate: kept[$0].coordinate) })
  }

  /// The first branch with each number, its index, and what names the others.
  private static func unique(
    _ branches: [Branch]
  ) -> (branches: [Branch], positions: [Int: Int], issues: [CatalogIssue]) {
    var positions: [Int: Int] = [:]
    positions.reserveCapacity(branches.count)
    for index in branches.indices
    where positions.updateValue(index, forKey: branches[index].id) != nil {
      var ids = Set<Int>()
      var issues: [CatalogIssue] = []
      let kept = branches.indices.filter { index in
        let id = branches[index].id
        if ids.insert(id).inserted { return true }
        issues.append(CatalogIssue(row: index, field: "id", reason: .duplicateID, value: "\(id)"))
        return false
      }
      let first = unique(kept.map { branches[$0] })
      return (first.branches, first.positions, issues)
    }
    return (branches, positions, [])
  }

  /// The number of branches.
  public var count: Int { branches.count }

  /// Whether there is no branch.
  public var isEmpty: Bool { branches.isEmpty }

  /// The branch with a number, or `nil` when there is none.
  ///
  /// - Complexity: O(1).
  public subscript(id: Int) -> Branch? { positions[id].map { branches[$0] } }

  /// The index of a branch in the list.
  func position(of id: Int) -> Int? { positions[id] }

  /// Whether there is a branch with a number.
  public func contains(id: Int) -> Bool { positions[id] != nil }
}

extension BranchCatalog: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.asOf == rhs.asOf && lhs.branches == rhs.branches
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(asOf)
    hasher.combine(branches)
  }
}
