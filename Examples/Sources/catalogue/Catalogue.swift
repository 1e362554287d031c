import ArgumentParser
import ExampleSupport
import MartHolidayKit

/// The arguments of the program and what it does with them.
struct Catalogue: ParsableCommand {
  static let configuration = CommandConfiguration.example(
    "catalogue", "서버가 답한 매장 목록을 읽습니다.", "Reads what a server answered about its stores.",
    details: (
      "읽지 못한 값과, 받은 날을 기준으로 알 수 있는 휴무일을 보여 줍니다.",
      "Shows what could not be read, and what is known about closing days as of the fetch."
    ))

  @Argument(
    help: .text("매장 목록 파일, 표준 입력은 -.", "The answer; - is standard input.", valueName: "file"))
  var file: String?

  @Option(
    help: .text(
      "목록을 받은 날; 없으면 한국의 오늘.", "The day of the fetch; by default today in Korea.",
      valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(
    help: .text("비교할 이전 목록.", "An older answer to compare with.", valueName: "file"))
  var compare: String?

  @Flag(help: .text("포함된 매장 목록을 읽음.", "Reads the stores that come with the examples."))
  var bundled = false

  @OptionGroup var languages: LanguageOptions

  func run() throws {
    let date = try KoreaToday.parse(date)
    let response = try chosenResponse()
    let older = try compare.map(ExampleCatalog.response)
    let page = CataloguePage(
      date: date, language: .ofRun, style: .standardOutput())
    let catalog = BranchCatalog(response, asOf: date)
    var output = StandardOutput()
    for line in page.reading(response) { try output.print(line) }
    for line in page.conclusions(catalog) { try output.print(line) }
    if let older {
      let diff = CatalogDiff(from: BranchCatalog(older, asOf: date), to: catalog)
      for line in page.difference(diff) { try output.print(line) }
    }
    try output.flush()
  }

  private func chosenResponse() throws -> CatalogResponse {
    switch (file, bundled) {
    case (let file?, false):
      if file == "-", compare == "-" {
        throw ExampleFailure(
          .usage, korean: "표준 입력은 한 번만 읽을 수 있습니다.", english: "standard input can be read only once")
      }
      return try ExampleCatalog.response(file)
    case (nil, true): return CatalogResponse(try ExampleCatalog.bundled().map { CatalogRow($0) })
    case (nil, false):
      throw ExampleFailure(
        .usage, korean: "파일 이름, - 또는 --bundled가 필요합니다.",
        english: "a file, - or --bundled is needed")
    case (_?, true):
      throw ExampleFailure(
        .usage, korean: "파일과 --bundled는 함께 쓸 수 없습니다.",
        english: "a file and --bundled cannot be used together")
    }
  }
}
