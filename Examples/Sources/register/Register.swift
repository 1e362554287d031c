import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayFoundation
import MartHolidayKit

/// The arguments of the program and what it does with them.
struct Register: ParsableCommand {
  static let configuration = CommandConfiguration.example(
    "register", "전국 대규모점포 인허가 자료에서 마트를 읽습니다.",
    "Reads the marts of the open register of large stores.",
    details: (
      """
      data.go.kr 15154948의 파일(CP949나 UTF-8)이나 API 응답(JSON) 여러 쪽을 읽어 마트별 매장 수와 지자체 의무휴업일을 보이고,
      다른 프로그램의 --catalog가 읽는 매장 목록을 씁니다.
      """,
      """
      Reads the file of data.go.kr 15154948 (CP949 or UTF-8) or pages of its API (JSON), shows how many stores each mart
      has and what their municipalities designate, and writes a catalogue that the other programs read.
      """
    ))

  @Argument(
    help: .text(
      "내려받은 파일이나 API 응답, 표준 입력은 -.", "The downloaded file or pages; - is standard input.",
      valueName: "file"))
  var files: [String] = []

  @Option(
    help: .text(
      "오늘로 볼 날; 없으면 한국의 오늘.", "The day that counts as today; by default today in Korea.",
      valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(
    help: .text(
      "이 날부터 폐업한 매장을 보임.", "Shows stores that have closed for good since.", valueName: "yyyy-MM-dd")
  )
  var endedSince: String?

  @Option(help: .text("비교할 이전 자료.", "An older register to compare with.", valueName: "file"))
  var compare: String?

  @Option(help: .text("매장 목록을 쓸 파일.", "The file for the stores, a catalog.", valueName: "file"))
  var write: String?

  @Option(
    help: .text(
      "영업 중인 매장만 담은 작은 자료를 쓸 파일.", "Writes a smaller register of the open stores.",
      valueName: "file"))
  var excerpt: String?

  @Flag(help: .text("문제를 모두 보임.", "Shows all issues."))
  var receipt = false

  @OptionGroup var languages: LanguageOptions

  func run() throws {
    let today = try KoreaToday.parse(date)
    let since = try endedSince.map { try KoreaToday.parse($0) }
    guard !files.isEmpty else {
      throw ExampleFailure(.usage, korean: "파일 이름이나 -가 필요합니다.", english: "a file or - is needed")
    }
    let register = try Self.register(files)
    let older = try compare.map { try Self.register([$0]) }
    let catalog = BranchCatalog(register: register, asOf: today)
    let page = RegisterPageText(language: .ofRun, style: .standardOutput(), today: today)
    if let write { try Self.write(catalog, endedSince: since, to: write) }
    if let excerpt { try OutputFile.write(Excerpt(register: register).text, to: excerpt) }
    var output = StandardOutput()
    for line in page.summary(register, catalog) { try output.print(line) }
    if receipt { for line in page.issues(of: register) { try output.print(line) } }
    if let since { for line in page.ended(register, since: since) { try output.print(line) } }
    if let older {
      for line in page.difference(RegisterDiff(from: older, to: register)) {
        try output.print(line)
      }
    }
    try output.flush()
  }

  /// The register of one downloaded file, or of several pages of the API.
  private static func register(_ paths: [String]) throws -> StoreRegister {
    var reader = StoreRegister.Reader()
    for path in paths {
      let file = InputFile(path, korean: "대규모점포 자료", english: "register")
      let bytes = try file.bytes()
      if bytes.first(where: { $0 > 0x20 }) == 0x7B {
        do {
          reader.read(try JSONDecoder().decode(RegisterPage.self, from: Data(bytes)))
        } catch let failure as FetchFailure {
          throw file.malformed { failure.phrase(in: $0) + " (\(failure))" }
        } catch {
          throw file.malformed { $0("API 응답이 아닙니다", "it is no page of the API") }
        }
        continue
      }
      guard paths.count == 1 else {
        throw ExampleFailure(
          .usage, korean: "파일은 하나만, API 응답은 여러 쪽을 읽습니다: \(path)",
          english: "one file is read, or several pages of the API: \(path)")
      }
      do throws(RegisterError) {
        return try StoreRegister(download: Data(bytes))
      } catch {
        throw file.malformed { error.phrase(in: $0) }
      }
    }
    return try reader.finished()
  }

  /// Writes the stores for `--catalog`; of those that have ended, only the ones since a day.
  private static func write(
    _ catalog: BranchCatalog, endedSince since: CivilDate?, to path: String
  ) throws {
    let rows = catalog.branches.filter { branch in
      guard let end = branch.schedule.closedForGoodFrom else { return true }
      return since.map { end >= $0 } ?? false
    }.map { CatalogRow($0) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(CatalogResponse(rows))
    try OutputFile.write(String(decoding: data, as: UTF8.self) + "\n", to: path)
  }
}
