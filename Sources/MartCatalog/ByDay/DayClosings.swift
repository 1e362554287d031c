public import KoreanCalendar
public import MartModels

/// The branches that are closed on one day, by mart and region: the table that people search for.
///
/// ```swift
/// import MartHolidayKit
///
/// let sundays = HolidaySchedule(rule: .nth([2, 4], .sunday))
/// let catalog = BranchCatalog([
///   Branch(id: 1, mart: .emart, name: "성수점", region: "서울", schedule: sundays),
///   Branch(id: 2, mart: .emart, name: "하남점", region: "경기"),
/// ])
/// let closings = catalog.closing(on: CivilDate(2026, 11, 22))
/// closings.closedCount  // 1
/// closings.unknownCount  // 1
/// closings.marts[0].regions[0].map { $0.branch.name }  // ["성수점"]
/// ```
///
/// A branch that only its hours close on the day is expected to be closed. One with an unknown status is counted but not listed: it is neither open nor closed.
public struct DayClosings: Sendable {
  /// The day.
  public let date: CivilDate
  /// The marts with closed branches, in the order of `Mart.known`, then the others by name.
  public let marts: [MartGroup]
  /// The number of closed branches, including those that are only expected to be.
  public let closedCount: Int
  /// The number of open branches, including those that are only expected to be.
  public let openCount: Int
  /// The number of unknown branches.
  public let unknownCount: Int
  /// How many of the closed branches are only expected to be closed.
  public let expectedClosedCount: Int
  /// How many of the open branches are only expected to be open.
  public let expectedOpenCount: Int
  /// The least certain basis of the open and closed branches, or `nil` when all are unknown.
  public let basis: HolidayStatus.Basis?
}

extension DayClosings {
  /// The closed branches of one mart on one day.
  public struct MartGroup: Sendable {
    /// The mart.
    public let mart: Mart
    /// The regions with closed branches in the official order, those without a region last.
    public let regions: [RegionGroup]
    /// The number of closed branches.
    public var count: Int { regions.reduce(0) { $0 + $1.count } }
    /// The least certain basis of the closings.
    public var basis: HolidayStatus.Basis? { regions.compactMap { $0.basis }.min() }
  }

  /// The closed branches of one mart in one region on one day, in the order of the catalog.
  public struct RegionGroup: RandomAccessCollection, Sendable {
    /// The region in short, or `nil` for branches without a known region.
    public let region: String?
    let branches: [Branch]
    let rows: [Row]

    /// One closed branch, small enough to be copied often.
    struct Row: Sendable {
      var place: Int32
      var basis: HolidayStatus.Basis
    }

    /// The least certain basis of the closings.
    public var basis: HolidayStatus.Basis? { rows.lazy.map { $0.basis }.min() }

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of branches.
    public var endIndex: Int { rows.count }

    /// The branch at an index, with the basis of its closing.
    ///
    /// - Precondition: the index is that of a branch.
    public subscript(position: Int) -> Entry {
      let row = rows[position]
      return Entry(branch: branches[Int(row.place)], basis: row.basis)
    }
  }

  /// A closed branch, and how that is known.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// The branch.
    public let branch: Branch
    /// The basis of the closing, with its certainty.
    public let basis: HolidayStatus.Basis

    /// The branch's id.
    public var id: Int { branch.id }
  }
}
