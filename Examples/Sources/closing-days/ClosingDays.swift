import ArgumentParser
import ExampleSupport
import MartHolidayKit

/// The arguments of the program and what it does with them.
struct ClosingDays: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "closing-days",
    abstract: "마트가 언제 쉬는지 보여 줍니다. Shows when marts are closed.",
    discussion: """
      인수가 없으면 오늘(한국 날짜)을 기준으로 예시 매장 세 곳을 보여 줍니다.
      Without arguments it shows three sample branches for today in Korea.
      """)

  /// From this number of branches on they are listed instead of shown with their month.
  private static let listedFrom = 5

  @Option(
    help: ArgumentHelp("기준일. The day to ask about; today in Korea.", valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(help: ArgumentHelp("달력에 보일 달. The month of the grid.", valueName: "yyyy-MM"))
  var month: String?

  @Option(help: "한 마트의 매장만. Only the branches of a mart, such as costco or 코스트코.")
  var mart: String?

  @Option(help: "매장 이름; 여러 번 쓸 수 있음. The name of a branch; may be repeated.")
  var branch: [String] = []

  @Option(help: "매장 목록 파일. A file with the branches to use.")
  var catalog: String?

  @Flag(help: "JSON으로 출력. Prints JSON; its keys are in Examples/README.md.")
  var json = false

  @Flag(help: "영어로 출력. Prints in English.")
  var english = false

  func run() throws {
    let date = try KoreaToday.parse(date)
    let month = try parsedMonth() ?? date.yearMonth
    let branches = try chosenBranches()
    let reports = branches.map { BranchReport($0, date: date, month: month) }
    if json {
      print(try JSONReport(date: date, month: month, branches: reports).text())
      return
    }
    let style = TerminalStyle.standardOutput()
    let page = TextPage(
      date: date, month: month, language: english ? .english : .korean, style: style)
    let lines =
      reports.count < Self.listedFrom ? page.cards(reports) : page.list(reports)
    print(lines.joined(separator: "\n"))
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
    let branches = try catalog.map(ExampleCatalog.load) ?? ExampleCatalog.bundled()
    guard !branches.isEmpty else {
      throw ExampleFailure(
        .badData, korean: "매장 목록이 비어 있습니다.", english: "the catalogue has no branches")
    }
    var finder = BranchSearch(branches)
    if let mart { finder = try finder.limited(toMart: mart) }
    if !branch.isEmpty {
      var ids = Set<Int>()
      return try branch.flatMap(finder.branches(named:)).filter { ids.insert($0.id).inserted }
    }
    return mart == nil ? ExampleCatalog.sampleFavorites(in: branches) : finder.branches
  }
}
