public import KoreanCalendar
public import MartModels

/// One row of an answer: a branch, and its listed closing days.
///
/// It says what is written and concludes nothing. What a list implies depends on the day of the
/// fetch; `BranchCatalog` concludes it.
public struct CatalogRow: Identifiable, Hashable, Sendable {
  let row: BranchRow

  package init(_ row: BranchRow) { self.row = row }

  /// Makes a row from a branch with its schedule, such as one in your own catalog.
  ///
  /// - Parameter branch: the branch; its schedule is written in addition to the list.
  public init(_ branch: Branch) {
    var row = BranchRow(branch)
    row.source = .schedule
    self.init(row)
  }

  /// Makes a row in the form of the original server, for a test or your own server.
  ///
  /// - Parameters:
  ///   - branch: the branch; its schedule is ignored.
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

  /// The branch with the schedule of the row; if the row only lists days, only those closings are
  /// known.
  public var branch: Branch { row.branchWithListedDays }

  /// The trusted dates in `holidays`, in order, each once.
  public var listedDates: [CivilDate] { row.listedDates }

  /// The untrusted texts in `holidays`, unchanged.
  public var untrustedDates: [String] { row.untrustedDates }

  /// Whether the row has a schedule of this library, so that its list of days is not needed.
  public var hasSchedule: Bool { row.source == .schedule }

  /// The distance of the branch from the place of a search, in kilometers.
  public var kilometers: Double? { row.kilometers }
}
