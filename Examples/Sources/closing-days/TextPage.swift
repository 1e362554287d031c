import ExampleSupport
import MartHolidayKit

/// The answer for people, in 80 columns.
struct TextPage {
  let date: CivilDate
  let month: YearMonth
  let language: Language
  let style: TerminalStyle

  private static let width = 79
  private static let indent = "  "
  private static let gap = "  "
  /// What is left of the grid.
  private static let textWidth = width - indent.count - gap.count - MonthGrid.columns

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
    let day = language(
      "\(date.year)년 \(date.koreanText(seenFrom: date)) 기준",
      "as of \(date.englishText(seenFrom: date)) \(date.year)")
    let gap = Self.width - Self.indent.count - DisplayWidth.of(title) - DisplayWidth.of(day)
    return [
      "",
      Self.indent + style(.bold, title) + String(repeating: " ", count: max(1, gap)) + day,
      Self.indent + style(.dim, String(repeating: "─", count: Self.width - Self.indent.count)),
      "",
    ]
  }

  private var monthName: String {
    month.year == date.year
      ? language("\(month.month)월", month.englishName)
      : language(month.koreanText, month.englishText)
  }

  private func text(_ date: CivilDate) -> String {
    language(date.koreanText(seenFrom: self.date), date.englishText(seenFrom: self.date))
  }
}

// One branch with its month.
extension TextPage {
  private func card(_ report: BranchReport) -> [String] {
    let left = cardText(report)
    let right = MonthGrid(report).lines(language, style)
    return (0..<max(left.count, right.count)).map { index in
      let text = index < left.count ? left[index] : (plain: "", shown: "")
      guard index < right.count else { return Self.indent + text.shown }
      let missing = max(0, Self.textWidth - DisplayWidth.of(text.plain))
      return Self.indent + text.shown + String(repeating: " ", count: missing) + Self.gap
        + right[index]
    }.map { $0.trimmingTrailingSpaces() }
  }

  /// The lines beside the grid, each without and with its looks.
  private func cardText(_ report: BranchReport) -> [(plain: String, shown: String)] {
    var lines: [(plain: String, shown: String)] = []
    func add(_ plain: String, _ shown: String? = nil) { lines.append((plain, shown ?? plain)) }
    func wrap(_ text: String, _ look: TerminalStyle.Look? = nil) {
      for line in DisplayWidth.wrapped(text, to: Self.textWidth) {
        add(line, look.map { style($0, line) })
      }
    }
    wrap(report.branch.displayName, .bold)
    if let address = report.branch.address { wrap(address, .dim) }
    add("")
    let rows = dayRows(report)
    for (plain, shown) in zip(
      rows.lines(TerminalStyle(isColoured: false), indent: 0), rows.lines(style, indent: 0))
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
    table.add([TextTable.Cell(language("오늘", "Today"), .dim)] + cells(date, report.today))
    if let tomorrow = report.tomorrow {
      table.add(
        [TextTable.Cell(language("내일", "Tomorrow"), .dim)]
          + cells(date.adding(days: 1), tomorrow))
    }
    let label = TextTable.Cell(language("다음 휴무", "Next closing"), .dim)
    switch report.next {
    case .state(let state): table.add([label] + cells(of: state))
    case .closing(let closing):
      table.add([
        label, TextTable.Cell(text(closing.date)), TextTable.Cell(dDay(closing.date), .bold),
        TextTable.Cell(certainty(closing.basis)),
      ])
    case .unknown:
      table.add([label, TextTable.Cell(language("알 수 없음", "not known"), .yellow)])
    case .never:
      table.add([label, TextTable.Cell(language("없음", "never"), .green)])
    }
    return table
  }

  private func cells(_ date: CivilDate, _ status: HolidayStatus) -> [TextTable.Cell] {
    [
      TextTable.Cell(text(date)), word(status),
      TextTable.Cell(status.basis.map(certainty) ?? ""),
    ]
  }

  /// Why the next closing is when it is.
  private func reason(_ report: BranchReport) -> String {
    let explanation = report.explanation
    guard case .unknown(let first, let known) = report.next else {
      return language(explanation.korean, explanation.english)
    }
    let later = known.map {
      language(
        " 확인된 가장 이른 휴무일은 \(text($0.date))입니다.",
        " The earliest known closing is \(text($0.date)).")
    }
    return language(
      "\(first.koreanText(seenFrom: date))부터는 게시된 휴무일도 확인된 정기휴무 규칙도 없습니다.",
      "From \(first.englishText(seenFrom: date)) on nothing is published and no rule is known.")
      + (later ?? "")
  }

  private func unknownDaysText(_ report: BranchReport) -> String? {
    guard !report.unknownDays.isEmpty else { return nil }
    if report.unknownDays == month.allDays {
      return language(
        "\(month.koreanText)의 휴무일은 아직 알 수 없습니다.",
        "Nothing is known yet about \(month.englishText).")
    }
    return language(
      "\(month.month)월 \(report.unknownDays.runsText)일의 휴무 여부는 알 수 없습니다.",
      "Not known in \(month.englishText): \(report.unknownDays.runsText).")
  }
}

// The words for what is known, shared by cards and list.
extension TextPage {
  private func row(_ report: BranchReport) -> [TextTable.Cell] {
    var cells = [
      TextTable.Cell(report.branch.displayName, .bold), word(report.today),
      report.tomorrow.map(word) ?? "",
    ]
    switch report.next {
    case .state(let state):
      let stateCells = self.cells(of: state)
      cells += stateCells.count == 1 ? stateCells + [TextTable.Cell("")] : stateCells.prefix(2)
    case .closing(let closing):
      cells += [
        TextTable.Cell(text(closing.date)), TextTable.Cell(dDay(closing.date), .bold),
      ]
    case .unknown: cells += [TextTable.Cell(language("알 수 없음", "not known"), .yellow), ""]
    case .never: cells += [TextTable.Cell(language("없음", "never"), .green), ""]
    }
    return cells + [TextTable.Cell(daysText(report))]
  }

  /// The closed days of the month in the brackets of the grid.
  private func daysText(_ report: BranchReport) -> String {
    if report.unknownDays == month.allDays { return "?" }
    let marks = report.closings.map { (MonthGrid.Mark($0.basis.certainty), $0.date.day) }
    var texts = [MonthGrid.Mark.confirmed, .projected, .tentative].flatMap { mark in
      DaySet(bits: marks.reduce(0) { $1.0 == mark ? $0 | 1 << UInt32($1.1) : $0 })
        .runs.map { mark.cell($0) }
    }
    if !report.unknownDays.isEmpty { texts.append("?") }
    return texts.joined(separator: " ")
  }

  /// A store that is out of business today has no next closing; one that will be has a first day.
  private func cells(of state: StoreState) -> [TextTable.Cell] {
    guard let first = state.firstClosedDay, first > date else {
      return [TextTable.Cell(language("계속 휴무", "closed every day"), .boldRed)]
    }
    let word =
      if case .closedForGood = state {
        language("폐점", "for good")
      } else {
        language("임시 휴점", "for a time")
      }
    return [TextTable.Cell(text(first)), TextTable.Cell(dDay(first), .bold), TextTable.Cell(word)]
  }

  private func word(_ status: HolidayStatus) -> TextTable.Cell {
    switch status {
    case .closed: TextTable.Cell(language("휴무", "closed"), .boldRed)
    case .open: TextTable.Cell(language("영업", "open"), .green)
    case .unknown: TextTable.Cell(language("모름", "unknown"), .yellow)
    }
  }

  private func certainty(_ basis: HolidayStatus.Basis) -> String {
    switch (basis.source, basis.certainty) {
    case (.published, _): language("매장 게시", "published")
    case (.override, _): language("공지", "announced")
    case (.temporarilyClosed, _): language("임시 휴점", "for now")
    case (.closedForGood, _): language("폐점", "for good")
    case (_, .tentative): language("변경 가능", "tentative")
    default: language("규칙 예상", "projected")
    }
  }

  private func dDay(_ date: CivilDate) -> String {
    let days = self.date.days(until: date)
    return days == 0 ? "D-DAY" : "D-\(days)"
  }

  private func legend(_ reports: [BranchReport], inList: Bool = false) -> [String] {
    var used = Set(reports.flatMap { MonthGrid($0).marks.values })
    if inList { used.remove(.today) }
    let texts = MonthGrid.Mark.allCases.filter(used.contains).map { mark in
      let sample = mark == .unknown ? (inList ? "?" : "22?") : mark.cell("22")
      return style(mark.look, sample) + " " + meaning(mark)
    }
    return texts.isEmpty ? [] : [Self.indent + texts.joined(separator: "  ")]
  }

  private func meaning(_ mark: MonthGrid.Mark) -> String {
    switch mark {
    case .confirmed: language("확정 휴무", "closed")
    case .projected: language("예상 휴무", "projected")
    case .tentative: language("변경 가능", "may change")
    case .unknown: language("모름", "unknown")
    case .today: language("오늘", "today")
    }
  }
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
