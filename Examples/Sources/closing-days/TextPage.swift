import ExampleSupport
import MartHolidayKit

/// The answer for people, in 79 columns or as many as there are, if fewer.
struct TextPage {
  let date: CivilDate
  let month: YearMonth
  let language: Language
  let style: TerminalStyle
  /// The columns of the page.
  let width: Int

  private static let widest = 79
  private static let indent = "  "
  private static let gap = "  "
  /// With fewer columns beside it, the grid stands below its text.
  private static let leastBesideGrid = 34

  init(
    date: CivilDate, month: YearMonth, language: Language, style: TerminalStyle,
    columns: Int? = PageWidth.ofRun
  ) {
    self.date = date
    self.month = month
    self.language = language
    self.style = style
    width = min(columns ?? Self.widest, Self.widest)
  }

  /// The columns for the text beside the grid.
  private var besideGrid: Int {
    width - Self.indent.count - Self.gap.count - MonthDrawing.columns
  }

  private var isNarrow: Bool { besideGrid < Self.leastBesideGrid }

  private var textWidth: Int { isNarrow ? width - Self.indent.count : besideGrid }

  /// Each branch with its month.
  func cards(_ reports: [BranchReport]) -> [String] {
    header() + reports.flatMap { card($0) + [""] } + legend(reports)
  }

  /// One line for each branch.
  func list(_ reports: [BranchReport]) -> [String] {
    var table = TextTable()
    table.add(
      [
        language("매장", "Branch"), language("오늘", "Today"), language("내일", "Tomorrow"),
        language("다음 휴무", "Next closing"), "", monthName,
      ].map { TextTable.Cell($0, .dim) })
    for report in reports { table.add(row(report)) }
    return header() + table.lines(style) + [""] + legend(reports, inList: true)
  }

  private func header() -> [String] {
    let title = language("마트 쉬는 날", "Mart closing days")
    let today = date.phrase(in: language)
    let day = language("\(today) 기준", "as of \(today)")
    let gap = width - Self.indent.count - DisplayWidth.of(title) - DisplayWidth.of(day)
    let heading =
      gap > 0
      ? [Self.indent + style(.bold, title) + String(repeating: " ", count: gap) + day]
      : [Self.indent + style(.bold, title), Self.indent + day]
    let line = String(repeating: "─", count: max(0, width - Self.indent.count))
    return [""] + heading + [Self.indent + style(.dim, line), ""]
  }

  private var monthName: String {
    month.phrase(in: language, style: .long, relativeTo: date)
  }

  private func text(_ date: CivilDate) -> String {
    date.phrase(in: language, relativeTo: self.date)
  }
}

// One branch with its month.
extension TextPage {
  private func card(_ report: BranchReport) -> [String] {
    let left = cardText(report)
    let right = MonthDrawing(report).lines(language, style)
    guard !isNarrow else {
      return (left.map(\.shown) + [""] + right).map { (Self.indent + $0).trimmingTrailingSpaces() }
    }
    return (0..<max(left.count, right.count)).map { index in
      let text = index < left.count ? left[index] : (plain: "", shown: "")
      guard index < right.count else { return Self.indent + text.shown }
      let missing = max(0, textWidth - DisplayWidth.of(text.plain))
      return Self.indent + text.shown + String(repeating: " ", count: missing) + Self.gap
        + right[index]
    }.map { $0.trimmingTrailingSpaces() }
  }

  /// The lines beside the grid, each without and with its looks.
  private func cardText(_ report: BranchReport) -> [(plain: String, shown: String)] {
    var lines: [(plain: String, shown: String)] = []
    func add(_ plain: String, _ shown: String? = nil) { lines.append((plain, shown ?? plain)) }
    func wrap(_ text: String, _ look: TerminalStyle.Look? = nil) {
      for line in DisplayWidth.wrapped(text, to: textWidth) {
        add(line, look.map { style($0, line) })
      }
    }
    wrap(report.summary.displayName(in: language), .bold)
    if let address = report.branch.address { wrap(address, .dim) }
    add("")
    let rows = dayRows(report)
    for (plain, shown) in zip(
      rows.lines(TerminalStyle(isColored: false), indent: 0, width: textWidth),
      rows.lines(style, indent: 0, width: textWidth))
    {
      add(plain, shown)
    }
    add("")
    wrap(reason(report))
    if let unknown = unknownDaysText(report) { wrap(unknown, .dim) }
    return lines
  }

  private func dayRows(_ report: BranchReport) -> TextTable {
    var table = TextTable()
    table.add([TextTable.Cell(language("오늘", "Today"), .dim)] + cells(date, report.summary.today))
    if let tomorrow = report.summary.tomorrow {
      table.add(
        [TextTable.Cell(language("내일", "Tomorrow"), .dim)]
          + cells(date.adding(days: 1), tomorrow))
    }
    let label = TextTable.Cell(language("다음 휴무", "Next closing"), .dim)
    let basis = report.next.closing?.basis.phrase(in: language)
    table.add([label] + nextCells(report.next) + (basis.map { [TextTable.Cell($0)] } ?? []))
    // On a closing day people ask for the next one.
    if let later = report.summary.laterClosing {
      let basis = later.closing?.basis.phrase(in: language)
      table.add(
        [TextTable.Cell(language("그다음", "Then"), .dim)] + nextCells(later)
          + (basis.map { [TextTable.Cell($0)] } ?? []))
    }
    return table
  }

  private func cells(_ date: CivilDate, _ status: HolidayStatus) -> [TextTable.Cell] {
    [
      TextTable.Cell(text(date)), word(status),
      TextTable.Cell(status.basis?.phrase(in: language) ?? ""),
    ]
  }

  /// Why the next closing is when it is.
  private func reason(_ report: BranchReport) -> String {
    guard case .unknown = report.next else { return report.explanation.phrase(in: language) }
    return report.next.phrase(in: language, style: .long, relativeTo: date)
  }

  private func unknownDaysText(_ report: BranchReport) -> String? {
    guard !report.unknownDays.isEmpty else { return nil }
    let name = month.phrase(in: language, style: .long)
    if report.unknownDays == month.allDays {
      return language("\(name)의 휴무일은 아직 알 수 없습니다.", "Nothing is known yet about \(name).")
    }
    let days = report.unknownDays.phrase(in: language)
    return language("\(name) \(days)의 휴무 여부는 알 수 없습니다.", "Not known in \(name): \(days).")
  }
}

// The words for what is known, shared by cards and list.
extension TextPage {
  private func row(_ report: BranchReport) -> [TextTable.Cell] {
    let summary = report.summary
    return [
      TextTable.Cell(summary.displayName(in: language), .bold), word(summary.today),
      summary.tomorrow.map(word) ?? "",
    ] + nextCells(summary.laterClosing ?? report.next) + [TextTable.Cell(daysText(report))]
  }

  /// The next closing and how far away it is.
  private func nextCells(_ next: NextClosing) -> [TextTable.Cell] {
    let look: TerminalStyle.Look? =
      switch next {
      case .closing: nil
      case .state: .boldRed
      case .unknown: .yellow
      case .never: .green
      }
    return [
      TextTable.Cell(next.phrase(in: language, relativeTo: date), look),
      TextTable.Cell(next.countdownPhrase(in: language, relativeTo: date) ?? "", .bold),
    ]
  }

  /// The closed days of the month in the brackets of the grid.
  private func daysText(_ report: BranchReport) -> String {
    if report.unknownDays == month.allDays { return "?" }
    let marks = report.closings.map { (MonthDrawing.Mark($0.basis.certainty), $0.date.day) }
    var texts = [MonthDrawing.Mark.confirmed, .projected, .tentative].flatMap { mark in
      DaySet(bits: marks.reduce(0) { $1.0 == mark ? $0 | 1 << UInt32($1.1) : $0 })
        .dayRuns.map { mark.cell($0) }
    }
    if !report.unknownDays.isEmpty { texts.append("?") }
    return texts.joined(separator: " ")
  }

  private func word(_ status: HolidayStatus) -> TextTable.Cell {
    let look: TerminalStyle.Look =
      switch status {
      case .closed: .boldRed
      case .open: .green
      case .unknown: .yellow
      }
    return TextTable.Cell(status.phrase(in: language), look)
  }

  private func legend(_ reports: [BranchReport], inList: Bool = false) -> [String] {
    let grids = reports.map(MonthDrawing.init)
    let used = Set(grids.flatMap(\.marks))
    var texts = MonthDrawing.Mark.allCases.filter(used.contains).map { mark in
      let sample = mark == .unknown ? (inList ? "?" : "22?") : mark.cell("22")
      return style(mark.look, sample) + " " + meaning(mark)
    }
    if !inList {
      // A sample of today for each mark, or none, that it has in one of the grids.
      let marks = Set(grids.compactMap(\.markOfToday))
      let ways = ([nil] + MonthDrawing.Mark.allCases).filter(marks.contains)
      texts += ways.map { mark in
        let sample = MonthDrawing.today("22", mark)
        return (mark.map { style($0.look, sample, isReversed: true) } ?? style(.reverse, sample))
          + " " + language("오늘", "today") + (mark.map { ", " + meaning($0) } ?? "")
      }
    }
    return FoldedLine.joined(texts, gap: Self.gap, width: width - Self.indent.count)
      .map { Self.indent + $0 }
  }

  private func meaning(_ mark: MonthDrawing.Mark) -> String {
    switch mark {
    case .confirmed: language("확정 휴무", "closed")
    case .projected: language("예상 휴무", "projected")
    case .tentative: language("변경 가능", "may change")
    case .unknown: language("모름", "unknown")
    }
  }
}

extension DaySet {
  /// The days with consecutive ones joined, `["1–23", "30"]`, for the brackets of the list.
  fileprivate var dayRuns: [String] {
    isEmpty ? [] : phrase(in: .english).split(separator: ", ").map(String.init)
  }
}
