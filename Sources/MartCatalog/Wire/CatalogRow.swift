public import KoreanCalendar
public import MartModels

/// One row of an answer: a branch, and the closing days as they are listed.
///
/// It says what is written and concludes nothing. What a list allows to conclude depends on the day
/// on which it was fetched, and is for a `BranchCatalog`.
public struct CatalogRow: Identifiable, Hashable, Sendable {
  let row: BranchRow

  package init(_ row: BranchRow) { self.row = row }

  /// Makes a row of a branch that is known with its schedule, such as one of a catalog of one's own.
  ///
  /// - Parameter branch: the branch; its schedule is written beside the list.
  public init(_ branch: Branch) {
    var row = BranchRow(branch)
    row.source = .schedule
    self.init(row)
  }

  /// Makes a row as the original server writes it, as a test or a server of one's own needs it.
  ///
  /// - Parameters:
  ///   - branch: the branch; its schedule is not looked at.
  ///   - dates: the closing days, in any order, repeats allowed.
  public init(_ branch: Branch, listing dates: some Sequence<CivilDate>) {
    var branch = branch
    branch.schedule = HolidaySchedule()
    var row = BranchRow(branch)
    row.listedDates = Set(dates).sorted()
    self.init(row)
  }

  /// The number of the branch.
  public var id: Int { row.branch.id }

  /// The branch with the schedule of the row; one that only lists days is known to be closed on these
  /// and nothing else.
  public var branch: Branch { row.branchWithListedDays }

  /// The dates that `holidays` lists, in order, each once; those that cannot be trusted are not here.
  public var listedDates: [CivilDate] { row.listedDates }

  /// What `holidays` lists and cannot be trusted, as it is written.
  public var untrustedDates: [String] { row.untrustedDates }

  /// Whether the row has a schedule of this library, so that its list of days is not needed.
  public var hasSchedule: Bool { row.source == .schedule }

  /// How far the branch is from where somebody searched, in kilometers, as a search by place says it.
  public var kilometers: Double? { row.kilometers }
}
