import ExampleSupport
import MartHolidayKit

/// A month as a grid of 28 columns, Sunday first, with the closed days in brackets.
struct MonthGrid {
  /// What a bracket around a day says; the legend names those that occur.
  enum Mark: CaseIterable {
    case confirmed, projected, tentative, unknown, today

    /// The two characters around a day.
    var brackets: (before: String, after: String) {
      switch self {
      case .confirmed: ("[", "]")
      case .projected: ("(", ")")
      case .tentative: ("~", "~")
      case .unknown: (" ", "?")
      case .today: ("<", ">")
      }
    }

    var look: TerminalStyle.Look {
      switch self {
      case .confirmed: .boldRed
      case .projected: .red
      case .tentative: .yellow
      case .unknown: .dim
      case .today: .reverse
      }
    }

    init(_ certainty: HolidayStatus.Basis.Certainty) {
      switch certainty {
      case .confirmed: self = .confirmed
      case .projected: self = .projected
      case .tentative: self = .tentative
      }
    }

    /// A day in its brackets, four columns unless the day is a sample for a legend.
    func cell(_ day: String) -> String { brackets.before + day + brackets.after }
  }

  static let columns = 28

  let month: YearMonth
  let marks: [Int: Mark]

  init(_ report: BranchReport) {
    month = report.month
    var marks: [Int: Mark] = [:]
    if month.contains(report.date) { marks[report.date.day] = .today }
    for day in report.unknownDays { marks[day] = .unknown }
    for closing in report.closings { marks[closing.date.day] = Mark(closing.basis.certainty) }
    self.marks = marks
  }

  /// The title, the weekdays and the weeks, each line 28 columns wide or less.
  func lines(_ language: Language, _ style: TerminalStyle) -> [String] {
    let title = month.phrase(in: language, style: .long)
    let space = String(repeating: " ", count: (Self.columns - DisplayWidth.of(title)) / 2)
    var lines = [
      space + style(.bold, title),
      Weekday.allCases.map { weekday in
        // Two columns a day leave no room for the third letter.
        let name = String(weekday.phrase(in: language).prefix(2))
        return " " + (weekday.look.map { style($0, name) } ?? name) + " "
      }.joined(),
    ]
    var line = String(repeating: " ", count: 4 * month.firstDay.weekday.rawValue)
    for day in 1...month.numberOfDays {
      line += cell(day, style)
      let isSaturday = (month.firstDay.weekday.rawValue + day) % 7 == 0
      if isSaturday || day == month.numberOfDays {
        lines.append(line)
        line = ""
      }
    }
    return lines
  }

  private func cell(_ day: Int, _ style: TerminalStyle) -> String {
    let number = DisplayWidth.padded(leading: "\(day)", to: 2)
    guard let mark = marks[day] else { return " \(number) " }
    return style(mark.look, mark.cell(number))
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
