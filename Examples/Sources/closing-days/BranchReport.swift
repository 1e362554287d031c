import MartHolidayKit

/// What the program says about one branch, before it is put into a language.
struct BranchReport {
  let branch: Branch
  /// What the library says in a row of a list.
  let summary: BranchSummary
  /// The month as it is drawn.
  let grid: MonthGrid

  init(_ branch: Branch, date: CivilDate, month: YearMonth) {
    self.branch = branch
    summary = BranchSummary(branch, on: date)
    grid = MonthGrid(month, of: branch, today: date)
  }

  var month: YearMonth { grid.month }

  /// Every day of the month on which the branch is closed, also while it is out of business.
  var closings: [Closing] {
    grid.days.compactMap { cell in
      guard case .closed(let basis) = cell.status else { return nil }
      return Closing(date: cell.date, basis: basis)
    }
  }

  /// The days of the month for which nothing is known.
  var unknownDays: DaySet {
    month.allDays.subtracting(branch.schedule.daysKnown(in: month).known)
  }

  var date: CivilDate { summary.date }
  var next: NextClosing { summary.nextClosing }

  /// Why the next closing is when it is, or why nobody can tell.
  var explanation: HolidayExplanation {
    switch next {
    case .closing(let closing): branch.schedule.explanation(on: closing.date)
    case .unknown(let first, _): branch.schedule.explanation(on: first)
    case .state(let state):
      branch.schedule.explanation(on: max(state.firstClosedDay ?? date, date))
    case .never: branch.schedule.explanation(on: date)
    }
  }
}
