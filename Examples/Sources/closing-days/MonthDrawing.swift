import ExampleSupport
import MartHolidayKit

/// A month grid in 28 columns, with the closed days in brackets.
///
/// Today has a sign of its own before the day; the sign after it still says what the day is.
struct MonthDrawing {
  /// What a bracket around a day says; the legend names those that occur.
  enum Mark: CaseIterable {
    case confirmed, projected, tentative, unknown

    /// The two characters around a day.
    var brackets: (before: String, after: String) {
      switch self {
      case .confirmed: ("[", "]")
      case .projected: ("(", ")")
      case .tentative: ("~", "~")
      case .unknown: (" ", "?")
      }
    }

    var look: TerminalStyle.Look {
      switch self {
      case .confirmed: .boldRed
      case .projected: .red
      case .tentative: .yellow
      case .unknown: .dim
      }
    }

    init(_ certainty: HolidayStatus.Basis.Certainty) {
      switch certainty {
      case .confirmed: self = .confirmed
      case .projected: self = .projected
      case .tentative: self = .tentative
      }
    }

    /// What is said of a day, or `nil` for an open one.
    init?(_ status: HolidayStatus) {
      switch status {
      case .closed(let basis): self.init(basis.certainty)
      case .unknown: self = .unknown
      case .open: return nil
      }
    }

    /// A day or a run of days in its brackets; four columns for a day padded to two.
    func cell(_ day: String) -> String { brackets.before + day + brackets.after }
  }

  /// A day as today, whatever else is said of it: `<22>`, or `<22]` on a closing.
  static func today(_ day: String, _ mark: Mark?) -> String {
    "<" + day + (mark?.brackets.after ?? ">")
  }

  static let columns = 28

  let grid: MonthGrid

  init(_ report: BranchReport) { grid = report.grid }

  /// The marks that occur.
  var marks: [Mark] { grid.days.compactMap { Mark($0.status) } }

  /// The mark of today, if it is in the month; an open day has none, which is the inner `nil`.
  var markOfToday: Mark?? { grid.days.first { $0.isToday }.map { Mark($0.status) } }

  /// The title, the weekdays and the weeks, each line 28 columns wide or less.
  func lines(_ language: Language, _ style: TerminalStyle) -> [String] {
    let title = grid.title(in: language)
    let space = String(repeating: " ", count: (Self.columns - DisplayWidth.of(title)) / 2)
    let weekdays = grid.weekdays.map { weekday in
      // Two columns a day leave no room for the third letter.
      let name = String(weekday.phrase(in: language).prefix(2))
      return " " + (weekday.look.map { style($0, name) } ?? name) + " "
    }
    // Days of the months before and after are left out.
    let weeks = grid.weeks.map { week in
      let missing = week.prefix { !$0.isInMonth }.count
      return String(repeating: " ", count: 4 * missing)
        + week.filter(\.isInMonth).map { cell($0, style) }.joined()
    }
    return [space + style(.bold, title), weekdays.joined()] + weeks
  }

  private func cell(_ cell: MonthGrid.Cell, _ style: TerminalStyle) -> String {
    let number = DisplayWidth.padded(leading: "\(cell.day)", to: 2)
    let mark = Mark(cell.status)
    guard cell.isToday else { return mark.map { style($0.look, $0.cell(number)) } ?? " \(number) " }
    let text = Self.today(number, mark)
    return mark.map { style($0.look, text, isReversed: true) } ?? style(.reverse, text)
  }
}

extension Weekday {
  fileprivate var look: TerminalStyle.Look? {
    switch self {
    case .sunday: .red
    case .saturday: .blue
    default: nil
    }
  }
}
