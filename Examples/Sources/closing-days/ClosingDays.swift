import ArgumentParser
import ExampleSupport
import MartHolidayKit

/// The arguments of the program and what it does with them.
struct ClosingDays: ParsableCommand {
  static let configuration = CommandConfiguration.example(
    "closing-days", "마트가 언제 쉬는지 보여 줍니다.", "Shows when marts are closed.",
    details: (
      "인수가 없으면 오늘(한국 날짜)을 기준으로 예시 매장 세 곳을 보여 줍니다.",
      "Without arguments it shows three sample branches for today in Korea."
    ))

  /// This many branches or more get a line each; fewer are shown with their month.
  private static let listedFrom = 5

  @Option(
    help: .text(
      "기준일; 없으면 한국의 오늘.", "The day to ask about; by default today in Korea.",
      valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(help: .text("달력에 보일 달.", "The month of the grid.", valueName: "yyyy-MM"))
  var month: String?

  @Option(
    help: .text(
      "한 마트의 매장만, 예: 코스트코, costco.", "Only the branches of a mart, such as costco or 코스트코."))
  var mart: String?

  @Option(help: .branch)
  var branch: [String] = []

  @Option(help: .catalog)
  var catalog: String?

  @Flag(
    help: .text(
      "JSON으로 출력; 키는 Examples/README.md에 있음.", "Prints JSON; its keys are in Examples/README.md."))
  var json = false

  @Option(
    help: .text(
      "출력을 그릴 SVG 파일.", "A file into which the page is drawn as a picture.", valueName: "file"))
  var svg: String?

  @OptionGroup var languages: LanguageOptions

  func run() throws {
    let date = try KoreaToday.parse(date)
    let month = try parsedMonth() ?? date.yearMonth
    if json, svg != nil { throw ExampleFailure.option("--json", excludes: "--svg") }
    let branches = try chosenBranches()
    let reports = branches.map { BranchReport($0, date: date, month: month) }
    if json {
      let report = JSONReport(date: date, month: month, branches: reports)
      return try StandardOutput.write(report.text() + "\n")
    }
    func lines(_ style: TerminalStyle, _ columns: Int?) -> [String] {
      let page = TextPage(
        date: date, month: month, language: .ofRun, style: style, columns: columns)
      return reports.count < Self.listedFrom ? page.cards(reports) : page.list(reports)
    }
    if let svg {
      let picture = TerminalPicture(lines(TerminalStyle(isColored: true), nil))
      try OutputFile.write(picture.svg(title: "closing-days"), to: svg)
    } else {
      try StandardOutput.show(lines(.standardOutput(), PageWidth.ofRun))
    }
  }

  private func parsedMonth() throws -> YearMonth? {
    guard let text = month else { return nil }
    guard let month = YearMonth(text) else {
      throw ExampleFailure(
        .usage, korean: "달이 아닙니다: \"\(text)\" (예: 2026-12)",
        english: "not a month: \"\(text)\" (for example 2026-12)")
    }
    return month
  }

  private func chosenBranches() throws -> [Branch] {
    let branches = try ExampleCatalog.branches(in: catalog)
    var finder = BranchSearch(branches)
    if let mart { finder = try finder.limited(toMart: mart) }
    if !branch.isEmpty {
      var ids = Set<Int>()
      return try branch.flatMap(finder.branches(named:)).filter { ids.insert($0.id).inserted }
    }
    return mart == nil ? ExampleCatalog.sampleFavorites(in: branches) : finder.branches
  }
}
