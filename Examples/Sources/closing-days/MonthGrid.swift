import ExampleSupport
import MartHolidayKit

/// A month as a grid of 28 columns, Sunday first, with the closed days in brackets.
///
/// Today has its own sign before the day; what else is said of the day keeps the one behind it.
struct MonthGrid {
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

    /// A day in its brackets, four columns unless the day is a sample for a legend.
    func cell(_ day: String) -> String { brackets.before + day + brackets.after }
  }

  /// A day as today, whatever else is said of it: `<22>`, or `<22]` on a closing.
  static func today(_ day: String, _ mark: Mark?) -> String {
    "<" + day + (mark?.brackets.after ?? ">")
  }

  static let columns = 28

  let month: YearMonth
  let marks: [Int: Mark]
  /// The day of the month that is today.
  let today: Int?

  init(_ report: BranchReport) {
    month = report.month
    var marks: [Int: Mark] = [:]
    for day in report.unknownDays { marks[day] = .unknown }
    for closing in report.closings { marks[closing.date.day] = Mark(closing.basis.certainty) }
    self.marks = marks
    today = month.contains(report.date) ? report.date.day : nil
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
    let mark = marks[day]
    guard day == today else { return mark.map { style($0.look, $0.cell(number)) } ?? " \(number) " }
    let cell = Self.today(number, mark)
    return mark.map { style($0.look, cell, isReversed: true) } ?? style(.reverse, cell)
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
