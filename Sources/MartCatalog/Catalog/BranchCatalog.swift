import GeoFiltering
public import KoreanCalendar
public import MartModels

/// Branches with what is known of their closings as of a day, to be asked by number, mart, region, place
/// and favorites.
///
/// A row of the original server lists closing days and says nothing else, not even how far its list
/// reaches. The day on which it was fetched allows to conclude the rest:
///
/// - A listed day is closed. The other days from the day of the fetch through the last listed one are
///   open, and nothing else is known. Behind a year no day is taken for open.
/// - Where no closing is listed for longer than a month, a part of the list may be missing, and the days
///   are only tentatively open.
/// - An empty list concludes nothing.
/// - A date that cannot be trusted is neither closed nor open, and its row concludes no day open.
/// - In a month with Seollal or Chuseok all of it is tentative: for many stores the list is the
///   server's projection of a rule, and stores swap their days then.
///
/// A row with a schedule of its own keeps it.
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
  /// The day on which the branches were fetched; `nil` when they came with schedules of their own.
  public let asOf: CivilDate?
  /// The branches, in the order in which they came.
  public let branches: [Branch]
  /// Where each branch is in the list.
  private let positions: [Int: Int]
  /// The numbers of the branches that have a place.
  let places: NearbyIndex<Int>
  /// The branches of each mart, by their places in the list.
  let martPositions: [Mart: [Int]]

  /// Concludes what the rows of an answer allow.
  ///
  /// - Parameters:
  ///   - response: the answer.
  ///   - date: the day on which it was fetched, in Korea, normally today.
  /// - Complexity: O(*n* log *n*) in the number of rows.
  public init(_ response: CatalogResponse, asOf date: CivilDate) {
    // By index: a row that is passed to a closure is copied with all its texts.
    let rows = response.rows
    var conclusions = Conclusions(asOf: date)
    var branches: [Branch] = []
    branches.reserveCapacity(rows.count)
    for index in rows.indices { branches.append(conclusions.branch(of: rows[index].row)) }
    self.init(branches, asOf: date)
  }

  /// Makes a catalog of branches that have their schedules already.
  ///
  /// - Parameters:
  ///   - branches: the branches; of two with one number the first is kept.
  ///   - date: the day on which they were fetched; `nil` when that does not matter.
  public init(_ branches: [Branch], asOf date: CivilDate? = nil) {
    let (kept, positions) = Self.unique(branches)
    var groups = MartGroups()
    for index in kept.indices { groups.add(kept[index].mart, at: index) }
    asOf = date
    self.branches = kept
    self.positions = positions
    martPositions = groups.positions
    places = NearbyIndex(
      kept.indices.lazy.map { (id: kept[$0].id, coordinate: kept[$0].coordinate) })
  }

  /// The branches whose number no branch before them has, and where each one is.
  private static func unique(
    _ branches: [Branch]
  ) -> (branches: [Branch], positions: [Int: Int]) {
    var positions: [Int: Int] = [:]
    positions.reserveCapacity(branches.count)
    for index in branches.indices
    where positions.updateValue(index, forKey: branches[index].id) != nil {
      var ids = Set<Int>()
      return unique(branches.filter { ids.insert($0.id).inserted })
    }
    return (branches, positions)
  }

  /// The number of branches.
  public var count: Int { branches.count }

  /// Whether there is no branch.
  public var isEmpty: Bool { branches.isEmpty }

  /// The branch with a number, or `nil` when there is none.
  ///
  /// - Complexity: O(1).
  public subscript(id: Int) -> Branch? { positions[id].map { branches[$0] } }

  /// The branch with a number, or `nil` when there is none.
  ///
  /// - Complexity: O(1).
  public func branch(id: Int) -> Branch? { self[id] }

  /// Where a branch is in the list.
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
