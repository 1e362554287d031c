import MartHolidayKit

/// What the program has to say about one branch, in no language yet.
struct BranchReport {
  let branch: Branch
  /// What the library says in a row of a list.
  let summary: BranchSummary
  let month: YearMonth
  /// The known closings of the month.
  let closings: [Closing]
  /// The days of the month for which nothing is known.
  let unknownDays: DaySet

  init(_ branch: Branch, date: CivilDate, month: YearMonth) {
    let schedule = branch.schedule
    self.branch = branch
    self.month = month
    summary = BranchSummary(branch, on: date)
    // The grid marks every day on which the door is shut, also those of a closed store.
    closings = schedule.daysKnown(in: month).closed.compactMap { day in
      guard let date = month.date(day: day), let basis = schedule.status(on: date).basis else {
        return nil
      }
      return Closing(date: date, basis: basis)
    }
    unknownDays = month.allDays.subtracting(schedule.daysKnown(in: month).known)
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
