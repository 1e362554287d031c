import MartHolidayKit

/// The page of one branch: its answers and its month, and what the geocoder is to be asked.
struct DetailScreen {
  let branch: Branch
  let summary: BranchSummary
  private(set) var grid: MonthGrid
  var walk: GeocodingWalk

  init(_ branch: Branch, at time: WallTime) {
    self.branch = branch
    summary = BranchSummary(branch, at: time)
    grid = MonthGrid(time.date.yearMonth, of: branch, today: time.date)
    walk = GeocodingWalk(of: branch)
  }

  mutating func showMonth(_ offset: Int) {
    let month = grid.month.adding(months: offset)
    grid = MonthGrid(month, of: branch, today: summary.date)
  }
}
